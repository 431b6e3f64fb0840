# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Джокеры в фазе
house-card-natural-minimum-none = Фаза может состоять из одних джокеров.
house-card-natural-minimum-phase = Хотя бы одна карта фазы — не джокер.
house-card-natural-minimum-group = Хотя бы одна карта каждой группы — не джокер.
house-card-wild-points = Очки за джокер, оставшийся на руке
house-card-wild-points-is = { $number ->
    [one] Джокер, оставшийся на руке, стоит { $number } очко.
    [few] Джокер, оставшийся на руке, стоит { $number } очка.
   *[many] Джокер, оставшийся на руке, стоит { $number } очков.
}
house-card-skip-play = Куда кладут пропуск хода
house-card-skip-play-discard = Пропуск хода кладут на стопку сброса.
house-card-skip-play-in-front = Пропуск хода кладут перед тем, кто теряет ход, а потом под стопку сброса.
house-card-skip-once-per-lap-on = За круг никто не пропускает больше одного хода.
house-card-skip-once-per-lap-off = За круг один и тот же игрок может пропустить несколько ходов.
house-card-playoff-on = При равенстве фаз и очков решает дополнительная раздача.
house-card-playoff-off = При равенстве фаз и очков победу делят.
house-card-skip-target = Кто может пропустить ход
house-card-skip-target-any = Пропуск хода можно назначить любому другому игроку.
house-card-skip-target-next = Пропуск хода можно назначить только следующему игроку.
house-card-last-card-must-be-discarded-on = Последнюю карту нужно сбросить.
house-card-last-card-must-be-discarded-off = Последнюю карту можно сбросить, добавить или выложить.
house-card-fixed-hands-on = Каждую фазу играют одну раздачу, потом все идут дальше; побеждает тот, у кого меньше очков.
house-card-fixed-hands-off = Кто не выложил фазу, пробует её снова в следующей раздаче.
house-card-short = Сколько фаз в игре
house-card-short-is = { $number ->
    [1] В игре только первая фаза.
    [one] В игре только первая { $number } фаза.
    [few] В игре только первые { $number } фазы.
   *[many] В игре только первые { $number } фаз.
}
house-card-short-off = В игре весь список.
house-card-parity = Чётные или нечётные фазы
house-card-parity-off = В игре чётные и нечётные фазы.
house-card-parity-even = В игре только чётные фазы.
house-card-parity-odd = В игре только нечётные фазы.
house-card-knocking-on = За только что сброшенную карту можно постучать.
house-card-knocking-off = Стучать нельзя.
house-card-free-order-on = Фазы можно выполнять в любом порядке.
house-card-free-order-off = Фазы идут по порядку.
house-card-phases = Фазы
house-card-phases-count = { $count ->
    [one] В списке { $count } фаза.
    [few] В списке { $count } фазы.
   *[many] В списке { $count } фаз.
}
house-card-phases-is = Фаза { $number }: { $phase }
