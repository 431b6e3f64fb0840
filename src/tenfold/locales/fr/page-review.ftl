# The review of a finished game.

page-review-seat = Décisions de
page-review-working = La partie est passée en revue. Cela peut durer une demi-minute.
page-review-solving = La solution exacte de ces règles maison est d’abord recherchée. Cela peut durer quelques minutes ; l’analyse suit d’elle-même.
page-review-progress = Part de la partie passée en revue
page-review-curve = Au fil de la partie, de { $start } à { $end }
page-review-chance = chance de gagner
page-review-total = total attendu
page-review-luck-sum = la chance, additionnée
page-review-costliest = Les décisions les plus chères
page-review-none = Aucune décision n’a rien coûté que cette analyse puisse montrer.
page-review-start = au départ
page-review-luck = chance
page-review-choice = choix
page-review-others = les autres
page-review-end = à la fin
page-review-better = Mieux :
page-review-worth-win = Chance de gagner : { $best } au lieu de { $done }.
page-review-worth-total = Total attendu : { $best } au lieu de { $done }.
review-gains-more = On y gagne plus qu’on n’y perd : sur { $worlds } manches de ce genre, meilleures { $better }, moins bonnes { $worse }.
page-review-fine = Rien de mieux n’est connu ici.
page-review-tap = Touche la courbe ou une décision pour voir la table telle qu’elle était.
page-review-open = Montrer toutes les mains
page-review-exact = Chaque décision est comparée à la meilleure, d’après la solution exacte du jeu de dés.
page-review-estimated = { $decisions ->
    [one] { $decisions } décision a été comparée
   *[other] { $decisions } décisions ont été comparées
} à d’autres, d’après ce qui était connu alors, dans { $worlds } mondes joués jusqu’à la fin de la manche. Un coût compte s’il dépasse ce que le hasard explique ; ± est l’intervalle juste 95 fois sur 100.
page-review-few = C’est peu : un serveur avec l’extra « fast » en joue bien plus.
page-review-sums = La chance est ce que tes cartes et tes lancers ont changé, le choix ce que tes décisions ont changé, les autres ce que tout le monde a fait et pioché par ailleurs. Ensemble, ils mènent du départ à la fin.
page-review-dashed = La ligne en tirets ajoute au départ ce que la chance a changé. C’est une somme, pas une probabilité : elle peut dépasser 100 % ou descendre sous 0.
