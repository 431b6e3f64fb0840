# Score pads, the terminal's and the page's: what they say and refuse.

## Entering a hand

pad-playoff-due = It is a tie: { $names } play off the last phase.

## Changing

pad-undo-hand = Drop hand { $hand } ({ $entries })?
pad-undo-playoff = Drop the result of the play-off?

## Refusals

refusal-pad-none = There is no score pad { $file }: tenfold score starts one.
refusal-pad-names-count = { $fewest } to { $most } people can play, not { $count }.
refusal-pad-name-empty = A name is missing: write 2 to 6 names with commas between them.
refusal-pad-name-letters = The name { $name } has characters that cannot be shown: use letters, digits, spaces and punctuation.
refusal-pad-name-long = The name { $name } is too long: at most { $most } characters.
refusal-pad-name-number = { $name } is a number: a name needs something else in it.
refusal-pad-name-word = { $name } is a command here: choose another name.
refusal-pad-name-twice = The name { $name } appears twice: all names must differ.
refusal-pad-player = "{ $text }" is not one of the players. Choose from: { $names }.
refusal-pad-answer = "{ $text }" is not an entry: type the points, and { $mark } if the phase was laid, such as 35 or 35 { $mark }.
refusal-pad-points-held = { $name } has not laid the phase and so holds { $cards } cards: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } has laid the phase and so holds 1 card: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
   *[other] { $name } has laid the phase and so holds 1 to { $cards } cards: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
}
refusal-pad-must-be-out = Whoever lays phase { $phase } goes out with it, and { $name } did not.
refusal-pad-phase = Phase { $phase } is not open to { $name }. Choose from: { $phases }.
refusal-pad-phase-number = { $name }: a phase is named when one is laid in free order, and only then.
refusal-pad-deck = { $points } points in one hand are more than one deck holds (8 wilds, 4 skips): one of the entries must be lower.
refusal-pad-over = The game was over before this hand.
refusal-pad-out-points = { $name } went out: that is 0 points.
refusal-pad-out-phase = { $name } went out, and nobody goes out without having laid the phase.
refusal-pad-no-playoff = There is no tie, so there is no play-off.
refusal-pad-playoff = { $name } is not in the play-off. Choose from: { $names }.
refusal-pad-hand = Hand { $hand }: { $problem }
refusal-pad-hand-number = Choose a hand from 1 to { $last }.
refusal-pad-draft = The hand in progress is not valid.
refusal-pad-csv = { $file } cannot be written: { $problem }
refusal-pad-csv-exists = { $file } already exists and is not overwritten: name a new file.
refusal-pad-file = { $file } is not a score pad that can be read: { $problem } It is left as it is.
refusal-pad-file-kind = { $file } is not an ordinary file.
refusal-pad-file-none = It holds something else, or was cut off.
refusal-pad-file-size = It is too large.
refusal-pad-file-version = It is version { $version }, and only version { $known } is known here.
refusal-pad-file-json = { $problem }.
