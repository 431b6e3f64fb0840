# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = Dice set aside may be rolled again later in the turn.
house-dice-reroll-kept-off = Dice set aside stay there until the turn ends.
house-dice-solo-decline = Solo game: declining a completed phase
house-dice-solo-decline-costs-5 = In a solo game, declining a completed phase costs 5 points.
house-dice-solo-decline-free = In a solo game, declining a completed phase costs nothing.
house-dice-solo-decline-never = In a solo game, a completed phase cannot be declined.
house-dice-solo-deductions-count-on = In a solo game, deductions count towards the points for the 5-phase bonus.
house-dice-solo-deductions-count-off = In a solo game, deductions do not count towards the points for the 5-phase bonus.
house-dice-colours = The colours of your dice
house-dice-colours-is = Die { $die }: { $faces }
house-dice-phases = The phases
house-dice-phases-count = { $count ->
    [one] The list has 1 phase.
   *[other] The list has { $count } phases.
}
house-dice-phases-is = Phase { $number }: { $phase }
house-dice-phases-colour = Phase { $number }: { $size } dice of one colour
