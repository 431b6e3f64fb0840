# The dice game in the terminal.

## Setting up

setup-fair-dice = Броски заданы тайным числом. Его отпечаток, чтобы потом всё проверить: { $commitment }
setup-solving = Эти правила просчитываются один раз; это займёт около минуты.

## A turn

dice-heading = Фаза { $number } · бросок { $roll } из { $rolls }
dice-phase = фаза { $number }
dice-last-chance = Конец игры: первая же неудача завершит её для тебя.
dice-your-phase = Твоя фаза { $number }: { $needs } (очков не больше { $most })
dice-their-phase = { $name }, фаза { $number }: { $needs } (очков не больше { $most })
dice-bonus-5-so-far = Бонус за 5 фаз: очков { $points } из { $wanted }
dice-set-aside = Оставлены: { $dice }
dice-complete = Выполнена, очков: { $points } ({ $groups })
dice-prompt-keep = Какие кубики оставить, или хватит?
dice-prompt-score = Записать или отказаться?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = Это оценки. Чтобы узнать точные числа, один раз: { $command }
hint-estimated-only = Это оценки: точных чисел при этих правилах нет.

## The block, the end and high scores

block-rank = { $place }. { $name }: фаз { $phases }, очков { $points }
best-title = Рекорды по этим правилам
best-none = По этим правилам рекордов ещё нет.
best-not-kept = Рекорд не удалось записать: { $problem }.
best-seeded = Игра с выбранным числом (--seed) не идёт в список рекордов.
end-review = Чего стоило каждое решение и что было везением: tenfold review { $file }

## Commands

words-keep = оставить оставь ост
words-stop = хватит стоп остановись
words-score = записать запиши
words-decline = отказаться откажись отказ
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
