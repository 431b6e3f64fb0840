# De verbinding, de klokken, samen zijn: wat de pagina aan elke tafel zegt.

## De verbinding

page-kept = Bewaard. Het wordt verstuurd zodra de verbinding terug is.
page-back = De verbinding is terug.
page-too-late = Te laat: dit is voor je gespeeld. { $what }
page-too-late-moved = Te laat: het spel is doorgegaan.
page-sit-anew = Opnieuw gaan zitten

## Wie de tafel laat wachten

page-standby = Op wie wordt gewacht
page-time-left = Resterende tijd
page-is-away = { $name } is er niet.
page-bot-in = Over { $seconds } s speelt een bot.
page-bot-now = Bot nu laten spelen
page-standby-wait = Wachten
page-let-bot-play = Een bot laten spelen voor { $name }
page-bot-asked = Gevraagd. Er moet nog iemand instemmen, of de spelleider.
page-takeover = Over { $seconds } s neemt een bot het over.
page-takeover-of = Over { $seconds } s neemt een bot het over van { $name }.
page-i-am-here = Ik ben er
page-bot-plays-for = Een bot speelt voor { $name }.
page-bot-plays-for-you = Een bot speelt voor je.
page-seat-back = Mijn plaats terugnemen
page-nudge = { $name } aanporren
page-nudged = { $name } geeft je een seintje: de tafel wacht.

## Voorgelezen

page-announcements = Meldingen
page-seconds-left = { $seconds ->
    [one] Nog 1 seconde
   *[other] Nog { $seconds } seconden
}
page-free-card = { $card } is vrij. Wil je kloppen?
page-reacts = { $name }: { $what }

## Toetsen

page-key-draw = trekken
page-key-take = de afgelegde kaart nemen
page-key-lay = uitleggen
page-key-discard = afleggen
page-key-knock = kloppen
page-key-pass = laten liggen
page-key-hint = hint
page-key-sort = hand sorteren
page-key-moves = laatste zetten
page-key-card = fasekaart
page-key-reactions = reacties
page-key-ahead = vooruitspoelen
page-key-keys = alle toetsen

## Reacties

page-reactions = Reacties
page-mute = { $name } dempen
page-react-smile = glimlach
page-react-laugh = lach
page-react-wow = verbazing
page-react-oops = oeps
page-react-tear = traan
page-react-clap = applaus
page-react-hello = Hallo!
page-react-well-done = Goed gedaan!
page-react-oh-no = O nee!
page-react-lucky = Geluk gehad!
page-react-take-your-time = Neem de tijd.
page-react-back-soon = Ben zo terug.
page-react-good-game = Mooi spel!
page-react-one-more = Nog eentje?
page-react-not-me-again = Niet weer ik!
page-react-sorry = Sorry!
page-react-so-close = Zo dichtbij!
page-react-what-a-roll = Wat een worp!
page-react-thank-you = Dank je!

## Is het eerlijk?

page-fair-all = Hier nagerekend: alle { $outcomes } uitkomsten van het toeval.
page-fair-seed = Het geheime getal is het beloofde. Hoe dit spel daaruit trekt, weet deze pagina niet: tenfold verify rekent het na.
page-unfair-outcome = Niet bewezen: uitkomst { $number } van { $outcomes } volgt niet uit het geheime getal!

## Televisie

page-show-on-tv = Op een televisie tonen
page-tv-figures = Zes cijfers
page-tv-title = Deze televisie wacht op een tafel.
page-tv-type = Op een telefoon aan de tafel: Menu, ‘Op een televisie tonen’ en deze cijfers.

## Met twee aan één apparaat

page-at-device = Spelers aan dit apparaat
page-at-device-name = Naam van iemand anders
page-at-device-add = Toevoegen aan dit apparaat
page-pass-device = Geef het apparaat aan { $name }
page-i-am = Ik ben { $name }
