# Rooms of a server in the terminal.

## Voor de deur

# Kamers van een server in de terminal.
setup-seats = Hoeveel plaatsen, { $fewest } t/m { $most }? Bots nemen wat vrij blijft.
room-waits = wie { $seconds } s afwezig is, wordt tot de terugkeer door een bot vervangen
room-clock = { $seconds } s per beslissing, daarna wordt er voor jou gespeeld
room-knock-window = { $seconds } s om over kloppen na te denken
room-go-on = Je hebt hier een plaats als { $name }. Verder spelen? { $yes } / { $no }
room-go-on-there = Je zit in een kamer op { $server } als { $name }. Daar verder spelen? { $yes } / { $no }
room-watch = Je kunt toekijken: { $command }
room-take-whose = Wiens plaats neem je? { $names }
room-next-game = Alle plaatsen zijn bezet. Meedoen met het volgende spel? { $yes } / { $no }
room-unreachable = { $server } is niet bereikbaar: { $problem }
room-not-kept = Je plaats kan niet worden onthouden: { $problem }. Laat dit venster open.

## De hal

seat-free = vrij
seat-host = spelleider
seat-you = jij
seat-away = afwezig
room-invite = Wie deze link heeft, kan meespelen:
room-phone = Deze link is jouw plaats: open hem op je telefoon om daar verder te spelen. Houd hem voor jezelf, wie hem heeft speelt voor jou:
bot-which = Zeg { $bot }, het nummer van een plaats en hoe de bot speelt ({ $bots }).
exchange-which = Zeg { $word } en de nummers van twee plaatsen.
clock-which = Zeg { $word } en een aantal seconden, of { $word } { $no }.
friends-which = Zeg { $word } { $yes } of { $word } { $no }.
lobby-dealer = { $name } deelt of begint.
leave-sure = Een bot speelt voor je verder, en je kunt niet op de plaats terugkomen. Weggaan? { $yes } / { $no }

## Op wie wordt gewacht

waiting-you-start = Typ { $start } als iedereen er is
waiting-start = Wachten tot { $name } begint
waiting-nobody = Wachten op spelers
waiting-salts = Het spel begint zo
waiting-turn = { $name } is aan de beurt
waiting-bot = { $name } (bot) is aan de beurt
waiting-away = { $name } is aan de beurt, maar afwezig; na { $seconds } s neemt een bot het over
waiting-paused = { $name } heeft het spel gepauzeerd; { $go_on } beëindigt de pauze
waiting-paused-by-you = Je hebt het spel gepauzeerd; { $go_on } beëindigt de pauze
waiting-rematch = Het spel is afgelopen: { $rematch } of { $quit }?
waiting-over = Het spel is afgelopen
waiting-ready = De ronde is voorbij: { $ready } (of Enter) gaat verder, { $wait } wacht
waiting-others-ready = Wachten tot { $names } verder willen
waiting-idle = Een bot speelt voor jou: { $here } geeft je plaats terug
waiting-takeover = Zo neemt een bot het over: { $here } houdt je plaats

## Wat er in de kamer gebeurt

connection-lost = De verbinding met de server is verbroken; er wordt opnieuw geprobeerd.
connection-back = De verbinding is er weer: we gaan verder.
room-nudged = { $name } geeft je een seintje: de tafel wacht.
room-fair = Het geheime getal is onthuld, en het is dat van de vingerafdruk van vóór de eerste zet.
room-unfair = WAARSCHUWING: het geheime getal dat de server onthult, is niet dat van de vingerafdruk { $commitment }. Vertrouw dit spel niet.
room-record = Het verslag van het spel, voor tenfold verify: { $link }
room-kept = Je plaats blijft van jou. Kom terug met: { $command }
room-gone = Je hebt de kamer verlaten.
room-over = Bedankt voor het meespelen.
room-watched = Je kijkt niet meer toe.

## Opdrachten

words-start = start
words-bot = bot bots
words-free = vrijmaken
words-exchange = wissel
words-dealer = deler begint
words-clock = klok
words-friends = vrienden
words-ready = gereed
words-here = hier
words-replace = vervang
words-nudge = seintje
words-react = reactie
words-pause = pauze
words-go-on = verder
words-rematch = revanche
words-invite = uitnodigen link qr
words-phone = verhuizen telefoon
words-table = tafel
words-room = kamer
words-leave = weggaan
help-start = de spelleider begint het spel; bots nemen de vrije plaatsen
help-bot = de spelleider zet er een bot neer: het nummer van de plaats en hoe die speelt
help-free = de spelleider maakt een plaats vrij: het nummer ervan
help-exchange = twee plaatsen wisselen (host): hun nummers
help-dealer = wie deelt of begint (host): een naam, of nee om te loten
help-clock = seconden per beslissing (host), of nee
help-friends = vrienden tijdens het spel plaatsen van bots laten nemen (host): ja of nee
help-ready = verder na het einde van een ronde
help-here = je bent er: geen bot speelt voor je
help-replace = een bot laten spelen voor iemand op wie iedereen wacht: de naam
help-nudge = iemand op wie iedereen wacht een seintje geven: de naam
help-react = de gezichten en zinnen; met een nummer er een sturen
help-pause = het spel voor iedereen pauzeren
help-go-on = de pauze beëindigen
help-rematch = dezelfde mensen spelen nog eens
help-invite = de link en de QR-code om anderen uit te nodigen
help-phone = de geheime link en QR-code om met je plaats naar je telefoon te verhuizen
help-table = de tafel zoals die nu is
help-room = de regels van deze kamer, en wie waar zit
help-leave = je plaats opgeven; een bot speelt verder (sluit alleen het programma om later terug te komen)
