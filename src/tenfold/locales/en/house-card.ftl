# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Wilds in a phase
house-card-natural-minimum-none = A phase may consist entirely of wilds.
house-card-natural-minimum-phase = At least one card of a phase is not a wild.
house-card-natural-minimum-group = At least one card of every group is not a wild.
house-card-wild-points = Points for a wild left in the hand
house-card-wild-points-is = { $number ->
    [one] A wild left in the hand costs 1 point.
   *[other] A wild left in the hand costs { $number } points.
}
house-card-skip-play = Where a skip is played
house-card-skip-play-discard = A skip goes on the discard pile.
house-card-skip-play-in-front = A skip is put in front of whoever loses the turn, and later under the discard pile.
house-card-skip-once-per-lap-on = Nobody can be skipped more than once in a lap.
house-card-skip-once-per-lap-off = The same player can be skipped several times in a lap.
house-card-playoff-on = If phases and points are level, a play-off decides.
house-card-playoff-off = If phases and points are level, the win is shared.
house-card-skip-target = Who can be skipped
house-card-skip-target-any = A skip can name anybody else at the table.
house-card-skip-target-next = A skip can only name the next player.
house-card-last-card-must-be-discarded-on = The last card must be discarded.
house-card-last-card-must-be-discarded-off = The last card may be discarded, hit or laid down.
house-card-fixed-hands-on = Each phase is played for one hand, then everybody moves on; the fewest points win.
house-card-fixed-hands-off = Whoever has not laid the phase down tries it again in the next hand.
house-card-short = How many phases are played
house-card-short-is = { $number ->
    [one] Only the first phase is played.
   *[other] Only the first { $number } phases are played.
}
house-card-short-off = The whole list is played.
house-card-parity = Even or odd phases
house-card-parity-off = Even and odd phases are played.
house-card-parity-even = Only the even phases are played.
house-card-parity-odd = Only the odd phases are played.
house-card-knocking-on = Everybody may knock for a card that has just been discarded.
house-card-knocking-off = There is no knocking.
house-card-free-order-on = The phases may be done in any order.
house-card-free-order-off = The phases are done one after another.
house-card-phases = The phases
house-card-phases-count = { $count ->
    [one] The list has 1 phase.
   *[other] The list has { $count } phases.
}
house-card-phases-is = Phase { $number }: { $phase }
