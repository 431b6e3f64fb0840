# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Cards and dice to tap
page-referee-colour-of = Colour
page-referee-colour = { $colour ->
    [R] red
    [B] blue
    [G] green
    [O] orange
   *[Y] yellow
}
page-referee-group = Group { $number }
page-referee-add-group = Group on the table
page-referee-drop = Remove group { $number }
page-referee-take = Take { $card } away
page-referee-clear = Clear
page-referee-type = Or type the cards
page-referee-which = What is it?
page-referee-no-group = This is not a group: a set has equal numbers, a run has { $run } or more numbers in a row, or all cards have one colour.
page-referee-none = Tap the cards of a hand: is it the phase, how far off is it, what does it cost?
page-referee-complete = Phase { $number } is complete
page-referee-outs = These cards help:
page-referee-left = Left in the hand:
page-referee-keep-one = One card must be left to discard.
page-referee-cost = { $points ->
    [one] The hand costs 1 point.
   *[other] The hand costs { $points } points.
}
page-referee-cost-left = { $points ->
    [one] What is left costs 1 point.
   *[other] What is left costs { $points } points.
}
page-referee-fits = Fits on group { $number }:
page-referee-fits-none = Nothing fits on group { $number }.
page-referee-low = at the low end
page-referee-high = at the high end
page-referee-after-phase = Cards can be added once your own phase is on the table.
page-referee-how-cards = Every way to use the cards for the groups of the phase is tried, wilds included. The figure is the fewest cards that still have to come; the cards that help are those that make it smaller.

## Dice

page-referee-roll = The ten dice
page-referee-dice-none = { $count ->
    [one] Tap what the dice show: 1 is missing.
   *[other] Tap what the dice show: { $count } are missing.
}
page-referee-dice-impossible = The ten dice of the printed set cannot show this together.
page-referee-dice-points = { $points ->
    [one] Complete: 1 point
   *[other] Complete: { $points } points
}
page-referee-dice-missing = { $count ->
    [one] Not complete: 1 die must change
   *[other] Not complete: { $count } dice must change
}
page-referee-dice-keep = Keep:
page-referee-dice-wanted = The others should show:
page-referee-how-dice = Every way to use the ten dice is tried, wilds included. The points are those of the best one; if none completes the phase, the figure is the fewest dice that have to show something else.

## The coach of the dice

page-coach = The coach
page-coach-roll = Which roll
page-coach-roll-number = Roll { $number }
page-coach-points = Points of the phases so far
page-coach-most = { $most ->
    [one] Before phase { $phase } there is at most 1 point.
   *[other] Before phase { $phase } there are at most { $most } points.
}
page-coach-need = Enter the points of the phases so far: then the coach can answer.
page-coach-lost = Points lost so far
page-coach-five = Every failed or declined attempt costs 5 points: enter 0, 5, 10 and so on.
page-coach-again = This phase has failed before
page-coach-failed = No roll is left, and the phase is not complete: this attempt has failed.
page-coach-which = Other dice can show the same faces, and it matters which ones did: look at their other faces.
page-coach-die = Die { $die } shows
page-coach-any = whichever
page-coach-rules = Exact figures for the printed rules, played solo; no server is needed. With opponents or other rules, the server works them out.
page-analysis-title = Analysis board

## May I?

page-referee-may = May I…
page-referee-yes = Yes
page-referee-no = No
page-may-take-wild = take a wild from the discard pile?
page-may-take-skip = take a skip from the discard pile?
page-may-lay-part = lay down only part of the phase?
page-may-lay-longer = lay down more cards than the phase asks for?
page-may-lay-two = lay down two phases in one hand?
page-may-same-number = make two sets of the same number?
page-may-wrap = go on from 12 to 1 in a run?
page-may-wrap-dice = go on from 10 to 1 in a run?
page-may-wilds-alone = use nothing but wilds?
page-may-jokers-alone = make a group of nothing but jokers?
page-may-swap-wild = exchange a wild on the table for the card it stands for?
page-may-add-before = add cards before my own phase is on the table?
page-may-add-same-turn = add cards in the turn in which I lay down my phase?
page-may-add-to-others = add cards to other players’ groups?
page-may-skip-twice = skip the same player twice in a lap?
page-may-out-without-discard = go out without a last discard?
page-may-joker-on-full = add a joker to a full group?
page-may-discard-two = discard two cards at once?
page-may-reroll-kept = roll a die again that I set aside?
page-may-stop-early = stop before the third roll?
page-may-wild-colour = use a wild as another colour?
page-may-decline = decline the points of a completed phase?
page-may-skip-phase = leave out a phase and come back to it?

## Odds

page-odds-deal = How often ten dealt cards already hold the phase:
page-odds-roll = How often the first roll of all ten dice completes the phase:
page-odds-one-in = 1 in { $count }
page-odds-average = points on average: { $points }
page-odds-exact = { $hold } of { $of }
page-odds-scale = Each step of the scale is ten times as likely as the one before.
page-odds-method-deal = Every one of the { $of } possible hands of ten cards is counted, none is simulated. The figures are the hands that hold the phase; the chance is their share.
page-odds-method-roll = Every one of the { $of } possible rolls is counted, none is simulated. The figures are the rolls that complete the phase; the chance is their share, and the average is that of their points.
