# Rooms: what happens in them, and what they and their server refuse.

## Setting up

default-name = You

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
refusal-not-over = The game is not over yet.
refusal-no-salt-awaited = No salt of yours is awaited now.
refusal-other-salt = This is not the salt that you committed to.
refusal-no-game = No game is being played.
refusal-paused = The game is paused.
refusal-stale = The table has changed in the meantime: look again.
refusal-not-your-turn = It is not your turn.
refusal-answered-already = You have answered already.
refusal-not-paused = The game is not paused.
refusal-no-seat-any-more = You have left this room.
refusal-wrong-token = This is not the key to a seat in this room.
refusal-no-room = There is no room with this invitation.
refusal-only-watching = You are only watching.
refusal-too-fast = Too much at once: wait a moment.
refusal-too-many-lines = Too many connections come from your address: close some.
refusal-too-many-rooms = Too many rooms were opened from your address: wait a minute.
refusal-bad-message = The server does not understand this message.
refusal-bad-messages = Too many messages that the server does not understand.
refusal-bad-hello = The server does not understand who is coming.
refusal-disk-full = The server’s disk is full. Nothing has happened; try again later.
refusal-storage-failed = The server cannot write just now. Nothing has happened; try again.
refusal-no-link = "{ $text }" is not an invitation: it looks like https://host/#room=...
refusal-no-server = "{ $text }" is not the address of a server: it looks like https://host
refusal-rules-too-long = These rules are too long for a room: use fewer phases.
refusal-no-toml = This is not a TOML file: { $problem }
refusal-too-long = This file is too long.
refusal-no-words = There are no words of this name.
as-told = { $text }

## Before coming in

game-card = The card game
game-dice = The dice game
game-board = The board game

## The lobby

seat-bot = bot

## What happens in the room

room-sat = { $name } sits down.
room-bot-sat = { $name } (bot) sits down.
room-left = { $name } has left.
    .you = You have no seat here any more; you can watch.
room-started = The game begins.
room-ended = The game is over.
room-stood-in = { $name } has been away for too long: a bot plays meanwhile.
    .you = You have been away for too long: a bot plays for you meanwhile.
room-returned = { $name } plays again.
    .you = { "" }
room-paused = { $name } pauses the game.
    .you = You pause the game.
room-resumed = { $name } ends the pause.
    .you = You end the pause.
room-answered = Your answer counts as soon as all before you have answered.
room-away = { $name } is away.
room-back = { $name } is here.
room-time-up = The time is up; this is played for { $name }:
    .you = Your time is up; this is played for you:
room-new-game = A new game: same people, same rules.

## Who sits there

player-numbered = Player { $number }
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
