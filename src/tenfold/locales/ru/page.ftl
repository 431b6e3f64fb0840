# Страница в браузере.

## Карты и кубики по именам

page-card = { $colour ->
    [R] красная { $number }
    [B] синяя { $number }
    [G] зелёная { $number }
    [O] оранжевая { $number }
   *[Y] жёлтая { $number }
}
page-card-wild = джокер
page-card-joker = джокер, { $card }
page-card-skip = пропуск хода
page-die-wild = { $colour ->
    [R] красный джокер
    [B] синий джокер
    [G] зелёный джокер
   *[O] оранжевый джокер
}
page-card-fits = { $card }, можно добавить на стол
page-card-needed = { $card }, нужна для фазы
page-die-kept = { $die }, остаётся
page-not-rolled = ещё не брошен

## Везде

page-language = Язык
page-menu = Меню
page-close = Закрыть
page-cancel = Отмена
page-go = Вперёд
page-next = Дальше
page-try-again = Ещё раз
page-connection = Связь
page-offline = Нет связи. Пробуем снова.
page-no-server = Сервер недоступен.
page-looking = Минутку…
page-go-home = Все столы
page-my-games = Мои игры
page-how = Как это посчитано?
page-rules = Правила
page-rules-here = Правила этого стола

## Начало

page-welcome = Во что играем?
page-game = Игра
page-game-card = Карточная игра
page-game-dice = Игра в кубики
page-game-board = Настольная игра
page-your-name = Твоё имя
page-seats = Игроки
page-bots = Боты
page-play = Играть
page-play-game = { $game ->
    [card] Играть в карточную игру
    [dice] Играть в игру в кубики
    [board] Играть в настольную игру
   *[other] Играть: { $name }
}
page-change = Изменить
page-table-hand = { $table }, раздача { $number }
page-table-before = { $table }, перед игрой
page-table-yours = { $table }, твой ход
page-invite-friends = Пригласить друзей
page-edition = Издание
page-house-here = Домашние правила
page-variants = Варианты
page-short-phases = Сколько фаз
page-score-pad = Таблица очков
page-analysis-board = Анализ
page-your-tables = Твои столы
page-table = Стол
page-have-invitation = У меня есть приглашение
page-invitation-link = Ссылка-приглашение
page-wrong-link = Это не приглашение. Оно выглядит так: https://…/#room=…

## Перед игрой

page-invited = Тебя пригласили
page-no-room = По этому приглашению стола нет. Возможно, ссылка обрезана или стола больше нет.
page-sit-down = Сесть за стол
page-watch = Смотреть
page-lobby = Перед игрой
page-you = ты
page-away = не за столом
page-is-bot = бот
page-stood-in = играет бот
page-add-bot = Добавить бота
page-free-this-seat = Освободить место
page-start = Начать игру
page-for-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
page-turn-clock = { $seconds ->
    [one] { $seconds } секунда на каждое решение
    [few] { $seconds } секунды на каждое решение
   *[other] { $seconds } секунд на каждое решение
}
page-short-game = { $count ->
    [1] Только первая фаза
   *[other] Только первые фазы: { $count }
}
page-last-card = Последнюю карту нужно сбросить
page-fairness = Честно ли это?
page-commitment = Отпечаток тайного числа, от которого зависит вся случайность; известен до начала:
page-seed = Тайное число:
page-salt = Твоя часть, выбранная твоим браузером и добавленная в начале, чтобы даже сервер ничего не мог подобрать:
page-starting = Игра сейчас начнётся.
page-copy = Копировать ссылку
page-copied = Скопировано
page-share = Поделиться
page-qr = Ссылка в виде QR-кода
page-seat-link = Ссылка на твоё место
page-leave = Уйти из-за стола

## Стол

page-players = Игроки
page-phase = Фаза { $number }
page-phase-laid = Фаза { $number } ✓
page-phase-done = фаза { $number } выполнена
page-all-phases = все фазы
page-points-short = { $points } оч.
page-laid-groups = Группы на столе
page-group = Группа { $name }: { $cards }
page-nothing-laid = На столе ещё нет ни одной фазы
page-piles = Стопки
page-draw-pile = Колода, карт: { $count }
page-discard-pile = Стопка сброса, сверху: { $card }
page-your-phase = Фаза
page-which-phase = Какая фаза
page-ready = Готово!
page-take-back = Оставить на руке: { $card }
page-put-into = Положить в группу { $group }: { $card }
page-to-add = Не хватает в группе { $group }
page-propose-again = Как предложено
page-hand-column = Раздача
page-phase-column = Фаза

## Чей ход

page-your-turn = Твой ход
page-do-draw-only = Твой ход: возьми карту из колоды
page-do-lay = Фазу можно выложить
page-do-hit = Добавь, что подходит, потом сбрось карту
page-do-discard = Выбери карту для сброса
page-wait-absent = { $name } не за столом. Если это надолго, сыграет бот.
page-paused = Игра на паузе ({ $name })
page-go-on = Продолжить

## Что можно сделать

page-draw = Взять из колоды
page-take = Взять: { $card }
page-lay = Выложить фазу { $number }
page-hit = Добавить: { $card }
page-discard = Сбросить: { $card }
page-skip-player = { $name } теряет ход
page-knock = Постучать
page-let-go = Не брать
page-hint = Совет
page-sort = Разложить карты
page-sort-number = по числам
page-sort-colour = по цветам
page-sort-need = по нужному для фазы
page-why = Почему?
page-type-action = Напиши, что ты делаешь
page-only-you = Это видишь только ты

## Стол с кубиками

page-roll-all = Бросить все десять
page-score = Записать { $points }
page-decline = Попробовать ещё

## The board

page-the-track = Дорожка
page-space-with = { $space }: { $names }
page-move-to = На { $steps } до { $space }: { $does }
page-star-to = Дальше на { $space }: { $does }
page-wreath = лавровый венок
page-number-held = { $number }, у тебя таких: { $count }
page-do-move = Выбери, куда пойдёт фишка
page-do-star = Звезда: выбери любое действие
page-do-take = { $count ->
    [one] Возьми { $count } карту
    [few] Возьми { $count } карты, одну за другой
   *[other] Возьми { $count } карт, одну за другой
}
page-do-pick = Возьми любую карту из стопки сброса
page-do-swap = Выбери до четырёх карт для обмена; последняя ляжет сверху
page-do-ask = Карту с каким числом спросить?
page-do-give = { $name } просит карту с числом { $number }
page-do-two = Все группы на столе полные: можно сбросить две карты
page-do-keep-cards = Раздача окончена: выбери до пяти карт, которые оставишь
page-pick = Взять: { $card }
page-swap = { $count ->
    [0] Только взять карту
    [one] Поменять { $count }, взять { $drawn }
   *[other] Поменять { $count }, взять { $drawn }
}
page-ask = Спросить { $number }: сначала отвечает { $name }
page-give = Отдать: { $card }
page-keep = { $count ->
    [0] Ничего не оставлять
    [one] Оставить { $count } карту
    [few] Оставить { $count } карты
   *[other] Оставить { $count } карт
}
page-add-to = Добавить к { $group }
page-discard-two = Сбросить: { $first } и { $second }

## Правила, ход игры, итог, повтор

page-find-rule = Искать в правилах
page-this-rule = Правило об этом
page-no-rules = Правил этой игры здесь нет.
page-result = Итог
page-rematch = Сыграть ещё
page-record = Скачать запись
page-fair = Доказано: вся случайность была определена до начала ✓
page-unfair = Тайное число не то, что было обещано!
page-salt-used = Твоя часть учтена ✓
page-salt-missing = Твоя часть пришла слишком поздно и не учтена.
page-fair-how = Отпечаток был виден до начала; показанное теперь число имеет именно этот отпечаток. По записи можно пересчитать все карты и броски: tenfold verify.
page-replay = Посмотреть ещё раз
page-replay-step = Шаг игры
page-replay-run = Смотреть
page-replay-stop = Стоп
page-replay-back = На шаг назад
page-replay-on = На шаг вперёд
page-replay-back-hand = К предыдущей раздаче
page-replay-on-hand = К следующей раздаче
page-replay-analyse = Разобрать эту позицию
