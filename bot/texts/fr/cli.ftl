# Ce que la ligne de commande dit d’une partie enregistrée.
cli-replay-title = { $game } : { $names }
cli-replay-choice = { $row }. { $name }{ $by ->
    [player] { "" }
   *[other] { " " }({ $by })
}
cli-replay-secret = (pour { $names } seulement)
cli-replay-unfinished = La partie n’est pas finie.
