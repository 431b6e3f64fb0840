# The analysis board on the page.

page-analysis-why = Tap to set up a position, paste one, or open a record. Then ask: what is allowed, what is advised, what is it worth?
page-analysis-ask = What now?
page-analysis-answer = Answer
page-analysis-you = You
page-analysis-phase = Phase
page-analysis-points = Points
page-analysis-cards = Cards
page-analysis-bonuses = From phase 6 on, with what was entered for the bonus: 250+40 or 250+0.
page-analysis-stage = To be decided
page-analysis-stage-draw = Which pile to draw from
page-analysis-stage-play = What to lay, hit and discard
page-analysis-stage-knock = Whether to knock
page-analysis-stage-move = Which die to move
page-analysis-stage-star = Which space to move on to
page-analysis-stage-take = Which pile to take from
page-analysis-stage-pick = Which card to pick
page-analysis-stage-swap = Which cards to swap
page-analysis-stage-ask = Which number to ask for
page-analysis-stage-give = Which card to give
page-analysis-stage-keep = Which cards to keep
page-analysis-space = Your space, from START
page-analysis-die = Die { $number }
page-analysis-jokers = Your jokers, by their faces
page-analysis-discard = Discard pile, its top last
page-analysis-whose = Whose group
page-analysis-exact = exact
page-analysis-estimate = estimate
page-analysis-legal = Allowed: { $count }
page-analysis-legal-many = Allowed: { $count }, too many to list.
page-analysis-text = As text
page-analysis-paste = Paste a position
page-analysis-take = Take it over
page-analysis-file = Or open a record
page-analysis-step = Step, 0 to { $steps }
page-analysis-show = Show
page-analysis-no-record = This file is not a record of a game.
page-analysis-unkept = This browser does not keep that game, or no longer does.
page-analysis-link-cut = This link leads to no position. Perhaps it was cut off: ask for it again.
page-analysis-link = Link to this position

## What can be done

page-action-draw = Draw from the draw pile
page-action-take = Take the top card of the discard pile
page-action-knock = Knock
page-action-pass = Let it pass
page-action-lay = Lay down phase { $number }:
page-action-add = Hit
page-action-discard = Discard
page-action-move = { $count ->
    [one] Move 1 space
   *[other] Move { $count } spaces
}
page-action-star = Move on to
page-action-pick = Pick
page-action-swap = Swap
page-action-swap-none = Swap nothing
page-action-ask = Ask for { $number }
page-action-give = Give
page-action-keep = Keep
page-action-keep-none = Keep nothing
