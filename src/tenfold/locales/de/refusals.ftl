# Why something is refused, and what is allowed. One message per code of a refusal.

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
refusal-game-over = Das Spiel ist vorbei.
refusal-drawn-already = Du hast schon eine Karte aufgenommen: jetzt auslegen, anlegen oder abwerfen.
refusal-discard-empty = Der Ablagestapel ist leer: Zieh vom Aufnahmestapel.
refusal-skip-not-taken = Eine Aussetzen-Karte darf man nicht vom Ablagestapel nehmen: Zieh vom Aufnahmestapel.
refusal-no-knocking = In diesem Spiel wird nicht geklopft.
refusal-nothing-to-knock = Gerade gibt es nichts zu klopfen: nur auf eine Karte, die im eben beendeten Zug abgeworfen wurde, und erst, wenn der nächste Spieler sie liegen lässt.
refusal-phase-lies = Pro Durchgang geht nur eine Phase, und deine liegt schon: anlegen oder abwerfen.
refusal-wrong-phase = Phase { $number } kannst du jetzt nicht auslegen; möglich ist: { $allowed }.
refusal-extra-group = Phase { $number } ({ $phase }): Weitere Karten dürfen ihre Gruppen verlängern, aber keine Gruppe kommt dazu.
refusal-not-the-phase = Phase { $number } ({ $phase }) wird nur ganz ausgelegt: { $groups } passt nicht.
refusal-phase-of-wilds = Mindestens eine Karte der Phase muss eine echte Zahlenkarte sein.
refusal-group-of-wilds = Mindestens eine Karte jeder Gruppe muss eine echte Zahlenkarte sein.
refusal-phase-first = Leg erst deine eigene Phase aus, bevor du anlegst.
refusal-no-such-group = So eine Gruppe liegt nicht auf dem Tisch ({ $seat }.{ $group }).
refusal-skip-no-hit = Eine Aussetzen-Karte wird nie angelegt: Wirf sie ab.
refusal-run-full = An die Folge 1-12 passt nichts mehr.
refusal-which-end = Sag, an welches Ende der Folge { $run } der Joker kommt: unten oder oben.
refusal-end-closed = Die Folge { $run } hat an diesem Ende keinen Platz: Der Joker kommt ans andere.
refusal-no-fit = { $card } passt da nicht: { $group } nimmt { $fitting } oder einen Joker.
refusal-no-skip = Nur mit einer Aussetzen-Karte lässt du andere aussetzen.
refusal-skip-whom = Sag, wer aussetzt: { $seats }.
refusal-skip-other = Eine Aussetzen-Karte trifft jemand anderen aus diesem Durchgang: { $seats }.
refusal-skip-pending = { $target } muss schon aussetzen; du kannst wählen: { $seats }.
refusal-skip-lap = Gegen { $target } wurde in dieser Runde schon eine Aussetzen-Karte gespielt; du kannst wählen: { $seats }.
refusal-skip-next = In diesem Spiel trifft eine Aussetzen-Karte den nächsten Spieler: { $seats }.
refusal-draw-first = Nimm erst eine Karte auf: ziehen oder nehmen.
refusal-knock-first = Erst wird geklärt, wer klopft: klopfen oder passen.
refusal-play-first = Jetzt auslegen, anlegen oder abwerfen.
refusal-not-in-hand = { $cards } hast du nicht auf der Hand; du hast { $hand }.
refusal-keep-one = In diesem Spiel muss die letzte Karte abgeworfen werden: Behalte eine.
refusal-free-and-fixed = Freie Reihenfolge und feste Durchgänge widersprechen sich: Bei festen Durchgängen hat jeder seine Phase, da gibt es keine Reihenfolge zu wählen.
refusal-variant-contradicts = Die Variante { $variant } widerspricht einer anderen: Wähle eine davon.
refusal-unknown-variant = Eine Variante { $variant } gibt es nicht: Wähle aus { $variants }.
refusal-short-length = { $short ->
    [one] Ein kurzes Spiel mit 1 Phase geht nicht: Wähle von 1 bis { $most }; die Liste hat { $listed }.
   *[other] Ein kurzes Spiel mit { $short } Phasen geht nicht: Wähle von 1 bis { $most }; die Liste hat { $listed }.
}
refusal-die-twice = Jeden Würfel kannst du nur einmal behalten.
refusal-keep-all = Alle zehn behalten heißt aufhören: Tipp „fertig“, es bleibt nichts zu werfen.
refusal-no-fourth-roll = Ein Zug hat drei Würfe, und die sind gemacht: notieren oder verzichten.
refusal-keep-first = Behalte erst Würfel und wirf die anderen, oder hör auf.
refusal-score-first = Die Phase ist geschafft: notieren oder verzichten.
refusal-no-decline-alone = In diesem Spiel gibt es keinen Verzicht auf eine geschaffte Phase.
refusal-no-decline-in-the-end = Am Spielende wird auf eine geschaffte Phase nicht verzichtet.
