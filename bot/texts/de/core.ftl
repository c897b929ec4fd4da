# Was die gemeinsamen Regeln ablehnen.
bot-refusal-NotPending = Du bist gerade nicht dran.
bot-refusal-pick_not_offered = Das steht nicht zur Wahl.
bot-refusal-seats_out_of_range = Für { $seats } Plätze ist dieses Spiel nicht gemacht.
bot-refusal-wrong_kind_of_choice = Das passt hier nicht: Gefragt ist gerade etwas anderes.
