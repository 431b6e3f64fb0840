# Rooms of a server in the terminal.

## Vor der Tür

# Räume eines Servers im Terminal.
setup-seats = Wie viele Plätze, { $fewest } bis { $most }? Bots nehmen, was frei bleibt.
room-waits = wer { $seconds } s nicht da ist, wird bis zur Rückkehr von einem Bot vertreten
room-clock = { $seconds } s Bedenkzeit je Entscheidung, dann wird für dich gespielt
room-knock-window = { $seconds } s Zeit zum Klopfen
room-go-on = Du hast hier einen Platz als { $name }. Weiterspielen? { $yes } / { $no }
room-go-on-there = Du sitzt in einem Raum auf { $server } als { $name }. Dort weiterspielen? { $yes } / { $no }
room-watch = Du kannst zuschauen: { $command }
room-take-whose = Wessen Platz nimmst du? { $names }
room-next-game = Alle Plätze sind besetzt. Beim nächsten Spiel mitspielen? { $yes } / { $no }
room-unreachable = { $server } ist nicht zu erreichen: { $problem }
room-not-kept = Dein Platz lässt sich nicht merken: { $problem }. Lass dieses Fenster offen.

## Der Vorraum

seat-free = frei
seat-host = Gastgeber
seat-you = du
seat-away = nicht da
room-invite = Wer diesen Link hat, kann mitspielen:
room-phone = Dieser Link ist dein Platz: Öffne ihn auf dem Handy, um dort weiterzuspielen. Behalte ihn für dich, wer ihn hat, spielt für dich:
bot-which = Sag { $bot }, die Nummer eines Platzes und wie er spielt ({ $bots }).
exchange-which = Sag { $word } und die Nummern zweier Plätze.
clock-which = Sag { $word } und eine Zahl von Sekunden, oder { $word } { $no }.
friends-which = Sag { $word } { $yes } oder { $word } { $no }.
lobby-dealer = { $name } gibt oder beginnt.
leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurück auf den Platz. Verlassen? { $yes } / { $no }

## Auf wen gewartet wird

waiting-you-start = Wenn alle da sind, tippe { $start }
waiting-start = Warten, bis { $name } beginnt
waiting-nobody = Warten auf Mitspieler
waiting-salts = Das Spiel beginnt gleich
waiting-turn = { $name } ist am Zug
waiting-bot = { $name } (Bot) ist am Zug
waiting-away = { $name } ist am Zug, aber nicht da; nach { $seconds } s übernimmt ein Bot
waiting-paused = { $name } hat das Spiel angehalten; { $go_on } beendet die Pause
waiting-paused-by-you = Du hast das Spiel angehalten; { $go_on } beendet die Pause
waiting-rematch = Das Spiel ist zu Ende: { $rematch } oder { $quit }?
waiting-over = Das Spiel ist zu Ende
waiting-ready = Der Durchgang ist zu Ende: { $ready } (oder Enter) geht weiter, { $wait } wartet
waiting-others-ready = Gewartet wird, bis { $names } weiterspielen möchten
waiting-idle = Ein Bot spielt für dich: { $here } gibt dir deinen Platz zurück
waiting-takeover = Gleich übernimmt ein Bot: { $here } behält deinen Platz

## Was im Raum geschieht

connection-lost = Die Verbindung zum Server ist abgerissen; sie wird neu aufgebaut.
connection-back = Die Verbindung steht wieder: Es geht weiter.
room-nudged = { $name } stupst dich an: Der Tisch wartet.
room-fair = Die geheime Zahl ist aufgedeckt, und sie passt zum Fingerabdruck von vor dem ersten Zug.
room-unfair = WARNUNG: Die geheime Zahl, die der Server aufdeckt, passt nicht zum Fingerabdruck { $commitment }. Trau diesem Spiel nicht.
room-record = Die Aufzeichnung des Spiels, für tenfold verify: { $link }
room-kept = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
room-gone = Du hast den Raum verlassen.
room-over = Danke fürs Mitspielen.
room-watched = Du schaust nicht mehr zu.

## Befehle

words-start = start starten
words-bot = bot bots
words-free = freimachen
words-exchange = platztausch
words-dealer = geber beginnt
words-clock = uhr
words-friends = freunde
words-ready = bereit
words-here = hier
words-replace = ersetzen
words-nudge = stupsen
words-react = zuruf
words-pause = pause
words-go-on = weiter
words-rematch = revanche
words-invite = einladen link qr
words-phone = umziehen handy
words-table = tisch
words-room = raum
words-leave = verlassen
help-start = der Gastgeber beginnt das Spiel; Bots nehmen die freien Plätze
help-bot = der Gastgeber setzt einen Bot: die Nummer des Platzes und wie er spielt
help-free = der Gastgeber macht einen Platz frei: seine Nummer
help-exchange = zwei Plätze tauschen (Gastgeber): ihre Nummern
help-dealer = wer gibt oder beginnt (Gastgeber): ein Name, oder nein für das Los
help-clock = Sekunden für eine Entscheidung (Gastgeber), oder nein
help-friends = ob Freunde im Spiel Plätze von Bots nehmen dürfen (Gastgeber): ja oder nein
help-ready = nach dem Ende eines Durchgangs weiterspielen
help-here = du bist da: kein Bot spielt für dich
help-replace = einen Bot für jemanden spielen lassen, auf den alle warten: der Name
help-nudge = jemanden erinnern, auf den alle warten: der Name
help-react = die Gesichter und Zurufe; mit einer Nummer einen senden
help-pause = das Spiel für alle anhalten
help-go-on = die Pause beenden
help-rematch = dieselben Leute spielen noch einmal
help-invite = Link und QR-Code, um andere einzuladen
help-phone = der geheime Link und QR-Code, um mit deinem Platz aufs Handy umzuziehen
help-table = der Tisch, wie er jetzt ist
help-room = die Regeln dieses Raums, und wer wo sitzt
help-leave = den Platz aufgeben; ein Bot spielt weiter (um später zurückzukommen, beende nur das Programm)
