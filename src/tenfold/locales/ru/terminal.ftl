# The terminal, at every table and at the card game's.

## Setting up

setup-language = Язык: { $choices }
setup-name = Твоё имя
setup-edition = По каким правилам? { $choices }
setup-variants = Варианты, любые из: { $choices } (Enter: без них)
setup-opponents = Сколько соперников, от { $fewest } до { $most }?
setup-strength = Насколько сильные соперники? { $choices }
setup-wrong = «{ $answer }» здесь не подходит. Выбери: { $choices }
setup-names = Твоё имя; несколько человек за этим устройством: Аня, Бен
setup-too-many = Играть могут не больше { $most }.
setup-game = { $game }: { $where }, { $names } ({ $day })
setup-continue = У тебя есть незаконченная игра. { $game }. Продолжить? { $yes } / { $no } / { $drop }
setup-unfinished = У тебя есть незаконченные игры:
setup-continue-which = Какую продолжить? Номер / { $no } / { $drop } и номер
setup-drop-sure = Удалить эту игру навсегда? { $game } { $yes } / { $no }
setup-rematch = Сыграть ещё раз? { $yes } / { $no }
curtain = Передай устройство: { $name }.
curtain-lift = { $name }: Enter, когда больше никто не смотрит.
where-hand = раздача { $hand }
setup-broken = Сохранённую игру { $file } нельзя продолжить: { $problem }. Файл остаётся на месте.
setup-fair-card = Порядок карт задан тайным числом. Его отпечаток, чтобы потом всё проверить: { $commitment }
setup-start = Набери { $help } в любой момент, чтобы узнать, что можно сделать.

## The table

table-playoff = Дополнительная раздача
table-piles = Колода: { $count } · Стопка сброса: { $top }
table-phase = фаза { $number }
table-laid = фаза { $number } выложена
your-phase = Твоя фаза { $number }: { $needs }
prompt-rest = Enter: дальше
prompt-draw = Твой ход: тянуть или взять?
prompt-play = Выложить, добавить или сбросить?
prompt-knock = Сброшена карта { $card }: постучать или пас?

## Scores and the end

over-title = Сколько стоят карты на руке
over-done = фаза { $number } выполнена
over-again = снова пробует фазу { $number }
over-none = карт не осталось
scores-total = всего { $points }
end-record = Вся игра записана в { $file } (tenfold replay покажет её, tenfold verify докажет, что всё было честно).
end-saved = Игра сохранена. Чтобы продолжить: { $command }

## Commands

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
words-drop = удалить
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
help-rules = правило, по которому был последний отказ, а до того — правила этого стола; с обозначением вроде { $example } — это правило
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
