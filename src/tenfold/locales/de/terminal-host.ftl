# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = { $shown } von { $count } Räumen
host-none = Es gibt keine Räume.
host-room = Raum
host-game = Spiel
host-status = Stand
host-people = Leute
host-entries = Einträge
host-touched = Zuletzt benutzt
host-lobby = vor dem Spiel
host-revealing = beginnt gleich
host-playing = läuft
host-over = zu Ende
host-shut = geschlossen
host-put-away = weggelegt
host-shut-done = Der Raum { $room } ist geschlossen.
host-delete-done = Der Raum { $room } ist gelöscht.
host-forget-done = Der Name ist entfernt. Das Spiel bleibt.
host-copied = { $rooms ->
    [one] Ein Raum ist in { $file } ({ $size } kB).
   *[other] { $rooms } Räume sind in { $file } ({ $size } kB).
}
host-restored = { $rooms ->
    [one] Ein Raum ist wieder da.
   *[other] { $rooms } Räume sind wieder da.
}
