# The score pad in the terminal, for a table with real cards.

## Beginning

# Таблица очков для стола с настоящими картами.
pad-names = Кто играет? От 2 до 6 имён через запятую
pad-default-names = Север, Восток, Юг, Запад
pad-continue = Есть начатая таблица очков ({ $names }; раздача { $hand }). Продолжить её?
pad-reopen = Последняя таблица очков закончена ({ $names }). Открыть её снова?
pad-keeps-rules = В этой таблице остаются правила, с которыми она начата (издание { $edition }).
pad-set-aside = Прежняя таблица сохранена как { $file }
pad-begun = Каждый ответ сохраняется в { $file }. Набери { $help }, чтобы увидеть, что можно сделать.

## Entering a hand

pad-who-out = Раздача { $hand }: кто выходит? { $names }
pad-score = { $name } (фаза { $phase }): очки и { $mark }, если фаза выложена
pad-score-free = { $name }: очки и { $mark }, если выложена какая-то фаза
pad-which-phase = Какая фаза выложена ({ $name })? Открыты: { $phases }
pad-playoff = Дополнительная раздача: кто выходит раньше всех? { $names }
pad-over = Игра окончена. Можно: { $allowed }
pad-hand-dropped = Раздача { $hand } отброшена, от неё ничего не осталось.
pad-no-back = Это первый вопрос. { $undo } убирает последнюю раздачу.
pad-no-hand = Ни одной раздачи ещё не записано.
pad-finish-first = Сначала допиши эту раздачу. Можно: { $allowed }
pad-unknown = «{ $words }» здесь не подходит. Можно: { $allowed }
pad-unchanged = Всё осталось как было.

## Changing

pad-fix-hand = В какой раздаче ошибка, от 1 до { $last }?
pad-entries = Раздача { $hand }: { $entries }
pad-fix-whose = Чья запись? { $names } или { $all } для всей раздачи
pad-fix-out = { $name } выходит, поэтому вся раздача записывается заново.
pad-rename-who = Чьё имя изменить? { $names }
pad-rename-to = Новое имя для игрока { $name }
pad-csv-file = В какой новый файл?
pad-csv-written = { $rows ->
    [one] Файл { $file } записан: { $rows } строка.
    [few] Файл { $file } записан: { $rows } строки.
    [many] Файл { $file } записан: { $rows } строк.
   *[other] Файл { $file } записан: { $rows } строки.
}
pad-stopped = Остановлено. Всё записанное сохранено в { $file }
pad-stopped-early = Остановлено. Новая таблица не начата.

## Commands

pad-words-scores = очки счёт счет
pad-words-fix = исправить
pad-words-undo = убрать
pad-words-rename = переименовать
pad-words-csv = csv
pad-words-back = назад
pad-words-cancel = отмена отменить
pad-words-all = все всё
# Marks a phase that was laid.
pad-words-laid = x х выложена
pad-help-scores = таблица очков
pad-help-fix = исправить прежнюю раздачу
pad-help-undo = убрать последнюю раздачу
pad-help-rename = изменить имя
pad-help-csv = и имя файла: выгрузить все раздачи для электронной таблицы
pad-help-back = на один вопрос назад
pad-help-cancel = отбросить то, что сейчас вводится
pad-help-help = этот список
pad-help-quit = закончить; всё записанное сохранено
pad-help-entry = Игроки: имя, начало имени или номер. Очки: 35 или 35 { $mark }, если фаза выложена.
pad-help-question = Ответь на вопрос или набери { $cancel }, и всё останется как есть.
