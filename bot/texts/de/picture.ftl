# Wörter in den Bildern, die alle Spiele teilen.
picture-lobby-room = { $low } bis { $high } Schafe · { $here } da
picture-lobby-exactly = genau { $high } Schafe · { $here } da
picture-lobby-here = dabei
picture-lobby-robot = Computer
picture-lobby-free = frei
picture-podium-wins =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen!
    }
picture-podium-draw = Unentschieden!
picture-podium-heading = Endstand
picture-podium-why = So ging es aus
picture-podium-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
picture-podium-shout = Vorne?!
picture-rules-page = Regeln · Seite { $page } von { $pages }
