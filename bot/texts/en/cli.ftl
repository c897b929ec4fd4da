# What the command line says about a recorded match.
cli-replay-title = { $game }: { $names }
cli-replay-choice = { $row }. { $name }{ $by ->
    [player] { "" }
   *[other] { " " }({ $by })
}
cli-replay-secret = (for { $names } only)
cli-replay-unfinished = The match is not over yet.
