# Score pads, the terminal's and the page's: what they say and refuse.

## Entering a hand

pad-playoff-due = Ничья: { $names } разыгрывают последнюю фазу в дополнительной раздаче.

## Changing

pad-undo-hand = Убрать раздачу { $hand } ({ $entries })?
pad-undo-playoff = Убрать итог дополнительной раздачи?

## Refusals

refusal-pad-none = Таблицы очков { $file } нет: её начинает tenfold score.
refusal-pad-names-count = Играть могут от { $fewest } до { $most } человек, а не { $count }.
refusal-pad-name-empty = Не хватает имени: напиши от 2 до 6 имён через запятую.
refusal-pad-name-letters = В имени { $name } есть знаки, которые нельзя показать: возьми буквы, цифры, пробелы и знаки препинания.
refusal-pad-name-long = Имя { $name } слишком длинное: не больше { $most } знаков.
refusal-pad-name-number = { $name } — это число: в имени должно быть что-то ещё.
refusal-pad-name-word = { $name } — здесь это команда: выбери другое имя.
refusal-pad-name-twice = Имя { $name } встречается дважды: все имена должны различаться.
refusal-pad-player = «{ $text }» не играет. Выбери: { $names }.
refusal-pad-answer = «{ $text }» записать нельзя: набери очки и { $mark }, если фаза выложена, например 35 или 35 { $mark }.
refusal-pad-points-held = { $name }: фаза не выложена, значит, карт на руке { $cards }, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name }: фаза выложена, значит, на руке { $cards } карта, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
    [few] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карт, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
    [many] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карт, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
   *[other] { $name }: фаза выложена, значит, на руке от 1 до { $cards } карты, а очков от { $least } до { $most }. { $points } не может быть; ближайшее: { $nearest }.
}
refusal-pad-must-be-out = Кто выкладывает фазу { $phase }, тот сразу выходит, а { $name } не выходит.
refusal-pad-phase = Фаза { $phase } для игрока { $name } не открыта. Выбери: { $phases }.
refusal-pad-phase-number = { $name }: фазу называют, когда её выкладывают в свободном порядке, и только тогда.
refusal-pad-deck = Столько очков сразу ({ $points }) в одной колоде нет (8 джокеров, 4 пропуска хода): одна из записей должна быть меньше.
refusal-pad-over = Игра закончилась ещё до этой раздачи.
refusal-pad-out-points = { $name } выходит: это 0 очков.
refusal-pad-out-phase = { $name } выходит, а выйти, не выложив фазу, нельзя.
refusal-pad-no-playoff = Ничьей нет, поэтому нет и дополнительной раздачи.
refusal-pad-playoff = { $name } не играет дополнительную раздачу. Выбери: { $names }.
refusal-pad-hand = Раздача { $hand }: { $problem }
refusal-pad-hand-number = Выбери раздачу от 1 до { $last }.
refusal-pad-draft = Начатая раздача записана неверно.
refusal-pad-csv = Файл { $file } не удалось записать: { $problem }
refusal-pad-csv-exists = Файл { $file } уже есть и остаётся как был: назови новый.
refusal-pad-file = { $file } — не таблица очков, которую можно прочитать: { $problem } Файл остаётся как был.
refusal-pad-file-kind = { $file } — не обычный файл.
refusal-pad-file-none = В нём что-то другое, или он обрывается.
refusal-pad-file-size = Он слишком велик.
refusal-pad-file-version = У него версия { $version }, а здесь известна только { $known }.
refusal-pad-file-json = { $problem }.
