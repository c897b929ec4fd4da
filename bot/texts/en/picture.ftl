# Words in the pictures that all games share.
picture-lobby-room = { $low } to { $high } sheep · { $here } here
picture-lobby-exactly = exactly { $high } sheep · { $here } here
picture-lobby-here = here
picture-lobby-robot = computer
picture-lobby-free = free
picture-podium-wins =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
picture-podium-draw = A draw!
picture-podium-heading = Final standings
picture-podium-why = How it ended
picture-podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-podium-shout = In front?!
picture-rules-page = Rules · page { $page } of { $pages }
