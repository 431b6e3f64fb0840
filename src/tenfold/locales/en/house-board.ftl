# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = While only full groups are on the table, two cards may be discarded instead of one.
house-board-two-discards-when-full-off = One card is discarded at the end of a turn, never two.
house-board-swap-minimum = The fewest cards of a swap
house-board-swap-minimum-is = { $number ->
    [0] A swap may be of no cards at all.
   *[other] A swap needs at least one card.
}
house-board-star-plus = +1, +2 and +3 from a star
house-board-star-plus-separate = From a star, each of +1, +2 and +3 can be chosen.
house-board-star-plus-next = From a star, of +1, +2 and +3 only the next one can be chosen.
house-board-track = The order of the spaces
house-board-track-is = The spaces clockwise: { $spaces }.
house-board-track-ours = It does not print the order of the spaces.
house-board-phases = The phases
house-board-phases-count = { $count ->
    [one] The list has 1 phase.
   *[other] The list has { $count } phases.
}
house-board-phases-is = Phase { $number }: { $phase }
