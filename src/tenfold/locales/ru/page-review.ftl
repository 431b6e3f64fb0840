# The review of a finished game.

page-review-seat = Чьи решения
page-review-working = Игра просматривается. Это может занять полминуты.
page-review-solving = Сначала ищется точное решение этих домашних правил. Это может занять несколько минут; потом появится разбор.
page-review-progress = Сколько просмотрено
page-review-curve = По ходу игры, от { $start } до { $end }
page-review-chance = шанс на победу
page-review-total = ожидаемый итог
page-review-luck-sum = везение, в сумме
page-review-costliest = Самые дорогие решения
page-review-none = Ни одно решение не стоило ничего, что этот разбор мог бы показать.
page-review-start = в начале
page-review-luck = везение
page-review-choice = выбор
page-review-others = остальные
page-review-end = в конце
page-review-better = Лучше:
page-review-worth-win = Шанс на победу: { $best } вместо { $done }.
page-review-worth-total = Ожидаемый итог: { $best } вместо { $done }.
review-gains-more = Так больше выигрыша, чем потерь: таких раздач { $worlds }, лучше { $better }, хуже { $worse }.
page-review-fine = Ничего лучшего здесь не известно.
page-review-tap = Коснись кривой или решения, чтобы увидеть стол того момента.
page-review-open = Показать все карты на руках
page-review-exact = Каждое решение сравнивается с лучшим по точному решению игры с кубиками.
page-review-estimated = { $decisions ->
    [one] { $decisions } решение сравнивалось
    [few] { $decisions } решения сравнивались
   *[other] { $decisions } решений сравнивались
} с другими по тому, что было известно тогда; миров, сыгранных до конца раздачи: { $worlds }. Цена считается, если она больше, чем объясняет случай; ± — интервал, верный в 95 случаях из 100.
page-review-few = Это немного: у сервера с дополнением «fast» миров гораздо больше.
page-review-sums = Везение — то, что изменили твои карты и броски, выбор — то, что изменили твои решения, остальные — то, что сделали и взяли все остальные. Вместе они ведут от начала к концу.
page-review-dashed = Пунктирная линия прибавляет к началу то, что изменило везение. Это сумма, а не шанс: она может подняться выше 100 % или опуститься ниже 0.
