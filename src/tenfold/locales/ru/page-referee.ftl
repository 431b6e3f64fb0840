# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Карты и кубики, которые можно нажать
page-referee-colour-of = Цвет
page-referee-colour = { $colour ->
    [R] красный
    [B] синий
    [G] зелёный
    [O] оранжевый
   *[Y] жёлтый
}
page-referee-group = Группа { $number }
page-referee-add-group = Группа на столе
page-referee-drop = Убрать группу { $number }
page-referee-take = Убрать: { $card }
page-referee-clear = Очистить
page-referee-type = Или напиши карты
page-referee-which = Что это?
page-referee-no-group = Это не группа: нужны одинаковые числа, не меньше { $run } чисел подряд или карты одного цвета.
page-referee-none = Нажми карты на руке: фаза ли это, сколько не хватает, сколько она стоит?
page-referee-complete = Фаза { $number } собрана
page-referee-outs = Помогут эти карты:
page-referee-left = Остаётся на руке:
page-referee-keep-one = Одна карта должна остаться для сброса.
page-referee-cost = { $points ->
    [one] Карты на руке стоят { $points } очко.
    [few] Карты на руке стоят { $points } очка.
    [many] Карты на руке стоят { $points } очков.
   *[other] Карты на руке стоят { $points } очка.
}
page-referee-cost-left = { $points ->
    [one] Остаток стоит { $points } очко.
    [few] Остаток стоит { $points } очка.
    [many] Остаток стоит { $points } очков.
   *[other] Остаток стоит { $points } очка.
}
page-referee-fits = К группе { $number } подходит:
page-referee-fits-none = К группе { $number } ничего не подходит.
page-referee-low = снизу
page-referee-high = сверху
page-referee-after-phase = Добавлять можно, когда своя фаза лежит на столе.
page-referee-how-cards = Перебираются все способы использовать карты для групп фазы, с джокерами тоже. Число — сколько карт по меньшей мере ещё должно прийти; помогают те, с которыми оно становится меньше.

## Dice

page-referee-roll = Десять кубиков
page-referee-dice-none = { $count ->
    [one] Нажми, что на кубиках: не хватает { $count }.
    [few] Нажми, что на кубиках: не хватает { $count }.
    [many] Нажми, что на кубиках: не хватает { $count }.
   *[other] Нажми, что на кубиках: не хватает { $count }.
}
page-referee-dice-impossible = Десять кубиков печатного набора не могут показать это вместе.
page-referee-dice-points = { $points ->
    [one] Собрана: { $points } очко
    [few] Собрана: { $points } очка
    [many] Собрана: { $points } очков
   *[other] Собрана: { $points } очка
}
page-referee-dice-missing = { $count ->
    [one] Не собрана: надо изменить { $count } кубик
    [few] Не собрана: надо изменить { $count } кубика
    [many] Не собрана: надо изменить { $count } кубиков
   *[other] Не собрана: надо изменить { $count } кубика
}
page-referee-dice-keep = Оставить:
page-referee-dice-wanted = На остальных нужно:
page-referee-how-dice = Перебираются все способы использовать десять кубиков, с джокерами тоже. Очки — за лучший из них; если фаза не собрана, число — сколько кубиков по меньшей мере должны показать другое.

## The coach of the dice

page-coach = Тренер
page-coach-roll = Какой бросок
page-coach-roll-number = Бросок { $number }
page-coach-points = Очки за прошлые фазы
page-coach-most = { $most ->
    [one] До фазы { $phase } может быть не больше { $most } очка.
   *[other] До фазы { $phase } может быть не больше { $most } очков.
}
page-coach-need = Введи очки за прошлые фазы: тогда тренер сможет дать совет.
page-coach-lost = Потеряно очков
page-coach-five = Каждая неудачная попытка и каждый отказ стоят 5 очков: введи 0, 5, 10 и так далее.
page-coach-again = Эта фаза уже не получалась
page-coach-failed = Бросков больше нет, а фаза не собрана: эта попытка не удалась.
page-coach-which = Эти же грани могут показать и другие кубики. Какие именно, имеет значение: посмотри на их остальные грани.
page-coach-die = Кубик { $die } показывает
page-coach-any = не важно
page-coach-rules = Точные значения для печатных правил при игре в одиночку; сервер не нужен. Против соперников и по другим правилам их считает сервер.
page-analysis-title = Доска анализа

## May I?

page-referee-may = Можно ли…
page-referee-yes = Да
page-referee-no = Нет
page-may-take-wild = взять джокер из стопки сброса?
page-may-take-skip = взять пропуск хода из стопки сброса?
page-may-lay-part = выложить только часть фазы?
page-may-lay-longer = выложить больше карт, чем требует фаза?
page-may-lay-two = выложить две фазы за одну раздачу?
page-may-same-number = собрать два набора с одним числом?
page-may-wrap = продолжить последовательность от 12 к 1?
page-may-wrap-dice = продолжить последовательность от 10 к 1?
page-may-wilds-alone = обойтись одними джокерами?
page-may-jokers-alone = составить группу из одних джокеров?
page-may-swap-wild = обменять джокер на столе на карту, которую он заменяет?
page-may-add-before = добавлять карты, пока своя фаза не выложена?
page-may-add-same-turn = добавлять карты в тот же ход, что и выкладывать фазу?
page-may-add-to-others = добавлять карты к чужим группам?
page-may-skip-twice = сыграть два пропуска хода против одного игрока за круг?
page-may-out-without-discard = выйти без последнего сброса?
page-may-joker-on-full = добавить джокер к полной группе?
page-may-discard-two = сбросить две карты сразу?
page-may-reroll-kept = снова бросить отложенный кубик?
page-may-stop-early = остановиться до третьего броска?
page-may-wild-colour = считать джокер другим цветом?
page-may-decline = отказаться от очков за выполненную фазу?
page-may-skip-phase = пропустить фазу и вернуться к ней позже?

## Odds

page-odds-deal = Как часто десять розданных карт уже содержат фазу:
page-odds-roll = Как часто первый бросок всех десяти кубиков выполняет фазу:
page-odds-one-in = 1 из { $count }
page-odds-average = в среднем очков: { $points }
page-odds-exact = { $hold } из { $of }
page-odds-scale = Каждый шаг шкалы в десять раз вероятнее предыдущего.
page-odds-method-deal = Посчитана каждая из возможных рук по десять карт (всего { $of }), ничего не моделируется. Цифры — это руки, в которых есть фаза; вероятность — их доля.
page-odds-method-roll = Посчитан каждый из возможных бросков (всего { $of }), ничего не моделируется. Цифры — это броски, которые выполняют фазу; вероятность — их доля, среднее — по их очкам.
