# Столы страницы: что произошло, чего ждём, конец раздачи.

## Что произошло

page-last-moves = Последние ходы
page-while-away = { $count ->
    [one] Без тебя: { $count } ход
    [few] Без тебя: { $count } хода
    [many] Без тебя: { $count } ходов
   *[other] Без тебя: { $count } хода
}
page-while-away-long = Без тебя произошло многое.
page-notice = Сообщение
page-you-lose-next = Ты теряешь следующий ход

## Чей ход

page-turn = Ход
page-turn-of = Ходит { $name }
page-do-draw-or-take = Твой ход: возьми из колоды или из сброса: { $card }
page-do-knock = Свободна карта: { $card }. Постучать?
page-knock-noted = Принято. Сначала другие.
page-others-knock = Другие могут постучать: { $card }

## Игроки

page-player-phase = фаза { $number }
page-player-laid = фаза { $number } выложена
page-player-skipped = теряет следующий ход
page-player-away = не за столом
page-ladder = Лестница
page-rung = Фаза { $number }
page-rung-with = { $rung }: { $names }

## Карты на руке

page-card-new = { $card }, только что взята
page-low-end = Снизу
page-high-end = Сверху
page-which-end = С какого края последовательности?
page-who-loses = Кто теряет ход?
page-phase-card = Карта фаз
page-phase-yours = твоя фаза

## Конец раздачи

page-hand-over = Раздача { $number } закончена
page-hands-cost = Сколько стоят карты на руке
page-hand-row = { $name }: { $cards }, { $points }, всего { $total }, { $phase }
page-row-done = фаза { $number } выполнена
page-row-again = ещё раз фаза { $number }
page-row-missed = без фазы { $number }
page-column-player = Имя
page-column-cards = Карты
page-column-points = Очки
page-column-total = Всего
page-i-am-ready = Дальше
page-next-hand = Следующая раздача
page-next-round = Следующая раздача
page-wait = Подождать
page-who-ready = Кто готов продолжить
page-ready-of = { $ready } из { $all }
page-back-to-sheet = Назад к таблице

## У лица

page-nudge-or-mute = Поторопить или скрыть реакции: { $name }
