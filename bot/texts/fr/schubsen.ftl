-schubsen-wiese = Pré aux flaques
-schubsen-priel = Chenal
-schubsen-graeben = Fossés
-schubsen-sturmflut = Grande marée

schubsen-name = La Bousculade des moutons
schubsen-tagline = Une course de moutons sur la digue, ça pousse de partout, et c’est le deuxième qui gagne.

# Cases : sur le premier plateau, le numéro suffit
schubsen-part-goal = { $goal_board ->
    [1] case { $goal_square }
   *[other] case { $goal_square } (plateau 2)
}
schubsen-part-spot = { $spot_board ->
    [1] case { $spot_square }
   *[other] case { $spot_square } (plateau 2)
}
schubsen-part-here = { $board ->
    [1] case { $square }
   *[other] case { $square } (plateau 2)
}
schubsen-part-to = { $to_board ->
    [1] case { $to_square }
   *[other] case { $to_square } (plateau 2)
}
schubsen-part-side = { $side ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}

# Ce qui se passe
schubsen-event-DykeLaid = La digue est prête : { $first ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}, puis { $second ->
    [wiese] { -schubsen-wiese }
    [priel] { -schubsen-priel }
    [graeben] { -schubsen-graeben }
   *[sturmflut] { -schubsen-sturmflut }
}. Chaque mouton a { $rings ->
    [one] une bouée
   *[other] { $rings } bouées
}.
schubsen-event-StartDrawn = { $seat } a l’air le plus espiègle et commence.
schubsen-event-RoundBegun = Manche { $round } : tout le monde pose face cachée, { $start } dévoile en premier.
schubsen-event-Sealed = { "" }
schubsen-event-Laid = Posé : { $digits }. { $fate ->
    [off] C’est au-delà de la digue, aucune bouée n’y peut rien !
    [water] Ce serait la { schubsen-part-here }, en pleine eau !
    [shove] Ce serait la { schubsen-part-here }, et ça pousse.
   *[dry] Ce serait la { schubsen-part-here }, bien au sec.
}{ $hold ->
    [yes] { " " }Tes trèfles se reposent cette manche.
   *[no] { "" }
}
schubsen-event-Revealed = { "" }
schubsen-event-CloversUsed = { $seat } joue du trèfle{ $change ->
    [0] { "" }
   *[other] { " " }: le déplacement passe à { $scope }
}{ $back ->
    [0] { "" }
   *[other] , et ensuite { $back } en arrière
}.
schubsen-event-Moved = { $scope ->
    [0] { $seat } ne bouge pas d’un sabot : { schubsen-part-goal }.
   *[other] { $seat } avance de { $scope } : { schubsen-part-goal }.
}
schubsen-event-RanBack = { $seat } recule de { $back } : { schubsen-part-goal }.
schubsen-event-Shoved = Boum ! { $seat } pousse { $whom } sur la { schubsen-part-goal }.
schubsen-event-WalkedOff = Oups ! { $seat } vise { $scope } et fonce au-delà de la digue.
schubsen-event-ShovedOff = Boum ! { $seat } pousse { $whom } au bout de la digue, et plus loin encore.
schubsen-event-Splashed = Plouf ! { $seat } tombe à l’eau ({ schubsen-part-spot }) et rend { $left ->
    [0] sa dernière bouée.
   *[other] une bouée (reste { $left }).
}
schubsen-event-WashedAway = Plouf ! { $seat } tombe à l’eau ({ schubsen-part-spot }) sans la moindre bouée.
schubsen-event-Eliminated = Les garde-côtes ramènent { $seat } à terre ; { $left ->
    [0] la digue est vide.
    [one] il reste un mouton.
   *[other] il reste { $left } moutons.
}
schubsen-event-ImpPassed = { "" }
schubsen-event-CherubPassed = { "" }
schubsen-event-ImpCollected = Avec { $scope }, { $seat } traîne le plus : le diablotin prend { $left ->
    [0] la dernière bouée.
   *[other] une bouée (reste { $left }).
}
schubsen-event-ImpCaught = Avec { $scope }, { $seat } traîne le plus et n’a plus de bouée. Bouh ! fait le diablotin.
schubsen-event-CherubSmiled = Avec { $scope }, { $seat } file le plus vite : l’angelot apporte un trèfle et le premier tour.
schubsen-event-CloverTaken = { $seat } cueille { $kind ->
    [back] « { $value } en arrière ».
   *[change] « déplacement ±{ $value } ».
}
schubsen-event-BoardTurned = Le premier plateau est vide. { $seat } le replace devant, côté { schubsen-part-side }.
schubsen-event-HandRefreshed = { "" }

# Questions
schubsen-ask-digit = Manche { $round } : ton mouton est sur la { schubsen-part-here }. { $fate ->
    [none] Pose une à trois cartes pour former un nombre.
    [off] { $digits } mène au-delà de la digue, aucune bouée n’y peut rien !
    [water] { $digits } mène à la { schubsen-part-to }, attention, de l’eau !
    [shove] { $digits } mène à la { schubsen-part-to }, où se trouve { $whom }.
   *[dry] { $digits } mène à la { schubsen-part-to }, au sec.
}
schubsen-ask-clovers = Tu as dévoilé { $scope } et tu es sur la { schubsen-part-here }. Jouer du trèfle ?{ $change ->
    [0] { "" }
   *[other] { " " }Déplacement jusqu’à ±{ $change }.
}{ $back ->
    [0] { "" }
   *[other] { " " }Ensuite { $back } en arrière.
}{ $via ->
    [water] { " " }En chemin, tu te mouilles !
   *[other] { "" }
} { $fate ->
    [off] Ainsi, tu tombes de la digue !
    [water] Ainsi, tu finis à l’eau : { schubsen-part-to }.
    [shove] Ainsi, tu finis sur la { schubsen-part-to } et pousses { $whom }.
   *[dry] Ainsi, tu finis sur la { schubsen-part-to }.
}
schubsen-ask-scope = Tu as dévoilé { $scope }. Quel déplacement doit compter, de { $low } à { $high } ?
schubsen-ask-side = Le premier plateau est vide, tu le replaces devant. Le côté à { $calm } flaques, ou celui à { $wet } ?
schubsen-ask-pad = L’angelot sourit : choisis un trèfle parmi { $left }.
schubsen-asked-pad = Choisis un trèfle parmi { $left }.

# Au choix
schubsen-option-LayCards = Poser { $digits }
schubsen-option-LayAndHold = Poser { $digits }, sans trèfle
schubsen-option-RunBack = { $value } en arrière
schubsen-option-ChangeScope = Déplacement ±{ $value }
schubsen-option-none = Pas de trèfle
schubsen-option-go = Jouer
schubsen-option-wiese = { -schubsen-wiese } (18)
schubsen-option-priel = { -schubsen-priel } (20)
schubsen-option-graeben = { -schubsen-graeben } (22)
schubsen-option-sturmflut = { -schubsen-sturmflut } (24)

# Ce qui ne va pas
schubsen-refusal-one_to_three_cards = Une, deux ou trois cartes, s’il te plaît.
schubsen-refusal-card_not_held = Cette carte n’est pas dans ta main, et chaque chiffre n’existe qu’une fois.
schubsen-refusal-no_clover_to_hold = Tu n’as aucun trèfle à garder.
schubsen-refusal-clover_not_held = Tu n’as pas ce trèfle.
schubsen-refusal-clovers_do_not_allow_that = Tes trèfles ne vont pas jusque-là, et on ne quitte pas la digue à reculons.
schubsen-refusal-clover_not_beside_the_dyke = Ce trèfle n’est plus au bord de la digue.
schubsen-refusal-not_a_side_of_this_board = Ce côté n’appartient pas au plateau que tu poses.

# Comment c’est fini
schubsen-outcome-two = Il reste deux moutons sur la digue, et { $winners } est le plus en arrière : c’est gagné !
schubsen-outcome-one = { $winners } reste en solitaire sur la digue et gagne.
schubsen-outcome-none = La digue est vide. { $winners } a tenu le plus longtemps et gagne.
schubsen-outcome-tied = { $winners } sont à égalité et partagent la victoire.

# Réglages
schubsen-setting-dyke = Digue
schubsen-setting-dyke-random = tirée au sort
schubsen-setting-dyke-calm = calme
schubsen-setting-dyke-stormy = agitée

# Règles
schubsen-rules-1 =
    Des moutons courent et se bousculent sur la digue. S’il n’en reste que deux à la fin d’une manche, celui de derrière gagne !

    À chaque manche, tout le monde pose en même temps une à trois cartes (0 à 9) face cachée, lues comme un nombre : le déplacement. 0, 8, 5 donne 085, donc 85. Rien ne s’additionne, les zéros devant sont permis. On peut changer tant que tout le monde n’a pas posé.

    Puis chacun dévoile et avance à son tour : les unités montent (en haut, on continue en bas de la colonne suivante), les dizaines vont à droite.
schubsen-rules-2 =
    Qui arrive sur un autre mouton le pousse d’une case, toute une file s’il le faut. Seule la case 0 du départ accueille tout le monde.

    Qui finit dans l’eau, en avançant ou en étant poussé, rend une bouée. Sans bouée, le mouton est éliminé. Rester sur place (0) coûte encore une bouée.

    Au-delà de la digue, on est éliminé tout de suite ; aucune bouée n’y peut rien.

    Quand le dernier mouton quitte le premier plateau, la personne dont c’est le tour le replace devant et choisit le côté.
schubsen-rules-3 =
    Le plus petit nombre reçoit le diablotin et perd une bouée en fin de manche (sans bouée : le mouton). Le plus grand reçoit l’angelot, choisit un trèfle et dévoile en premier à la manche suivante. En cas d’égalité, c’est tant pis pour la personne qui joue plus tard.

    Avec moins de quatre cartes après la manche, on reprend toutes les siennes.

    Bouées au départ : 4 à trois, 3 à quatre, 2 à cinq ou six, 1 à sept ou huit.
schubsen-rules-4 =
    Les trèfles se jouent après avoir dévoilé, plusieurs à la fois si tu veux, chacun une seule fois.

    « En arrière » : après ton déplacement, ton mouton recule d’autant. On pousse toujours vers l’avant, et il peut se mouiller deux fois. On ne quitte pas la digue à reculons, et rien ne sauve d’une chute au bout.

    « ± » : change ton nombre, au plus de cette valeur. Le nouveau compte aussi pour le diablotin et l’angelot.

    Qui pose « sans trèfle » n’est pas interrogé cette manche.
schubsen-rules-5 =
    Reconstitué, car introuvable : quelles cases sont de l’eau (18, 20, 22 et 24 par côté) et ce que valent les 16 trèfles (en arrière 10, 10, 20, 20, 30, 30, 40, 50 ; ± 5, 5, 5, 10, 10, 10, 20, 20).

    Ajouté par nous : le départ se partage jusqu’à ce qu’un plateau soit replacé pour la première fois. Si les deux derniers moutons y sont encore ensemble, ils partagent la victoire. Plateaux et premier joueur sont tirés au sort.
schubsen-typed = Tu peux aussi écrire : « 085 » pose 0, 8, 5, « 085 sans » garde tes trèfles, « r20 go » en joue un.

# Les mots dans l’image
schubsen-picture-start = Départ
schubsen-picture-both = { $one } et { $two }
schubsen-picture-sheep = { $count } moutons
schubsen-picture-round = Manche { $round }
schubsen-picture-move = { $scope ->
    [0] { $seat } ne bouge pas
   *[other] { $seat } avance de { $scope }
}
schubsen-picture-back = { $seat } avance de { $scope } et recule de { $back }
schubsen-picture-shove = { $seat } avance de { $scope } et pousse { $whom } !
schubsen-picture-soak = { $seat } pousse { $whom } à l’eau !
schubsen-picture-splash = { $scope ->
    [0] Plouf ! { $seat } reste à l’eau
   *[other] Plouf ! { $seat } avance de { $scope } dans l’eau
}
schubsen-picture-off = { $seat } file à { $scope } hors de la digue !
schubsen-picture-out = { $count ->
    [one] { $whom } rentre à terre !
   *[other] { $whom } rentrent à terre !
}
schubsen-picture-wet = { $count ->
    [one] Plouf ! { $whom } à l’eau
   *[other] Plouf ! { $whom } à l’eau
}
schubsen-picture-shoved = { $count ->
    [one] Boum ! { $whom } se fait pousser
   *[other] Boum ! { $whom } se font pousser
}
schubsen-picture-far = { $seat } trotte en tête avec { $scope }
schubsen-picture-still = personne ne bouge
schubsen-picture-turned = { $seat } prolonge la digue
schubsen-picture-taken = { $seat } cueille { $pad }
schubsen-picture-using = { $seat } réfléchit : un trèfle ?
schubsen-picture-turning = { $seat } replace le premier plateau devant
schubsen-picture-choosing = { $seat } peut cueillir un trèfle
schubsen-picture-laying = { $done ->
    [0] on pose face cachée
   *[other] { $done } sur { $all } ont posé
}
schubsen-picture-won-two = { $winners } est derrière et gagne !
schubsen-picture-won-one = { $winners } gagne, seul mouton sur la digue !
schubsen-picture-won-none = La digue est vide : { $winners } gagne !
schubsen-picture-won-tied = { $winners } partagent la victoire !
schubsen-picture-ashore = À terre
schubsen-picture-place = Place { $place } · Manche { $round }
schubsen-picture-rank = { $board ->
    [1] Place { $place } · case { $square }
   *[other] Place { $place } · plat. 2, case { $square }
}
schubsen-picture-sealed = caché
schubsen-picture-thinking = réfléchit …

schubsen-picture-yours = Rien que pour toi, { $seat }
schubsen-picture-stand = { $board ->
    [1] Case { $square }
   *[other] Case { $square } (plateau 2)
} · { $rings ->
    [0] aucune bouée
    [one] 1 bouée
   *[other] { $rings } bouées
} · pose 1 à 3 chiffres
schubsen-picture-laid = Posé : { $digits } · { $board ->
    [0] cela mène au-delà de la digue !
    [1] cela mène à la case { $square }
   *[other] cela mène à la case { $square } (plateau 2)
}
schubsen-picture-hand = En main
schubsen-picture-gone = Défaussé
schubsen-picture-refresh = Avec moins de 4 cartes en main, toutes reviennent.
schubsen-picture-clovers = Trèfles
schubsen-picture-no-clover = aucun pour l’instant

# L’image en mots
schubsen-alt-dry = { $board ->
    [1] case { $square }
   *[other] plateau 2 case { $square }
}
schubsen-alt-wet = { $board ->
    [1] case { $square } dans l’eau
   *[other] plateau 2 case { $square } dans l’eau
}
schubsen-alt-rings = { $count ->
    [0] sans bouée
    [one] 1 bouée
   *[other] { $count } bouées
}
schubsen-alt-clovers = trèfles { $pads }
schubsen-alt-clover-count = { $count ->
    [one] 1 trèfle
   *[other] { $count } trèfles
}
schubsen-alt-imp = diablotin
schubsen-alt-cherub = angelot
schubsen-alt-shown = montre { $digits }
schubsen-alt-place = place { $place }
schubsen-alt-ashore = À terre : { $names }.
schubsen-alt-turn = À { $seat } de jouer.
schubsen-alt-board = Plateau { $board } : { $side }
schubsen-alt-key = ~ eau, minuscule : mouton à l’eau, * : plusieurs
schubsen-alt-hand = cartes { $cards }

# Pourquoi l’ordinateur jouerait ainsi
schubsen-why-lesser_evil = Tout le reste ferait encore plus mal.
schubsen-why-soaks = Cela pousse quelqu’un à l’eau.
schubsen-why-shoves = Cela pousse quelqu’un en avant, et devant on ne gagne pas.
schubsen-why-stays_behind = Ainsi tu restes tout derrière, et qui est derrière gagne.
schubsen-why-outruns_imp = Assez loin pour que le diablotin ne t’attrape guère.
schubsen-why-balance = Assez loin du diablotin, assez court pour ne pas courir en tête.
schubsen-why-keeps_clover = Ça va sans trèfle ; plus tard, il te sera plus utile.
schubsen-why-keeps_dry = Sans trèfle, tu finis à l’eau ou hors de la digue.
schubsen-why-runs_back = Reculer rapproche de la victoire, et le diablotin ne regarde que le déplacement.
schubsen-why-flees_imp = Avec un plus grand déplacement, le diablotin prendra plutôt quelqu’un d’autre.
schubsen-why-slows_down = Ainsi tu n’avances pas plus que nécessaire.
schubsen-why-calm_side = Moins de flaques, c’est bon pour qui a peu de bouées.
schubsen-why-wet_side = Tu as plus de bouées que les autres ; l’eau leur fait plus mal.
schubsen-why-take_back = Reculer te ramène vers l’arrière.
schubsen-why-take_change = Avec lui, tu peux encore esquiver une fois les cartes révélées.
