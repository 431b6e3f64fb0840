# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Your score sheets
page-pad-none = No sheet yet. A new one takes a few seconds.
page-pad-not-begun = nothing entered yet
page-pad-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } are level in the lead
}
page-pad-ahead = in the lead
page-pad-new = New sheet
page-pad-import = Open a file
page-pad-file-unread = It cannot be read.
page-pad-install = Add to the home screen
page-pad-kept-here = Sheets are kept in this browser and nowhere else, unless you share one live.
page-pad-offline = The pad also works without a network ✓
page-pad-forgets = This browser keeps nothing. Save the sheet as a file before you close the page.
page-pad-play = Play in the browser
page-pad-referee = Ask the referee
page-pad-odds = Opening odds
page-pad-gone = This sheet is not in this browser, or no longer is.

## A new sheet

page-pad-names = Who plays?
page-pad-names-order = In order of play, the scribe first. One name: a solo game.
page-pad-name = Name { $number }
page-pad-add-name = Add a name
page-pad-name-empty = A name is missing.
page-pad-begin = Begin the sheet

## Entries

page-pad-enter-hand = Enter hand { $hand }
page-pad-go-on-hand = Go on with hand { $hand }
page-pad-correct-hand = Correct hand { $hand }
page-pad-correct-entry = Correct entry { $entry }
page-pad-who-out = Who went out?
page-pad-is-out = Went out: 0 points, phase laid ✓
page-pad-laid = Phase { $phase } laid
page-pad-laid-free = Laid a phase
page-pad-which-phase = Which phase did { $name } lay down?
page-pad-points = Points of { $name }
page-pad-points-field = Points
page-pad-count-cards = Count the cards of { $name }
page-pad-cards-low = 1 to 9
page-pad-cards-ten = 10 to 12
page-pad-one-more = One more: { $card }
page-pad-one-less = One less: { $card }
page-pad-write = Write down
page-pad-missing-out = Choose who went out.
page-pad-missing-points = The points of { $name } are missing: a whole number.
page-pad-missing-phase = Choose which phase { $name } laid down.
page-pad-playoff = Who went out first?

## The dice game

page-pad-dice-most = at most { $most ->
        [one] 1 point
       *[other] { $most } points
    }
page-pad-dice-failed = Not made
page-pad-dice-declined = Points declined
page-pad-dice-last = The end of the game: { $name } goes on from phase to phase until one fails.
page-pad-dice-points = { $name } cannot have { $points } in phase { $phase }: no dice bring that. Nearest: { $nearest }.
page-pad-dice-turn = This entry is for { $name }, but it is { $turn }’s turn.
page-pad-dice-decline = Here the points of a completed phase cannot be declined.
page-pad-dice-over = The game was over before this entry.
page-pad-entry = Entry { $entry }: { $problem }
page-pad-entry-made = { $name }, phase { $phase }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-pad-entry-failed = { $name }, phase { $phase }: not made
page-pad-entry-declined = { $name }, phase { $phase }: points declined

## The sheet

page-pad-totals = Totals
page-pad-chart = Totals so far: { $totals }
page-pad-hands = All hands
page-pad-attempts = All entries
page-pad-undo = Undo
page-pad-undo-entry = Drop the last entry ({ $entry })?
page-pad-undo-yes = Drop it
page-pad-rename = Change names
page-pad-share = Share by link
page-pad-share-why = Whoever opens the link gets a copy of the sheet as it is now. The sheet is in the link itself; no server sees it.
page-pad-link = Link to this sheet
page-pad-save = Save as a file
page-pad-csv = Spreadsheet (CSV)
page-pad-delete = Delete the sheet
page-pad-delete-sure = Delete the sheet of { $names } for good?
page-pad-delete-yes = Delete for good

## A sheet in a link

page-pad-shared = A shared score sheet
page-pad-keep = Keep a copy here
page-pad-link-cut = There is no sheet in this link. Perhaps it was cut off: ask for it again.
page-pad-link-broken = The sheet in this link cannot be read: { $problem }
page-pad-link-size = This link is too long for a score sheet.
page-pad-link-packed = This browser is too old for the link. Ask for the file instead.

## A family

page-pad-again = The same people again
page-pad-once-more = Once more, the same people
page-pad-wild-points = A wild costs a whole number from { $least } to { $most }.
page-pad-anyway = Enter it anyway
page-pad-marked = entered anyway
page-pad-picture = Save as a picture
page-pad-pdf = Save as PDF
page-pad-evenings = Seasons and evenings
page-pad-span = Time
page-pad-span-all = All games
page-pad-season = Season { $year }
page-pad-who = Who
page-pad-games = Games
page-pad-won = Won
page-pad-per-hand = Phases per hand
page-pad-per-attempt = Phases per attempt
page-pad-per-game = Points per game
page-pad-streak = Longest streak
page-pad-evenings-how = Games, wins, points and streaks count finished games only; phases count everything that was entered. A season is a year, an evening ends at five in the morning, and a game belongs to the time of its last entry. A streak is a series of games won one after another.

## Several phones on one sheet

page-pad-live = Share live
page-pad-live-why = Several phones write on one sheet: whoever opens the link sees it and can enter. The server keeps the sheet and its names while it is shared.
page-pad-live-start = Share this sheet
page-pad-live-stop = Stop sharing
page-pad-live-stop-why = When sharing stops, the server deletes the sheet, and every phone keeps its copy.
page-pad-live-on = Shared live, everything sent ✓
page-pad-live-sending = Shared live, sending…
page-pad-live-away = The server cannot be reached at the moment.
page-pad-live-waits = { $count ->
    [one] No connection: 1 entry waits here and is sent later.
   *[other] No connection: { $count } entries wait here and are sent later.
}
page-pad-live-full = The shared sheet is full. What you enter stays in this browser.
page-pad-live-gone = This sheet is no longer shared. It continues in this browser, with everything entered here.
page-pad-live-next = The next sheet is shared on the same phones: tap here once on each of them.
page-pad-live-none = No sheet is shared under this link, or not any more.
page-pad-live-came = From another phone: { $entry }
page-pad-live-clash = Another phone was faster
page-pad-live-decide = Decide
page-pad-live-there = On the sheet now
page-pad-live-own = You entered
page-pad-live-no-room = Your entry no longer fits there. Enter it again if it is still missing.
page-pad-live-theirs = Leave it as it is
page-pad-live-mine = Replace it with mine
page-pad-live-hand = Hand { $hand }: { $entries }
page-pad-live-dropped = Entry { $entry } dropped
page-pad-live-playoff = Play-off: { $name }
page-pad-live-no-playoff = Play-off not decided
