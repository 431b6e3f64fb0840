# The dice game in the terminal.

## Setting up

setup-fair-dice = The dice are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }
setup-solving = These rules are worked out once; this takes about a minute.
edition-dice-de = de: the German rules
variant-dice-locked = locked: dice set aside stay there until the turn ends
variant-dice-free-decline = free-decline: alone, declining a completed phase costs nothing
variant-dice-no-decline = no-decline: alone, a completed phase cannot be declined
variant-dice-deductions = deductions: alone, deductions count into the points for the 5-phase bonus
bot-dice-random = random: rolls anything
bot-dice-easy = easy: takes the first success
bot-dice-solid = solid: weighs chances and points
bot-dice-optimal = optimal: plays perfectly for points
bot-dice-racer = racer: plays to win

## A turn

dice-heading = Phase { $number } · roll { $roll } of { $rolls }
dice-phase = phase { $number }
dice-points = { $points } points
dice-all-done = all phases
dice-last-chance = The end of the game: the first phase that fails ends it for you.
dice-your-phase = Your phase { $number }: { $needs } (at most { $most } points)
dice-bonus-5-so-far = 5-phase bonus: { $points } of { $wanted } points
dice-set-aside = Set aside: { $dice }
dice-missing = { $count ->
    [one] 1 die to go
   *[other] { $count } dice to go
}
dice-complete = Complete: { $points } points ({ $groups })
dice-need-set = { $size ->
    [2] pair
   *[other] set of { $size }
}
dice-need-run = run of { $size }
dice-need-colour = { $size } dice of one colour
dice-prompt-keep = Keep which dice, or stop?
dice-prompt-score = Score or decline?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = total
hint-cost = cost
hint-win = win
hint-phase = phase
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-estimated = These are estimates. For exact figures, once: { $command }

## What happens

you-begin = You are the scribe and begin.
they-begin = { $name } is the scribe and begins.
you-keep-dice = { $rolled ->
    [one] You keep { $dice } and roll 1 die.
   *[other] You keep { $dice } and roll { $rolled } dice.
}
they-keep-dice = { $name } rolls { $roll } and keeps { $dice }.
you-keep-nothing = You roll all ten dice again.
they-keep-nothing = { $name } rolls { $roll } and keeps nothing.
you-make-phase = You make phase { $phase }: { $points } points.
they-make-phase = { $name } rolls { $roll } and makes phase { $phase }: { $points } points.
you-fail-phase = Phase { $phase } is not made: you try it again in your next turn.
they-fail-phase = { $name } rolls { $roll } and does not make phase { $phase }.
you-fail-phase-alone = Phase { $phase } is not made: { $cost } points off, and you try it again.
you-fail-for-good = Phase { $phase } is not made: your game is over.
they-fail-for-good = { $name } rolls { $roll } and does not make phase { $phase }: out of the game.
you-refuse-points = You decline the points of phase { $phase } and try it again in your next turn.
they-refuse-points = { $name } rolls { $roll } and declines the points of phase { $phase }.
you-refuse-points-alone = You decline the points of phase { $phase }: { $cost } points off, and you try it again.
you-win-bonus-5 = { $points } points after five phases: you get the 5-phase bonus of 40 ({ $wanted } were needed).
they-win-bonus-5 = { $name } has { $points } points after five phases and gets the 5-phase bonus of 40 ({ $wanted } were needed).
you-miss-bonus-5 = { $points } points after five phases: no 5-phase bonus ({ $wanted } were needed).
they-miss-bonus-5 = { $name } has { $points } points after five phases and gets no 5-phase bonus ({ $wanted } were needed).
you-win-bonus-10 = You get the { $count }-phase bonus of 40.
they-win-bonus-10 = { $name } gets the { $count }-phase bonus of 40.
you-miss-bonus-10 = All { $count } phases are made, but without the { $count }-phase bonus.
they-miss-bonus-10 = { $name } has made all { $count } phases, but without the { $count }-phase bonus.
you-start-the-end = You have made all phases. The end of the game: everybody else tries the missing ones in one go.
they-start-the-end = { $name } has made all phases. The end of the game: everybody else tries the missing ones in one go.

## The block, the end and high scores

block-title = Block
block-most = max
block-bonus = { $count }-phase bonus
block-failed = failed attempts
block-declined = declined
block-deducted = deductions
block-total = total
block-rank = { $place }. { $name }: { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}, { $points } points
won-alone = The game is over: { $points } points.
reason-dice-all-phases = Nobody else completed all phases.
reason-dice-most-points = Several completed all phases; the most points decided.
reason-dice-best-phase = Phases and points are level; the best single phase decided.
reason-dice-shared = Phases, points and the best single phase are level.
best-title = High scores by these rules
best-none = No high score by these rules yet.
best-not-kept = The high score cannot be written down: { $problem }.
end-review = What every decision cost, and what was luck: tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = keep k
words-stop = stop st
words-score = score sc
words-decline = decline d
words-best = best
words-blue = blue
words-red = red
words-orange = orange
words-green = green

help-keep = keep these dice and roll the others: letters (a c e or ace), numbers (8 8 W), faces (R8) or a colour (orange); without any: roll all ten again
help-stop = roll no more
help-score = have the points of the completed phase written down
help-decline = refuse them and try the phase again in your next turn
help-best = the high scores of games alone by these rules
dice-help-hint = what a good player would do now, and why; of the best choices the total to expect or the chance to win, and the chance of the phase
dice-help-moves = the best ways to go on, the best first; type a number of the list to do it
dice-help-scores = the block
help-dice = Dice: B blue, R red, O orange, G green and a number; W is a wild. Double frames: set aside.

keep-no-die = "{ $word }" is no die: name dice by their letters a to { $last }, by numbers (8 8 W) or by a colour.
keep-no-number = No die shows { $number }: numbers go from 1 to 10, W is a wild.
keep-no-colour = No die shows { $colour } now.
keep-too-many = { $count ->
    [0] No die shows { $face } now.
    [one] Only 1 die shows { $face }.
   *[other] Only { $count } dice show { $face }.
}
keep-which = { $face } is there in several colours, and this phase is about colours. Name the letter: { $dice }
