# The guided first hand: notes beside the table.

lesson-step = Lesson, step { $step } of { $of }
lesson-i-know = I know this game
lesson-leave = Leave the lesson
lesson-others = Now the others play. Every move is described here.
lesson-hand = These are your cards. You need { $phase }.
lesson-draw = A turn begins with a card: draw one.
lesson-take = A turn begins with a card: take the face-up one.
lesson-lay = Your phase is complete. Lay down phase { $number }.
lesson-hit = Now add what fits, anywhere: tap { $card }, then add it.
lesson-discard = One card ends your turn: tap { $card }, then discard it.

## Cards

lesson-card-phase = A set is the same number, a run is numbers in a row. The picture fills up with what you hold.
lesson-card-over = The hand is over. What is left in a hand costs points.
lesson-card-over-phase = Whoever has laid a phase goes on to the next one; the others try theirs again.
lesson-card-end = That is the whole game: whoever completes the last phase first wins. If several do, the fewest points decide.

## Dice

lesson-dice-phase = Ten dice have been rolled for you. Phase 1 asks for: { $phase }. W is a wild: it stands for any number.
lesson-dice-roll-all = None of them helps: roll all ten again.
lesson-dice-keep = Tap the dice that you keep, then roll the others.
lesson-dice-risk = You could write down { $points }, but more is possible.
lesson-dice-write = Your phase is complete: write down { $points }.
lesson-dice-decline = You may also decline and try the phase again.
lesson-dice-others = Now the others roll. You see every roll.
lesson-dice-block = Your { $points } are in the block. Phase 2 comes next.
lesson-dice-end = That is the whole game: a phase that is not made is tried again. Once somebody has made them all, the most points win.

## Board

lesson-board-track = Two dice are rolled for you. Your piece moves by one of them, and the space it reaches does something for you.
lesson-board-move = Choose where your piece goes.
lesson-board-star = A star space: choose any action.
lesson-board-take = Take a card from a pile.
lesson-board-pick = Pick any card out of the discard pile.
lesson-board-swap = Swap cards that you do not need.
lesson-board-ask = Ask the others for a number.
lesson-board-give = You were asked for a card: give one.
lesson-board-over = The round is over. Whoever has laid a phase moves on by one space, and whoever ended the round by two.
lesson-board-end = That is the whole game: the first marker on the laurel wreath wins.
