nachgedacht-name = Moutons droit devant
nachgedacht-tagline = Deux bergers, huit moutons et un pré bien trop petit : le premier qui forme trois rangées gagne.

# Ce qui se passe
nachgedacht-event-PastureSet = Les moutons sont bien rangés. Pour l’instant. { $black } garde les noirs et commence, { $green } garde les verts.
nachgedacht-event-ShepherdMoved = { $seat } mène son berger de { $start } en { $end }.
nachgedacht-event-SheepMoved = { $seat } pousse { $colour ->
    [black] le mouton noir
    [green] le mouton vert
   *[white] un mouton blanc
} de { $start } en { $end }.
nachgedacht-event-RowFormed = { $gift ->
    [yes] Quel cadeau ! { $seat } se retrouve dans une rangée ({ $squares })
   *[no] En rang ! { $seat } aligne { $squares }
}. { $rows ->
    [1] Et d’une.
    [2] Et de deux.
   *[other] Et de trois !
}
nachgedacht-event-SheepExchanged = { $forced ->
    [yes] Il ne reste qu’un mouton blanc dans la rangée, en { $square }
   *[no] { $by } choisit le mouton en { $square }
} : { $colour ->
    [black] le voilà noir
   *[green] le voilà vert
}, il ne compte plus pour { $seat }.
nachgedacht-event-Won = Trois rangées ! { $seat } tient bien son pré.
nachgedacht-event-Stuck = { $seat } est à l’étroit : plus aucun coup possible. Victoire pour { $winner }.
nachgedacht-event-Drawn = { $reason ->
    [repetition] Trois fois la même position : les moutons bâillent.
   *[quiet] 60 coups chacun sans nouvelle rangée : les moutons s’endorment.
} Partie nulle.

# Questions
nachgedacht-ask-piece = { $colour ->
    [black] Aux noirs
   *[green] Aux verts
} de jouer. Quel pion déplaces-tu ?
nachgedacht-asked-piece = Quel pion déplaces-tu pour les { $colour ->
    [black] noirs
   *[green] verts
} ?
nachgedacht-ask-square = { $colour ->
    [shepherd] Où va ton berger
    [black] Où va le mouton noir
    [green] Où va le mouton vert
   *[white] Où va le mouton
} de { $start } ?{ $banned ->
    [none] { "" }
   *[other] { " " }(Pas de retour en { $banned } : il en vient tout juste.)
}
nachgedacht-ask-exchange = Rangée pour les { $colour ->
    [black] noirs
   *[green] verts
} : { $squares }. Quel mouton blanc change de couleur ?

# Ce qui est proposé
nachgedacht-option-Shepherd = Berger { $square }
nachgedacht-option-Sheep = { $colour ->
    [black] Mouton noir
    [green] Mouton vert
   *[white] Mouton
} { $square }
nachgedacht-option-Hollow = { $square }
nachgedacht-option-Swap = Mouton { $square }

# Ce qui n’est pas permis
nachgedacht-refusal-no_such_square = « { $square } » n’est pas sur le pré. Il va de a1 à e5.
nachgedacht-refusal-rival_shepherd = En { $square } se tient l’autre berger. Il n’a pas d’ordres à recevoir de toi.
nachgedacht-refusal-nothing_there = Il n’y a personne en { $square }.
nachgedacht-refusal-sheep_not_seen = Ton berger ne voit pas le mouton en { $square }.
nachgedacht-refusal-way_not_clear = De { $start } en { $end }, aucun chemin droit n’est libre.
nachgedacht-refusal-no_return = Ce mouton ne peut pas retourner en { $square } : ton adversaire vient de l’y chercher.
nachgedacht-refusal-not_in_the_row = En { $square }, il n’y a pas de mouton blanc de cette rangée.

# Comment ça s’est terminé
nachgedacht-outcome-three_rows = { $winners } a formé trois rangées et gagne.
nachgedacht-outcome-stuck = { $winners } gagne : l’autre berger ne peut plus jouer.
nachgedacht-outcome-repetition = Partie nulle : trois fois la même position.
nachgedacht-outcome-quiet = Partie nulle : 60 coups chacun sans nouvelle rangée.

# Réglages
nachgedacht-setting-layout = Position de départ
nachgedacht-setting-layout-cross = Croix
nachgedacht-setting-layout-corner_edge = Coins et bords
nachgedacht-setting-layout-x_inner = X
nachgedacht-setting-layout-knight_ring = Ronde du cavalier

# Règles
nachgedacht-rules-1 =
    Aligne ton berger et au moins trois moutons sans interruption : à l’horizontale, à la verticale ou en diagonale. Le premier qui y parvient trois fois gagne.

    À ton tour, déplace ton berger ou un mouton qu’il voit : tout mouton sur une même ligne que lui, sans rien entre les deux.

    On avance droit ou en diagonale, aussi loin qu’on veut, sur des cases libres. Interdit de sauter, de pousser, de tourner en chemin ou de toucher à l’autre berger.
nachgedacht-rules-2 =
    Un mouton que l’adversaire vient de déplacer ne peut pas être reposé là d’où il vient. Passer par-dessus est permis.

    On ne passe pas son tour : qui ne peut pas jouer a perdu.

    Une rangée compte dès qu’elle apparaît, même si c’est un cadeau de l’adversaire. Deux d’un coup comptent double. Quand ton berger est au centre marqué (c3), aucune rangée ne compte avec lui.
nachgedacht-rules-3 =
    Pour chaque rangée, un de ses moutons blancs est échangé contre un mouton de ta couleur. C’est l’adversaire qui choisit lequel.

    Pour tes rangées, tes moutons de couleur sont des trous. L’adversaire peut s’en servir. Tous deux peuvent les déplacer.

    Si un coup forme des rangées pour les deux, celles du joueur dont c’est le tour passent d’abord. La troisième rangée gagne aussitôt.
nachgedacht-rules-4 =
    Hors du livret : l’image de départ est perdue, nos quatre positions sont reconstituées. Le texte dit seulement que le berger noir voit exactement deux moutons au début.

    Ajouté par nous : trois fois la même position, ou 60 coups chacun sans nouvelle rangée, font partie nulle ; et les rangées du joueur dont c’est le tour passent d’abord.
nachgedacht-typed = Tu peux aussi écrire : « a3 b4 » va de a3 en b4, une seule case choisit le mouton qui change de couleur.

# Pourquoi l’ordinateur ferait cela
nachgedacht-why-only = Rien d’autre n’est possible.
nachgedacht-why-wins = C’est la troisième rangée : gagné !
nachgedacht-why-two_rows = Cela fait deux rangées d’un coup.
nachgedacht-why-row = Cela te donne une rangée.
nachgedacht-why-blocks = Sinon ton adversaire forme une rangée au prochain coup.
nachgedacht-why-threatens = Cela menace une rangée et n’en laisse aucune à l’adversaire.
nachgedacht-why-safe = Ensuite, l’adversaire ne peut pas former de rangée tout de suite.
nachgedacht-why-lesser_evil = La rangée adverse est presque inévitable ; ainsi elle fait le moins mal.
nachgedacht-why-spoils = Ainsi les moutons blancs restent au plus mal pour ton adversaire.

# Dans l’image
nachgedacht-picture-move = Coup { $number }
nachgedacht-picture-set = Tous au pré !
nachgedacht-picture-moved = { $seat } joue { $start } – { $end }
nachgedacht-picture-row = { $seat } a une rangée !
nachgedacht-picture-exchanged = { $colour ->
    [black] { $square } devient noir
   *[green] { $square } devient vert
}
nachgedacht-picture-won = { $seat } gagne !
nachgedacht-picture-stuck = { $seat } ne peut plus jouer
nachgedacht-picture-drawn = Partie nulle
nachgedacht-picture-last = Dernier coup
nachgedacht-picture-rows = Rangées
nachgedacht-picture-reserve = Réserve
nachgedacht-picture-black = Noir
nachgedacht-picture-green = Vert
nachgedacht-picture-choose = { $seat } choisit le mouton qui devient { $colour ->
    [black] noir
   *[green] vert
} :
nachgedacht-picture-turn = C’est à { $seat } de jouer.
nachgedacht-picture-winner = { $seat } gagne.
nachgedacht-picture-nobody = Personne ne gagne, personne ne perd.

# En mots
nachgedacht-alt-seat = { $colour ->
    [black] Noir
   *[green] Vert
} ({ $seat }) : berger { $shepherd }, moutons à soi { $sheep ->
    [none] aucun
   *[other] { $sheep }
}, rangées { $rows }, réserve { $reserve }.
nachgedacht-alt-white = Moutons blancs : { $squares }.
nachgedacht-alt-row = Une rangée tient en { $squares }.
nachgedacht-alt-key = B, G : bergers (noir, vert) · o, b, g : moutons (blanc, noir, vert) · + : centre
nachgedacht-alt-line = { $colour ->
    [black] B
   *[green] G
} { $seat } : rangées { $rows }, réserve { $reserve }
