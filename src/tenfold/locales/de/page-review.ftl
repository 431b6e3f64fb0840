# The review of a finished game.

page-review-seat = Wessen Entscheidungen
page-review-working = Das Spiel wird durchgesehen. Das kann eine halbe Minute dauern.
page-review-solving = Zuerst wird die exakte Lösung dieser Hausregeln gesucht. Das kann ein paar Minuten dauern; der Rückblick folgt von selbst.
page-review-progress = Wie viel durchgesehen ist
page-review-curve = Über das Spiel, von { $start } bis { $end }
page-review-chance = Gewinnchance
page-review-total = erwartete Summe
page-review-luck-sum = Glück, aufsummiert
page-review-costliest = Die teuersten Entscheidungen
page-review-none = Keine Entscheidung hat etwas gekostet, das dieser Rückblick zeigen könnte.
page-review-start = am Anfang
page-review-luck = Glück
page-review-choice = Wahl
page-review-others = die anderen
page-review-end = am Ende
page-review-better = Besser:
page-review-worth-win = Gewinnchance: { $best } statt { $done }.
page-review-worth-total = Erwartete Summe: { $best } statt { $done }.
review-gains-more = Damit wird mehr gewonnen als verloren: von { $worlds } solchen Durchgängen besser { $better }, schlechter { $worse }.
page-review-fine = Hier ist nichts Besseres bekannt.
page-review-tap = Tippe auf die Kurve oder eine Entscheidung, um den Tisch von damals zu sehen.
page-review-open = Alle Handkarten zeigen
page-review-exact = Jede Entscheidung wird mit der besten verglichen, nach der exakten Lösung des Würfelspiels.
page-review-estimated = { $decisions ->
    [one] 1 Entscheidung wurde
   *[other] { $decisions } Entscheidungen wurden
} mit anderen verglichen, aus dem damals Bekannten, in { $worlds } Welten, die bis zum Ende des Durchgangs gespielt wurden. Kosten zählen, wenn sie größer sind, als der Zufall erklärt; ± ist der Bereich, der in 95 von 100 Fällen stimmt.
page-review-few = Das sind wenige Welten: Ein Server mit dem Extra „fast“ hat viel mehr.
page-review-sums = Glück ist, was die eigenen Karten und Würfe geändert haben, Wahl, was die eigenen Entscheidungen geändert haben, die anderen, was alle anderen getan und aufgenommen haben. Zusammen führen sie vom Anfang zum Ende.
page-review-dashed = Die gestrichelte Linie zählt zum Anfang dazu, was das Glück geändert hat. Das ist eine Summe, keine Chance: Sie kann über 100 % steigen oder unter 0 fallen.
