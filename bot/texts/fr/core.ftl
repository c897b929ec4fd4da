# Ce que les règles communes refusent.
bot-refusal-NotPending = Ce n’est pas ton tour.
bot-refusal-pick_not_offered = Ce choix n’est pas proposé.
bot-refusal-seats_out_of_range = Ce jeu n’est pas fait pour { $seats } places.
bot-refusal-wrong_kind_of_choice = Ça ne convient pas ici : la question est une autre.
