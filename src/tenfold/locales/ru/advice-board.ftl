# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = { $count ->
    [one] Иди на поле «{ $space }»: ещё { $count } карта; для фазы { $phase } не хватает: { $distance }.
    [few] Иди на поле «{ $space }»: ещё { $count } карты; для фазы { $phase } не хватает: { $distance }.
    [many] Иди на поле «{ $space }»: ещё { $count } карт; для фазы { $phase } не хватает: { $distance }.
   *[other] Иди на поле «{ $space }»: ещё { $count } карты; для фазы { $phase } не хватает: { $distance }.
}
advice-board-go-again = Иди на поле «{ $space }»: карта и ещё один ход.
advice-board-go-pick = Иди на поле «{ $space }»: в стопке сброса лежит { $card }, она тебе поможет.
advice-board-go-pick-look = Иди на поле «{ $space }»: можно выбрать любую карту стопки сброса (всего карт: { $count }).
advice-board-go-swap = Иди на поле «{ $space }»: у тебя есть лишние карты (их { $count }).
advice-board-go-all-draw = Иди на поле «{ $space }»: ты берёшь карту, хотя и остальные тоже.
advice-board-go-joker = Иди на поле «{ $space }»: джокер подходит везде; для фазы { $phase } не хватает: { $distance }.
advice-board-go-ask = Иди на поле «{ $space }»: спроси карту с числом { $number }.
advice-board-go-star = Иди на поле «{ $space }»: оттуда ты пойдёшь дальше, на поле «{ $next }».
advice-board-go-out = Иди на поле «{ $space }»: это поможет закончить раздачу (карт, которые никуда не подходят: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Возьми { $card } из сброса: с ней фаза { $phase } собрана.
   *[other] Возьми { $card } из сброса: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-board-take-adds = Возьми { $card } из сброса: её можно выложить на стол в этот ход.
advice-board-take-only = Возьми { $card } из сброса: в колоде карт нет.
advice-board-draw-better = Возьми карту из колоды: { $card } не поможет; для фазы { $phase } не хватает карт: { $distance } (полезных ещё не видно: { $outs } из { $total }).
advice-board-draw-to-add = Возьми карту из колоды: { $card } будет ещё одной картой, которая никуда не подходит.
advice-board-draw-ready = Возьми карту из колоды: фаза { $phase } уже собрана, карта { $card } для неё не нужна.
advice-board-draw-only = Возьми карту из колоды: стопка сброса пуста.
advice-board-pick-shortens = { $after ->
    [0] Выбери { $card }: с ней фаза { $phase } собрана.
   *[other] Выбери { $card }: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-board-pick-adds = Выбери { $card }: её можно выложить на стол в этот ход.
advice-board-pick-denies = Выбери { $card }: тебе ничего не поможет, а эту карту охотно возьмёт { $seat }.
advice-board-pick-best = Выбери { $card }: сразу ничего не поможет, эта подходит лучше всех.
advice-board-swap-spared = { $count ->
    [one] Поменяй { $count } карту, без которой легче всего обойтись; для фазы { $phase } тогда не хватает: { $distance }.
    [few] Поменяй { $count } карты, без которых легче всего обойтись; для фазы { $phase } тогда не хватает: { $distance }.
    [many] Поменяй { $count } карт, без которых легче всего обойтись; для фазы { $phase } тогда не хватает: { $distance }.
   *[other] Поменяй { $count } карты, без которых легче всего обойтись; для фазы { $phase } тогда не хватает: { $distance }.
}
advice-board-swap-stuck = { $count ->
    [one] Поменяй { $count } карту, которая никуда на столе не подходит.
    [few] Поменяй { $count } карты, которые никуда на столе не подходят.
    [many] Поменяй { $count } карт, которые никуда на столе не подходят.
   *[other] Поменяй { $count } карты, которые никуда на столе не подходят.
}
advice-board-swap-none = Ничего не меняй: нужны все карты, и придёт ещё одна.
advice-board-ask-known = Спроси карту с числом { $number }: её держит { $seat }.
advice-board-ask-joker = Спроси карту с числом { $number }: возможно, { $seat } лишится джокера.
advice-board-ask-likely = Спроси карту с числом { $number }: она у кого-то есть примерно { $chance } раз из 100.
advice-board-give-useless = Отдай { $card }: она тебе не нужна.
advice-board-give-least = Отдай { $card }: без неё легче всего обойтись.
advice-board-give-safe = Отдай { $card }: от неё { $seat } получит меньше всего пользы.
advice-board-give-only = Отдай { $card }: выбора нет.
advice-board-give-joker = Отдай джокер { $card }: обычной карты с этим числом у тебя нет.
advice-board-lay-now = Выложи фазу { $phase } сейчас (джокеров уйдёт: { $jokers }; карт останется: { $left }, из них никуда не подходят: { $stuck }).
advice-board-lay-out = Выложи фазу { $phase }: раздачу можно закончить в этот же ход.
advice-board-add-away = Добавь { $card } к группе { $group }; карт тогда останется: { $left }.
advice-board-add-opens = Добавь { $card } к группе { $group }: появится место для { $next }.
advice-board-add-joker = Добавь джокер к группе { $group }: он подходит везде.
advice-board-discard-out = { $card } — твоя последняя карта: ты заканчиваешь раздачу.
advice-board-discard-useless = { $distance ->
    [0] Сбрось { $card }: фаза { $phase } собрана и без неё.
   *[other] Сбрось { $card }: фазе { $phase } она не нужна, по-прежнему не хватает: { $distance } (полезных карт ещё не видно: { $outs }).
}
advice-board-discard-safe = Сбрось { $card }, а не { $instead }: той может воспользоваться { $seat }.
advice-board-discard-stuck = Сбрось { $card }: она никуда на столе не подходит.
advice-board-discard-least = Сбрось { $card }: без неё легче всего обойтись; для фазы { $phase } не хватит: { $distance }.
advice-board-discard-joker = Сбрось джокер { $card }: ничего другого у тебя нет.
advice-board-discard-two = Сбрось { $cards }: лежат только полные группы, поэтому можно две.
advice-board-keep-best = Оставь { $cards }: для фазы { $phase } тогда не хватит: { $distance }.
advice-board-keep-none = Ничего не оставляй: новые карты, скорее всего, полезнее для фазы { $phase }.

## How rounds end with the better choice, instead of what was done

outlook-advances = { $name } двигает маркер фазы в среднем на { $best ->
        [one] { $best } поле
        [few] { $best } поля
        [many] { $best } полей
       *[other] { $best } поля
    } вместо { $done }.
    .you = Твой маркер фазы идёт в среднем на { $best ->
        [one] { $best } поле
        [few] { $best } поля
        [many] { $best } полей
       *[other] { $best } поля
    } вместо { $done }.
outlook-others-advance = Маркеры фаз остальных идут в среднем на { $best ->
        [one] { $best } поле
        [few] { $best } поля
        [many] { $best } полей
       *[other] { $best } поля
    } каждый вместо { $done }.
outlook-likely-starts = { $name } начинает следующую раздачу в { $best } % таких случаев вместо { $done } %.
    .you = Ты начинаешь следующую раздачу в { $best } % таких случаев вместо { $done } %.
