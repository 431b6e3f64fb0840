# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = Les dés gardés peuvent être relancés plus tard dans le tour.
house-dice-reroll-kept-off = Les dés gardés le restent jusqu’à la fin du tour.
house-dice-solo-decline = En solitaire : refuser une phase réussie
house-dice-solo-decline-costs-5 = En solitaire, refuser une phase réussie coûte 5 points.
house-dice-solo-decline-free = En solitaire, refuser une phase réussie ne coûte rien.
house-dice-solo-decline-never = En solitaire, on ne peut pas refuser une phase réussie.
house-dice-solo-deductions-count-on = En solitaire, les retraits comptent dans les points du bonus des 5 phases.
house-dice-solo-deductions-count-off = En solitaire, les retraits ne comptent pas dans les points du bonus des 5 phases.
house-dice-colours = Les couleurs de tes dés
house-dice-colours-is = Dé { $die } : { $faces }
house-dice-phases = Les phases
house-dice-phases-count = { $count ->
    [one] La liste compte { $count } phase.
   *[other] La liste compte { $count } phases.
}
house-dice-phases-is = Phase { $number } : { $phase }
house-dice-phases-colour = Phase { $number } : { $size } dés de même couleur
