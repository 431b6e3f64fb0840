# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Je scorebladen
page-pad-none = Nog geen blad. Een nieuw blad is er in een paar seconden.
page-pad-not-begun = nog niets ingevuld
page-pad-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan samen voor
}
page-pad-ahead = staat voor
page-pad-new = Nieuw blad
page-pad-import = Bestand openen
page-pad-file-unread = Het kan niet worden gelezen.
page-pad-install = Aan beginscherm toevoegen
page-pad-kept-here = De bladen staan alleen in deze browser, behalve de bladen die je live deelt.
page-pad-offline = Het scoreblad werkt ook zonder netwerk ✓
page-pad-forgets = Deze browser bewaart niets. Sla het blad op als bestand voordat je de pagina sluit.
page-pad-play = Spelen in de browser
page-pad-referee = Vraag het de scheidsrechter
page-pad-odds = Kansen aan het begin
page-pad-gone = Dit blad staat niet of niet meer in deze browser.

## A new sheet

page-pad-names = Wie spelen er?
page-pad-names-order = In speelvolgorde, eerst wie het scoreblad bijhoudt. Eén naam: het spel voor één persoon.
page-pad-name = Naam { $number }
page-pad-add-name = Naam erbij
page-pad-name-empty = Er ontbreekt een naam.
page-pad-begin = Blad beginnen

## Entries

page-pad-enter-hand = Ronde { $hand } invullen
page-pad-go-on-hand = Verder met ronde { $hand }
page-pad-correct-hand = Ronde { $hand } verbeteren
page-pad-correct-entry = Invoer { $entry } verbeteren
page-pad-who-out = Wie is uitgegaan?
page-pad-is-out = Uitgegaan: 0 punten, fase uitgelegd ✓
page-pad-laid = Fase { $phase } uitgelegd
page-pad-laid-free = Fase uitgelegd
page-pad-which-phase = Welke fase heeft { $name } uitgelegd?
page-pad-points = Punten van { $name }
page-pad-points-field = Punten
page-pad-count-cards = Kaarten van { $name } tellen
page-pad-cards-low = 1 t/m 9
page-pad-cards-ten = 10 t/m 12
page-pad-one-more = Eén meer: { $card }
page-pad-one-less = Eén minder: { $card }
page-pad-write = Invullen
page-pad-missing-out = Kies wie is uitgegaan.
page-pad-missing-points = De punten van { $name } ontbreken: een heel getal.
page-pad-missing-phase = Kies welke fase { $name } heeft uitgelegd.
page-pad-playoff = Wie ging het eerst uit?

## The dice game

page-pad-dice-most = hoogstens { $most ->
        [one] 1 punt
       *[other] { $most } punten
    }
page-pad-dice-failed = Niet gehaald
page-pad-dice-declined = Punten geweigerd
page-pad-dice-last = Het einde van het spel: { $name } gaat door van fase naar fase tot er een mislukt.
page-pad-dice-points = { $name } kan in fase { $phase } geen { $points } hebben: geen worp levert dat op. Het dichtst erbij: { $nearest }.
page-pad-dice-turn = Dit is een invoer van { $name }, maar { $turn } zou aan de beurt zijn.
page-pad-dice-decline = Hier kun je de punten van een gehaalde fase niet weigeren.
page-pad-dice-over = Het spel was voor deze invoer al afgelopen.
page-pad-entry = Invoer { $entry }: { $problem }
page-pad-entry-made = { $name }, fase { $phase }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-pad-entry-failed = { $name }, fase { $phase }: niet gehaald
page-pad-entry-declined = { $name }, fase { $phase }: punten geweigerd

## The sheet

page-pad-totals = Totalen
page-pad-chart = Totalen tot nu toe: { $totals }
page-pad-hands = Alle rondes
page-pad-attempts = Alle invoer
page-pad-undo = Ongedaan maken
page-pad-undo-entry = De laatste invoer ({ $entry }) schrappen?
page-pad-undo-yes = Schrappen
page-pad-rename = Namen wijzigen
page-pad-share = Delen met een link
page-pad-share-why = Wie de link opent, krijgt een kopie van het blad zoals het nu is. Het blad zit in de link zelf; geen server ziet het.
page-pad-link = Link naar dit blad
page-pad-save = Opslaan als bestand
page-pad-csv = Rekenblad (CSV)
page-pad-delete = Blad verwijderen
page-pad-delete-sure = Het blad van { $names } voorgoed verwijderen?
page-pad-delete-yes = Voorgoed verwijderen

## A sheet in a link

page-pad-shared = Een gedeeld scoreblad
page-pad-keep = Hier een kopie bewaren
page-pad-link-cut = In deze link zit geen blad. Misschien is hij afgekapt: vraag er nog eens om.
page-pad-link-broken = Het blad in deze link kan niet worden gelezen: { $problem }
page-pad-link-size = Deze link is te lang voor een scoreblad.
page-pad-link-packed = Deze browser is te oud voor de link. Vraag in plaats daarvan om het bestand.

## A family

page-pad-again = Weer dezelfden
page-pad-once-more = Nog een keer met dezelfden
page-pad-wild-points = Een joker kost een heel getal van { $least } tot en met { $most }.
page-pad-anyway = Toch invullen
page-pad-marked = toch ingevuld
page-pad-picture = Als afbeelding opslaan
page-pad-pdf = Als pdf opslaan
page-pad-evenings = Seizoenen en avonden
page-pad-span = Periode
page-pad-span-all = Alle spellen
page-pad-season = Seizoen { $year }
page-pad-who = Wie
page-pad-games = Spellen
page-pad-won = Gewonnen
page-pad-per-hand = Fasen per ronde
page-pad-per-attempt = Fasen per poging
page-pad-per-game = Punten per spel
page-pad-streak = Langste reeks
page-pad-evenings-how = Spellen, winst, punten en reeksen gelden afgelopen spellen; fasen gelden alles wat is ingevuld. Een seizoen is een jaar, een avond eindigt om vijf uur ’s ochtends, en het tijdstip is dat van de laatste invoer. Een reeks is winst van één persoon achter elkaar.

## Several phones on one sheet

page-pad-live = Live delen
page-pad-live-why = Meerdere telefoons schrijven op één blad: wie de link opent, ziet het en kan invullen. De server bewaart het blad en de namen zolang het gedeeld wordt.
page-pad-live-start = Dit blad delen
page-pad-live-stop = Niet meer delen
page-pad-live-stop-why = Als het delen stopt, verwijdert de server het blad, en elke telefoon houdt zijn kopie.
page-pad-live-on = Live gedeeld, alles verstuurd ✓
page-pad-live-sending = Live gedeeld, wordt verstuurd…
page-pad-live-away = De server is op dit moment niet bereikbaar.
page-pad-live-waits = { $count ->
    [one] Geen verbinding: 1 invoer wacht hier en wordt later verstuurd.
   *[other] Geen verbinding: { $count } keer invoer wacht hier en wordt later verstuurd.
}
page-pad-live-full = Het gedeelde blad is vol. Wat je invult, blijft in deze browser.
page-pad-live-gone = Dit blad wordt niet meer gedeeld. Het gaat verder in deze browser, met alles wat hier is ingevuld.
page-pad-live-next = Het volgende blad wordt op dezelfde telefoons gedeeld: tik hier op elk één keer.
page-pad-live-none = Onder deze link wordt geen blad gedeeld, of niet meer.
page-pad-live-came = Van een andere telefoon: { $entry }
page-pad-live-clash = Een andere telefoon was sneller
page-pad-live-decide = Beslissen
page-pad-live-there = Nu op het blad
page-pad-live-own = Door jou ingevuld
page-pad-live-no-room = Wat jij invulde, past daar niet meer. Vul het opnieuw in als het nog ontbreekt.
page-pad-live-theirs = Zo laten
page-pad-live-mine = Vervangen door het mijne
page-pad-live-hand = Ronde { $hand }: { $entries }
page-pad-live-dropped = Invoer { $entry } geschrapt
page-pad-live-playoff = Beslissende ronde: { $name }
page-pad-live-no-playoff = Beslissende ronde nog niet beslist
