# What `tenfold rooms`, `tenfold backup` and `tenfold restore` say to whoever runs a server.

host-title = Комнаты: { $shown } из { $count }
host-none = Комнат нет.
host-room = Комната
host-game = Игра
host-status = Состояние
host-people = Люди
host-entries = Записи
host-touched = Последнее действие
host-lobby = до начала игры
host-revealing = вот-вот начнётся
host-playing = идёт игра
host-over = окончена
host-shut = закрыта
host-put-away = в архиве
host-shut-done = Комната { $room } закрыта.
host-delete-done = Комната { $room } удалена.
host-forget-done = Имя удалено. Игра остаётся.
host-copied = { $rooms ->
    [one] { $rooms } комната сохранена в { $file } ({ $size } кБ).
    [few] { $rooms } комнаты сохранены в { $file } ({ $size } кБ).
   *[many] { $rooms } комнат сохранено в { $file } ({ $size } кБ).
}
host-restored = { $rooms ->
    [one] { $rooms } комната восстановлена.
    [few] { $rooms } комнаты восстановлены.
   *[many] { $rooms } комнат восстановлено.
}
