# The board game in the terminal.

## Setting up

setup-fair-board = Карты и броски заданы секретным сидом. Его отпечаток, чтобы потом всё проверить: { $commitment }
edition-board-intl = intl: более поздние международные правила
edition-board-2010 = 2010: первые немецкие правила
bot-board-random = random: играет как попало
bot-board-easy = easy: играет для себя
bot-board-solid = solid: играет хорошо и следит за тобой

## The track

# Names on the track have six columns at most.
space-start = СТАРТ
space-star = звезда
space-again = ещё
space-pick = выбор
space-swap = обмен
space-all-draw = все
space-joker = джокер
space-ask = вопрос
space-do-plus = { $count ->
    [one] возьми { $count } карту из любой стопки
    [few] возьми { $count } карты, каждую из любой стопки
    [many] возьми { $count } карт, каждую из любой стопки
   *[other] возьми { $count } карты, каждую из любой стопки
}
space-do-again = возьми карту из любой стопки, потом будет ещё один ход
space-do-pick = выбери любую карту стопки сброса
space-do-swap = сбрось до четырёх карт и возьми из колоды на одну больше
space-do-all-draw = возьми карту из колоды; потом возьмут и все остальные
space-do-joker = возьми карту из колоды и переверни её: это джокер
space-do-ask = попроси у остальных карту с числом
space-do-star = иди дальше, к действию на свой выбор

## The table

board-your-turn = Твой ход
board-turn-of = Ходит { $name }
board-dice = кубики { $low } и { $high }
board-round-over = Раздача окончена
board-wait-turn = Ждём: сейчас ходит { $name }.
board-wait-give = Ждём: { $name } отдаёт карту с числом { $number } ({ $asker } просит).
board-wait-keep = Ждём тех, кто выбирает, что оставить: { $names }
board-piles = { $below ->
    [0] Колода: { $count } · Стопка сброса: { $top }
   *[other] Колода: { $count } · Стопка сброса: { $top }, под ней { $below }
}
board-jokers = джокер { $cards }
board-holds = держит { $cards }
board-lacks = нет { $numbers }
board-wreath = венок
board-on-wreath = на лавровом венке
board-markers = Маркеры фаз
board-sheet = Где стоят маркеры фаз
board-phase-lies = Твоя фаза лежит на столе: добавь, что подходит, потом сбрось карту.
board-pile = Стопка сброса, начиная сверху
board-prompt-move = Идти на { $low } или на { $high }?
board-prompt-star = Поле со звёздами: какое действие?
board-prompt-take = { $count ->
    [one] Нужна ещё { $count } карта: тянуть или взять?
    [few] Нужны ещё { $count } карты: тянуть или взять?
    [many] Нужно ещё { $count } карт: тянуть или взять?
   *[other] Нужно ещё { $count } карты: тянуть или взять?
}
board-prompt-pick = Какую карту выбираешь?
board-prompt-swap = Какие карты менять, последняя ложится сверху? ({ $none }: ни одной)
board-prompt-ask = Какое число спросить?
board-prompt-ask-way = Какое число спросить, влево или вправо?
board-prompt-give = { $name } просит карту с числом { $number }: какую отдашь?
board-prompt-play = Выложить или сбросить?
board-prompt-play-laid = Добавить или сбросить?
board-prompt-keep = Какие карты оставить, самое большее { $most }? ({ $none }: ни одной)

## What happens

you-open-round = Новая раздача. Сверху стопки сброса лежит { $top }. Ты начинаешь.
they-open-round = Новая раздача. Сверху стопки сброса лежит { $top }. { $name } начинает.
you-roll-dice = Ты бросаешь { $low } и { $high }.
they-roll-dice = { $name } бросает { $low } и { $high }.
you-move-piece = Ты идёшь на поле «{ $space }».
they-move-piece = { $name } идёт на поле «{ $space }».
you-choose-space = Ты идёшь дальше, на поле «{ $space }».
they-choose-space = { $name } идёт дальше, на поле «{ $space }».
you-turn-joker = Ты берёшь из колоды { $card } и переворачиваешь: это джокер.
they-turn-joker = { $name } берёт джокер; на его лицевой стороне { $card }.
you-pick-card = Ты выбираешь { $card } в стопке сброса.
they-pick-card = { $name } выбирает { $card } сверху стопки сброса.
they-pick-unseen = { $name } выбирает карту в стопке сброса, не показывая её.
you-swap-cards = Ты меняешь { $cards } на новые карты.
they-draw-of = { $name } берёт карту из колоды ({ $at } из { $count }).
you-take-unseen = Ты берёшь верхнюю карту стопки сброса.
they-take-unseen = { $name } берёт верхнюю карту стопки сброса.
they-swap-cards = { $count ->
    [one] { $name } меняет { $count } карту, { $card }, и берёт новых: { $drawn }.
    [few] { $name } меняет { $count } карты, { $card } сверху, и берёт новых: { $drawn }.
    [many] { $name } меняет { $count } карт, { $card } сверху, и берёт новых: { $drawn }.
   *[other] { $name } меняет { $count } карты, { $card } сверху, и берёт новых: { $drawn }.
}
you-swap-nothing = Ты ничего не меняешь и берёшь одну карту из колоды.
they-swap-nothing = { $name } ничего не меняет и берёт одну карту из колоды.
board-left = влево
board-right = вправо
you-ask-number = Ты просишь карту с числом { $number }.
they-ask-number = { $name } просит карту с числом { $number }.
you-ask-number-way = Ты просишь карту с числом { $number }, по кругу { $way }.
they-ask-number-way = { $name } просит карту с числом { $number }, по кругу { $way }.
you-have-none = У тебя нет карты с числом { $number }.
they-have-none = { $name } говорит: карты с числом { $number } нет.
you-must-give = Тебе придётся отдать карту с числом { $number }.
they-must-give = { $name } говорит: карта с числом { $number } есть, её придётся отдать.
you-give-card = Ты отдаёшь { $card }, получает { $target }.
they-give-card = { $name } отдаёт { $card }, получает { $target }.
they-give-you = { $name } отдаёт тебе { $card }.
they-give-unseen = { $name } отдаёт карту с числом { $number }, получает { $target }.
you-add-card = Ты добавляешь { $card } к группе { $group }.
they-add-card = { $name } добавляет { $card } к группе { $group }.
you-go-again = Ты ходишь ещё раз.
they-go-again = { $name } ходит ещё раз.
you-choose-cards = { $count ->
    [0] Ты не оставляешь ни одной карты.
    [one] Ты оставляешь { $count } карту: { $cards }.
    [few] Ты оставляешь { $count } карты: { $cards }.
    [many] Ты оставляешь { $count } карт: { $cards }.
   *[other] Ты оставляешь { $count } карты: { $cards }.
}
they-choose-cards = { $name } делает выбор, что оставить.
they-kept = { $count ->
    [0] { $name } не оставляет ни одной карты.
    [one] { $name } оставляет { $count } карту.
    [few] { $name } оставляет { $count } карты.
    [many] { $name } оставляет { $count } карт.
   *[other] { $name } оставляет { $count } карты.
}
you-end-round = Ты заканчиваешь раздачу.
they-end-round = { $name } заканчивает раздачу.
you-advance = { $steps ->
    [one] Твой маркер фазы идёт на { $steps } поле, с фазы { $phase } на { $next }.
    [few] Твой маркер фазы идёт на { $steps } поля, с фазы { $phase } на { $next }.
    [many] Твой маркер фазы идёт на { $steps } полей, с фазы { $phase } на { $next }.
   *[other] Твой маркер фазы идёт на { $steps } поля, с фазы { $phase } на { $next }.
}
they-advance = { $steps ->
    [one] { $name } двигает маркер фазы на { $steps } поле, с фазы { $phase } на { $next }.
    [few] { $name } двигает маркер фазы на { $steps } поля, с фазы { $phase } на { $next }.
    [many] { $name } двигает маркер фазы на { $steps } полей, с фазы { $phase } на { $next }.
   *[other] { $name } двигает маркер фазы на { $steps } поля, с фазы { $phase } на { $next }.
}
you-stay = Твоя фаза { $phase } не выложена: ты остаёшься на ней.
they-stay = { $name } остаётся на фазе { $phase }: она не выложена.
you-reach-wreath = Твой маркер фазы идёт с фазы { $phase } на лавровый венок.
they-reach-wreath = { $name } двигает маркер фазы с фазы { $phase } на лавровый венок.
reason-board-laurel-wreath = Решает первый маркер фазы на лавровом венке.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-move = идти иди
words-star = звезда зв
words-pick = выбрать выбери выбор
words-swap = менять меняй обмен
words-ask = спросить спроси вопрос
words-give = отдать отдай
words-track = доска круг
words-add = добавить добавь д
words-left = влево налево
words-right = вправо направо
words-none = ничего пусто
words-again = ещё еще
words-all = все
words-joker = джокер
words-with = лица

board-help-move = двинуть фишку на столько полей, сколько показывает кубик, при дубле можно и на вдвое больше: идти 5 или просто 5
board-help-star = на поле со звёздами: идти дальше, на ближайшее свободное поле этого вида: звезда вопрос, звезда +2, звезда все
board-help-pick = взять эту карту из стопки сброса, где бы она ни лежала
board-help-swap = положить эти карты в стопку сброса, последнюю сверху, и взять из колоды на одну больше; { $none }: только взять одну
board-help-ask = спросить карту с числом, по кругу { $left } или { $right }
board-help-give = отдать эту карту тому, кто просит её число
board-help-lay = выложить свою фазу лучшим способом; или группа за группой: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = добавить карту к группе: карта, буква группы, а для джокера в последовательности ещё и её конец ({ $low } или { $high })
board-help-discard = закончить ход этой картой; двумя, пока лежат только полные группы
board-help-keep = после раздачи: оставить эти карты; { $none }: не оставлять ни одной
board-help-track = круг полей со всеми фишками
board-help-moves = что можно сделать сейчас или лучшее из этого; набери номер из списка, чтобы так и сделать
board-help-scores = где стоят маркеры фаз
help-board = Карты: R красная, B синяя, G зелёная, Y жёлтая и число. W(R5) — джокер: это R5, которую ты держишь перевёрнутой. Поля идут слева направо, ряд за рядом, и обратно к СТАРТУ; [A] — фишка, >5 — поле, до которого можно дойти. ?7 — карта, цвет которой тебе неизвестен.

move-which = Идти на { $low } или на { $high }: скажи, на сколько.
star-which = Скажи, какое действие: { $choices }
pick-which = Скажи, какую карту; начиная сверху: { $pile }
swap-which = Назови карты, последняя ляжет сверху; { $none }: ни одной.
keep-which-cards = Назови карты, которые оставляешь; { $none }: ни одной.
ask-what = Скажи, какое число, от 1 до 12.
ask-which-way = Скажи, у кого первого просить карту с числом { $number }: { $left } ({ $first }) или { $right } ({ $last }).
no-joker = У тебя нет джокера.
joker-which = Скажи, какой джокер, с его лицевой стороной: { $jokers }
