# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = Домашние правила и варианты
rules-printed = В книге правил: { $rule }
rules-usual = Без этого варианта: { $rule }

## Headings

topic-setup = Подготовка
topic-turn = Ход
topic-spaces = Поля действия
topic-phases = Фазы
topic-groups = Группы
topic-wilds = Джокеры
topic-skips = Пропуски хода
topic-laying = Как выкладывать и добавлять
topic-scoring = Выход и очки
topic-end = Конец игры
topic-alone = Одиночная игра
topic-other = Прочие правила
topic-variants = Варианты
