# Wat ik hier heb gespeeld: mijn spellen, hun cijfers, de beste en bestanden ervan.

page-mine-none = Nog geen spel. Spellen die je hier tot het einde speelt, blijven in deze browser.
page-mine-full = Deze browser heeft geen ruimte meer: de nieuwste spellen blijven alleen totdat je de pagina sluit. Sla alle spellen op in een bestand, of verwijder er een paar.
page-mine-forbidden = Deze browser bewaart geen spellen: ze blijven alleen totdat je de pagina sluit. Sla ze eerst op in een bestand.
page-mine-list = Spellen
page-mine-all = { $count ->
    [one] 1 spel tonen
   *[other] Alle { $count } spellen tonen
}
page-mine-place = plaats { $place } van { $of }
page-mine-hands = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
page-mine-goes = { $count ->
    [one] 1 poging
   *[other] { $count } pogingen
}
page-mine-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
page-mine-not-counted = Deze plaats is tijdens het spel van hand gewisseld, dus telt het spel niet mee in de cijfers.
page-mine-table = Naar de tafel

## Cijfers

page-mine-figures = Cijfers
page-mine-all-editions = Alle uitgaven
page-mine-against = Tegen
page-mine-everybody = Iedereen
page-mine-won = Gewonnen
page-mine-made = Fase gehaald
page-mine-out = Uitgegaan
page-mine-points-hand = Punten per ronde
page-mine-points-phase = Punten per fase
page-mine-length-card = Rondes per spel
page-mine-length-dice = Pogingen per spel
page-mine-length-board = Rondes per spel
page-mine-count = { $count } van { $of }
page-mine-of = uit { $of }
page-mine-interval = { $low } – { $high }
page-mine-figure = { $value } ({ $low } – { $high })
page-mine-by-phase = Hoe vaak elke fase lukte
page-mine-points-hands = Punten van een ronde, per fase
page-mine-points-phases = Punten van elke fase
page-mine-ahead = Beter geëindigd dan
page-mine-how-card = Elke ronde die op het scoreblad staat, telt als één poging aan je fase; een beslissende ronde niet. Is de volgorde van de fasen vrij, dan telt een ronde bij elke fase die nog open was.
page-mine-how-dice = Elke beurt telt als één poging aan je fase; geweigerde punten tellen als een mislukte poging. Punten zijn die van gehaalde fasen, zonder bonussen en aftrek.
page-mine-how-board = Elke ronde telt als één poging aan de fase waarop je fasewijzer stond.
page-mine-how-won = Spellen met anderen waarin je op de eerste plaats eindigde, alleen of samen.
page-mine-how-games = Alleen spellen waarin je plaats van begin tot eind van jou was tellen mee; lessen niet.
page-mine-how-ahead = Van de spellen met deze persoon of bot die waarin je beter eindigde. Bots worden onderscheiden naar wie ze zijn en hoe ze spelen.
page-mine-how-share = Het aandeel p is het aantal gedeeld door alle n gevallen. Het bereik is het 95%-interval van Wilson: alle kansen waarbij zo’n aantal niet zou verbazen. Met z = 1,96 zijn de grenzen (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Alle gevallen gelden daarbij als onafhankelijk van elkaar.
page-mine-how-mean = Het gemiddelde is de som gedeeld door het aantal n. Het bereik is het 95%-interval van Student: gemiddelde ± t · s/√n, met de standaardafwijking s en t voor n − 1 vrijheidsgraden. Alle gevallen gelden daarbij als onafhankelijk van elkaar. Het staat er vanaf vijf gevallen en komt nooit onder 0.
page-mine-save-picture = Als afbeelding opslaan
page-mine-save-numbers = Cijfers opslaan
page-mine-ranges = Strepen op de balken: 95%-intervallen

## De beste spellen

page-mine-best = Beste spellen
page-mine-how-best = De vijf beste voor elke set regels en elk aantal spelers: bij de dobbelstenen die met de meeste punten; van de gewonnen kaartspellen die met de minste punten; van de gewonnen bordspellen die met de minste rondes. Bij gelijke stand staat het oudste voorop.

## Bestanden, verwijderen

page-mine-files = Bestanden
page-mine-save = Alle spellen in een bestand opslaan
page-mine-open = Spellen uit een bestand toevoegen
page-mine-files-why = Het bestand bevat elk spel met zijn verslag en de herhaling. De sleutels van je plaatsen staan er niet in.
page-mine-added = { $count ->
    [one] 1 spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
} { $known ->
    [0] { "" }
    [one] 1 was er al.
   *[other] { $known } waren er al.
}
page-mine-file-other = Dit bestand bevat geen spellen van Tenfold. Er is niets toegevoegd.
page-mine-file-cut = Dit bestand is afgekapt. Er is niets toegevoegd.
page-mine-file-version = Dit bestand heeft versie { $version }, en alleen { $known } is hier bekend. Er is niets toegevoegd.
page-mine-file-broken = Spel { $number } van dit bestand is afgekapt of veranderd. Er is niets toegevoegd.
page-mine-delete = Spel verwijderen
page-mine-delete-sure = Het spel van { $day } voorgoed uit deze browser verwijderen?
page-mine-delete-all = Alle spellen verwijderen
page-mine-delete-all-sure = { $count ->
    [one] 1 spel voorgoed uit deze browser verwijderen?
   *[other] Alle { $count } spellen voorgoed uit deze browser verwijderen?
}
page-mine-delete-yes = Voorgoed verwijderen
page-mine-names = Ook mijn naam en gezicht van de tafels op de server verwijderen
page-mine-no-answer = De server antwoordt niet, dus is er niets verwijderd. Probeer het later opnieuw, of laat je naam daar staan.
