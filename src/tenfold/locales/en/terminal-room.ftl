# Rooms of a server in the terminal.

## Before coming in

setup-seats = How many seats, { $fewest } to { $most }? Bots take those that are left free.
room-waits = whoever is away for { $seconds } s is replaced by a bot until they return
room-clock = a decision may take { $seconds } s, then it is made for you
room-knock-window = { $seconds } s to think about knocking
room-go-on = You have a seat here as { $name }. Go on playing? { $yes } / { $no }
room-go-on-there = You sit in a room at { $server } as { $name }. Go on there? { $yes } / { $no }
room-watch = You can watch: { $command }
room-take-whose = Whose seat do you take? { $names }
room-next-game = All seats are taken. Sit down for the next game? { $yes } / { $no }
room-unreachable = { $server } cannot be reached: { $problem }
room-not-kept = Your seat cannot be saved: { $problem }. Keep this window open.

## The lobby

seat-free = free
seat-host = host
seat-you = you
seat-away = away
room-invite = Whoever has this link can join:
room-phone = This link is your seat: open it on your phone to play on there. Keep it to yourself: whoever has it plays for you:
bot-which = Say { $bot }, the number of a seat and how it plays ({ $bots }).
exchange-which = Say { $word } and the numbers of two seats.
clock-which = Say { $word } and a number of seconds, or { $word } { $no }.
friends-which = Say { $word } { $yes } or { $word } { $no }.
lobby-dealer = { $name } deals or begins first.
leave-sure = A bot plays on in your place, and you cannot come back to it. Leave? { $yes } / { $no }

## Who the table is waiting for

waiting-you-start = When everybody is here, type { $start }
waiting-start = Waiting for { $name } to start
waiting-nobody = Waiting for players
waiting-salts = The game is about to start
waiting-turn = It is { $name }’s turn
waiting-bot = It is the turn of { $name } (bot)
waiting-away = It is { $name }’s turn, but nobody is there; a bot takes over after { $seconds } s
waiting-paused = { $name } has paused the game; { $go_on } ends the pause
waiting-paused-by-you = You have paused the game; { $go_on } ends the pause
waiting-rematch = The game is over: { $rematch } or { $quit }?
waiting-over = The game is over
waiting-ready = The next deal waits for you: { $ready } (or Enter) goes on, { $wait } waits
waiting-others-ready = Waiting for { $names } to go on
waiting-idle = A bot plays for you: { $here } gives your seat back
waiting-takeover = A bot takes over in a moment: { $here } keeps your seat

## What happens in the room

connection-lost = The connection to the server is lost; trying again.
connection-back = The connection is back: on we go.
room-nudged = { $name } nudges you: the table is waiting.
room-fair = The seed is revealed, and it matches the fingerprint shown before the first move.
room-unfair = WARNING: the seed that the server reveals does not match the fingerprint { $commitment }. Do not trust this game.
room-record = The record of the game, for tenfold verify: { $link }
room-kept = Your seat is kept. Come back with: { $command }
room-gone = You have left the room.
room-over = Thanks for playing.
room-watched = You are no longer watching.

## Commands

words-start = start
words-bot = bot bots
words-free = free
words-exchange = exchange
words-dealer = dealer begins
words-clock = clock
words-friends = friends newcomers
words-ready = ready
words-here = here
words-replace = replace
words-nudge = nudge
words-react = react
words-pause = pause
words-go-on = continue resume
words-rematch = rematch
words-invite = invite link qr
words-phone = phone device
words-table = table
words-room = room
words-leave = leave
help-start = the host starts the game; bots take the free seats
help-bot = the host seats a bot: the number of the seat, and how it plays
help-free = the host sends a bot or a player away: the number of the seat
help-exchange = the host swaps two seats: their numbers
help-dealer = the host says who deals or begins first: a name, or no for lots
help-clock = the host sets the seconds for a decision, or no clock
help-friends = the host lets friends take bots’ seats during the game: yes or no
help-ready = go on after the end of a hand
help-here = you are here: no bot plays for you
help-replace = let a bot play for somebody who keeps everybody waiting: the name
help-nudge = remind somebody that everybody is waiting: the name
help-react = the faces and phrases; with a number, send one
help-pause = pause the game for everybody
help-go-on = end the pause
help-rematch = the same people play again
help-invite = the link and the QR code to invite others
help-phone = the secret link and QR code to move your seat to your phone
help-table = the table as it is now
help-room = the rules of this room, and who sits where
help-leave = give up your seat; a bot plays on (to come back later, quit instead)
