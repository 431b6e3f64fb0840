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
odds-of-hands = из { $count } возможных наборов
odds-of-rolls = из { $count } возможных бросков

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
plot-lost = потеряно выбором
plot-event = событие записи

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
