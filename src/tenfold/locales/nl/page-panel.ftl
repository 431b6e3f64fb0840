# Wat over de tafel komt te liggen: het menu en wat het opent.

page-log = Verloop
page-log-empty = Er is nog niets gebeurd.
page-move-seat = Mijn plaats naar een ander apparaat
page-move-seat-why = Wie deze link heeft, speelt voor jou. Open hem op je andere apparaat en laat hem aan niemand zien.
page-leave-sure = Als je tijdens het spel weggaat, speelt een bot voor je verder en kun je niet terug.
page-go-on-lesson = Verder met de les
page-show-me-how = Laat zien hoe het gaat
page-pause = Pauze
page-keys = Toetsen
page-tv-how = Open { $address } op de televisie en typ de zes cijfers die hij toont.
page-show = Tonen
page-forget = Mijn naam verwijderen
page-forget-sure = Je naam en je gezicht verdwijnen van deze tafel en uit de opnamen van de spellen, voor iedereen en voorgoed. De spellen blijven.

## Instellingen

page-settings = Instellingen
page-sound = Geluiden
page-notify = Meld het als ik aan de beurt ben
page-notify-denied = Je browser staat deze pagina geen meldingen toe.
page-set-cards = Grootte van de kaarten
page-cards-small = Klein
page-cards-normal = Normaal
page-cards-large = Groot
page-set-light = Licht
page-light-device = Zoals het apparaat
page-light-day = Dag
page-light-evening = Avond
page-set-pace = Tempo van de bots
page-pace-calm = Rustig
page-pace-normal = Normaal
page-pace-quick = Vlot
page-set-motion = Beweging
page-motion-device = Zoals het apparaat
page-motion-still = Stil
page-set-vibration = Trillen
page-set-reactions = Reacties
page-set-read-reactions = Reacties voorlezen
page-set-keys = Losse toetsen
page-review = Nabeschouwing
