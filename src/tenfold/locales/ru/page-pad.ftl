# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Твои таблицы очков
page-pad-none = Таблиц пока нет. Новая готова за пару секунд.
page-pad-not-begun = записей пока нет
page-pad-leads = { $count ->
    [one] Впереди { $names }
    [few] Впереди наравне: { $names }
    [many] Впереди наравне: { $names }
   *[other] Впереди наравне: { $names }
}
page-pad-ahead = впереди
page-pad-new = Новая таблица
page-pad-import = Открыть файл
page-pad-file-unread = Его не удаётся прочитать.
page-pad-install = Добавить на главный экран
page-pad-kept-here = Таблицы хранятся только в этом браузере, кроме тех, что ведутся вместе.
page-pad-offline = Таблица очков работает и без сети ✓
page-pad-forgets = Этот браузер ничего не сохраняет. Сохрани таблицу в файл, прежде чем закрыть страницу.
page-pad-play = Играть в браузере
page-pad-referee = Спросить судью
page-pad-odds = Шансы в начале
page-pad-gone = Этой таблицы в этом браузере нет или уже нет.

## A new sheet

page-pad-names = Кто играет?
page-pad-names-order = По порядку ходов, сначала тот, кто ведёт запись. Одно имя: одиночная игра.
page-pad-name = Имя { $number }
page-pad-add-name = Ещё имя
page-pad-name-empty = Не хватает имени.
page-pad-begin = Начать таблицу

## Entries

page-pad-enter-hand = Записать раздачу { $hand }
page-pad-go-on-hand = Продолжить раздачу { $hand }
page-pad-correct-hand = Исправить раздачу { $hand }
page-pad-correct-entry = Исправить запись { $entry }
page-pad-who-out = Кто выходит?
page-pad-is-out = Выход: 0 очков, фаза выложена ✓
page-pad-laid = Фаза { $phase } выложена
page-pad-laid-free = Фаза выложена
page-pad-which-phase = Какая фаза выложена ({ $name })?
page-pad-points = Очки: { $name }
page-pad-points-field = Очки
page-pad-count-cards = Посчитать карты: { $name }
page-pad-cards-low = от 1 до 9
page-pad-cards-ten = от 10 до 12
page-pad-one-more = На одну больше: { $card }
page-pad-one-less = На одну меньше: { $card }
page-pad-write = Записать
page-pad-missing-out = Выбери, кто выходит.
page-pad-missing-points = Не хватает очков: { $name }. Нужно целое число.
page-pad-missing-phase = Выбери, какая фаза выложена ({ $name }).
page-pad-playoff = Кто выходит раньше всех?

## The dice game

page-pad-dice-most = { $most ->
    [one] не больше { $most } очка
   *[other] не больше { $most } очков
}
page-pad-dice-failed = Не выполнена
page-pad-dice-declined = Отказ от очков
page-pad-dice-last = Конец игры: { $name } играет фазу за фазой до первой неудачи.
page-pad-dice-points = { $name }: в фазе { $phase } не может быть { $points }, столько кубики не приносят. Ближе всего: { $nearest }.
page-pad-dice-turn = Это запись игрока { $name }, но сейчас ходит { $turn }.
page-pad-dice-decline = Здесь нельзя отказаться от очков за выполненную фазу.
page-pad-dice-over = Игра закончилась раньше этой записи.
page-pad-entry = Запись { $entry }: { $problem }
page-pad-entry-made = { $name }, фаза { $phase }: очков { $points }
page-pad-entry-failed = { $name }, фаза { $phase }: не выполнена
page-pad-entry-declined = { $name }, фаза { $phase }: отказ от очков

## The sheet

page-pad-totals = Итоги
page-pad-chart = Итоги пока: { $totals }
page-pad-hands = Все раздачи
page-pad-attempts = Все записи
page-pad-undo = Отменить запись
page-pad-undo-entry = Убрать последнюю запись ({ $entry })?
page-pad-undo-yes = Убрать
page-pad-rename = Изменить имена
page-pad-share = Поделиться ссылкой
page-pad-share-why = Кто откроет ссылку, получит копию таблицы в её нынешнем виде. Таблица — в самой ссылке, сервер её не видит.
page-pad-link = Ссылка на эту таблицу
page-pad-save = Сохранить в файл
page-pad-csv = Для таблиц (CSV)
page-pad-delete = Удалить таблицу
page-pad-delete-sure = Удалить таблицу навсегда ({ $names })?
page-pad-delete-yes = Удалить навсегда

## A sheet in a link

page-pad-shared = Таблица очков по ссылке
page-pad-keep = Сохранить копию здесь
page-pad-link-cut = В этой ссылке нет таблицы. Возможно, её обрезали: попроси прислать ещё раз.
page-pad-link-broken = Таблицу из этой ссылки не удаётся прочитать: { $problem }
page-pad-link-size = Эта ссылка слишком длинная для таблицы очков.
page-pad-link-packed = Этот браузер слишком стар для ссылки. Попроси прислать файл.

## A family

page-pad-again = Снова те же
page-pad-once-more = Ещё раз в том же составе
page-pad-wild-points = Джокер стоит целое число от { $least } до { $most }.
page-pad-anyway = Всё равно записать
page-pad-marked = записано всё равно
page-pad-picture = Сохранить картинкой
page-pad-pdf = Сохранить как PDF
page-pad-evenings = Сезоны и вечера
page-pad-span = Время
page-pad-span-all = Все игры
page-pad-season = Сезон { $year }
page-pad-who = Кто
page-pad-games = Игры
page-pad-won = Победы
page-pad-per-hand = Фаз за раздачу
page-pad-per-attempt = Фаз за попытку
page-pad-per-game = Очков за игру
page-pad-streak = Самая длинная серия
page-pad-evenings-how = Игры, победы, очки и серии — по законченным играм; фазы — по всем записям. Сезон — это год, вечер кончается в пять утра, а время берётся по последней записи. Серия — победы одного человека подряд.

## Several phones on one sheet

page-pad-live = Вести вместе
page-pad-live-why = Несколько телефонов пишут в одну таблицу: кто откроет ссылку, видит её и может записывать. Сервер хранит таблицу и имена в ней, пока она общая.
page-pad-live-start = Открыть таблицу другим
page-pad-live-stop = Больше не делиться
page-pad-live-stop-why = Когда таблица перестанет быть общей, сервер её удалит, а на каждом телефоне останется копия.
page-pad-live-on = Общая таблица, всё отправлено ✓
page-pad-live-sending = Общая таблица, идёт отправка…
page-pad-live-away = Сервер сейчас недоступен.
page-pad-live-waits = { $count ->
    [one] Нет связи: { $count } запись ждёт здесь и уйдёт позже.
    [few] Нет связи: { $count } записи ждут здесь и уйдут позже.
   *[many] Нет связи: { $count } записей ждут здесь и уйдут позже.
}
page-pad-live-full = Общая таблица заполнена. То, что ты записываешь, остаётся в этом браузере.
page-pad-live-gone = Эта таблица больше не общая. Она продолжается в этом браузере со всем, что здесь записано.
page-pad-live-next = Следующая таблица будет общей на тех же телефонах: нажми здесь один раз на каждом.
page-pad-live-none = По этой ссылке нет общей таблицы, или её уже нет.
page-pad-live-came = С другого телефона: { $entry }
page-pad-live-clash = Другой телефон успел раньше
page-pad-live-decide = Решить
page-pad-live-there = Сейчас в таблице
page-pad-live-own = Твоя запись
page-pad-live-no-room = Твоей записи там больше нет места. Внеси её снова, если её не хватает.
page-pad-live-theirs = Оставить как есть
page-pad-live-mine = Заменить моей записью
page-pad-live-hand = Раздача { $hand }: { $entries }
page-pad-live-dropped = Запись { $entry } убрана
page-pad-live-playoff = Дополнительная раздача: { $name }
page-pad-live-no-playoff = Дополнительная раздача не сыграна
