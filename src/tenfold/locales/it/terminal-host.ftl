# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = { $shown } stanze su { $count }
host-none = Non ci sono stanze.
host-room = Stanza
host-game = Gioco
host-status = Stato
host-people = Persone
host-entries = Voci
host-touched = Ultima attività
host-lobby = prima della partita
host-revealing = sta per cominciare
host-playing = in corso
host-over = finita
host-shut = chiusa
host-put-away = archiviata
host-shut-done = La stanza { $room } è chiusa.
host-delete-done = La stanza { $room } è eliminata.
host-forget-done = Il nome è stato tolto. La partita resta.
host-copied = { $rooms ->
    [one] Una stanza è in { $file } ({ $size } kB).
   *[other] { $rooms } stanze sono in { $file } ({ $size } kB).
}
host-restored = { $rooms ->
    [one] Una stanza è tornata.
   *[other] { $rooms } stanze sono tornate.
}
