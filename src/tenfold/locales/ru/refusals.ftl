# Why something is refused, and what is allowed. One message per code of a refusal.

refusal-no-card = «{ $text }» — не карта: напиши R, B, G или Y и число от 1 до 12, W для джокера, S для пропуска хода.
refusal-no-group = «{ $text }» — не группа: напиши 5s(R5 G5 W), 3-6(R3 W B5 G6) или red(R1 R4 W).
refusal-not-of-set = { $card } не подходит к набору с числом { $number }.
refusal-no-such-number = Числа { $number } нет: числа идут от 1 до 12.
refusal-run-too-far = Последовательность не выходит за пределы 1–12, а { $run } выходит.
refusal-not-of-run = { $card } не может быть числом { $number } в последовательности { $run }.
refusal-not-of-colour = { $card } не того цвета, что эта группа ({ $colour }).
refusal-skip-in-group = Пропуск хода никогда не входит в группу.
refusal-run-length = { $count ->
    [one] Последовательность { $run } — это не { $count } карта.
    [few] Последовательность { $run } — это не { $count } карты.
    [many] Последовательность { $run } — это не { $count } карт.
   *[other] Последовательность { $run } — это не { $count } карты.
}
refusal-game-over = Игра окончена.
refusal-drawn-already = Карта уже взята: теперь можно выложить фазу, добавить или сбросить карту.
refusal-discard-empty = Стопка сброса пуста: тяни карту из колоды.
refusal-skip-not-taken = Пропуск хода нельзя взять из стопки сброса: тяни карту из колоды.
refusal-no-knocking = В этой игре не стучат.
refusal-nothing-to-knock = Сейчас стучать не за что: можно только за карту, сброшенную в только что закончившийся ход, когда следующий игрок от неё отказался.
refusal-phase-lies = За раздачу можно выполнить только одну фазу, и твоя уже лежит: добавь или сбрось карту.
refusal-wrong-phase = Фазу { $number } сейчас выложить нельзя; можно выложить: { $allowed }.
refusal-extra-group = Фаза { $number } — это { $phase }: дополнительными картами можно удлинить её группы, но не добавить ещё одну.
refusal-not-the-phase = Фаза { $number } — это { $phase }, и выкладывают её целиком: { $groups } не подходит.
refusal-phase-of-wilds = Хотя бы одна карта фазы должна быть обычной.
refusal-group-of-wilds = Хотя бы одна карта каждой группы должна быть обычной.
refusal-phase-first = Сначала выложи свою фазу, потом добавляй карты.
refusal-no-such-group = Такой группы на столе нет ({ $owner }.{ $group }).
refusal-skip-no-hit = Пропуск хода добавить нельзя: сбрось его.
refusal-run-full = К последовательности 1-12 больше ничего не добавить.
refusal-which-end = Скажи, к какому концу последовательности { $run } идёт джокер: низ или верх.
refusal-end-closed = У последовательности { $run } с этой стороны нет места: джокер идёт с другой.
refusal-no-fit = { $card } сюда не подходит: к группе { $group } можно добавить { $fitting } или джокер.
refusal-no-skip = Лишить хода другого игрока может только пропуск хода.
refusal-skip-whom = Скажи, кто теряет ход: { $seats }.
refusal-skip-other = Пропуск хода дают другому игроку этой раздачи: { $seats }.
refusal-skip-pending = { $target } и так теряет ход; можешь выбрать: { $seats }.
refusal-skip-lap = { $target }: в этом круге пропуск хода уже был; можешь выбрать: { $seats }.
refusal-skip-next = В этой игре пропуск хода достаётся следующему игроку: { $seats }.
refusal-draw-first = Сначала нужна карта: тянуть (из колоды) или взять (из сброса).
refusal-knock-first = Сначала решается, кто стучит: постучать или пас.
refusal-play-first = Теперь можно выложить фазу, добавить или сбросить карту.
refusal-not-in-hand = На руке нет { $cards }; есть { $hand }.
refusal-keep-one = В этой игре последнюю карту нужно сбросить: оставь одну.
refusal-free-and-fixed = Свободный порядок противоречит фиксированным раздачам: при них у каждой раздачи своя фаза, так что порядок выбирать не приходится.
refusal-variant-contradicts = Вариант { $variant } противоречит другому: выбери один из них.
refusal-unknown-variant = Варианта { $variant } нет: выбери из { $variants }.
refusal-short-length = Короткая игра с таким числом фаз ({ $short }) невозможна: выбери от 1 до { $most }; всего фаз в списке: { $listed }.
refusal-die-twice = Каждый кубик можно оставить только один раз.
refusal-keep-all = Чтобы оставить все десять кубиков, набери «хватит»: бросать больше нечего.
refusal-no-fourth-roll = В ходе три броска, и они сделаны: записать или отказаться.
refusal-keep-first = Сначала оставь кубики и брось остальные, или хватит.
refusal-score-first = Фаза выполнена: записать или отказаться.
refusal-no-decline-alone = В этой игре от выполненной фазы нельзя отказаться.
refusal-no-decline-in-the-end = В конце игры от выполненной фазы не отказываются.

## The board game

refusal-no-number-card = «{ $text }» — не карта этой игры: напиши R, B, G или Y и число от 1 до 12, а джокер как W или с лицевой стороной, например W(R5).
refusal-run-not-full = Место для лишних джокеров есть только у последовательности 1-12: у { $run } его нет.
refusal-move-first = Сначала выбери кубик и иди.
refusal-star-first = Сначала выбери действие для поля со звёздами: звезда и его название.
refusal-take-first = Сначала нужна карта: тянуть (из колоды) или взять (из сброса).
refusal-pick-first = Сначала выбери карту в стопке сброса.
refusal-swap-first = Сначала поменяй до четырёх карт.
refusal-ask-first = Сначала спроси карту с числом.
refusal-give-first = Сначала отдаёт карту тот, у кого её просят.
refusal-board-play-first = Теперь можно выложить фазу, добавить или сбросить карту.
refusal-keep-cards-first = Раздача окончена: сначала решается, кто какие карты оставляет.
refusal-wrong-steps = Кубики не позволяют идти на { $steps }: иди на { $low } или на { $high }.
refusal-star-again = Другое поле со звёздами выбрать нельзя: назови одно из других действий.
refusal-no-free-space = Поле «{ $space }» сейчас выбрать нельзя; выбери из: { $spaces }
refusal-draw-pile-empty = Колода пуста, и обновить её нечем: возьми верхнюю карту стопки сброса.
refusal-not-there = В стопке сброса нет { $card }; начиная сверху, там лежат { $pile }.
refusal-swap-too-many = Меняют не больше { $most }, а карт названо { $count }.
refusal-swap-too-few = В этой игре меняют хотя бы одну карту: назови её.
refusal-ask-number = Число { $number } спросить нельзя: выбери от 1 до 12.
refusal-give-which = { $card } нельзя отдать, когда просят число { $number }: отдай { $allowed }.
refusal-discard-one = В конце хода в стопку сброса идёт одна карта, а названо { $count }.
refusal-never-two = В этой игре сбрасывают одну карту, никогда не две.
refusal-not-all-full = Две карты сбрасывает только тот, чья фаза лежит, и пока лежат только полные группы: сбрось одну.
refusal-keep-too-many = Оставляют не больше { $most }, а карт названо { $count }.
refusal-keep-to-discard = Последнюю карту нужно сбросить: оставь одну.
refusal-phase-laid = За раздачу можно выложить только одну фазу, и твоя уже лежит: добавь или сбрось карту.
refusal-too-few-jokers = { $count ->
    [one] Ты выкладываешь { $count } джокер, а на руке их { $held }.
    [few] Ты выкладываешь { $count } джокера, а на руке их { $held }.
    [many] Ты выкладываешь { $count } джокеров, а на руке их { $held }.
   *[other] Ты выкладываешь { $count } джокера, а на руке их { $held }.
}
refusal-which-jokers = Скажи, какие джокеры ты выкладываешь (нужно: { $count }), по их лицевым сторонам после «with»: with { $faces }
refusal-group-of-jokers = { $group } — одни джокеры: хотя бы одна карта каждой группы должна быть настоящей.
refusal-phase-before-adding = Сначала выложи свою фазу, потом добавляй карты.
refusal-no-group-there = Такой группы на столе нет: карты добавляют к группам, которые там лежат.
refusal-no-end = У последовательности { $run } джокер не заменяет никакого числа: конец не называй.
refusal-joker-which-end = Скажи, к какому концу последовательности { $run } идёт джокер: низ или верх.
refusal-joker-end-closed = У последовательности { $run } с этой стороны нет места: джокер идёт с другой.
refusal-does-not-fit = { $card } сюда не подходит: к группе { $group } можно добавить { $fitting } или джокер.
