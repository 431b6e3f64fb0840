# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = { $shown } salons sur { $count }
host-none = Il n’y a aucun salon.
host-room = Salon
host-game = Jeu
host-status = État
host-people = Personnes
host-entries = Entrées
host-touched = Dernière activité
host-lobby = avant la partie
host-revealing = sur le point de commencer
host-playing = en cours
host-over = terminé
host-shut = fermé
host-put-away = rangé
host-shut-done = Le salon { $room } est fermé.
host-delete-done = Le salon { $room } est supprimé.
host-forget-done = Le nom est effacé. La partie reste.
host-copied = { $rooms ->
    [one] Un salon est dans { $file } ({ $size } ko).
   *[other] { $rooms } salons sont dans { $file } ({ $size } ko).
}
host-restored = { $rooms ->
    [one] Un salon est de retour.
   *[other] { $rooms } salons sont de retour.
}
