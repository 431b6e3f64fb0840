# The score pad for a table with real cards.

## Beginning

pad-names = Who plays? 2 to 6 names, with commas between them
pad-default-names = North, East, South, West
pad-continue = A score pad is in progress ({ $names }; hand { $hand }). Continue it?
pad-reopen = The last score pad is finished ({ $names }). Open it again?
pad-keeps-rules = This pad keeps the rules it was begun with (edition { $edition }).
pad-set-aside = The earlier pad is kept as { $file }
pad-begun = Every answer is saved in { $file }. Type { $help } to see what you can do.

## Entering a hand

pad-who-out = Hand { $hand }: who went out? { $names }
pad-score = { $name } (phase { $phase }): points, and { $mark } if the phase was laid
pad-score-free = { $name }: points, and { $mark } if a phase was laid
pad-which-phase = Which phase did { $name } lay? Open: { $phases }
pad-playoff-due = All is level: { $names } play off the last phase.
pad-playoff = Play-off: who went out first? { $names }
pad-over = The game is over. You can: { $allowed }
pad-hand-dropped = Hand { $hand } is dropped; nothing of it is kept.
pad-no-back = This is the first question. { $undo } drops the last hand.
pad-no-hand = No hand has been entered yet.
pad-finish-first = Finish this hand first. You can: { $allowed }
pad-unknown = "{ $words }" is not possible here. You can: { $allowed }
pad-unchanged = Nothing is changed.

## Changing

pad-undo-hand = Drop hand { $hand } ({ $entries })?
pad-undo-playoff = Drop the result of the play-off?
pad-fix-hand = Which hand is wrong, 1 to { $last }?
pad-entries = Hand { $hand }: { $entries }
pad-fix-whose = Whose entry? { $names }, or { $all } for the whole hand
pad-fix-out = { $name } went out, so the whole hand is entered again.
pad-rename-who = Whose name is to change? { $names }
pad-rename-to = New name for { $name }
pad-csv-file = Into which new file?
pad-csv-written = { $rows ->
    [one] { $file } is written: 1 row.
   *[other] { $file } is written: { $rows } rows.
}
pad-stopped = Stopped. Everything entered is saved in { $file }
pad-stopped-early = Stopped. No new pad was begun.

## Commands

# The words that can be typed for a command, between blanks; the first is shown. English works too.
pad-words-scores = scores
pad-words-fix = fix
pad-words-undo = undo
pad-words-rename = rename
pad-words-csv = csv
pad-words-back = back
pad-words-cancel = cancel
pad-words-all = all
# Marks a phase that was laid.
pad-words-laid = x laid

pad-help-scores = the score sheet
pad-help-fix = correct an earlier hand
pad-help-undo = drop the last hand
pad-help-rename = change a name
pad-help-csv = and a file name: export all hands for a spreadsheet
pad-help-back = one question back
pad-help-cancel = drop what you are entering
pad-help-help = this list
pad-help-quit = stop; everything entered is saved
pad-help-entry = Players: name, beginning of the name or number. Points: 35, or 35 { $mark } if the phase was laid.
pad-help-question = Answer the question, or { $cancel } to leave all as it is.

## Refusals

refusal-pad-none = There is no score pad { $file }: tenfold score begins one.
refusal-pad-names-count = { $fewest } to { $most } people can play, not { $count }.
refusal-pad-name-empty = A name is missing: write 2 to 6 names with commas between them.
refusal-pad-name-letters = The name { $name } has characters that cannot be shown: use letters, digits, blanks and signs.
refusal-pad-name-long = The name { $name } is too long: at most { $most } characters.
refusal-pad-name-number = { $name } is a number: a name needs something else in it.
refusal-pad-name-word = { $name } is a command here: choose another name.
refusal-pad-name-twice = The name { $name } is there twice: all names must differ.
refusal-pad-player = "{ $text }" is none of the players. Choose from: { $names }
refusal-pad-answer = "{ $text }" is no entry: type the points, and { $mark } if the phase was laid, such as 35 or 35 { $mark }.
refusal-pad-points-held = { $name } has not laid the phase and so holds { $cards } cards: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } has laid the phase and so holds 1 card: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
   *[other] { $name } has laid the phase and so holds 1 to { $cards } cards: { $least } to { $most } points. { $points } is impossible; nearest: { $nearest }.
}
refusal-pad-must-be-out = Whoever lays phase { $phase } goes out with it, and { $name } did not.
refusal-pad-phase = Phase { $phase } is not open to { $name }. Choose from: { $phases }
refusal-pad-phase-number = { $name }: a phase is named when one is laid in free order, and only then.
refusal-pad-deck = { $points } points at once are more than one deck holds (8 wilds, 4 skips): one of the entries must be lower.
refusal-pad-over = The game was over before this hand.
refusal-pad-out-points = { $name } went out: that is 0 points.
refusal-pad-out-phase = { $name } went out, and nobody goes out without having laid the phase.
refusal-pad-no-playoff = Nothing is level, so there is no play-off.
refusal-pad-playoff = { $name } is not in the play-off. Choose from: { $names }
refusal-pad-hand = Hand { $hand }: { $problem }
refusal-pad-hand-number = Choose a hand from 1 to { $last }.
refusal-pad-draft = The hand in progress is not in order.
refusal-pad-csv = { $file } cannot be written: { $problem }
refusal-pad-csv-exists = { $file } exists already and is left alone: name a new file.
refusal-pad-file = { $file } is no score pad that can be read: { $problem } It is left as it is.
refusal-pad-file-kind = { $file } is no ordinary file.
refusal-pad-file-size = It is too large.
refusal-pad-file-version = It has version { $version }, and only { $known } is known here.
refusal-pad-file-json = { $problem }.
