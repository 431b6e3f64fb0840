# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = Все правила
page-rule-link = Копировать ссылку на это правило

## House rules

page-house = Домашние правила
page-house-mend = Так играть ещё нельзя: посмотри на отмеченные поля.
page-house-usual = Как напечатано
page-house-rules = Домашние правила текстом TOML
page-house-file = Домашние правила из файла
page-house-phase = Фаза { $number }
page-house-kind = Фаза { $number }, группа { $group }: вид
page-house-size = Фаза { $number }, группа { $group }: сколько
page-house-set = одно число
page-house-run = последовательность
page-house-colour = один цвет
page-house-add-group = Фаза { $number }: добавить группу
page-house-drop-group = Фаза { $number }: убрать группу { $group }
page-house-add-phase = Добавить фазу
page-house-space = Поле { $number }
page-house-letters = Буква на каждую грань: b синий, r красный, o оранжевый, g зелёный.
page-house-die = Кубик { $die }, грани { $faces }

## Saved house rules

page-presets = Сохранено на этом устройстве
page-preset-name = Название этих правил
page-preset-save = Сохранить
page-preset-use = Взять { $name }
page-preset-drop = Удалить { $name }
