# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = Règles maison et variantes
rules-printed = Le livret dit : { $rule }
rules-usual = Sans cette variante : { $rule }

## Headings

topic-setup = Mise en place
topic-turn = Le tour
topic-spaces = Les cases Action
topic-phases = Les phases
topic-groups = Les groupes
topic-wilds = Les jokers
topic-skips = Les cartes « Passer son tour »
topic-laying = Poser et ajouter
topic-scoring = Sortir et compter les points
topic-end = La fin de la partie
topic-alone = En solitaire
topic-other = Autres règles
topic-variants = Variantes
