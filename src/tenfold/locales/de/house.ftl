# The rules of a table in words: headings, and what the rulebook says otherwise.

rules-house = Hausregeln und Varianten
rules-printed = Im Regelheft steht: { $rule }
rules-usual = Ohne diese Variante: { $rule }

## Headings

topic-setup = Vorbereitung
topic-turn = Der Zug
topic-spaces = Die Aktionsfelder
topic-phases = Die Phasen
topic-groups = Gruppen
topic-wilds = Joker
topic-skips = Aussetzen-Karten
topic-laying = Auslegen und anlegen
topic-scoring = Schluss machen und Punkte
topic-end = Das Ende des Spiels
topic-alone = Allein spielen
topic-other = Weitere Regeln
topic-variants = Varianten
