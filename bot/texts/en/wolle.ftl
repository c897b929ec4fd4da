wolle-name = Volle Wolle
wolle-tagline = Bid, roll and graze: promise too much and you will be shorn.

# What happens
wolle-event-RoundBegan = Round { $round } of { $rounds }. In the middle: { $cards }.
wolle-event-BidSealed = Your bid: { $bid }.
wolle-event-BidsShown = Bids on the table: { $stakes }.
wolle-event-PlusPaid = { $seat } pays a wool chip for 26+. Courage has its price.
wolle-event-Rolled = { $attempt ->
    [1] { $seat } rolls
    [2] { $seat }’s second roll:
   *[other] { $seat }’s last roll:
} { $pips }, { $malus ->
    [0] which makes { $result }
   *[other] which with a malus of { $malus } makes { $result }
} (needed: { $goal }).
wolle-event-DieKept = { $seat } leaves the { $pips } lying (d{ $die }).
wolle-event-Combed = { $seat } combs the result up to { $result }: { $bonus ->
    [0] { $chips ->
        [one] one wool chip
       *[other] { $chips } wool chips
    }
   *[other] bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [one] { " " }and one wool chip
       *[other] { " " }and { $chips } wool chips
    }
}.
wolle-event-Reached = { $attempt ->
    [1] With the very first roll! { $seat } gets
    [2] Done it! { $seat } gets
   *[other] By a whisker! { $seat } gets
} { $due ->
    [one] one card
   *[other] { $due } cards
}.
wolle-event-Failed = { $seat } stays at { $result }, short of { $goal }{ $chip ->
    [yes] , and gets a wool chip for comfort.
   *[no] . No comfort either: the wool chips have run out.
}
wolle-event-Took = { $why ->
    [black] Below 14! { $seat } must take: { $cards }.
    [left] The rest goes to { $seat }: { $cards }.
   *[reached] { $seat } takes: { $cards }.
}
wolle-event-Topped = { "" }
wolle-event-BoneStolen = Snap! { $seat } fetches the bone from { $victim }.
wolle-event-Lapsed = The middle is grazed bare: nothing left for { $seats }.
wolle-event-PlayEnded = The last card is gone. Time to count sheep!
wolle-event-SheepPutBack = No dog on guard: { $seat } loses { $cards }.
wolle-event-Counted = { $seat }: { $count_total ->
    [one] 1 point
   *[other] { $count_total } points
} (white sheep { $count_white }{ $count_black ->
    [0] { "" }
   *[other] , black { $count_black }
}{ $count_agents ->
    [0] { "" }
   *[other] , 0-0-7 { $count_agents }
}{ $count_racers ->
    [0] { "" }
   *[other] , 3-7-0 { $count_racers }
}{ $count_dogs ->
    [0] { "" }
   *[other] , dog { $count_dogs }
}{ $count_bone ->
    [0] { "" }
   *[other] , bone { $count_bone }
}{ $count_pack ->
    [0] { "" }
   *[other] , biggest pack { $count_pack }
}, wool chips { $count_chips }).

# Questions
wolle-ask-bid = How much do you dare? { $modifier ->
    [0] { "" }
    [-1] Your malus is -1.{ " " }
    [-2] Your malus is -2.{ " " }
    [-3] Your malus is -3.{ " " }
   *[other] Your bonus is +{ $modifier }.{ " " }
}{ $chips ->
    [0] You have no wool chips.
    [one] You have one wool chip.
   *[other] You have { $chips } wool chips.
} Odds without chips: 16 at { $low }%, 20 at { $middle }%, 24 at { $high }%.{ $sealed ->
    [none] { "" }
   *[other] { " " }Your bid so far: { $sealed }.
}
wolle-ask-roll = { $attempt ->
    [1] First
   *[other] Second
} roll: { $pips }, which makes { $result }. That is { $missing } short of { $goal }. Which die stays?
wolle-ask-last_roll = Last roll: { $pips }, which makes { $result }. That is { $missing } short of { $goal }. Comb it, or leave it?
wolle-asked-roll = That is { $missing } short of { $goal }. Which die stays?
wolle-asked-last_roll = That is { $missing } short of { $goal }. Comb it, or leave it?
wolle-ask-take = Which { $due ->
    [one] card
    [2] two cards
   *[other] three cards
} do you take?
wolle-ask-top = { $why ->
    [black] The black sheep are yours now.{ " " }
    [left] The rest is yours.{ " " }
   *[reached] { "" }
}Which sheep goes on top of your flock?
wolle-ask-bone = A bone symbol! Do you fetch the bone from { $victim }?
wolle-ask-put_back = No dog guards your flock. Which two white sheep do you give up?

# On offer
wolle-option-plus = 26+
wolle-option-KeepDie = Keep the { $pips } (d{ $die })
wolle-option-CombTo = { $bonus ->
    [0] { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }
   *[other] Bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [one] , 1 chip
       *[other] , { $chips } chips
    }
}: { $cards ->
    [0] no black sheep
    [one] 1 card
   *[other] { $cards } cards
}
wolle-option-stop = Leave it
wolle-option-Lying = { $letter }: { $card }
wolle-option-Own = { $card_number }: { $card }
wolle-option-steal = Hand it over!
wolle-option-spare = Keep it, friend
wolle-option-Stake = { $seat } { $bid }
wolle-option-Card = { $kind ->
    [black] Black { $points }
    [agent] 0-0-7
    [racer] 3-7-0
    [dog] Dog
    [bone] Bone
   *[white] White { $points }
}{ $symbol ->
    [yes] { " " }(bone symbol)
   *[no] { $modifier ->
        [0] { "" }
        [-1] { " " }(-1)
        [-2] { " " }(-2)
        [-3] { " " }(-3)
       *[other] { " " }(+{ $modifier })
    }
}

# Not possible
wolle-refusal-no_such_bid = { $bid } is not on the board: it runs from 14 to 26 and 26+.
wolle-refusal-no_chip_for_plus = 26+ costs a wool chip, and you have none.
wolle-refusal-die_not_free = The d{ $die } cannot be put aside now.
wolle-refusal-comb_falls_short = Bonus and wool chips do not stretch that far: { $goal } is out of reach.
wolle-refusal-rolls_left = No giving up: you still have a roll.
wolle-refusal-wrong_number_of_cards = It must be { $due ->
    [one] exactly one card
   *[other] exactly { $due } cards
}.
wolle-refusal-card_not_on_offer = You cannot take that card now.
wolle-refusal-no_bone_to_steal = There is no bone to fetch here.
wolle-refusal-not_a_white_sheep = Only white sheep of your own flock go back.

# How it ended
wolle-outcome-points = { $winners } has the most points and keeps every last bit of wool.
wolle-outcome-chips = A tie! { $winners } wins with more wool chips left.
wolle-outcome-number = A tie, even in wool chips! { $winners } wins with the lower sheep number.

# Rules
wolle-rules-1 =
    Collect the most valuable sheep. Each round one card more than there are players lies out. Everyone secretly bids how high they will roll: 14 to 26, or 26+.

    Whoever bids more rolls earlier and has the first pick. Equal bids: the lower sheep number goes first (on the top sheep of your flock, at the start on your board). 26+ goes before everyone, costs a wool chip and is reached with 26.

    Whoever comes last does not roll and takes everything that is left.
wolle-rules-2 =
    You have three rolls with d8, d10 and d12. After each roll that falls short exactly one die stays. Reach your bid with the first roll and you take three cards, with the second two, with the third one.

    The malus on your top sheep always counts; its bonus you may add. Each wool chip you pay adds one point.

    If you fall short, you get a wool chip. Below 14 you also take every black sheep from the middle.
wolle-rules-3 =
    New sheep go on your flock; you say which one lies on top. No peeking: only the top one shows.

    A sheep with a bone symbol lets you fetch the bone from somebody else at once.

    With two players the last one rolls as well. What is left then goes to the other.
wolle-rules-4 =
    At the end sheep and wool chips (1 each) count.

    3-7-0: one 3, two 14, three 0. 0-0-7: one 0, two 0, three 21. Then a new set begins.

    Dogs: exactly one is worth 9. Without a dog you give up two white sheep. The most dogs cost 5, for all who tie. The bone is worth 4 for each dog.

    A tie goes to more wool chips, then to the lower sheep number.
wolle-rules-5 =
    Not from the rulebook: the values, marks and numbers of the 51 sheep are lost and rebuilt by us, and so is the guess of six 3-7-0 and six 0-0-7. Starting chips, supply, dice and bid scale are known from reviews of the game.

    Added by us: how a tie is broken, and that an empty supply pays no comfort.
wolle-typed = You can also type: “24” or “26+” bids, “d10” leaves that die lying, “ac” takes the cards A and C.

# Words in the pictures
wolle-picture-round = Round { $round } of { $rounds }
wolle-picture-count = Counting sheep
wolle-picture-deck = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
wolle-picture-supply = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
wolle-picture-sheep = Sheep { $number }
wolle-picture-dog = dog
wolle-picture-title-dog = Sheepdog
wolle-picture-worth-dog = exactly 1: +9
wolle-picture-bone = bone
wolle-picture-title-bone = Bone
wolle-picture-worth-bone = +4 per dog
wolle-picture-no-dog = no dog
wolle-picture-mark = { $modifier ->
    [bonus] Bonus { $value }
    [malus] Malus { $value }
   *[none] no bonus
} · Sheep { $number }
wolle-picture-die = d{ $sides }
wolle-picture-stays = stays
wolle-picture-needs = needs
wolle-picture-attempt = roll { $attempt }
wolle-picture-before = Last taken
wolle-picture-points = points
wolle-picture-bidding = Secret bids: how high will you roll?
wolle-picture-begins = Bids on the table: { $seat } begins with { $bid }
wolle-picture-rolls = { $seat } rolls and needs { $goal }
wolle-picture-kept = { $seat } leaves the { $pips } lying and gets { $result }
wolle-picture-reached = Done it! { $due ->
    [one] One card
    [2] Two cards
   *[other] Three cards
} for { $seat }
wolle-picture-combed = Nicely combed! { $due ->
    [one] One card
    [2] Two cards
   *[other] Three cards
} for { $seat }
wolle-picture-failed = { $seat } stays at { $result }, short of { $goal }
wolle-picture-took-reached = { $seat } takes { $cards }
wolle-picture-took-black = Below 14! { $seat } must take: { $cards }
wolle-picture-took-left = The rest goes to { $seat }: { $cards }
wolle-picture-stolen = Snap! { $seat } fetches the bone from { $victim }
wolle-picture-rest = { $seat } takes the rest
wolle-picture-returning = No dog on guard: two white sheep must go
wolle-picture-lost = Without a dog { $seat } loses { $cards }
wolle-picture-wins = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
wolle-picture-private = Only for you, { $seat }
wolle-picture-own = { $modifier ->
    [bonus] Your bonus is { $value }
    [malus] Your malus is { $value }
   *[none] No bonus, no malus
} · { $chips ->
    [0] no wool chips
    [one] 1 wool chip
   *[other] { $chips } wool chips
}
wolle-picture-sealed = { $bid ->
    [none] No bid yet. The odds are without chips.
   *[other] Your bid of { $bid } is sealed. You can change it until everyone has bid.
}
wolle-picture-odds = { $percent }%
wolle-picture-give = No dog on guard: you must give up two of these.

# The picture in words
wolle-alt-middle = In the middle:
wolle-alt-card = { $letter } { $card }{ $number ->
    [0] { "" }
   *[other] , no. { $number }
}
wolle-alt-die = d{ $sides } { $pips }{ $kept ->
    [yes] { " " }(stays)
   *[no] { "" }
}
wolle-alt-throw = { $seat }’s roll { $attempt }: { $dice }, makes { $result } of { $goal }
wolle-alt-bid-waiting = bid { $bid }
wolle-alt-bid-reached = bid { $bid } reached
wolle-alt-bid-failed = bid { $bid } missed
wolle-alt-bid-left = bid { $bid }, took the rest
wolle-alt-bid-lapsed = bid { $bid }, left empty-handed
wolle-alt-sealed = bid sealed
wolle-alt-unsealed = no bid yet
wolle-alt-flock = { $sheep ->
    [one] 1 sheep
   *[other] { $sheep } sheep
}, on top { $card }
wolle-alt-number = no. { $number }
wolle-alt-dogs = { $dogs ->
    [0] no dog
    [one] 1 dog
   *[other] { $dogs } dogs
}
wolle-alt-claim = { $seat } takes { $due } of { $letters }
wolle-alt-waiting = To play: { $seats }

# Why the computer would do it
wolle-why-bid_first = That is bold, but it gets you to the cards before the others.
wolle-why-bid_likely = You will probably reach that; any higher soon gets risky.
wolle-why-bid_late = These cards are not worth a risk: better late and safe.
wolle-why-best_odds = Keeping this die gives you the best prospects.
wolle-why-comb_free = Your bonus is enough, so it costs you nothing.
wolle-why-comb_chips = The cards are worth the chips.
wolle-why-no_black = That spares you the black sheep.
wolle-why-too_dear = It is not worth putting more chips in.
wolle-why-steals = The bone symbol fetches you the bone as well.
wolle-why-no_choice = The cards are fixed; this sheep is the best one on top.
wolle-why-set_agent = That makes three 0-0-7 sheep: 21 points.
wolle-why-set_racer = That makes two 3-7-0 sheep: 14 points.
wolle-why-first_dog = A single dog brings 9 points and guards your sheep.
wolle-why-best_cards = These cards do the most for your flock.
wolle-why-poorest = You will miss these sheep the least.
