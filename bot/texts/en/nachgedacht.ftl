nachgedacht-name = Thinking Hard About Sheep
nachgedacht-tagline = Two shepherds, eight sheep and far too small a pasture: the first to form three rows wins.

# What happens
nachgedacht-event-PastureSet = The sheep are standing in line. For now. { $black } herds for Black and begins, { $green } herds for Green.
nachgedacht-event-ShepherdMoved = { $seat } walks the shepherd from { $start } to { $end }.
nachgedacht-event-SheepMoved = { $seat } drives { $colour ->
    [black] the black
    [green] the green
   *[white] a white
} sheep from { $start } to { $end }.
nachgedacht-event-RowFormed = { $gift ->
    [yes] A present! { $seat } is suddenly standing in a row ({ $squares })
   *[no] All in a row: { $seat } lines up { $squares }
}. { $rows ->
    [1] That is number one.
    [2] That is already number two.
   *[other] That is number three!
}
nachgedacht-event-SheepExchanged = { $forced ->
    [yes] Only { $square } still holds a white sheep of the row
   *[no] { $by } picks the sheep on { $square }
}: { $colour ->
    [black] it is black now
   *[green] it is green now
} and no longer counts for { $seat }.
nachgedacht-event-Won = Three rows! { $seat } has the pasture under control.
nachgedacht-event-Stuck = { $seat } is penned in and cannot move at all. { $winner } wins.
nachgedacht-event-Drawn = { $reason ->
    [repetition] The same picture three times over: the sheep are yawning.
   *[quiet] 60 moves each without a new row: the sheep lie down to sleep.
} It is a draw.

# Questions
nachgedacht-ask-piece = { $colour ->
    [black] Black
   *[green] Green
} to move. Which piece do you move?
nachgedacht-asked-piece = Which piece do you move for { $colour ->
    [black] Black
   *[green] Green
}?
nachgedacht-ask-square = { $colour ->
    [shepherd] Where does your shepherd go
    [black] Where to with the black sheep
    [green] Where to with the green sheep
   *[white] Where to with the sheep
} from { $start }?{ $banned ->
    [none] { "" }
   *[other] { " " }(Not back to { $banned }: it has only just come from there.)
}
nachgedacht-ask-exchange = A row for { $colour ->
    [black] Black
   *[green] Green
}: { $squares }. Which white sheep changes colour?

# What is on offer
nachgedacht-option-Shepherd = Shepherd { $square }
nachgedacht-option-Sheep = { $colour ->
    [black] Black sheep
    [green] Green sheep
   *[white] Sheep
} { $square }
nachgedacht-option-Hollow = { $square }
nachgedacht-option-Swap = Sheep { $square }

# What cannot be done
nachgedacht-refusal-no_such_square = “{ $square }” is not on the pasture. It runs from a1 to e5.
nachgedacht-refusal-rival_shepherd = The other shepherd stands on { $square } and takes no orders from you.
nachgedacht-refusal-nothing_there = Nobody stands on { $square }.
nachgedacht-refusal-sheep_not_seen = Your shepherd cannot see the sheep on { $square }.
nachgedacht-refusal-way_not_clear = There is no clear, straight way from { $start } to { $end }.
nachgedacht-refusal-no_return = This sheep may not go back to { $square }: your rival has just fetched it from there.
nachgedacht-refusal-not_in_the_row = There is no white sheep of this row on { $square }.

# How it ended
nachgedacht-outcome-three_rows = { $winners } has formed three rows and wins.
nachgedacht-outcome-stuck = { $winners } wins: the other shepherd cannot move any more.
nachgedacht-outcome-repetition = A draw: the same position three times.
nachgedacht-outcome-quiet = A draw: 60 moves each without a new row.

# Settings
nachgedacht-setting-layout = Layout
nachgedacht-setting-layout-cross = Cross
nachgedacht-setting-layout-corner_edge = Corners and edges
nachgedacht-setting-layout-x_inner = X
nachgedacht-setting-layout-knight_ring = Knight’s ring

# Rules
nachgedacht-rules-1 =
    Get your shepherd and at least three sheep into one unbroken line: across, upright or diagonal. The first to do so three times wins.

    On your turn, move your own shepherd or a sheep that your shepherd sees: any sheep on a line with it, with nothing in between.

    Pieces move straight or diagonally, as far as you like over free hollows. No jumping, no pushing, no turning corners, and hands off the other shepherd.
nachgedacht-rules-2 =
    A sheep your rival has just moved may not be put back where it came from. Moving over that hollow is fine.

    There is no passing: if you cannot move, you lose.

    A row counts as soon as it appears, even if your rival’s move hands it to you. Two at once count twice. While your shepherd stands in the marked centre (c3), no row with it counts.
nachgedacht-rules-3 =
    For every row, one of its white sheep is exchanged for one of your colour. Your rival chooses which.

    To your own rows your coloured sheep are gaps. Your rival may use them. Both of you may move them.

    If one move makes rows for both, the mover’s come first. The third row wins at once.
nachgedacht-rules-4 =
    Not from the rulebook: the picture of the start is lost, and our four layouts are reconstructions. All that is printed is that Black’s shepherd sees exactly two sheep at the start.

    Added by us: the same position three times, or 60 moves each without a new row, is a draw; and the mover’s rows are settled first.
nachgedacht-typed = You can also type: “a3 b4” moves from a3 to b4, a single square picks the sheep that changes colour.

# Why the computer would do so
nachgedacht-why-only = Nothing else is possible.
nachgedacht-why-wins = That is the third row: you win!
nachgedacht-why-two_rows = That makes two rows at one stroke.
nachgedacht-why-row = That gives you a row.
nachgedacht-why-blocks = Otherwise your rival forms a row next move.
nachgedacht-why-threatens = That threatens a row and leaves your rival none.
nachgedacht-why-safe = After this your rival cannot form a row at once.
nachgedacht-why-lesser_evil = Your rival’s row can hardly be stopped; this way it hurts least.
nachgedacht-why-spoils = This leaves the white sheep at their worst for your rival.

# In the picture
nachgedacht-picture-move = Move { $number }
nachgedacht-picture-set = Off to the pasture!
nachgedacht-picture-moved = { $seat } plays { $start } – { $end }
nachgedacht-picture-row = { $seat } has a row!
nachgedacht-picture-exchanged = { $colour ->
    [black] { $square } turns black
   *[green] { $square } turns green
}
nachgedacht-picture-won = { $seat } wins!
nachgedacht-picture-stuck = { $seat } cannot move any more
nachgedacht-picture-drawn = A draw
nachgedacht-picture-last = Last move
nachgedacht-picture-rows = Rows
nachgedacht-picture-reserve = Reserve
nachgedacht-picture-black = Black
nachgedacht-picture-green = Green
nachgedacht-picture-choose = { $seat } chooses which sheep turns { $colour ->
    [black] black
   *[green] green
}:
nachgedacht-picture-turn = It is { $seat }’s turn.
nachgedacht-picture-winner = { $seat } wins.
nachgedacht-picture-nobody = Nobody wins, nobody loses.

# In words
nachgedacht-alt-seat = { $colour ->
    [black] Black
   *[green] Green
} ({ $seat }): shepherd { $shepherd }, own sheep { $sheep ->
    [none] none
   *[other] { $sheep }
}, rows { $rows }, reserve { $reserve }.
nachgedacht-alt-white = White sheep: { $squares }.
nachgedacht-alt-row = A row stands on { $squares }.
nachgedacht-alt-key = B, G: shepherds (black, green) · o, b, g: sheep (white, black, green) · +: centre
nachgedacht-alt-line = { $colour ->
    [black] B
   *[green] G
} { $seat }: rows { $rows }, reserve { $reserve }
