# Что на странице вокруг стола: приглашение, ожидание, итог.

## Names and faces

page-your-face = Твоё лицо
page-face = { $face ->
    [sun] солнце
    [drop] капля
    [leaf] лист
    [star] звезда
    [cloud] облако
    [bell] колокольчик
    [heart] сердце
   *[wave] волна
}
page-save = Сохранить
page-name-first = Остальным хочется знать, кто ты. Как тебя называть?

## Invitation

page-all-seated = Все места заняты людьми.
page-only-watch = Все места заняты. Можно смотреть.
page-closed = За этот стол больше не садятся. Можно смотреть.
page-free-to-take = Можно занять
page-take-seat = Сесть на место: { $name }
page-take-seat-as = Сесть на место: { $name } ({ $standing })
page-stands-phase = фаза { $number }
page-stands-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
page-stands-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-part-next-game = Твоя доля в перемешивании добавится со следующей игры.
page-next-game = Сесть за стол к следующей игре
page-waits-next = Ты сядешь за стол, когда эта игра закончится.

## Before the game

page-seat-list = Места
page-seat-number = Место { $number }
page-seat-of = Место { $number }: { $who }
page-free = свободно
page-host = ведёт стол
page-change-bot = Сменить бота
page-move-up = Выше
page-move-down = Ниже
page-my-name-face = Моё имя и лицо
page-start-bots = { $count ->
    [one] Начать с { $count } ботом
    [few] Начать с { $count } ботами
   *[other] Начать с { $count } ботами
}
page-waiting-host = Игру начинает { $name }
page-who-deals = Кто сдаёт первым?
page-who-keeps-block = Кто ведёт таблицу?
page-who-youngest = Кто здесь младше всех?
page-draw-lots = По жребию
page-clock = Часы
page-clock-none = нет
page-clock-relaxed = спокойно, { $seconds } с
page-clock-brisk = быстро, { $seconds } с
page-knock-time = Время постучать
page-some-seconds = { $seconds } с
page-friends-may = Друзья могут садиться на места ботов
page-react-here = Реакции
page-on = да
page-off = нет
page-seats-are-taken = За столом больше людей.
page-waiting-list = К следующей игре: { $names }

## The lot

page-lot = Сдаёт { $name }. Начинает { $first }.
page-lot-begins = Начинает { $name }.

## Result

page-wins = Побеждает { $name }
page-share-win = Победу делят { $names }
page-ranking = Места в игре
page-phases-done = { $count ->
    [0] ни одной фазы
    [one] { $count } фаза
    [few] { $count } фазы
   *[other] { $count } фаз
}
page-two-names = { $first }, затем { $then }
page-fact-dearest = Самая дорогая раздача: { $points }, { $name }
page-fact-out = { $count ->
    [one] Больше всех выходов: { $name }, { $count } раз
    [few] Больше всех выходов: { $name }, { $count } раза
   *[other] Больше всех выходов: { $name }, { $count } раз
}
page-fact-hands = { $count ->
    [one] Сыграна { $count } раздача
    [few] Сыграно { $count } раздачи
   *[other] Сыграно { $count } раздач
}
page-fact-best-phase = Лучшая фаза: { $points }, { $name }
page-fact-failed = Больше всего неудачных попыток: { $count }, { $name }
page-share-picture = Поделиться картинкой
page-with-names = С именами
