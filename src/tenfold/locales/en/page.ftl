# The page in the browser.

## Cards and dice by name

page-card = { $colour ->
    [R] red { $number }
    [B] blue { $number }
    [G] green { $number }
    [O] orange { $number }
   *[Y] yellow { $number }
}
page-card-wild = wild
page-card-joker = joker, { $card }
page-card-skip = skip
page-die-wild = { $colour ->
    [R] red wild
    [B] blue wild
    [G] green wild
   *[O] orange wild
}
page-card-fits = { $card }, fits on the table
page-card-needed = { $card }, useful for your phase
page-die-kept = { $die }, kept
page-not-rolled = not rolled yet

## Everywhere

page-language = Language
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-go = Go
page-next = Next
page-try-again = Try again
page-connection = Connection
page-offline = No connection. Trying again.
page-no-server = The server cannot be reached.
page-looking = One moment…
page-go-home = All tables
page-my-games = My games
page-how = How was this counted?
page-rules = Rules
page-rules-here = The rules of this table

## Home

page-welcome = What shall we play?
page-game = Game
page-game-card = Card game
page-game-dice = Dice game
page-game-board = Board game
page-your-name = Your name
page-seats = Players
page-bots = Bots
page-play = Play
page-play-game = { $game ->
    [card] Play the card game
    [dice] Play the dice game
    [board] Play the board game
   *[other] Play: { $name }
}
page-change = Change
page-table-hand = { $table }, hand { $number }
page-table-before = { $table }, before the game
page-table-yours = { $table }, your turn
page-invite-friends = Invite friends
page-edition = Edition
page-house-here = House rules
page-variants = Variants
page-short-phases = How many phases
page-score-pad = Score pad
page-analysis-board = Analysis
page-your-tables = Your tables
page-table = Table
page-have-invitation = I have an invitation
page-invitation-link = Invitation link
page-wrong-link = This is not an invitation. It looks like https://…/#room=…

## Before the game

page-invited = You are invited
page-no-room = There is no table with this invitation. Perhaps the link was cut off, or the table is gone.
page-sit-down = Sit down
page-watch = Watch
page-lobby = Before the game
page-you = you
page-away = away
page-is-bot = bot
page-stood-in = a bot plays
page-add-bot = Add a bot
page-free-this-seat = Free the seat
page-start = Start the game
page-for-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-turn-clock = { $seconds ->
    [one] 1 second for each decision
   *[other] { $seconds } seconds for each decision
}
page-short-game = { $count ->
    [one] Only the first phase
   *[other] Only the first { $count } phases
}
page-last-card = The last card must be discarded
page-fairness = Is it fair?
page-commitment = Fingerprint of the secret seed that all randomness comes from, fixed before the start:
page-seed = The seed:
page-salt = Your own part, drawn by your browser and mixed in at the start, so that not even the server can choose:
page-starting = The game starts in a moment.
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-qr = The link as a QR code
page-seat-link = Link to your seat
page-leave = Leave the table

## The table

page-players = Players
page-phase = Phase { $number }
page-phase-laid = Phase { $number } ✓
page-phase-done = phase { $number } done
page-all-phases = all phases
page-points-short = { $points } pts
page-laid-groups = Groups on the table
page-group = Group { $name }: { $cards }
page-nothing-laid = No phase is on the table yet
page-piles = Piles
page-draw-pile = { $count ->
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
page-discard-pile = Discard pile, on top: { $card }
page-your-phase = The phase
page-which-phase = Which phase
page-ready = Ready!
page-take-back = Keep { $card } in hand
page-put-into = Put { $card } into group { $group }
page-to-add = Missing in group { $group }
page-propose-again = As proposed
page-hand-column = Hand
page-phase-column = Phase

## Whose turn

page-your-turn = Your turn
page-do-draw-only = Your turn: draw a card
page-do-lay = Your phase is ready to lay down
page-do-hit = Add cards that fit, then discard one
page-do-discard = Choose a card to discard
page-wait-absent = { $name } is away. If it takes too long, a bot plays.
page-paused = { $name } has paused the game
page-go-on = Go on

## What you can do

page-draw = Draw
page-take = Take { $card }
page-lay = Lay down phase { $number }
page-hit = Add { $card }
page-discard = Discard { $card }
page-skip-player = { $name } loses a turn
page-knock = Knock
page-let-go = Let it go
page-hint = Hint
page-sort = Sort the hand
page-sort-number = by number
page-sort-colour = by colour
page-sort-need = by what your phase needs
page-why = Why?
page-type-action = Type what you do
page-only-you = Only you see this

## The dice table

page-roll-all = Roll all ten again
page-score = Write down { $points }
page-decline = Try again for more

## The board

page-the-track = The track
page-space-with = { $space }: { $names }
page-move-to = Move { $steps } to { $space }: { $does }
page-star-to = Move on to { $space }: { $does }
page-wreath = laurel wreath
page-number-held = { $number }, you hold { $count }
page-do-move = Choose where your piece goes
page-do-star = Star: choose any action
page-do-take = { $count ->
    [one] Take 1 card from a pile
   *[other] Take { $count } cards, one after the other
}
page-do-pick = Pick any card from the discard pile
page-do-swap = Tap up to four cards to swap; the last one goes on top
page-do-ask = Ask for which number?
page-do-give = { $number ->
    [8] { $name } asks you for an 8
    [11] { $name } asks you for an 11
   *[other] { $name } asks you for a { $number }
}
page-do-two = Only full groups are on the table: you may discard two cards
page-do-keep-cards = The round is over: tap up to five cards to keep
page-pick = Pick { $card }
page-swap = { $count ->
    [0] Only draw a card
    [one] Swap 1, draw { $drawn }
   *[other] Swap { $count }, draw { $drawn }
}
page-ask = { $number ->
    [8] Ask { $name } first for an 8
    [11] Ask { $name } first for an 11
   *[other] Ask { $name } first for a { $number }
}
page-give = Give { $card }
page-keep = { $count ->
    [0] Keep no cards
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
page-add-to = Add to { $group }
page-discard-two = Discard { $first } and { $second }

## Rules, log, result, replay

page-find-rule = Search the rules
page-this-rule = The rule behind it
page-no-rules = The rules of this game are not written down here.
page-result = Result
page-rematch = Play again
page-record = Download the record
page-fair = Proven: all randomness was fixed before the start ✓
page-unfair = The seed is not the one that was promised!
page-salt-used = Your own part is in it ✓
page-salt-missing = Your own part came too late and was left out.
page-fair-how = The fingerprint was shown before the start; the seed that is shown now has exactly this fingerprint. With the record, anybody can recompute every card and die: tenfold verify.
page-replay = Watch it again
page-replay-step = Step of the game
page-replay-run = Play
page-replay-stop = Stop
page-replay-back = One step back
page-replay-on = One step forward
page-replay-back-hand = To the previous hand
page-replay-on-hand = To the next hand
page-replay-analyse = Analyse this position
