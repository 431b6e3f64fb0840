# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
list-and = und
table-empty = leer
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
your-hand = Deine Hand
your-distance = { $distance ->
    [0] bereit zum Auslegen
    [one] noch 1 Karte
   *[other] noch { $distance } Karten
}
your-open-phase = Phase { $number }: { $needs }
need-set = { $size ->
    [2] Zwilling
    [3] Drilling
    [4] Vierling
    [5] Fünfling
   *[other] Set aus { $size }
}
need-run = { $size ->
    [3] Dreierfolge
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
    [9] Neunerfolge
   *[other] Folge aus { $size }
}
need-colour = { $size } Karten einer Farbe
need-and = { $first } und { $second }

## Scores and the end

scores-title = Wertungsblatt
won-they = { $names } gewinnt.
won-several = Geteilter Sieg: { $names }.
won-alone = Das Spiel ist zu Ende: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = rot
group-blue = blau
group-green = grün
group-yellow = gelb

## Refused

refusal-no-card = „{ $text }“ ist keine Karte: Schreib R, B, G oder Y und eine Zahl von 1 bis 12, W für einen Joker, S für eine Aussetzen-Karte.
refusal-no-group = „{ $text }“ ist keine Gruppe: Schreib 5s(R5 G5 W), 3-6(R3 W B5 G6) oder red(R1 R4 W).
refusal-not-of-set = { $card } gehört nicht zu den { $number }ern.
refusal-no-such-number = { $number }er gibt es nicht: Die Zahlen gehen von 1 bis 12.
refusal-run-too-far = Eine Folge reicht höchstens von 1 bis 12: { $run } geht nicht.
refusal-not-of-run = { $card } kann in der Folge { $run } nicht für { $number } stehen.
refusal-not-of-colour = { $card } hat nicht die Farbe dieser Gruppe ({ $colour }).
refusal-skip-in-group = Eine Aussetzen-Karte gehört nie in eine Gruppe.
refusal-run-length = { $count ->
    [one] Die Folge { $run } besteht nicht aus 1 Karte.
   *[other] Die Folge { $run } besteht nicht aus { $count } Karten.
}
refusal-game-over = Das Spiel ist zu Ende.
refusal-extra-group = Phase { $number } ({ $phase }): Weitere Karten dürfen ihre Gruppen verlängern, aber keine Gruppe kommt dazu.
refusal-not-the-phase = Phase { $number } ({ $phase }) wird nur ganz ausgelegt: { $groups } passt nicht.
refusal-wrong-phase = Phase { $number } kannst du jetzt nicht auslegen; möglich ist: { $allowed }.
refusal-discard-empty = Der Ablagestapel ist leer: Nimm vom Aufnahmestapel.
refusal-not-in-hand = { $cards } hast du nicht auf der Hand; du hast { $hand }.
refusal-free-and-fixed = Freie Reihenfolge und feste Durchgänge widersprechen sich: Bei festen Durchgängen hat jeder seine Phase, da gibt es keine Reihenfolge zu wählen.
refusal-variant-contradicts = Die Variante { $variant } widerspricht einer anderen: Wähle eine davon.
refusal-unknown-variant = Eine Variante { $variant } gibt es nicht: Wähle aus { $variants }.
refusal-short-length = { $short ->
    [one] Ein kurzes Spiel mit 1 Phase geht nicht: Wähle von 1 bis { $most }; die Liste hat { $listed }.
   *[other] Ein kurzes Spiel mit { $short } Phasen geht nicht: Wähle von 1 bis { $most }; die Liste hat { $listed }.
}
refusal-run-not-full = Nur eine Folge 1-12 hat Platz für zusätzliche Joker: { $run } nicht.
refusal-no-action = „{ $text }“ ist keine Aktion dieses Spiels: Schreib { $forms }.
refusal-unknown-game = Ein Spiel „{ $name }“ gibt es nicht: Zur Wahl stehen { $games }.
refusal-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht: Zur Wahl stehen { $editions }.
refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht: Zur Wahl stehen { $options }.
refusal-option-value = { $name }: { $problem }
refusal-option-contradicts = Die Option { $option } widerspricht einer Variante: Wähle eins von beiden.
refusal-no-phases = Es gibt keine Phase zu spielen: Die Liste ist leer.
refusal-phase-too-long = Phase { $number } verlangt { $size } Karten; eine Hand kann höchstens { $room } auslegen.
refusal-players = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $players }.
refusal-dealer = Wer beginnt, muss auf einem der Plätze sitzen.
refusal-unknown-bot = Einen Bot „{ $name }“ gibt es nicht: Zur Wahl stehen { $bots }.
option-names = Das muss eine Liste von Namen in Anführungszeichen sein.
option-text = Das muss ein Text in Anführungszeichen sein.
option-flag = Das muss true oder false sein.
option-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
option-member = Möglich ist eines von { $allowed }.
option-phases = Das muss eine Liste von Phasen wie "set 3 + run 4" sein.
refusal-no-phase = „{ $text }“ ist keine Phase: Schreib Gruppen wie set 3 + run 4 oder colour 7 (set und colour ab 2, run ab 3, bis 12 Karten).
refusal-two-colour-groups = Die Phase „{ $text }“ verlangt zwei Farbgruppen; höchstens eine ist möglich.
refusal-which-dice = Die Würfel heißen { $dice }: { $die } fehlt oder gehört nicht dazu.
refusal-die-colours = { $die }: „{ $colours }“ müssen sechs Buchstaben aus b, r, o und g sein, für die Seiten { $faces }.
refusal-run-too-short = Eine Folge hat mindestens { $shortest } Zahlen, und Phase { $number } verlangt eine kürzere.
refusal-no-hints = Für dieses Spiel gibt es keine Tipps.
refusal-no-referee = Für dieses Spiel gibt es keinen Schiedsrichter.
refusal-no-odds = Für dieses Spiel sind keine Chancen berechnet.
refusal-no-review = Für dieses Spiel gibt es keine Nachbetrachtung.
refusal-no-analysis = Für dieses Spiel gibt es keine Analyse.
refusal-no-screen = Dieses Spiel kann nicht im Terminal gespielt werden.
refusal-no-replay = Dieses Spiel kann im Terminal nicht noch einmal gezeigt werden.
refusal-no-pad = Für dieses Spiel gibt es keinen Wertungsblock.
