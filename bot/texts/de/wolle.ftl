wolle-name = Volle Wolle
wolle-tagline = Bieten, würfeln, abgrasen: Wer sich zu viel zutraut, muss Wolle lassen.

# Was geschieht
wolle-event-RoundBegan = Runde { $round } von { $rounds }. In der Mitte: { $cards }.
wolle-event-BidSealed = Dein Gebot: { $bid }.
wolle-event-BidsShown = Gebote auf den Tisch: { $stakes }.
wolle-event-PlusPaid = { $seat } zahlt für 26+ einen Wollchip. Mut hat seinen Preis.
wolle-event-Rolled = { $attempt ->
    [1] { $seat } würfelt
    [2] Zweiter Wurf von { $seat }:
   *[other] Letzter Wurf von { $seat }:
} { $pips }, { $malus ->
    [0] macht { $result }
   *[other] mit Malus { $malus } macht das { $result }
} (nötig: { $goal }).
wolle-event-DieKept = { $seat } lässt die { $pips } liegen (W{ $die }).
wolle-event-Combed = { $seat } frisiert das Ergebnis auf { $result }: { $bonus ->
    [0] { $chips ->
        [one] ein Wollchip
       *[other] { $chips } Wollchips
    }
   *[other] Bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [one] { " " }und ein Wollchip
       *[other] { " " }und { $chips } Wollchips
    }
}.
wolle-event-Reached = { $attempt ->
    [1] Gleich beim ersten Wurf! { $seat } bekommt
    [2] Geschafft! { $seat } bekommt
   *[other] Auf den letzten Drücker! { $seat } bekommt
} { $due ->
    [one] eine Karte
   *[other] { $due } Karten
}.
wolle-event-Failed = { $seat } bleibt mit { $result } unter { $goal }{ $chip ->
    [yes] { " " }und bekommt zum Trost einen Wollchip.
   *[no] . Trost gibt es keinen: Der Vorrat an Wollchips ist leer.
}
wolle-event-Took = { $why ->
    [black] Unter 14! { $seat } muss nehmen: { $cards }.
    [left] Der Rest geht an { $seat }: { $cards }.
   *[reached] { $seat } nimmt: { $cards }.
}
wolle-event-Topped = { "" }
wolle-event-BoneStolen = Schnapp! { $seat } holt sich den Knochen von { $victim }.
wolle-event-Lapsed = Die Mitte ist leer gegrast: nichts mehr für { $seats }.
wolle-event-PlayEnded = Die letzte Karte ist weg. Jetzt werden Schäfchen gezählt!
wolle-event-SheepPutBack = Kein Hund passt auf: { $seat } verliert { $cards }.
wolle-event-Counted = { $seat }: { $count_total ->
    [one] 1 Punkt
   *[other] { $count_total } Punkte
} (weiße Schafe { $count_white }{ $count_black ->
    [0] { "" }
   *[other] , schwarze { $count_black }
}{ $count_agents ->
    [0] { "" }
   *[other] , 0-0-7 { $count_agents }
}{ $count_racers ->
    [0] { "" }
   *[other] , 3-7-0 { $count_racers }
}{ $count_dogs ->
    [0] { "" }
   *[other] , Hund { $count_dogs }
}{ $count_bone ->
    [0] { "" }
   *[other] , Knochen { $count_bone }
}{ $count_pack ->
    [0] { "" }
   *[other] , größte Meute { $count_pack }
}, Wollchips { $count_chips }).

# Fragen
wolle-ask-bid = Wie viel traust du dir zu? { $modifier ->
    [0] { "" }
    [-1] Dein Malus ist -1.{ " " }
    [-2] Dein Malus ist -2.{ " " }
    [-3] Dein Malus ist -3.{ " " }
   *[other] Dein Bonus ist +{ $modifier }.{ " " }
}{ $chips ->
    [0] Du hast keinen Wollchip.
    [one] Du hast einen Wollchip.
   *[other] Du hast { $chips } Wollchips.
} Chance ohne Chips: 16 zu { $low } %, 20 zu { $middle } %, 24 zu { $high } %.{ $sealed ->
    [none] { "" }
   *[other] { " " }Bisher geboten: { $sealed }.
}
wolle-ask-roll = { $attempt ->
    [1] Erster
   *[other] Zweiter
} Wurf: { $pips }, das ergibt { $result }. Bis { $goal } { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}. Welcher Würfel bleibt liegen?
wolle-ask-last_roll = Letzter Wurf: { $pips }, das ergibt { $result }. Bis { $goal } { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}. Frisieren oder so lassen?
wolle-asked-roll = Bis { $goal } { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}. Welcher Würfel bleibt liegen?
wolle-asked-last_roll = Bis { $goal } { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}. Frisieren oder so lassen?
wolle-ask-take = Welche { $due ->
    [one] Karte
    [2] zwei Karten
   *[other] drei Karten
} nimmst du?
wolle-ask-top = { $why ->
    [black] Die schwarzen Schafe sind jetzt deine.{ " " }
    [left] Der Rest gehört dir.{ " " }
   *[reached] { "" }
}Welches Schaf kommt oben auf deine Herde?
wolle-ask-bone = Ein Knochensymbol! Holst du dir den Knochen von { $victim }?
wolle-ask-put_back = Kein Hund bewacht deine Herde. Welche zwei weißen Schafe gibst du her?

# Was zur Wahl steht
wolle-option-plus = 26+
wolle-option-KeepDie = { $pips } behalten (W{ $die })
wolle-option-CombTo = { $bonus ->
    [0] { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }
   *[other] Bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [one] , 1 Chip
       *[other] , { $chips } Chips
    }
}: { $cards ->
    [0] kein Schwarz
    [one] 1 Karte
   *[other] { $cards } Karten
}
wolle-option-stop = So lassen
wolle-option-Lying = { $letter }: { $card }
wolle-option-Own = { $card_number }: { $card }
wolle-option-steal = Her damit!
wolle-option-spare = Ich gönn ihn dir
wolle-option-Stake = { $seat } { $bid }
wolle-option-Card = { $kind ->
    [black] Schwarz { $points }
    [agent] 0-0-7
    [racer] 3-7-0
    [dog] Hund
    [bone] Knochen
   *[white] Weiß { $points }
}{ $symbol ->
    [yes] { " " }(Knochensymbol)
   *[no] { $modifier ->
        [0] { "" }
        [-1] { " " }(-1)
        [-2] { " " }(-2)
        [-3] { " " }(-3)
       *[other] { " " }(+{ $modifier })
    }
}

# Was nicht geht
wolle-refusal-no_such_bid = { $bid } steht nicht auf der Tafel: Sie reicht von 14 bis 26 und 26+.
wolle-refusal-no_chip_for_plus = 26+ kostet einen Wollchip, und du hast keinen.
wolle-refusal-die_not_free = Der W{ $die } lässt sich jetzt nicht zur Seite legen.
wolle-refusal-comb_falls_short = So weit reichen Bonus und Wollchips nicht: { $goal } ist gerade nicht drin.
wolle-refusal-rolls_left = Aufgeben gibt es nicht: Du hast noch einen Wurf.
wolle-refusal-wrong_number_of_cards = Es müssen { $due ->
    [one] genau eine Karte
   *[other] genau { $due } Karten
} sein.
wolle-refusal-card_not_on_offer = Diese Karte kannst du gerade nicht nehmen.
wolle-refusal-no_bone_to_steal = Hier gibt es keinen Knochen zu holen.
wolle-refusal-not_a_white_sheep = Zurück gehen nur weiße Schafe aus deiner eigenen Herde.

# Wie es ausging
wolle-outcome-points = { $winners } hat die meisten Punkte und darf sich der vollen Wolle sicher sein.
wolle-outcome-chips = Gleichstand! { $winners } gewinnt, weil noch mehr Wollchips übrig sind.
wolle-outcome-number = Gleichstand, auch bei den Wollchips! { $winners } gewinnt mit der niedrigeren Schafzahl.

# Spielregeln
wolle-rules-1 =
    Sammle die wertvollsten Schafe. Jede Runde liegt eine Karte mehr aus, als Leute mitspielen. Alle bieten geheim, wie hoch sie würfeln: 14 bis 26, oder 26+.

    Wer höher bietet, würfelt früher und darf zuerst Karten nehmen. Bei gleichem Gebot beginnt die niedrigere Schafzahl (auf dem obersten Schaf der Herde, anfangs auf der Tafel). 26+ kommt vor allen anderen, kostet einen Wollchip und ist mit 26 erreicht.

    Wer zuletzt dran ist, würfelt nicht und nimmt alles, was übrig ist.
wolle-rules-2 =
    Du hast drei Würfe mit W8, W10 und W12. Nach jedem Wurf, der nicht reicht, bleibt genau ein Würfel liegen. Erreichst du dein Gebot beim ersten Wurf, nimmst du drei Karten, beim zweiten zwei, beim dritten eine.

    Der Malus auf deinem obersten Schaf zählt immer, den Bonus darfst du dazuzählen. Jeder Wollchip, den du zahlst, bringt einen Punkt.

    Reicht es nicht, bekommst du einen Wollchip. Unter 14 nimmst du obendrein alle schwarzen Schafe aus der Mitte.
wolle-rules-3 =
    Neue Schafe kommen auf deine Herde; du bestimmst, welches oben liegt. Nachsehen ist verboten: Nur das oberste zeigt sich.

    Ein Schaf mit Knochensymbol erlaubt dir, den Knochen sofort bei jemand anderem zu holen.

    Zu zweit würfelt auch, wer zuletzt dran ist. Was dann noch liegt, geht an die andere Person.
wolle-rules-4 =
    Am Ende zählen Schafe und Wollchips (je 1).

    3-7-0: eines 3, zwei 14, drei 0. 0-0-7: eines 0, zwei 0, drei 21. Danach beginnt ein neuer Satz.

    Hunde: genau einer bringt 9. Ohne Hund gibst du zwei weiße Schafe ab. Wer die meisten hat, verliert 5, bei Gleichstand alle. Der Knochen bringt 4 je Hund.

    Bei Gleichstand gewinnen mehr Wollchips, dann die niedrigere Schafzahl.
wolle-rules-5 =
    Nicht aus der Anleitung: Die Werte, Zeichen und Schafzahlen der 51 Schafe sind verloren und von uns nachgebaut, ebenso, dass es je sechs 3-7-0 und 0-0-7 gibt. Startchips, Vorrat, Würfel und Gebotstafel kennen wir aus Besprechungen des Spiels.

    Von uns ergänzt: der Sieg bei Gleichstand, und dass ein leerer Vorrat keinen Trostchip zahlt.
wolle-typed = Du kannst auch tippen: „24“ oder „26+“ bietet, „W10“ lässt diesen Würfel liegen, „ac“ nimmt die Karten A und C.

# Wörter in den Bildern
wolle-picture-round = Runde { $round } von { $rounds }
wolle-picture-count = Schäfchen zählen
wolle-picture-deck = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
wolle-picture-supply = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
wolle-picture-sheep = Schaf { $number }
wolle-picture-dog = Hund
wolle-picture-title-dog = Hirtenhund
wolle-picture-worth-dog = genau 1: +9
wolle-picture-bone = Knochen
wolle-picture-title-bone = Knochen
wolle-picture-worth-bone = +4 je Hund
wolle-picture-no-dog = kein Hund
wolle-picture-mark = { $modifier ->
    [bonus] Bonus { $value }
    [malus] Malus { $value }
   *[none] ohne Bonus
} · Schaf { $number }
wolle-picture-die = W{ $sides }
wolle-picture-stays = bleibt
wolle-picture-needs = braucht
wolle-picture-attempt = { $attempt }. Wurf
wolle-picture-before = Zuletzt genommen
wolle-picture-points = Punkte
wolle-picture-bidding = Alle bieten geheim: Wie hoch würfelst du?
wolle-picture-begins = Gebote auf den Tisch: { $seat } beginnt mit { $bid }
wolle-picture-rolls = { $seat } würfelt und braucht { $goal }
wolle-picture-kept = { $seat } lässt die { $pips } liegen und kommt auf { $result }
wolle-picture-reached = Geschafft! { $due ->
    [one] Eine Karte
    [2] Zwei Karten
   *[other] Drei Karten
} für { $seat }
wolle-picture-combed = Schön frisiert! { $due ->
    [one] Eine Karte
    [2] Zwei Karten
   *[other] Drei Karten
} für { $seat }
wolle-picture-failed = { $seat } bleibt bei { $result } statt { $goal }
wolle-picture-took-reached = { $seat } nimmt { $cards }
wolle-picture-took-black = Unter 14! { $seat } muss nehmen: { $cards }
wolle-picture-took-left = Der Rest geht an { $seat }: { $cards }
wolle-picture-stolen = Schnapp! { $seat } holt den Knochen von { $victim }
wolle-picture-rest = { $seat } nimmt den Rest
wolle-picture-returning = Kein Hund, kein Schutz: Zwei weiße Schafe müssen gehen
wolle-picture-lost = Ohne Hund verliert { $seat } { $cards }
wolle-picture-wins = { $seat } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
wolle-picture-private = Nur für dich, { $seat }
wolle-picture-own = { $modifier ->
    [bonus] Dein Bonus ist { $value }
    [malus] Dein Malus ist { $value }
   *[none] Kein Bonus, kein Malus
} · { $chips ->
    [0] kein Wollchip
    [one] 1 Wollchip
   *[other] { $chips } Wollchips
}
wolle-picture-sealed = { $bid ->
    [none] Noch nichts geboten. Die Prozente gelten ohne Chips.
   *[other] Dein Gebot { $bid } ist versiegelt. Ändern geht, bis alle geboten haben.
}
wolle-picture-odds = { $percent } %
wolle-picture-give = Kein Hund passt auf: Zwei davon musst du hergeben.

# Das Bild in Worten
wolle-alt-middle = In der Mitte:
wolle-alt-card = { $letter } { $card }{ $number ->
    [0] { "" }
   *[other] , Nr. { $number }
}
wolle-alt-die = W{ $sides } { $pips }{ $kept ->
    [yes] { " " }(bleibt)
   *[no] { "" }
}
wolle-alt-throw = { $attempt }. Wurf von { $seat }: { $dice }, macht { $result } von { $goal }
wolle-alt-bid-waiting = Gebot { $bid }
wolle-alt-bid-reached = Gebot { $bid } geschafft
wolle-alt-bid-failed = Gebot { $bid } verfehlt
wolle-alt-bid-left = Gebot { $bid }, nahm den Rest
wolle-alt-bid-lapsed = Gebot { $bid }, ging leer aus
wolle-alt-sealed = Gebot versiegelt
wolle-alt-unsealed = noch kein Gebot
wolle-alt-flock = { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
}, oben { $card }
wolle-alt-number = Nr. { $number }
wolle-alt-dogs = { $dogs ->
    [0] kein Hund
    [one] 1 Hund
   *[other] { $dogs } Hunde
}
wolle-alt-claim = { $seat } nimmt { $due } von { $letters }
wolle-alt-waiting = Am Zug: { $seats }

# Warum der Computer das täte
wolle-why-bid_first = Das ist gewagt, aber so kommst du vor den anderen an die Karten.
wolle-why-bid_likely = Das erreichst du wahrscheinlich, und höher wird es schnell unsicher.
wolle-why-bid_late = Für diese Karten lohnt sich kein Risiko: lieber spät und sicher.
wolle-why-best_odds = Mit diesem Würfel sind deine Aussichten am besten.
wolle-why-comb_free = Dein Bonus reicht, es kostet dich nichts.
wolle-why-comb_chips = Die Karten sind die Chips wert.
wolle-why-no_black = So bleiben dir die schwarzen Schafe erspart.
wolle-why-too_dear = Mehr Chips hineinzustecken lohnt sich nicht.
wolle-why-steals = Das Knochen-Symbol holt dir auch noch den Knochen.
wolle-why-no_choice = Die Karten stehen fest; dieses Schaf liegt am besten obenauf.
wolle-why-set_agent = Damit sind drei 0-0-7-Schafe beisammen: 21 Punkte.
wolle-why-set_racer = Damit hast du zwei 3-7-0-Schafe: 14 Punkte.
wolle-why-first_dog = Ein einzelner Hund bringt 9 Punkte und hütet deine Schafe.
wolle-why-best_cards = Diese Karten bringen deiner Herde am meisten.
wolle-why-poorest = Diese Schafe fehlen dir am wenigsten.
