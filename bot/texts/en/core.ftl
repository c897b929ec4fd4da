# What the shared rules refuse.
bot-refusal-NotPending = It is not your turn.
bot-refusal-pick_not_offered = That is not on offer.
bot-refusal-seats_out_of_range = This game is not made for { $seats } seats.
bot-refusal-wrong_kind_of_choice = That does not fit here: something else is being asked.
