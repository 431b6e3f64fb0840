# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = keep { $dice }
do-roll-all = roll all again
do-stop = stop
do-score = score
do-decline = decline
nothing-kept = nothing
in-edition = { $edition } edition

## Headings of several tables

col-phase = phase
col-needs = needs
col-chance = chance
col-roll = roll
col-dice = dice
col-cost = cost
col-event = event

## tenfold check

check-hand = hand
check-roll = roll
check-phase = phase
check-complete = complete
check-outs = outs
check-hits = hits
check-counts = counts
check-keep = keep
check-wanted = wanted
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, at most { $most } point
   *[other] { $number } ({ $needs }), { $edition }, at most { $most } points
}
check-yes-lay = yes: lay { $groups }
check-yes-points = yes: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
check-no-cards = no: { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }
check-no-dice = no: { $count ->
        [one] 1 die to change
       *[other] { $count } dice to change
    }
check-hit = { $card } on { $group }
check-hit-low = { $card } on { $group }, at the low end
check-hit-high = { $card } on { $group }, at the high end
check-no-hits = none: no card of the hand fits on the table
check-once-laid = (once your own phase is on the table)
check-low-wild = (a W will do for 1 to 4)

## tenfold odds

odds-cards-title = Phases dealt in ten cards (natural card per { $minimum })
odds-dice-title = Phases completed by the first roll of ten dice
minimum-group = group
minimum-phase = phase
minimum-none = none
odds-hands = hands
odds-rolls = rolls
odds-one-in = one in
odds-never = never
odds-average = average points
odds-most = at most
odds-of-hands = of { $count } possible hands
odds-of-rolls = of { $count } possible rolls

## tenfold coach

at-phase = phase { $number }
at-done = all phases
at-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-bonus = { $count }-phase bonus
at-bonus-all = bonus for all phases
at-won = { $bonus } won
at-missed = { $bonus } missed
at-assumed = { $what } (assumed; +{ $other } says otherwise)
at-deducted = { $points } deducted
at-you = { $place }. you: { $facts }
at-rival = { $place }. rival: { $facts }
at-started-end = started the end
at-began = a turn that began in phase { $number }
at-out = out
at-to-come = to come
at-roll = roll { $roll } of { $rolls }
at-again = not the first attempt
at-aside = set aside: { $dice }
coach-dice = Dice: { $dice }
coach-unclear = Other dice could show the same: name them in this way to be exact.
coach-best = The best choices
coach-all = All choices
coach-of = { $shown } of { $all } choices
coach-do = do
coach-made = phase made
coach-total = expected total
coach-win = chance to win
coach-own-total = Your choice: { $do }. Expected total { $worth }, phase made { $chance }. It costs { $cost } points.
coach-own-win = Your choice: { $do }. Chance to win { $worth }, phase made { $chance }. It costs { $cost } of the chance to win.
coach-own-estimate = Your choice: { $do }. Phase made { $chance }. It costs { $cost } points.
coach-estimates = These are estimates: where dice set aside stay there, there is no exact solution.

## tenfold analyse

analyse-legal = { $count ->
    [one] 1 action is allowed:
   *[other] { $count } actions are allowed:
}
analyse-many = Allowed actions: { $count }, too many to list.

## tenfold review

review-title = Every decision of { $name }
review-done = done
review-best = best
review-same = the same
review-start = expected at the start
review-start-win = chance to win at the start
review-luck = luck
review-choice = choice
review-rest = the others
review-total = total
review-end = the end: 100 % is won

## tenfold solve

solve-title = The dice game alone, best play
solve-total = expected total
solve-deviation = standard deviation
solve-share = { $share } % are at most
solve-failed = failed attempts
solve-declined = declined attempts
solve-phases = Phases, and how often an attempt succeeds
solve-most = most
solve-at-best = at best
solve-in-play = in best play
solve-still = still to win
solve-range = { $least } to { $most }
solve-still-told = Still to win: the expected gain from here on, by the total so far.

## Pictures

plot-expected = expected total { $total }
plot-final = final total
plot-aiming = aiming at nothing else
plot-playing = in best play for points
plot-success = success of one attempt in %
plot-before = before each decision
plot-at-start = at the start
plot-at-end = at the end
plot-sums = { $name }: luck { $luck }, choice { $choice }
plot-lost = lost by choice
plot-event = event of the record

## tenfold replay

replay-keys = Enter: next   b: back   h: next score sheet   a number: go to that event   q: quit
replay-title = { $game }, { $edition } edition{ $changes }
replay-result = Result ({ $reason }): { $places }
replay-then = { $first }, then { $next }
replay-seats = Seats: { $names }
replay-later = { "" }, from event { $n } on { $name }
replay-commitment = Commitment: { $digest }
replay-cut = The record ends here: the game goes on, or the file was cut off.
replay-stopped = The game was stopped before its end.
