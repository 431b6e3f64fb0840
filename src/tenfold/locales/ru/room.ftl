# Rooms: what happens in them, and what they and their server refuse.

## Scores and the end

won-you = Победа твоя!

## Commands

hint = Совет: { $reason }

## Refused

# Почему комната, сервер или таблица правил отказывает. По одному сообщению на код.
refusal-not-host = Это может только хозяин комнаты.
refusal-game-running = Игра уже началась.
refusal-no-name = Назови имя: буквы и цифры, не больше 16.
refusal-room-full = Заняты все места, сколько их есть: { $seats }.
refusal-no-seat = Мест здесь { $seats }: скажи номер от 1 до { $seats }.
refusal-seat-taken = Это место не свободно для бота.
refusal-seat-free = С этого места некого отослать.
refusal-seat-not-free = Это место занято: выбери другое.
refusal-nobody-there = Там никто не сидит.
refusal-character-taken = { $name } уже за этим столом: выбери другого бота.
refusal-too-few-seats = Людей за столом { $people }: нужно не меньше мест.
refusal-settings-fixed = Во время игры можно менять только приход новых людей и реакции.
refusal-lesson-fixed = Урок изменить нельзя: открой свой стол.
refusal-knock-device = Чтобы стучать, нужно каждому своё устройство.
refusal-closed = За этот стол больше нельзя сесть. Можно смотреть.
refusal-shut = Администрация сервера закрыла этот стол. На него можно только смотреть.
refusal-no-bot-there = Там нет бота: выбери место бота.
refusal-held-another = В этой раздаче тебе уже видны другие карты: пока можно вернуть только своё место.
refusal-not-long-away = { $minutes ->
    [one] { $name } не за столом меньше { $minutes } минуты: место можно будет отдать позже.
   *[other] { $name } не за столом меньше { $minutes } минут: место можно будет отдать позже.
}
refusal-seat-given = Твоё место отдано: теперь там { $name }. Можно сесть на место бота.
refusal-not-over = Игра ещё не окончена.
refusal-no-salt-awaited = От тебя сейчас не ждут части для тайного числа.
refusal-other-salt = Это не та часть, о которой было заявлено.
refusal-no-game = Сейчас никто не играет.
refusal-paused = Игра на паузе.
refusal-stale = Стол за это время изменился: посмотри ещё раз.
refusal-not-your-turn = Сейчас не твой ход.
refusal-answered-already = Твой ответ уже получен.
refusal-not-paused = Игра не на паузе.
refusal-no-rest = Стол сейчас не ждёт ничьей готовности.
refusal-ready-already = Твоя готовность уже отмечена.
refusal-bot-plays = За тебя играет бот: сначала верни себе место.
refusal-no-bot-plays = За тебя бот не играет.
refusal-bot-comes = Бота здесь уже попросили.
refusal-nobody-to-wait-for = Это место стол не ждёт.
refusal-not-waiting-long = Это можно сделать, когда стол ждёт это место дольше { $seconds } с.
refusal-nudged-already = Одного раза за ход достаточно.
refusal-reactions-off = Реакции за этим столом выключены.
refusal-no-reaction = За этим столом такой реакции нет.
refusal-too-many-reactions = Слишком много реакций: подожди немного.
refusal-no-television = Ни один телевизор не показывает эти цифры. Они действуют десять минут, один раз.
refusal-too-many-guesses = Слишком много неверных цифр: подожди десять минут.
refusal-too-many-televisions = Слишком много телевизоров ждут: попробуй через минуту.
refusal-no-seat-any-more = Тебя больше нет в этой комнате.
refusal-wrong-token = Это не ключ к месту в этой комнате.
refusal-no-room = По этому приглашению комнаты нет.
refusal-only-watching = Ты только смотришь.
refusal-no-advice-now = Для этого положения сейчас не нашлось совета.
refusal-no-exact-review = Эта игра шла по правилам без точного решения: разобрать её нельзя.
refusal-no-review-now = Эту игру сейчас не удаётся разобрать: попробуй позже.
refusal-too-many-reviews = С твоего адреса запрошено слишком много разборов: подожди минуту.
refusal-too-fast = Слишком много сразу: подожди немного.
refusal-too-many-lines = С твоего адреса слишком много соединений: закрой лишние.
refusal-too-many-rooms = С твоего адреса открыто слишком много комнат: подожди минуту.
refusal-bad-message = Сервер не понимает это сообщение.
refusal-bad-messages = Слишком много сообщений, которых сервер не понимает.
refusal-bad-hello = Сервер не понимает, кто пришёл.
refusal-disk-full = Диск сервера полон. Ничего не произошло; попробуй позже.
refusal-storage-failed = Сервер сейчас не может писать. Ничего не произошло; попробуй ещё раз.
refusal-no-link = «{ $text }» — не приглашение: оно выглядит как https://host/#room=...
refusal-no-server = «{ $text }» — не адрес сервера: он выглядит как https://host
refusal-rules-too-long = Эти правила слишком длинны для комнаты: возьми меньше фаз.
refusal-no-sheet = По этой ссылке больше нет общей таблицы.
refusal-sheet-moved-on = Тем временем в эту таблицу записали с другого телефона.
refusal-sheet-full = Эта таблица заполнена, записей: { $most }.
refusal-no-toml = Это не файл TOML: { $problem }
refusal-too-long = Этот файл слишком длинный.
refusal-no-words = Текстов с таким именем нет.
as-told = { $text }

## Перед дверью

game-card = Карточная игра
game-dice = Игра в кубики
game-board = Настольная игра

## Прихожая

seat-bot = бот

character-bolo = Боло
character-tipi = Типи
character-yumi = Юми
character-luno = Луно
character-kubi = Куби
character-rico = Рико
character-moki = Моки
character-zeno = Зено
plays-gently = играет мягко
plays-steadily = играет надёжно
plays-sharply = играет остро
plays-for-points = безупречно играет на очки
plays-to-win = играет на победу
plays-anyhow = играет наугад
player-numbered = Игрок { $number }

# What the host chooses, in the sentence that says so.
chosen-card = карточную игру
chosen-dice = игру в кубики
chosen-board = настольную игру
chosen-card-intl = международные правила
chosen-card-fx = правила F.X. Schmid
chosen-dice-de = немецкие правила
chosen-board-intl = более поздние международные правила
chosen-board-2010 = первые немецкие правила
room-chosen-game = Хозяин выбирает { $game }.
room-chosen-edition = Хозяин выбирает { $edition }.
room-chosen-rules = Хозяин меняет домашние правила.
room-chosen-seats = { $seats ->
    [one] Хозяин ставит { $seats } место.
    [few] Хозяин ставит { $seats } места.
   *[many] Хозяин ставит { $seats } мест.
}
room-chosen-bots = Бот на свободном месте { $how }.
room-chosen-clock = { $seconds ->
    [one] Часы идут: { $seconds } секунда на каждое решение.
    [few] Часы идут: { $seconds } секунды на каждое решение.
   *[many] Часы идут: { $seconds } секунд на каждое решение.
}
room-no-clock = Часы выключены.
room-chosen-knock-time = { $seconds ->
    [one] Чтобы постучать, есть { $seconds } секунда.
    [few] Чтобы постучать, есть { $seconds } секунды.
   *[many] Чтобы постучать, есть { $seconds } секунд.
}
room-chosen-patience = { $seconds ->
    [one] Если кого-то нет { $seconds } секунду, играет бот.
    [few] Если кого-то нет { $seconds } секунды, играет бот.
   *[many] Если кого-то нет { $seconds } секунд, играет бот.
}
room-newcomers-on = Во время игры можно сесть на место бота.
room-newcomers-off = Во время игры нельзя сесть на место бота.
room-reactions-on = Реакции включены.
room-reactions-off = Реакции выключены.
room-chosen-dealer = Первая раздача: { $name }.
    .you = Первая раздача за тобой.
room-chosen-first = { $name } начинает.
    .you = Начинаешь ты.
room-lots = Кто начинает, решит жребий.

## Что происходит в комнате

room-sat = { $name } садится за стол.
room-bot-sat = { $bot } (бот) садится за стол.
room-bot-plays = С этой минуты { $bot } { $how }.
room-plays-on = { $bot } играет дальше.
room-given = Хозяин отдаёт место игрока { $name }: теперь там { $bot }.
    .you = Твоё место отдано: теперь там { $bot }. Можно смотреть или сесть на место бота.
room-taken = { $name } садится на место бота { $bot }.
room-taken-from = { $name } садится на место бота { $other }.
room-queued = { $name } садится за следующую игру.
room-unqueued = { $name } больше не ждёт следующей игры.
room-named = Место { $number }: { $name }.
room-renamed = Новое имя: { $name } (раньше { $other }).
room-moved = { $name } пересаживается на место { $number }.
room-left = { $name } уходит.
    .you = У тебя здесь больше нет места; можно смотреть.
room-started = Игра начинается.
room-ended = Игра окончена.
room-stood-in = { $name } слишком долго не за столом: пока играет бот.
    .you = Тебя слишком долго не было за столом: пока за тебя играет бот.
room-returned = { $name } снова играет.
    .you = { "" }
room-paused = { $name } ставит игру на паузу.
    .you = Ты ставишь игру на паузу.
room-resumed = { $name } снимает паузу.
    .you = Ты снимаешь паузу.
room-answered = Записано. Сначала очередь других.
room-away = { $name } не за столом.
room-back = { $name } снова за столом.
room-time-up = Часы решают за игрока { $name }.
    .you = Часы решают за тебя.
room-ready = { $name } хочет продолжить.
    .you = Ты хочешь продолжить.
room-bot-wanted = { $name } просит, чтобы бот сыграл за игрока { $target }.
    .you = Ты просишь, чтобы бот сыграл за игрока { $target }.
    .to-you = { $name } просит, чтобы бот сыграл за тебя.
room-asked-out = Через 10 секунд за игрока { $name } начнёт играть бот.
    .you = Через 10 секунд за тебя начнёт играть бот.
room-is-here = { $name } здесь.
    .you = { "" }
room-taken-over = За игрока { $name } играет бот.
    .you = За тебя играет бот.
room-new-game = Новая игра: те же люди, те же правила.
room-shut = Администрация сервера закрыла этот стол.
