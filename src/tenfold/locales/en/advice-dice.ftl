# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = { $missing ->
    [one] Keep { $dice }: phase { $phase } then needs 1 more die, and the next roll completes it about { $chance } times in 100.
   *[other] Keep { $dice }: phase { $phase } then needs { $missing } more dice, and the next roll completes it about { $chance } times in 100.
}
advice-dice-keep-nothing = Roll all dice again: that completes phase { $phase } about { $chance } times in 100.
advice-dice-improve-safely = { $points ->
    [one] Keep { $dice }: 1 point is safe with these, and the other dice may bring more.
   *[other] Keep { $dice }: { $points } points are safe with these, and the other dice may bring more.
}
advice-dice-improve = { $points ->
    [one] Keep { $dice } and try for more than 1 point: after the next roll the phase is complete about { $chance } times in 100.
   *[other] Keep { $dice } and try for more than { $points } points: after the next roll the phase is complete about { $chance } times in 100.
}
advice-dice-stop = { $points ->
    [one] Stop: this 1 point is worth more than another roll.
   *[other] Stop: these { $points } points are worth more than another roll.
}
advice-dice-stop-locked = Stop: all dice are set aside, so there is nothing left to roll.
advice-dice-stopped = { $name } stops rolling.
    .you = You stop rolling.
advice-dice-score = { $points ->
    [one] Score: 1 point is good enough.
   *[other] Score: { $points } points are good enough.
}
advice-dice-decline = { $points ->
    [one] Decline: 1 point is too few; another attempt is worth more.
   *[other] Decline: { $points } points are too few; another attempt is worth more.
}

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = What the best choices are worth
advice-choice = choice
advice-stop = stop
advice-total = total
advice-cost = cost
advice-win = win
advice-phase = phase
advice-dice-being-solved = The exact figures for these rules are being worked out: until then, these are estimates.
advice-dice-estimated = These are estimates: with these rules there are no exact figures here.
advice-how-total = Total: the points that the whole game brings on average if you play on in the best way. The game is solved from its end backwards, every roll with its exact chance.
advice-how-win = Win: the chance to win. A race of two is solved from its end backwards; several rivals are taken one by one, as if they were independent.
advice-how-cost = Cost: by how many points this choice is worse than the best one on average, by estimates.
advice-how-phase = Phase: the chance that this attempt completes the phase.
