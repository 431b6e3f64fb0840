# The dice game in the terminal.

## Setting up

setup-fair-dice = The dice are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }
setup-solving = These rules are being solved, which takes about a minute and is done once.

## A turn

dice-heading = Phase { $number } · roll { $roll } of { $rolls }
dice-phase = phase { $number }
dice-last-chance = The end of the game: the first phase that fails ends it for you.
dice-your-phase = Your phase { $number }: { $needs } (at most { $most ->
        [one] 1 point
       *[other] { $most } points
    })
dice-their-phase = { $name }, phase { $number }: { $needs } (at most { $most ->
        [one] 1 point
       *[other] { $most } points
    })
dice-bonus-5-so-far = 5-phase bonus: { $points } of { $wanted } points
dice-set-aside = Set aside: { $dice }
dice-complete = Complete: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $groups })
dice-prompt-keep = Keep which dice, or stop?
dice-prompt-score = Score or decline?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = These are estimates. For exact figures, run this once: { $command }
hint-estimated-only = These are estimates: with these rules there are no exact figures.

## The block, the end and high scores

block-rank = { $place }. { $name }: { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
best-title = High scores by these rules
best-none = No high score by these rules yet.
best-not-kept = The high score cannot be saved: { $problem }.
best-seeded = A game with a seed of your own choosing does not count for the high scores.
end-review = What every decision cost, and what was luck: tenfold review { $file }

## Commands

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
help-score = write down the points of the completed phase
help-decline = refuse them and try the phase again in your next turn
help-best = the high scores of solo games by these rules
dice-help-hint = what a good player would do now, and why; for the best choices, the total to expect or the chance to win, and the chance of the phase
dice-help-moves = the best ways to go on, the best first; type a number from the list to do it
dice-help-scores = the block
help-dice = Dice: B blue, R red, O orange, G green and a number; W is a wild. Double frames: set aside.
keep-no-die = "{ $word }" is not a die: name dice by their letters a to { $last }, by numbers (8 8 W) or by a colour.
keep-no-number = No die shows { $number }: numbers go from 1 to 10, W is a wild.
keep-no-colour = No die shows { $colour } now.
keep-too-many = { $count ->
    [0] No die shows { $face } now.
    [one] Only 1 die shows { $face }.
   *[other] Only { $count } dice show { $face }.
}
keep-which = { $face } shows in more than one colour, and this phase is about colours. Name the letter: { $dice }
