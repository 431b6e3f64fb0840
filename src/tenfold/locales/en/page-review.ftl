# The review of a finished game.

page-review-seat = Whose decisions
page-review-working = The game is being looked through. That can take half a minute.
page-review-solving = The exact solution of these house rules is being found first. That can take a few minutes; the review follows by itself.
page-review-progress = How much has been looked through
page-review-curve = Over the game, from { $start } to { $end }
page-review-chance = chance to win
page-review-total = expected total
page-review-luck-sum = luck, added up
page-review-costliest = The costliest decisions
page-review-none = No decision cost anything that this review can show.
page-review-start = at the start
page-review-luck = luck
page-review-choice = choice
page-review-others = the others
page-review-end = at the end
page-review-better = Better:
page-review-worth-win = Chance to win: { $best } instead of { $done }.
page-review-worth-total = Expected total: { $best } instead of { $done }.
review-gains-more = With it more is gained than lost: of { $worlds } such hands better { $better }, worse { $worse }.
page-review-fine = Nothing better is known here.
page-review-tap = Tap the curve or a decision to see the table as it was.
page-review-open = Show all hands
page-review-exact = Every decision is compared with the best one, by the exact solution of the dice game.
page-review-estimated = { $decisions ->
    [one] 1 decision was compared with others
   *[other] { $decisions } decisions were compared with others
} by what was known then, in { $worlds } possible worlds played out to the end of the hand. A cost counts if it is larger than chance explains; ± is the 95 % interval.
page-review-few = These are only a few worlds: a server with the extra “fast” tries many more.
page-review-sums = Luck is what your own cards and rolls changed, choice what your decisions changed, the others what everybody else did and drew. Together they lead from the start to the end.
page-review-dashed = The dashed line adds the changes by luck to the start. That is a sum, not a chance: it can rise above 100 % or fall below 0.
