# The dice game in the terminal.

## Setting up

setup-fair-dice = Броски заданы секретным сидом. Его отпечаток, чтобы потом всё проверить: { $commitment }
setup-solving = Эти правила просчитываются один раз; это займёт около минуты.
edition-dice-de = de: немецкие правила
variant-dice-locked = locked: отложенные кубики лежат до конца хода
variant-dice-free-decline = free-decline: в одиночной игре отказ от выполненной фазы ничего не стоит
variant-dice-no-decline = no-decline: в одиночной игре от выполненной фазы нельзя отказаться
variant-dice-deductions = deductions: в одиночной игре штрафы учитываются в очках для бонуса за 5 фаз
bot-dice-random = random: бросает как попало
bot-dice-easy = easy: берёт первый же успех
bot-dice-solid = solid: взвешивает шансы и очки
bot-dice-optimal = optimal: безупречно играет на очки
bot-dice-racer = racer: играет на победу

## A turn

dice-heading = Фаза { $number } · бросок { $roll } из { $rolls }
dice-phase = фаза { $number }
dice-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
dice-all-done = все фазы
dice-last-chance = Конец игры: первая же неудача завершит её для тебя.
dice-your-phase = Твоя фаза { $number }: { $needs } (самое большее { $most })
dice-bonus-5-so-far = Бонус за 5 фаз: { $points } из { $wanted } очков
dice-set-aside = Оставлены: { $dice }
dice-missing = { $count ->
    [one] не хватает { $count } кубика
    [few] не хватает { $count } кубиков
    [many] не хватает { $count } кубиков
   *[other] не хватает { $count } кубика
}
dice-complete = Выполнена, очков: { $points } ({ $groups })
dice-need-set = набор из { $size }
dice-need-run = последовательность из { $size }
dice-need-colour = { $size ->
    [one] { $size } кубик одного цвета
    [few] { $size } кубика одного цвета
    [many] { $size } кубиков одного цвета
   *[other] { $size } кубика одного цвета
}
dice-prompt-keep = Какие кубики оставить, или хватит?
dice-prompt-score = Записать или отказаться?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = итог
hint-cost = потеря
hint-win = победа
hint-phase = фаза
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-estimated = Это оценки. Чтобы узнать точные числа, один раз: { $command }

## What happens

you-begin = Ты ведёшь запись и начинаешь.
they-begin = { $name } ведёт запись и начинает.
you-keep-dice = { $rolled ->
    [one] Ты оставляешь { $dice } и бросаешь { $rolled } кубик.
    [few] Ты оставляешь { $dice } и бросаешь { $rolled } кубика.
    [many] Ты оставляешь { $dice } и бросаешь { $rolled } кубиков.
   *[other] Ты оставляешь { $dice } и бросаешь { $rolled } кубика.
}
they-keep-dice = { $name } бросает { $roll } и оставляет { $dice }.
you-keep-nothing = Ты снова бросаешь все десять кубиков.
they-keep-nothing = { $name } бросает { $roll } и ничего не оставляет.
you-make-phase = Ты выполняешь фазу { $phase }, очков: { $points }.
they-make-phase = { $name } бросает { $roll } и выполняет фазу { $phase }, очков: { $points }.
you-fail-phase = Фаза { $phase } не вышла: попробуешь снова в следующий ход.
they-fail-phase = { $name } бросает { $roll } и не выполняет фазу { $phase }.
you-fail-phase-alone = Фаза { $phase } не вышла: штраф { $cost }, и ты пробуешь снова.
you-fail-for-good = Фаза { $phase } не вышла: твоя игра окончена.
they-fail-for-good = { $name } бросает { $roll }, не выполняет фазу { $phase } и выбывает.
you-refuse-points = Ты отказываешься от очков за фазу { $phase } и пробуешь снова в следующий ход.
they-refuse-points = { $name } бросает { $roll } и отказывается от очков за фазу { $phase }.
you-refuse-points-alone = Ты отказываешься от очков за фазу { $phase }: штраф { $cost }, и ты пробуешь снова.
you-win-bonus-5 = После пяти фаз очков: { $points }. Ты получаешь бонус за 5 фаз, 40 очков (нужно было { $wanted }).
they-win-bonus-5 = { $name } после пяти фаз имеет очков: { $points }, и получает бонус за 5 фаз, 40 очков (нужно было { $wanted }).
you-miss-bonus-5 = После пяти фаз очков: { $points }. Бонуса за 5 фаз нет (нужно было { $wanted }).
they-miss-bonus-5 = { $name } после пяти фаз имеет очков: { $points }, и не получает бонуса за 5 фаз (нужно было { $wanted }).
you-win-bonus-10 = Ты получаешь бонус за все фазы ({ $count }), 40 очков.
they-win-bonus-10 = { $name } получает бонус за все фазы ({ $count }), 40 очков.
you-miss-bonus-10 = Все фазы ({ $count }) выполнены, но без бонуса за них.
they-miss-bonus-10 = { $name } выполняет все фазы ({ $count }), но без бонуса за них.
you-start-the-end = Ты выполняешь все фазы. Конец игры: остальные пробуют недостающие фазы подряд.
they-start-the-end = { $name } выполняет все фазы. Конец игры: остальные пробуют недостающие фазы подряд.

## The block, the end and high scores

block-title = Таблица очков
block-most = max
block-bonus = бонус за фазы: { $count }
block-failed = неудачи
block-declined = отказы
block-deducted = штрафы
block-total = всего
block-rank = { $place }. { $name }: фаз { $phases }, очков { $points }
won-alone = Игра окончена, очков: { $points }.
reason-dice-all-phases = Больше никто не выполнил все фазы.
reason-dice-most-points = Все фазы выполнили несколько игроков: побеждает тот, у кого больше очков.
reason-dice-best-phase = По фазам и очкам равенство: решила лучшая отдельная фаза.
reason-dice-shared = По фазам, очкам и лучшей фазе полное равенство.
best-title = Рекорды по этим правилам
best-none = По этим правилам рекордов ещё нет.
best-not-kept = Рекорд не удалось записать: { $problem }.
end-review = Чего стоило каждое решение и что было везением: tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = оставить оставь ост
words-stop = хватит стоп
words-score = записать запиши
words-decline = отказаться отказ
words-best = рекорды рекорд
words-blue = синий синие
words-red = красный красные
words-orange = оранжевый оранжевые
words-green = зелёный зелёные зеленый зеленые

help-keep = оставить эти кубики и бросить остальные: буквы (a c e или ace), числа (8 8 W), грани (R8) или цвет (оранжевый); без всего: снова бросить все десять
help-stop = больше не бросать
help-score = записать очки за выполненную фазу
help-decline = отказаться от них и снова попробовать фазу в следующий ход
help-best = рекорды одиночных игр по этим правилам
dice-help-hint = что сейчас сделал бы хороший игрок и почему; для лучших ходов — ожидаемый итог или вероятность победы, и вероятность фазы
dice-help-moves = лучшие продолжения, лучшее первым; набери номер из списка, чтобы так и сделать
dice-help-scores = таблица очков
help-dice = Кубики: B синий, R красный, O оранжевый, G зелёный и число; W — джокер. Двойная рамка: кубик оставлен.

keep-no-die = «{ $word }» — не кубик: назови кубики буквами от a до { $last }, числами (8 8 W) или цветом.
keep-no-number = Ни на одном кубике нет { $number }: числа идут от 1 до 10, W — джокер.
keep-no-colour = Сейчас нет кубиков такого цвета: { $colour }.
keep-too-many = { $count ->
    [0] Сейчас ни один кубик не показывает { $face }.
    [one] Только { $count } кубик показывает { $face }.
    [few] Только { $count } кубика показывают { $face }.
    [many] Только { $count } кубиков показывают { $face }.
   *[other] Только { $count } кубика показывают { $face }.
}
keep-which = { $face } лежит в нескольких цветах, а в этой фазе важен цвет. Назови букву: { $dice }
