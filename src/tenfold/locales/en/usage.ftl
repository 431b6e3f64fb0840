# What commands say when they are used wrongly.

usage-name-command = name a command
usage-no-option = No such option: { $name }. { $more }
usage-no-command = No such command: { $name }. { $more }
usage-missing = Missing: { $name }. { $more }
usage-value = Invalid value for { $name }: { $problem }
usage-needs-value = { $name } needs a value.
usage-takes-no-value = { $name } does not take a value.
usage-extra = Too many words: { $words }
usage-not-a-number = “{ $value }” is not a number.
usage-not-in-range = { $value } is not in the range { $range }.
usage-not-a-choice = “{ $value }” is not one of { $choices }.
usage-meant = Did you mean { $names }?
usage-choose = Choose from: { $choices }
usage-see = see: { $command } --help
