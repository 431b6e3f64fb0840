# The terminal, at every table and at the card game's.

## Setting up

setup-language = Sprache: { $choices }
setup-name = Dein Name
setup-edition = Welche Regeln? { $choices }
setup-variants = Varianten, beliebig viele: { $choices } (Enter: keine)
setup-opponents = Wie viele Gegner, { $fewest } bis { $most }?
setup-strength = Wie gut sollen sie spielen? { $choices }
setup-wrong = „{ $answer }“ geht hier nicht. Zur Wahl stehen: { $choices }
setup-names = Dein Name; mehrere an diesem Gerät: Anna, Ben
setup-too-many = Höchstens { $most } können mitspielen.
setup-game = { $game }: { $where }, { $names } ({ $day })
setup-continue = Du hast ein Spiel angefangen. { $game }. Weiterspielen? { $yes } / { $no } / { $drop }
setup-unfinished = Du hast mehrere Spiele angefangen:
setup-continue-which = Welches weiterspielen? Eine Nummer / { $no } / { $drop } und eine Nummer
setup-drop-sure = Dieses Spiel endgültig verwerfen? { $game } { $yes } / { $no }
setup-rematch = Noch einmal spielen? { $yes } / { $no }
curtain = Gib das Gerät an { $name } weiter.
curtain-lift = { $name }: Enter, wenn sonst niemand hinsieht.
where-hand = Durchgang { $hand }
setup-broken = Das gespeicherte Spiel { $file } lässt sich nicht fortsetzen: { $problem }. Es bleibt, wo es ist.
setup-fair-card = Eine geheime Zahl legt die Karten fest. Ihr Fingerabdruck, als Beweis für später: { $commitment }
setup-start = Mit { $help } siehst du jederzeit, was du tun kannst.

## The table

table-playoff = Stechen
table-piles = Aufnahmestapel: { $count } · Ablagestapel: { $top }
table-phase = Phase { $number }
table-laid = Phase { $number } liegt
your-phase = Deine Phase { $number }: { $needs }
prompt-rest = Enter: weiter
prompt-draw = Du bist am Zug: aufnehmen oder nehmen?
prompt-play = Auslegen, anlegen oder abwerfen?
prompt-knock = { $card } wurde abgeworfen: klopfen oder passen?

## Scores and the end

over-title = Was die Karten kosten
over-done = Phase { $number } geschafft
over-again = versucht Phase { $number } noch einmal
over-none = keine Karten mehr
scores-total = gesamt { $points }
end-record = Das ganze Spiel steht in { $file } (tenfold replay zeigt es, tenfold verify beweist, dass es fair war).
end-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }

## Commands

words-draw = aufnehmen ziehen zieh z
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
words-drop = verwerfen
help-draw = die oberste Karte vom Aufnahmestapel aufnehmen
help-take = die oberste Karte vom Ablagestapel nehmen
help-lay = deine Phase auslegen, so gut es geht; bei freier Reihenfolge mit ihrer Nummer; oder Gruppe für Gruppe: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = eine Karte an eine Gruppe anlegen: die Karte, der Buchstabe der Gruppe und bei einem Joker an einer Folge das Ende ({ $low } oder { $high })
help-discard = deinen Zug mit dieser Karte beenden; bei einer Aussetzen-Karte auch mit dem Namen der Person, die aussetzt
help-knock = die gerade abgeworfene Karte außer der Reihe nehmen
help-pass = die gerade abgeworfene Karte liegen lassen
help-hint = was ein guter Spieler jetzt tun würde, und warum
help-moves = alles, was du jetzt tun kannst; tippe eine Nummer der Liste, um es zu tun
help-scores = das Wertungsblatt
help-rules = die Regel hinter der letzten Ablehnung, vorher die Regeln dieses Tisches; mit einer Kennung wie { $example } diese Regel
help-sort = deine Hand nach Zahl oder nach Farbe sortieren
help-help = diese Liste
help-quit = aufhören; nach jedem Schritt wird gespeichert
help-cards = Karten: R rot, B blau, G grün, Y gelb und eine Zahl; W ist ein Joker, S eine Aussetzen-Karte.
unknown-command = „{ $words }“ kenne ich nicht. Du kannst: { $allowed }
no-refusal-yet = Bisher wurde nichts abgelehnt. Tippe { $rules } und eine Kennung, etwa { $example }.
no-such-move = Nummer { $number } gibt es nicht: Die Liste geht bis { $count }.
list-first = { $number } wäre eine Nummer der Liste: Tippe erst { $moves }, um sie zu sehen.
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
