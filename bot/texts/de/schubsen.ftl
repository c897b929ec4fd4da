-schubsen-wiese = Pfützenwiese
-schubsen-priel = Priel
-schubsen-graeben = Gräben
-schubsen-sturmflut = Sturmflut

schubsen-name = Ostfriesisches Schafe-Schubsen
schubsen-tagline = Ein Wettlauf auf dem Deich mit viel Gedrängel: Wer als Zweiter ankommt, gewinnt.

# Felder: auf dem ersten Plan genügt die Nummer
schubsen-part-goal = { $goal_board ->
    [1] Feld { $goal_square }
   *[other] Feld { $goal_square } (Plan 2)
}
schubsen-part-spot = { $spot_board ->
    [1] Feld { $spot_square }
   *[other] Feld { $spot_square } (Plan 2)
}
schubsen-part-here = { $board ->
    [1] Feld { $square }
   *[other] Feld { $square } (Plan 2)
}
schubsen-part-to = { $to_board ->
    [1] Feld { $to_square }
   *[other] Feld { $to_square } (Plan 2)
}
schubsen-part-side = { $side ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}

# Was geschieht
schubsen-event-DykeLaid = Der Deich liegt bereit: { $first ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}, dahinter { $second ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}. Jedes Schaf hat { $rings ->
    [one] einen Rettungsring
   *[other] { $rings } Rettungsringe
}.
schubsen-event-StartDrawn = { $seat } guckt am frechsten und fängt an.
schubsen-event-RoundBegun = Runde { $round }: Alle legen verdeckt, { $start } deckt zuerst auf.
schubsen-event-Sealed = { "" }
schubsen-event-Laid = Gelegt: { $digits }. { $fate ->
    [off] Das führt über das Deichende hinaus, da hilft kein Rettungsring!
    [water] Das wäre { schubsen-part-here }, mitten im Wasser!
    [shove] Das wäre { schubsen-part-here }, da wird geschubst.
   *[dry] Das wäre { schubsen-part-here }, schön trocken.
}{ $hold ->
    [yes] { " " }Dein Klee bleibt diese Runde liegen.
   *[no] { "" }
}
schubsen-event-Revealed = { "" }
schubsen-event-CloversUsed = { $seat } setzt Glücksklee ein{ $change ->
    [0] { "" }
   *[other] : Zugweite jetzt { $scope }
}{ $back ->
    [0] { "" }
   *[other] , und nach dem Zug geht es { $back } zurück
}.
schubsen-event-Moved = { $scope ->
    [0] { $seat } rührt sich nicht vom Fleck: { schubsen-part-goal }.
   *[other] { $seat } zieht { $scope } auf { schubsen-part-goal }.
}
schubsen-event-RanBack = { $seat } trottet { $back } zurück auf { schubsen-part-goal }.
schubsen-event-Shoved = Rums! { $seat } schubst { $whom } auf { schubsen-part-goal }.
schubsen-event-WalkedOff = Hoppla! { $seat } will { $scope } weit und stürmt über das Deichende hinaus.
schubsen-event-ShovedOff = Rums! { $seat } schubst { $whom } über das Deichende hinaus.
schubsen-event-Splashed = Platsch! { $seat } landet auf { schubsen-part-spot } im Wasser und gibt { $left ->
    [0] den letzten Rettungsring ab.
   *[other] einen Rettungsring ab (noch { $left }).
}
schubsen-event-WashedAway = Platsch! { $seat } landet auf { schubsen-part-spot } im Wasser, ganz ohne Rettungsring.
schubsen-event-Eliminated = Die Küstenwache bringt { $seat } an Land; { $left ->
    [0] der Deich ist leer.
    [one] ein Schaf steht noch.
   *[other] { $left } Schafe stehen noch.
}
schubsen-event-ImpPassed = { "" }
schubsen-event-CherubPassed = { "" }
schubsen-event-ImpCollected = { $seat } war mit { $scope } am langsamsten: Das Teufelchen holt sich { $left ->
    [0] den letzten Rettungsring.
   *[other] einen Rettungsring (noch { $left }).
}
schubsen-event-ImpCaught = { $seat } war mit { $scope } am langsamsten und hat keinen Rettungsring mehr: Buh! macht das Teufelchen.
schubsen-event-CherubSmiled = { $seat } war mit { $scope } am schnellsten: Das Engelchen bringt Klee und den ersten Zug.
schubsen-event-CloverTaken = { $seat } pflückt { $kind ->
    [back] „{ $value } zurück“.
   *[change] „Zugweite ±{ $value }“.
}
schubsen-event-BoardTurned = Der erste Plan ist leer. { $seat } legt ihn vorne an, { schubsen-part-side } nach oben.
schubsen-event-HandRefreshed = { "" }

# Fragen
schubsen-ask-digit = Runde { $round }: Dein Schaf steht auf { schubsen-part-here }. { $fate ->
    [none] Leg eine bis drei Karten als Zahl.
    [off] Mit { $digits } geht es über das Deichende hinaus, da hilft kein Ring!
    [water] { $digits } führt auf { schubsen-part-to }, Vorsicht, Wasser!
    [shove] { $digits } führt auf { schubsen-part-to }, da steht { $whom }.
   *[dry] { $digits } führt auf { schubsen-part-to }, trocken.
}
schubsen-ask-clovers = Du hast { $scope } aufgedeckt und stehst auf { schubsen-part-here }. Klee einsetzen?{ $change ->
    [0] { "" }
   *[other] { " " }Zugweite bis zu ±{ $change }.
}{ $back ->
    [0] { "" }
   *[other] { " " }Nach dem Zug { $back } zurück.
}{ $via ->
    [water] { " " }Unterwegs wirst du nass!
   *[other] { "" }
} { $fate ->
    [off] So fällst du vom Deich!
    [water] So endest du auf { schubsen-part-to } im Wasser.
    [shove] So endest du auf { schubsen-part-to } und schubst { $whom }.
   *[dry] So endest du auf { schubsen-part-to }.
}
schubsen-ask-scope = Aufgedeckt ist { $scope }. Welche Zugweite von { $low } bis { $high } soll zählen?
schubsen-ask-side = Der erste Plan ist leer, du legst ihn vorne an. Lieber die Seite mit { $calm } oder die mit { $wet } Pfützen?
schubsen-ask-pad = Das Engelchen lächelt: Such dir einen von { $left } Glücksklees aus.
schubsen-asked-pad = Such dir einen von { $left } Glücksklees aus.

# Was zur Wahl steht
schubsen-option-LayCards = { $digits } legen
schubsen-option-LayAndHold = { $digits } legen, ohne Klee
schubsen-option-RunBack = { $value } zurück
schubsen-option-ChangeScope = Zugweite ±{ $value }
schubsen-option-none = Keinen Klee
schubsen-option-go = Einsetzen
schubsen-option-wiese = { -schubsen-wiese } (18)
schubsen-option-priel = { -schubsen-priel } (20)
schubsen-option-graeben = { -schubsen-graeben } (22)
schubsen-option-sturmflut = { -schubsen-sturmflut } (24)

# Was nicht geht
schubsen-refusal-one_to_three_cards = Eine, zwei oder drei Karten, bitte.
schubsen-refusal-card_not_held = Diese Karte hast du nicht auf der Hand, und jede Ziffer gibt es nur einmal.
schubsen-refusal-no_clover_to_hold = Du hast gar keinen Klee, den du liegen lassen könntest.
schubsen-refusal-clover_not_held = Diesen Klee hast du nicht.
schubsen-refusal-clovers_do_not_allow_that = So weit reicht dein Klee nicht, und rückwärts vom Deich geht es auch nicht.
schubsen-refusal-clover_not_beside_the_dyke = Dieser Klee liegt nicht mehr aus.
schubsen-refusal-not_a_side_of_this_board = Diese Seite gehört nicht zu dem Plan, den du anlegst.

# Wie es ausging
schubsen-outcome-two = Zwei Schafe stehen noch auf dem Deich, und { $winners } steht weiter hinten: gewonnen!
schubsen-outcome-one = { $winners } steht ganz allein auf dem Deich und gewinnt.
schubsen-outcome-none = Der Deich ist leer. { $winners } hat sich am längsten gehalten und gewinnt.
schubsen-outcome-tied = { $winners } stehen gleichauf und teilen sich den Sieg.

# Einstellungen
schubsen-setting-dyke = Deich
schubsen-setting-dyke-random = ausgelost
schubsen-setting-dyke-calm = ruhig
schubsen-setting-dyke-stormy = stürmisch

# Spielregeln
schubsen-rules-1 =
    Schafe rennen und drängeln auf dem Deich. Sind am Ende einer Runde nur noch zwei übrig, gewinnt das hintere!

    Jede Runde legen alle gleichzeitig eine bis drei Karten (0 bis 9) verdeckt als Zahl: die Zugweite. 0, 8, 5 ergibt 085, also 85. Nichts wird addiert, führende Nullen sind erlaubt. Ändern kannst du, bis alle gelegt haben.

    Dann wird reihum aufgedeckt und gezogen: Einer nach oben (oben raus heißt unten in der nächsten Spalte weiter), Zehner nach rechts.
schubsen-rules-2 =
    Wer auf einem anderen Schaf landet, schubst es ein Feld weiter, notfalls eine ganze Kette. Nur auf dem Startfeld 0 ist Platz für alle.

    Wer im Wasser landet, gezogen oder geschubst, gibt einen Rettungsring ab. Ohne Ring ist das Schaf raus. Wer stehen bleibt (0), zahlt noch einmal.

    Wer über das Deichende hinauskommt, ist sofort raus; da hilft kein Ring.

    Verlässt das letzte Schaf den ersten Plan, legt die Person am Zug ihn vorne wieder an und wählt die Seite.
schubsen-rules-3 =
    Die kleinste Zugweite bekommt das Teufelchen und verliert am Rundenende einen Ring (ohne Ring: das Schaf). Die größte bekommt das Engelchen, sucht sich einen Glücksklee aus und deckt in der nächsten Runde zuerst auf. Bei Gleichstand trifft es die Person, die später dran ist.

    Hast du nach der Runde weniger als vier Karten, nimmst du alle zurück.

    Ringe zu Beginn: 4 zu dritt, 3 zu viert, 2 zu fünft und sechst, 1 zu siebt und acht.
schubsen-rules-4 =
    Glücksklee setzt du nach dem Aufdecken ein, auch mehrere, jeden einmal.

    „Zurück“: Nach deinem Zug läuft dein Schaf noch so weit rückwärts. Auch dann wird vorwärts geschubst, und nass werden kann es zweimal. Rückwärts vom Deich geht nicht, und vor dem Sturz am Ende rettet der Klee nicht.

    „±“: Du änderst deine Zugweite um bis zu diesen Wert. Die neue zählt auch für Teufelchen und Engelchen.

    Wer „ohne Klee“ legt, wird diese Runde nicht gefragt.
schubsen-rules-5 =
    Nachgebaut, weil nirgends zu finden: welche Felder Wasser sind (18, 20, 22 und 24 je Seite) und welche Werte die 16 Kleeplättchen haben (zurück 10, 10, 20, 20, 30, 30, 40, 50; ± 5, 5, 5, 10, 10, 10, 20, 20).

    Von uns ergänzt: Das Startfeld teilen sich alle, bis der Plan das erste Mal neu angelegt wird. Stehen die letzten zwei Schafe noch gemeinsam darauf, teilen sie sich den Sieg. Pläne und Startspieler werden ausgelost.
schubsen-typed = Du kannst auch tippen: „085“ legt 0, 8, 5, „085 ohne“ lässt den Klee liegen, „z20 go“ setzt einen Klee ein.

# Wörter im Bild
schubsen-picture-start = Start
schubsen-picture-both = { $one } und { $two }
schubsen-picture-sheep = { $count } Schafe
schubsen-picture-round = Runde { $round }
schubsen-picture-move = { $scope ->
    [0] { $seat } rührt sich nicht
   *[other] { $seat } zieht { $scope }
}
schubsen-picture-back = { $seat } zieht { $scope } und trottet { $back } zurück
schubsen-picture-shove = { $seat } zieht { $scope } und schubst { $whom }!
schubsen-picture-soak = { $seat } schubst { $whom } ins Wasser!
schubsen-picture-splash = { $scope ->
    [0] Platsch! { $seat } bleibt im Wasser
   *[other] Platsch! { $seat } zieht { $scope } ins Wasser
}
schubsen-picture-off = { $seat } stürmt mit { $scope } vom Deich!
schubsen-picture-out = { $count ->
    [one] { $whom } muss an Land!
   *[other] { $whom } müssen an Land!
}
schubsen-picture-wet = { $count ->
    [one] Platsch! { $whom } wird nass
   *[other] Platsch! { $whom } werden nass
}
schubsen-picture-shoved = { $count ->
    [one] Rums! { $whom } wird geschubst
   *[other] Rums! { $whom } werden geschubst
}
schubsen-picture-far = { $seat } trabt mit { $scope } voran
schubsen-picture-still = Niemand rührt sich
schubsen-picture-turned = { $seat } legt den Deich weiter
schubsen-picture-taken = { $seat } pflückt { $pad }
schubsen-picture-using = { $seat } überlegt: Klee?
schubsen-picture-turning = { $seat } legt den ersten Plan vorne an
schubsen-picture-choosing = { $seat } darf Klee pflücken
schubsen-picture-laying = { $done ->
    [0] Alle legen verdeckt
   *[other] { $done } von { $all } haben gelegt
}
schubsen-picture-won-two = { $winners } steht hinten und gewinnt!
schubsen-picture-won-one = { $winners } gewinnt, ganz allein auf dem Deich!
schubsen-picture-won-none = Der Deich ist leer: { $winners } gewinnt!
schubsen-picture-won-tied = { $winners } teilen sich den Sieg!
schubsen-picture-ashore = An Land
schubsen-picture-place = Platz { $place } · Runde { $round }
schubsen-picture-rank = { $board ->
    [1] Platz { $place } · Feld { $square }
   *[other] Platz { $place } · Plan 2, Feld { $square }
}
schubsen-picture-sealed = verdeckt
schubsen-picture-thinking = überlegt …

schubsen-picture-yours = Nur für dich, { $seat }
schubsen-picture-stand = { $board ->
    [1] Feld { $square }
   *[other] Feld { $square } (Plan 2)
} · { $rings ->
    [0] kein Rettungsring
    [one] 1 Rettungsring
   *[other] { $rings } Rettungsringe
} · lege 1 bis 3 Ziffern
schubsen-picture-laid = Gelegt: { $digits } · { $board ->
    [0] das führt über das Deichende hinaus!
    [1] das führt auf Feld { $square }
   *[other] das führt auf Feld { $square } (Plan 2)
}
schubsen-picture-hand = Auf der Hand
schubsen-picture-gone = Abgelegt
schubsen-picture-refresh = Bei weniger als 4 Handkarten kommen alle zurück.
schubsen-picture-clovers = Klee
schubsen-picture-no-clover = noch keiner

# Das Bild in Worten
schubsen-alt-dry = { $board ->
    [1] Feld { $square }
   *[other] Plan 2 Feld { $square }
}
schubsen-alt-wet = { $board ->
    [1] Feld { $square } im Wasser
   *[other] Plan 2 Feld { $square } im Wasser
}
schubsen-alt-rings = { $count ->
    [0] kein Ring
    [one] 1 Ring
   *[other] { $count } Ringe
}
schubsen-alt-clovers = Klee { $pads }
schubsen-alt-clover-count = { $count } Klee
schubsen-alt-imp = Teufelchen
schubsen-alt-cherub = Engelchen
schubsen-alt-shown = zeigt { $digits }
schubsen-alt-place = Platz { $place }
schubsen-alt-ashore = An Land: { $names }.
schubsen-alt-turn = Am Zug: { $seat }.
schubsen-alt-board = Plan { $board }: { $side }
schubsen-alt-key = ~ Wasser, klein: Schaf im Wasser, *: mehrere
schubsen-alt-hand = Karten { $cards }

# Warum der Computer so spielen würde
schubsen-why-lesser_evil = Alles andere täte noch mehr weh.
schubsen-why-soaks = Das schubst jemanden ins Wasser.
schubsen-why-shoves = Das schubst jemanden nach vorn, und vorne gewinnt man nicht.
schubsen-why-stays_behind = So bleibst du ganz hinten, und wer hinten ist, gewinnt.
schubsen-why-outruns_imp = So weit, dass dich das Teufelchen kaum erwischt.
schubsen-why-balance = Weit genug gegen das Teufelchen, kurz genug, um nicht vorneweg zu laufen.
schubsen-why-keeps_clover = Es geht ohne Klee; später brauchst du ihn nötiger.
schubsen-why-keeps_dry = Ohne Klee landest du im Wasser oder neben dem Deich.
schubsen-why-runs_back = Zurück heißt näher am Sieg, und das Teufelchen zählt nur die Zugweite.
schubsen-why-flees_imp = Mit der größeren Zugweite sucht sich das Teufelchen eher jemand anderen.
schubsen-why-slows_down = So läufst du nicht weiter nach vorn als nötig.
schubsen-why-calm_side = Weniger Pfützen sind gut für alle mit wenigen Rettungsringen.
schubsen-why-wet_side = Du hast mehr Rettungsringe als die anderen; Wasser trifft sie härter.
schubsen-why-take_back = Zurücktrotten bringt dich wieder nach hinten.
schubsen-why-take_change = Damit kannst du nach dem Aufdecken noch ausweichen.
