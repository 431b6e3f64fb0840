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
refusal-no-such-group = So eine Gruppe liegt nicht auf dem Tisch ({ $owner }.{ $group }).
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

## The board game

refusal-no-number-card = „{ $text }“ ist keine Karte dieses Spiels: Schreib R, B, G oder Y und eine Zahl von 1 bis 12, einen Joker als W oder mit seiner Vorderseite wie W(R5).
refusal-run-not-full = Nur eine Folge 1-12 hat Platz für zusätzliche Joker: { $run } nicht.
refusal-move-first = Wähl erst einen Würfel und setz deinen Spielstein.
refusal-star-first = Wähl erst eine Aktion für das Sternfeld: stern und ihr Name.
refusal-take-first = Nimm erst eine Karte: ziehen oder nehmen.
refusal-pick-first = Such dir erst eine Karte aus dem Ablagestapel aus.
refusal-swap-first = Tausch erst bis zu vier Karten.
refusal-ask-first = Frag erst nach einer Zahl.
refusal-give-first = Erst gibt der Gefragte eine Karte her.
refusal-board-play-first = Jetzt auslegen, anlegen oder abwerfen.
refusal-keep-cards-first = Der Durchgang ist vorbei: Erst wird geklärt, wer welche Karten behält.
refusal-wrong-steps = Die Würfel erlauben nicht { $steps }: Setz { $low } oder { $high } Felder weit.
refusal-star-again = Ein anderes Sternfeld kannst du nicht wählen: Nenn eine der anderen Aktionen.
refusal-no-free-space = Ein Feld „{ $space }“ kannst du jetzt nicht wählen; möglich ist: { $spaces }
refusal-draw-pile-empty = Der Aufnahmestapel ist leer und lässt sich nicht erneuern: Nimm die oberste Karte des Ablagestapels.
refusal-not-there = Im Ablagestapel liegt { $card } nicht; von oben liegt dort { $pile }.
refusal-swap-too-many = Getauscht werden höchstens { $most } Karten, nicht { $count }.
refusal-swap-too-few = In diesem Spiel wird mindestens eine Karte getauscht: Nenn eine.
refusal-ask-number = Nach { $number } kannst du nicht fragen: Wähl eine Zahl von 1 bis 12.
refusal-give-which = { $card } geht nicht als { $number }: Gib { $allowed } her.
refusal-discard-one = Ein Zug endet mit einer Karte auf dem Ablagestapel, nicht mit { $count }.
refusal-never-two = In diesem Spiel wird eine Karte abgeworfen, nie zwei.
refusal-not-all-full = Zwei Karten wirft nur ab, wessen Phase liegt, und nur, solange lauter volle Gruppen liegen: Wirf eine ab.
refusal-keep-too-many = Behalten werden höchstens { $most } Karten, nicht { $count }.
refusal-keep-to-discard = Die letzte Karte muss abgeworfen werden: Behalte eine.
refusal-phase-laid = Pro Durchgang geht nur eine Phase, und deine liegt schon: anlegen oder abwerfen.
refusal-too-few-jokers = Joker, die du auslegen willst: { $count }; du hast aber nur { $held }.
refusal-which-jokers = Sag, welche Joker du auslegst ({ $count }), mit ihren Vorderseiten: with { $faces }
refusal-group-of-jokers = { $group } besteht nur aus Jokern: Mindestens eine Karte jeder Gruppe muss eine echte sein.
refusal-phase-before-adding = Leg erst deine eigene Phase aus, bevor du anlegst.
refusal-no-group-there = So eine Gruppe liegt nicht auf dem Tisch: Angelegt wird an Gruppen, die dort liegen.
refusal-no-end = An der Folge { $run } steht ein Joker für keine Zahl: Nenn kein Ende.
refusal-joker-which-end = Sag, an welches Ende der Folge { $run } der Joker kommt: unten oder oben.
refusal-joker-end-closed = Die Folge { $run } hat an diesem Ende keinen Platz: Der Joker kommt ans andere.
refusal-does-not-fit = { $card } passt da nicht: { $group } nimmt { $fitting } oder einen Joker.
