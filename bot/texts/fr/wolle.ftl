wolle-name = Volle Wolle
wolle-tagline = Annoncer, lancer, brouter : qui promet trop y laisse sa laine.

# Ce qui se passe
wolle-event-RoundBegan = Manche { $round } sur { $rounds }. Au milieu : { $cards }.
wolle-event-BidSealed = Ton annonce : { $bid }.
wolle-event-BidsShown = Les annonces : { $stakes }.
wolle-event-PlusPaid = { $seat } paie un jeton de laine pour 26+. L’audace a un prix.
wolle-event-Rolled = { $attempt ->
    [1] { $seat } lance :
    [2] Deuxième lancer de { $seat } :
   *[other] Dernier lancer de { $seat } :
} { $pips }, { $malus ->
    [0] soit { $result }
   *[other] soit { $result } avec le malus { $malus }
} (il faut { $goal }).
wolle-event-DieKept = { $seat } laisse le { $pips } de côté (d{ $die }).
wolle-event-Combed = { $seat } coiffe son résultat jusqu’à { $result } : { $bonus ->
    [0] { $chips ->
        [1] un jeton de laine
       *[other] { $chips } jetons de laine
    }
   *[other] bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [1] { " " }et un jeton de laine
       *[other] { " " }et { $chips } jetons de laine
    }
}.
wolle-event-Reached = { $attempt ->
    [1] Du premier coup ! { $seat } reçoit
    [2] C’est gagné ! { $seat } reçoit
   *[other] À un poil de laine près ! { $seat } reçoit
} { $due ->
    [1] une carte
   *[other] { $due } cartes
}.
wolle-event-Failed = { $seat } s’arrête à { $result }, il fallait { $goal }{ $chip ->
    [yes] { " " }: un jeton de laine pour se consoler.
   *[no] . Pas même une consolation : la réserve de jetons est vide.
}
wolle-event-Took = { $why ->
    [black] Moins de 14 ! { $seat } doit prendre : { $cards }.
    [left] Le reste va à { $seat } : { $cards }.
   *[reached] { $seat } prend : { $cards }.
}
wolle-event-Topped = { "" }
wolle-event-BoneStolen = Hop ! { $seat } chipe l’os de { $victim }.
wolle-event-Lapsed = Le pré est tout brouté : plus rien pour { $seats }.
wolle-event-PlayEnded = La dernière carte est partie. Comptons les moutons !
wolle-event-SheepPutBack = Pas de chien de garde : { $seat } perd { $cards }.
wolle-event-Counted = { $seat } : { $count_total ->
    [1] 1 point
   *[other] { $count_total } points
} (moutons blancs { $count_white }{ $count_black ->
    [0] { "" }
   *[other] , noirs { $count_black }
}{ $count_agents ->
    [0] { "" }
   *[other] , 0-0-7 { $count_agents }
}{ $count_racers ->
    [0] { "" }
   *[other] , 3-7-0 { $count_racers }
}{ $count_dogs ->
    [0] { "" }
   *[other] , chien { $count_dogs }
}{ $count_bone ->
    [0] { "" }
   *[other] , os { $count_bone }
}{ $count_pack ->
    [0] { "" }
   *[other] , plus grande meute { $count_pack }
}, jetons { $count_chips }).

# Questions
wolle-ask-bid = Jusqu’où oses-tu aller ? { $modifier ->
    [0] { "" }
    [-1] Ton malus est de -1.{ " " }
    [-2] Ton malus est de -2.{ " " }
    [-3] Ton malus est de -3.{ " " }
   *[other] Ton bonus est de +{ $modifier }.{ " " }
}{ $chips ->
    [0] Tu n’as pas de jeton de laine.
    [1] Tu as un jeton de laine.
   *[other] Tu as { $chips } jetons de laine.
} Chances sans jeton : 16 à { $low } %, 20 à { $middle } %, 24 à { $high } %.{ $sealed ->
    [none] { "" }
   *[other] { " " }Annonce actuelle : { $sealed }.
}
wolle-ask-roll = { $attempt ->
    [1] Premier
   *[other] Deuxième
} lancer : { $pips }, soit { $result }. Il manque { $missing } pour { $goal }. Quel dé reste en place ?
wolle-ask-last_roll = Dernier lancer : { $pips }, soit { $result }. Il manque { $missing } pour { $goal }. Coiffer, ou laisser ainsi ?
wolle-asked-roll = Il manque { $missing } pour { $goal }. Quel dé reste en place ?
wolle-asked-last_roll = Il manque { $missing } pour { $goal }. Coiffer, ou laisser ainsi ?
wolle-ask-take = { $due ->
    [1] Quelle carte prends-tu ?
    [2] Quelles deux cartes prends-tu ?
   *[other] Quelles trois cartes prends-tu ?
}
wolle-ask-top = { $why ->
    [black] Les moutons noirs sont à toi.{ " " }
    [left] Le reste est à toi.{ " " }
   *[reached] { "" }
}Quel mouton va au-dessus de ton troupeau ?
wolle-ask-bone = Un symbole d’os ! Tu prends l’os de { $victim } ?
wolle-ask-put_back = Aucun chien ne garde ton troupeau. Quels deux moutons blancs rends-tu ?

# Au choix
wolle-option-plus = 26+
wolle-option-KeepDie = Garder le { $pips } (d{ $die })
wolle-option-CombTo = { $bonus ->
    [0] { $chips ->
        [1] 1 jeton
       *[other] { $chips } jetons
    }
   *[other] Bonus +{ $bonus }{ $chips ->
        [0] { "" }
        [1] , 1 jeton
       *[other] , { $chips } jetons
    }
} : { $cards ->
    [0] pas de noir
    [1] 1 carte
   *[other] { $cards } cartes
}
wolle-option-stop = Laisser ainsi
wolle-option-Lying = { $letter } : { $card }
wolle-option-Own = { $card_number } : { $card }
wolle-option-steal = À moi !
wolle-option-spare = Je te le laisse
wolle-option-Stake = { $seat } { $bid }
wolle-option-Card = { $kind ->
    [black] Noir { $points }
    [agent] 0-0-7
    [racer] 3-7-0
    [dog] Chien
    [bone] Os
   *[white] Blanc { $points }
}{ $symbol ->
    [yes] { " " }(symbole d’os)
   *[no] { $modifier ->
        [0] { "" }
        [-1] { " " }(-1)
        [-2] { " " }(-2)
        [-3] { " " }(-3)
       *[other] { " " }(+{ $modifier })
    }
}

# Ce qui ne va pas
wolle-refusal-no_such_bid = { $bid } n’est pas sur le tableau : il va de 14 à 26, et 26+.
wolle-refusal-no_chip_for_plus = 26+ coûte un jeton de laine, et tu n’en as pas.
wolle-refusal-die_not_free = Le d{ $die } ne peut pas être mis de côté maintenant.
wolle-refusal-comb_falls_short = Bonus et jetons n’y suffisent pas : { $goal } est hors de portée.
wolle-refusal-rolls_left = On n’abandonne pas : il te reste un lancer.
wolle-refusal-wrong_number_of_cards = Il faut { $due ->
    [1] exactement une carte
   *[other] exactement { $due } cartes
}.
wolle-refusal-card_not_on_offer = Tu ne peux pas prendre cette carte maintenant.
wolle-refusal-no_bone_to_steal = Il n’y a pas d’os à prendre ici.
wolle-refusal-not_a_white_sheep = Seuls des moutons blancs de ton troupeau retournent dans la boîte.

# La fin
wolle-outcome-points = { $winners } a le plus de points et garde toute sa laine.
wolle-outcome-chips = Égalité ! { $winners } gagne avec plus de jetons de laine.
wolle-outcome-number = Égalité, même en jetons ! { $winners } gagne avec le plus petit numéro de mouton.

# Règles
wolle-rules-1 =
    Rassemble les moutons les plus précieux. À chaque manche, une carte de plus que de joueurs est posée au milieu. Chacun annonce en secret ce qu’il pense lancer : de 14 à 26, ou 26+.

    L’annonce la plus haute lance en premier et se sert en premier. À égalité, le plus petit numéro de mouton commence (sur le mouton du dessus, au début sur le tableau). 26+ passe avant tous, coûte un jeton de laine et se réussit avec 26.

    Le dernier ne lance pas et prend tout ce qui reste.
wolle-rules-2 =
    Tu as trois lancers avec d8, d10 et d12. Après chaque lancer trop faible, exactement un dé reste en place. Annonce atteinte au premier lancer : trois cartes, au deuxième : deux, au troisième : une.

    Le malus de ton mouton du dessus compte toujours ; son bonus, tu peux l’ajouter. Chaque jeton de laine payé ajoute un point.

    Si tu échoues, tu reçois un jeton de laine. Sous 14, tu prends en plus tous les moutons noirs du milieu.
wolle-rules-3 =
    Les nouveaux moutons vont sur ton troupeau ; tu choisis celui du dessus. Interdit de regarder dessous : seul le premier est visible.

    Un mouton avec un symbole d’os te permet de prendre aussitôt l’os à quelqu’un d’autre.

    À deux, le second lance aussi. Ce qui reste ensuite va à l’autre.
wolle-rules-4 =
    À la fin comptent les moutons et les jetons de laine (1 chacun).

    3-7-0 : un 3, deux 14, trois 0. 0-0-7 : un 0, deux 0, trois 21. Puis une nouvelle série commence.

    Chiens : exactement un vaut 9. Sans chien, tu rends deux moutons blancs. Avoir le plus de chiens coûte 5, à tous les ex æquo. L’os vaut 4 par chien.

    À égalité : plus de jetons, puis le plus petit numéro de mouton.
wolle-rules-5 =
    Hors du livret : les valeurs, les marques et les numéros des 51 moutons sont perdus et reconstitués par nous, tout comme les six 3-7-0 et les six 0-0-7. Jetons de départ, réserve, dés et annonces sont connus par des critiques du jeu.

    Ajouté par nous : comment une égalité se départage, et qu’une réserve vide ne console personne.
wolle-typed = Tu peux aussi écrire : « 24 » ou « 26+ » pour annoncer, « d10 » pour laisser ce dé, « ac » pour prendre les cartes A et C.

# Les mots dans les images
wolle-picture-round = Manche { $round } sur { $rounds }
wolle-picture-count = On compte les moutons
wolle-picture-deck = { $cards ->
    [0] plus de carte
    [1] encore 1 carte
   *[other] encore { $cards } cartes
}
wolle-picture-supply = { $chips ->
    [0] 0 jeton
    [1] 1 jeton
   *[other] { $chips } jetons
}
wolle-picture-sheep = Mouton { $number }
wolle-picture-dog = chien
wolle-picture-title-dog = Berger
wolle-picture-worth-dog = un seul : +9
wolle-picture-bone = os
wolle-picture-title-bone = Os
wolle-picture-worth-bone = +4 par chien
wolle-picture-no-dog = sans chien
wolle-picture-mark = { $modifier ->
    [bonus] Bonus { $value }
    [malus] Malus { $value }
   *[none] sans bonus
} · Mouton { $number }
wolle-picture-die = d{ $sides }
wolle-picture-stays = reste
wolle-picture-needs = il faut
wolle-picture-attempt = { $attempt ->
    [1] 1er lancer
   *[other] { $attempt }e lancer
}
wolle-picture-before = Pris en dernier
wolle-picture-points = points
wolle-picture-bidding = Annonces secrètes : jusqu’où lanceras-tu ?
wolle-picture-begins = Les annonces : { $seat } commence avec { $bid }
wolle-picture-rolls = { $seat } lance, il faut { $goal }
wolle-picture-kept = { $seat } laisse le { $pips } de côté et arrive à { $result }
wolle-picture-reached = C’est gagné ! { $due ->
    [1] Une carte
    [2] Deux cartes
   *[other] Trois cartes
} pour { $seat }
wolle-picture-combed = Bien coiffé ! { $due ->
    [1] Une carte
    [2] Deux cartes
   *[other] Trois cartes
} pour { $seat }
wolle-picture-failed = { $seat } s’arrête à { $result }, il fallait { $goal }
wolle-picture-took-reached = { $seat } prend { $cards }
wolle-picture-took-black = Moins de 14 ! { $seat } doit prendre : { $cards }
wolle-picture-took-left = Le reste va à { $seat } : { $cards }
wolle-picture-stolen = Hop ! { $seat } chipe l’os de { $victim }
wolle-picture-rest = { $seat } prend le reste
wolle-picture-returning = Sans chien de garde, deux moutons blancs s’en vont
wolle-picture-lost = Sans chien, { $seat } perd { $cards }
wolle-picture-wins = { $seat } gagne avec { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
} !
wolle-picture-private = Rien que pour toi, { $seat }
wolle-picture-own = { $modifier ->
    [bonus] Ton bonus est de { $value }
    [malus] Ton malus est de { $value }
   *[none] Ni bonus, ni malus
} · { $chips ->
    [0] pas de jeton de laine
    [1] 1 jeton de laine
   *[other] { $chips } jetons de laine
}
wolle-picture-sealed = { $bid ->
    [none] Pas encore d’annonce. Les chances sont sans jeton.
   *[other] Ton annonce { $bid } est scellée. Tu peux la changer tant que tout le monde n’a pas annoncé.
}
wolle-picture-odds = { $percent } %
wolle-picture-give = Aucun chien de garde : tu dois en rendre deux.

# L’image en mots
wolle-alt-middle = Au milieu :
wolle-alt-card = { $letter } { $card }{ $number ->
    [0] { "" }
   *[other] , nº { $number }
}
wolle-alt-die = d{ $sides } { $pips }{ $kept ->
    [yes] { " " }(reste)
   *[no] { "" }
}
wolle-alt-throw = { $attempt ->
    [1] 1er lancer
   *[other] { $attempt }e lancer
} de { $seat } : { $dice }, soit { $result } sur { $goal }
wolle-alt-bid-waiting = annonce { $bid }
wolle-alt-bid-reached = annonce { $bid } atteinte
wolle-alt-bid-failed = annonce { $bid } manquée
wolle-alt-bid-left = annonce { $bid }, a pris le reste
wolle-alt-bid-lapsed = annonce { $bid }, n’a rien eu
wolle-alt-sealed = annonce scellée
wolle-alt-unsealed = pas encore d’annonce
wolle-alt-flock = { $sheep ->
    [1] 1 mouton
   *[other] { $sheep } moutons
}, dessus { $card }
wolle-alt-number = nº { $number }
wolle-alt-dogs = { $dogs ->
    [0] pas de chien
    [1] 1 chien
   *[other] { $dogs } chiens
}
wolle-alt-claim = { $seat } prend { $due } parmi { $letters }
wolle-alt-waiting = À jouer : { $seats }

# Pourquoi l’ordinateur ferait cela
wolle-why-bid_first = C’est osé, mais tu passes avant les autres.
wolle-why-bid_likely = Tu y arriveras sans doute ; plus haut, cela devient vite risqué.
wolle-why-bid_late = Ces cartes ne valent pas le risque : mieux vaut tard et sûr.
wolle-why-best_odds = Garder ce dé t’offre les meilleures chances.
wolle-why-comb_free = Ton bonus suffit, cela ne te coûte rien.
wolle-why-comb_chips = Les cartes valent bien ces jetons.
wolle-why-no_black = Ainsi tu évites les moutons noirs.
wolle-why-too_dear = Cela ne vaut pas davantage de jetons.
wolle-why-steals = Le symbole de l’os te rapporte aussi l’os.
wolle-why-no_choice = Les cartes sont imposées ; ce mouton est le meilleur au-dessus.
wolle-why-set_agent = Cela fait trois moutons 0-0-7 : 21 points.
wolle-why-set_racer = Cela fait deux moutons 3-7-0 : 14 points.
wolle-why-first_dog = Un seul chien rapporte 9 points et garde tes moutons.
wolle-why-best_cards = Ces cartes apportent le plus à ton troupeau.
wolle-why-poorest = Ces moutons te manqueront le moins.
