# La première manche guidée : des notes à côté de la table.

lesson-step = Leçon, étape { $step } sur { $of }
lesson-i-know = Je connais ce jeu
lesson-leave = Quitter la leçon
lesson-others = C’est aux autres de jouer. Chaque coup est raconté ici.
lesson-hand = Voici tes cartes. Il te faut : { $phase }.
lesson-draw = Un tour commence par une carte : pioche.
lesson-take = Un tour commence par une carte : prends celle qui est visible.
lesson-lay = Ta phase est complète. Pose la phase { $number }.
lesson-hit = Ajoute maintenant ce qui convient, n’importe où : touche { $card }, puis ajoute.
lesson-discard = Une carte termine ton tour : touche { $card }, puis défausse.

## Cartes

lesson-card-phase = Brelan et carré : le même nombre ; suite : des nombres qui se suivent. L’image se remplit de ce que tu as.
lesson-card-over = La manche est finie. Ce qui reste en main coûte des points.
lesson-card-over-phase = Qui a posé une phase passe à la suivante ; les autres retentent la leur.
lesson-card-end = C’est tout le jeu : qui complète la dernière phase en premier gagne. S’il y en a plusieurs, le moins de points décide.

## Dés

lesson-dice-phase = Dix dés ont été lancés pour toi. La phase 1 demande : { $phase }. W est un joker : il vaut n’importe quel nombre.
lesson-dice-roll-all = Aucun n’est utile : relance les dix.
lesson-dice-keep = Touche les dés que tu gardes, puis lance les autres.
lesson-dice-risk = Tu pourrais inscrire { $points }, mais plus est possible.
lesson-dice-write = Ta phase est complète : inscris { $points }.
lesson-dice-decline = Tu peux aussi refuser et retenter la phase.
lesson-dice-others = C’est aux autres de lancer. Tu vois chaque lancer.
lesson-dice-block = Tes { $points } sont sur la feuille de score. La phase 2 vient ensuite.
lesson-dice-end = C’est tout le jeu : une phase manquée est retentée. Quand quelqu’un les a toutes, le plus de points gagne.

## Plateau

lesson-board-track = Deux dés sont lancés pour toi. Ton pion avance de l’un d’eux, et la case atteinte fait quelque chose pour toi.
lesson-board-move = Choisis où va ton pion.
lesson-board-star = Une case étoile : choisis n’importe quelle action.
lesson-board-take = Prends une carte d’une pile.
lesson-board-pick = Choisis une carte dans la défausse.
lesson-board-swap = Échange des cartes dont tu n’as pas besoin.
lesson-board-ask = Demande un nombre aux autres.
lesson-board-give = On te demande une carte : donnes-en une.
lesson-board-over = La manche est finie. Qui a posé une phase avance d’une case, qui a terminé la manche de deux.
lesson-board-end = C’est tout le jeu : le premier compteur sur la couronne de laurier gagne.
