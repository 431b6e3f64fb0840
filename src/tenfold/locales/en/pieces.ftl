# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
list-and = and
table-empty = empty
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
your-hand = Your hand
your-distance = { $distance ->
    [0] ready to lay
    [one] 1 card to go
   *[other] { $distance } cards to go
}
your-open-phase = Phase { $number }: { $needs }
need-set = { $size ->
    [2] pair
   *[other] set of { $size }
}
need-run = run of { $size }
need-colour = { $size } cards of one colour
need-and = { $first } and { $second }

## Scores and the end

scores-title = Score sheet
won-they = { $names } wins.
won-several = { $names } share the win.
won-alone = The game is over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = red
group-blue = blue
group-green = green
group-yellow = yellow

## Refused

refusal-no-card = "{ $text }" is not a card: write R, B, G or Y and a number from 1 to 12, W for a wild, S for a skip.
refusal-no-group = "{ $text }" is not a group: write 5s(R5 G5 W), 3-6(R3 W B5 G6) or red(R1 R4 W).
refusal-not-of-set = { $card } does not belong in a set of { $number }s.
refusal-no-such-number = There are no { $number }s: numbers go from 1 to 12.
refusal-run-too-far = A run stays within 1 to 12: { $run } does not.
refusal-not-of-run = { $card } does not stand for { $number } in the run { $run }.
refusal-not-of-colour = { $card } does not have the colour of this group ({ $colour }).
refusal-skip-in-group = A skip is never part of a group.
refusal-run-length = { $count ->
    [one] The run { $run } does not have 1 card.
   *[other] The run { $run } does not have { $count } cards.
}
refusal-game-over = The game is over.
refusal-extra-group = Phase { $number } ({ $phase }): extra cards may lengthen its groups, but no group is added.
refusal-not-the-phase = Phase { $number } ({ $phase }) is laid down whole: { $groups } does not match it.
refusal-wrong-phase = Phase { $number } cannot be laid now; you can lay: { $allowed }.
refusal-discard-empty = The discard pile is empty: draw from the draw pile.
refusal-not-in-hand = Your hand does not hold { $cards }; it has { $hand }.
refusal-free-and-fixed = Free order contradicts fixed hands: with fixed hands every hand has its phase, so there is no order to choose.
refusal-variant-contradicts = The variant { $variant } contradicts another one: choose one of the two.
refusal-unknown-variant = There is no variant { $variant }: choose from { $variants }.
refusal-short-length = { $short ->
    [one] A short game of 1 phase is not possible: choose from 1 to { $most }; the list has { $listed }.
   *[other] A short game of { $short } phases is not possible: choose from 1 to { $most }; the list has { $listed }.
}
refusal-run-not-full = Only a run 1-12 has room for extra jokers: { $run } has none.
refusal-no-action = "{ $text }" is not an action of this game: write { $forms }.
refusal-unknown-game = There is no game "{ $name }": choose from { $games }.
refusal-unknown-edition = There is no edition "{ $edition }": choose from { $editions }.
refusal-unknown-option = There is no option "{ $option }": choose from { $options }.
refusal-option-value = { $name }: { $problem }
refusal-option-contradicts = The option { $option } contradicts a variant: choose one of the two.
refusal-no-phases = There is no phase to play: the list is empty.
refusal-phase-too-long = Phase { $number } asks for { $size } cards; a hand can lay { $room } at most.
refusal-players = This game is for { $fewest } to { $most } players, not { $players }.
refusal-dealer = The first player must be in one of the seats.
refusal-unknown-bot = There is no bot "{ $name }": choose from { $bots }.
option-names = This must be a list of names in quotes.
option-text = This must be text in quotes.
option-flag = This must be true or false.
option-number = This must be a whole number from { $least } to { $most }.
option-member = This must be one of { $allowed }.
option-phases = This must be a list of phases such as "set 3 + run 4".
refusal-no-phase = "{ $text }" is not a phase: write groups such as set 3 + run 4 or colour 7 (set and colour from 2, run from 3, up to 12 cards).
refusal-two-colour-groups = The phase "{ $text }" asks for two groups of one colour; at most one is possible.
refusal-which-dice = The dice are { $dice }: { $die } is missing or not one of them.
refusal-die-colours = { $die }: "{ $colours }" must be six of the letters b, r, o and g, for the faces { $faces }.
refusal-run-too-short = A run has at least { $shortest } numbers, and phase { $number } asks for a shorter one.
refusal-no-hints = There are no hints for this game.
refusal-no-referee = There is no referee for this game.
refusal-no-odds = There are no odds for this game.
refusal-no-review = There is no review for this game.
refusal-no-analysis = There is no analysis for this game.
refusal-no-screen = This game cannot be played in the terminal.
refusal-no-replay = This game cannot be shown again in the terminal.
refusal-no-pad = There is no score pad for this game.
