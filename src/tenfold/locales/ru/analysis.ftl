# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = Позиция начинается с названия игры: { $games }.
refusal-setup-long = Позиция слишком длинная: символов может быть не больше { $most }.
refusal-setup-field = В позиции этой игры нет поля «{ $name }». Есть: { $fields }.
refusal-setup-twice = Поле { $name } указано дважды.
refusal-setup-missing = Не хватает поля { $name }.
refusal-setup-value = { $name }: «{ $text }» не удаётся прочитать.
refusal-setup-seats = { $name }: нужна одна часть на каждое место, всего мест: { $seats }.
refusal-setup-seat = Места считаются с 0, здесь до { $most }.
refusal-setup-phase = Фазы { $number } в этой игре нет. Есть: { $phases }.
refusal-setup-cards = Столько таких карт в коробке нет: { $cards }.
refusal-setup-hand = Карт на руке здесь может быть от { $fewest } до { $most }, а не { $count }.
refusal-setup-hand-size = Карт на руке здесь должно быть { $size }, а не { $count }.
refusal-setup-hidden = Решает место { $seat }, поэтому его карты должны быть известны.
refusal-setup-impossible = Такая позиция невозможна: { $problem }
position-field = Поле { $name } не читается: { $text }
position-missing = Не хватает поля { $name }.
position-seats = Число мест в ней не везде одинаковое.
position-seat = В ней названо место, которого нет за столом.
position-stage = В ней нет того, что нужно в этот момент хода.
position-deck = Не хватает карт: всего их { $count }.
position-extra = Столько таких карт нет: { $cards }.
position-spaces = Фишка или маркер фазы стоит там, где нет клетки.
position-knowers = В поле { $name } должна быть каждая карта стопки сброса.
position-under = В поле { $name } должна быть лицевая сторона каждого джокера в группах.
position-dice = Кубиков должно быть десять, а не { $count }.
position-other = { $problem }
position-hidden = Осталось карт: { $left }, закрыто: { $hidden }.
position-no-knock = Нет карты, ради которой можно постучать.
position-no-world = Закрытые карты так не раздать.
refusal-setup-nobody = Здесь никому не нужно ничего решать.
refusal-setup-step = Шаги этой записи идут от 0 до { $steps }.
refusal-setup-often = Слишком много вопросов сразу. Подожди немного и спроси снова.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] Фаза { $phase } собрана.
   *[other] Для фазы { $phase } не хватает карт: { $distance }.
}
analysis-how-missing = Перебираются все способы заполнить группы фазы, и считается самый короткий.
analysis-next-card = Следующая карта из колоды поможет с фазой { $phase }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $outs } из { $unseen }).
analysis-how-next-card = Любая карта, которой ты не видишь, может прийти с равной вероятностью. Таких карт { $unseen }, и приближают фазу { $outs }: { $outs } / { $unseen }.
analysis-cost = Если кто-то сейчас выйдет, эта рука обойдётся в очки: { $points }.
analysis-how-cost = Очки всех карт на руке по правилам этого стола.
analysis-points-now = Фаза { $phase } собрана и сейчас приносит очки: { $points }.
analysis-how-points-now = Лучшее применение десяти кубиков.
analysis-phase-chance = Фаза { $phase } получится в этой попытке, если играть по совету: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-phase-chance = Учтены все броски, которые ещё возможны, и лучший выбор после каждого. Ничего не моделируется.
analysis-total = Если отсюда играть как можно лучше, итог в среднем такой: { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }.
analysis-how-total = Из точного решения игры: учтены все броски до конца и выбор, который в среднем приносит больше всего очков. Ничего не моделируется.
analysis-win = Шанс на победу: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
analysis-how-win = Вычислено как гонка до конца списка, в которой все играют на победу. Результаты каждой попытки точные; следующие ходы играются лучшим из восьми способов взвесить очки и успех.
analysis-how-estimated = Это оценка: точного решения для этих правил здесь нет.
analysis-win-within = Шанс на победу, если играть по совету: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Это оценка: карты, которых ты не видишь, раздаются заново много раз ({ $worlds }), и каждый раз раздача доигрывается на всех местах надёжной игрой. Затем фазы и очки дают шанс на победу, выученный по множеству партий. ± — интервал, верный в 95 случаях из 100. Все варианты проверяются в одних и тех же мирах, поэтому разница между двумя вариантами надёжнее их интервалов.
analysis-estimated = Оценено по возможным мирам: { $worlds }.
analysis-few-worlds = Возможных миров для оценки немного: { $worlds }. С дополнением «fast» их гораздо больше.
analysis-advised = совет
analysis-choices = Сколько стоят лучшие варианты
analysis-choice = вариант
analysis-chance = шанс на победу
