# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = { $shown } van { $count } kamers
host-none = Er zijn geen kamers.
host-room = Kamer
host-game = Spel
host-status = Stand
host-people = Mensen
host-entries = Regels
host-touched = Laatst gebruikt
host-lobby = voor het spel
host-revealing = begint zo
host-playing = bezig
host-over = afgelopen
host-shut = gesloten
host-put-away = opgeborgen
host-shut-done = Kamer { $room } is gesloten.
host-delete-done = Kamer { $room } is verwijderd.
host-forget-done = De naam is verwijderd. Het spel blijft.
host-copied = { $rooms ->
    [one] Er staat één kamer in { $file } ({ $size } kB).
   *[other] Er staan { $rooms } kamers in { $file } ({ $size } kB).
}
host-restored = { $rooms ->
    [one] Eén kamer is terug.
   *[other] { $rooms } kamers zijn terug.
}
