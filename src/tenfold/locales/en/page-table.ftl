# The tables of the page: what happened, what is awaited, the end of a hand.

## What happened

page-last-moves = Last moves
page-while-away = { $count ->
    [one] While you were away: 1 move
   *[other] While you were away: { $count } moves
}
page-while-away-long = A lot has happened while you were away.
page-notice = Notice
page-you-lose-next = You lose your next turn

## Whose turn

page-turn = Turn
page-turn-of = { $name }’s turn
page-do-draw-or-take = Your turn: draw, or take the { $card }
page-do-knock = The { $card } is free. Knock for it?
page-knock-noted = Noted. Others come first.
page-others-knock = Others may knock for the { $card }

## Players

page-player-phase = phase { $number }
page-player-laid = phase { $number } laid
page-player-skipped = loses the next turn
page-player-away = away
page-ladder = Ladder
page-rung = Phase { $number }
page-rung-with = { $rung }: { $names }

## The hand

page-card-new = { $card }, just drawn
page-low-end = Low end
page-high-end = High end
page-which-end = Which end of the run?
page-who-loses = Who loses a turn?
page-phase-card = Phase card
page-phase-yours = your phase

## The end of a hand

page-hand-over = Hand { $number } is over
page-hands-cost = What the hands cost
page-hand-row = { $name }: { $cards }, { $points }, total { $total }, { $phase }
page-row-done = phase { $number } done
page-row-again = tries phase { $number } again
page-row-missed = without phase { $number }
page-column-player = Player
page-column-cards = Cards
page-column-points = Points
page-column-total = Total
page-i-am-ready = Ready
page-next-hand = Next hand
page-next-round = Next round
page-wait = Wait
page-who-ready = Who is ready
page-ready-of = { $ready } of { $all }
page-back-to-sheet = Back to the sheet

## At a face

page-nudge-or-mute = Nudge or mute { $name }
