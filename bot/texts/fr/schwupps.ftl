schwupps-name = Schwupps oder Schubs
schwupps-tagline = Cent cases, six symboles, un seul but : filer devant ou repousser les autres.

# Ce qui se passe.
schwupps-event-Began = Tous les moutons sont au départ, chaque main compte { $cards } cartes. { $first } commence, et il faut tomber pile sur { $goal }.
schwupps-event-SetAside = Trois cartes quittent le jeu : { $numbers }.
schwupps-event-Dealt = Tes cartes : { $cards }. Tout le monde voit les nombres, les symboles restent ton secret.
schwupps-event-Schwuppsed = Schwupps ! { $seat } bondit { $number ->
    [one] d’une case
   *[other] de { $number } cases
}, { $origin ->
    [0] du départ
   *[other] de { $origin }
} à { $target }.
schwupps-event-Schubsed = Schubs ! { $seat } pose { $cards } et fait reculer { $rivals } de { $total }, de { $origin } { $target ->
    [0] jusqu’au départ
   *[other] à { $target }
}.
schwupps-event-Followed = { $seat } avance de { $total }, { $origin ->
    [0] du départ
   *[other] de { $origin }
} à { $target }.
schwupps-event-Stayed = { $seat } reste sur { $square } : { $steps }, c’est trop pour { $goal }.
schwupps-event-Displaced = { $owners } { $owners_count ->
    [one] fait
   *[other] font
} de la place et { $owners_count ->
    [one] glisse
   *[other] glissent
} en arrière { $target ->
    [0] au départ
   *[other] sur { $target }
}.
schwupps-event-Drew = { $seat } pioche { $numbers }. Cartes dans la pioche : { $left }.
schwupps-event-Peeked = Tu as pioché { $cards }.
schwupps-event-PileEmptied = La pioche est vide : fin de partie ! Désormais, qui est dernier à la fin de son tour est éliminé.
schwupps-event-Passed = { $seat } n’a plus de carte et passe.
schwupps-event-Eliminated = { $seats } { $seats_count ->
    [one] ferme
   *[other] ferment
} la marche { $square ->
    [0] au départ
   *[other] sur { $square }
} et { $seats_count ->
    [one] rentre
   *[other] rentrent
} à la bergerie.
schwupps-event-GoalReached = { $seats } { $seats_count ->
    [one] tombe
   *[other] tombent
} pile sur { $goal } !
schwupps-event-Remained = Encore sur le pré : { $seats }. Tous les autres sont à la bergerie.

# Ce qu’on demande.
schwupps-ask-play = { $pieces ->
    [1] { $rear ->
        [0] Tu es au départ.
       *[other] Tu es sur { $rear }.
    }
   *[other] { $front ->
        [0] Tes moutons sont au départ.
       *[other] { $rear ->
            [0] Tes moutons sont au départ et sur { $front }.
           *[other] Tes moutons sont sur { $rear } et { $front }.
        }
    }
} { $endgame ->
    [yes] { $last ->
        [yes] Fin de partie, et tu fermes la marche : c’est maintenant ou jamais !
       *[no] Fin de partie : ne te laisse pas distancer.
    }
   *[no] Il faut tomber pile sur { $goal }.
} Schwupps ou Schubs ?
schwupps-ask-more = Bien poussé ! { $pieces ->
    [1] Te voilà sur { $rear }.
   *[other] { $rear ->
        [0] Tes moutons sont au départ et sur { $front }.
       *[other] Tes moutons sont sur { $rear } et { $front }.
    }
} { $endgame ->
    [yes] { $last ->
        [yes] Tu fermes encore la marche : ce serait la sortie.
       *[no] On ne pioche plus en fin de partie.
    }
   *[no] Ensuite, tu pioches deux cartes.
} { $targets ->
    [0] Tes cartes ne vont plus avec personne.
   *[other] Pousser encore ?
}
schwupps-ask-cards = La case { $square } montre { $symbols }. Avec quelles cartes pousses-tu ?
schwupps-ask-piece = Lequel de tes moutons avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} ?

# Ce qui est proposé.
schwupps-option-Card = { $letter } · Schwupps { $number }{ $to ->
    [none] { "" }
   *[other] { " → " }{ $to }
} ({ $symbols })
schwupps-option-Target = Pousser { $rivals } de { $square } ({ $symbols })
schwupps-option-Cards = { $letters } · { $cards } · recul { $total } { $back ->
    [0] au départ
   *[other] à { $back }
}
schwupps-option-Piece = { $square ->
    [0] Départ
   *[other] Case { $square }
} → { $to }
schwupps-option-end = Finir le tour

# Ce qui ne va pas.
schwupps-refusal-card_not_held = Tu n’as pas cette carte en main.
schwupps-refusal-no_such_piece = Tu n’as pas autant de moutons.
schwupps-refusal-start_is_safe = On ne pousse personne hors du départ.
schwupps-refusal-nobody_there = Il n’y a personne sur la case { $square }.
schwupps-refusal-own_piece = C’est ton propre mouton sur la case { $square }.
schwupps-refusal-mercy = Pitié ! Le mouton sur { $square } est dernier, on ne le pousse pas.
schwupps-refusal-symbols_do_not_match = La case { $square } veut exactement { $symbols }, ni plus ni moins.
schwupps-refusal-goal_only_to_win = Tu ne peux entrer sur { $goal } que pour gagner.
schwupps-refusal-no_schwupps_after_schubs = Plus de Schwupps après un Schubs : pousse encore ou finis ton tour.
schwupps-refusal-nothing_played_yet = D’abord un Schwupps ou un Schubs, ensuite tu peux t’arrêter.

# Comment ça s’est fini.
schwupps-outcome-goal = { $winners } { $winner_count ->
    [one] gagne
   *[other] gagnent
} : pile sur l’arrivée.
schwupps-outcome-endgame = { $winners } { $winner_count ->
    [one] gagne
   *[other] gagnent
} : personne d’autre n’a tenu jusqu’au bout.

# Ce qui se règle.
schwupps-setting-length = Distance
schwupps-setting-length-long = longue (jusqu’à 100)
schwupps-setting-length-short = courte (jusqu’à 50)
schwupps-setting-mode = Façon de jouer
schwupps-setting-mode-basic = Jeu de base (2–5)
schwupps-setting-mode-advanced = Avancé, deux moutons (2–3)
schwupps-setting-mode-team = En équipe, deux paires (4)

# Règles.
schwupps-rules-1 =
    Le but : amener son mouton le premier exactement sur 100.

    Chaque carte a une face noire avec un nombre (1–9), visible de tous, et une face blanche avec des symboles que tu gardes pour toi. La face noire montre aussi les douze motifs qui existent pour ce nombre : de quoi deviner ce que tiennent les autres.

    À ton tour, fais un Schwupps ou un Schubs, puis pioche deux cartes. Qui a une carte doit jouer.
schwupps-rules-2 =
    Schwupps : joue une carte côté noir (nombre visible) et avance d’autant de cases. Si tu devais dépasser 100, tu restes sur place ; la carte est perdue quand même.

    Schubs : joue autant de cartes que tu veux côté blanc, dont les symboles réunis sont exactement ceux de la case d’un adversaire. Son mouton recule de la somme des nombres, puis le tien avance d’autant. Tant que ça colle, tu peux pousser encore, mais plus de Schwupps ce tour-ci.

    Règle de pitié : on ne pousse pas le dernier. Et on ne pousse personne hors du départ.
schwupps-rules-3 =
    Un seul mouton par case. Qui arrive sur une case occupée fait reculer l’autre mouton d’une case ; s’il y a déjà quelqu’un, celui-ci recule aussi d’une case, et ainsi de suite.

    Cela vaut aussi pour le dernier et pour tes propres moutons. Seul le départ a de la place pour tous, et on ne recule pas au-delà.
schwupps-rules-4 =
    Qui tombe pile sur 100 gagne aussitôt.

    Les cartes jouées ne reviennent pas. Quand la pioche est vide, la fin de partie commence au tour suivant : on ne pioche plus, et qui est dernier à la fin de son propre tour est éliminé. Ceux qui partagent le départ sont tous derniers. Sans carte, on passe. Qui reste gagne.
schwupps-rules-5 =
    Court : l’arrivée est à 50.

    Avancé (2–3) : chacun a deux moutons et en déplace un à chaque Schwupps ou Schubs. Pas de règle de pitié. On n’entre sur 100 que pour gagner : ton mouton de derrière doit alors devancer ceux de derrière de tous les autres. En fin de partie, qui possède le tout dernier mouton à la fin de son tour est éliminé avec les deux.

    Équipe (4) : comme avancé. Les joueurs face à face partagent deux moutons mais gardent chacun leurs cartes. Interdit de parler stratégie ; bêler est permis.
schwupps-rules-6 =
    Reconstitué : les images de l’ancienne règle sont perdues. Quels symboles existent, et lesquels figurent sur quelle carte et quelle case, c’est notre choix : pour chaque nombre les six symboles seuls et six paires, les cases faciles d’abord, les difficiles ensuite.

    Les quantités (108 cartes, douze par nombre, 100 cases) viennent de la règle. Là où elle se tait, notre lecture vaut ; elle est dans le RULES.md du jeu.
schwupps-typed = Tape « c » pour un Schwupps avec la carte C, « 63 ac » pour un Schubs contre la case 63 avec A et C, « fin » pour t’arrêter ; avec deux moutons, ajoute la case du tien (« c 12 »).

# Mots dans l’image.
schwupps-picture-pair = { $one } et { $other }
schwupps-picture-began = { $name } commence !
schwupps-picture-schwupps = Schwupps ! { $name } bondit sur { $target }.
schwupps-picture-schubs = { $name } fait reculer { $rivals } de { $total } !
schwupps-picture-stayed = { $name } reste sur { $square } : { $steps }, c’est trop.
schwupps-picture-passed = { $name } n’a plus de carte et passe.
schwupps-picture-out = { $names } { $count ->
    [one] rentre
   *[other] rentrent
} à la bergerie.
schwupps-picture-goal = { $names } { $count ->
    [one] tombe
   *[other] tombent
} pile sur { $goal } !
schwupps-picture-remained = { $names } { $count ->
    [one] reste en jeu et gagne !
   *[other] restent en jeu et gagnent !
}
schwupps-picture-won = { $names } { $count ->
    [one] a gagné !
   *[other] ont gagné !
}
schwupps-picture-on-turn = C’est à { $name } de jouer.
schwupps-picture-start = Départ
schwupps-picture-stable = bercail
schwupps-picture-turn = à jouer
schwupps-picture-again = encore ?
schwupps-picture-wins = victoire !
schwupps-picture-mercy = pitié
schwupps-picture-danger = en queue !
schwupps-picture-note-schwupps = +{ $number }
schwupps-picture-note-schubs = Schubs +{ $number }
schwupps-picture-note-back = recule –{ $number }
schwupps-picture-note-room = cède –{ $number }
schwupps-picture-note-stays = reste
schwupps-picture-note-passes = passe
schwupps-picture-out-of-play = dort déjà au bercail
schwupps-picture-no-cards = plus de cartes
schwupps-picture-pile = Pioche : { $count }
schwupps-picture-turns = { $count ->
    [one] encore un tour
   *[other] encore { $count } tours
}
schwupps-picture-endgame = Fin de partie !
schwupps-picture-endgame-rule = Les derniers sortent
schwupps-picture-hand-title = Rien que pour toi, { $name }
schwupps-picture-hand-one = { $square ->
    [0] Tu es au départ
   *[other] Tu es sur { $square }
} · { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
schwupps-picture-hand-two = { $front ->
    [0] Tes moutons sont au départ
   *[other] { $rear ->
        [0] Tes moutons : au départ et sur { $front }
       *[other] Tes moutons : sur { $rear } et { $front }
    }
} · { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
schwupps-picture-hand-fits = { $letters } { $count ->
    [one] correspond
   *[other] correspondent
} à { $rivals } sur { $square } : Schubs de { $total }
schwupps-picture-hand-more = … et { $count ->
    [one] encore un Schubs
   *[other] encore { $count } Schubs
}
schwupps-picture-hand-nothing = Aucune carte ne permet de Schubs pour l’instant.
schwupps-picture-hand-empty = Plus de cartes en main.
schwupps-picture-hand-out = Tu es à la bergerie. Bonne nuit !

# L’image en mots.
schwupps-alt-opening = Schwupps oder Schubs jusqu’à { $goal } : { $headline }
schwupps-alt-cards = Cartes : { $hands }.
schwupps-alt-place = sur { $square } ({ $symbols })
schwupps-alt-goal = au but sur { $square }
schwupps-alt-start = au départ
schwupps-alt-stable = à la bergerie
schwupps-alt-circle = cercle
schwupps-alt-triangle = triangle
schwupps-alt-square = carré
schwupps-alt-star = étoile
schwupps-alt-heart = cœur
schwupps-alt-diamond = losange
schwupps-alt-pile = Pioche : { $count }, dessus { $top }.
schwupps-alt-endgame = La pioche est vide : fin de partie.
schwupps-alt-aside = Hors du jeu : { $numbers }
schwupps-alt-again = { $name } peut encore pousser.

# Pourquoi l’ordinateur ferait cela
schwupps-why-wins = Cela gagne sur-le-champ !
schwupps-why-only = Rien d’autre n’est possible.
schwupps-why-stops = Sinon quelqu’un touche bientôt au but.
schwupps-why-saves = Les autres cartes valent plus dans ta main.
schwupps-why-escapes = Sinon tu es dernier, donc éliminé.
schwupps-why-aims = Ensuite tu auras en main le chiffre exact pour le but.
schwupps-why-shoves_leader = Cela fait reculer qui mène et te fait avancer.
schwupps-why-shoves = Un Schubs compte double : un rival recule, tu avances.
schwupps-why-runs = Tu avances bien, vers une case plutôt sûre.
schwupps-why-runs_on = Ainsi tu avances bien.
schwupps-why-waits = C’est la carte dont tu peux le mieux te passer.
