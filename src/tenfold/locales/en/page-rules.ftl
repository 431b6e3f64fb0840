# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = All the rules
page-rule-link = Copy the link to this rule

## House rules

page-house = House rules
page-house-mend = Some of this cannot be played yet: see the fields that are marked.
page-house-usual = As printed
page-house-rules = House rules, as TOML text
page-house-file = House rules from a file
page-house-phase = Phase { $number }
page-house-kind = Phase { $number }, group { $group }: kind
page-house-size = Phase { $number }, group { $group }: size
page-house-set = same number
page-house-run = run
page-house-colour = one colour
page-house-add-group = Phase { $number }: add a group
page-house-drop-group = Phase { $number }: remove group { $group }
page-house-add-phase = Add a phase
page-house-space = Space { $number }
page-house-letters = A letter for each face: b blue, r red, o orange, g green.
page-house-die = Die { $die }, faces { $faces }

## Saved house rules

page-presets = Saved on this device
page-preset-name = Name for these house rules
page-preset-save = Save
page-preset-use = Use { $name }
page-preset-drop = Delete { $name }
