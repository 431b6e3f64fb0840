# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = « { $text } » n’est pas une carte de ce jeu : écris R, B, G ou Y et un nombre de 1 à 12, et un joker comme W ou avec sa face, comme W(R5).
refusal-move-first = Choisis d’abord un dé et avance.
refusal-star-first = Choisis d’abord une action pour la case étoile : étoile et son nom.
refusal-take-first = Prends d’abord une carte : piocher ou prendre.
refusal-pick-first = Choisis d’abord une carte de la défausse.
refusal-swap-first = Échange d’abord jusqu’à quatre cartes.
refusal-ask-first = Demande d’abord un nombre.
refusal-give-first = La personne interrogée donne d’abord une carte.
refusal-board-play-first = Maintenant, poser, ajouter ou défausser.
refusal-keep-cards-first = La manche est finie : on choisit d’abord les cartes à garder.
refusal-wrong-steps = Les dés ne permettent pas d’avancer de { $steps } : avance de { $low } ou de { $high }.
refusal-star-again = On ne peut pas choisir une autre case étoile : nomme une des autres actions.
refusal-no-free-space = Aucune case « { $space } » ne peut être choisie maintenant ; choisis parmi : { $spaces }
refusal-draw-pile-empty = La pioche est vide et ne peut pas être refaite : prends la carte du dessus de la défausse.
refusal-not-there = { $card } n’y est pas ; à partir du dessus, il y a dans la défausse { $pile }.
refusal-swap-too-many = { $most ->
    [one] On échange { $most } carte au plus, pas { $count }.
   *[other] On échange { $most } cartes au plus, pas { $count }.
}
refusal-swap-too-few = Dans cette partie, on échange au moins une carte : nommes-en une.
refusal-ask-number = On ne peut pas demander { $number } : choisis un nombre de 1 à 12.
refusal-give-which = On ne peut pas donner { $card } pour un { $number } : donne { $allowed }.
refusal-discard-one = Un tour finit avec une carte sur la défausse, pas { $count }.
refusal-never-two = Dans cette partie, on se défausse d’une carte, jamais de deux.
refusal-not-all-full = On ne se défausse de deux cartes que si sa phase est posée et tant qu’il n’y a que des groupes complets : une seule carte.
refusal-keep-too-many = On garde au plus { $most } cartes, pas { $count }.
refusal-keep-to-discard = La dernière carte doit être défaussée : gardes-en une.
refusal-phase-laid = On ne peut poser qu’une phase par manche, et la tienne est posée : ajouter ou défausser.
refusal-too-few-jokers = Jokers que tu veux poser : { $count } ; mais tu n’en as que { $held }.
refusal-which-jokers = Dis quels jokers tu poses ({ $count }), par leurs faces : avec { $faces }
refusal-group-of-jokers = { $group } n’est fait que de jokers : au moins une carte de chaque groupe doit être une vraie carte.
refusal-phase-before-adding = Pose d’abord ta propre phase avant d’ajouter des cartes.
refusal-no-group-there = Il n’y a pas de tel groupe sur la table : on ajoute des cartes aux groupes qui s’y trouvent.
refusal-no-end = Sur la suite { $run }, un joker ne vaut aucun nombre : ne nomme pas de bout.
refusal-joker-which-end = Dis à quel bout de la suite { $run } va le joker : bas ou haut.
refusal-joker-end-closed = La suite { $run } n’a plus de place à ce bout : le joker va à l’autre.
refusal-does-not-fit = { $card } ne va pas là : { $group } accepte { $fitting } ou un joker.
refusal-board-players = Ce jeu se joue de 2 à 6, pas à { $players }.
refusal-track-space = Parcours, ligne { $line } : il n’y a pas de case « { $name } » ; à choisir : { $kinds }.
refusal-track-starts = Parcours, ligne { $line } : un second départ. Le premier est à la ligne { $first }, et il n’y en a qu’un.
refusal-track-short = Parcours : la ligne { $line } manque. Il y a { $length } cases ; ce parcours en a { $count }.
refusal-track-long = Parcours : la ligne { $line } est de trop. Il y a { $length } cases ; ce parcours en a { $count }.
refusal-track-kind = Parcours : aucune ligne n’est { $kind }, et chaque sorte de case doit y être.
option-track = Il faut une liste de noms de cases, comme « start » et « +1 ».
refusal-no-variants = Il n’y a pas de variante « { $variant } » : ce jeu n’en a pas.
refusal-starter = Qui commence doit avoir l’une des places.

## Setting up

edition-board-intl = intl : les règles internationales, plus récentes
edition-board-2010 = 2010 : les premières règles allemandes
bot-board-easy = easy : joue dans son coin
bot-board-solid = solid : joue bien et te surveille
bot-board-strong = strong : voit plus loin

## The track

# Names on the track have six columns at most.
space-start = DÉPART
space-star = étoile
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
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
space-do-all-draw = pioche une carte ; puis tous les autres aussi
space-do-joker = pioche une carte et retourne-la : c’est un joker
space-do-ask = demande un nombre aux autres
space-do-star = avance jusqu’à une action de ton choix

## The table

board-dice = dés { $low } et { $high }
board-wait-give = On attend { $name }, qui doit donner un { $number } à { $asker }.
board-wait-keep = On attend les choix de cartes à garder : { $names }
board-jokers = joker { $cards }
board-holds = a { $cards }
board-lacks = pas de { $numbers }
board-on-wreath = sur la couronne de laurier
board-markers = Compteurs
board-phase-lies = Ta phase est sur la table : ajoute ce qui convient, puis défausse-toi.
board-which-jokers = Quels jokers ?
board-round-is-over = La manche { $number } est finie
board-round-ended = { $steps ->
    [0] { $name } finit la manche et reste sur sa phase.
    [one] { $name } finit la manche et avance de { $steps } case.
   *[other] { $name } finit la manche et avance de { $steps } cases.
}
    .you = { $steps ->
        [0] Tu finis la manche et restes sur ta phase.
        [one] Tu finis la manche et avances de { $steps } case.
       *[other] Tu finis la manche et avances de { $steps } cases.
    }
board-keep-five = Choisis jusqu’à cinq cartes à garder.
board-cards-to-keep = Cartes à garder
board-wait-choose = { $count ->
    [one] On attend le choix de { $count } personne
   *[other] On attend le choix de { $count } personnes
}
board-pile = La défausse, du dessus vers le dessous
board-prompt-ask = Demander quel nombre ?

## What happens

board-open-round = Une nouvelle manche. { $top } est au-dessus de la défausse. { $name } commence.
    .you = Une nouvelle manche. { $top } est au-dessus de la défausse. Tu commences.
board-roll-dice = { $name } lance { $low } et { $high }.
    .you = Tu lances { $low } et { $high }.
board-move-piece = { $name } avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur « { $space } ».
    .you = Tu avances de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } sur « { $space } ».
board-choose-space = { $name } continue jusqu’à « { $space } ».
    .you = Tu continues jusqu’à « { $space } ».
board-turn-joker = { $name } pioche un joker ; sa face est { $card }.
    .you = Tu pioches { $card } et tu retournes la carte : un joker.
board-draw = { $name } pioche une carte.
    .you = Tu pioches une carte.
board-draw-of = { $name } pioche une carte ({ $at } sur { $count }).
board-draw-seen = { $name } pioche { $card }.
    .you = Tu pioches { $card }.
board-take = { $name } prend { $card } dans la défausse.
    .you = Tu prends { $card } dans la défausse.
board-pick-unseen = { $name } choisit en secret une carte de la défausse.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } choisit { $card } au-dessus de la défausse.
   *[other] { $name } choisit { $card } dans la défausse.
}
    .you = { $depth ->
        [0] Tu choisis { $card } au-dessus de la défausse.
       *[other] Tu choisis { $card } dans la défausse.
    }
board-swap-nothing = { $name } n’échange aucune carte et en pioche une.
    .you = Tu n’échanges aucune carte et tu en pioches une.
board-swap-cards = { $name } échange { $count } cartes, { $card } au-dessus, et en pioche { $drawn }.
board-swap-seen = { $count ->
    [one] { $name } échange { $count } carte, { $cards }, et en pioche { $drawn }.
   *[other] { $name } échange { $count } cartes, { $cards }, et en pioche { $drawn }.
}
    .you = Tu échanges { $cards } contre de nouvelles cartes.
board-left = par la gauche
board-right = par la droite
board-ask-number = { $name } demande un { $number }.
    .you = Tu demandes un { $number }.
board-ask-number-way = { $name } demande { $way } un { $number }.
    .you = Tu demandes { $way } un { $number }.
board-have-none = { $name } n’a pas de { $number }.
    .you = Tu n’as pas de { $number }.
board-must-give = { $name } doit donner un { $number }.
    .you = Tu dois donner un { $number }.
board-give-unseen = { $name } donne un { $number } à { $target }.
board-give-seen = { $name } donne { $card } à { $target }.
    .you = Tu donnes { $card } à { $target }.
    .to-you = { $name } te donne { $card }.
board-pile-renewed = La pioche est épuisée : on mélange la défausse, qui devient la nouvelle pioche.
board-lay = { $name } pose la phase { $phase } : { $groups }
    .you = Tu poses la phase { $phase } : { $groups }
board-add-card = { $name } ajoute { $card } à { $group }.
    .you = Tu ajoutes { $card } à { $group }.
board-add-as = { $name } ajoute { $card } à { $group } en guise de { $number }.
    .you = Tu ajoutes { $card } à { $group } en guise de { $number }.
board-discard = { $name } se défausse de { $cards }.
    .you = Tu te défausses de { $cards }.
board-go-again = { $name } joue encore un tour.
    .you = Tu joues encore un tour.
board-end-round = { $name } finit la manche.
    .you = Tu finis la manche.
board-advance = { $steps ->
    [one] { $name } avance son compteur de { $steps } case, de la phase { $phase } à la phase { $next }.
   *[other] { $name } avance son compteur de { $steps } cases, de la phase { $phase } à la phase { $next }.
}
    .you = { $steps ->
        [one] Ton compteur avance de { $steps } case, de la phase { $phase } à la phase { $next }.
       *[other] Ton compteur avance de { $steps } cases, de la phase { $phase } à la phase { $next }.
    }
board-stay = { $name } n’a pas posé la phase { $phase } et y reste.
    .you = Tu n’as pas posé la phase { $phase } et tu y restes.
board-reach-wreath = { $name } avance son compteur de la phase { $phase } à la couronne de laurier.
    .you = Ton compteur passe de la phase { $phase } à la couronne de laurier.
board-choose-cards = { $name } a choisi quoi garder.
board-choose-seen = { $count ->
    [0] { $name } ne garde aucune carte.
    [one] { $name } garde { $count } carte : { $cards }.
   *[other] { $name } garde { $count } cartes : { $cards }.
}
    .you = { $count ->
        [0] Tu ne gardes aucune carte.
        [one] Tu gardes { $count } carte : { $cards }.
       *[other] Tu gardes { $count } cartes : { $cards }.
    }
board-kept = { $count ->
    [0] { $name } n’a gardé aucune carte.
    [one] { $name } a gardé { $count } carte.
   *[other] { $name } a gardé { $count } cartes.
}
    .you = { "" }
reason-board-laurel-wreath = Le premier compteur sur la couronne de laurier décide.
