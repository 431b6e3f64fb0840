# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Karten und Würfel zum Antippen
page-referee-colour-of = Farbe
page-referee-colour = { $colour ->
    [R] Rot
    [B] Blau
    [G] Grün
    [O] Orange
   *[Y] Gelb
}
page-referee-group = Gruppe { $number }
page-referee-add-group = Gruppe auf dem Tisch
page-referee-drop = Gruppe { $number } entfernen
page-referee-take = { $card } wegnehmen
page-referee-clear = Leeren
page-referee-type = Oder Karten eintippen
page-referee-which = Was ist es?
page-referee-no-group = Das ist keine Gruppe: Ein Set hat gleiche Zahlen, eine Folge { $run } oder mehr Zahlen hintereinander, oder alle Karten haben eine Farbe.
page-referee-none = Tippe die Karten einer Hand an: Ist das die Phase, wie weit ist es noch, was kostet sie?
page-referee-complete = Phase { $number } ist vollständig
page-referee-outs = Diese Karten helfen:
page-referee-left = Bleibt auf der Hand:
page-referee-keep-one = Eine Karte muss zum Abwerfen übrig bleiben.
page-referee-cost = { $points ->
    [one] Die Hand kostet 1 Punkt.
   *[other] Die Hand kostet { $points } Punkte.
}
page-referee-cost-left = { $points ->
    [one] Der Rest kostet 1 Punkt.
   *[other] Der Rest kostet { $points } Punkte.
}
page-referee-fits = Passt an Gruppe { $number }:
page-referee-fits-none = An Gruppe { $number } passt nichts.
page-referee-low = unten
page-referee-high = oben
page-referee-after-phase = Anlegen geht, sobald die eigene Phase auf dem Tisch liegt.
page-referee-how-cards = Jede Art, die Karten für die Gruppen der Phase zu verwenden, wird probiert, auch mit Jokern. Die Zahl sagt, wie viele Karten mindestens noch kommen müssen; es helfen die, mit denen sie kleiner wird.

## Dice

page-referee-roll = Die zehn Würfel
page-referee-dice-none = { $count ->
    [one] Tippe an, was die Würfel zeigen: 1 fehlt noch.
   *[other] Tippe an, was die Würfel zeigen: { $count } fehlen noch.
}
page-referee-dice-impossible = Das können zehn Würfel des gedruckten Satzes nicht zugleich zeigen.
page-referee-dice-points = { $points ->
    [one] Vollständig: 1 Punkt
   *[other] Vollständig: { $points } Punkte
}
page-referee-dice-missing = { $count ->
    [one] Nicht vollständig: 1 Würfel muss sich ändern
   *[other] Nicht vollständig: { $count } Würfel müssen sich ändern
}
page-referee-dice-keep = Behalten:
page-referee-dice-wanted = Die anderen sollten zeigen:
page-referee-how-dice = Jede Art, die zehn Würfel zu verwenden, wird probiert, auch mit Jokern. Die Punkte sind die der besten; schafft keine die Phase, sagt die Zahl, wie viele Würfel mindestens etwas anderes zeigen müssen.

## The coach of the dice

page-coach = Der Coach
page-coach-roll = Welcher Wurf
page-coach-roll-number = Wurf { $number }
page-coach-points = Punkte der bisherigen Phasen
page-coach-most = { $most ->
    [one] Vor Phase { $phase } gibt es höchstens 1 Punkt.
   *[other] Vor Phase { $phase } gibt es höchstens { $most } Punkte.
}
page-coach-need = Gib die Punkte der bisherigen Phasen ein: Dann kann der Coach raten.
page-coach-lost = Bisher abgezogen
page-coach-five = Jeder misslungene Versuch und jeder Verzicht kostet 5 Punkte: Gib 0, 5, 10 und so weiter ein.
page-coach-again = Diese Phase ist schon einmal misslungen
page-coach-failed = Es ist kein Wurf mehr übrig, und die Phase ist nicht geschafft: Dieser Versuch ist misslungen.
page-coach-which = Auch andere Würfel können diese Seiten zeigen. Welche es waren, macht einen Unterschied: Sieh dir ihre übrigen Seiten an.
page-coach-die = Würfel { $die } zeigt
page-coach-any = egal
page-coach-rules = Exakte Werte für die gedruckten Regeln, allein gespielt; ein Server ist nicht nötig. Gegen andere und nach anderen Regeln rechnet sie der Server aus.
page-analysis-title = Analysebrett

## May I?

page-referee-may = Darf ich …?
page-referee-yes = Ja
page-referee-no = Nein
page-may-take-wild = einen Joker vom Ablagestapel aufnehmen?
page-may-take-skip = eine Aussetzen-Karte vom Ablagestapel aufnehmen?
page-may-lay-part = nur einen Teil der Phase auslegen?
page-may-lay-longer = mehr Karten auslegen, als die Phase verlangt?
page-may-lay-two = in einem Durchgang zwei Phasen auslegen?
page-may-same-number = zwei Sets mit derselben Zahl machen?
page-may-wrap = in einer Folge von 12 zu 1 weitergehen?
page-may-wrap-dice = in einer Folge von 10 zu 1 weitergehen?
page-may-wilds-alone = nur Joker verwenden?
page-may-jokers-alone = eine Gruppe nur aus Jokern bilden?
page-may-swap-wild = einen Joker auf dem Tisch gegen die Karte tauschen, für die er steht?
page-may-add-before = anlegen, bevor meine eigene Phase liegt?
page-may-add-same-turn = in dem Zug anlegen, in dem ich die Phase auslege?
page-may-add-to-others = an Gruppen der anderen anlegen?
page-may-skip-twice = dieselbe Person in einer Runde zweimal aussetzen lassen?
page-may-out-without-discard = Schluss machen, ohne zuletzt abzuwerfen?
page-may-joker-on-full = einen Joker an eine volle Gruppe anlegen?
page-may-discard-two = zwei Karten auf einmal abwerfen?
page-may-reroll-kept = einen zur Seite gelegten Würfel wieder werfen?
page-may-stop-early = vor dem dritten Wurf aufhören?
page-may-wild-colour = einen Joker als andere Farbe verwenden?
page-may-decline = auf die Punkte einer geschafften Phase verzichten?
page-may-skip-phase = eine Phase auslassen und später nachholen?

## Odds

page-odds-deal = Wie oft zehn ausgeteilte Karten die Phase schon enthalten:
page-odds-roll = Wie oft der erste Wurf aller zehn Würfel die Phase schafft:
page-odds-one-in = 1 von { $count }
page-odds-average = Punkte im Schnitt: { $points }
page-odds-exact = { $hold } von { $of }
page-odds-scale = Jeder Schritt der Skala ist zehnmal so wahrscheinlich wie der vorige.
page-odds-method-deal = Gezählt ist jede der { $of } möglichen Hände aus zehn Karten, nichts ist simuliert. Die Zahlen sind die Hände, die die Phase enthalten; die Chance ist ihr Anteil.
page-odds-method-roll = Gezählt ist jeder der { $of } möglichen Würfe, nichts ist simuliert. Die Zahlen sind die Würfe, die die Phase schaffen; die Chance ist ihr Anteil, und der Schnitt ist der ihrer Punkte.
