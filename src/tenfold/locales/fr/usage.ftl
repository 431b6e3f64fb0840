# What commands say when they are used wrongly.

usage-name-command = Nomme une commande.
usage-no-option = L’option { $name } n’existe pas. { $more }
usage-no-command = La commande { $name } n’existe pas. { $more }
usage-missing = Il manque : { $name }. { $more }
usage-value = Valeur non valable pour { $name } : { $problem }
usage-needs-value = { $name } demande une valeur.
usage-takes-no-value = { $name } ne prend pas de valeur.
usage-extra = Trop de mots : { $words }
usage-not-a-number = « { $value } » n’est pas un nombre.
usage-not-in-range = { $value } n’est pas dans l’étendue { $range }.
usage-not-a-choice = « { $value } » n’est pas l’un de { $choices }.
usage-meant = Tu penses à { $names } ?
usage-choose = Au choix : { $choices }
usage-see = voir : { $command } --help
