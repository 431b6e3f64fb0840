# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl: международные правила
edition-card-fx = fx: правила F.X. Schmid
variant-card-fixed = fixed: по одной раздаче на фазу, побеждает тот, у кого меньше очков
variant-card-short = short:5: только первые 5 фаз (или другое число)
variant-card-even = even: только чётные фазы
variant-card-odd = odd: только нечётные фазы
variant-card-knock = knock: можно постучать за только что сброшенную карту
variant-card-free = free: фазы в любом порядке
bot-card-easy = easy: играет для себя
bot-card-solid = solid: играет хорошо и следит за тобой
bot-card-strong = strong: думает наперёд, с дополнением `fast`
bot-needs-fast = Для `strong` нужно дополнение `fast` (pip install tenfold[fast]): вместо него играет `solid`.
bot-needs-printed = `strong` знает только десять печатных фаз: вместо него играет `solid`.

## The table

table-hand = Раздача { $number }
table-phases-open = { $count ->
    [one] осталась { $count } фаза
    [few] осталось { $count } фазы
    [many] осталось { $count } фаз
   *[other] осталось { $count } фазы
}
table-skipped = теряет ход
your-phase-lies = Твоя фаза лежит на столе: добавь, что подходит, и сбрось карту.

## What happens

card-deal = { $name } сдаёт карты, раздача { $number }. Открывается { $top }.
    .you = Ты сдаёшь карты, раздача { $number }. Открывается { $top }.
card-deal-playoff = Ничья: последнюю фазу доигрывают { $names }. Открывается { $top }.
card-draw = { $name } берёт карту из колоды.
    .you = Ты берёшь карту из колоды.
card-draw-seen = { $name } берёт из колоды { $card }.
    .you = Ты берёшь из колоды { $card }.
card-take = { $name } берёт { $card } из стопки сброса.
    .you = Ты берёшь { $card } из стопки сброса.
card-lay = { $name } выкладывает фазу { $phase }: { $groups }
    .you = Ты выкладываешь фазу { $phase }: { $groups }
card-hit = { $name } добавляет { $card } к группе { $group }.
    .you = Ты добавляешь { $card } к группе { $group }.
card-hit-as = { $name } добавляет { $card } к группе { $group } как { $number }.
    .you = Ты добавляешь { $card } к группе { $group } как { $number }.
card-discard = { $name } сбрасывает { $card }.
    .you = Ты сбрасываешь { $card }.
card-skip = { $name } играет пропуск хода: { $target } теряет ход.
    .you = Ты играешь пропуск хода: { $target } теряет ход.
    .to-you = { $name } играет пропуск хода: ты теряешь ход.
card-knock = { $name } стучит и получает { $card }.
    .you = Ты стучишь и получаешь { $card }.
card-pass = { $name } не берёт { $card }.
    .you = Ты не берёшь { $card }.
card-lose-turn = { $name } теряет этот ход.
    .you = Ты теряешь этот ход.
card-lose-turns = { $target } теряют этот ход.
    .to-you = Ты теряешь этот ход, { $target } тоже.
card-pile-renewed = Колода кончилась: стопку сброса перемешивают, и она становится новой колодой.
card-go-out = { $name } выходит. Раздача окончена.
    .you = Ты выходишь! Раздача окончена.

## Scores and the end

scores-no-hand = ещё не сыграно ни одной раздачи
reason-card-last-phase = Больше никто не выполнил все фазы.
reason-card-fewest-points = Все фазы выполнили несколько игроков: побеждает тот, у кого меньше очков.
reason-card-all-hands = Все раздачи сыграны: побеждает тот, у кого меньше очков.
reason-card-play-off = Исход решила дополнительная раздача.
reason-card-shared = По фазам и очкам полное равенство.

## Refused

refusal-drawn-already = Карта уже взята: теперь можно выложить фазу, добавить или сбросить карту.
refusal-skip-not-taken = Пропуск хода нельзя взять из стопки сброса: возьми карту из колоды.
refusal-no-knocking = В этой игре не стучат.
refusal-nothing-to-knock = Сейчас стучать не за что: можно только за карту, сброшенную в только что закончившийся ход, когда следующий игрок от неё отказался.
refusal-phase-lies = За раздачу можно выполнить только одну фазу, и твоя уже лежит: добавь или сбрось карту.
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
refusal-keep-one = В этой игре последнюю карту нужно сбросить: оставь одну.

## On the page

page-adds-cards = { $count ->
    [one] { $name } добавляет { $count } карту.
    [few] { $name } добавляет { $count } карты.
    [many] { $name } добавляет { $count } карт.
   *[other] { $name } добавляет { $count } карты.
}
    .you = { $count ->
        [one] Ты добавляешь { $count } карту.
        [few] Ты добавляешь { $count } карты.
        [many] Ты добавляешь { $count } карт.
       *[other] Ты добавляешь { $count } карты.
    }
page-rung-done = { $count ->
    [one] Выполнена { $count } фаза
    [few] Выполнено { $count } фазы
    [many] Выполнено { $count } фаз
   *[other] Выполнено { $count } фазы
}
page-leads = Впереди { $name }: фаза { $phase }, { $points }.
    .you = Ты впереди: фаза { $phase }, { $points }.
page-leads-done = Впереди { $name }: { $done }, { $points }.
    .you = Ты впереди: { $done }, { $points }.
page-leads-points = Впереди { $name }: { $points }.
    .you = Ты впереди: { $points }.
page-went-out-discard = { $name } выходит, сбросив карту.
    .you = Ты выходишь, сбросив карту.
page-went-out-hit = { $name } выходит, добавив карту.
    .you = Ты выходишь, добавив карту.
page-went-out-lay = { $name } выходит, выложив фазу.
    .you = Ты выходишь, выложив фазу.
