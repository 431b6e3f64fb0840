# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = Huisregels en varianten
rules-printed = In het regelboekje staat: { $rule }
rules-usual = Zonder deze variant: { $rule }

## Headings

topic-setup = Voorbereiding
topic-turn = De beurt
topic-spaces = De actievelden
topic-phases = De fasen
topic-groups = Groepen
topic-wilds = Jokers
topic-skips = Kaarten ‘Beurt overslaan’
topic-laying = Uitleggen en aanleggen
topic-scoring = Uitgaan en punten
topic-end = Het einde van het spel
topic-alone = In je eentje
topic-other = Overige regels
topic-variants = Varianten
