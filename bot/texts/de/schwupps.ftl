schwupps-name = Schwupps oder Schubs
schwupps-tagline = Hundert Felder, sechs Symbole, ein Ziel: vorwärts schwuppsen oder andere zurückschubsen.

# Was geschieht.
schwupps-event-Began = Alle Schafe stehen am Start, jede Hand hat { $cards } Karten. { $first } fängt an, und die { $goal } will genau getroffen sein.
schwupps-event-SetAside = Drei Karten kommen aus dem Spiel: { $numbers }.
schwupps-event-Dealt = Deine Karten: { $cards }. Die Zahlen sehen alle, die Symbole nur du.
schwupps-event-Schwuppsed = Schwupps! { $seat } hüpft { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weiter { $origin ->
    [0] vom Start
   *[other] von { $origin }
} auf { $target }.
schwupps-event-Schubsed = Schubs! { $seat } legt { $cards } und schickt { $rivals } von { $origin } um { $total } zurück { $target ->
    [0] bis zum Start
   *[other] auf { $target }
}.
schwupps-event-Followed = { $seat } rückt { $origin ->
    [0] vom Start
   *[other] von { $origin }
} um { $total } vor auf { $target }.
schwupps-event-Stayed = { $seat } bleibt auf { $square }: { $steps } { $steps ->
    [one] ist
   *[other] sind
} zu viel für die { $goal }.
schwupps-event-Displaced = { $owners } { $owners_count ->
    [one] macht
   *[other] machen
} Platz und { $owners_count ->
    [one] rutscht
   *[other] rutschen
} { $target ->
    [0] auf den Start
   *[other] auf { $target }
} zurück.
schwupps-event-Drew = { $seat } zieht nach: { $numbers }. Im Stapel: { $left }.
schwupps-event-Peeked = Du hast gezogen: { $cards }.
schwupps-event-PileEmptied = Der Stapel ist leer: Endspiel! Wer jetzt am Ende des eigenen Zugs ganz hinten steht, scheidet aus.
schwupps-event-Passed = { $seat } hat keine Karte mehr und setzt aus.
schwupps-event-Eliminated = { $seats } { $seats_count ->
    [one] steht
   *[other] stehen
} { $square ->
    [0] am Start
   *[other] auf { $square }
} ganz hinten und { $seats_count ->
    [one] trottet
   *[other] trotten
} in den Stall.
schwupps-event-GoalReached = { $seats } { $seats_count ->
    [one] trifft
   *[other] treffen
} genau die { $goal }!
schwupps-event-Remained = Noch auf der Weide: { $seats }. Alle anderen sind im Stall.

# Was gefragt wird.
schwupps-ask-play = { $pieces ->
    [1] { $rear ->
        [0] Du stehst am Start.
       *[other] Du stehst auf { $rear }.
    }
   *[other] { $front ->
        [0] Deine Schafe stehen am Start.
       *[other] { $rear ->
            [0] Deine Schafe stehen am Start und auf { $front }.
           *[other] Deine Schafe stehen auf { $rear } und { $front }.
        }
    }
} { $endgame ->
    [yes] { $last ->
        [yes] Endspiel, und du bist ganz hinten: Jetzt zählt’s!
       *[no] Endspiel: Lass dich nicht abhängen.
    }
   *[no] Die { $goal } muss genau getroffen werden.
} Schwupps oder Schubs?
schwupps-ask-more = Das saß! { $pieces ->
    [1] Du stehst jetzt auf { $rear }.
   *[other] { $rear ->
        [0] Deine Schafe stehen am Start und auf { $front }.
       *[other] Deine Schafe stehen auf { $rear } und { $front }.
    }
} { $endgame ->
    [yes] { $last ->
        [yes] Du bist noch ganz hinten und scheidest so aus.
       *[no] Im Endspiel wird nichts nachgezogen.
    }
   *[no] Danach ziehst du zwei Karten nach.
} { $targets ->
    [0] Deine Karten passen zu niemandem mehr.
   *[other] Weiter schubsen?
}
schwupps-ask-cards = Feld { $square } zeigt { $symbols }. Womit schubst du?
schwupps-ask-piece = Welches deiner Schafe läuft { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}?

# Was zur Wahl steht.
schwupps-option-Card = { $letter } · Schwupps { $number }{ $to ->
    [none] { "" }
   *[other] { " → " }{ $to }
} ({ $symbols })
schwupps-option-Target = Schubs { $rivals } von { $square } ({ $symbols })
schwupps-option-Cards = { $letters } · { $cards } · { $total } zurück { $back ->
    [0] zum Start
   *[other] auf { $back }
}
schwupps-option-Piece = { $square ->
    [0] Start
   *[other] Feld { $square }
} → { $to }
schwupps-option-end = Zug beenden

# Was nicht geht.
schwupps-refusal-card_not_held = Diese Karte hast du nicht auf der Hand.
schwupps-refusal-no_such_piece = So viele Schafe hast du nicht.
schwupps-refusal-start_is_safe = Vom Start lässt sich niemand schubsen.
schwupps-refusal-nobody_there = Auf Feld { $square } steht niemand.
schwupps-refusal-own_piece = Auf Feld { $square } steht dein eigenes Schaf.
schwupps-refusal-mercy = Gnade! Das Schaf auf { $square } ist das letzte und wird nicht geschubst.
schwupps-refusal-symbols_do_not_match = Feld { $square } verlangt genau { $symbols }, nicht mehr und nicht weniger.
schwupps-refusal-goal_only_to_win = Auf die { $goal } darfst du nur, wenn du damit gewinnst.
schwupps-refusal-no_schwupps_after_schubs = Nach einem Schubs gibt es keinen Schwupps mehr: weiter schubsen oder Zug beenden.
schwupps-refusal-nothing_played_yet = Erst ein Schwupps oder ein Schubs, dann ist Schluss.

# Wie es ausging.
schwupps-outcome-goal = { $winners } { $winner_count ->
    [one] gewinnt
   *[other] gewinnen
}: das Ziel genau getroffen.
schwupps-outcome-endgame = { $winners } { $winner_count ->
    [one] gewinnt
   *[other] gewinnen
}: Im Endspiel ist sonst niemand übrig.

# Was sich einstellen lässt.
schwupps-setting-length = Strecke
schwupps-setting-length-long = lang (bis 100)
schwupps-setting-length-short = kurz (bis 50)
schwupps-setting-mode = Spielart
schwupps-setting-mode-basic = Grundspiel (2–5)
schwupps-setting-mode-advanced = Fortgeschritten, zwei Schafe (2–3)
schwupps-setting-mode-team = Teamspiel, zwei Paare (4)

# Regeln.
schwupps-rules-1 =
    Das Ziel: Bring dein Schaf als Erstes genau auf die 100.

    Jede Karte hat eine schwarze Seite mit einer Zahl (1–9), die alle sehen, und eine weiße mit Symbolen, die nur du siehst. Auf der schwarzen Seite stehen auch die zwölf Symbolbilder, die es zu dieser Zahl gibt: So lässt sich raten, was andere halten.

    Wer dran ist, schwuppst oder schubst und zieht am Ende zwei Karten nach. Wer eine Karte hat, muss etwas tun.
schwupps-rules-2 =
    Schwupps: Spiel eine Karte verdeckt (Zahl nach oben) und zieh so viele Felder vorwärts. Würdest du über die 100 hinauslaufen, bleibst du stehen; die Karte ist trotzdem weg.

    Schubs: Spiel beliebig viele Karten offen, deren Symbole zusammen genau denen auf dem Feld eines Gegners entsprechen. Sein Schaf muss um die Summe der Zahlen zurück, danach rückst du um dieselbe Summe vor. Solange es passt, darfst du weiter schubsen, aber in diesem Zug nicht mehr schwuppsen.

    Gnadenregel: Wer Letzter ist, wird nicht geschubst. Vom Start wird auch niemand geschubst.
schwupps-rules-3 =
    Auf jedem Feld steht nur ein Schaf. Wer auf ein besetztes Feld kommt, schiebt das andere Schaf ein Feld zurück; steht dort auch eines, rückt es ebenfalls eins zurück, und so weiter.

    Das gilt auch für den Letzten und für eigene Schafe. Nur am Start ist Platz für alle, und hinter den Start geht es nicht.
schwupps-rules-4 =
    Wer die 100 genau trifft, gewinnt sofort.

    Gespielte Karten kommen nicht zurück. Ist der Stapel leer, beginnt mit dem nächsten Zug das Endspiel: Nachgezogen wird nicht mehr, und wer am Ende des eigenen Zugs ganz hinten steht, scheidet aus. Teilen sich mehrere den Start, sind sie alle Letzte. Wer keine Karte mehr hat, setzt aus. Wer übrig bleibt, gewinnt.
schwupps-rules-5 =
    Kurz: Das Ziel ist die 50.

    Fortgeschritten (2–3): Jeder hat zwei Schafe und bewegt bei jedem Schwupps oder Schubs eines davon. Keine Gnadenregel. Auf die 100 darf nur, wer damit gewinnt: Dein hinteres Schaf muss dann vor den hinteren Schafen aller anderen stehen. Im Endspiel scheidet mit beiden Schafen aus, wem am Ende seines Zugs das allerletzte gehört.

    Team (4): wie Fortgeschritten. Wer sich gegenübersitzt, teilt sich zwei Schafe, hat aber eigene Karten. Absprachen sind verboten, Mähen ist erlaubt.
schwupps-rules-6 =
    Nachgebaut: Die Bilder der alten Anleitung sind verloren. Welche Symbole es gibt, welche auf welcher Karte und auf welchem Feld stehen, haben wir selbst festgelegt: jede Zahl mit allen sechs Einzelsymbolen und sechs Paaren, leichte Felder vorn, schwere hinten.

    Die Zahlen (108 Karten, zwölf je Zahl, 100 Felder) stammen aus der Anleitung. Wo sie schweigt, gilt unsere Lesart; sie steht beim Spiel in RULES.md.
schwupps-typed = Tippe „c“ für einen Schwupps mit Karte C, „63 ac“ für einen Schubs gegen Feld 63 mit A und C, „ende“ zum Aufhören; bei zwei Schafen dahinter das Feld deines Schafs („c 12“).

# Wörter im Bild.
schwupps-picture-pair = { $one } und { $other }
schwupps-picture-began = { $name } fängt an!
schwupps-picture-schwupps = Schwupps! { $name } hüpft auf { $target }.
schwupps-picture-schubs = { $name } schubst { $rivals } um { $total } zurück!
schwupps-picture-stayed = { $name } bleibt auf { $square }: { $steps } { $steps ->
    [one] ist
   *[other] sind
} zu viel.
schwupps-picture-passed = { $name } hat keine Karten und setzt aus.
schwupps-picture-out = { $names } { $count ->
    [one] trottet
   *[other] trotten
} in den Stall.
schwupps-picture-goal = { $names } { $count ->
    [one] trifft
   *[other] treffen
} genau die { $goal }!
schwupps-picture-remained = { $names } { $count ->
    [one] bleibt übrig und gewinnt!
   *[other] bleiben übrig und gewinnen!
}
schwupps-picture-won = { $names } { $count ->
    [one] hat
   *[other] haben
} gewonnen!
schwupps-picture-on-turn = { $name } ist am Zug.
schwupps-picture-start = Start
schwupps-picture-stable = Stall
schwupps-picture-turn = am Zug
schwupps-picture-again = weiter?
schwupps-picture-wins = gewinnt!
schwupps-picture-mercy = Gnade
schwupps-picture-danger = ganz hinten!
schwupps-picture-note-schwupps = +{ $number }
schwupps-picture-note-schubs = Schubs +{ $number }
schwupps-picture-note-back = zurück –{ $number }
schwupps-picture-note-room = Platz –{ $number }
schwupps-picture-note-stays = bleibt
schwupps-picture-note-passes = setzt aus
schwupps-picture-out-of-play = schläft schon im Stall
schwupps-picture-no-cards = keine Karten mehr
schwupps-picture-pile = Stapel: { $count }
schwupps-picture-turns = noch { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
schwupps-picture-endgame = Endspiel!
schwupps-picture-endgame-rule = Letzte scheiden aus
schwupps-picture-hand-title = Nur für dich, { $name }
schwupps-picture-hand-one = { $square ->
    [0] Du stehst am Start
   *[other] Du stehst auf { $square }
} · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
schwupps-picture-hand-two = { $front ->
    [0] Deine Schafe stehen am Start
   *[other] { $rear ->
        [0] Deine Schafe: am Start und auf { $front }
       *[other] Deine Schafe: auf { $rear } und { $front }
    }
} · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
schwupps-picture-hand-fits = { $letters } { $count ->
    [one] passt
   *[other] passen
} genau zu { $rivals } auf Feld { $square }: Schubs um { $total }
schwupps-picture-hand-more = … und { $count ->
    [one] noch ein Schubs
   *[other] noch { $count } Schubse
}
schwupps-picture-hand-nothing = Gerade passt keine Karte zu einem Schubs.
schwupps-picture-hand-empty = Keine Karten mehr auf der Hand.
schwupps-picture-hand-out = Du bist im Stall. Gute Nacht!

# Das Bild in Worten.
schwupps-alt-opening = Schwupps oder Schubs bis { $goal }: { $headline }
schwupps-alt-cards = Karten: { $hands }.
schwupps-alt-place = auf { $square } ({ $symbols })
schwupps-alt-goal = im Ziel auf { $square }
schwupps-alt-start = am Start
schwupps-alt-stable = im Stall
schwupps-alt-circle = Kreis
schwupps-alt-triangle = Dreieck
schwupps-alt-square = Quadrat
schwupps-alt-star = Stern
schwupps-alt-heart = Herz
schwupps-alt-diamond = Raute
schwupps-alt-pile = Stapel: { $count }, oben { $top }.
schwupps-alt-endgame = Der Stapel ist leer: Endspiel.
schwupps-alt-aside = Aus dem Spiel: { $numbers }
schwupps-alt-again = { $name } darf weiter schubsen.

# Warum der Computer das täte
schwupps-why-wins = Damit gewinnst du sofort!
schwupps-why-only = Etwas anderes geht gar nicht.
schwupps-why-stops = Sonst ist jemand gleich im Ziel.
schwupps-why-saves = Die übrigen Karten sind auf der Hand mehr wert.
schwupps-why-escapes = Sonst bist du Letzter und damit draußen.
schwupps-why-aims = Danach hast du die passende Zahl fürs Ziel auf der Hand.
schwupps-why-shoves_leader = Das wirft zurück, wer vorn liegt, und bringt dich voran.
schwupps-why-shoves = Ein Schubs zählt doppelt: jemand zurück, du voran.
schwupps-why-runs = So kommst du gut voran und stehst danach recht sicher.
schwupps-why-runs_on = So kommst du gut voran.
schwupps-why-waits = Diese Karte kannst du am ehesten entbehren.
