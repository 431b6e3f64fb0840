# What commands say when they are used wrongly.

usage-name-command = Назови команду.
usage-no-option = Опции { $name } нет. { $more }
usage-no-command = Команды { $name } нет. { $more }
usage-missing = Не хватает: { $name }. { $more }
usage-value = Недопустимое значение { $name }: { $problem }
usage-needs-value = Для { $name } нужно значение.
usage-takes-no-value = У { $name } нет значения.
usage-extra = Лишние слова: { $words }
usage-not-a-number = «{ $value }» — не число.
usage-not-in-range = { $value } вне пределов { $range }.
usage-not-a-choice = «{ $value }» нет среди { $choices }.
usage-meant = Может быть, { $names }?
usage-choose = На выбор: { $choices }
usage-see = смотри: { $command } --help
