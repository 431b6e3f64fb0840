# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = оставить { $dice }
do-roll-all = бросить все заново
do-stop = остановиться
do-score = записать
do-decline = отказаться
nothing-kept = ничего
in-edition = издание { $edition }

## Headings of several tables

col-phase = фаза
col-needs = нужно
col-chance = шанс
col-roll = бросок
col-dice = кубики
col-cost = потеря
col-event = событие

## tenfold check

check-hand = карты
check-roll = бросок
check-phase = фаза
check-complete = собрана
check-outs = нужны
check-hits = добавить
check-counts = в счёт
check-keep = оставить
check-wanted = ищем
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, не больше { $most } очка
   *[other] { $number } ({ $needs }), { $edition }, не больше { $most } очков
}
check-yes-lay = да: выложить { $groups }
check-yes-points = да: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
check-no-cards = нет: не хватает { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
check-no-dice = нет: сменить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[other] { $count } кубиков
    }
check-hit = { $card } к { $group }
check-hit-low = { $card } к { $group }, в начало
check-hit-high = { $card } к { $group }, в конец
check-no-hits = нечего: ни одна карта не подходит к столу
check-once-laid = (когда твоя фаза уже на столе)
check-low-wild = (вместо 1–4 подойдёт W)

## tenfold odds

odds-cards-title = Фазы в десяти розданных картах (обычная карта: { $minimum })
odds-dice-title = Фазы, собранные первым броском десяти кубиков
minimum-group = на группу
minimum-phase = на фазу
minimum-none = не нужна
odds-hands = наборов
odds-rolls = бросков
odds-one-in = один из
odds-never = никогда
odds-average = очков в среднем
odds-most = не больше

## tenfold coach

at-phase = фаза { $number }
at-done = все фазы
at-points = очков: { $points }
at-bonus = бонус за { $count } фаз
at-bonus-all = бонус за все фазы
at-won = { $bonus } получен
at-missed = { $bonus } упущен
at-assumed = { $what } (так принято; +{ $other } — наоборот)
at-deducted = вычтено { $points }
at-you = { $place }. ты: { $facts }
at-rival = { $place }. соперник: { $facts }
at-started-end = начало конца игры
at-began = ход начался с фазы { $number }
at-out = вне игры
at-to-come = ещё сходит
at-roll = бросок { $roll } из { $rolls }
at-again = не первая попытка
at-aside = отложено: { $dice }
coach-dice = Кубики: { $dice }
coach-unclear = То же могли бы показать другие кубики: назови их так, чтобы ответ был точным.
coach-best = Лучшие варианты
coach-all = Все варианты
coach-of = { $shown } из { $all } вариантов
coach-do = действие
coach-made = фаза собрана
coach-total = ожидаемый итог
coach-win = шанс на победу
coach-own-total = Твой выбор: { $do }. Ожидаемый итог { $worth }, фаза собрана { $chance }. Потеря в очках: { $cost }.
coach-own-win = Твой выбор: { $do }. Шанс на победу { $worth }, фаза собрана { $chance }. Потеря шанса: { $cost }.
coach-own-estimate = Твой выбор: { $do }. Фаза собрана { $chance }. Потеря в очках: { $cost }.
coach-estimates = Это оценки: если отложенные кубики не трогают, точного решения нет.

## tenfold analyse

analyse-legal = Разрешено действий: { $count }.
analyse-many = Разрешено действий: { $count }. Это слишком много для списка.

## tenfold review

review-title = Все решения: { $name }
review-done = сделано
review-best = лучше
review-same = то же
review-start = ожидалось в начале
review-start-win = шанс на победу в начале
review-luck = везение
review-choice = выбор
review-rest = остальные
review-total = итог
review-end = конец: 100 % — победа
review-costly = Решения, которые снизили шанс на победу: { $name }
review-few-worlds = Это немного: с дополнением «fast» миров гораздо больше.
review-was = Событие { $event }: { $done }
review-better = Лучше: { $best } Цена: { $cost }.

## tenfold solve

solve-title = Игра в кубики в одиночку, лучшая игра
solve-total = ожидаемый итог
solve-deviation = стандартное отклонение
solve-share = { $share } % — не больше
solve-failed = неудачных попыток
solve-declined = отвергнутых попыток
solve-phases = Фазы и как часто удаётся попытка
solve-most = максимум
solve-at-best = в лучшем случае
solve-in-play = при лучшей игре
solve-still = ещё получить
solve-range = { $least }–{ $most }
solve-still-told = Ещё получить: сколько ожидается отсюда, в зависимости от итога.

## Pictures

plot-expected = ожидаемый итог { $total }
plot-final = окончательный итог
plot-aiming = если важно только это
plot-playing = при лучшей игре на очки
plot-success = успех попытки, %
plot-before = перед каждым решением
plot-at-start = в начале
plot-at-end = в конце
plot-sums = { $name }: везение { $luck }, выбор { $choice }
plot-added-up = изменения, в сумме
plot-event = событие записи

## tenfold stats

stats-figure = показатель
stats-value = значение
stats-cases = случаи
stats-day = день
stats-left-out = { $count ->
    [one] { $count } игра в показатели не входит.
    [few] { $count } игры в показатели не входят.
   *[other] { $count } игр в показатели не входят.
}
stats-none = Ни одна игра не считается.

## Progress bars

bar-hands = считает наборы
bar-rolls = считает броски
bar-reviewing = разбирает
bar-solving = решает
bar-replaying = читает игры

## tenfold replay

replay-keys = Ввод: дальше   b: назад   h: следующий счёт   число: к этому событию   q: выход
replay-title = { $game }, издание { $edition }{ $changes }
replay-result = Результат ({ $reason }): { $places }
replay-then = { $first }, затем { $next }
replay-seats = Места: { $names }
replay-later = { "" }, с события { $n } { $name }
replay-commitment = Обязательство: { $digest }
replay-cut = Запись кончается здесь: игра продолжается или файл обрезан.
replay-stopped = Игру остановили до конца.

## tenfold verify

verify-fair = { $file }: честная игра по правилам
verify-chain = хеши
verify-chain-told = событий: { $count }, ни одно не изменено
verify-rules = правила
verify-rules-told = все действия были разрешены, результат следует из них
verify-seed = тайное число
verify-seed-told = то, что было обещано; случайных исходов пересчитано: { $count }, все совпадают

## Refused: what lies on a real table

by-rule = { $problem } (правило { $rule })
refusal-phase-unlisted = Фазы { $number } нет: в списке фазы от 1 до { $most }.
refusal-hand-empty = На руке нет карт: назови их, например R5 G5 W.
refusal-hand-too-big = На руке не больше { $most } карт, и то после взятия; здесь их { $count }.
refusal-deck-too-small = Столько карт в игре нет: лишние { $cards }.
refusal-colours-wanted = В фазе { $number } важны цвета: назови грань каждого кубика целиком, например R8 или OW.
refusal-dice-count = Кубиков десять, а не { $count }.
refusal-low-and-high = Четыре кубика показывают от 1 до 4 или W, шесть — от 5 до 10: здесь их { $low } и { $high }.
refusal-die-unknown = Кубика «{ $die }» нет: есть { $dice }.
refusal-on-no-die = «{ $text }» нет ни на одном кубике: напиши число от 1 до 10 или W, а где важны цвета — перед ним B, R, O или G.
refusal-which-die = { $face } есть на нескольких кубиках с разными другими гранями: назови один из { $dice }.
refusal-die-not-shown = Кубиков с { $face }: { $count }; кубики показывают { $shown }.
refusal-die-lacks-face = { $face } там быть не может: кубик показывает одну грань, а у { $die } есть { $faces }.
refusal-set-lacks-face = Ни один кубик этой игры не показывает { $face }: есть { $faces }.
refusal-faces-crowd = { $faces } не могут лежать вместе: эти грани есть только на { $dice }.
refusal-unsolvable = Где отложенные кубики не трогают (вариант locked), точного решения нет: советы и tenfold coach дают оценки, и по ним играет бот solid.
refusal-too-many-mixed = С этими кубиками у фазы одного цвета слишком много смешанных вариантов, которые могут быть лучшими: { $count }; решаются { $most }.
refusal-too-many-faces = Фаза { $phase } с этими кубиками не решается: слишком много граней одного цвета.

## Refused: records and other files

refusal-file-unreadable = { $file } не читается: { $problem }
file-missing = такого файла нет
file-folder = это папка
file-forbidden = читать его нельзя
file-problem = { $problem }
refusal-record-none = { $file } — не запись Tenfold
refusal-record-cut-off = { $file } обрывается в строке { $line }
refusal-record-version = { $file } — запись версии { $version }; эта программа читает версию { $known }
refusal-record-line = { $file }, строка { $line }: { $problem }
refusal-record-event = строка { $line }, событие { $n } «{ $do }»: { $problem }
refusal-record-header = заголовок записи: { $problem }
record-no-line = это не строка записи
record-altered = хеш не сходится: эта строка или одна из прежних изменена
record-out-of-order = событие { $n } не на своём месте
record-strange-seats = результат не об этих местах
record-nested = слишком глубокая вложенность
record-unlike = { $problem }
record-over = игра уже окончена
record-nature-acts = сейчас очередь случая
record-seat-acts = сейчас очередь места { $seat }
record-tampered = тайное число даёт другое: случай подделан
refusal-record-no-result = в записи нет результата: событий в порядке: { $count }, но игра не окончена или файл обрывается
refusal-record-seed-not-hex = открытое тайное число не шестнадцатеричное
refusal-record-other-seed = открытое тайное число не то, что обещано в заголовке
refusal-record-not-stopped = по записи игра прервана, но она доиграна до конца
refusal-record-events-missing = в записи есть результат, но игра не окончена: событий не хватает
refusal-record-other-result = результат в записи не тот, что даёт игра
refusal-record-unfinished = { $file } — не оконченная игра
refusal-games-none = в { $file } нет ни игр, ни записи Tenfold
refusal-games-cut-off = { $file } обрывается на середине
refusal-games-version = в { $file } игры версии { $version }; эта программа читает версию { $known }
refusal-games-broken = игра { $number } в { $file } обрезана или изменена
refusal-seat-unknown = Места { $seat } нет: в записи места от 0 до { $last }.
refusal-in-file = { $file }: { $problem }
file-other-game = Это правила другой игры, не { $game }.
file-no-edition = Издание не названо: добавь строку вроде { $line }.
refusal-file-not-toml = { $file } — не TOML: { $problem }
file-nested = Для домашних правил это слишком глубокая вложенность.
file-not-text = Это не текстовый файл в UTF-8.
refusal-plot-missing = Для рисунков нужен matplotlib: установи его командой { $command }
refusal-plot = { $file } не нарисовать: { $problem }
plot-folder = это папка
plot-kind = имя должно оканчиваться на одно из { $kinds }
plot-no-folder = папки { $folder } нет
plot-forbidden = писать туда нельзя
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } — для --game { $game }; здесь { $this }.
refusal-name-hand = Назови через --hand карты, о которых речь.
refusal-name-phase-or-table = Назови фазу через --phase или группы на столе через --table.
refusal-name-phase-and-roll = Назови фазу через --phase и бросок через --roll.
refusal-name-position = Назови позицию или запись через --record и её шаг через --step.
refusal-step-of-record = --record и --step нужны вместе.
refusal-one-of = Выбери что-то одно: { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = Фаза не собрана, а бросков больше нет: попытка не удалась.
refusal-at-no-roll-left = Бросков больше нет, откладывать нечего: записать или отказаться.
refusal-at-aside-stays = В этой игре отложенные кубики остаются: оставь и { $dice }.
refusal-at-alone-deducted = Очки вычитают только в одиночной игре.
refusal-at-no-place = Места { $place } в круге из { $players } нет: назови остальных через --rival.
refusal-at-too-many-points = До фазы { $number } очков от 0 до { $most }, а не { $points }.
refusal-at-deductions = Каждая неудачная попытка стоит одинаково: штраф кратен { $each } и не больше { $most }.
refusal-at-undecided = { $text }: в фазе { $number } решённых бонусов: { $count }.
refusal-at-not-points = «{ $text }» — не число очков: напиши 250 или, с записанным бонусом, 250+40 или 250+0.
refusal-at-not-a-bonus = { $text }: { $bonus } — не бонус: записывают { $entered } или 0.
refusal-at-bonus-was-missed = С { $points } после фазы { $phases } бонус за 5 фаз упущен: после фазы 5 нужно { $wanted }.
refusal-at-bonus-was-won = С { $points } после фазы { $phases } бонус за 5 фаз получен: после фазы 5 нужно { $wanted }.
refusal-at-first-gets-bonus = Кто первым собирает все фазы, получает за это бонус.
refusal-at-late-for-bonus = На месте { $place } все фазы собраны после места { $finisher } и в следующем круге: бонуса за это нет.
refusal-at-not-a-rival = «{ $text }» не называет соперника: напиши фазу и очки, например { $example }.
refusal-at-rival-phase = Соперник в фазе от 1 до { $last } или, собрав все, { $done }, а не { $number }.
refusal-at-not-the-end = Пока никто не собрал все фазы, за ход пробуют одну: ход начался в той же фазе, в которой идёт.
refusal-at-began-later = Ход в фазе { $number } начался в ней или раньше, а не в фазе { $began }.
refusal-at-aside-rolled = Отложенные кубики можно бросать снова: они лежат до конца только в варианте locked.
refusal-at-aside-when = До первого броска ничего не отложено, а после последнего это неважно: называй отложенные кубики, только когда остался один бросок.
refusal-at-all-aside = Отложены все десять кубиков: решать нечего.

## tenfold replay: positions

plain-piles = колода { $cards }, стопка сброса { $top }
plain-phases = фаз: { $count }
plain-skipped = пропускает ход
plain-hand = карты на руке: { $cards }
plain-phase = твоя фаза: { $phases }
plain-attempt = { $name }: фаза { $number } ({ $needs }, не больше { $most }), бросок { $roll } из { $rolls }
plain-aside = отложено
plain-done = готово
plain-lot = жребий решает, кто ведёт запись
plain-over = игра окончена
plain-deducted = вычтено
plain-space = поле { $at }
