# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Jokers dans une phase
house-card-natural-minimum-none = Une phase peut n’être faite que de jokers.
house-card-natural-minimum-phase = Au moins une carte de la phase n’est pas un joker.
house-card-natural-minimum-group = Au moins une carte de chaque groupe n’est pas un joker.
house-card-wild-points = Points d’un joker resté en main
house-card-wild-points-is = { $number ->
    [one] Un joker resté en main coûte { $number } point.
   *[other] Un joker resté en main coûte { $number } points.
}
house-card-skip-play = Où se joue « Passer son tour »
house-card-skip-play-discard = Une carte « Passer son tour » va sur la défausse.
house-card-skip-play-in-front = Une carte « Passer son tour » se place devant la personne visée, puis va sous la défausse.
house-card-skip-once-per-lap-on = Personne ne passe son tour plus d’une fois par tour de table.
house-card-skip-once-per-lap-off = La même personne peut passer plusieurs fois son tour dans un tour de table.
house-card-playoff-on = À égalité de phases et de points, une manche décisive tranche.
house-card-playoff-off = À égalité de phases et de points, la victoire est partagée.
house-card-skip-target = Qui peut devoir passer son tour
house-card-skip-target-any = « Passer son tour » peut viser n’importe qui d’autre.
house-card-skip-target-next = « Passer son tour » ne peut viser que la personne suivante.
house-card-last-card-must-be-discarded-on = Il faut se défausser de la dernière carte.
house-card-last-card-must-be-discarded-off = On peut se défausser de la dernière carte, l’ajouter ou la poser.
house-card-fixed-hands-on = Chaque phase se joue pendant une manche, puis tout le monde avance ; le moins de points gagne.
house-card-fixed-hands-off = Qui n’a pas posé sa phase la tente de nouveau à la manche suivante.
house-card-short = Combien de phases on joue
house-card-short-is = { $number ->
    [1] On ne joue que la première phase.
   *[other] On ne joue que les { $number } premières phases.
}
house-card-short-off = On joue toute la liste.
house-card-parity = Phases paires ou impaires
house-card-parity-off = On joue les phases paires et impaires.
house-card-parity-even = On ne joue que les phases paires.
house-card-parity-odd = On ne joue que les phases impaires.
house-card-knocking-on = On peut frapper pour une carte qui vient d’être défaussée.
house-card-knocking-off = On ne frappe pas.
house-card-free-order-on = Les phases se font dans n’importe quel ordre.
house-card-free-order-off = Les phases se font l’une après l’autre.
house-card-phases = Les phases
house-card-phases-count = { $count ->
    [one] La liste compte { $count } phase.
   *[other] La liste compte { $count } phases.
}
house-card-phases-is = Phase { $number } : { $phase }
