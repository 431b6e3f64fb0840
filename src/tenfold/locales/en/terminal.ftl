# The card table in the terminal.

## Setting up

setup-language = Language: { $choices }
setup-name = Your name
setup-edition = Which rules? { $choices }
setup-variants = Variants, any of: { $choices } (Enter: none)
setup-opponents = How many opponents, { $fewest } to { $most }?
setup-strength = How well should they play? { $choices }
setup-wrong = "{ $answer }" is not possible here. Choose from: { $choices }
setup-continue = You have a game in progress ({ $where }, { $names }). Continue it? { $yes } / { $no }
where-hand = hand { $hand }
setup-broken = The saved game { $file } cannot be continued: { $problem }. It stays where it is.
setup-fair-card = The cards are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }
setup-start = Type { $help } at any time to see what you can do.
default-name = You
edition-card-intl = intl: the international rules
edition-card-fx = fx: the F.X. Schmid rules
variant-card-fixed = fixed: one hand per phase, fewest points win
variant-card-short = short:5: only the first 5 phases (or another number)
variant-card-even = even: only the even phases
variant-card-odd = odd: only the odd phases
variant-card-knock = knock: knock for a card just discarded
variant-card-free = free: the phases in any order
bot-card-random = random: plays anything
bot-card-easy = easy: plays for itself
bot-card-solid = solid: plays well and watches you

## The table

table-hand = Hand { $number }
table-playoff = Play-off
table-piles = Draw pile: { $count } · Discard pile: { $top }
table-empty = empty
table-phase = phase { $number }
table-laid = phase { $number } laid
table-phases-open = { $count ->
    [one] 1 phase open
   *[other] { $count } phases open
}
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-points = { $points } points
table-skipped = loses a turn
your-hand = Your hand
your-phase = Your phase { $number }: { $needs }
your-open-phase = Phase { $number }: { $needs }
your-distance = { $distance ->
    [0] ready to lay
    [one] 1 card to go
   *[other] { $distance } cards to go
}
your-phase-lies = Your phase lies on the table: hit what fits, then discard.
need-set = { $size ->
    [2] pair
   *[other] set of { $size }
}
need-run = run of { $size }
need-colour = { $size } cards of one colour
need-and = { $first } and { $second }
prompt-draw = Your turn: draw or take?
prompt-play = Lay, hit or discard?
prompt-knock = { $card } was discarded: knock or pass?

## What happens

deal = { $dealer } deals hand { $number }. { $top } is turned over.
deal-you = You deal hand { $number }. { $top } is turned over.
deal-playoff = All is level: { $names } play off the last phase. { $top } is turned over.
you-draw = You draw { $card }.
they-draw = { $name } draws a card.
you-take = You take { $card } from the discard pile.
they-take = { $name } takes { $card } from the discard pile.
you-lay = You lay phase { $phase }: { $groups }
they-lay = { $name } lays phase { $phase }: { $groups }
you-hit = You hit { $card } on { $group }.
they-hit = { $name } hits { $card } on { $group }.
you-discard = You discard { $card }.
they-discard = { $name } discards { $card }.
you-skip = You play a skip: { $target } loses a turn.
they-skip = { $name } plays a skip: { $target } loses a turn.
they-skip-you = { $name } plays a skip: you lose a turn.
you-knock = You knock and get { $card }.
they-knock = { $name } knocks and gets { $card }.
you-pass = You let { $card } go.
they-pass = { $name } lets { $card } go.
you-lose-turn = You lose this turn.
they-lose-turn = { $name } loses this turn.
pile-renewed = The draw pile is used up: the discard pile is shuffled and becomes the new one.
you-go-out = You go out. The hand is over.
they-go-out = { $name } goes out. The hand is over.

## Scores and the end

scores-title = Score sheet
scores-total = total { $points }
scores-no-hand = no hand played yet
won-you = You win!
won-they = { $names } wins.
won-several = { $names } share the win.
reason-card-last-phase = Nobody else completed the last phase.
reason-card-fewest-points = Several completed the last phase; the fewest points decided.
reason-card-all-hands = All hands are played; the fewest points decided.
reason-card-play-off = The play-off decided.
reason-card-shared = Phases and points are level.
end-record = The whole game is in { $file } (tenfold replay shows it, tenfold verify proves that it was fair).
end-saved = The game is saved. Go on with: { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-draw = draw d
words-take = take t
words-lay = lay l
words-hit = hit h
words-discard = discard x
words-knock = knock k
words-pass = pass p
words-hint = hint i
words-moves = moves m
words-scores = scores s
words-rules = rules rule r
words-sort = sort o
words-help = help ?
words-quit = quit q
words-low = low
words-high = high
words-yes = yes y
words-no = no n

help-draw = take the top card of the draw pile
help-take = take the top card of the discard pile
help-lay = lay your phase down, the best way; in free order with its number; or group by group: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = add a card to a group: the card, the group's letter, and for a wild on a run its end ({ $low } or { $high })
help-discard = end your turn with this card; a skip also needs the name of the player who loses a turn
help-knock = take the card just discarded out of turn
help-pass = let the card just discarded go by
help-hint = what a good player would do now, and why
help-moves = everything you can do now; type a number of the list to do it
help-scores = the score sheet
help-rules = the rule behind the last refusal; with an id such as { $example }, that rule
help-sort = sort your hand by number or by colour
help-help = this list
help-quit = stop; the game is saved after every move
help-cards = Cards: R red, B blue, G green, Y yellow and a number; W is a wild, S a skip.

unknown-command = I do not know "{ $words }". You can: { $allowed }
no-refusal-yet = Nothing has been refused yet. Type { $rules } and an id, such as { $example }.
no-such-move = There is no move { $number }: the list has { $count }.
list-first = { $number } would be a move of the list: type { $moves } first to see it.
no-such-rule = There is no rule { $id }.
which-card = Say which card: { $hand }
lay-missing = { $distance ->
    [one] Phase { $number } cannot be laid yet: 1 card is missing.
   *[other] Phase { $number } cannot be laid yet: { $distance } cards are missing.
}
hit-which = { $card } fits in several places. Choose: { $choices }
hit-nothing = Nothing of your hand fits on the table.
hit-nowhere = { $card } fits nowhere on the table.
hit-no-group = There is no group "{ $group }" on the table. The groups are: { $groups }
no-such-player = There is nobody called "{ $name }". The players are: { $names }
sorted-by-number = Sorted by number.
sorted-by-colour = Sorted by colour.
hint = Hint: { $reason }

# A group of one colour, by its name; six columns at most.
group-red = red
group-blue = blue
group-green = green
group-yellow = yellow
