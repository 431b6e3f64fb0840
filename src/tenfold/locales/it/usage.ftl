# What commands say when they are used wrongly.

usage-name-command = Scrivi un comando.
usage-no-option = L’opzione { $name } non esiste. { $more }
usage-no-command = Il comando { $name } non esiste. { $more }
usage-missing = Manca: { $name }. { $more }
usage-value = Valore non valido per { $name }: { $problem }
usage-needs-value = { $name } vuole un valore.
usage-takes-no-value = { $name } non vuole un valore.
usage-extra = Troppe parole: { $words }
usage-not-a-number = «{ $value }» non è un numero.
usage-not-in-range = { $value } non è nell’intervallo { $range }.
usage-not-a-choice = «{ $value }» non è uno di { $choices }.
usage-meant = Forse { $names }?
usage-choose = A scelta: { $choices }
usage-see = vedi: { $command } --help
