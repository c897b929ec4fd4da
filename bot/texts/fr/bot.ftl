# Ce que dit la maison elle-même : salon, table, horloge et petits détours.

# Le salon
bot-lobby-head = { $game } · { $seats } · { $speed } · { $language }
bot-lobby-host = hôte
bot-lobby-free = { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
bot-lobby-closed = ✉ { $names } : un appui sur « Jouer » ouvre notre conversation privée, sinon je ne peux rien y demander.
bot-lobby-pledge = Dés équitables : { $pledge }… (le secret est dévoilé à la fin)
bot-lobby-expired = { $game } : personne n’a commencé ; au bout de 24 heures, la table a été débarrassée.
bot-lobby-stopped = { $game } : la table a été débarrassée.
bot-opened = La table est mise.
bot-joined = Tu as une place. Ravi de t’avoir avec nous !
bot-joined-soon = Dès que ça commence, je te pose mes questions ici.
bot-left = Ta place est libre. À bientôt !
bot-begun = C’est parti !
bot-robot-added = Un ordinateur s’installe.
bot-robot-removed = L’ordinateur se relève.
bot-kicked = { $name } n’est plus à la table.
bot-handed-over = { $name } mène maintenant la table.
bot-open-private = Ouvre notre conversation privée, pour que je puisse t’envoyer tes questions.
bot-open-answer = Ouvre notre conversation privée : je t’y réponds.
bot-sent-private = Je t’ai écrit en privé.

# À la table
bot-fair-start = Dés équitables : { $commitment }…
bot-fair-end = Dés équitables : graine { $seed }…, secret { $secret }… L’enregistrement le prouve.
bot-turn-of = À { $who } de jouer : { $question }
bot-turn = À { $who } de jouer.
bot-thinking = { $count ->
        [one] Réfléchit encore : { $who }.
       *[other] Réfléchissent encore : { $who }.
    }
bot-until = Délai : { $when }.
bot-tomorrow = demain { $time }
bot-paused = Pause : les horloges sont arrêtées.
bot-resumed = On continue, les horloges tournent de nouveau.
bot-stopped = La table est fermée.
bot-stopped-table = La table a été fermée avant la fin.
bot-kept-warm = { $count ->
        [one] La place de { $names } est gardée au chaud.
       *[other] Les places de { $names } sont gardées au chaud.
    }
bot-told-clock = { $name } n’a pas choisi à temps et joue la prudence.
bot-helped = La doublure a joué par moments pour { $names } : cela ne compte pas comme une victoire personnelle.
bot-told-standin = { $name } n’a pas choisi à temps ; la doublure prend le relais.
bot-cannot-write = { $who }, je ne peux pas t’écrire en privé. Appuie ici sur « Décider », ou ouvre notre conversation privée.
bot-was-away = J’ai été absent { $hours ->
        [0] { $minutes ->
            [one] une minute
           *[other] { $minutes } minutes
        }
       *[other] { $hours } h { $minutes } min
    } ; toutes les échéances ont été décalées d’autant.
bot-place-shut = Je n’ai plus le droit d’écrire dans « { $title } », alors la partie continue ici. Dès que je le pourrai à nouveau, elle y retournera.
bot-place-gone = Je n’ai plus accès à « { $title } », la table y est donc fermée. Son enregistrement est conservé.

# La question privée
bot-header = « { $title } » · { $game }
bot-so-far = Jusqu’ici : { $answers }
bot-noted = C’est noté : { $answers }
bot-changeable = Tu peux changer d’avis jusqu’à ce que tout le monde ait choisi.
bot-chosen = C’est passé. Tu as déjà choisi.
bot-hand = Ta main à « { $title } » :
bot-hand-open = Rien que les autres ne voient aussi ; « board » montre tout.
bot-hint = Un ordinateur ferait ceci : { $answers }
bot-not-you = { $count ->
        [one] C’est au tour de { $names }.
       *[other] C’est au tour de { $names }.
    }
bot-welcome-back = Te revoilà, tu joues de nouveau toi-même.
bot-never-away = Mais tu es là ! La place est à toi.
bot-reminder = On t’attend :
bot-reminder-several = On t’attend à { $count } tables :
bot-reminder-line = « { $title } » · { $game } : avant { $when }
bot-digest = Ton aperçu du jour :

# Regarder
bot-tables = { $count ->
        [one] Tu es assis à une table :
       *[other] Tu es assis à { $count } tables :
    }
bot-tables-lobby = « { $title } » · { $game } : pas encore commencé
bot-tables-paused = « { $title } » · { $game } : pause
bot-tables-you = « { $title } » · { $game } : à toi, avant { $when }
bot-tables-others = « { $title } » · { $game } : { $names }, avant { $when }
bot-tables-quiet = « { $title } » · { $game } : les ordinateurs jouent
bot-no-tables = Tu n’es assis à aucune table pour l’instant.
bot-moment = Coup { $index } sur { $count }
bot-replay = Toute la partie, { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
bot-record = L’enregistrement de la partie. « schafstall verify » le recalcule entièrement.
bot-rules-head = { $game } : règles, page { $page } sur { $pages }
bot-which-game = Quel jeu ?
bot-which-level = De quelle force doit être l’ordinateur ?
bot-which-seat = De qui s’agit-il ?
bot-which-table = À quelle table ?
bot-leave-sure = Te lever en pleine partie ? Quelqu’un d’autre prendra ta place.
bot-stop-sure = Vraiment fermer la table ? La partie s’arrête sans résultat.
bot-options = Que veux-tu régler ? Chaque appui passe à la valeur suivante.
bot-setting = { $name } : { $value }
bot-trouble = Quelque chose m’a échappé. Essaie encore une fois, s’il te plaît.
bot-hello =
    Salut ! Je suis le Schafstall : quatre jeux de moutons pour votre groupe, à jouer au fil de la journée.
    Ajoute-moi à un groupe et écris-y « /schubsen start ». Ce qui est secret, je te le demande ici.
    /games montre tes tables, /settings langue, fuseau et heures calmes, /help tout le reste.
bot-help = Quatre jeux de moutons pour ton groupe : « { $start } » met une table, « { $join } » te donne une place, « { $begin } » commence. Les coups secrets se jouent en privé. Voici les mots que je connais :

# Réglages
bot-set-speed = Rythme : { $value }
bot-set-language = Langue : { $value }
bot-set-absence = Les absents : { $value }
bot-set-theme = Images : { $value }
bot-set-hints = Conseils : { $value }
bot-value-live = vif (10 min)
bot-value-day = à la journée (24 h)
bot-value-relaxed = tranquille (72 h)
bot-value-de = allemand
bot-value-en = anglais
bot-value-fr = français
bot-value-fallback = jouent la prudence
bot-value-standin = ont une doublure
bot-value-light = claires
bot-value-dark = sombres
bot-value-yes = oui
bot-value-no = non
bot-settings-person = Ta langue : { $language }. Fuseau horaire : { $zone }. Heures calmes : { $quiet }. Aperçu du jour : { $digest }.
bot-settings-place = Ici : { $language }, { $speed }, nouvelles tables { $closed ->
        [yes] pas admises
       *[no] admises
    }. Fuseau horaire : { $zone }. Heures calmes : { $quiet }.
bot-settings-how = Change-les par exemple avec « settings quiet 22-7 », « settings digest 8 » ou « settings zone Europe/Paris ».
bot-settings-how-here = Pour ce lieu, si tu l’administres : « settings speed day », « settings here fr », « settings tables off », « settings quiet 22-7 here », « settings zone Europe/Paris here ».

# Boutons
bot-button-digest-on = Aperçu chaque jour à 8 h
bot-button-digest-off = Plus d’aperçu du jour
bot-button-join = Jouer
bot-button-leave = Partir
bot-button-robot = + Ordinateur
bot-button-options = Options
bot-button-rules = Règles
bot-button-begin = Commencer
bot-button-decide = Décider
bot-button-board = Plateau
bot-button-back = Je suis là
bot-button-done = Terminé
bot-button-change = Changer
bot-button-table = À la table
bot-button-replay = Revoir
bot-button-record = Enregistrement
bot-button-again = Rejouer
bot-button-leave-sure = Oui, partir
bot-button-stop-sure = Oui, fermer
bot-button-level-easy = facile
bot-button-level-medium = moyen
bot-button-level-hard = difficile

# Commandes en une phrase
bot-command-start = met une table, par exemple « start wolle day easy »
bot-command-join = te donne une place
bot-command-leave = libère ta place
bot-command-begin = commence la partie
bot-command-board = montre le plateau
bot-command-hand = te montre ce que tu as en main
bot-command-move = joue, par exemple « move 085 » ou « move a3 b4 »
bot-command-status = dit qui doit jouer et jusqu’à quand
bot-command-rules = explique les règles
bot-command-games = liste tes tables
bot-command-settings = langue, fuseau horaire, heures calmes
bot-command-options = change la façon de jouer à la table
bot-command-robot = installe un ordinateur
bot-command-unrobot = renvoie un ordinateur
bot-command-kick = libère la place de quelqu’un
bot-command-host = passe la main à quelqu’un
bot-command-pause = arrête les horloges
bot-command-resume = relance les horloges
bot-command-back = te rend ta place
bot-command-stop = ferme la table
bot-command-replay = montre de nouveau une partie terminée
bot-command-record = te donne l’enregistrement
bot-command-again = remet la même table
bot-command-hint = te dit ce que ferait un ordinateur
bot-command-help = montre cette aide

# Détours, avec gentillesse
bot-refusal-malformed = Ce bouton n’est pas à moi.
bot-refusal-stale = C’est passé. Voici ce qui est demandé maintenant :
bot-refusal-not_seated = Tu n’as pas de place à cette table. Tu peux regarder volontiers.
bot-refusal-ended = Cette partie est terminée.
bot-refusal-paused = La table fait une pause.
bot-refusal-busy = Vous étiez deux en même temps. Essaie encore une fois, s’il te plaît.
bot-refusal-no_table = Il n’y a pas encore de table ici : il faut d’abord en mettre une.
bot-refusal-not_begun = La partie n’a pas encore commencé.
bot-refusal-not_over = Il faut attendre la fin de la partie.
bot-refusal-not_playing = Aucune partie n’est en cours ici.
bot-refusal-not_paused = Il n’y a pas de pause ici.
bot-refusal-begun = La partie est déjà en cours.
bot-refusal-table_here = Il y a déjà une table ici ; un lieu n’en a qu’une à la fois.
bot-refusal-already_seated = Tu as déjà une place.
bot-refusal-full = Toutes les places sont prises.
bot-refusal-too_few = { $missing ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
    } Ou ajoute un ordinateur.
bot-refusal-too_many = Avec ces options, il n’y a de place que pour { $most }.
bot-refusal-too_many_tables = Tu mènes déjà { $most } tables ; cela suffit pour l’instant.
bot-refusal-host_only = Seul qui mène la table peut le faire : { $host }.
bot-refusal-admin_only = Seuls les admins de ce lieu peuvent le faire.
bot-refusal-only_in_places = Cela ne marche que dans un groupe ou un salon.
bot-refusal-place_closed = Les nouvelles tables ne sont pas souhaitées ici.
bot-refusal-no_thread = Je ne peux pas ouvrir de fil ici.
bot-refusal-no_such_option = Il n’y a pas de « { $word } » ici.
bot-refusal-no_such_level = Je ne connais pas « { $word } » : easy, medium ou hard.
bot-refusal-no_such_seat = Je ne trouve pas cette place.
bot-refusal-no_such_setting = Je ne comprends pas « { $word } ». « settings » tout court montre ce qui est possible.
bot-refusal-no_robot = Aucun ordinateur n’est assis ici.
bot-refusal-no_hints = Il n’y a pas de conseils à cette table.
bot-refusal-no_question = Personne ne t’attend pour l’instant.
bot-refusal-unknown_word = Je ne connais pas « { $word } ». Voulais-tu dire « { $near } » ?
