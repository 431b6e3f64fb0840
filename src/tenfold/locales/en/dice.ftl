# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Every die can be kept only once.
refusal-keep-all = To keep all ten dice, stop: nothing is left to roll.
refusal-no-fourth-roll = A turn has three rolls, and you have made them: score or decline.
refusal-keep-first = First keep dice and roll the others, or stop.
refusal-score-first = The phase is completed: score or decline.
refusal-no-decline-alone = In this game a completed phase cannot be declined.
refusal-no-decline-in-the-end = At the end of the game a completed phase cannot be declined.
refusal-no-die = "{ $word }" is not a die: they are { $dice }.
refusal-colour-alone = Phase { $number } asks for dice of one colour and something else: dice of one colour must be all that a phase asks for.
refusal-phase-impossible = Phase { $number } can never be made with these dice.
option-dice = This must be a table of the ten dice such as L1 = "b g o g r o".

## Setting up

edition-dice-de = de: the German rules
variant-dice-locked = locked: dice set aside stay there until the turn ends
variant-dice-free-decline = free-decline: in a solo game, declining a completed phase costs nothing
variant-dice-no-decline = no-decline: in a solo game, a completed phase cannot be declined
variant-dice-deductions = deductions: in a solo game, deductions count towards the points for the 5-phase bonus
bot-dice-easy = easy: takes the first success
bot-dice-solid = solid: weighs chances and points
bot-dice-optimal = optimal: plays perfectly for points
bot-dice-racer = racer: plays to win

## A turn

dice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-all-done = all phases
dice-missing = { $count ->
    [one] 1 die to go
   *[other] { $count } dice to go
}
dice-need-set = { $size ->
    [2] pair
   *[other] set of { $size }
}
dice-need-run = run of { $size }
dice-need-colour = { $size } dice of one colour

## What happens

dice-begin = { $name } is the scribe and begins.
    .you = You are the scribe and begin.
dice-keep = { $name } rolls { $roll } and keeps { $dice }.
    .you = { $rolled ->
        [one] You keep { $dice } and roll 1 die.
       *[other] You keep { $dice } and roll { $rolled } dice.
    }
dice-keep-nothing = { $name } rolls { $roll } and keeps nothing.
    .you = You roll all ten dice again.
dice-make-phase = { $name } rolls { $roll } and makes phase { $phase }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You make phase { $phase }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dice-fail-phase = { $name } rolls { $roll } and does not make phase { $phase }.
    .you = Phase { $phase } is not made: you try it again in your next turn.
dice-fail-phase-alone = { $name } rolls { $roll } and does not make phase { $phase }: { $cost } points off.
    .you = Phase { $phase } is not made: { $cost } points off, and you try it again.
dice-fail-for-good = { $name } rolls { $roll } and does not make phase { $phase }: out of the game.
    .you = Phase { $phase } is not made: your game is over.
dice-refuse-points = { $name } rolls { $roll } and declines the points of phase { $phase }.
    .you = You decline the points of phase { $phase } and try it again in your next turn.
dice-refuse-points-alone = { $name } rolls { $roll } and declines the points of phase { $phase }: { $cost } points off.
    .you = You decline the points of phase { $phase }: { $cost } points off, and you try it again.
dice-win-bonus-5 = { $name } has { $points } points after five phases and gets the 5-phase bonus of 40 ({ $wanted } were needed).
    .you = { $points } points after five phases: you get the 5-phase bonus of 40 ({ $wanted } were needed).
dice-miss-bonus-5 = { $name } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } after five phases and gets no 5-phase bonus ({ $wanted } were needed).
    .you = { $points ->
        [one] 1 point
       *[other] { $points } points
    } after five phases: no 5-phase bonus ({ $wanted } were needed).
dice-win-bonus-10 = { $name } gets the { $count }-phase bonus of 40.
    .you = You get the { $count }-phase bonus of 40.
dice-miss-bonus-10 = { $count ->
    [one] { $name } has made the phase, but without the 1-phase bonus.
   *[other] { $name } has made all { $count } phases, but without the { $count }-phase bonus.
}
    .you = { $count ->
        [one] The phase is made, but without the 1-phase bonus.
       *[other] All { $count } phases are made, but without the { $count }-phase bonus.
    }
dice-start-the-end = { $name } has { $count ->
        [10] all ten
       *[other] all
    } phases. Everybody else has one last go.
    .you = You have { $count ->
        [10] all ten
       *[other] all
    } phases. Everybody else has one last go.

## The block, the end and high scores

block-title = Block
block-most = max
block-bonus = { $count }-phase bonus
block-failed = failed attempts
block-declined = declined
block-deducted = deductions
block-lost = { $failed ->
    [one] 1 failed attempt:
   *[other] { $failed } failed attempts:
}
block-lost-both = { $failed ->
    [one] 1 failed attempt
   *[other] { $failed } failed attempts
}, { $declined } declined:
block-total = total
reason-dice-all-phases = Nobody else completed all phases.
reason-dice-most-points = Several completed all phases; the most points decided.
reason-dice-best-phase = Phases and points are level; the best single phase decided.
reason-dice-shared = Phases, points and the best single phase are level.

## The dice on the page

dice-rolls-left = Rolls left
dice-leave-one = Leave a die to roll
dice-do-complete = Complete: write it down, or roll on for more
dice-sure-roll = { $points ->
    [one] You may lose this point. Roll?
   *[other] You may lose these { $points } points. Roll?
}
dice-sure-decline = { $points ->
    [one] You lose this point and try phase { $phase } again. Really?
   *[other] You lose these { $points } points and try phase { $phase } again. Really?
}
dice-writes-down = { $name } writes down { $points } for phase { $phase }.

## On the page

page-wait-dice = { $name } is rolling
page-the-dice = The dice
page-high-dice = High dice
page-low-dice = Low dice
page-rolls-left = { $rolls ->
    [one] 1 roll left
   *[other] { $rolls } rolls left
}
page-do-keep = { $rolls ->
    [one] Tap the dice to keep: 1 more roll
   *[other] Tap the dice to keep: { $rolls } more rolls
}
page-do-keep-last = Tap the dice to keep: this is the last roll
page-do-score = Complete! Take the points?
page-complete = Complete: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-roll-rest = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
page-keep-useful = Keep what helps
