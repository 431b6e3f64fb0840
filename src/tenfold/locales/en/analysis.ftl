# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = A position begins with its game: { $games }.
refusal-setup-long = A position has at most { $most } characters.
refusal-setup-field = A position of this game has no field “{ $name }”. It has: { $fields }.
refusal-setup-twice = The field { $name } is there twice.
refusal-setup-missing = The field { $name } is missing.
refusal-setup-value = { $name }: “{ $text }” cannot be read.
refusal-setup-seats = { $name }: one part for each seat is needed, { $seats } in all.
refusal-setup-seat = Seats are counted from 0, here up to { $most }.
refusal-setup-phase = There is no phase { $number } in this game. There are: { $phases }.
refusal-setup-cards = The box does not hold that many of these cards: { $cards }.
refusal-setup-hand = The size of a hand is from { $fewest } to { $most } here, not { $count }.
refusal-setup-hand-size = The size of a hand is { $size } here, not { $count }.
refusal-setup-hidden = Seat { $seat } has to decide, so its cards must be known.
refusal-setup-impossible = This position cannot come about: { $problem }
position-field = The field { $name } cannot be read: { $text }
position-missing = The field { $name } is missing.
position-seats = It does not have the same number of seats everywhere.
position-seat = It names a seat that is not at the table.
position-stage = It does not hold what its stage needs.
position-deck = Cards are missing: there must be { $count } in all.
position-extra = It holds too many of these cards: { $cards }.
position-spaces = A piece or a marker stands where there is no space.
position-knowers = The field { $name } must have an entry for every card in the discard pile.
position-under = The field { $name } must hold the face of every joker in the groups.
position-dice = There must be ten dice, not { $count }.
position-other = { $problem }
position-hidden = Cards left: { $left }; hidden: { $hidden }.
position-no-knock = There is no card to knock for.
position-no-world = No deal of the hidden cards fits it.
refusal-setup-nobody = Nobody has anything to decide here.
refusal-setup-step = The steps of this record go from 0 to { $steps }.
refusal-setup-often = That was a lot of questions at once. Wait a moment, then ask again.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] Phase { $phase } is complete.
    [one] 1 card is missing for phase { $phase }.
   *[other] { $distance } cards are missing for phase { $phase }.
}
analysis-how-missing = Every way to fill the groups of the phase is tried, and the shortest one counts.
analysis-next-card = The next card from the draw pile helps with phase { $phase }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $outs } of { $unseen }).
analysis-how-next-card = Every card that you have not seen is equally likely to come next. There are { $unseen } of them, and { $outs } bring the phase nearer: { $outs } / { $unseen }.
analysis-cost = { $points ->
    [one] If somebody goes out now, this hand costs 1 point.
   *[other] If somebody goes out now, this hand costs { $points } points.
}
analysis-how-cost = The points of all cards in the hand, by the rules of this table.
analysis-points-now = { $points ->
    [one] Phase { $phase } is complete and brings 1 point now.
   *[other] Phase { $phase } is complete and brings { $points } points now.
}
analysis-how-points-now = The best use of the ten dice.
analysis-phase-chance = Phase { $phase } is made in this attempt, as advised: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-phase-chance = Every roll that can still come is counted, each with its best choice. Nothing is simulated.
analysis-total = Played as well as possible from here, the game ends with { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points on average.
analysis-how-total = From the exact solution of the game: every roll up to the end is counted, each with the choice that brings most points on average. Nothing is simulated.
analysis-win = Chance to win: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-win = Worked out as a race to the end of the list, in which all play to win. The results of every attempt are exact; later turns are played in the best of eight ways to weigh points against success.
analysis-how-estimated = An estimate: there is no exact solution of these rules here.
analysis-win-within = Chance to win, played as advised: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Estimated: the cards that you have not seen are dealt anew { $worlds } times, and each time a solid player in every seat plays the hand to its end. Phases and points then give the chance to win, as learned from many games. ± is the interval that holds 95 times in 100. All choices meet the same worlds, so the difference between two of them is more certain than their intervals suggest.
analysis-estimated = Estimated in { $worlds } possible worlds.
analysis-few-worlds = Estimated in only { $worlds } possible worlds: the extra “fast” tries many more.
analysis-advised = advised
analysis-choices = What the best choices are worth
analysis-choice = choice
analysis-chance = chance to win
