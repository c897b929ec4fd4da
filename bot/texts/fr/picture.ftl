# Les mots des images que tous les jeux partagent.
picture-lobby-room = { $low } à { $high } moutons · { $here } ici
picture-lobby-exactly = exactement { $high } moutons · { $here } ici
picture-lobby-here = présent
picture-lobby-robot = ordinateur
picture-lobby-free = libre
picture-podium-wins =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } gagnent !
    }
picture-podium-draw = Match nul !
picture-podium-heading = Classement
picture-podium-why = Comment ça a fini
picture-podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-podium-shout = Devant ?!
picture-rules-page = Règles · page { $page } sur { $pages }
