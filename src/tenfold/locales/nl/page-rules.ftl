# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = Alle regels
page-rule-link = Link naar deze regel kopiëren

## House rules

page-house = Huisregels
page-house-mend = Zo kan het nog niet: kijk naar de gemarkeerde velden.
page-house-usual = Zoals gedrukt
page-house-rules = Huisregels als TOML-tekst
page-house-file = Huisregels uit een bestand
page-house-phase = Fase { $number }
page-house-kind = Fase { $number }, groep { $group }: soort
page-house-size = Fase { $number }, groep { $group }: grootte
page-house-set = zelfde getal
page-house-run = reeks
page-house-colour = één kleur
page-house-add-group = Fase { $number }: groep toevoegen
page-house-drop-group = Fase { $number }: groep { $group } weghalen
page-house-add-phase = Fase toevoegen
page-house-space = Veld { $number }
page-house-letters = Een letter per kant: b blauw, r rood, o oranje, g groen.
page-house-die = Dobbelsteen { $die }, kanten { $faces }

## Saved house rules

page-presets = Op dit apparaat bewaard
page-preset-name = Naam voor deze huisregels
page-preset-save = Bewaren
page-preset-use = { $name } gebruiken
page-preset-drop = { $name } verwijderen
