# Why something is refused, and what is allowed. One message per code of a refusal.

refusal-no-card = « { $text } » n’est pas une carte : écris R, B, G ou Y et un nombre de 1 à 12, W pour un joker, S pour « Passer son tour ».
refusal-no-group = « { $text } » n’est pas un groupe : écris 5s(R5 G5 W), 3-6(R3 W B5 G6) ou red(R1 R4 W).
refusal-not-of-set = { $card } ne va pas dans un set de { $number }.
refusal-no-such-number = Il n’y a pas de { $number } : les nombres vont de 1 à 12.
refusal-run-too-far = Une suite reste entre 1 et 12 : { $run } en sort.
refusal-not-of-run = { $card } ne peut pas valoir { $number } dans la suite { $run }.
refusal-not-of-colour = { $card } n’a pas la couleur de ce groupe ({ $colour }).
refusal-skip-in-group = Une carte « Passer son tour » ne fait jamais partie d’un groupe.
refusal-run-length = { $count ->
    [one] La suite { $run } ne compte pas { $count } carte.
   *[other] La suite { $run } ne compte pas { $count } cartes.
}
refusal-game-over = La partie est finie.
refusal-drawn-already = Tu as déjà pris une carte : maintenant, poser, ajouter ou défausser.
refusal-discard-empty = La défausse est vide : prends dans la pioche.
refusal-skip-not-taken = On ne peut pas prendre « Passer son tour » dans la défausse : prends dans la pioche.
refusal-no-knocking = On ne frappe pas dans cette partie.
refusal-nothing-to-knock = Rien à frapper pour l’instant : seulement une carte défaussée pendant le tour qui vient de finir, une fois que le joueur suivant l’a laissée passer.
refusal-phase-lies = On ne réussit qu’une phase par manche, et la tienne est posée : ajouter ou défausser.
refusal-wrong-phase = Tu ne peux pas poser la phase { $number } maintenant ; tu peux poser : { $allowed }.
refusal-extra-group = Phase { $number } ({ $phase }) : des cartes de plus peuvent allonger ses groupes, mais aucun groupe ne s’ajoute.
refusal-not-the-phase = La phase { $number } ({ $phase }) se pose en entier : { $groups } ne convient pas.
refusal-phase-of-wilds = Au moins une carte de la phase doit être une vraie carte Nombre.
refusal-group-of-wilds = Au moins une carte de chaque groupe doit être une vraie carte Nombre.
refusal-phase-first = Pose d’abord ta propre phase avant d’ajouter.
refusal-no-such-group = Il n’y a pas de tel groupe sur la table ({ $owner }.{ $group }).
refusal-skip-no-hit = « Passer son tour » ne s’ajoute jamais : défausse-toi de cette carte.
refusal-run-full = La suite 1-12 n’accepte plus de cartes.
refusal-which-end = Dis à quel bout de la suite { $run } va le joker : bas ou haut.
refusal-end-closed = La suite { $run } n’a plus de place à ce bout : le joker va à l’autre.
refusal-no-fit = { $card } ne va pas là : { $group } accepte { $fitting } ou un joker.
refusal-no-skip = Seule une carte « Passer son tour » fait perdre un tour à un autre joueur.
refusal-skip-whom = Dis qui perd un tour : { $seats }.
refusal-skip-other = « Passer son tour » vise un autre joueur de cette manche : { $seats }.
refusal-skip-pending = { $target } doit déjà perdre un tour ; tu peux choisir : { $seats }.
refusal-skip-lap = On a déjà joué « Passer son tour » contre { $target } dans ce tour de table ; tu peux choisir : { $seats }.
refusal-skip-next = Dans cette partie, « Passer son tour » vise le joueur suivant : { $seats }.
refusal-draw-first = Prends d’abord une carte : piocher ou prendre.
refusal-knock-first = Il faut d’abord savoir qui frappe : frapper ou passer.
refusal-play-first = Maintenant, poser, ajouter ou défausser.
refusal-not-in-hand = Tu n’as pas { $cards } en main ; tu as { $hand }.
refusal-keep-one = Dans cette partie, la dernière carte doit être défaussée : gardes-en une.
refusal-free-and-fixed = L’ordre libre contredit les manches fixes : chaque manche fixe a sa phase, il n’y a donc pas d’ordre à choisir.
refusal-variant-contradicts = La variante { $variant } en contredit une autre : choisis l’une d’elles.
refusal-unknown-variant = Il n’y a pas de variante { $variant } : choisis parmi { $variants }.
refusal-short-length = { $short ->
    [one] Une partie courte de { $short } phase n’est pas possible : choisis de 1 à { $most } ; la liste en compte { $listed }.
   *[other] Une partie courte de { $short } phases n’est pas possible : choisis de 1 à { $most } ; la liste en compte { $listed }.
}
refusal-die-twice = On ne peut garder chaque dé qu’une fois.
refusal-keep-all = Pour garder les dix dés, arrête : il n’y a plus rien à lancer.
refusal-no-fourth-roll = Un tour a trois lancers, et ils sont faits : noter ou refuser.
refusal-keep-first = Garde d’abord des dés et lance les autres, ou arrête.
refusal-score-first = La phase est réussie : noter ou refuser.
refusal-no-decline-alone = Dans cette partie, on ne peut pas refuser une phase réussie.
refusal-no-decline-in-the-end = À la fin de la partie, on ne refuse pas une phase réussie.

## The board game

refusal-no-number-card = « { $text } » n’est pas une carte de ce jeu : écris R, B, G ou Y et un nombre de 1 à 12, et un joker comme W ou avec sa face, comme W(R5).
refusal-run-not-full = Seule une suite 1-12 a de la place pour des jokers en plus : { $run } n’en a pas.
refusal-move-first = Choisis d’abord un dé et avance.
refusal-star-first = Choisis d’abord une action pour la case étoile : étoile et son nom.
refusal-take-first = Prends d’abord une carte : piocher ou prendre.
refusal-pick-first = Choisis d’abord une carte de la défausse.
refusal-swap-first = Échange d’abord jusqu’à quatre cartes.
refusal-ask-first = Demande d’abord un nombre.
refusal-give-first = Le joueur interrogé donne d’abord une carte.
refusal-board-play-first = Maintenant, poser, ajouter ou défausser.
refusal-keep-cards-first = La manche est finie : il faut d’abord savoir qui garde quelles cartes.
refusal-wrong-steps = Les dés ne permettent pas d’avancer de { $steps } : avance de { $low } ou de { $high }.
refusal-star-again = On ne peut pas choisir une autre case étoile : nomme une des autres actions.
refusal-no-free-space = Aucune case « { $space } » ne peut être choisie maintenant ; choisis parmi : { $spaces }
refusal-draw-pile-empty = La pioche est vide et ne peut pas être refaite : prends la carte du dessus de la défausse.
refusal-not-there = { $card } n’est pas dans la défausse ; à partir du dessus, il y a { $pile }.
refusal-swap-too-many = On échange au plus { $most } cartes, pas { $count }.
refusal-swap-too-few = Dans cette partie, on échange au moins une carte : nommes-en une.
refusal-ask-number = On ne peut pas demander { $number } : choisis un nombre de 1 à 12.
refusal-give-which = On ne peut pas donner { $card } pour un { $number } : donne { $allowed }.
refusal-discard-one = Un tour finit avec une carte sur la défausse, pas { $count }.
refusal-never-two = Dans cette partie, on se défausse d’une carte, jamais de deux.
refusal-not-all-full = On ne se défausse de deux cartes que si sa phase est posée et tant qu’il n’y a que des groupes complets : une seule carte.
refusal-keep-too-many = On garde au plus { $most } cartes, pas { $count }.
refusal-keep-to-discard = La dernière carte doit être défaussée : gardes-en une.
refusal-phase-laid = On ne peut poser qu’une phase par manche, et la tienne est posée : ajouter ou défausser.
refusal-too-few-jokers = Jokers que tu veux poser : { $count } ; mais tu n’en as que { $held }.
refusal-which-jokers = Dis quels jokers tu poses ({ $count }), par leurs faces : with { $faces }
refusal-group-of-jokers = { $group } n’est fait que de jokers : au moins une carte de chaque groupe doit être une vraie carte.
refusal-phase-before-adding = Pose d’abord ta propre phase avant d’ajouter des cartes.
refusal-no-group-there = Il n’y a pas de tel groupe sur la table : on ajoute des cartes aux groupes qui s’y trouvent.
refusal-no-end = Sur la suite { $run }, un joker ne vaut aucun nombre : ne nomme pas de bout.
refusal-joker-which-end = Dis à quel bout de la suite { $run } va le joker : bas ou haut.
refusal-joker-end-closed = La suite { $run } n’a plus de place à ce bout : le joker va à l’autre.
refusal-does-not-fit = { $card } ne va pas là : { $group } accepte { $fitting } ou un joker.
