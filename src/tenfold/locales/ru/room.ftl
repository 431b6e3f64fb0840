# Rooms: what happens in them, and what they and their server refuse.

## Setting up

default-name = Ты

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
refusal-not-over = Игра ещё не окончена.
refusal-no-salt-awaited = От тебя сейчас не ждут части для тайного числа.
refusal-other-salt = Это не та часть, о которой было заявлено.
refusal-no-game = Сейчас никто не играет.
refusal-paused = Игра на паузе.
refusal-stale = Стол за это время изменился: посмотри ещё раз.
refusal-not-your-turn = Сейчас не твой ход.
refusal-answered-already = Твой ответ уже получен.
refusal-not-paused = Игра не на паузе.
refusal-no-seat-any-more = Тебя больше нет в этой комнате.
refusal-wrong-token = Это не ключ к месту в этой комнате.
refusal-no-room = По этому приглашению комнаты нет.
refusal-only-watching = Ты только смотришь.
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

## Что происходит в комнате

room-sat = { $name } садится за стол.
room-bot-sat = { $name } (бот) садится за стол.
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
room-answered = Твой ответ будет учтён, как только ответят все перед тобой.
room-away = { $name } не за столом.
room-back = { $name } снова за столом.
room-time-up = Время вышло; ход за игрока { $name }:
    .you = Твоё время вышло; ход сделан за тебя:
room-new-game = Новая игра: те же люди, те же правила.

## Who sits there

player-numbered = Игрок { $number }
character-bolo = Боло
character-tipi = Типи
character-yumi = Юми
character-luno = Луно
character-kubi = Куби
character-rico = Рико
character-moki = Моки
character-zeno = Зено
plays-gently = играет мягко
plays-steadily = играет ровно
plays-sharply = играет остро
