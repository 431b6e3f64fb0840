# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl: die internationalen Regeln
edition-card-fx = fx: die Regeln von F.X. Schmid
variant-card-fixed = fixed: ein Durchgang pro Phase, die wenigsten Punkte gewinnen
variant-card-short = short:5: nur die ersten 5 Phasen (oder eine andere Zahl)
variant-card-even = even: nur die geraden Phasen
variant-card-odd = odd: nur die ungeraden Phasen
variant-card-knock = knock: auf eine gerade abgeworfene Karte klopfen
variant-card-free = free: die Phasen in beliebiger Reihenfolge
bot-card-easy = easy: spielt für sich
bot-card-solid = solid: spielt gut und behält dich im Auge
bot-card-strong = strong: denkt voraus, mit dem Zusatz `fast`
bot-needs-fast = `strong` braucht den Zusatz `fast` (pip install tenfold[fast]): An seiner Stelle spielt `solid`.
bot-needs-printed = `strong` kennt nur die zehn gedruckten Phasen: An seiner Stelle spielt `solid`.

## The table

table-hand = Durchgang { $number }
table-phases-open = { $count ->
    [one] 1 Phase offen
   *[other] { $count } Phasen offen
}
table-skipped = setzt aus
your-phase-lies = Deine Phase liegt auf dem Tisch: Leg an, was passt, und wirf dann ab.

## What happens

card-deal = Durchgang { $number }: { $name } gibt. Aufgedeckt wird { $top }.
    .you = Durchgang { $number }: Du gibst. Aufgedeckt wird { $top }.
card-deal-playoff = Gleichstand! Stechen mit der letzten Phase: { $names }. Aufgedeckt wird { $top }.
card-draw = { $name } nimmt eine Karte auf.
    .you = Du nimmst eine Karte auf.
card-draw-seen = { $name } nimmt { $card } auf.
    .you = Du nimmst { $card } auf.
card-take = { $name } nimmt { $card } vom Ablagestapel.
    .you = Du nimmst { $card } vom Ablagestapel.
card-lay = { $name } legt Phase { $phase } aus: { $groups }
    .you = Du legst Phase { $phase } aus: { $groups }
card-hit = { $name } legt { $card } an { $group } an.
    .you = Du legst { $card } an { $group } an.
card-hit-as = { $name } legt { $card } als { $number } an { $group } an.
    .you = Du legst { $card } als { $number } an { $group } an.
card-discard = { $name } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
card-skip = { $name } spielt eine Aussetzen-Karte: { $target } setzt einmal aus.
    .you = Du spielst eine Aussetzen-Karte: { $target } setzt einmal aus.
    .to-you = { $name } spielt eine Aussetzen-Karte: Du setzt einmal aus.
card-knock = { $name } klopft und bekommt { $card }.
    .you = Du klopfst und bekommst { $card }.
card-pass = { $name } lässt { $card } liegen.
    .you = Du lässt { $card } liegen.
card-lose-turn = { $name } setzt diesmal aus.
    .you = Du setzt diesmal aus.
card-lose-turns = { $target } setzen diesmal aus.
    .to-you = Du setzt diesmal aus, { $target } auch.
card-pile-renewed = Der Aufnahmestapel ist aufgebraucht: Der Ablagestapel wird gemischt und ist jetzt der neue.
card-go-out = { $name } macht Schluss. Der Durchgang ist vorbei.
    .you = Du machst Schluss. Der Durchgang ist vorbei.

## Scores and the end

scores-no-hand = noch kein Durchgang gespielt
reason-card-last-phase = Sonst hat niemand alle Phasen geschafft.
reason-card-fewest-points = Mehrere haben alle Phasen geschafft; die wenigsten Punkte haben entschieden.
reason-card-all-hands = Alle Durchgänge sind gespielt; die wenigsten Punkte haben entschieden.
reason-card-play-off = Das Stechen hat entschieden.
reason-card-shared = Gleichstand bei Phasen und Punkten.

## Refused

refusal-drawn-already = Du hast schon eine Karte aufgenommen: jetzt auslegen, anlegen oder abwerfen.
refusal-skip-not-taken = Eine Aussetzen-Karte darf man nicht vom Ablagestapel nehmen: Nimm vom Aufnahmestapel.
refusal-no-knocking = In diesem Spiel wird nicht geklopft.
refusal-nothing-to-knock = Gerade gibt es nichts zu klopfen: nur auf eine Karte, die im eben beendeten Zug abgeworfen wurde, und erst, wenn der nächste Spieler sie liegen gelassen hat.
refusal-phase-lies = Pro Durchgang geht nur eine Phase, und deine liegt schon: anlegen oder abwerfen.
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
refusal-draw-first = Nimm erst eine Karte: aufnehmen (Aufnahmestapel) oder nehmen (Ablagestapel).
refusal-knock-first = Erst wird geklärt, wer klopft: klopfen oder passen.
refusal-play-first = Jetzt auslegen, anlegen oder abwerfen.
refusal-keep-one = In diesem Spiel muss die letzte Karte abgeworfen werden: Behalte eine.

## On the page

page-adds-cards = { $name } legt { $count } Karten an.
    .you = Du legst { $count } Karten an.
page-rung-done = { $count ->
    [one] 1 Phase geschafft
   *[other] { $count } Phasen geschafft
}
page-leads = { $name } führt: Phase { $phase }, { $points }.
    .you = Du führst: Phase { $phase }, { $points }.
page-leads-done = { $name } führt: { $done }, { $points }.
    .you = Du führst: { $done }, { $points }.
page-leads-points = { $name } führt mit { $points }.
    .you = Du führst mit { $points }.
page-went-out-discard = { $name } hat mit dem Abwerfen Schluss gemacht.
    .you = Du hast mit dem Abwerfen Schluss gemacht.
page-went-out-hit = { $name } hat mit dem Anlegen Schluss gemacht.
    .you = Du hast mit dem Anlegen Schluss gemacht.
page-went-out-lay = { $name } hat mit dem Auslegen Schluss gemacht.
    .you = Du hast mit dem Auslegen Schluss gemacht.
