# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = Tant qu’il n’y a que des groupes complets sur la table, on peut se défausser de deux cartes au lieu d’une.
house-board-two-discards-when-full-off = À la fin du tour, on se défausse d’une carte, jamais de deux.
house-board-swap-minimum = Le moins de cartes à échanger
house-board-swap-minimum-is = { $number ->
    [0] On peut n’échanger aucune carte.
   *[other] Il faut échanger au moins une carte.
}
house-board-star-plus = +1, +2 et +3 depuis une étoile
house-board-star-plus-separate = Depuis une étoile, on peut choisir chacune des cases +1, +2 et +3.
house-board-star-plus-next = Depuis une étoile, on ne peut choisir que la prochaine des cases +1, +2 et +3.
house-board-track = L’ordre des cases
house-board-track-is = Les cases dans le sens des aiguilles d’une montre : { $spaces }.
house-board-track-ours = L’ordre des cases n’y est pas imprimé.
house-board-phases = Les phases
house-board-phases-count = { $count ->
    [one] La liste compte { $count } phase.
   *[other] La liste compte { $count } phases.
}
house-board-phases-is = Phase { $number } : { $phase }
