# Связь, часы, общение: что страница говорит за любым столом.

## Связь

page-kept = Запомнено. Отправится, когда связь вернётся.
page-back = Связь вернулась.
page-too-late = Слишком поздно: вот что сыграно за тебя. { $what }
page-too-late-moved = Слишком поздно: игра ушла вперёд.
page-sit-anew = Сесть за стол заново

## Кого ждёт стол

page-standby = Кого ждут
page-time-left = Оставшееся время
page-is-away = { $name } не за столом.
page-bot-in = Через { $seconds } с сыграет бот.
page-bot-now = Пусть бот играет сейчас
page-standby-wait = Подождать
page-let-bot-play = Пусть за игрока { $name } играет бот
page-bot-asked = Предложено. Нужно согласие ещё одного человека или хозяина стола.
page-takeover = Через { $seconds } с место займёт бот.
page-takeover-of = Через { $seconds } с за игрока { $name } сыграет бот.
page-i-am-here = Я здесь
page-bot-plays-for = За игрока { $name } играет бот.
page-bot-plays-for-you = За тебя играет бот.
page-seat-back = Вернуть моё место
page-nudge = Поторопить: { $name }
page-nudged = { $name } напоминает: стол ждёт.

## Вслух

page-announcements = Объявления
page-seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[other] Осталось { $seconds } секунд
}
page-free-card = Свободная карта: { $card }. Постучать?
page-reacts = { $name }: { $what }

## Клавиши

page-key-draw = взять из колоды
page-key-take = взять из сброса
page-key-lay = выложить
page-key-discard = сбросить
page-key-knock = постучать
page-key-pass = не брать
page-key-hint = подсказка
page-key-sort = разложить карты
page-key-moves = последние ходы
page-key-card = карта фаз
page-key-reactions = реакции
page-key-ahead = к текущему ходу
page-key-keys = все клавиши

## Реакции

page-reactions = Реакции
page-mute = Скрыть реакции: { $name }
page-react-smile = улыбка
page-react-laugh = смех
page-react-wow = изумление
page-react-oops = ой
page-react-tear = слеза
page-react-clap = аплодисменты
page-react-hello = Привет!
page-react-well-done = Здорово!
page-react-oh-no = О нет!
page-react-lucky = Повезло!
page-react-take-your-time = Не торопись.
page-react-back-soon = Сейчас вернусь.
page-react-good-game = Хорошая игра!
page-react-one-more = Ещё разок?
page-react-not-me-again = Опять я!
page-react-sorry = Прости!
page-react-so-close = Почти!
page-react-what-a-roll = Вот это бросок!
page-react-thank-you = Спасибо!

## Честно ли это?

page-fair-all = Здесь пересчитаны все случайные исходы: { $outcomes }.
page-fair-seed = Тайное число — то, что было обещано. Как эта игра получает из него случай, страница не знает: это пересчитает tenfold verify.
page-unfair-outcome = Не доказано: исход { $number } из { $outcomes } не следует из тайного числа!

## Телевизор

page-show-on-tv = Показать на телевизоре
page-tv-figures = Шесть цифр
page-tv-title = Телевизор ждёт стол.
page-tv-type = На телефоне за столом: меню, «Показать на телевизоре» и эти цифры.

## Вдвоём за одним устройством

page-at-device = Игроки за этим устройством
page-at-device-name = Имя ещё одного игрока
page-at-device-add = Добавить за это устройство
page-pass-device = Передай устройство: { $name }
page-i-am = Я — { $name }
