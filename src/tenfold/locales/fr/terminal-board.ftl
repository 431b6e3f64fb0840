# The board game in the terminal.

## Setting up

setup-fair-board = Une graine secrète fixe les cartes et les dés. Son empreinte, comme preuve pour plus tard : { $commitment }

## The table

board-your-turn = À toi de jouer
board-turn-of = Au tour de : { $name }
board-wait-turn = C’est à { $name } de jouer ; on attend.
board-piles = { $below ->
    [0] Pioche : { $count } · Défausse : { $top }
   *[other] Pioche : { $count } · Défausse : { $top }, { $below } dessous
}
board-wreath = couronne
board-sheet = Où en sont les compteurs
board-prompt-move = Avancer de { $low } ou de { $high } ?
board-prompt-star = Case étoile : quelle action ?
board-prompt-take = { $count ->
    [one] Encore { $count } carte : piocher ou prendre ?
   *[other] Encore { $count } cartes : piocher ou prendre ?
}
board-prompt-pick = Quelle carte choisis-tu ?
board-prompt-swap = Échanger quelles cartes, la dernière au-dessus ? ({ $none } : aucune carte)
board-prompt-ask-way = Demander quel nombre, par la gauche ou par la droite ?
board-prompt-give = { $name } demande un { $number } : lequel donnes-tu ?
board-prompt-play = Poser ou défausser ?
board-prompt-play-laid = Ajouter ou défausser ?
board-prompt-keep = Garder quelles cartes, { $most } au plus ? ({ $none } : aucune carte)

## Commands

words-move = avancer avance av
words-star = étoile etoile
words-pick = choisir choisis choix
words-swap = échanger echanger échange echange changer change
words-ask = demander demande appel
words-give = donner donne
words-track = parcours piste plateau
words-add = ajouter ajoute a
words-left = gauche
words-right = droite
words-none = aucune aucun rien
words-again = rejouer rejoue encore
words-all = tous
words-joker = joker
words-with = avec
board-help-move = avancer ton pion d’autant de cases que montre un dé, sur un double aussi du double : avancer 5, ou 5 seul
board-help-star = sur une case étoile : continuer jusqu’à la prochaine case libre de cette sorte : étoile appel, étoile +2, étoile tous
board-help-pick = prendre cette carte dans la défausse
board-help-swap = mettre ces cartes sur la défausse, la dernière au-dessus, et en piocher une de plus ; { $none } : seulement en piocher une
board-help-ask = demander un nombre autour de la table, par la { $left } ou par la { $right }
board-help-give = donner cette carte à qui demande son nombre
board-help-lay = poser ta phase, au mieux ; ou groupe par groupe : 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = ajouter une carte à un groupe : la carte, la lettre du groupe et, pour un joker sur une suite, le bout ({ $low } ou { $high })
board-help-discard = finir ton tour avec cette carte ; avec deux tant qu’il n’y a que des groupes complets
board-help-keep = après une manche : garder ces cartes ; { $none } : ne garder aucune carte
board-help-track = le parcours avec tous les pions
board-help-moves = ce que tu peux faire maintenant, ou le meilleur ; tape un numéro de la liste pour le faire
board-help-scores = où en sont les compteurs
help-board = Cartes : R rouge, B bleu, G vert, Y jaune et un nombre. W(R5) est un joker : tu tiens R5 retournée. Le parcours va de gauche à droite, ligne par ligne, et revient à DÉPART ; [A] est un pion, >5 une case que tu peux atteindre. ?7 est une carte dont tu ne connais pas la couleur.
move-which = Avancer de { $low } ou de { $high } : dis lequel.
star-which = Dis quelle action : { $choices }
pick-which = Dis quelle carte ; à partir du dessus : { $pile }
swap-which = Nomme les cartes, la dernière va au-dessus ; { $none } : aucune carte.
keep-which-cards = Nomme les cartes que tu gardes ; { $none } : aucune carte.
ask-what = Dis quel nombre, de 1 à 12.
ask-which-way = Dis à qui tu demandes d’abord un { $number } : { $left } ({ $first }) ou { $right } ({ $last }).
no-joker = Tu n’as pas de joker.
joker-which = Dis quel joker, avec sa face : { $jokers }
