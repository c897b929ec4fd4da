-schubsen-wiese = Puddle Meadow
-schubsen-priel = Tidal Creek
-schubsen-graeben = Ditches
-schubsen-sturmflut = Storm Surge

schubsen-name = East Frisian Sheep Hustle
schubsen-tagline = A jostling race along the dyke, and the runner-up wins.

# Squares: on the first board the number will do
schubsen-part-goal = { $goal_board ->
    [1] square { $goal_square }
   *[other] square { $goal_square } (board 2)
}
schubsen-part-spot = { $spot_board ->
    [1] square { $spot_square }
   *[other] square { $spot_square } (board 2)
}
schubsen-part-here = { $board ->
    [1] square { $square }
   *[other] square { $square } (board 2)
}
schubsen-part-to = { $to_board ->
    [1] square { $to_square }
   *[other] square { $to_square } (board 2)
}
schubsen-part-side = { $side ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}

# What happens
schubsen-event-DykeLaid = The dyke is ready: { $first ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}, then { $second ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}. Every sheep has { $rings ->
    [one] one lifesaver
   *[other] { $rings } lifesavers
}.
schubsen-event-StartDrawn = { $seat } has the most mischievous look and starts.
schubsen-event-RoundBegun = Round { $round }: everyone lays face down, { $start } reveals first.
schubsen-event-Sealed = { "" }
schubsen-event-Laid = Laid: { $digits }. { $fate ->
    [off] That runs off the end of the dyke, where no lifesaver helps!
    [water] That would be { schubsen-part-here }, right in the water!
    [shove] That would be { schubsen-part-here }, with a shove.
   *[dry] That would be { schubsen-part-here }, nice and dry.
}{ $hold ->
    [yes] { " " }Your clovers rest this round.
   *[no] { "" }
}
schubsen-event-Revealed = { "" }
schubsen-event-CloversUsed = { $seat } uses clovers{ $change ->
    [0] { "" }
   *[other] : the move is now { $scope }
}{ $back ->
    [0] { "" }
   *[other] , then it is { $back } back
}.
schubsen-event-Moved = { $scope ->
    [0] { $seat } does not budge: { schubsen-part-goal }.
   *[other] { $seat } moves { $scope } to { schubsen-part-goal }.
}
schubsen-event-RanBack = { $seat } trots { $back } back to { schubsen-part-goal }.
schubsen-event-Shoved = Bump! { $seat } shoves { $whom } to { schubsen-part-goal }.
schubsen-event-WalkedOff = Whoops! { $seat } goes for { $scope } and charges off the end of the dyke.
schubsen-event-ShovedOff = Bump! { $seat } shoves { $whom } off the end of the dyke.
schubsen-event-Splashed = Splash! { $seat } lands in the water on { schubsen-part-spot } and pays { $left ->
    [0] the last lifesaver.
   *[other] a lifesaver ({ $left } left).
}
schubsen-event-WashedAway = Splash! { $seat } lands in the water on { schubsen-part-spot } without any lifesaver.
schubsen-event-Eliminated = The coastguard brings { $seat } ashore; { $left ->
    [0] the dyke is empty.
    [one] one sheep is left.
   *[other] { $left } sheep are left.
}
schubsen-event-ImpPassed = { "" }
schubsen-event-CherubPassed = { "" }
schubsen-event-ImpCollected = { $seat } was slowest with { $scope }: the imp takes { $left ->
    [0] the last lifesaver.
   *[other] a lifesaver ({ $left } left).
}
schubsen-event-ImpCaught = { $seat } was slowest with { $scope } and has no lifesaver left. Boo! says the imp.
schubsen-event-CherubSmiled = { $seat } was fastest with { $scope }: the cherub brings a clover and the first move.
schubsen-event-CloverTaken = { $seat } picks { $kind ->
    [back] “{ $value } back”.
   *[change] “move ±{ $value }”.
}
schubsen-event-BoardTurned = The first board is empty. { $seat } lays it at the front, { schubsen-part-side } up.
schubsen-event-HandRefreshed = { "" }

# Questions
schubsen-ask-digit = Round { $round }: your sheep stands on { schubsen-part-here }. { $fate ->
    [none] Lay one to three cards as a number.
    [off] { $digits } runs off the end of the dyke, where no lifesaver helps!
    [water] { $digits } leads to { schubsen-part-to }, mind the water!
    [shove] { $digits } leads to { schubsen-part-to }, where { $whom } stands.
   *[dry] { $digits } leads to { schubsen-part-to }, dry.
}
schubsen-ask-clovers = You revealed { $scope } and stand on { schubsen-part-here }. Use clovers?{ $change ->
    [0] { "" }
   *[other] { " " }Your move may change by up to ±{ $change }.
}{ $back ->
    [0] { "" }
   *[other] { " " }Then it is { $back } back.
}{ $via ->
    [water] { " " }You get wet on the way!
   *[other] { "" }
} { $fate ->
    [off] This way you fall off the dyke!
    [water] This way you end in the water on { schubsen-part-to }.
    [shove] This way you end on { schubsen-part-to } and shove { $whom }.
   *[dry] This way you end on { schubsen-part-to }.
}
schubsen-ask-scope = You revealed { $scope }. Which move from { $low } to { $high } shall count?
schubsen-ask-side = The first board is empty and you lay it at the front. The side with { $calm } puddles, or the one with { $wet }?
schubsen-ask-pad = The cherub smiles: choose one of { $left } clovers.
schubsen-asked-pad = Choose one of { $left } clovers.

# On offer
schubsen-option-LayCards = Lay { $digits }
schubsen-option-LayAndHold = Lay { $digits }, no clovers
schubsen-option-RunBack = { $value } back
schubsen-option-ChangeScope = Move ±{ $value }
schubsen-option-none = No clover
schubsen-option-go = Use
schubsen-option-wiese = { -schubsen-wiese } (18)
schubsen-option-priel = { -schubsen-priel } (20)
schubsen-option-graeben = { -schubsen-graeben } (22)
schubsen-option-sturmflut = { -schubsen-sturmflut } (24)

# What does not work
schubsen-refusal-one_to_three_cards = One, two or three cards, please.
schubsen-refusal-card_not_held = That card is not in your hand, and there is only one of each digit.
schubsen-refusal-no_clover_to_hold = You have no clover to hold back.
schubsen-refusal-clover_not_held = You do not have that clover.
schubsen-refusal-clovers_do_not_allow_that = Your clovers do not reach that far, and there is no way off the dyke backwards.
schubsen-refusal-clover_not_beside_the_dyke = That clover is no longer beside the dyke.
schubsen-refusal-not_a_side_of_this_board = That side is not on the board you are laying.

# How it ended
schubsen-outcome-two = Two sheep are left on the dyke, and { $winners } stands further back: a win!
schubsen-outcome-one = { $winners } stands alone on the dyke and wins.
schubsen-outcome-none = The dyke is empty. { $winners } held out longest and wins.
schubsen-outcome-tied = { $winners } stand level and share the win.

# Settings
schubsen-setting-dyke = Dyke
schubsen-setting-dyke-random = drawn
schubsen-setting-dyke-calm = calm
schubsen-setting-dyke-stormy = stormy

# Rules
schubsen-rules-1 =
    Sheep race and jostle along the dyke. When only two are left at the end of a round, the one behind wins!

    Each round everyone lays one to three cards (0 to 9) face down at the same time, read as a number: the Scope of Move. 0, 8, 5 makes 085, that is 85. Nothing is added up, leading zeros are fine. You can change your cards until everyone has laid.

    Then all reveal and move in turn: ones go up (off the top means on at the bottom of the next column), tens go right.
schubsen-rules-2 =
    Landing on another sheep shoves it one square on, a whole chain if need be. Only the start, square 0, has room for all.

    Landing in water, by moving or by being shoved, costs a lifesaver. Without one the sheep is out. Staying put (0) costs another.

    Beyond the end of the dyke a sheep is out at once; no lifesaver helps.

    When the last sheep leaves the first board, whoever is moving lays it at the front again and chooses the side.
schubsen-rules-3 =
    The lowest number gets the imp and loses a lifesaver at the end of the round (without one: the sheep). The highest gets the cherub, chooses a clover and reveals first next round. In a tie the later player is worse off.

    With fewer than four cards after a round you take all of yours back.

    Lifesavers at the start: 4 with three players, 3 with four, 2 with five or six, 1 with seven or eight.
schubsen-rules-4 =
    Clovers are used after you reveal, several at once if you like, each of them once.

    “Back”: after your move your sheep walks back that far. Others are still shoved forwards, and it may get wet twice. It cannot leave the dyke backwards, and a fall off the end cannot be undone.

    “±”: change your number by up to that value. The new one counts for imp and cherub, too.

    If you lay “no clovers”, you are not asked this round.
schubsen-rules-5 =
    Reconstructed, because it is found nowhere: which squares are water (18, 20, 22 and 24 a side) and what the 16 clovers are worth (back 10, 10, 20, 20, 30, 30, 40, 50; ± 5, 5, 5, 10, 10, 10, 20, 20).

    Added by us: all share the start until a board is laid anew for the first time. If the last two sheep still stand on it together, they share the win. Boards and start player are drawn by dice.
schubsen-typed = You can type, too: “085” lays 0, 8, 5, “085 hold” keeps your clovers, “b20 go” uses one.

# Words in the picture
schubsen-picture-start = Start
schubsen-picture-both = { $one } and { $two }
schubsen-picture-sheep = { $count } sheep
schubsen-picture-round = Round { $round }
schubsen-picture-move = { $scope ->
    [0] { $seat } does not budge
   *[other] { $seat } moves { $scope }
}
schubsen-picture-back = { $seat } moves { $scope } and trots { $back } back
schubsen-picture-shove = { $seat } moves { $scope } and shoves { $whom }!
schubsen-picture-soak = { $seat } shoves { $whom } into the water!
schubsen-picture-splash = { $scope ->
    [0] Splash! { $seat } stays in the water
   *[other] Splash! { $seat } moves { $scope } into the water
}
schubsen-picture-off = { $seat } charges off the dyke with { $scope }!
schubsen-picture-out = { $count ->
    [one] { $whom } has to go ashore!
   *[other] { $whom } have to go ashore!
}
schubsen-picture-wet = { $count ->
    [one] Splash! { $whom } gets wet
   *[other] Splash! { $whom } get wet
}
schubsen-picture-shoved = { $count ->
    [one] Bump! { $whom } gets shoved
   *[other] Bump! { $whom } get shoved
}
schubsen-picture-far = { $seat } trots ahead with { $scope }
schubsen-picture-still = nobody budges
schubsen-picture-turned = { $seat } extends the dyke
schubsen-picture-taken = { $seat } picks { $pad }
schubsen-picture-using = { $seat } ponders: clovers?
schubsen-picture-turning = { $seat } moves the first board to the front
schubsen-picture-choosing = { $seat } may pick a clover
schubsen-picture-laying = { $done ->
    [0] everyone lays face down
   *[other] { $done } of { $all } have laid
}
schubsen-picture-won-two = { $winners } stands behind and wins!
schubsen-picture-won-one = { $winners } wins, all alone on the dyke!
schubsen-picture-won-none = The dyke is empty: { $winners } wins!
schubsen-picture-won-tied = { $winners } share the win!
schubsen-picture-ashore = Ashore
schubsen-picture-place = Place { $place } · Round { $round }
schubsen-picture-rank = { $board ->
    [1] Place { $place } · Square { $square }
   *[other] Place { $place } · Board 2, square { $square }
}
schubsen-picture-sealed = face down
schubsen-picture-thinking = thinking …

schubsen-picture-yours = For your eyes only, { $seat }
schubsen-picture-stand = { $board ->
    [1] Square { $square }
   *[other] Square { $square } (board 2)
} · { $rings ->
    [0] no lifesaver
    [one] 1 lifesaver
   *[other] { $rings } lifesavers
} · lay 1 to 3 digits
schubsen-picture-laid = Laid: { $digits } · { $board ->
    [0] that leads off the end of the dyke!
    [1] that leads to square { $square }
   *[other] that leads to square { $square } (board 2)
}
schubsen-picture-hand = In hand
schubsen-picture-gone = Discarded
schubsen-picture-refresh = With fewer than 4 cards in hand, all of them come back.
schubsen-picture-clovers = Clovers
schubsen-picture-no-clover = none yet

# The picture in words
schubsen-alt-dry = { $board ->
    [1] square { $square }
   *[other] board 2 square { $square }
}
schubsen-alt-wet = { $board ->
    [1] square { $square } in the water
   *[other] board 2 square { $square } in the water
}
schubsen-alt-rings = { $count ->
    [0] no ring
    [one] 1 ring
   *[other] { $count } rings
}
schubsen-alt-clovers = clovers { $pads }
schubsen-alt-clover-count = { $count ->
    [one] 1 clover
   *[other] { $count } clovers
}
schubsen-alt-imp = imp
schubsen-alt-cherub = cherub
schubsen-alt-shown = shows { $digits }
schubsen-alt-place = place { $place }
schubsen-alt-ashore = Ashore: { $names }.
schubsen-alt-turn = To move: { $seat }.
schubsen-alt-board = Board { $board }: { $side }
schubsen-alt-key = ~ water, lower case: sheep in water, *: several
schubsen-alt-hand = cards { $cards }

# Why the computer would play like this
schubsen-why-lesser_evil = Anything else would hurt even more.
schubsen-why-soaks = That shoves somebody into the water.
schubsen-why-shoves = That shoves somebody forward, and nobody wins up front.
schubsen-why-stays_behind = This keeps you at the very back, and the one behind wins.
schubsen-why-outruns_imp = Far enough that the imp will hardly catch you.
schubsen-why-balance = Far enough from the imp, short enough not to run ahead.
schubsen-why-keeps_clover = You can do without a clover now and will need it more later.
schubsen-why-keeps_dry = Without a clover you end up in the water or off the dyke.
schubsen-why-runs_back = Back is closer to winning, and the imp only counts your Scope of Move.
schubsen-why-flees_imp = With the greater Scope of Move the imp will rather take somebody else.
schubsen-why-slows_down = This way you run no further ahead than you must.
schubsen-why-calm_side = Fewer puddles are good for everyone with few lifesavers.
schubsen-why-wet_side = You have more lifesavers than the others; water hurts them more.
schubsen-why-take_back = Running back takes you to the rear again.
schubsen-why-take_change = With it you can still dodge after the cards are revealed.
