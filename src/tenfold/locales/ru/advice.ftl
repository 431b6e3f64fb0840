# Почему хороший игрок сейчас поступил бы так.

advice-take-shortens = { $after ->
    [0] Возьми { $card } из сброса: фаза { $phase } будет собрана.
   *[other] Возьми { $card } из сброса: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-take-hits = Возьми { $card } из сброса: её можно сразу добавить на стол.
advice-draw-better = Тяни из колоды: { $card } брать не стоит, а фазу { $phase } приближают { $outs } из { $total } невиденных карт (не хватает: { $distance }).
advice-draw-to-hit = Тяни из колоды: { $card } никуда на столе не подходит.
advice-draw-only = Тяни из колоды: из сброса взять нечего.
advice-knock-shortens = { $after ->
    [0] Постучи за { $card }: фаза { $phase } будет собрана.
   *[other] Постучи за { $card }: для фазы { $phase } не хватит карт: { $after } вместо { $before }.
}
advice-knock-hits = Постучи за { $card }: её можно сразу добавить на стол.
advice-pass = Пас: { $card } тебе не поможет.
advice-lay-now = Выложи фазу { $phase } сейчас (джокеров уйдёт: { $wilds }; карт останется: { $left }, из них никуда не подходят: { $stuck }).
advice-lay-hard = Выложи фазу { $phase }, самую трудную из возможных; более лёгкие подождут: { $others }.
advice-lay-out = Выложи фазу { $phase }: в этот ход можно выйти.
advice-hit-away = Добавь { $card } к { $group }; карт останется: { $left }.
advice-hit-opens = Добавь { $card } к { $group }: это освободит место для { $next }.
advice-go-out = { $card } — твоя последняя карта: ты выходишь.
advice-skip-going-out = Пропуск хода для { $seat }: иначе может выйти (карт на руке: { $cards }).
advice-skip-leader = Пропуск хода для { $seat }: лидирует (фаз: { $done }, очков: { $points }).
advice-skip-rival = Пропуск хода для { $seat }: сильнее всех, кого можно задеть (фаз: { $done }, очков: { $points }).
advice-skip-again = Пропуск хода для { $seat }: ты сразу ходишь снова.
advice-discard-useless = Сбрось { $card }: фазе { $phase } она не нужна, по-прежнему не хватает: { $distance } (полезных карт ещё не видно: { $outs }).
advice-discard-safe = Сбрось { $card }, а не { $instead }: её, похоже, ждёт { $seat }.
advice-discard-dear = Сбрось { $card } ценой в { $points } очков: { $seat } может скоро выйти (карт на руке: { $cards }).
advice-discard-stuck = Сбрось { $card }: она никуда на столе не подходит.
advice-discard-least = Сбрось { $card }: полезны все карты, эта — меньше всех; для фазы { $phase } не хватит: { $distance }.
advice-keep-wild = Сбрось { $card } и оставь джокера: он сбережёт тебе примерно { $turns } хода.
