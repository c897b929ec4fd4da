# What the house itself says: lobby, table, clock and small detours.

# The lobby
bot-lobby-head = { $game } · { $seats } · { $speed } · { $language }
bot-lobby-host = host
bot-lobby-free = { $count ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
bot-lobby-closed = ✉ { $names }: pressing “Join” opens our private chat, or I cannot ask anything there.
bot-lobby-pledge = Fair dice: { $pledge }… (the secret is shown at the end)
bot-lobby-expired = { $game }: nobody began, so after 24 hours the table has been cleared away.
bot-lobby-stopped = { $game }: the table has been cleared away.
bot-opened = The table is set.
bot-joined = You have a seat. Good to have you!
bot-joined-soon = As soon as it begins, I will ask you here.
bot-left = Your seat is free. See you soon!
bot-begun = Here we go!
bot-robot-added = A computer takes a seat.
bot-robot-removed = The computer gets up again.
bot-kicked = { $name } no longer sits at the table.
bot-handed-over = { $name } runs the table now.
bot-open-private = Please open our private chat, so that I can send you your questions.
bot-open-answer = Please open our private chat: I answer you there.
bot-sent-private = I have written to you in private.

# At the table
bot-fair-start = Fair dice: { $commitment }…
bot-fair-end = Fair dice: seed { $seed }…, secret { $secret }… The record proves it.
bot-turn-of = { $who } to play: { $question }
bot-turn = { $who } to play.
bot-thinking = { $count ->
        [one] Still thinking: { $who }.
       *[other] Still thinking: { $who }.
    }
bot-until = Time until { $when }.
bot-tomorrow = tomorrow { $time }
bot-paused = Paused: the clocks stand still.
bot-resumed = On we go, the clocks are running again.
bot-stopped = The table is closed.
bot-stopped-table = The table was closed before the end.
bot-kept-warm = { $count ->
        [one] { $names }’s seat is kept warm.
       *[other] The seats of { $names } are kept warm.
    }
bot-told-clock = { $name } did not choose in time and plays it safe.
bot-helped = At times the stand-in played for { $names }: this does not count as a win of their own.
bot-told-standin = { $name } did not choose in time; the stand-in steps in.
bot-cannot-write = { $who }, I may not write to you in private. Press “Decide” here, or open our private chat.
bot-was-away = I was away for { $hours ->
        [0] { $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }
       *[other] { $hours } h { $minutes } min
    }; all deadlines have moved by as much.
bot-place-shut = I may not write in “{ $title }” any more, so the match goes on here. As soon as I am allowed to again, it moves back.
bot-place-gone = I can no longer reach “{ $title }”, so the table there is closed. Its record is kept.

# The private question
bot-header = “{ $title }” · { $game }
bot-so-far = So far: { $answers }
bot-noted = Noted: { $answers }
bot-changeable = You can change it until everyone has chosen.
bot-chosen = That has passed. You have chosen already.
bot-hand = Your hand at “{ $title }”:
bot-hand-open = Nothing that the others cannot see; “board” shows it all.
bot-hint = A computer would do this: { $answers }
bot-not-you = { $count ->
        [one] It is { $names }’s turn.
       *[other] It is the turn of { $names }.
    }
bot-welcome-back = Welcome back, you play for yourself again.
bot-never-away = But you are here! The seat is yours.
bot-reminder = You are being waited for:
bot-reminder-several = { $count } tables are waiting for you:
bot-reminder-line = “{ $title }” · { $game }: until { $when }
bot-digest = Your overview for today:

# Looking around
bot-tables = { $count ->
        [one] You sit at one table:
       *[other] You sit at { $count } tables:
    }
bot-tables-lobby = “{ $title }” · { $game }: not begun yet
bot-tables-paused = “{ $title }” · { $game }: paused
bot-tables-you = “{ $title }” · { $game }: your turn, until { $when }
bot-tables-others = “{ $title }” · { $game }: { $names }, until { $when }
bot-tables-quiet = “{ $title }” · { $game }: the computers are at it
bot-no-tables = You do not sit at any table right now.
bot-moment = Move { $index } of { $count }
bot-replay = The whole match, { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
bot-record = The record of the match. “schafstall verify” checks every bit of it.
bot-rules-head = { $game }: rules, page { $page } of { $pages }
bot-which-game = Which game?
bot-which-level = How strong shall the computer be?
bot-which-seat = Who is meant?
bot-which-table = At which table?
bot-leave-sure = Get up in mid-match? Somebody else will take your seat.
bot-stop-sure = Really close the table? The match ends without a result.
bot-options = What shall it be? Each press turns to the next.
bot-setting = { $name }: { $value }
bot-trouble = I dropped something there. Please try once more.
bot-hello =
    Hello! I am the Schafstall: four sheep games for your group, to be played over the day.
    Take me into a group and write “/schubsen start” there. What is secret I ask you here.
    /games shows your tables, /settings your language, time zone and quiet hours, /help everything else.
bot-help = Four sheep games for your group: “{ $start }” sets a table, “{ $join }” gives you a seat, “{ $begin }” begins. Secret moves are asked in private. These are the words I know:

# Settings
bot-set-speed = Pace: { $value }
bot-set-language = Language: { $value }
bot-set-absence = Absent players: { $value }
bot-set-theme = Pictures: { $value }
bot-set-hints = Hints: { $value }
bot-value-live = live (10 min)
bot-value-day = day play (24 h)
bot-value-relaxed = relaxed (72 h)
bot-value-de = German
bot-value-en = English
bot-value-fr = French
bot-value-fallback = play it safe
bot-value-standin = get a stand-in
bot-value-light = light
bot-value-dark = dark
bot-value-yes = yes
bot-value-no = no
bot-settings-person = Your language: { $language }. Time zone: { $zone }. Quiet hours: { $quiet }. Daily overview: { $digest }.
bot-settings-place = Here: { $language }, { $speed }, new tables { $closed ->
        [yes] not welcome
       *[no] welcome
    }. Time zone: { $zone }. Quiet hours: { $quiet }.
bot-settings-how = Change them with, say, “settings quiet 22-7”, “settings digest 8” or “settings zone Europe/London”.
bot-settings-how-here = For this place, if you run it: “settings speed day”, “settings here en”, “settings tables off”, “settings quiet 22-7 here”, “settings zone Europe/London here”.

# Buttons
bot-button-digest-on = Overview daily at 8:00
bot-button-digest-off = No daily overview
bot-button-join = Join
bot-button-leave = Leave
bot-button-robot = Add computer
bot-button-options = Options
bot-button-rules = Rules
bot-button-begin = Begin
bot-button-decide = Decide
bot-button-board = Board
bot-button-back = I’m back
bot-button-done = Done
bot-button-change = Change
bot-button-table = To the table
bot-button-replay = Replay
bot-button-record = Record
bot-button-again = Play again
bot-button-leave-sure = Yes, leave
bot-button-stop-sure = Yes, close
bot-button-level-easy = easy
bot-button-level-medium = medium
bot-button-level-hard = hard

# Commands in one sentence
bot-command-start = sets a table, say “start wolle day easy”
bot-command-join = gives you a seat
bot-command-leave = frees your seat
bot-command-begin = begins the match
bot-command-board = shows the board
bot-command-hand = shows you what you hold
bot-command-move = plays, say “move 085” or “move a3 b4”
bot-command-status = says who is due and until when
bot-command-rules = explains the rules
bot-command-games = lists your tables
bot-command-settings = language, time zone, quiet hours
bot-command-options = changes how the table is played
bot-command-robot = seats a computer
bot-command-unrobot = sends a computer away
bot-command-kick = frees somebody’s seat
bot-command-host = hands the table over
bot-command-pause = stops the clocks
bot-command-resume = lets the clocks run on
bot-command-back = gets your seat back
bot-command-stop = closes the table
bot-command-replay = shows a finished match again
bot-command-record = gives you the record
bot-command-again = sets the same table once more
bot-command-hint = tells you what a computer would do
bot-command-help = shows this help

# Detours, answered kindly
bot-refusal-malformed = This button is not mine.
bot-refusal-stale = That has passed. Here is what is asked now:
bot-refusal-not_seated = You have no seat at this table. You are welcome to watch.
bot-refusal-ended = This match is over.
bot-refusal-paused = The table is having a break.
bot-refusal-busy = Two of you were at it at once. Please try again.
bot-refusal-no_table = There is no table here right now. “start” sets one.
bot-refusal-not_begun = The match has not begun yet.
bot-refusal-not_over = That has to wait until the match is over.
bot-refusal-not_playing = No match is running here.
bot-refusal-not_paused = There is no break here.
bot-refusal-begun = The match is running already.
bot-refusal-table_here = There is a table here already; each place has only one at a time.
bot-refusal-already_seated = You have a seat already.
bot-refusal-full = Every seat is taken.
bot-refusal-too_few = { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    } Or add a computer.
bot-refusal-too_many = With these options there is room for { $most } only.
bot-refusal-too_many_tables = You run { $most } tables already; that will do for now.
bot-refusal-host_only = Only whoever runs the table may do that: { $host }.
bot-refusal-admin_only = Only the admins of this place may do that.
bot-refusal-only_in_places = That only works in a group or a channel.
bot-refusal-place_closed = New tables are not wanted here.
bot-refusal-no_thread = I cannot open a thread here.
bot-refusal-no_such_option = There is no “{ $word }” here.
bot-refusal-no_such_level = I do not know “{ $word }”: easy, medium or hard.
bot-refusal-no_such_seat = I cannot find that seat.
bot-refusal-no_such_setting = I do not understand “{ $word }”. “settings” alone shows what is possible.
bot-refusal-no_robot = No computer sits here.
bot-refusal-no_hints = There are no hints at this table.
bot-refusal-no_question = Nobody is waiting for you right now.
bot-refusal-unknown_word = I do not know “{ $word }”. Did you mean “{ $near }”?
