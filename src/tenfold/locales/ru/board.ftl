# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = «{ $text }» — не карта этой игры: напиши R, B, G или Y и число от 1 до 12, а джокер как W или с лицевой стороной, например W(R5).
refusal-move-first = Сначала выбери кубик и иди.
refusal-star-first = Сначала выбери действие для поля со звёздами: звезда и его название.
refusal-take-first = Сначала нужна карта: тянуть (из колоды) или взять (из сброса).
refusal-pick-first = Сначала выбери карту в стопке сброса.
refusal-swap-first = Сначала поменяй до четырёх карт.
refusal-ask-first = Сначала спроси карту с числом.
refusal-give-first = Сначала отдаёт карту тот, у кого её спросили.
refusal-board-play-first = Теперь можно выложить фазу, добавить или сбросить карту.
refusal-keep-cards-first = Раздача окончена: сначала решается, кто какие карты оставляет.
refusal-wrong-steps = Кубики не позволяют идти на { $steps }: иди на { $low } или на { $high }.
refusal-star-again = Другое поле со звёздами выбрать нельзя: назови одно из других действий.
refusal-no-free-space = Поле «{ $space }» сейчас выбрать нельзя; выбери из: { $spaces }
refusal-draw-pile-empty = Колода пуста, и обновить её нечем: возьми верхнюю карту стопки сброса.
refusal-not-there = { $card } там нет; начиная сверху, в стопке сброса лежат { $pile }.
refusal-swap-too-many = Меняют не больше { $most }, а карт названо { $count }.
refusal-swap-too-few = В этой игре меняют хотя бы одну карту: назови её.
refusal-ask-number = Карту с числом { $number } спросить нельзя: выбери число от 1 до 12.
refusal-give-which = { $card } нельзя отдать, когда просят число { $number }: отдай { $allowed }.
refusal-discard-one = В конце хода в стопку сброса идёт одна карта, а названо { $count }.
refusal-never-two = В этой игре сбрасывают одну карту, никогда не две.
refusal-not-all-full = Две карты сбрасывает только тот, чья фаза лежит, и только пока все группы на столе полные: сбрось одну.
refusal-keep-too-many = Оставляют не больше { $most }, а карт названо { $count }.
refusal-keep-to-discard = Последнюю карту нужно сбросить: оставь одну.
refusal-phase-laid = За раздачу можно выложить только одну фазу, и твоя уже лежит: добавь или сбрось карту.
refusal-too-few-jokers = { $count ->
    [one] Ты выкладываешь { $count } джокер, а на руке их { $held }.
    [few] Ты выкладываешь { $count } джокера, а на руке их { $held }.
    [many] Ты выкладываешь { $count } джокеров, а на руке их { $held }.
   *[other] Ты выкладываешь { $count } джокера, а на руке их { $held }.
}
refusal-which-jokers = Скажи, какие джокеры ты выкладываешь (нужно: { $count }), по их лицевым сторонам: лица { $faces }
refusal-group-of-jokers = { $group } — одни джокеры: хотя бы одна карта каждой группы должна быть настоящей.
refusal-phase-before-adding = Сначала выложи свою фазу, потом добавляй карты.
refusal-no-group-there = Такой группы на столе нет: карты добавляют к группам, которые там лежат.
refusal-no-end = У последовательности { $run } джокер не заменяет никакого числа: конец не называй.
refusal-joker-which-end = Скажи, к какому концу последовательности { $run } идёт джокер: низ или верх.
refusal-joker-end-closed = У последовательности { $run } с этой стороны нет места: джокер идёт с другой.
refusal-does-not-fit = { $card } сюда не подходит: к группе { $group } можно добавить { $fitting } или джокер.
refusal-board-players = В эту игру играют от 2 до 6 человек, а не { $players }.
refusal-track-space = Дорожка, строка { $line }: нет такого поля — «{ $name }»; на выбор: { $kinds }.
refusal-track-starts = Дорожка, строка { $line }: второй старт. Первый стоит в строке { $first }, и он только один.
refusal-track-short = Дорожка: не хватает строки { $line }. Полей { $length }, а здесь { $count }.
refusal-track-long = Дорожка: строка { $line } лишняя. Полей { $length }, а здесь { $count }.
refusal-track-kind = Дорожка: ни в одной строке нет { $kind }, а должны быть поля каждого вида.
option-track = Здесь нужен список названий полей, например «start» и «+1».
refusal-no-variants = Варианта «{ $variant }» нет: у этой игры нет вариантов.
refusal-starter = Первый игрок должен сидеть на одном из мест.

## Setting up

edition-board-intl = intl: более поздние международные правила
edition-board-2010 = 2010: первые немецкие правила
bot-board-easy = easy: играет для себя
bot-board-solid = solid: играет хорошо и следит за тобой
bot-board-strong = strong: думает наперёд

## The track

# Names on the track have six columns at most.
space-start = СТАРТ
space-star = звезда
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
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
space-do-ask = спроси у остальных карту с числом
space-do-star = иди дальше, к действию на свой выбор

## The table

board-dice = кубики { $low } и { $high }
board-wait-give = Ждём: { $name } отдаёт карту с числом { $number }; её просит { $asker }.
board-wait-keep = Ждём тех, кто выбирает, что оставить: { $names }
board-jokers = джокер { $cards }
board-holds = держит { $cards }
board-lacks = нет { $numbers }
board-on-wreath = на лавровом венке
board-markers = Маркеры фаз
board-phase-lies = Твоя фаза лежит на столе: добавь, что подходит, потом сбрось карту.
board-which-jokers = Какие джокеры?
board-round-is-over = Раздача { $number } закончена
board-round-ended = { $steps ->
    [0] { $name } заканчивает раздачу и остаётся на фазе.
    [one] { $name } заканчивает раздачу и продвигается на { $steps } поле.
    [few] { $name } заканчивает раздачу и продвигается на { $steps } поля.
   *[other] { $name } заканчивает раздачу и продвигается на { $steps } полей.
}
    .you = { $steps ->
        [0] Ты заканчиваешь раздачу и остаёшься на фазе.
        [one] Ты заканчиваешь раздачу и продвигаешься на { $steps } поле.
        [few] Ты заканчиваешь раздачу и продвигаешься на { $steps } поля.
       *[other] Ты заканчиваешь раздачу и продвигаешься на { $steps } полей.
    }
board-keep-five = Выбери до пяти карт, которые оставишь.
board-cards-to-keep = Карты, которые остаются
board-wait-choose = { $count ->
    [one] Выбирает ещё { $count } игрок
    [few] Выбирают ещё { $count } игрока
   *[other] Выбирают ещё { $count } игроков
}
board-pile = Стопка сброса, начиная сверху
board-prompt-ask = Карту с каким числом спросить?

## What happens

board-open-round = Новая раздача. Сверху стопки сброса лежит { $top }. { $name } начинает.
    .you = Новая раздача. Сверху стопки сброса лежит { $top }. Ты начинаешь.
board-roll-dice = { $name } бросает { $low } и { $high }.
    .you = Ты бросаешь { $low } и { $high }.
board-move-piece = { $name } идёт на { $steps ->
        [one] { $steps } поле
        [few] { $steps } поля
       *[many] { $steps } полей
    } вперёд, на «{ $space }».
    .you = Ты идёшь на { $steps ->
        [one] { $steps } поле
        [few] { $steps } поля
       *[many] { $steps } полей
    } вперёд, на «{ $space }».
board-choose-space = { $name } идёт дальше, на поле «{ $space }».
    .you = Ты идёшь дальше, на поле «{ $space }».
board-turn-joker = { $name } берёт джокер; на его лицевой стороне { $card }.
    .you = Ты берёшь из колоды { $card } и переворачиваешь: это джокер.
board-draw = { $name } берёт карту из колоды.
    .you = Ты берёшь карту из колоды.
board-draw-of = { $name } берёт карту из колоды ({ $at } из { $count }).
board-draw-seen = { $name } берёт из колоды { $card }.
    .you = Ты берёшь из колоды { $card }.
board-take = { $name } берёт { $card } из стопки сброса.
    .you = Ты берёшь { $card } из стопки сброса.
board-pick-unseen = { $name } выбирает карту в стопке сброса, не показывая её.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } выбирает { $card } сверху стопки сброса.
   *[other] { $name } выбирает { $card } в стопке сброса.
}
    .you = { $depth ->
        [0] Ты выбираешь { $card } сверху стопки сброса.
       *[other] Ты выбираешь { $card } в стопке сброса.
    }
board-swap-nothing = { $name } ничего не меняет и берёт одну карту из колоды.
    .you = Ты ничего не меняешь и берёшь одну карту из колоды.
# From two to four.
board-swap-cards = { $name } меняет { $count } карты, { $card } сверху, и берёт новых: { $drawn }.
board-swap-seen = { $count ->
    [one] { $name } меняет { $count } карту, { $cards }, и берёт новых: { $drawn }.
    [few] { $name } меняет { $count } карты, { $cards }, и берёт новых: { $drawn }.
   *[other] { $name } меняет { $count } карт, { $cards }, и берёт новых: { $drawn }.
}
    .you = Ты меняешь { $cards } на новые карты.
board-left = влево
board-right = вправо
board-ask-number = { $name } просит карту с числом { $number }.
    .you = Ты просишь карту с числом { $number }.
board-ask-number-way = { $name } просит карту с числом { $number }, по кругу { $way }.
    .you = Ты просишь карту с числом { $number }, по кругу { $way }.
board-have-none = { $name } говорит: карты с числом { $number } нет.
    .you = У тебя нет карты с числом { $number }.
board-must-give = { $name } говорит: карта с числом { $number } есть, её придётся отдать.
    .you = Тебе придётся отдать карту с числом { $number }.
board-give-unseen = { $name } отдаёт карту с числом { $number }, получает { $target }.
board-give-seen = { $name } отдаёт { $card }, получает { $target }.
    .you = Ты отдаёшь { $card }, получает { $target }.
    .to-you = { $name } отдаёт тебе { $card }.
board-pile-renewed = Колода кончилась: стопку сброса перемешивают, и она становится новой колодой.
board-lay = { $name } выкладывает фазу { $phase }: { $groups }
    .you = Ты выкладываешь фазу { $phase }: { $groups }
board-add-card = { $name } добавляет { $card } к группе { $group }.
    .you = Ты добавляешь { $card } к группе { $group }.
board-add-as = { $name } добавляет { $card } к группе { $group } как { $number }.
    .you = Ты добавляешь { $card } к группе { $group } как { $number }.
board-discard = { $name } сбрасывает { $cards }.
    .you = Ты сбрасываешь { $cards }.
board-go-again = { $name } ходит ещё раз.
    .you = Ты ходишь ещё раз.
board-end-round = { $name } заканчивает раздачу.
    .you = Ты заканчиваешь раздачу.
board-advance = { $steps ->
    [one] { $name } двигает маркер фазы на { $steps } поле, с фазы { $phase } на { $next }.
    [few] { $name } двигает маркер фазы на { $steps } поля, с фазы { $phase } на { $next }.
   *[other] { $name } двигает маркер фазы на { $steps } полей, с фазы { $phase } на { $next }.
}
    .you = { $steps ->
        [one] Твой маркер фазы идёт на { $steps } поле, с фазы { $phase } на { $next }.
        [few] Твой маркер фазы идёт на { $steps } поля, с фазы { $phase } на { $next }.
       *[other] Твой маркер фазы идёт на { $steps } полей, с фазы { $phase } на { $next }.
    }
board-stay = { $name } остаётся на фазе { $phase }: она не выложена.
    .you = Твоя фаза { $phase } не выложена: ты остаёшься на ней.
board-reach-wreath = { $name } двигает маркер фазы с фазы { $phase } на лавровый венок.
    .you = Твой маркер фазы идёт с фазы { $phase } на лавровый венок.
board-choose-cards = { $name } уже знает, какие карты оставить.
board-choose-seen = { $count ->
    [0] { $name } не оставляет ни одной карты.
    [one] { $name } оставляет { $count } карту: { $cards }.
    [few] { $name } оставляет { $count } карты: { $cards }.
   *[other] { $name } оставляет { $count } карт: { $cards }.
}
    .you = { $count ->
        [0] Ты не оставляешь ни одной карты.
        [one] Ты оставляешь { $count } карту: { $cards }.
        [few] Ты оставляешь { $count } карты: { $cards }.
       *[other] Ты оставляешь { $count } карт: { $cards }.
    }
board-kept = { $count ->
    [0] { $name } не оставляет ни одной карты.
    [one] { $name } оставляет { $count } карту.
    [few] { $name } оставляет { $count } карты.
   *[other] { $name } оставляет { $count } карт.
}
    .you = { "" }
reason-board-laurel-wreath = Решает первый маркер фазы на лавровом венке.
