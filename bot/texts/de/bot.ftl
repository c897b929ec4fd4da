# Was das Haus selbst sagt: Lobby, Tisch, Uhr und kleine Umwege.

# Die Lobby
bot-lobby-head = { $game } · { $seats } · { $speed } · { $language }
bot-lobby-host = Gastgeber
bot-lobby-free = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
bot-lobby-closed = ✉ { $names }: Ein Druck auf „Mitspielen“ öffnet unser privates Gespräch, sonst kann ich dort nichts fragen.
bot-lobby-pledge = Faire Würfel: { $pledge }… (aufgedeckt wird am Ende)
bot-lobby-expired = { $game }: Niemand hat angefangen, darum ist der Tisch nach 24 Stunden wieder abgeräumt.
bot-lobby-stopped = { $game }: Der Tisch ist wieder abgeräumt.
bot-opened = Der Tisch steht.
bot-joined = Du sitzt am Tisch. Schön, dass du mitspielst!
bot-joined-soon = Sobald es losgeht, frage ich dich hier.
bot-left = Dein Platz ist frei. Bis bald!
bot-begun = Los geht’s!
bot-robot-added = Ein Computer setzt sich dazu.
bot-robot-removed = Der Computer steht wieder auf.
bot-kicked = { $name } sitzt nicht mehr am Tisch.
bot-handed-over = { $name } leitet jetzt den Tisch.
bot-open-private = Öffne kurz unser privates Gespräch, damit ich dir deine Fragen schicken kann.
bot-open-answer = Öffne kurz unser privates Gespräch: Dort antworte ich dir.
bot-sent-private = Ich habe dir privat geschrieben.

# Am Tisch
bot-fair-start = Faire Würfel: { $commitment }…
bot-fair-end = Faire Würfel: Zufallszahl { $seed }…, Geheimnis { $secret }… Die Aufzeichnung beweist es.
bot-turn-of = { $who } ist dran: { $question }
bot-turn = { $who } ist am Zug.
bot-thinking = { $count ->
        [one] Es überlegt noch: { $who }.
       *[other] Es überlegen noch: { $who }.
    }
bot-until = Zeit bis { $when }.
bot-tomorrow = morgen { $time }
bot-paused = Pause: Die Uhren stehen.
bot-resumed = Weiter geht’s, die Uhren laufen wieder.
bot-stopped = Der Tisch ist geschlossen.
bot-stopped-table = Der Tisch wurde vor dem Ende geschlossen.
bot-kept-warm = { $count ->
        [one] Der Platz von { $names } wird warmgehalten.
       *[other] Die Plätze von { $names } werden warmgehalten.
    }
bot-told-clock = { $name } hat nicht rechtzeitig gewählt und geht auf Nummer sicher.
bot-helped = Für { $names } hat zeitweise die Vertretung gespielt: Als eigener Sieg zählt das nicht.
bot-told-standin = { $name } hat nicht rechtzeitig gewählt; die Vertretung springt ein.
bot-cannot-write = { $who }, ich darf dir nicht privat schreiben. Drück hier auf „Entscheiden“, oder öffne unser privates Gespräch.
bot-was-away = Ich war { $hours ->
        [0] { $minutes ->
            [one] eine Minute
           *[other] { $minutes } Minuten
        }
       *[other] { $hours } Std. { $minutes } Min.
    } weg; alle Fristen sind um so viel verschoben.
bot-place-shut = In „{ $title }“ darf ich nicht mehr schreiben, darum geht die Partie hier weiter. Sobald ich wieder darf, zieht sie zurück.
bot-place-gone = An „{ $title }“ komme ich nicht mehr heran, darum ist der Tisch dort geschlossen. Die Aufzeichnung bleibt.

# Die private Frage
bot-header = „{ $title }“ · { $game }
bot-so-far = Bisher: { $answers }
bot-noted = Notiert: { $answers }
bot-changeable = Das kannst du ändern, bis alle gewählt haben.
bot-chosen = Das ist schon vorbei. Du hast schon gewählt.
bot-hand = Deine Hand bei „{ $title }“:
bot-hand-open = Nichts, was die anderen nicht auch sehen; „board“ zeigt alles.
bot-hint = Ein Computer würde das tun: { $answers }
bot-not-you = { $count ->
        [one] Gerade ist { $names } dran.
       *[other] Gerade sind { $names } dran.
    }
bot-welcome-back = Willkommen zurück, du spielst wieder selbst.
bot-never-away = Du bist doch da! Dein Platz gehört dir.
bot-reminder = Man wartet auf dich:
bot-reminder-several = An { $count } Tischen wartet man auf dich:
bot-reminder-line = „{ $title }“ · { $game }: bis { $when }
bot-digest = Dein Überblick für heute:

# Nachsehen
bot-tables = { $count ->
        [one] Du sitzt an einem Tisch:
       *[other] Du sitzt an { $count } Tischen:
    }
bot-tables-lobby = „{ $title }“ · { $game }: noch nicht begonnen
bot-tables-paused = „{ $title }“ · { $game }: Pause
bot-tables-you = „{ $title }“ · { $game }: du bist dran, bis { $when }
bot-tables-others = „{ $title }“ · { $game }: { $names }, bis { $when }
bot-tables-quiet = „{ $title }“ · { $game }: gerade sind die Computer dran
bot-no-tables = Du sitzt gerade an keinem Tisch.
bot-moment = Zug { $index } von { $count }
bot-replay = Die ganze Partie, { $count ->
        [one] ein Zug.
       *[other] { $count } Züge.
    }
bot-record = Die Aufzeichnung der Partie. Mit „schafstall verify“ lässt sie sich nachrechnen.
bot-rules-head = { $game }: Regeln, Seite { $page } von { $pages }
bot-which-game = Welches Spiel?
bot-which-level = Wie stark soll der Computer sein?
bot-which-seat = Wer ist gemeint?
bot-which-table = An welchem Tisch?
bot-leave-sure = Mitten in der Partie aufstehen? Deinen Platz übernimmt dann jemand anderes.
bot-stop-sure = Den Tisch wirklich schließen? Die Partie endet ohne Ergebnis.
bot-options = Was soll gelten? Ein Druck schaltet weiter.
bot-setting = { $name }: { $value }
bot-trouble = Da ist mir etwas heruntergefallen. Versuch es bitte noch einmal.
bot-hello =
    Moin! Ich bin der Schafstall: vier Schafspiele für eure Gruppe, zum Spielen über den Tag.
    Hol mich in eine Gruppe und schreib dort „/schubsen start“. Was geheim ist, frage ich dich hier.
    /games zeigt deine Tische, /settings Sprache, Zeitzone und Ruhezeit, /help alles andere.
bot-help = Vier Schafspiele für die Gruppe: „{ $start }“ stellt einen Tisch auf, „{ $join }“ setzt dich dazu, „{ $begin }“ fängt an. Geheime Züge frage ich privat. Diese Wörter kenne ich:

# Einstellungen
bot-set-speed = Tempo: { $value }
bot-set-language = Sprache: { $value }
bot-set-absence = Wer fehlt: { $value }
bot-set-theme = Bilder: { $value }
bot-set-hints = Tipps: { $value }
bot-value-live = zügig (10 Min.)
bot-value-day = Tagesspiel (24 Std.)
bot-value-relaxed = gemütlich (72 Std.)
bot-value-de = Deutsch
bot-value-en = Englisch
bot-value-fr = Französisch
bot-value-fallback = geht auf Nummer sicher
bot-value-standin = wird vertreten
bot-value-light = hell
bot-value-dark = dunkel
bot-value-yes = ja
bot-value-no = nein
bot-settings-person = Deine Sprache: { $language }. Zeitzone: { $zone }. Ruhezeit: { $quiet }. Tagesüberblick: { $digest }.
bot-settings-place = Hier: { $language }, { $speed }, neue Tische { $closed ->
        [yes] nicht erlaubt
       *[no] erlaubt
    }. Zeitzone: { $zone }. Ruhezeit: { $quiet }.
bot-settings-how = Ändern zum Beispiel mit „settings quiet 22-7“, „settings digest 8“, „settings zone Europe/Berlin“.
bot-settings-how-here = Für diesen Ort, wenn du ihn verwaltest: „settings speed day“, „settings here de“, „settings tables off“, „settings quiet 22-7 here“, „settings zone Europe/Berlin here“.

# Knöpfe
bot-button-digest-on = Täglich um 8:00 Überblick
bot-button-digest-off = Kein Tagesüberblick
bot-button-join = Mitspielen
bot-button-leave = Aufstehen
bot-button-robot = Computer dazu
bot-button-options = Optionen
bot-button-rules = Regeln
bot-button-begin = Anfangen
bot-button-decide = Entscheiden
bot-button-board = Spielplan
bot-button-back = Bin wieder da
bot-button-done = Fertig
bot-button-change = Ändern
bot-button-table = Zum Tisch
bot-button-replay = Ansehen
bot-button-record = Aufzeichnung
bot-button-again = Noch einmal
bot-button-leave-sure = Ja, aufstehen
bot-button-stop-sure = Ja, schließen
bot-button-level-easy = leicht
bot-button-level-medium = mittel
bot-button-level-hard = schwer

# Befehle in einem Satz
bot-command-start = stellt einen Tisch auf, etwa „start wolle day easy“
bot-command-join = setzt dich an den Tisch
bot-command-leave = gibt deinen Platz frei
bot-command-begin = fängt die Partie an
bot-command-board = zeigt den Spielplan
bot-command-hand = zeigt dir deine Karten
bot-command-move = zieht, etwa „move 085“ oder „move a3 b4“
bot-command-status = sagt, wer dran ist und bis wann
bot-command-rules = erklärt die Regeln
bot-command-games = listet deine Tische auf
bot-command-settings = Sprache, Zeitzone, Ruhezeit
bot-command-options = ändert, wie am Tisch gespielt wird
bot-command-robot = setzt einen Computer dazu
bot-command-unrobot = schickt einen Computer weg
bot-command-kick = gibt einen fremden Platz frei
bot-command-host = gibt die Leitung weiter
bot-command-pause = hält die Uhren an
bot-command-resume = lässt die Uhren weiterlaufen
bot-command-back = holt deinen Platz zurück
bot-command-stop = schließt den Tisch
bot-command-replay = zeigt eine fertige Partie noch einmal
bot-command-record = gibt dir die Aufzeichnung
bot-command-again = stellt denselben Tisch noch einmal auf
bot-command-hint = verrät dir, was ein Computer täte
bot-command-help = zeigt diese Hilfe

# Umwege, freundlich beantwortet
bot-refusal-malformed = Dieser Knopf gehört nicht zu mir.
bot-refusal-stale = Das ist schon vorbei. Hier ist, was jetzt gefragt ist:
bot-refusal-not_seated = Du sitzt nicht an diesem Tisch. Zuschauen darfst du gern.
bot-refusal-ended = Diese Partie ist zu Ende.
bot-refusal-paused = Gerade ist Pause.
bot-refusal-busy = Da waren zwei gleichzeitig am Zug. Versuch es bitte noch einmal.
bot-refusal-no_table = Hier steht gerade kein Tisch. „start“ stellt einen auf.
bot-refusal-not_begun = Die Partie hat noch nicht angefangen.
bot-refusal-not_over = Das geht erst, wenn die Partie zu Ende ist.
bot-refusal-not_playing = Hier läuft gerade keine Partie.
bot-refusal-not_paused = Hier ist gar keine Pause.
bot-refusal-begun = Die Partie läuft schon.
bot-refusal-table_here = Hier steht schon ein Tisch; an jedem Ort steht immer nur einer.
bot-refusal-already_seated = Du sitzt schon am Tisch.
bot-refusal-full = Alle Plätze sind besetzt.
bot-refusal-too_few = { $missing ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $missing }.
    } Oder setz einen Computer dazu.
bot-refusal-too_many = Mit diesen Optionen ist nur Platz für { $most }.
bot-refusal-too_many_tables = Du leitest schon { $most } Tische; das genügt für den Anfang.
bot-refusal-host_only = Das darf nur, wer den Tisch leitet: { $host }.
bot-refusal-admin_only = Das dürfen nur die Admins dieses Ortes.
bot-refusal-only_in_places = Das geht nur in einer Gruppe oder einem Kanal.
bot-refusal-place_closed = Hier sind keine neuen Tische erwünscht.
bot-refusal-no_thread = Hier kann ich keinen Thread öffnen.
bot-refusal-no_such_option = „{ $word }“ gibt es hier nicht.
bot-refusal-no_such_level = „{ $word }“ kenne ich nicht: easy, medium oder hard.
bot-refusal-no_such_seat = Diesen Platz finde ich nicht.
bot-refusal-no_such_setting = „{ $word }“ verstehe ich nicht. „settings“ allein zeigt, was geht.
bot-refusal-no_robot = Hier sitzt kein Computer.
bot-refusal-no_hints = An diesem Tisch gibt es keine Tipps.
bot-refusal-no_question = Gerade wartet niemand auf dich.
bot-refusal-unknown_word = „{ $word }“ kenne ich nicht. Meintest du „{ $near }“?
