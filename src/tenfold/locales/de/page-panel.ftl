# Was sich über den Tisch legt: das Menü und was es öffnet.

page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-move-seat = Meinen Platz auf ein anderes Gerät holen
page-move-seat-why = Wer diesen Link hat, spielt für dich. Öffne ihn auf deinem anderen Gerät und zeige ihn niemandem.
page-leave-sure = Wenn du während des Spiels gehst, spielt ein Bot für dich weiter, und du kannst nicht zurück.
page-go-on-lesson = Mit der Einführung weitermachen
page-show-me-how = Zeig mir, wie es geht
page-pause = Anhalten
page-keys = Tasten
page-tv-how = Öffne auf dem Fernseher { $address } und gib die sechs Ziffern ein, die er zeigt.
page-show = Zeigen
page-forget = Meinen Namen entfernen
page-forget-sure = Dein Name und dein Gesicht verschwinden von diesem Tisch und aus den Aufzeichnungen seiner Spiele, bei allen und für immer. Die Spiele bleiben.

## Einstellungen

page-settings = Einstellungen
page-sound = Töne
page-notify = Melden, wenn ich am Zug bin
page-notify-denied = Dein Browser erlaubt dieser Seite keine Meldungen.
page-set-cards = Kartengröße
page-cards-small = Klein
page-cards-normal = Normal
page-cards-large = Groß
page-set-light = Licht
page-light-device = Wie das Gerät
page-light-day = Tag
page-light-evening = Abend
page-set-pace = Tempo der Bots
page-pace-calm = Gemütlich
page-pace-normal = Normal
page-pace-quick = Zügig
page-set-motion = Bewegung
page-motion-device = Wie das Gerät
page-motion-still = Ruhig
page-set-vibration = Vibration
page-set-reactions = Reaktionen
page-set-read-reactions = Reaktionen vorlesen
page-set-keys = Einzelne Tasten
page-review = Rückblick
