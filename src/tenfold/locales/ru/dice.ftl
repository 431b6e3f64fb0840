# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Каждый кубик можно оставить только один раз.
refusal-keep-all = Оставить все десять кубиков — значит остановиться: бросать больше нечего.
refusal-no-fourth-roll = В ходе три броска, и они сделаны: запиши очки или откажись от них.
refusal-keep-first = Сначала оставь кубики и брось остальные или остановись.
refusal-score-first = Фаза выполнена: запиши очки или откажись от них.
refusal-no-decline-alone = В этой игре от выполненной фазы нельзя отказаться.
refusal-no-decline-in-the-end = В конце игры от выполненной фазы не отказываются.
refusal-no-die = «{ $word }» — не кубик: кубики называются { $dice }.
refusal-colour-alone = Фаза { $number } требует кубики одного цвета и что-то ещё: цвет должен стоять отдельно.
refusal-phase-impossible = Фазу { $number } с этими кубиками никогда не выполнить.
option-dice = Нужна таблица десяти кубиков, например L1 = "b g o g r o".

## Setting up

edition-dice-de = de: немецкие правила
variant-dice-locked = locked: оставленные кубики лежат до конца хода
variant-dice-free-decline = free-decline: в одиночной игре отказ от выполненной фазы ничего не стоит
variant-dice-no-decline = no-decline: в одиночной игре от выполненной фазы нельзя отказаться
variant-dice-deductions = deductions: в одиночной игре штрафы учитываются в очках для бонуса за 5 фаз
bot-dice-easy = easy: берёт первый же успех
bot-dice-solid = solid: взвешивает шансы и очки
bot-dice-optimal = optimal: безупречно играет на очки
bot-dice-racer = racer: играет на победу

## A turn

dice-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
dice-all-done = все фазы
dice-missing = { $count ->
    [one] не хватает { $count } кубика
    [few] не хватает { $count } кубиков
    [many] не хватает { $count } кубиков
   *[other] не хватает { $count } кубика
}
dice-need-set = набор из { $size }
dice-need-run = последовательность из { $size }
dice-need-colour = { $size ->
    [one] { $size } кубик одного цвета
    [few] { $size } кубика одного цвета
    [many] { $size } кубиков одного цвета
   *[other] { $size } кубика одного цвета
}

## What happens

dice-begin = { $name } ведёт запись и начинает.
    .you = Ты ведёшь запись и начинаешь.
dice-keep = { $name } бросает { $roll } и оставляет { $dice }.
    .you = { $rolled ->
        [one] Ты оставляешь { $dice } и бросаешь { $rolled } кубик.
        [few] Ты оставляешь { $dice } и бросаешь { $rolled } кубика.
        [many] Ты оставляешь { $dice } и бросаешь { $rolled } кубиков.
       *[other] Ты оставляешь { $dice } и бросаешь { $rolled } кубика.
    }
dice-keep-nothing = { $name } бросает { $roll } и ничего не оставляет.
    .you = Ты снова бросаешь все десять кубиков.
dice-make-phase = { $name } бросает { $roll } и выполняет фазу { $phase }, очков: { $points }.
    .you = Ты выполняешь фазу { $phase }, очков: { $points }.
dice-fail-phase = { $name } бросает { $roll } и не выполняет фазу { $phase }.
    .you = Фаза { $phase } не вышла: попробуешь снова в следующий ход.
dice-fail-phase-alone = { $name } бросает { $roll } и не выполняет фазу { $phase }: штраф { $cost }.
    .you = Фаза { $phase } не вышла: штраф { $cost }, и ты пробуешь снова.
dice-fail-for-good = { $name } бросает { $roll }, не выполняет фазу { $phase } и выбывает.
    .you = Фаза { $phase } не вышла: твоя игра окончена.
dice-refuse-points = { $name } бросает { $roll } и отказывается от очков за фазу { $phase }.
    .you = Ты отказываешься от очков за фазу { $phase } и пробуешь снова в следующий ход.
dice-refuse-points-alone = { $name } бросает { $roll } и отказывается от очков за фазу { $phase }: штраф { $cost }.
    .you = Ты отказываешься от очков за фазу { $phase }: штраф { $cost }, и ты пробуешь снова.
dice-win-bonus-5 = { $name }: после пяти фаз очков { $points }, и к ним бонус за 5 фаз, 40 очков (нужно было { $wanted }).
    .you = После пяти фаз очков: { $points }. Ты получаешь бонус за 5 фаз, 40 очков (нужно было { $wanted }).
dice-miss-bonus-5 = { $name }: после пяти фаз очков { $points }, бонуса за 5 фаз нет (нужно было { $wanted }).
    .you = После пяти фаз очков: { $points }. Бонуса за 5 фаз нет (нужно было { $wanted }).
dice-win-bonus-10 = { $name } получает бонус за все фазы ({ $count }), 40 очков.
    .you = Ты получаешь бонус за все фазы ({ $count }), 40 очков.
dice-miss-bonus-10 = { $name } выполняет все фазы ({ $count }), но без бонуса за них.
    .you = Все фазы ({ $count }) выполнены, но без бонуса за них.
dice-start-the-end = { $name }: { $count ->
        [10] все десять фаз собраны
       *[other] все фазы собраны
    }. У остальных ещё один, последний ход.
    .you = { $count ->
        [10] Все десять фаз собраны
       *[other] Все фазы собраны
    }. У остальных ещё один, последний ход.

## The block, the end and high scores

block-title = Таблица очков
block-most = max
block-bonus = бонус за фазы: { $count }
block-failed = неудачи
block-declined = отказы
block-deducted = штрафы
block-lost = { $failed ->
    [one] { $failed } неудача:
    [few] { $failed } неудачи:
   *[other] { $failed } неудач:
}
block-lost-both = { $failed ->
    [one] { $failed } неудача
    [few] { $failed } неудачи
   *[other] { $failed } неудач
}, отказы: { $declined }:
block-total = всего
reason-dice-all-phases = Больше никто не выполнил все фазы.
reason-dice-most-points = Все фазы выполнили несколько игроков: побеждает тот, у кого больше очков.
reason-dice-best-phase = По фазам и очкам равенство: решила лучшая отдельная фаза.
reason-dice-shared = По фазам, очкам и лучшей фазе полное равенство.

## Кубики на странице

dice-rolls-left = Осталось бросков
dice-leave-one = Оставь кубик для броска
dice-do-complete = Собрано: запиши или бросай дальше
dice-sure-roll = { $points ->
    [one] Можно потерять { $points } очко. Бросить?
    [few] Можно потерять { $points } очка. Бросить?
   *[other] Можно потерять { $points } очков. Бросить?
}
dice-sure-decline = { $points ->
    [one] Ты теряешь { $points } очко и снова пробуешь фазу { $phase }. Точно?
    [few] Ты теряешь { $points } очка и снова пробуешь фазу { $phase }. Точно?
   *[other] Ты теряешь { $points } очков и снова пробуешь фазу { $phase }. Точно?
}
dice-writes-down = { $name } записывает { $points } за фазу { $phase }.

## On the page

page-wait-dice = { $name } бросает кубики
page-the-dice = Кубики
page-high-dice = Старшие кубики
page-low-dice = Младшие кубики
page-rolls-left = { $rolls ->
    [one] остался { $rolls } бросок
    [few] осталось { $rolls } броска
   *[other] осталось { $rolls } бросков
}
page-do-keep = { $rolls ->
    [one] Отметь, что оставить: ещё { $rolls } бросок
    [few] Отметь, что оставить: ещё { $rolls } броска
   *[other] Отметь, что оставить: ещё { $rolls } бросков
}
page-do-keep-last = Отметь, что оставить: это последний бросок
page-do-score = Собрано! Берёшь очки?
page-complete = Собрано, очков: { $points }
page-roll-rest = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[other] Бросить { $count } кубиков
}
page-keep-useful = Оставить полезные
