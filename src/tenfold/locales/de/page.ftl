# Die Seite im Browser.

## Karten und Würfel beim Namen

page-card = { $colour ->
    [R] rote { $number }
    [B] blaue { $number }
    [G] grüne { $number }
    [O] orange { $number }
   *[Y] gelbe { $number }
}
page-card-wild = Joker
page-card-joker = Joker, { $card }
page-card-skip = Aussetzen
page-die-wild = { $colour ->
    [R] roter Joker
    [B] blauer Joker
    [G] grüner Joker
   *[O] orangefarbener Joker
}
page-card-fits = { $card }, lässt sich anlegen
page-card-needed = { $card }, nützlich für deine Phase
page-die-kept = { $die }, zur Seite gelegt
page-not-rolled = noch nicht gewürfelt

## Überall

page-language = Sprache
page-menu = Menü
page-close = Schließen
page-cancel = Abbrechen
page-go = Los
page-next = Weiter
page-try-again = Noch einmal
page-connection = Verbindung
page-offline = Keine Verbindung. Neuer Versuch läuft.
page-no-server = Der Server ist nicht zu erreichen.
page-looking = Einen Moment …
page-go-home = Alle Tische
page-my-games = Meine Spiele
page-how = Wie ist das gezählt?
page-rules = Regeln
page-rules-here = Die Regeln an diesem Tisch

## Zu Hause

page-welcome = Was spielen wir?
page-game = Spiel
page-game-card = Kartenspiel
page-game-dice = Würfelspiel
page-game-board = Brettspiel
page-your-name = Dein Name
page-seats = Spieler
page-bots = Bots
page-play = Spielen
page-play-game = { $game ->
    [card] Das Kartenspiel spielen
    [dice] Das Würfelspiel spielen
    [board] Das Brettspiel spielen
   *[other] Spielen: { $name }
}
page-change = Ändern
page-table-hand = { $table }, Durchgang { $number }
page-table-before = { $table }, vor dem Spiel
page-table-yours = { $table }, du bist am Zug
page-invite-friends = Freunde einladen
page-edition = Ausgabe
page-house-here = Hausregeln
page-variants = Varianten
page-short-phases = Wie viele Phasen
page-score-pad = Wertungsblock
page-analysis-board = Analyse
page-your-tables = Deine Tische
page-table = Tisch
page-have-invitation = Ich habe eine Einladung
page-invitation-link = Einladungslink
page-wrong-link = Das ist keine Einladung. Sie sieht so aus: https://…/#room=…

## Vor dem Spiel

page-invited = Du bist eingeladen
page-no-room = Zu dieser Einladung gibt es keinen Tisch. Vielleicht wurde der Link abgeschnitten, oder den Tisch gibt es nicht mehr.
page-sit-down = Platz nehmen
page-watch = Zuschauen
page-lobby = Vor dem Spiel
page-you = du
page-away = nicht da
page-is-bot = Bot
page-stood-in = ein Bot spielt
page-add-bot = Bot dazu
page-free-this-seat = Platz frei machen
page-start = Spiel beginnen
page-for-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
page-turn-clock = { $seconds ->
    [one] 1 Sekunde für jede Entscheidung
   *[other] { $seconds } Sekunden für jede Entscheidung
}
page-short-game = { $count ->
    [one] Nur die erste Phase
   *[other] Nur die ersten { $count } Phasen
}
page-last-card = Die letzte Karte muss abgeworfen werden
page-fairness = Geht es fair zu?
page-commitment = Fingerabdruck der geheimen Zahl, aus der aller Zufall kommt; er steht vor dem Beginn fest:
page-seed = Die geheime Zahl:
page-salt = Dein eigener Anteil, von deinem Browser gezogen und zu Beginn beigemischt, damit auch der Server nichts auswählen kann:
page-starting = Das Spiel beginnt gleich.
page-copy = Link kopieren
page-copied = Kopiert
page-share = Teilen
page-qr = Der Link als QR-Code
page-seat-link = Link zu deinem Platz
page-leave = Tisch verlassen

## Der Tisch

page-players = Spieler
page-phase = Phase { $number }
page-phase-laid = Phase { $number } ✓
page-phase-done = Phase { $number } geschafft
page-all-phases = alle Phasen
page-points-short = { $points } P
page-laid-groups = Gruppen auf dem Tisch
page-group = Gruppe { $name }: { $cards }
page-nothing-laid = Noch liegt keine Phase auf dem Tisch
page-piles = Stapel
page-draw-pile = { $count ->
    [one] Aufnahmestapel, 1 Karte
   *[other] Aufnahmestapel, { $count } Karten
}
page-discard-pile = Ablagestapel, oben: { $card }
page-your-phase = Die Phase
page-which-phase = Welche Phase
page-ready = Fertig!
page-take-back = { $card } auf der Hand behalten
page-put-into = { $card } in Gruppe { $group } legen
page-to-add = Fehlt in Gruppe { $group }
page-propose-again = Wie vorgeschlagen
page-hand-column = Durchgang
page-phase-column = Phase

## Wer am Zug ist

page-your-turn = Du bist am Zug
page-do-draw-only = Du bist am Zug: Nimm vom Aufnahmestapel auf
page-do-lay = Deine Phase kann ausgelegt werden
page-do-hit = Leg an, was passt, und wirf dann ab
page-do-discard = Wähle eine Karte zum Abwerfen
page-wait-absent = { $name } ist nicht da. Dauert es lange, spielt ein Bot.
page-paused = { $name } hat das Spiel angehalten
page-go-on = Weiterspielen

## Was du tun kannst

page-draw = Aufnehmen
page-take = { $card } nehmen
page-lay = Phase { $number } auslegen
page-hit = { $card } anlegen
page-discard = { $card } abwerfen
page-skip-player = { $name } setzt aus
page-knock = Klopfen
page-let-go = Liegen lassen
page-hint = Tipp
page-sort = Hand sortieren
page-sort-number = nach Zahl
page-sort-colour = nach Farbe
page-sort-need = nach dem, was deine Phase braucht
page-why = Warum?
page-type-action = Schreib, was du tust
page-only-you = Das siehst nur du

## Der Würfeltisch

page-roll-all = Alle zehn noch einmal
page-score = { $points } aufschreiben
page-decline = Noch einmal für mehr

## The board

page-the-track = Der Rundkurs
page-space-with = { $space }: { $names }
page-move-to = { $steps ->
    [one] 1 Feld zu { $space }: { $does }
   *[other] { $steps } Felder zu { $space }: { $does }
}
page-star-to = Weiter zu { $space }: { $does }
page-wreath = Lorbeerkranz
page-number-held = { $number }, davon hast du { $count }
page-do-move = Wähle, wohin dein Spielstein zieht
page-do-star = Stern: Wähle eine beliebige Aktion
page-do-take = { $count ->
    [one] Nimm 1 Karte von einem Stapel
   *[other] Nimm { $count } Karten, eine nach der anderen
}
page-do-pick = Such dir eine Karte aus dem Ablagestapel aus
page-do-swap = Tippe bis zu vier Karten zum Tauschen an; die letzte liegt oben
page-do-ask = Nach welcher Zahl fragst du?
page-do-give = { $name } fragt dich nach einer { $number }
page-do-two = Nur volle Gruppen liegen: Du darfst zwei Karten abwerfen
page-do-keep-cards = Der Durchgang ist vorbei: Tippe bis zu fünf Karten an, die du behältst
page-pick = { $card } nehmen
page-swap = { $count ->
    [0] Nur eine Karte aufnehmen
    [one] 1 tauschen, { $drawn } aufnehmen
   *[other] { $count } tauschen, { $drawn } aufnehmen
}
page-ask = Zuerst { $name } nach einer { $number } fragen
page-give = { $card } geben
page-keep = { $count ->
    [0] Keine Karte behalten
    [one] 1 Karte behalten
   *[other] { $count } Karten behalten
}
page-add-to = An { $group } anlegen
page-discard-two = { $first } und { $second } abwerfen

## Regeln, Verlauf, Ergebnis, Wiederholung

page-find-rule = In den Regeln suchen
page-this-rule = Die Regel dahinter
page-no-rules = Die Regeln dieses Spiels stehen hier nicht.
page-result = Ergebnis
page-rematch = Noch ein Spiel
page-record = Aufzeichnung laden
page-fair = Bewiesen: Aller Zufall stand vor dem Beginn fest ✓
page-unfair = Die geheime Zahl ist nicht die versprochene!
page-salt-used = Dein eigener Anteil ist darin ✓
page-salt-missing = Dein eigener Anteil kam zu spät und blieb weg.
page-fair-how = Der Fingerabdruck war vor dem Beginn zu sehen; die jetzt gezeigte Zahl hat genau diesen Fingerabdruck. Mit der Aufzeichnung kann jeder alle Karten und Würfel nachrechnen: tenfold verify.
page-replay = Noch einmal ansehen
page-replay-step = Schritt des Spiels
page-replay-run = Abspielen
page-replay-stop = Stopp
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-back-hand = Zum vorigen Durchgang
page-replay-on-hand = Zum nächsten Durchgang
page-replay-analyse = Diese Stellung analysieren
