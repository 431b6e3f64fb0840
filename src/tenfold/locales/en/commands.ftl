# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = keep { $dice }
do-roll-all = roll all again
do-stop = stop
do-score = score
do-decline = decline
nothing-kept = nothing
in-edition = { $edition } edition

## Headings of several tables

col-phase = phase
col-needs = needs
col-chance = chance
col-roll = roll
col-dice = dice
col-cost = cost
col-event = event

## tenfold check

check-hand = hand
check-roll = roll
check-phase = phase
check-complete = complete
check-outs = outs
check-hits = hits
check-counts = counts
check-keep = keep
check-wanted = wanted
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, at most { $most } point
   *[other] { $number } ({ $needs }), { $edition }, at most { $most } points
}
check-yes-lay = yes: lay { $groups }
check-yes-points = yes: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
check-no-cards = no: { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }
check-no-dice = no: { $count ->
        [one] 1 die to change
       *[other] { $count } dice to change
    }
check-hit = { $card } on { $group }
check-hit-low = { $card } on { $group }, at the low end
check-hit-high = { $card } on { $group }, at the high end
check-no-hits = none: no card of the hand fits on the table
check-once-laid = (once your own phase is on the table)
check-low-wild = (a W will do for 1 to 4)

## tenfold odds

odds-cards-title = Phases dealt in ten cards (natural card per { $minimum })
odds-dice-title = Phases completed by the first roll of ten dice
minimum-group = group
minimum-phase = phase
minimum-none = none
odds-hands = hands
odds-rolls = rolls
odds-one-in = one in
odds-never = never
odds-average = average points
odds-most = at most

## tenfold coach

at-phase = phase { $number }
at-done = all phases
at-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-bonus = { $count }-phase bonus
at-bonus-all = bonus for all phases
at-won = { $bonus } won
at-missed = { $bonus } missed
at-assumed = { $what } (assumed; +{ $other } says otherwise)
at-deducted = { $points } deducted
at-you = { $place }. you: { $facts }
at-rival = { $place }. rival: { $facts }
at-started-end = started the end
at-began = a turn that began in phase { $number }
at-out = out
at-to-come = to come
at-roll = roll { $roll } of { $rolls }
at-again = not the first attempt
at-aside = set aside: { $dice }
coach-dice = Dice: { $dice }
coach-unclear = Other dice could show the same faces: name them like this to be exact.
coach-best = The best choices
coach-all = All choices
coach-of = { $shown } of { $all } choices
coach-do = do
coach-made = phase made
coach-total = expected total
coach-win = chance to win
coach-own-total = Your choice: { $do }. Expected total { $worth }, phase made { $chance }. It costs { $cost } points.
coach-own-win = Your choice: { $do }. Chance to win { $worth }, phase made { $chance }. It costs { $cost } of the chance to win.
coach-own-estimate = Your choice: { $do }. Phase made { $chance }. It costs { $cost } points.
coach-estimates = These are estimates: where dice set aside stay there, there is no exact solution.

## tenfold analyse

analyse-legal = { $count ->
    [one] 1 action is allowed:
   *[other] { $count } actions are allowed:
}
analyse-many = Allowed actions: { $count }, too many to list.

## tenfold review

review-title = Every decision of { $name }
review-done = done
review-best = best
review-same = the same
review-start = expected at the start
review-start-win = chance to win at the start
review-luck = luck
review-choice = choice
review-rest = the others
review-total = total
review-end = the end: 100 % is won
review-costly = Decisions of { $name } that lowered the chance to win
review-few-worlds = These are only a few worlds: the extra “fast” tries many more.
review-was = Event { $event }: { $done }
review-better = Better: { $best } It cost { $cost }.

## tenfold solve

solve-title = The solo dice game, best play
solve-total = expected total
solve-deviation = standard deviation
solve-share = { $share } % are at most
solve-failed = failed attempts
solve-declined = declined attempts
solve-phases = Phases, and how often an attempt succeeds
solve-most = most
solve-at-best = at best
solve-in-play = in best play
solve-still = still to win
solve-range = { $least } to { $most }
solve-still-told = Still to win: the expected gain from here on, by the total so far.

## Pictures

plot-expected = expected total { $total }
plot-final = final total
plot-aiming = aiming at nothing else
plot-playing = in best play for points
plot-success = success of one attempt in %
plot-before = before each decision
plot-at-start = at the start
plot-at-end = at the end
plot-sums = { $name }: luck { $luck }, choice { $choice }
plot-added-up = changes, added up
plot-event = event of the record

## tenfold stats

stats-figure = figure
stats-value = value
stats-cases = cases
stats-day = day
stats-left-out = { $count ->
    [one] 1 game is left out of the figures.
   *[other] { $count } games are left out of the figures.
}
stats-none = There is no game that counts.

## Progress bars

bar-hands = counting hands
bar-rolls = counting rolls
bar-reviewing = reviewing
bar-solving = solving
bar-replaying = reading games

## tenfold replay

replay-keys = Enter: next   b: back   h: next score sheet   a number: go to that event   q: quit
replay-title = { $game }, { $edition } edition{ $changes }
replay-result = Result ({ $reason }): { $places }
replay-then = { $first }, then { $next }
replay-seats = Seats: { $names }
replay-later = { "" }, from event { $n } on { $name }
replay-commitment = Commitment: { $digest }
replay-cut = The record ends here: the game goes on, or the file was cut off.
replay-stopped = The game was stopped before its end.

## tenfold verify

verify-fair = { $file }: a fair game, by the rules
verify-chain = hash chain
verify-chain-told = { $count ->
    [one] 1 event, not altered
   *[other] { $count } events, none altered
}
verify-rules = rules
verify-rules-told = every action was legal, and the result follows from them
verify-seed = seed
verify-seed-told = as committed; { $count ->
    [one] 1 outcome of chance recomputed, equal
   *[other] { $count } outcomes of chance recomputed, all equal
}

## Refused: what lies on a real table

by-rule = { $problem } (rule { $rule })
refusal-phase-unlisted = There is no phase { $number }: the list has phases 1 to { $most }.
refusal-hand-empty = The hand is empty: name its cards, such as R5 G5 W.
refusal-hand-too-big = A hand has at most { $most } cards, after drawing; this one has { $count }.
refusal-deck-too-small = The deck does not hold that many: { $cards } too many.
refusal-colours-wanted = Phase { $number } is about colours: name the whole face of every die, such as R8 or OW.
refusal-dice-count = There are ten dice, not { $count }.
refusal-low-and-high = Four dice show 1 to 4 or W and six show 5 to 10: here they are { $low } and { $high }.
refusal-die-unknown = There is no die "{ $die }": they are { $dice }.
refusal-on-no-die = "{ $text }" is not on any die: write 1 to 10 or W, with B, R, O or G before it where colours matter.
refusal-which-die = { $face } is on several dice that differ in their other faces: name one of { $dice }.
refusal-die-not-shown = { $count ->
    [0] No die shows { $face }: the dice show { $shown }.
    [one] Only one die shows { $face }: the dice show { $shown }.
   *[other] Only { $count } dice show { $face }: the dice show { $shown }.
}
refusal-die-lacks-face = { $face } cannot be there: a die shows one face, and { $die } has { $faces }.
refusal-set-lacks-face = No die of this set shows { $face }: they show { $faces }.
refusal-faces-crowd = { $faces } cannot be there together: these faces are only on { $dice }.
refusal-unsolvable = There is no exact solution where dice set aside stay there (variant locked): hints and tenfold coach give estimates, and the bot solid plays by them.
refusal-too-many-mixed = With these dice a phase of one colour has too many keeps of mixed colours that could be best: { $count }; the solver can do { $most }.
refusal-too-many-faces = The phase { $phase } is not solved for these dice: too many faces have the same colour.

## Refused: records and other files

refusal-file-unreadable = cannot read { $file }: { $problem }
file-missing = there is no such file
file-folder = it is a folder
file-forbidden = you are not allowed to read it
file-problem = { $problem }
refusal-record-none = { $file } is not a Tenfold record
refusal-record-cut-off = { $file } was cut off in line { $line }
refusal-record-version = { $file } is a record of version { $version }; this program reads version { $known }
refusal-record-line = { $file }, line { $line }: { $problem }
refusal-record-event = line { $line }, event { $n } "{ $do }": { $problem }
refusal-record-header = the record’s header: { $problem }
record-no-line = this is not a line of a record
record-altered = the hash does not match: this line or one before it was altered
record-out-of-order = event { $n } is out of order
record-strange-seats = the result is not about these seats
record-nested = nested too deeply
record-unlike = { $problem }
record-over = the game is already over
record-nature-acts = nature is to act
record-seat-acts = seat { $seat } is to act
record-tampered = it is not what the seed gives: chance was tampered with
refusal-record-no-result = { $count ->
    [one] the record has no result: { $count } event is valid, but the game is not finished or the file was cut off
   *[other] the record has no result: { $count } events are valid, but the game is not finished or the file was cut off
}
refusal-record-seed-not-hex = the revealed seed is not hexadecimal
refusal-record-other-seed = the revealed seed is not the one committed to in the header
refusal-record-not-stopped = the record calls the game stopped, but it was played to its end
refusal-record-events-missing = the record has a result, but the game is not over: events are missing
refusal-record-other-result = the result in the record is not the one that the game gives
refusal-record-unfinished = { $file } is not a finished game
refusal-games-none = { $file } holds neither Tenfold games nor a record
refusal-games-cut-off = { $file } was cut off
refusal-games-version = { $file } holds games of version { $version }; this program reads version { $known }
refusal-games-broken = game { $number } of { $file } was cut off or changed
refusal-seat-unknown = There is no seat { $seat }: the record has seats 0 to { $last }.
refusal-in-file = { $file }: { $problem }
file-other-game = This holds rules of a game other than { $game }.
file-no-edition = This does not name an edition: add a line such as { $line }.
refusal-file-not-toml = { $file } is not TOML: { $problem }
file-nested = This is nested too deeply to be a file of house rules.
file-not-text = This is not a text file in UTF-8.
refusal-plot-missing = Drawing needs matplotlib: install it with { $command }
refusal-plot = cannot draw { $file }: { $problem }
plot-folder = it is a folder
plot-kind = its name must end in one of { $kinds }
plot-no-folder = there is no folder { $folder }
plot-forbidden = it cannot be written
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } belongs to --game { $game }; this is { $this }.
refusal-name-hand = Name the cards to judge with --hand.
refusal-name-phase-or-table = Name a --phase to judge, or a --table to hit on.
refusal-name-phase-and-roll = Name the --phase and the --roll to judge.
refusal-name-position = Name a position, or a --record and a --step of it.
refusal-step-of-record = --record and --step belong together.
refusal-one-of = Choose one of { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = The phase is not complete and no rolls are left: the attempt has failed.
refusal-at-no-roll-left = No rolls are left, so nothing is kept: score or decline.
refusal-at-aside-stays = In this game dice set aside stay there: keep { $dice } too.
refusal-at-alone-deducted = Points are deducted only in the solo game, never among several players.
refusal-at-no-place = There is no place { $place } in a round of { $players }: name the others with --rival.
refusal-at-too-many-points = Before phase { $number } there are 0 to { $most } points, not { $points }.
refusal-at-deductions = Every lost attempt costs the same: deductions are a multiple of { $each } up to { $most }.
refusal-at-undecided = { $count ->
    [0] { $text }: in phase { $number } no bonus is decided yet.
    [one] { $text }: in phase { $number } only one bonus is decided.
   *[other] { $text }: in phase { $number } only { $count } bonuses are decided.
}
refusal-at-not-points = "{ $text }" is not a number of points: write 250, or with what was entered for bonuses 250+40 or 250+0.
refusal-at-not-a-bonus = { $text }: { $bonus } is not a bonus: { $entered } was entered, or 0.
refusal-at-bonus-was-missed = With { $points } after phase { $phases } the 5-phase bonus was missed: it needs { $wanted } after phase 5.
refusal-at-bonus-was-won = With { $points } after phase { $phases } the 5-phase bonus was won: it needs { $wanted } after phase 5.
refusal-at-first-gets-bonus = Whoever completes all phases first gets the bonus for it.
refusal-at-late-for-bonus = Place { $place } completed all phases after place { $finisher } and in the next round: no bonus for it.
refusal-at-not-a-rival = "{ $text }" is not a rival: write phase and points, such as { $example }.
refusal-at-rival-phase = A rival is in a phase from 1 to { $last }, or { $done } with all phases completed, not { $number }.
refusal-at-not-the-end = Until somebody has completed all phases, a turn tries only one: it began in the phase that it is in.
refusal-at-began-later = A turn that is in phase { $number } began in phase 1 to { $number }, not { $began }.
refusal-at-aside-rolled = Dice set aside may be rolled again: only in the variant locked do they stay there.
refusal-at-aside-when = Nothing is set aside before the first roll, and after the last it does not matter: name dice set aside only when one roll is left.
refusal-at-all-aside = All ten dice are set aside: nothing is left to decide.

## tenfold replay: positions

plain-piles = draw pile { $cards }, discard pile { $top }
plain-phases = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
}
plain-skipped = loses a turn
plain-hand = your hand: { $cards }
plain-phase = your phase: { $phases }
plain-attempt = { $name }: phase { $number } ({ $needs }, at most { $most }), { $roll } of { $rolls } rolls made
plain-aside = set aside
plain-done = done
plain-lot = the scribe is drawn by lot
plain-over = the game is over
plain-deducted = deducted
plain-space = space { $at }
