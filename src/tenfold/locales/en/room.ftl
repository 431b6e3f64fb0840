# Rooms: what happens in them, and what they and their server refuse.

## Scores and the end

won-you = You win!

## Commands

hint = Hint: { $reason }

## Refused

refusal-not-host = Only the host of the room can do this.
refusal-game-running = The game has begun.
refusal-no-name = Give a name: letters and digits, up to 16 of them.
refusal-room-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refusal-no-seat = { $seats ->
    [one] There is 1 seat: say 1.
   *[other] There are { $seats } seats: say a number from 1 to { $seats }.
}
refusal-seat-taken = This seat is not free for a bot.
refusal-seat-free = Nobody can be sent away from this seat.
refusal-seat-not-free = This seat is not free: choose another one.
refusal-nobody-there = Nobody sits there.
refusal-character-taken = { $name } already sits at this table: choose another bot.
refusal-too-few-seats = { $people ->
    [one] One person sits here, so at least one seat is needed.
   *[other] { $people } people sit here, so at least that many seats are needed.
}
refusal-settings-fixed = While a game is on, only newcomers and reactions can be changed.
refusal-lesson-fixed = A lesson cannot be changed: open a table of your own.
refusal-knock-device = Knocking needs a device for each player.
refusal-closed = This table is closed to newcomers. You can watch.
refusal-shut = This table has been shut by whoever runs this server. You can only look at it.
refusal-no-bot-there = No bot sits there: choose a bot’s seat.
refusal-held-another = You have seen another hand of this deal: for now you can take back only the seat that you had.
refusal-not-long-away = { $minutes ->
    [one] { $name } has been away for less than a minute: the seat can be given away later.
   *[other] { $name } has been away for less than { $minutes } minutes: the seat can be given away later.
}
refusal-seat-given = The host has given your seat to { $name }. You can take a bot’s.
refusal-not-over = The game is not over yet.
refusal-no-salt-awaited = The table is not waiting for a salt from you.
refusal-other-salt = This is not the salt that you committed to.
refusal-no-game = No game is being played.
refusal-paused = The game is paused.
refusal-stale = The table has changed in the meantime: look again.
refusal-not-your-turn = It is not your turn.
refusal-answered-already = You have already answered.
refusal-not-paused = The game is not paused.
refusal-no-rest = The table is not waiting for anyone to be ready.
refusal-ready-already = You are already ready.
refusal-bot-plays = A bot plays for you: take your seat back first.
refusal-no-bot-plays = No bot plays for you.
refusal-bot-comes = A bot has already been asked for.
refusal-nobody-to-wait-for = The table is not waiting for this seat.
refusal-not-waiting-long = This is possible once the table has waited { $seconds } s for this seat.
refusal-nudged-already = Once a turn is enough.
refusal-reactions-off = Reactions are switched off at this table.
refusal-no-reaction = There is no such reaction at this table.
refusal-too-many-reactions = Too many reactions: wait a moment.
refusal-no-television = No television shows these digits. They work once, for ten minutes.
refusal-too-many-guesses = Too many wrong digits: wait ten minutes.
refusal-too-many-televisions = Too many televisions are waiting: try again in a minute.
refusal-no-seat-any-more = You have left this room.
refusal-wrong-token = This is not the key to a seat in this room.
refusal-no-room = There is no room with this invitation.
refusal-only-watching = You are only watching.
refusal-no-advice-now = No hint can be found for this position just now.
refusal-no-exact-review = This game was played by rules that have no exact solution, so it cannot be reviewed.
refusal-no-review-now = This game cannot be reviewed just now: try again later.
refusal-too-many-reviews = Too many reviews were asked for from your address: wait a minute.
refusal-too-fast = Too much at once: wait a moment.
refusal-too-many-lines = Too many connections come from your address: close some.
refusal-too-many-rooms = Too many rooms were opened from your address: wait a minute.
refusal-bad-message = The server does not understand this message.
refusal-bad-messages = Too many messages were sent that the server does not understand.
refusal-bad-hello = The server does not understand who is connecting.
refusal-disk-full = The server’s disk is full. Nothing has happened; try again later.
refusal-storage-failed = The server cannot write just now. Nothing has happened; try again.
refusal-no-link = "{ $text }" is not an invitation: it looks like https://host/#room=...
refusal-no-server = "{ $text }" is not the address of a server: it looks like https://host
refusal-rules-too-long = These rules are too long for a room: use fewer phases.
refusal-no-sheet = No sheet is shared under this link any more.
refusal-sheet-moved-on = Another phone has written on this sheet in the meantime.
refusal-sheet-full = This sheet is full: { $most } entries.
refusal-no-toml = This is not a TOML file: { $problem }
refusal-too-long = This file is too long.
refusal-no-words = There are no words by this name.
as-told = { $text }

## Before coming in

game-card = The card game
game-dice = The dice game
game-board = The board game

## The lobby

seat-bot = bot

character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = plays gently
plays-steadily = plays steadily
plays-sharply = plays sharply
plays-for-points = plays perfectly for points
plays-to-win = plays to win
plays-anyhow = plays at random
player-numbered = Player { $number }

# What the host chooses, in the sentence that says so.
chosen-card = the card game
chosen-dice = the dice game
chosen-board = the board game
chosen-card-intl = the international rules
chosen-card-fx = the F.X. Schmid rules
chosen-dice-de = the German rules
chosen-board-intl = the later international rules
chosen-board-2010 = the first German rules
room-chosen-game = The host chooses { $game }.
room-chosen-edition = The host chooses { $edition }.
room-chosen-rules = The host changes the house rules.
room-chosen-seats = { $seats ->
    [one] The host wants one seat.
   *[other] The host wants { $seats } seats.
}
room-chosen-bots = A bot in a free seat { $how }.
room-chosen-clock = { $seconds ->
    [one] The clock is on: 1 second for each decision.
   *[other] The clock is on: { $seconds } seconds for each decision.
}
room-no-clock = The clock is off.
room-chosen-knock-time = { $seconds ->
    [one] There is 1 second to knock.
   *[other] There are { $seconds } seconds to knock.
}
room-chosen-patience = { $seconds ->
    [one] A bot plays for whoever is away for 1 second.
   *[other] A bot plays for whoever is away for { $seconds } seconds.
}
room-newcomers-on = Friends may take bots’ seats during the game.
room-newcomers-off = Nobody may take a bot’s seat during the game.
room-reactions-on = Reactions are on.
room-reactions-off = Reactions are off.
room-chosen-dealer = { $name } deals first.
    .you = You deal first.
room-chosen-first = { $name } begins.
    .you = You begin.
room-lots = Lots decide who begins.

## What happens in the room

room-sat = { $name } sits down.
room-bot-sat = { $bot } (bot) sits down.
room-bot-plays = From now on: { $bot } { $how }.
room-plays-on = { $bot } plays on.
room-given = The host gives { $name }’s seat to { $bot }.
    .you = The host has given your seat to { $bot }; you can watch, or take a bot’s.
room-taken = { $name } takes { $bot }’s seat.
room-taken-from = { $name } takes { $other }’s seat.
room-queued = { $name } sits down for the next game.
room-unqueued = { $name } is no longer waiting for the next game.
room-named = Seat { $number }: { $name }.
room-renamed = { $other } is now called { $name }.
room-moved = { $name } moves to seat { $number }.
room-left = { $name } has left.
    .you = You have no seat here any more; you can watch.
room-started = The game begins.
room-ended = The game is over.
room-stood-in = { $name } has been away for too long: a bot plays in the meantime.
    .you = You have been away for too long: a bot plays for you in the meantime.
room-returned = { $name } plays again.
    .you = { "" }
room-paused = { $name } pauses the game.
    .you = You pause the game.
room-resumed = { $name } ends the pause.
    .you = You end the pause.
room-answered = Noted. Others come first.
room-away = { $name } is away.
room-back = { $name } is here.
room-time-up = The clock decides for { $name }.
    .you = The clock decides for you.
room-ready = { $name } is ready.
    .you = You are ready.
room-bot-wanted = { $name } would like a bot to play for { $target }.
    .you = You would like a bot to play for { $target }.
    .to-you = { $name } would like a bot to play for you.
room-asked-out = A bot takes over for { $name } in 10 seconds.
    .you = A bot takes over for you in 10 seconds.
room-is-here = { $name } is here.
    .you = { "" }
room-taken-over = A bot plays for { $name }.
    .you = A bot plays for you.
room-new-game = A new game: same people, same rules.
room-shut = The table has been shut by whoever runs this server.
