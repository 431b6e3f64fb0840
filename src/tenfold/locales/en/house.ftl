# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = House rules and variants
rules-printed = The rulebook says: { $rule }
rules-usual = Without this variant: { $rule }

## Headings

topic-setup = Setting up
topic-turn = The turn
topic-spaces = The action spaces
topic-phases = The phases
topic-groups = Groups
topic-wilds = Wilds and jokers
topic-skips = Skips
topic-laying = Laying down and adding
topic-scoring = Going out and points
topic-end = The end of the game
topic-alone = Playing alone
topic-other = More rules
topic-variants = Variants
