# Verbindung, Uhren, Miteinander: was die Seite an jedem Tisch sagt.

## Die Verbindung

page-kept = Gemerkt. Es wird gesendet, sobald die Verbindung wieder da ist.
page-back = Die Verbindung ist wieder da.
page-too-late = Zu spät: Das wurde für dich gespielt. { $what }
page-too-late-moved = Zu spät: Das Spiel ist weitergegangen.
page-sit-anew = Neu Platz nehmen

## Wer den Tisch warten lässt

page-standby = Auf wen gewartet wird
page-time-left = Restzeit
page-is-away = { $name } ist nicht da.
page-bot-in = In { $seconds } s spielt ein Bot.
page-bot-now = Bot gleich spielen lassen
page-standby-wait = Warten
page-let-bot-play = Einen Bot für { $name } spielen lassen
page-bot-asked = Vorgeschlagen. Es fehlt noch jemand, der zustimmt, oder der Gastgeber.
page-takeover = In { $seconds } s übernimmt ein Bot.
page-takeover-of = In { $seconds } s übernimmt ein Bot für { $name }.
page-i-am-here = Ich bin da
page-bot-plays-for = Ein Bot spielt für { $name }.
page-bot-plays-for-you = Ein Bot spielt für dich.
page-seat-back = Meinen Platz zurücknehmen
page-nudge = { $name } anstupsen
page-nudged = { $name } stupst dich an: Der Tisch wartet.

## Vorgelesen

page-announcements = Ansagen
page-seconds-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}
page-free-card = { $card } ist frei. Möchtest du klopfen?
page-reacts = { $name }: { $what }

## Tasten

page-key-draw = aufnehmen
page-key-take = die abgelegte Karte nehmen
page-key-lay = auslegen
page-key-discard = abwerfen
page-key-knock = klopfen
page-key-pass = liegen lassen
page-key-hint = Tipp
page-key-sort = Hand sortieren
page-key-moves = letzte Züge
page-key-card = Phasenkarte
page-key-reactions = Reaktionen
page-key-ahead = vorspulen
page-key-keys = alle Tasten

## Reaktionen

page-reactions = Reaktionen
page-mute = { $name } stumm schalten
page-react-smile = Lächeln
page-react-laugh = Lachen
page-react-wow = Staunen
page-react-oops = Hoppla
page-react-tear = Träne
page-react-clap = Beifall
page-react-hello = Hallo!
page-react-well-done = Gut gemacht!
page-react-oh-no = Oh nein!
page-react-lucky = Glück gehabt!
page-react-take-your-time = Lass dir Zeit.
page-react-back-soon = Bin gleich zurück.
page-react-good-game = Schönes Spiel!
page-react-one-more = Noch eins?
page-react-not-me-again = Nicht schon wieder ich!
page-react-sorry = Tut mir leid!
page-react-so-close = So knapp!
page-react-what-a-roll = Was für ein Wurf!
page-react-thank-you = Danke!

## Ist es fair?

page-fair-all = Hier nachgerechnet: alle { $outcomes } Ergebnisse des Zufalls.
page-fair-seed = Die geheime Zahl ist die versprochene. Wie dieses Spiel daraus zieht, weiß diese Seite nicht: tenfold verify rechnet es nach.
page-unfair-outcome = Nicht bewiesen: Ergebnis { $number } von { $outcomes } folgt nicht aus der geheimen Zahl!

## Fernseher

page-show-on-tv = Auf einem Fernseher zeigen
page-tv-figures = Sechs Ziffern
page-tv-title = Dieser Fernseher wartet auf einen Tisch.
page-tv-type = Auf einem Telefon am Tisch: Menü, „Auf einem Fernseher zeigen“ und diese Ziffern.

## Zu zweit an einem Gerät

page-at-device = Spieler an diesem Gerät
page-at-device-name = Name von jemandem, der mitspielt
page-at-device-add = An diesem Gerät dazu
page-pass-device = Gib das Gerät an { $name }
page-i-am = Ich bin { $name }
