# What commands say when they are used wrongly.

usage-name-command = Noem een opdracht.
usage-no-option = De optie { $name } bestaat niet. { $more }
usage-no-command = De opdracht { $name } bestaat niet. { $more }
usage-missing = Er ontbreekt: { $name }. { $more }
usage-value = Ongeldige waarde voor { $name }: { $problem }
usage-needs-value = { $name } heeft een waarde nodig.
usage-takes-no-value = { $name } heeft geen waarde.
usage-extra = Te veel woorden: { $words }
usage-not-a-number = ‘{ $value }’ is geen getal.
usage-not-in-range = { $value } ligt niet in het bereik { $range }.
usage-not-a-choice = ‘{ $value }’ is geen van { $choices }.
usage-meant = Bedoel je { $names }?
usage-choose = Keuze uit: { $choices }
usage-see = zie: { $command } --help
