# Was die Kommandozeile über ein aufgezeichnetes Spiel sagt.
cli-replay-title = { $game }: { $names }
cli-replay-choice = { $row }. { $name }{ $by ->
    [player] { "" }
   *[other] { " " }({ $by })
}
cli-replay-secret = (nur für { $names })
cli-replay-unfinished = Das Spiel ist noch nicht zu Ende.
