# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = Tutte le regole
page-rule-link = Copia il link a questa regola

## House rules

page-house = Regole della casa
page-house-mend = Così non si può ancora giocare: guarda i campi segnati.
page-house-usual = Come stampato
page-house-rules = Regole della casa, come testo TOML
page-house-file = Regole della casa da un file
page-house-phase = Fase { $number }
page-house-kind = Fase { $number }, gruppo { $group }: tipo
page-house-size = Fase { $number }, gruppo { $group }: quantità
page-house-set = stesso numero
page-house-run = sequenza
page-house-colour = un colore
page-house-add-group = Fase { $number }: aggiungi un gruppo
page-house-drop-group = Fase { $number }: togli il gruppo { $group }
page-house-add-phase = Aggiungi una fase
page-house-space = Casella { $number }
page-house-letters = Una lettera per faccia: b blu, r rosso, o arancione, g verde.
page-house-die = Dado { $die }, facce { $faces }

## Saved house rules

page-presets = Salvate su questo dispositivo
page-preset-name = Nome per queste regole
page-preset-save = Salva
page-preset-use = Usa { $name }
page-preset-drop = Elimina { $name }
