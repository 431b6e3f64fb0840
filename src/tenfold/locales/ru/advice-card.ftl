# The card game: what is advised and why. The page asks for it with the first hint.

# Почему хороший игрок сейчас поступил бы так.
advice-take-shortens = { $after ->
    [0] Возьми { $card } из сброса: с ней фаза { $phase } собрана.
   *[other] Возьми { $card } из сброса: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-take-hits = Возьми { $card } из сброса: её можно добавить на стол в этот же ход.
advice-take-ready = Возьми { $card } из сброса: фаза { $phase } собрана, и эту карту тоже можно выложить на стол в этот ход.
advice-draw-better = Возьми карту из колоды: { $card } брать не стоит; для фазы { $phase } не хватает карт: { $distance } (полезных ещё не видно: { $outs } из { $total }).
advice-draw-to-hit = Возьми карту из колоды: если взять { $card }, на руке останется на одну карту больше.
advice-draw-ready = Возьми карту из колоды: фаза { $phase } уже собрана, а если взять { $card }, на руке останется на одну карту больше.
advice-draw-only = Возьми карту из колоды: из сброса взять нечего.
advice-knock-shortens = { $after ->
    [0] Постучи за { $card }: с ней фаза { $phase } собрана.
   *[other] Постучи за { $card }: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-knock-hits = Постучи за { $card }: её можно сразу добавить на стол.
advice-knock-ready = Постучи за { $card }: фаза { $phase } собрана, и эту карту тоже можно сразу выложить на стол.
advice-pass = Пас: { $card } тебе не поможет.
advice-lay-now = Выложи фазу { $phase } сейчас (джокеров уйдёт: { $wilds }; карт останется: { $left }, из них никуда не подходят: { $stuck }).
advice-lay-hard = Выложи фазу { $phase }, самую трудную из возможных; более лёгкие подождут: { $others }.
advice-lay-out = Выложи фазу { $phase }: в этот ход можно выйти.
advice-hit-away = Добавь { $card } к группе { $group }; карт тогда останется: { $left }.
advice-hit-opens = Добавь { $card } к группе { $group }: появится место для { $next }.
advice-go-out = { $card } — твоя последняя карта: ты выходишь.
advice-skip-going-out = Пропуск хода для игрока { $seat }: иначе возможен выход (карт на руке: { $cards }).
advice-skip-leader = Пропуск хода для игрока { $seat }: это лидер (фаз: { $done }, очков: { $points }).
advice-skip-rival = Пропуск хода для игрока { $seat }: это самая большая угроза из возможных (фаз: { $done }, очков: { $points }).
advice-skip-again = Пропуск хода для игрока { $seat }: ты сразу ходишь снова.
advice-discard-useless = { $distance ->
    [0] Сбрось { $card }: фаза { $phase } собрана и без неё.
   *[other] Сбрось { $card }: фазе { $phase } она не нужна, по-прежнему не хватает: { $distance } (полезных карт ещё не видно: { $outs }).
}
advice-discard-safe = Сбрось { $card }, а не { $instead }: её, похоже, ждёт { $seat }.
advice-discard-dear = Сбрось { $card }, это дорогая карта (очков: { $points }): { $seat } может скоро выйти (карт на руке: { $cards }).
advice-discard-stuck = Сбрось { $card }: она никуда на столе не подходит.
advice-discard-least = Сбрось { $card }: без неё легче всего обойтись; для фазы { $phase } не хватит: { $distance }.
advice-keep-wild = { $turns ->
    [one] Сбрось { $card } и оставь джокер: он сбережёт тебе примерно { $turns } ход.
    [few] Сбрось { $card } и оставь джокер: он сбережёт тебе примерно { $turns } хода.
    [many] Сбрось { $card } и оставь джокер: он сбережёт тебе примерно { $turns } ходов.
   *[other] Сбрось { $card } и оставь джокер: он сбережёт тебе примерно { $turns } хода.
}

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } выкладывает фазу в { $best } % таких раздач вместо { $done } %.
    .you = Ты выкладываешь фазу в { $best } % таких раздач вместо { $done } %.
outlook-others-make-phase = Остальные выкладывают фазу в { $best } % таких раздач вместо { $done } %.
outlook-left-with = { $name } получает в среднем { $best ->
        [one] { $best } очко
        [few] { $best } очка
        [many] { $best } очков
       *[other] { $best } очка
    } вместо { $done }.
    .you = Ты получаешь в среднем { $best ->
        [one] { $best } очко
        [few] { $best } очка
        [many] { $best } очков
       *[other] { $best } очка
    } вместо { $done }.
outlook-others-left-with = Остальные получают в среднем по { $best ->
        [one] { $best } очку
        [few] { $best } очка
        [many] { $best } очков
       *[other] { $best } очка
    } вместо { $done }.
outlook-likely-out = { $name } выходит раньше остальных в { $best } % таких раздач вместо { $done } %.
    .you = Ты выходишь раньше остальных в { $best } % таких раздач вместо { $done } %.
