schwupps-name = Schwupps oder Schubs
schwupps-tagline = A hundred squares, six symbols, one goal: whoosh ahead or shove the others back.

# What happens.
schwupps-event-Began = All sheep are at the start, every hand holds { $cards } cards. { $first } begins, and { $goal } must be hit exactly.
schwupps-event-SetAside = Three cards leave the game: { $numbers }.
schwupps-event-Dealt = Your cards: { $cards }. Everyone sees the numbers, only you see the symbols.
schwupps-event-Schwuppsed = Schwupps! { $seat } hops { $number ->
    [one] one square
   *[other] { $number } squares
} ahead { $origin ->
    [0] from the start
   *[other] from { $origin }
} to { $target }.
schwupps-event-Schubsed = Schubs! { $seat } lays { $cards } and sends { $rivals } back by { $total } from { $origin } { $target ->
    [0] all the way to the start
   *[other] to { $target }
}.
schwupps-event-Followed = { $seat } moves up by { $total } { $origin ->
    [0] from the start
   *[other] from { $origin }
} to { $target }.
schwupps-event-Stayed = { $seat } stays on { $square }: { $steps } { $steps ->
    [one] is
   *[other] are
} too many for { $goal }.
schwupps-event-Displaced = { $owners } { $owners_count ->
    [one] makes
   *[other] make
} room and { $owners_count ->
    [one] slips
   *[other] slip
} back { $target ->
    [0] to the start
   *[other] to { $target }
}.
schwupps-event-Drew = { $seat } draws { $numbers }. Cards in the pile: { $left }.
schwupps-event-Peeked = You drew { $cards }.
schwupps-event-PileEmptied = The pile is empty: end game! From now on, whoever is last at the end of their own turn is out.
schwupps-event-Passed = { $seat } has no card left and passes.
schwupps-event-Eliminated = { $seats } { $seats_count ->
    [one] is
   *[other] are
} last of all { $square ->
    [0] at the start
   *[other] on { $square }
} and { $seats_count ->
    [one] trots
   *[other] trot
} home to the stable.
schwupps-event-GoalReached = { $seats } { $seats_count ->
    [one] hits
   *[other] hit
} { $goal } exactly!
schwupps-event-Remained = Still on the pasture: { $seats }. Everyone else is in the stable.

# What is asked.
schwupps-ask-play = { $pieces ->
    [1] { $rear ->
        [0] You are at the start.
       *[other] You are on { $rear }.
    }
   *[other] { $front ->
        [0] Your sheep are at the start.
       *[other] { $rear ->
            [0] Your sheep are at the start and on { $front }.
           *[other] Your sheep are on { $rear } and { $front }.
        }
    }
} { $endgame ->
    [yes] { $last ->
        [yes] End game, and you are last: it’s now or never!
       *[no] End game: don’t fall behind.
    }
   *[no] The goal { $goal } must be hit exactly.
} Schwupps or Schubs?
schwupps-ask-more = Nice shove! { $pieces ->
    [1] You are on { $rear } now.
   *[other] { $rear ->
        [0] Your sheep are at the start and on { $front }.
       *[other] Your sheep are on { $rear } and { $front }.
    }
} { $endgame ->
    [yes] { $last ->
        [yes] You are still last and would be out.
       *[no] No cards are drawn in the end game.
    }
   *[no] Afterwards you draw two cards.
} { $targets ->
    [0] Your cards match nobody any more.
   *[other] Shove on?
}
schwupps-ask-cards = Square { $square } shows { $symbols }. Which cards do you shove with?
schwupps-ask-piece = Which of your sheep moves { $steps ->
    [one] one square
   *[other] { $steps } squares
}?

# What is on offer.
schwupps-option-Card = { $letter } · Schwupps { $number }{ $to ->
    [none] { "" }
   *[other] { " → " }{ $to }
} ({ $symbols })
schwupps-option-Target = Shove { $rivals } off { $square } ({ $symbols })
schwupps-option-Cards = { $letters } · { $cards } · { $total } back { $back ->
    [0] to the start
   *[other] to { $back }
}
schwupps-option-Piece = { $square ->
    [0] Start
   *[other] Square { $square }
} → { $to }
schwupps-option-end = End turn

# What cannot be done.
schwupps-refusal-card_not_held = You don’t hold that card.
schwupps-refusal-no_such_piece = You don’t have that many sheep.
schwupps-refusal-start_is_safe = Nobody can be shoved off the start.
schwupps-refusal-nobody_there = Nobody is on square { $square }.
schwupps-refusal-own_piece = That is your own sheep on square { $square }.
schwupps-refusal-mercy = Mercy! The sheep on { $square } is last and must not be shoved.
schwupps-refusal-symbols_do_not_match = Square { $square } wants exactly { $symbols }, no more and no less.
schwupps-refusal-goal_only_to_win = You may enter { $goal } only if that wins the game.
schwupps-refusal-no_schwupps_after_schubs = No Schwupps after a Schubs: shove on or end your turn.
schwupps-refusal-nothing_played_yet = First a Schwupps or a Schubs, then you may stop.

# How it ended.
schwupps-outcome-goal = { $winners } { $winner_count ->
    [one] wins
   *[other] win
}: right on the goal.
schwupps-outcome-endgame = { $winners } { $winner_count ->
    [one] wins
   *[other] win
}: nobody else survived the end game.

# What can be set.
schwupps-setting-length = Distance
schwupps-setting-length-long = long (to 100)
schwupps-setting-length-short = short (to 50)
schwupps-setting-mode = Way of playing
schwupps-setting-mode-basic = Basic game (2–5)
schwupps-setting-mode-advanced = Advanced, two sheep (2–3)
schwupps-setting-mode-team = Team game, two pairs (4)

# Rules.
schwupps-rules-1 =
    The goal: be the first to bring your sheep exactly to 100.

    Every card has a black side with a number (1–9) that everyone sees, and a white side with symbols that only you see. The black side also lists the twelve symbol faces that exist for its number, so you can guess what the others hold.

    On your turn you schwupps or schubs, then draw two cards. If you hold a card you must do something.
schwupps-rules-2 =
    Schwupps: play one card face down (number up) and move that many squares ahead. If that would take you past 100 you stay where you are; the card is gone all the same.

    Schubs: play any number of cards face up whose symbols together are exactly those on an opponent’s square. Their sheep goes back by the sum of the numbers, then yours moves ahead by the same sum. As long as something matches you may shove on, but no more Schwupps this turn.

    Mercy rule: whoever is last cannot be shoved. Nobody is shoved off the start either.
schwupps-rules-3 =
    Only one sheep fits on a square. Landing on an occupied square pushes the other sheep back by one; if somebody is there too, they go back by one as well, and so on.

    That holds for the last player and for your own sheep, too. Only the start has room for all, and nobody goes back beyond it.
schwupps-rules-4 =
    Hit 100 exactly and you win at once.

    Played cards never return. When the pile is empty, the end game begins with the next turn: no more drawing, and whoever is last at the end of their own turn is out. If several share the start they are all last. Without cards you pass. Whoever remains wins.
schwupps-rules-5 =
    Short: the goal is 50.

    Advanced (2–3): everyone has two sheep and moves one of them with each Schwupps or Schubs. No mercy rule. You may enter 100 only to win: your rear sheep must then be ahead of everybody else’s rear sheep. In the end game, whoever owns the very last sheep at the end of their turn is out with both.

    Team (4): as advanced. Players opposite each other share two sheep but hold their own cards. No talking strategy; bleating is fine.
schwupps-rules-6 =
    Reconstructed: the pictures of the old rulebook are lost. Which symbols exist and which of them are on which card and square is our own design: every number has all six single symbols and six pairs, easy squares come first, hard ones later.

    The figures (108 cards, twelve of each number, 100 squares) are the rulebook’s. Where it is silent our reading applies; it is in the game’s RULES.md.
schwupps-typed = Type “c” for a Schwupps with card C, “63 ac” for a Schubs against square 63 with A and C, “end” to stop; with two sheep add the square of yours (“c 12”).

# Words in the picture.
schwupps-picture-pair = { $one } and { $other }
schwupps-picture-began = { $name } begins!
schwupps-picture-schwupps = Schwupps! { $name } hops to { $target }.
schwupps-picture-schubs = { $name } shoves { $rivals } back by { $total }!
schwupps-picture-stayed = { $name } stays on { $square }: { $steps } { $steps ->
    [one] is
   *[other] are
} too many.
schwupps-picture-passed = { $name } has no cards and passes.
schwupps-picture-out = { $names } { $count ->
    [one] trots
   *[other] trot
} home to the stable.
schwupps-picture-goal = { $names } { $count ->
    [one] hits
   *[other] hit
} { $goal } exactly!
schwupps-picture-remained = { $names } { $count ->
    [one] is left over and wins!
   *[other] are left over and win!
}
schwupps-picture-won = { $names } { $count ->
    [one] has
   *[other] have
} won!
schwupps-picture-on-turn = It is { $name }’s turn.
schwupps-picture-start = Start
schwupps-picture-stable = stable
schwupps-picture-turn = to play
schwupps-picture-again = again?
schwupps-picture-wins = wins!
schwupps-picture-mercy = mercy
schwupps-picture-danger = last of all!
schwupps-picture-note-schwupps = +{ $number }
schwupps-picture-note-schubs = Schubs +{ $number }
schwupps-picture-note-back = back –{ $number }
schwupps-picture-note-room = room –{ $number }
schwupps-picture-note-stays = stays
schwupps-picture-note-passes = passes
schwupps-picture-out-of-play = asleep in the stable
schwupps-picture-no-cards = no cards left
schwupps-picture-pile = Pile: { $count }
schwupps-picture-turns = { $count ->
    [one] one more turn
   *[other] { $count } more turns
}
schwupps-picture-endgame = End game!
schwupps-picture-endgame-rule = The last ones leave
schwupps-picture-hand-title = For your eyes only, { $name }
schwupps-picture-hand-one = { $square ->
    [0] You are at the start
   *[other] You are on { $square }
} · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
schwupps-picture-hand-two = { $front ->
    [0] Your sheep are at the start
   *[other] { $rear ->
        [0] Your sheep: at the start and on { $front }
       *[other] Your sheep: on { $rear } and { $front }
    }
} · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
schwupps-picture-hand-fits = { $letters } { $count ->
    [one] matches
   *[other] match
} { $rivals } on square { $square }: Schubs by { $total }
schwupps-picture-hand-more = … and { $count ->
    [one] one more Schubs
   *[other] { $count } more ways to Schubs
}
schwupps-picture-hand-nothing = No card matches anybody right now.
schwupps-picture-hand-empty = No cards left in your hand.
schwupps-picture-hand-out = You are in the stable. Good night!

# The picture in words.
schwupps-alt-opening = Schwupps oder Schubs to { $goal }: { $headline }
schwupps-alt-cards = Cards: { $hands }.
schwupps-alt-place = on { $square } ({ $symbols })
schwupps-alt-goal = at the goal on { $square }
schwupps-alt-start = at the start
schwupps-alt-stable = in the stable
schwupps-alt-circle = circle
schwupps-alt-triangle = triangle
schwupps-alt-square = square
schwupps-alt-star = star
schwupps-alt-heart = heart
schwupps-alt-diamond = diamond
schwupps-alt-pile = Pile: { $count }, on top { $top }.
schwupps-alt-endgame = The pile is empty: end game.
schwupps-alt-aside = Out of the game: { $numbers }
schwupps-alt-again = { $name } may shove on.

# Why the computer would do it
schwupps-why-wins = That wins at once!
schwupps-why-only = Nothing else is possible.
schwupps-why-stops = Otherwise somebody is about to hit the goal.
schwupps-why-saves = The other cards are worth more in your hand.
schwupps-why-escapes = Otherwise you are last, and out.
schwupps-why-aims = After that you hold the very number for the goal.
schwupps-why-shoves_leader = That throws the leader back and takes you ahead.
schwupps-why-shoves = A Schubs counts twice: somebody back, you ahead.
schwupps-why-runs = This takes you well ahead, to a fairly safe square.
schwupps-why-runs_on = This takes you well ahead.
schwupps-why-waits = This is the card you can best do without.
