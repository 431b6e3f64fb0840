# The rules of the dice game, in our own words.

rule-dice-players = De 1 à 8 joueurs ; sans adversaire, c’est le jeu en solitaire.
rule-dice-dice = Dix dés : six montrent 5, 6, 7, 8, 9, 10, quatre montrent 1, 2, 3, 4, W, W (W est un joker). Chaque face a une de quatre couleurs : bleu, rouge, orange, vert ; chaque dé mêle les couleurs autrement.
rule-dice-dice-colours = Le livret n’imprime pas la couleur de chaque face. Les couleurs sont ici celles d’un vrai jeu de dés ; une règle maison peut donner celles de tes dés.
rule-dice-phases = 1 : deux brelans. 2 : brelan + suite de 4. 3 : carré + suite de 4. 4 : suite de 7. 5 : suite de 8. 6 : suite de 9. 7 : deux carrés. 8 : sept dés de même couleur. 9 : cinq dés identiques + paire. 10 : cinq dés identiques + brelan.
rule-dice-phases-maximum = La feuille indique derrière chaque phase le plus qu’elle peut rapporter : 60, 57, 59, 49, 52, 54, 60, 56, 60, 62 (569 en tout ; 649 avec les deux bonus, le plus haut score imprimé).
rule-dice-set = Un groupe identique, ce sont des dés du même nombre, peu importent les couleurs.
rule-dice-set-same-number-twice = Les deux groupes d’une phase peuvent avoir le même nombre : 8-8-8 / 8-8-W réussit la phase 1.
rule-dice-run = Une suite, ce sont quatre nombres consécutifs ou plus entre 1 et 10, peu importent les couleurs ; 7-6-5-4-3-2-1 et 10-9-8-7-6-5-4 réussissent tous deux la phase 4.
rule-dice-colour = Phase 8 : sept dés de même couleur, avec n’importe quels nombres. Ici, un joker ne vaut aucune autre couleur que la sienne.
rule-dice-colour-wild-own = Dans la phase 8, un W compte comme un dé de la couleur dans laquelle il est imprimé, pour 0 point.
rule-dice-wild = Un joker vaut n’importe lequel des dix nombres. Il n’y a pas de limite : un groupe ou une suite peut n’être fait que de jokers.
rule-dice-scribe = Qui tient la feuille joue en premier ; on continue dans le sens des aiguilles d’une montre. Les résultats sont notés à mesure, avec un total courant à partir de la deuxième phase.
rule-dice-turn = Un tour, c’est jusqu’à trois lancers pour la phase en cours. Le premier se fait avec les dix dés ; après chaque lancer, on peut garder les dés que l’on veut et relancer les autres ; un dé gardé plus tôt peut être relancé plus tard.
rule-dice-turn-stop-early = On peut s’arrêter après le premier ou le deuxième lancer.
rule-dice-order = Les phases se font dans l’ordre de la feuille. Seule une phase réussie rapporte, et la suivante se tente au prochain tour.
rule-dice-fail = Une phase manquée ne rapporte rien et se retente au tour suivant, aussi souvent qu’il le faut.
rule-dice-decline = On peut refuser les points d’une phase réussie et la retenter au tour suivant (pour atteindre le bonus des 5 phases, par exemple).
rule-dice-score = On additionne exactement les dés nécessaires à la phase, à leur valeur, W comptant 0, de la manière la plus favorable au joueur. La phase 3 avec 9-9-9-9-5-4-W-2-9-W rapporte 9+9+9+9+5+4+2 = 47 : le cinquième 9 n’est pas nécessaire.
rule-dice-bonus-5 = Qui a 221 points ou plus après la phase 5 en reçoit 40 de plus ; sinon, on note 0.
rule-dice-bonus-10 = Le premier joueur à réussir les dix phases reçoit 40 points de plus. De même, tout joueur qui réussit ensuite la phase 10 dans le même tour de table, mais seulement s’il était déjà en phase 10 au début de son tour.
rule-dice-end = Le premier joueur à réussir les dix phases ouvre la fin de la partie : chacun des autres, à son tour et une seule fois, tente toutes les phases qui lui manquent, l’une juste après l’autre, avec trois lancers pour chacune. La première phase manquée termine la partie de ce joueur, avec les points obtenus jusque-là.
rule-dice-end-example = A, B, C, D, E : A (premier du tour de table) réussit la phase 9 ; B réussit la 10, reçoit le bonus et ouvre la fin ; C, en phase 8, réussit 8, 9 et 10 d’une traite, mais sans bonus (en phase 8 au début de son tour) ; D manque la phase 7 et a fini ; E, en phase 10, la réussit et reçoit le bonus ; A, en phase 10, la réussit sans bonus (c’est déjà le tour de table suivant).
rule-dice-end-no-decline = Pendant la fin de la partie, on ne refuse pas une phase réussie : l’essai compterait comme manqué, le refus n’est donc pas proposé.
rule-dice-winner = Gagne qui a réussi les dix phases ; entre plusieurs, le plus haut total ; si l’égalité demeure, le meilleur résultat d’une seule phase.
rule-dice-winner-shared = Si cela aussi est à égalité, la victoire est partagée.
rule-dice-solo = En solitaire : toutes les règles valent, le but est de battre son propre record ; chaque essai manqué coûte 5 points. Les records sont conservés.
rule-dice-solo-bonus-10 = En solitaire, on ne gagne le bonus des 10 phases que si la phase 10 réussit au premier essai ; sinon, il est perdu.
rule-dice-solo-decline = En solitaire, refuser une phase réussie compte comme un essai manqué : cela coûte 5 points et, en phase 10, le bonus.
rule-dice-solo-bonus-5 = En solitaire, les retraits se déduisent du score à la fin de la partie et ne comptent pas dans les 221 points du bonus des 5 phases.
