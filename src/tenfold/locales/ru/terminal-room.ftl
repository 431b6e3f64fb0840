# Rooms of a server in the terminal.

## Перед дверью

# Комнаты сервера в терминале.
setup-seats = Сколько мест, от { $fewest } до { $most }? Свободные займут боты.
room-waits = кого нет за столом { $seconds } с, того до возвращения заменяет бот
room-clock = { $seconds } с на решение, потом ход сделают за тебя
room-knock-window = { $seconds } с, чтобы решить, стучать ли
room-go-on = У тебя здесь место под именем { $name }. Продолжить? { $yes } / { $no }
room-go-on-there = У тебя место в комнате на { $server } под именем { $name }. Продолжить там? { $yes } / { $no }
room-watch = Можно смотреть: { $command }
room-take-whose = Чьё место займёшь? { $names }
room-next-game = Все места заняты. Сесть за следующую игру? { $yes } / { $no }
room-unreachable = { $server } недоступен: { $problem }
room-not-kept = Твоё место не удаётся записать: { $problem }. Не закрывай это окно.

## Прихожая

seat-free = свободно
seat-host = хозяин
seat-you = ты
seat-away = не за столом
room-invite = Кто получит эту ссылку, может играть с тобой:
room-phone = Эта ссылка — твоё место: открой её на телефоне, чтобы играть дальше там. Никому её не показывай, с ней играют за тебя:
bot-which = Скажи { $bot }, номер места и как он играет ({ $bots }).
exchange-which = Скажи { $word } и номера двух мест.
clock-which = Скажи { $word } и число секунд или { $word } { $no }.
friends-which = Скажи { $word } { $yes } или { $word } { $no }.
lobby-dealer = { $name } сдаёт или начинает.
leave-sure = Дальше за тебя играет бот, и вернуться на это место нельзя. Уйти? { $yes } / { $no }

## Кого ждут

waiting-you-start = Когда все соберутся, набери { $start }
waiting-start = Ждём, пока { $name } начнёт
waiting-nobody = Ждём игроков
waiting-salts = Игра вот-вот начнётся
waiting-turn = Ходит { $name }
waiting-bot = Ходит { $name } (бот)
waiting-away = Ходит { $name }, но не за столом; через { $seconds } с вступит бот
waiting-paused = Игра на паузе ({ $name }); { $go_on } — играть дальше
waiting-paused-by-you = Игра на паузе по твоему желанию; { $go_on } — играть дальше
waiting-rematch = Игра окончена: { $rematch } или { $quit }?
waiting-over = Игра окончена
waiting-ready = Раздача окончена: { $ready } (или Enter) — дальше, { $wait } — подождать
waiting-others-ready = Ждём, пока будут готовы: { $names }
waiting-idle = За тебя играет бот: { $here } вернёт место
waiting-takeover = Сейчас за тебя сыграет бот: { $here } сохранит место

## Что происходит в комнате

connection-lost = Связь с сервером прервалась; пробуем снова.
connection-back = Связь восстановлена: играем дальше.
room-nudged = { $name } напоминает: стол ждёт.
room-fair = Тайное число раскрыто, и оно то самое, чей отпечаток был показан перед первым ходом.
room-unfair = ВНИМАНИЕ: тайное число, которое раскрыл сервер, не подходит к отпечатку { $commitment }. Не доверяй этой игре.
room-record = Запись игры для tenfold verify: { $link }
room-kept = Твоё место остаётся за тобой. Вернуться: { $command }
room-gone = Тебя больше нет в комнате.
room-over = Спасибо за игру.
room-watched = Ты больше не смотришь.

## Команды

words-start = начать старт
words-bot = бот
words-free = освободить
words-exchange = поменять
words-dealer = сдающий начинает
words-clock = часы
words-friends = друзья
words-ready = вперёд
words-here = здесь
words-replace = заменить
words-nudge = напомнить
words-react = реакция
words-pause = пауза
words-go-on = дальше
words-rematch = реванш
words-invite = пригласить ссылка
words-phone = перенести телефон
words-table = стол
words-room = комната
words-leave = уйти
help-start = хозяин начинает игру; боты занимают свободные места
help-bot = хозяин сажает бота: номер места и как он играет
help-free = хозяин освобождает место: его номер
help-exchange = поменять два места (ведущий): их номера
help-dealer = кто сдаёт или начинает (ведущий): имя или нет, тогда жребий
help-clock = секунды на решение (ведущий) или нет
help-friends = могут ли друзья занимать места ботов во время игры (ведущий): да или нет
help-ready = дальше после конца раздачи
help-here = ты здесь: бот за тебя не играет
help-replace = пусть бот сыграет за того, кого все ждут: имя
help-nudge = напомнить тому, кого все ждут: имя
help-react = лица и фразы; с номером — отправить
help-pause = поставить игру на паузу для всех
help-go-on = снять паузу
help-rematch = те же люди играют снова
help-invite = ссылка и QR-код, чтобы пригласить других
help-phone = тайная ссылка и QR-код, чтобы перенести твоё место на телефон
help-table = стол, как он есть сейчас
help-room = правила этой комнаты, и кто где сидит
help-leave = отдать место; дальше играет бот (чтобы вернуться позже, просто закрой программу)
