# The terminal, at every table and at the card game's.

## Setting up

setup-language = Language: { $choices }
setup-name = Your name
setup-edition = Which rules? { $choices }
setup-variants = Variants, any of: { $choices } (Enter: none)
setup-opponents = How many opponents, { $fewest } to { $most }?
setup-strength = How well should they play? { $choices }
setup-wrong = "{ $answer }" is not possible here. Choose from: { $choices }
setup-names = Your name; several people at this device: Ann, Ben
setup-too-many = At most { $most } can play.
setup-game = { $game }: { $where }, { $names } ({ $day })
setup-continue = You have a game in progress. { $game }. Continue it? { $yes } / { $no } / { $drop }
setup-unfinished = You have games in progress:
setup-continue-which = Continue which? A number / { $no } / { $drop } and a number
setup-drop-sure = Delete this game for good? { $game } { $yes } / { $no }
setup-rematch = Play again? { $yes } / { $no }
curtain = Pass the device to { $name }.
curtain-lift = { $name }: Enter when nobody else is looking.
where-hand = hand { $hand }
setup-broken = The saved game { $file } cannot be continued: { $problem }. It stays where it is.
setup-fair-card = The cards are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }
setup-start = Type { $help } at any time to see what you can do.

## The table

table-playoff = Play-off
table-piles = Draw pile: { $count } · Discard pile: { $top }
table-phase = phase { $number }
table-laid = phase { $number } laid
your-phase = Your phase { $number }: { $needs }
prompt-rest = Enter: go on
prompt-draw = Your turn: draw or take?
prompt-play = Lay, hit or discard?
prompt-knock = { $card } was discarded: knock or pass?

## Scores and the end

over-title = What the hands cost
over-done = phase { $number } done
over-again = tries phase { $number } again
over-none = no cards left
scores-total = total { $points }
end-record = The whole game is in { $file } (tenfold replay shows it, tenfold verify proves that it was fair).
end-saved = The game is saved. Go on with: { $command }

## Commands

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
words-drop = drop
help-draw = take the top card of the draw pile
help-take = take the top card of the discard pile
help-lay = lay your phase down, the best way; in free order with its number; or group by group: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = add a card to a group: the card, the group’s letter, and for a wild on a run its end ({ $low } or { $high })
help-discard = end your turn with this card; a skip also needs the name of the player who loses a turn
help-knock = take the card just discarded out of turn
help-pass = let the card just discarded go by
help-hint = what a good player would do now, and why
help-moves = everything you can do now; type a number from the list to do it
help-scores = the score sheet
help-rules = the rule behind the last refusal (before any, the rules of this table), or the rule whose id you add, such as { $example }
help-sort = sort your hand by number or by colour
help-help = this list
help-quit = stop; the game is saved after every move
help-cards = Cards: R red, B blue, G green, Y yellow and a number; W is a wild, S a skip.
unknown-command = I do not know "{ $words }". You can: { $allowed }
no-refusal-yet = Nothing has been refused yet. Type { $rules } and an id, such as { $example }.
no-such-move = There is no move { $number }: the list has { $count }.
list-first = { $number } would be a move from the list: type { $moves } first to see it.
no-such-rule = There is no rule { $id }.
which-card = Say which card: { $hand }
lay-missing = { $distance ->
    [one] Phase { $number } cannot be laid yet: 1 card is missing.
   *[other] Phase { $number } cannot be laid yet: { $distance } cards are missing.
}
hit-which = { $card } fits in several places. Choose: { $choices }
hit-nothing = Nothing in your hand fits on the table.
hit-nowhere = { $card } fits nowhere on the table.
hit-no-group = There is no group "{ $group }" on the table. The groups are: { $groups }
no-such-player = There is nobody called "{ $name }". The players are: { $names }
sorted-by-number = Sorted by number.
sorted-by-colour = Sorted by colour.
