# The board game in the terminal.

## Setting up

setup-fair-board = Une graine secrète fixe les cartes et les dés. Son empreinte, comme preuve pour plus tard : { $commitment }
edition-board-intl = intl : les règles internationales, plus récentes
edition-board-2010 = 2010 : les premières règles allemandes
bot-board-random = random : joue n’importe quoi
bot-board-easy = easy : joue dans son coin
bot-board-solid = solid : joue bien et te surveille

## The track

# Names on the track have six columns at most.
space-start = DÉPART
space-star = étoile
space-again = rejoue
space-pick = choix
space-swap = change
space-all-draw = tous
space-joker = joker
space-ask = appel
space-do-plus = { $count ->
    [one] prends { $count } carte d’une pile
   *[other] prends { $count } cartes, chacune de la pile de ton choix
}
space-do-again = prends une carte d’une pile, puis joue encore un tour
space-do-pick = choisis n’importe quelle carte de la défausse
space-do-swap = défausse jusqu’à quatre cartes et pioches-en une de plus
space-do-all-draw = pioche une carte ; puis tous les autres aussi
space-do-joker = pioche une carte et retourne-la : c’est un joker
space-do-ask = demande un nombre aux autres
space-do-star = avance jusqu’à une action de ton choix

## The table

board-your-turn = À toi de jouer
board-turn-of = Au tour de : { $name }
board-dice = dés { $low } et { $high }
board-round-over = La manche est finie
board-wait-turn = C’est à { $name } de jouer ; on attend.
board-wait-give = On attend { $name }, qui doit donner un { $number } à { $asker }.
board-wait-keep = On attend celles et ceux qui choisissent quoi garder : { $names }
board-piles = { $below ->
    [0] Pioche : { $count } · Défausse : { $top }
   *[other] Pioche : { $count } · Défausse : { $top }, { $below } dessous
}
board-jokers = joker { $cards }
board-holds = a { $cards }
board-lacks = pas de { $numbers }
board-wreath = couronne
board-on-wreath = sur la couronne de laurier
board-markers = Compteurs
board-sheet = Où en sont les compteurs
board-phase-lies = Ta phase est sur la table : ajoute ce qui va, puis défausse-toi.
board-pile = La défausse, du dessus vers le dessous
board-prompt-move = Avancer de { $low } ou de { $high } ?
board-prompt-star = Case étoile : quelle action ?
board-prompt-take = { $count ->
    [one] Encore { $count } carte : piocher ou prendre ?
   *[other] Encore { $count } cartes : piocher ou prendre ?
}
board-prompt-pick = Quelle carte choisis-tu ?
board-prompt-swap = Échanger quelles cartes, la dernière au-dessus ? ({ $none } : aucune carte)
board-prompt-ask = Demander quel nombre ?
board-prompt-ask-way = Demander quel nombre, par la gauche ou par la droite ?
board-prompt-give = { $name } demande un { $number } : lequel donnes-tu ?
board-prompt-play = Poser ou défausser ?
board-prompt-play-laid = Ajouter ou défausser ?
board-prompt-keep = Garder quelles cartes, { $most } au plus ? ({ $none } : aucune carte)

## What happens

you-open-round = Une nouvelle manche. { $top } est au-dessus de la défausse. Tu commences.
they-open-round = Une nouvelle manche. { $top } est au-dessus de la défausse. { $name } commence.
you-roll-dice = Tu lances { $low } et { $high }.
they-roll-dice = { $name } lance { $low } et { $high }.
you-move-piece = Tu avances sur « { $space } ».
they-move-piece = { $name } avance sur « { $space } ».
you-choose-space = Tu continues jusqu’à « { $space } ».
they-choose-space = { $name } continue jusqu’à « { $space } ».
you-turn-joker = Tu pioches { $card } et tu retournes la carte : un joker.
they-turn-joker = { $name } pioche un joker ; sa face est { $card }.
you-pick-card = Tu choisis { $card } dans la défausse.
they-pick-card = { $name } choisit { $card } au-dessus de la défausse.
they-pick-unseen = { $name } choisit en secret une carte de la défausse.
you-swap-cards = Tu échanges { $cards } contre de nouvelles cartes.
they-draw-of = { $name } pioche une carte ({ $at } sur { $count }).
you-take-unseen = Tu prends la carte du dessus de la défausse.
they-take-unseen = { $name } prend la carte du dessus de la défausse.
they-swap-cards = { $count ->
    [one] { $name } échange { $count } carte, { $card }, et en pioche { $drawn }.
   *[other] { $name } échange { $count } cartes, { $card } au-dessus, et en pioche { $drawn }.
}
you-swap-nothing = Tu n’échanges aucune carte et tu en pioches une.
they-swap-nothing = { $name } n’échange aucune carte et en pioche une.
board-left = par la gauche
board-right = par la droite
you-ask-number = Tu demandes un { $number }.
they-ask-number = { $name } demande un { $number }.
you-ask-number-way = Tu demandes { $way } un { $number }.
they-ask-number-way = { $name } demande { $way } un { $number }.
you-have-none = Tu n’as pas de { $number }.
they-have-none = { $name } n’a pas de { $number }.
you-must-give = Tu dois donner un { $number }.
they-must-give = { $name } doit donner un { $number }.
you-give-card = Tu donnes { $card } à { $target }.
they-give-card = { $name } donne { $card } à { $target }.
they-give-you = { $name } te donne { $card }.
they-give-unseen = { $name } donne un { $number } à { $target }.
you-add-card = Tu ajoutes { $card } à { $group }.
they-add-card = { $name } ajoute { $card } à { $group }.
you-go-again = Tu joues encore un tour.
they-go-again = { $name } joue encore un tour.
you-choose-cards = { $count ->
    [0] Tu ne gardes aucune carte.
    [one] Tu gardes { $count } carte : { $cards }.
   *[other] Tu gardes { $count } cartes : { $cards }.
}
they-choose-cards = { $name } a choisi quoi garder.
they-kept = { $count ->
    [0] { $name } n’a gardé aucune carte.
    [one] { $name } a gardé { $count } carte.
   *[other] { $name } a gardé { $count } cartes.
}
you-end-round = Tu finis la manche.
they-end-round = { $name } finit la manche.
you-advance = { $steps ->
    [one] Ton compteur avance de { $steps } case, de la phase { $phase } à la phase { $next }.
   *[other] Ton compteur avance de { $steps } cases, de la phase { $phase } à la phase { $next }.
}
they-advance = { $steps ->
    [one] { $name } avance son compteur de { $steps } case, de la phase { $phase } à la phase { $next }.
   *[other] { $name } avance son compteur de { $steps } cases, de la phase { $phase } à la phase { $next }.
}
you-stay = Tu n’as pas posé la phase { $phase } et tu y restes.
they-stay = { $name } n’a pas posé la phase { $phase } et y reste.
you-reach-wreath = Ton compteur passe de la phase { $phase } à la couronne de laurier.
they-reach-wreath = { $name } avance son compteur de la phase { $phase } à la couronne de laurier.
reason-board-laurel-wreath = Le premier compteur sur la couronne de laurier décide.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-move = avancer avance av
words-star = étoile etoile
words-pick = choisir choisis choix
words-swap = échanger echanger échange echange changer change
words-ask = demander demande appel
words-give = donner donne
words-track = piste plateau
words-add = ajouter ajoute a
words-left = gauche
words-right = droite
words-none = aucune aucun rien
words-again = rejouer rejoue encore
words-all = tous
words-joker = joker
words-with = avec

board-help-move = avancer ton pion d’autant de cases que montre un dé, sur un double aussi du double : avancer 5, ou 5 seul
board-help-star = sur une case étoile : continuer jusqu’à la prochaine case libre de cette sorte : étoile appel, étoile +2, étoile tous
board-help-pick = prendre cette carte dans la défausse
board-help-swap = mettre ces cartes sur la défausse, la dernière au-dessus, et en piocher une de plus ; { $none } : seulement en piocher une
board-help-ask = demander un nombre autour de la table, par la { $left } ou par la { $right }
board-help-give = donner cette carte à qui demande son nombre
board-help-lay = poser ta phase, au mieux ; ou groupe par groupe : 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = ajouter une carte à un groupe : la carte, la lettre du groupe et, pour un joker sur une suite, le bout ({ $low } ou { $high })
board-help-discard = finir ton tour avec cette carte ; avec deux tant qu’il n’y a que des groupes complets
board-help-keep = après une manche : garder ces cartes ; { $none } : ne garder aucune carte
board-help-track = la piste avec tous les pions
board-help-moves = ce que tu peux faire maintenant, ou le meilleur ; tape un numéro de la liste pour le faire
board-help-scores = où en sont les compteurs
help-board = Cartes : R rouge, B bleu, G vert, Y jaune et un nombre. W(R5) est un joker : tu tiens R5 retourné. La piste va de gauche à droite, ligne par ligne, et revient à DÉPART ; [A] est un pion, >5 une case que tu peux atteindre. ?7 est une carte dont tu ne connais pas la couleur.

move-which = Avancer de { $low } ou de { $high } : dis lequel.
star-which = Dis quelle action : { $choices }
pick-which = Dis quelle carte ; à partir du dessus : { $pile }
swap-which = Nomme les cartes, la dernière va au-dessus ; { $none } : aucune carte.
keep-which-cards = Nomme les cartes que tu gardes ; { $none } : aucune carte.
ask-what = Dis quel nombre, de 1 à 12.
ask-which-way = Dis à qui tu demandes d’abord un { $number } : { $left } ({ $first }) ou { $right } ({ $last }).
no-joker = Tu n’as pas de joker.
joker-which = Dis quel joker, avec sa face : { $jokers }
