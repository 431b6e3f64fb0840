# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = Une position commence par son jeu : { $games }.
refusal-setup-long = Une position a { $most } caractères au plus.
refusal-setup-field = Une position de ce jeu n’a pas de champ « { $name } ». Il y a : { $fields }.
refusal-setup-twice = Le champ { $name } est là deux fois.
refusal-setup-missing = Le champ { $name } manque.
refusal-setup-value = { $name } : « { $text } » est illisible.
refusal-setup-seats = { $name } : il faut une partie par place, { $seats } en tout.
refusal-setup-seat = Les places se comptent à partir de 0, ici jusqu’à { $most }.
refusal-setup-phase = Il n’y a pas de phase { $number } dans ce jeu. Il y a : { $phases }.
refusal-setup-cards = La boîte n’a pas autant de ces cartes : { $cards }.
refusal-setup-hand = Le nombre de cartes en main va ici de { $fewest } à { $most }, { $count } est impossible.
refusal-setup-hand-size = Le nombre de cartes en main est ici { $size }, et non { $count }.
refusal-setup-hidden = C’est à la place { $seat } de décider : il faut connaître ses cartes.
refusal-setup-impossible = Cette position ne peut pas se produire : { $problem }
position-field = Le champ { $name } est illisible : { $text }
position-missing = Le champ { $name } manque.
position-seats = Elle n’a pas partout le même nombre de places.
position-seat = Elle nomme une place qui n’est pas à la table.
position-stage = Il lui manque ce qu’exige ce moment du tour.
position-deck = Il manque des cartes : il en faut { $count } en tout.
position-extra = Il y a trop de ces cartes : { $cards }.
position-spaces = Un pion ou un compteur est là où il n’y a pas de case.
position-knowers = Le champ { $name } doit parler de chaque carte de la défausse.
position-under = Le champ { $name } doit nommer la face de chaque joker des combinaisons.
position-dice = Il faut dix dés, et non { $count }.
position-other = { $problem }
position-hidden = Cartes restantes : { $left } ; cachées : { $hidden }.
position-no-knock = Il n’y a pas de carte pour laquelle frapper.
position-no-world = Aucune donne des cartes cachées n’y correspond.
refusal-setup-nobody = Il n’y a rien à décider ici.
refusal-setup-step = Les étapes de cet enregistrement vont de 0 à { $steps }.
refusal-setup-often = Cela fait beaucoup de questions d’un coup. Attends un instant, puis redemande.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] La phase { $phase } est complète.
    [one] Il manque { $distance } carte pour la phase { $phase }.
   *[other] Il manque { $distance } cartes pour la phase { $phase }.
}
analysis-how-missing = Toutes les façons de remplir les groupes de la phase sont essayées, et la plus courte compte.
analysis-next-card = La prochaine carte de la pioche aide pour la phase { $phase } : { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $outs } sur { $unseen }).
analysis-how-next-card = Chaque carte que tu n’as pas vue a la même chance de venir. Il y en a { $unseen }, et { $outs } rapprochent de la phase : { $outs } / { $unseen }.
analysis-cost = { $points ->
    [one] Si quelqu’un sort maintenant, cette main coûte { $points } point.
   *[other] Si quelqu’un sort maintenant, cette main coûte { $points } points.
}
analysis-how-cost = Les points de toutes les cartes en main, selon les règles de cette table.
analysis-points-now = { $points ->
    [one] La phase { $phase } est complète et rapporte { $points } point maintenant.
   *[other] La phase { $phase } est complète et rapporte { $points } points maintenant.
}
analysis-how-points-now = Le meilleur usage des dix dés.
analysis-phase-chance = La phase { $phase } réussit à cet essai, en suivant le conseil : { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-phase-chance = Chaque lancer encore possible est compté, avec le meilleur choix ensuite. Rien n’est simulé.
analysis-total = Jouée au mieux à partir d’ici, la partie finit avec { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points en moyenne.
analysis-how-total = D’après la solution exacte du jeu : chaque lancer jusqu’à la fin est compté, avec le choix qui rapporte le plus de points en moyenne. Rien n’est simulé.
analysis-win = Chance de gagner : { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-win = Calculée comme une course jusqu’au bout de la liste, où tout le monde joue pour gagner. Les résultats de chaque essai sont exacts ; les tours suivants se jouent de la meilleure de huit façons de peser les points contre la réussite.
analysis-how-estimated = Une estimation : il n’y a pas ici de solution exacte pour ces règles.
analysis-win-within = Chance de gagner, en suivant le conseil : { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Une estimation : les cartes que tu n’as pas vues sont redistribuées { $worlds } fois, et chaque fois la manche est jouée jusqu’au bout, solidement, à toutes les places. Les phases et les points donnent alors la chance de gagner, apprise de nombreuses parties. ± est l’intervalle juste 95 fois sur 100. Tous les choix rencontrent les mêmes mondes ; la différence entre deux choix est donc plus sûre que leurs intervalles.
analysis-estimated = Estimé dans { $worlds } mondes possibles.
analysis-few-worlds = Estimé dans { $worlds } mondes possibles seulement : avec l’extra « fast », il y en a bien plus.
analysis-advised = conseillé
analysis-choices = Ce que valent les meilleurs choix
analysis-choice = choix
analysis-chance = chance de gagner
