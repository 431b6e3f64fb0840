# The score pad in the terminal, for a table with real cards.

## Beginning

pad-names = Who is playing? 2 to 6 names, with commas between them
pad-default-names = North, East, South, West
pad-continue = A score pad is in progress ({ $names }; hand { $hand }). Continue it?
pad-reopen = The last score pad is finished ({ $names }). Open it again?
pad-keeps-rules = This pad keeps the rules it was started with (edition { $edition }).
pad-set-aside = The earlier pad is kept as { $file }
pad-begun = Every answer is saved in { $file }. Type { $help } to see what you can do.

## Entering a hand

pad-who-out = Hand { $hand }: who went out? { $names }
pad-score = { $name } (phase { $phase }): points, and { $mark } if the phase was laid
pad-score-free = { $name }: points, and { $mark } if a phase was laid
pad-which-phase = Which phase did { $name } lay? Open: { $phases }
pad-playoff = Play-off: who went out first? { $names }
pad-over = The game is over. You can: { $allowed }
pad-hand-dropped = Hand { $hand } is dropped; nothing of it is kept.
pad-no-back = This is the first question. { $undo } drops the last hand.
pad-no-hand = No hand has been entered yet.
pad-finish-first = Finish this hand first. You can: { $allowed }
pad-unknown = "{ $words }" is not possible here. You can: { $allowed }
pad-unchanged = Nothing has changed.

## Changing

pad-fix-hand = Which hand is wrong, 1 to { $last }?
pad-entries = Hand { $hand }: { $entries }
pad-fix-whose = Whose entry? { $names }, or { $all } for the whole hand
pad-fix-out = { $name } went out, so the whole hand is entered again.
pad-rename-who = Whose name should change? { $names }
pad-rename-to = New name for { $name }
pad-csv-file = Into which new file?
pad-csv-written = { $rows ->
    [one] { $file } is written: 1 row.
   *[other] { $file } is written: { $rows } rows.
}
pad-stopped = Stopped. Everything entered is saved in { $file }
pad-stopped-early = Stopped. No new pad was started.

## Commands

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
pad-help-question = Answer the question, or type { $cancel } to leave everything as it is.
