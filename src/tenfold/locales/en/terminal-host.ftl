# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = { $shown } of { $count } rooms
host-none = There are no rooms.
host-room = Room
host-game = Game
host-status = State
host-people = People
host-entries = Entries
host-touched = Last touched
host-lobby = in the lobby
host-revealing = about to begin
host-playing = being played
host-over = over
host-shut = closed
host-put-away = put away
host-shut-done = The room { $room } is closed.
host-delete-done = The room { $room } is deleted.
host-forget-done = The name is removed. The game stays.
host-copied = { $rooms ->
    [one] One room is in { $file } ({ $size } kB).
   *[other] { $rooms } rooms are in { $file } ({ $size } kB).
}
host-restored = { $rooms ->
    [one] One room is back.
   *[other] { $rooms } rooms are back.
}
