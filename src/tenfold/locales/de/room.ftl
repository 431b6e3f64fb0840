# Rooms: what happens in them, and what they and their server refuse.

## Scores and the end

won-you = Du hast gewonnen!

## Commands

hint = Tipp: { $reason }

## Refused

# Warum ein Raum, ein Server oder eine Regeltabelle etwas ablehnt. Eine Meldung je Kennung.
refusal-not-host = Das kann nur der Gastgeber des Raums.
refusal-game-running = Das Spiel hat schon begonnen.
refusal-no-name = Nenne einen Namen: Buchstaben und Ziffern, bis zu 16.
refusal-room-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
}
refusal-no-seat = { $seats ->
    [one] Es gibt nur 1 Platz: Sag 1.
   *[other] Es gibt { $seats } Plätze: Sag eine Nummer von 1 bis { $seats }.
}
refusal-seat-taken = Dieser Platz ist nicht frei für einen Bot.
refusal-seat-free = Von diesem Platz kann niemand weggeschickt werden.
refusal-seat-not-free = Dieser Platz ist nicht frei: Nimm einen anderen.
refusal-nobody-there = Dort sitzt niemand.
refusal-character-taken = { $name } sitzt schon an diesem Tisch: Nimm einen anderen Bot.
refusal-too-few-seats = { $people ->
    [one] Hier sitzt schon jemand: Es braucht mindestens einen Platz.
   *[other] Hier sitzen { $people } Leute: Es braucht mindestens so viele Plätze.
}
refusal-settings-fixed = Während eines Spiels lassen sich nur Neuzugänge und Reaktionen umstellen.
refusal-lesson-fixed = An einer Lektion lässt sich nichts ändern: Eröffne einen eigenen Tisch.
refusal-knock-device = Zum Klopfen brauchen alle ein eigenes Gerät.
refusal-closed = An diesem Tisch kann niemand dazukommen. Du kannst zuschauen.
refusal-shut = Wer diesen Server betreibt, hat den Tisch geschlossen. Du kannst ihn nur noch anschauen.
refusal-no-bot-there = Dort sitzt kein Bot: Nimm einen Platz, den ein Bot hat.
refusal-held-another = Du hast in diesem Durchgang schon andere Karten gesehen: Bis auf Weiteres bekommst du nur deinen Platz zurück.
refusal-not-long-away = { $minutes ->
    [one] { $name } ist noch keine Minute weg: Der Platz kann später vergeben werden.
   *[other] { $name } ist noch keine { $minutes } Minuten weg: Der Platz kann später vergeben werden.
}
refusal-seat-given = Der Gastgeber hat deinen Platz { $name } gegeben. Du kannst den eines Bots nehmen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-no-salt-awaited = Von dir wird jetzt kein eigener Anteil an der geheimen Zahl erwartet.
refusal-other-salt = Das ist nicht der Anteil, auf den du dich festgelegt hast.
refusal-no-game = Es läuft kein Spiel.
refusal-paused = Das Spiel ist angehalten.
refusal-stale = Der Tisch hat sich inzwischen verändert: Schau noch einmal hin.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-answered-already = Du hast schon geantwortet.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-no-rest = Der Tisch wartet gerade nicht darauf, dass jemand bereit ist.
refusal-ready-already = Du bist schon bereit.
refusal-bot-plays = Für dich spielt ein Bot: Nimm deinen Platz erst zurück.
refusal-no-bot-plays = Für dich spielt kein Bot.
refusal-bot-comes = Ein Bot ist schon gewünscht.
refusal-nobody-to-wait-for = Auf diesen Platz wartet der Tisch nicht.
refusal-not-waiting-long = Das geht, wenn der Tisch { $seconds } s auf diesen Platz gewartet hat.
refusal-nudged-already = Einmal je Zug genügt.
refusal-reactions-off = Reaktionen sind an diesem Tisch ausgeschaltet.
refusal-no-reaction = Diese Reaktion gibt es an diesem Tisch nicht.
refusal-too-many-reactions = Zu viele Reaktionen: Warte einen Augenblick.
refusal-no-television = Kein Fernseher zeigt diese Ziffern. Sie gelten zehn Minuten lang, ein Mal.
refusal-too-many-guesses = Zu viele falsche Ziffern: Warte zehn Minuten.
refusal-too-many-televisions = Zu viele Fernseher warten: Versuche es in einer Minute noch einmal.
refusal-no-seat-any-more = Du hast diesen Raum verlassen.
refusal-wrong-token = Das ist kein Schlüssel zu einem Platz in diesem Raum.
refusal-no-room = Zu dieser Einladung gibt es keinen Raum.
refusal-only-watching = Du schaust nur zu.
refusal-no-advice-now = Für diese Stellung findet sich gerade kein Tipp.
refusal-no-exact-review = Dieses Spiel folgte Regeln ohne exakte Lösung, daher gibt es keinen Rückblick darauf.
refusal-no-review-now = Dieses Spiel lässt sich gerade nicht durchsehen: Versuch es später noch einmal.
refusal-too-many-reviews = Von deiner Adresse wurden zu viele Rückblicke verlangt: Warte eine Minute.
refusal-too-fast = Zu viel auf einmal: Warte einen Augenblick.
refusal-too-many-lines = Zu viele Verbindungen kommen von deiner Adresse: Schließe welche.
refusal-too-many-rooms = Von deiner Adresse wurden zu viele Räume eröffnet: Warte eine Minute.
refusal-bad-message = Der Server versteht diese Nachricht nicht.
refusal-bad-messages = Zu viele Nachrichten, die der Server nicht versteht.
refusal-bad-hello = Der Server versteht nicht, wer da kommt.
refusal-disk-full = Die Platte des Servers ist voll. Es ist nichts geschehen; versuch es später noch einmal.
refusal-storage-failed = Der Server kann gerade nicht schreiben. Es ist nichts geschehen; versuch es noch einmal.
refusal-no-link = „{ $text }“ ist keine Einladung: Sie sieht aus wie https://host/#room=...
refusal-no-server = „{ $text }“ ist keine Adresse eines Servers: Sie sieht aus wie https://host
refusal-rules-too-long = Diese Regeln sind zu lang für einen Raum: Nimm weniger Phasen.
refusal-no-sheet = Unter diesem Link wird kein Blatt mehr geteilt.
refusal-sheet-moved-on = Inzwischen hat ein anderes Handy auf dieses Blatt geschrieben.
refusal-sheet-full = Dieses Blatt ist voll: { $most } Einträge.
refusal-no-toml = Das ist keine TOML-Datei: { $problem }
refusal-too-long = Diese Datei ist zu lang.
refusal-no-words = Unter diesem Namen gibt es keine Texte.
as-told = { $text }

## Vor der Tür

game-card = Das Kartenspiel
game-dice = Das Würfelspiel
game-board = Das Brettspiel

## Der Vorraum

seat-bot = Bot

character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = spielt sanft
plays-steadily = spielt solide
plays-sharply = spielt scharf
plays-for-points = spielt vollkommen auf Punkte
plays-to-win = spielt auf Sieg
plays-anyhow = spielt aufs Geratewohl
player-numbered = Person { $number }

# What the host chooses, in the sentence that says so.
chosen-card = das Kartenspiel
chosen-dice = das Würfelspiel
chosen-board = das Brettspiel
chosen-card-intl = die internationalen Regeln
chosen-card-fx = die Regeln von F.X. Schmid
chosen-dice-de = die deutschen Regeln
chosen-board-intl = die späteren internationalen Regeln
chosen-board-2010 = die ersten deutschen Regeln
room-chosen-game = Der Gastgeber wählt { $game }.
room-chosen-edition = Der Gastgeber wählt { $edition }.
room-chosen-rules = Der Gastgeber ändert die Hausregeln.
room-chosen-seats = { $seats ->
    [one] Der Gastgeber will einen Platz.
   *[other] Der Gastgeber will { $seats } Plätze.
}
room-chosen-bots = Ein Bot auf einem freien Platz { $how }.
room-chosen-clock = { $seconds ->
    [one] Die Uhr läuft: 1 Sekunde für jede Entscheidung.
   *[other] Die Uhr läuft: { $seconds } Sekunden für jede Entscheidung.
}
room-no-clock = Die Uhr ist aus.
room-chosen-knock-time = { $seconds ->
    [one] Zum Klopfen ist 1 Sekunde Zeit.
   *[other] Zum Klopfen sind { $seconds } Sekunden Zeit.
}
room-chosen-patience = { $seconds ->
    [one] Wer 1 Sekunde weg ist, für den spielt ein Bot.
   *[other] Für alle, die { $seconds } Sekunden weg sind, spielt ein Bot.
}
room-newcomers-on = Auch während des Spiels darf man den Platz eines Bots nehmen.
room-newcomers-off = Während des Spiels darf niemand den Platz eines Bots nehmen.
room-reactions-on = Reaktionen sind an.
room-reactions-off = Reaktionen sind aus.
room-chosen-dealer = { $name } gibt zuerst.
    .you = Du gibst zuerst.
room-chosen-first = { $name } beginnt.
    .you = Du beginnst.
room-lots = Das Los entscheidet, wer beginnt.

## Was im Raum geschieht

room-sat = { $name } setzt sich.
room-bot-sat = { $bot } (Bot) setzt sich.
room-bot-plays = Ab jetzt: { $bot } { $how }.
room-plays-on = { $bot } spielt weiter.
room-given = Der Gastgeber gibt den Platz von { $name } an { $bot }.
    .you = Der Gastgeber hat deinen Platz an { $bot } gegeben; du kannst zuschauen oder den eines Bots nehmen.
room-taken = { $name } übernimmt den Platz von { $bot }.
room-taken-from = { $name } übernimmt den Platz von { $other }.
room-queued = { $name } ist beim nächsten Spiel dabei.
room-unqueued = { $name } wartet nicht mehr auf das nächste Spiel.
room-named = Platz { $number }: { $name }.
room-renamed = { $other } heißt jetzt { $name }.
room-moved = { $name } rückt auf Platz { $number }.
room-left = { $name } ist gegangen.
    .you = Du hast hier keinen Platz mehr; du kannst zuschauen.
room-started = Das Spiel beginnt.
room-ended = Das Spiel ist zu Ende.
room-stood-in = { $name } ist schon zu lange nicht da: Bis zur Rückkehr spielt ein Bot.
    .you = Du warst zu lange nicht da: Bis zu deiner Rückkehr spielt ein Bot für dich.
room-returned = { $name } spielt wieder selbst.
    .you = { "" }
room-paused = { $name } hält das Spiel an.
    .you = Du hältst das Spiel an.
room-resumed = { $name } beendet die Pause.
    .you = Du beendest die Pause.
room-answered = Notiert. Andere kommen zuerst.
room-away = { $name } ist nicht da.
room-back = { $name } ist wieder da.
room-time-up = Die Uhr entscheidet für { $name }.
    .you = Die Uhr entscheidet für dich.
room-ready = { $name } ist bereit.
    .you = Du bist bereit.
room-bot-wanted = { $name } möchte, dass für { $target } ein Bot spielt.
    .you = Du möchtest, dass für { $target } ein Bot spielt.
    .to-you = { $name } möchte, dass für dich ein Bot spielt.
room-asked-out = In 10 Sekunden übernimmt ein Bot für { $name }.
    .you = In 10 Sekunden übernimmt ein Bot für dich.
room-is-here = { $name } ist da.
    .you = { "" }
room-taken-over = Für { $name } spielt ein Bot.
    .you = Für dich spielt ein Bot.
room-new-game = Ein neues Spiel: dieselben Leute, dieselben Regeln.
room-shut = Wer diesen Server betreibt, hat den Tisch geschlossen.
