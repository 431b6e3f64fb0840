# The card table in the terminal.

## Setting up

setup-language = Язык: { $choices }
setup-name = Твоё имя
setup-edition = По каким правилам? { $choices }
setup-variants = Варианты, любые из: { $choices } (Enter: без них)
setup-opponents = Сколько соперников, от { $fewest } до { $most }?
setup-strength = Насколько сильные соперники? { $choices }
setup-wrong = «{ $answer }» здесь не подходит. Выбери: { $choices }
setup-continue = У тебя есть незаконченная игра ({ $where }, { $names }). Продолжить? { $yes } / { $no }
where-hand = раздача { $hand }
setup-broken = Сохранённую игру { $file } нельзя продолжить: { $problem }. Файл остаётся на месте.
setup-fair-card = Порядок карт задан секретным сидом. Его отпечаток, чтобы потом всё проверить: { $commitment }
setup-start = Набери { $help } в любой момент, чтобы узнать, что можно сделать.
default-name = Ты
edition-card-intl = intl: международные правила
edition-card-fx = fx: правила F.X. Schmid
variant-card-fixed = fixed: по одной раздаче на фазу, побеждает тот, у кого меньше очков
variant-card-short = short:5: только первые 5 фаз (или другое число)
variant-card-even = even: только чётные фазы
variant-card-odd = odd: только нечётные фазы
variant-card-knock = knock: можно постучать за только что сброшенную карту
variant-card-free = free: фазы в любом порядке
bot-card-random = random: ходит как попало
bot-card-easy = easy: думает только о своих картах
bot-card-solid = solid: играет хорошо и следит за тобой

## The table

table-hand = Раздача { $number }
table-playoff = Дополнительная раздача
table-piles = Колода: { $count } · Стопка сброса: { $top }
table-empty = пусто
table-phase = фаза { $number }
table-laid = фаза { $number } выложена
table-phases-open = { $count ->
    [one] осталась { $count } фаза
    [few] осталось { $count } фазы
    [many] осталось { $count } фаз
   *[other] осталось { $count } фазы
}
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-skipped = теряет ход
your-hand = Карты на руке
your-phase = Твоя фаза { $number }: { $needs }
your-open-phase = Фаза { $number }: { $needs }
your-distance = { $distance ->
    [0] можно выложить
    [one] не хватает { $distance } карты
    [few] не хватает { $distance } карт
    [many] не хватает { $distance } карт
   *[other] не хватает { $distance } карты
}
your-phase-lies = Твоя фаза лежит на столе: добавь, что подходит, и сбрось карту.
need-set = набор из { $size } карт
need-run = последовательность из { $size } карт
need-colour = { $size ->
    [one] { $size } карта одного цвета
    [few] { $size } карты одного цвета
    [many] { $size } карт одного цвета
   *[other] { $size } карты одного цвета
}
need-and = { $first } и { $second }
prompt-draw = Твой ход: тянуть или взять?
prompt-play = Выложить, добавить или сбросить?
prompt-knock = Сброшена карта { $card }: постучать или пас?

## What happens

deal = { $dealer } сдаёт карты, раздача { $number }. Открывается { $top }.
deal-you = Ты сдаёшь карты, раздача { $number }. Открывается { $top }.
deal-playoff = Полное равенство: последнюю фазу доигрывают { $names }. Открывается { $top }.
you-draw = Ты берёшь из колоды { $card }.
they-draw = { $name } берёт карту из колоды.
you-take = Ты берёшь { $card } из стопки сброса.
they-take = { $name } берёт { $card } из стопки сброса.
you-lay = Ты выкладываешь фазу { $phase }: { $groups }
they-lay = { $name } выкладывает фазу { $phase }: { $groups }
you-hit = Ты добавляешь { $card } к группе { $group }.
they-hit = { $name } добавляет { $card } к группе { $group }.
you-discard = Ты сбрасываешь { $card }.
they-discard = { $name } сбрасывает { $card }.
you-skip = Ты играешь пропуск хода: { $target } теряет ход.
they-skip = { $name } играет пропуск хода: { $target } теряет ход.
they-skip-you = { $name } играет пропуск хода: ты теряешь ход.
you-knock = Ты стучишь и получаешь { $card }.
they-knock = { $name } стучит и получает { $card }.
you-pass = Ты не берёшь { $card }.
they-pass = { $name } не берёт { $card }.
you-lose-turn = Ты теряешь этот ход.
they-lose-turn = { $name } теряет этот ход.
pile-renewed = Колода кончилась: стопку сброса перемешивают, и она становится новой колодой.
you-go-out = Ты выходишь! Раздача окончена.
they-go-out = { $name } выходит. Раздача окончена.

## Scores and the end

scores-title = Таблица очков
scores-total = всего { $points }
scores-no-hand = ещё не сыграно ни одной раздачи
won-you = Победа твоя!
won-they = { $names } побеждает.
won-several = Победу делят: { $names }.
reason-card-last-phase = Больше никто не выполнил последнюю фазу.
reason-card-fewest-points = Последнюю фазу выполнили несколько игроков: побеждает тот, у кого меньше очков.
reason-card-all-hands = Все раздачи сыграны: побеждает тот, у кого меньше очков.
reason-card-play-off = Исход решила дополнительная раздача.
reason-card-shared = По фазам и очкам полное равенство.
end-record = Вся игра записана в { $file } (tenfold replay покажет её, tenfold verify докажет, что всё было честно).
end-saved = Игра сохранена. Чтобы продолжить: { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-draw = тянуть т
words-take = взять в
words-lay = выложить л
words-hit = добавить д
words-discard = сбросить с
words-knock = постучать стук к
words-pass = пас п
words-hint = совет подсказка со
words-moves = ходы х
words-scores = очки о
words-rules = правило правила пр
words-sort = сортировать сорт ср
words-help = помощь ?
words-quit = конец выход ко
words-low = низ снизу
words-high = верх сверху
words-yes = да
words-no = нет н

help-draw = взять верхнюю карту колоды
help-take = взять верхнюю карту стопки сброса
help-lay = выложить свою фазу лучшим способом; при свободном порядке укажи её номер; или группа за группой: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = добавить карту к группе: карта, буква группы, а для джокера в последовательности ещё и её конец ({ $low } или { $high })
help-discard = закончить ход этой картой; для пропуска хода нужно ещё имя того, кто теряет ход
help-knock = взять только что сброшенную карту вне очереди
help-pass = не брать только что сброшенную карту
help-hint = что сейчас сделал бы хороший игрок и почему
help-moves = всё, что можно сделать сейчас; набери номер из списка, чтобы так и сходить
help-scores = таблица очков
help-rules = правило, по которому был последний отказ; с обозначением вроде { $example } — это правило
help-sort = разложить карты на руке по числам или по цветам
help-help = этот список
help-quit = закончить; игра сохраняется после каждого хода
help-cards = Карты: R красная, B синяя, G зелёная, Y жёлтая и число; W — джокер, S — пропуск хода.

unknown-command = Не понимаю «{ $words }». Можно: { $allowed }
no-refusal-yet = Отказов пока не было. Набери { $rules } и обозначение, например { $example }.
no-such-move = Хода { $number } нет: в списке их { $count }.
list-first = { $number } — это номер из списка: сначала набери { $moves }, чтобы его увидеть.
no-such-rule = Правила { $id } нет.
which-card = Скажи, какую карту: { $hand }
lay-missing = { $distance ->
    [one] Фазу { $number } пока не выложить: не хватает { $distance } карты.
    [few] Фазу { $number } пока не выложить: не хватает { $distance } карт.
    [many] Фазу { $number } пока не выложить: не хватает { $distance } карт.
   *[other] Фазу { $number } пока не выложить: не хватает { $distance } карты.
}
hit-which = { $card } подходит в нескольких местах. Выбери: { $choices }
hit-nothing = Ни одна карта на руке не подходит к группам на столе.
hit-nowhere = { $card } на столе никуда не подходит.
hit-no-group = На столе нет группы «{ $group }». Есть группы: { $groups }
no-such-player = Игрока «{ $name }» здесь нет. Играют: { $names }
sorted-by-number = Карты разложены по числам.
sorted-by-colour = Карты разложены по цветам.
hint = Совет: { $reason }

# A group of one colour, by its name; six columns at most.
group-red = красн.
group-blue = синий
group-green = зелён.
group-yellow = жёлтый
