# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = Regole della casa e varianti
rules-printed = Il regolamento dice: { $rule }
rules-usual = Senza questa variante: { $rule }

## Headings

topic-setup = Preparazione
topic-turn = Il turno
topic-spaces = Le caselle d’azione
topic-phases = Le fasi
topic-groups = I gruppi
topic-wilds = I jolly
topic-skips = I salta turno
topic-laying = Calare e attaccare
topic-scoring = Chiudere e contare i punti
topic-end = La fine della partita
topic-alone = In solitario
topic-other = Altre regole
topic-variants = Varianti
