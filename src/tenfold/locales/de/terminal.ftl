# The card table in the terminal.

## Setting up

setup-language = Sprache: { $choices }
setup-name = Dein Name
setup-edition = Welche Regeln? { $choices }
setup-variants = Varianten, beliebig viele: { $choices } (Enter: keine)
setup-opponents = Wie viele Gegner, { $fewest } bis { $most }?
setup-strength = Wie gut sollen sie spielen? { $choices }
setup-wrong = „{ $answer }“ geht hier nicht. Zur Wahl stehen: { $choices }
setup-continue = Du hast noch eine Partie laufen ({ $where }, { $names }). Weiterspielen? { $yes } / { $no }
where-hand = Durchgang { $hand }
setup-broken = Die gespeicherte Partie { $file } lässt sich nicht fortsetzen: { $problem }. Sie bleibt, wo sie ist.
setup-fair-card = Ein geheimer Startwert legt die Karten fest. Sein Fingerabdruck, als Beweis für später: { $commitment }
setup-start = Mit { $help } siehst du jederzeit, was du tun kannst.
default-name = Du
edition-card-intl = intl: die internationalen Regeln
edition-card-fx = fx: die Regeln von F.X. Schmid
variant-card-fixed = fixed: ein Durchgang pro Phase, die wenigsten Punkte gewinnen
variant-card-short = short:5: nur die ersten 5 Phasen (oder eine andere Zahl)
variant-card-even = even: nur die geraden Phasen
variant-card-odd = odd: nur die ungeraden Phasen
variant-card-knock = knock: auf eine gerade abgeworfene Karte klopfen
variant-card-free = free: die Phasen in beliebiger Reihenfolge
bot-card-random = random: spielt irgendetwas
bot-card-easy = easy: spielt nur für sich
bot-card-solid = solid: spielt gut und behält dich im Auge

## The table

table-hand = Durchgang { $number }
table-playoff = Stechen
table-piles = Aufnahmestapel: { $count } · Ablagestapel: { $top }
table-empty = leer
table-phase = Phase { $number }
table-laid = Phase { $number } liegt
table-phases-open = { $count ->
    [one] 1 Phase offen
   *[other] { $count } Phasen offen
}
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-points = { $points } Punkte
table-skipped = setzt aus
your-hand = Deine Hand
your-phase = Deine Phase { $number }: { $needs }
your-open-phase = Phase { $number }: { $needs }
your-distance = { $distance ->
    [0] bereit zum Auslegen
    [one] noch 1 Karte
   *[other] noch { $distance } Karten
}
your-phase-lies = Deine Phase liegt auf dem Tisch: Leg an, was passt, und wirf dann ab.
need-set = { $size ->
    [2] Zwilling
    [3] Drilling
    [4] Vierling
    [5] Fünfling
   *[other] Set aus { $size }
}
need-run = { $size ->
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
prompt-draw = Du bist dran: ziehen oder nehmen?
prompt-play = Auslegen, anlegen oder abwerfen?
prompt-knock = { $card } wurde abgeworfen: klopfen oder passen?

## What happens

deal = Durchgang { $number }: { $dealer } gibt. Aufgedeckt wird { $top }.
deal-you = Durchgang { $number }: Du gibst. Aufgedeckt wird { $top }.
deal-playoff = Gleichstand! Stechen mit der letzten Phase: { $names }. Aufgedeckt wird { $top }.
you-draw = Du ziehst { $card }.
they-draw = { $name } zieht eine Karte.
you-take = Du nimmst { $card } vom Ablagestapel.
they-take = { $name } nimmt { $card } vom Ablagestapel.
you-lay = Du legst Phase { $phase } aus: { $groups }
they-lay = { $name } legt Phase { $phase } aus: { $groups }
you-hit = Du legst { $card } bei { $group } an.
they-hit = { $name } legt { $card } bei { $group } an.
you-discard = Du wirfst { $card } ab.
they-discard = { $name } wirft { $card } ab.
you-skip = Du spielst eine Aussetzen-Karte: { $target } setzt einmal aus.
they-skip = { $name } spielt eine Aussetzen-Karte: { $target } setzt einmal aus.
they-skip-you = { $name } spielt eine Aussetzen-Karte: Du setzt einmal aus.
you-knock = Du klopfst und bekommst { $card }.
they-knock = { $name } klopft und bekommt { $card }.
you-pass = Du lässt { $card } liegen.
they-pass = { $name } lässt { $card } liegen.
you-lose-turn = Du setzt diesmal aus.
they-lose-turn = { $name } setzt diesmal aus.
pile-renewed = Der Aufnahmestapel ist aufgebraucht: Der Ablagestapel wird gemischt und ist jetzt der neue.
you-go-out = Du machst Schluss. Der Durchgang ist vorbei.
they-go-out = { $name } macht Schluss. Der Durchgang ist vorbei.

## Scores and the end

scores-title = Wertungsblatt
scores-total = gesamt { $points }
scores-no-hand = noch kein Durchgang gespielt
won-you = Du hast gewonnen!
won-they = { $names } gewinnt.
won-several = Geteilter Sieg: { $names }.
reason-card-last-phase = Sonst hat niemand die letzte Phase geschafft.
reason-card-fewest-points = Mehrere haben die letzte Phase geschafft; die wenigsten Punkte haben entschieden.
reason-card-all-hands = Alle Durchgänge sind gespielt; die wenigsten Punkte haben entschieden.
reason-card-play-off = Das Stechen hat entschieden.
reason-card-shared = Gleichstand bei Phasen und Punkten.
end-record = Die ganze Partie steht in { $file } (tenfold replay zeigt sie, tenfold verify beweist, dass sie fair war).
end-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-draw = ziehen zieh aufnehmen z
words-take = nehmen nimm nm
words-lay = auslegen aus l
words-hit = anlegen an a
words-discard = abwerfen ab w
words-knock = klopfen klopf k
words-pass = passen passe p
words-hint = tipp tip i
words-moves = züge zuege m
words-scores = punkte stand s
words-rules = regel regeln r
words-sort = sortieren sortiere ordnen o
words-help = hilfe ?
words-quit = ende e
words-low = unten
words-high = oben
words-yes = ja j
words-no = nein n

help-draw = die oberste Karte vom Aufnahmestapel ziehen
help-take = die oberste Karte vom Ablagestapel nehmen
help-lay = deine Phase auslegen, so gut es geht; bei freier Reihenfolge mit ihrer Nummer; oder Gruppe für Gruppe: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = eine Karte an eine Gruppe anlegen: die Karte, der Buchstabe der Gruppe und bei einem Joker an einer Folge das Ende ({ $low } oder { $high })
help-discard = deinen Zug mit dieser Karte beenden; bei einer Aussetzen-Karte auch mit dem Namen dessen, der aussetzt
help-knock = die gerade abgeworfene Karte außer der Reihe nehmen
help-pass = die gerade abgeworfene Karte liegen lassen
help-hint = was ein guter Spieler jetzt tun würde, und warum
help-moves = alles, was du jetzt tun kannst; tipp eine Nummer der Liste, um es zu tun
help-scores = das Wertungsblatt
help-rules = die Regel hinter der letzten Ablehnung; mit einer Kennung wie { $example } diese Regel
help-sort = deine Hand nach Zahl oder nach Farbe sortieren
help-help = diese Liste
help-quit = aufhören; nach jedem Schritt wird gespeichert
help-cards = Karten: R rot, B blau, G grün, Y gelb und eine Zahl; W ist ein Joker, S eine Aussetzen-Karte.

unknown-command = „{ $words }“ kenne ich nicht. Du kannst: { $allowed }
no-refusal-yet = Bisher wurde nichts abgelehnt. Tipp { $rules } und eine Kennung, etwa { $example }.
no-such-move = Nummer { $number } gibt es nicht: Die Liste geht bis { $count }.
list-first = { $number } wäre eine Nummer der Liste: Tipp erst { $moves }, um sie zu sehen.
no-such-rule = Eine Regel { $id } gibt es nicht.
which-card = Sag, welche Karte: { $hand }
lay-missing = { $distance ->
    [one] Phase { $number } geht noch nicht: 1 Karte fehlt.
   *[other] Phase { $number } geht noch nicht: { $distance } Karten fehlen.
}
hit-which = { $card } passt an mehreren Stellen. Wähle: { $choices }
hit-nothing = Von deiner Hand lässt sich nichts anlegen.
hit-nowhere = { $card } lässt sich nirgends anlegen.
hit-no-group = Eine Gruppe „{ $group }“ liegt nicht auf dem Tisch. Die Gruppen sind: { $groups }
no-such-player = Hier heißt niemand „{ $name }“. Es spielen: { $names }
sorted-by-number = Nach Zahl sortiert.
sorted-by-colour = Nach Farbe sortiert.
hint = Tipp: { $reason }

# A group of one colour, by its name; six columns at most.
group-red = rot
group-blue = blau
group-green = grün
group-yellow = gelb
