# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
list-and = и
table-empty = пусто
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
your-hand = Карты на руке
your-distance = { $distance ->
    [0] можно выложить
    [one] не хватает { $distance } карты
    [few] не хватает { $distance } карт
    [many] не хватает { $distance } карт
   *[other] не хватает { $distance } карты
}
your-open-phase = Фаза { $number }: { $needs }
need-set = набор из { $size } карт
need-run = последовательность из { $size } карт
need-colour = { $size ->
    [one] { $size } карта одного цвета
    [few] { $size } карты одного цвета
    [many] { $size } карт одного цвета
   *[other] { $size } карты одного цвета
}
need-and = { $first } и { $second }

## Scores and the end

scores-title = Таблица очков
won-they = { $names } побеждает.
won-several = Победу делят: { $names }.
won-alone = Игра окончена, очков: { $points }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = красн.
group-blue = синий
group-green = зелён.
group-yellow = жёлтый

## Refused

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
refusal-extra-group = Фаза { $number } — это { $phase }: дополнительными картами можно удлинить её группы, но не добавить ещё одну.
refusal-not-the-phase = Фаза { $number } — это { $phase }, и выкладывают её целиком: { $groups } не подходит.
refusal-wrong-phase = Фазу { $number } сейчас выложить нельзя; можно выложить: { $allowed }.
refusal-discard-empty = Стопка сброса пуста: возьми карту из колоды.
refusal-not-in-hand = На руке нет { $cards }; есть { $hand }.
refusal-free-and-fixed = Свободный порядок противоречит фиксированным раздачам: при них у каждой раздачи своя фаза, так что порядок выбирать не приходится.
refusal-variant-contradicts = Вариант { $variant } противоречит другому: выбери один из них.
refusal-unknown-variant = Варианта { $variant } нет: выбери из { $variants }.
refusal-short-length = Короткая игра с таким числом фаз ({ $short }) невозможна: выбери от 1 до { $most }; всего фаз в списке: { $listed }.
refusal-run-not-full = Место для лишних джокеров есть только у последовательности 1-12: у { $run } его нет.
refusal-no-action = «{ $text }» — не действие этой игры: напиши { $forms }.
refusal-unknown-game = Игры «{ $name }» нет: выбери из { $games }.
refusal-unknown-edition = Издания «{ $edition }» нет: выбери из { $editions }.
refusal-unknown-option = Параметра «{ $option }» нет: выбери из { $options }.
refusal-option-value = { $name }: { $problem }
refusal-option-contradicts = Параметр { $option } противоречит варианту: выбери что-то одно.
refusal-no-phases = Играть нечего: список фаз пуст.
refusal-phase-too-long = Фаза { $number } требует карт: { $size }; выложить можно не больше { $room }.
refusal-players = В эту игру играют от { $fewest } до { $most } человек, а не { $players }.
refusal-dealer = Первый игрок должен сидеть на одном из мест.
refusal-unknown-bot = Бота «{ $name }» нет: выбери из { $bots }.
option-names = Нужен список имён в кавычках.
option-text = Нужен текст в кавычках.
option-flag = Нужно true или false.
option-number = Нужно целое число от { $least } до { $most }.
option-member = Возможно одно из: { $allowed }.
option-phases = Нужен список фаз, например "set 3 + run 4".
refusal-no-phase = «{ $text }» — не фаза: напиши группы, например set 3 + run 4 или colour 7 (set и colour от 2, run от 3, до 12 карт).
refusal-two-colour-groups = Фаза «{ $text }» требует двух групп одного цвета; возможна только одна.
refusal-which-dice = Кубики: { $dice }; { $die } отсутствует или не из их числа.
refusal-die-colours = { $die }: «{ $colours }» — нужны шесть букв из b, r, o и g для граней { $faces }.
refusal-run-too-short = В последовательности не меньше { $shortest } чисел, а фаза { $number } требует более короткую.
refusal-no-hints = Для этой игры нет советов.
refusal-no-referee = Для этой игры нет судьи.
refusal-no-odds = Для этой игры вероятности не посчитаны.
refusal-no-review = Для этой игры нет разбора.
refusal-no-analysis = Для этой игры нет анализа.
refusal-no-screen = В эту игру нельзя играть в терминале.
refusal-no-replay = Эту игру нельзя посмотреть снова в терминале.
refusal-no-pad = Для этой игры нет таблицы очков.
