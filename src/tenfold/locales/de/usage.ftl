# What commands say when they are used wrongly.

usage-name-command = Nenne einen Befehl.
usage-no-option = Die Option { $name } gibt es nicht. { $more }
usage-no-command = Den Befehl { $name } gibt es nicht. { $more }
usage-missing = Es fehlt: { $name }. { $more }
usage-value = { $name } hat keinen gültigen Wert: { $problem }
usage-needs-value = { $name } braucht einen Wert.
usage-takes-no-value = { $name } hat keinen Wert.
usage-extra = Zu viele Wörter: { $words }
usage-not-a-number = „{ $value }“ ist keine Zahl.
usage-not-in-range = { $value } liegt nicht im Bereich { $range }.
usage-not-a-choice = „{ $value }“ ist keines von { $choices }.
usage-meant = Meinst du { $names }?
usage-choose = Zur Wahl stehen: { $choices }
usage-see = siehe: { $command } --help
