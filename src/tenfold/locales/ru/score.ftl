# Таблица очков для стола с настоящими картами.

## Beginning

pad-names = Кто играет? От 2 до 6 имён через запятую
pad-default-names = Север, Восток, Юг, Запад
pad-continue = Есть начатая таблица очков ({ $names }; раздача { $hand }). Продолжить её?
pad-reopen = Последняя таблица очков закончена ({ $names }). Открыть её снова?
pad-keeps-rules = В этой таблице остаются правила, с которыми она начата (издание { $edition }).
pad-set-aside = Прежняя таблица сохранена как { $file }
pad-begun = Каждый ответ сохраняется в { $file }. Набери { $help }, чтобы увидеть, что можно сделать.

## Entering a hand

pad-who-out = Раздача { $hand }: кто вышел? { $names }
pad-score = { $name } (фаза { $phase }): очки и { $mark }, если фаза выложена
pad-score-free = { $name }: очки и { $mark }, если выложена какая-то фаза
pad-which-phase = Какую фазу выкладывает { $name }? Открыты: { $phases }
pad-playoff-due = Всё поровну: { $names } разыгрывают последнюю фазу в решающей раздаче.
pad-playoff = Решающая раздача: кто вышел первым? { $names }
pad-over = Игра окончена. Можно: { $allowed }
pad-hand-dropped = Раздача { $hand } отброшена, от неё ничего не осталось.
pad-no-back = Это первый вопрос. { $undo } убирает последнюю раздачу.
pad-no-hand = Ни одной раздачи ещё не записано.
pad-finish-first = Сначала допиши эту раздачу. Можно: { $allowed }
pad-unknown = «{ $words }» здесь не подходит. Можно: { $allowed }
pad-unchanged = Всё осталось как было.

## Changing

pad-undo-hand = Убрать раздачу { $hand } ({ $entries })?
pad-undo-playoff = Убрать итог решающей раздачи?
pad-fix-hand = В какой раздаче ошибка, от 1 до { $last }?
pad-entries = Раздача { $hand }: { $entries }
pad-fix-whose = Чья запись? { $names } или { $all } для всей раздачи
pad-fix-out = Вышел игрок { $name }, поэтому вся раздача записывается заново.
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

## Refusals

refusal-pad-none = Таблицы очков { $file } нет: её начинает tenfold score.
refusal-pad-names-count = Играть могут от { $fewest } до { $most } человек, а не { $count }.
refusal-pad-name-empty = Не хватает имени: напиши от 2 до 6 имён через запятую.
refusal-pad-name-letters = В имени { $name } есть знаки, которые нельзя показать: возьми буквы, цифры, пробелы и знаки препинания.
refusal-pad-name-long = Имя { $name } слишком длинное: не больше { $most } знаков.
refusal-pad-name-number = { $name } — это число: в имени должно быть что-то ещё.
refusal-pad-name-word = { $name } — здесь это команда: выбери другое имя.
refusal-pad-name-twice = Имя { $name } встречается дважды: все имена должны различаться.
refusal-pad-player = «{ $text }» не играет. Выбери: { $names }
refusal-pad-answer = «{ $text }» записать нельзя: набери очки и { $mark }, если фаза выложена, например 35 или 35 { $mark }.
refusal-pad-points-held = { $name }: фаза не выложена, значит, карт на руке { $cards }, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name }: фаза выложена, значит, на руке { $cards } карта, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
    [few] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карт, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
    [many] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карт, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
   *[other] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карты, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
}
refusal-pad-must-be-out = Кто выкладывает фазу { $phase }, тот сразу выходит, а игрок { $name } не вышел.
refusal-pad-phase = Фаза { $phase } для игрока { $name } не открыта. Выбери: { $phases }
refusal-pad-phase-number = { $name }: фазу называют, когда её выкладывают в свободном порядке, и только тогда.
refusal-pad-deck = { $points } очков сразу — больше, чем есть в одной колоде (8 джокеров, 4 пропуска хода): одна из записей должна быть меньше.
refusal-pad-over = Игра закончилась ещё до этой раздачи.
refusal-pad-out-points = Вышел игрок { $name }: это 0 очков.
refusal-pad-out-phase = Вышел игрок { $name }, а выйти, не выложив фазу, нельзя.
refusal-pad-no-playoff = Равенства нет, поэтому нет и решающей раздачи.
refusal-pad-playoff = { $name } не участвует в решающей раздаче. Выбери: { $names }
refusal-pad-hand = Раздача { $hand }: { $problem }
refusal-pad-hand-number = Выбери раздачу от 1 до { $last }.
refusal-pad-draft = Начатая раздача записана неверно.
refusal-pad-csv = Файл { $file } не удалось записать: { $problem }
refusal-pad-csv-exists = Файл { $file } уже есть и остаётся как был: назови новый.
refusal-pad-file = { $file } — не таблица очков, которую можно прочитать: { $problem } Файл остаётся как был.
refusal-pad-file-kind = { $file } — не обычный файл.
refusal-pad-file-size = Он слишком велик.
refusal-pad-file-version = У него версия { $version }, а здесь известна только { $known }.
refusal-pad-file-json = { $problem }.
