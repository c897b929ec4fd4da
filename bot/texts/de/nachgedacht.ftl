nachgedacht-name = Schaf nachgedacht
nachgedacht-tagline = Zwei Schäfer, acht Schafe, eine viel zu kleine Weide: Wer zuerst drei Reihen bildet, gewinnt.

# Was geschieht
nachgedacht-event-PastureSet = Die Schafe stehen in Reih und Glied. Noch. { $black } hütet Schwarz und beginnt, { $green } hütet Grün.
nachgedacht-event-ShepherdMoved = { $seat } geht mit dem Schäfer von { $start } nach { $end }.
nachgedacht-event-SheepMoved = { $seat } treibt { $colour ->
    [black] das schwarze
    [green] das grüne
   *[white] ein weißes
} Schaf von { $start } nach { $end }.
nachgedacht-event-RowFormed = { $gift ->
    [yes] Ein Geschenk! { $seat } steht plötzlich in einer Reihe ({ $squares })
   *[no] Schön der Reihe nach: { $seat } bildet { $squares }
}. { $rows ->
    [1] Das ist die erste.
    [2] Das ist schon die zweite.
   *[other] Das ist die dritte!
}
nachgedacht-event-SheepExchanged = { $forced ->
    [yes] Nur auf { $square } steht noch ein weißes Schaf der Reihe
   *[no] { $by } wählt das Schaf auf { $square }
}: { $colour ->
    [black] Es ist nun schwarz
   *[green] Es ist nun grün
} und zählt für { $seat } nicht mehr.
nachgedacht-event-Won = Drei Reihen! { $seat } hat die Weide im Griff.
nachgedacht-event-Stuck = { $seat } ist eingepfercht: kein Zug mehr möglich. Damit gewinnt { $winner }.
nachgedacht-event-Drawn = { $reason ->
    [repetition] Dreimal dasselbe Bild: Die Schafe gähnen.
   *[quiet] Je 60 Züge ohne neue Reihe: Die Schafe legen sich schlafen.
} Unentschieden.

# Fragen
nachgedacht-ask-piece = { $colour ->
    [black] Schwarz
   *[green] Grün
} ist am Zug. Welche Figur bewegst du?
nachgedacht-asked-piece = Welche Figur bewegst du für { $colour ->
    [black] Schwarz
   *[green] Grün
}?
nachgedacht-ask-square = { $colour ->
    [shepherd] Wohin geht dein Schäfer
    [black] Wohin mit dem schwarzen Schaf
    [green] Wohin mit dem grünen Schaf
   *[white] Wohin mit dem Schaf
} von { $start }?{ $banned ->
    [none] { "" }
   *[other] { " " }(Nicht zurück nach { $banned }: Da kommt es gerade her.)
}
nachgedacht-ask-exchange = Reihe für { $colour ->
    [black] Schwarz
   *[green] Grün
}: { $squares }. Welches weiße Schaf wird eingefärbt?

# Was zur Wahl steht
nachgedacht-option-Shepherd = Schäfer { $square }
nachgedacht-option-Sheep = { $colour ->
    [black] Schwarzes Schaf
    [green] Grünes Schaf
   *[white] Schaf
} { $square }
nachgedacht-option-Hollow = { $square }
nachgedacht-option-Swap = Schaf { $square }

# Was nicht geht
nachgedacht-refusal-no_such_square = „{ $square }“ liegt nicht auf der Weide. Sie reicht von a1 bis e5.
nachgedacht-refusal-rival_shepherd = Auf { $square } steht der andere Schäfer. Der lässt sich von dir nichts sagen.
nachgedacht-refusal-nothing_there = Auf { $square } steht niemand.
nachgedacht-refusal-sheep_not_seen = Dein Schäfer sieht das Schaf auf { $square } nicht.
nachgedacht-refusal-way_not_clear = Von { $start } nach { $end } führt kein freier, gerader Weg.
nachgedacht-refusal-no_return = Zurück nach { $square } darf dieses Schaf nicht: Von dort hat es dein Gegenüber gerade geholt.
nachgedacht-refusal-not_in_the_row = Auf { $square } steht kein weißes Schaf dieser Reihe.

# Wie es ausging
nachgedacht-outcome-three_rows = { $winners } hat drei Reihen gebildet und gewinnt.
nachgedacht-outcome-stuck = { $winners } gewinnt: Der andere Schäfer kann nicht mehr ziehen.
nachgedacht-outcome-repetition = Unentschieden: dreimal dieselbe Stellung.
nachgedacht-outcome-quiet = Unentschieden: je 60 Züge ohne neue Reihe.

# Einstellungen
nachgedacht-setting-layout = Aufstellung
nachgedacht-setting-layout-cross = Kreuz
nachgedacht-setting-layout-corner_edge = Ecken und Kanten
nachgedacht-setting-layout-x_inner = X
nachgedacht-setting-layout-knight_ring = Springerring

# Spielregeln
nachgedacht-rules-1 =
    Bring deinen Schäfer und mindestens drei Schafe lückenlos in eine Linie: waagrecht, senkrecht oder diagonal. Wer das zuerst dreimal schafft, gewinnt.

    Du bist am Zug: Bewege deinen eigenen Schäfer oder ein Schaf, das er sieht. Er sieht jedes Schaf, das mit ihm auf einer Linie steht, wenn nichts dazwischensteht.

    Gezogen wird gerade oder diagonal, beliebig weit über freie Mulden. Springen, Schubsen und Abbiegen sind verboten, der fremde Schäfer ist tabu.
nachgedacht-rules-2 =
    Ein Schaf, das dein Gegenüber gerade gezogen hat, darfst du nicht dorthin zurückstellen, wo es herkam. Darüber hinwegziehen ist erlaubt.

    Passen gibt es nicht: Wer nicht ziehen kann, hat verloren.

    Eine Reihe zählt, sobald sie entsteht, auch wenn dein Gegenüber sie dir mit einem Zug schenkt. Zwei auf einmal zählen doppelt. Steht dein Schäfer in der markierten Mitte (c3), zählt keine Reihe mit ihm.
nachgedacht-rules-3 =
    Für jede Reihe wird eines ihrer weißen Schafe gegen eines in deiner Farbe getauscht. Welches, bestimmt dein Gegenüber.

    Deine farbigen Schafe sind für deine Reihen wie Lücken. Dein Gegenüber darf sie benutzen. Ziehen dürft ihr sie beide.

    Ergibt ein Zug Reihen für beide, zählen zuerst die der Person am Zug. Die dritte Reihe gewinnt sofort.
nachgedacht-rules-4 =
    Nicht aus der Anleitung: Das Bild der Aufstellung ist verloren, unsere vier Aufstellungen sind nachgebaut. Gedruckt steht nur, dass der schwarze Schäfer am Anfang genau zwei Schafe sieht.

    Von uns ergänzt: Dreimal dieselbe Stellung oder je 60 Züge ohne neue Reihe sind unentschieden, und die Reihen der Person am Zug zählen zuerst.
nachgedacht-typed = Du kannst auch tippen: „a3 b4“ zieht von a3 nach b4, ein einzelnes Feld wählt das Schaf zum Einfärben.

# Warum der Computer das täte
nachgedacht-why-only = Etwas anderes geht gar nicht.
nachgedacht-why-wins = Damit steht die dritte Reihe: gewonnen!
nachgedacht-why-two_rows = Das sind zwei Reihen auf einen Streich.
nachgedacht-why-row = Das gibt dir eine Reihe.
nachgedacht-why-blocks = Sonst bildet dein Gegenüber im nächsten Zug eine Reihe.
nachgedacht-why-threatens = Damit bereitest du eine Reihe vor und lässt deinem Gegenüber keine.
nachgedacht-why-safe = Danach kann dein Gegenüber nicht gleich eine Reihe bilden.
nachgedacht-why-lesser_evil = Eine Reihe gegen dich ist kaum zu verhindern; so tut sie am wenigsten weh.
nachgedacht-why-spoils = So stehen die weißen Schafe danach am schlechtesten für dein Gegenüber.

# Im Bild
nachgedacht-picture-move = Zug { $number }
nachgedacht-picture-set = Auf die Weide!
nachgedacht-picture-moved = { $seat } zieht { $start } – { $end }
nachgedacht-picture-row = { $seat } hat eine Reihe!
nachgedacht-picture-exchanged = { $colour ->
    [black] { $square } wird schwarz
   *[green] { $square } wird grün
}
nachgedacht-picture-won = { $seat } gewinnt!
nachgedacht-picture-stuck = { $seat } kann nicht mehr ziehen
nachgedacht-picture-drawn = Unentschieden
nachgedacht-picture-last = Letzter Zug
nachgedacht-picture-rows = Reihen
nachgedacht-picture-reserve = Reserve
nachgedacht-picture-black = Schwarz
nachgedacht-picture-green = Grün
nachgedacht-picture-choose = { $seat } wählt, welches Schaf { $colour ->
    [black] schwarz
   *[green] grün
} wird:
nachgedacht-picture-turn = { $seat } ist am Zug.
nachgedacht-picture-winner = { $seat } gewinnt.
nachgedacht-picture-nobody = Niemand gewinnt, niemand verliert.

# In Worten
nachgedacht-alt-seat = { $colour ->
    [black] Schwarz
   *[green] Grün
} ({ $seat }): Schäfer { $shepherd }, eigene Schafe { $sheep ->
    [none] keine
   *[other] { $sheep }
}, Reihen { $rows }, Reserve { $reserve }.
nachgedacht-alt-white = Weiße Schafe: { $squares }.
nachgedacht-alt-row = Es steht die Reihe { $squares }.
nachgedacht-alt-key = B, G: Schäfer (schwarz, grün) · o, b, g: Schafe (weiß, schwarz, grün) · +: Mitte
nachgedacht-alt-line = { $colour ->
    [black] B
   *[green] G
} { $seat }: Reihen { $rows }, Reserve { $reserve }
