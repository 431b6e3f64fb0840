# The analysis board on the page.

page-analysis-why = Tik een stelling bij elkaar, plak er een of open een opname. Vraag dan: wat mag, wat is het advies, wat is ze waard?
page-analysis-ask = Wat nu?
page-analysis-answer = Antwoord
page-analysis-you = Jij
page-analysis-phase = Fase
page-analysis-points = Punten
page-analysis-cards = Kaarten
page-analysis-bonuses = Vanaf fase 6 met wat voor de bonus is genoteerd: 250+40 of 250+0.
page-analysis-stage = Te beslissen
page-analysis-stage-draw = Van welke stapel trekken
page-analysis-stage-play = Wat uitleggen, aanleggen, afleggen
page-analysis-stage-knock = Wel of niet kloppen
page-analysis-stage-move = Met welke dobbelsteen zetten
page-analysis-stage-star = Naar welk veld doorgaan
page-analysis-stage-take = Van welke stapel nemen
page-analysis-stage-pick = Welke kaart uitzoeken
page-analysis-stage-swap = Welke kaarten ruilen
page-analysis-stage-ask = Naar welk getal vragen
page-analysis-stage-give = Welke kaart geven
page-analysis-stage-keep = Welke kaarten houden
page-analysis-space = Je veld, geteld vanaf START
page-analysis-die = Dobbelsteen { $number }
page-analysis-jokers = Je jokers, naar hun voorkant
page-analysis-discard = Aflegstapel, de bovenste als laatste
page-analysis-whose = Van wie de groep is
page-analysis-exact = exact
page-analysis-estimate = schatting
page-analysis-legal = Toegestaan: { $count }
page-analysis-legal-many = Toegestaan: { $count }, te veel voor een lijst.
page-analysis-text = Als tekst
page-analysis-paste = Een stelling plakken
page-analysis-take = Overnemen
page-analysis-file = Of een opname openen
page-analysis-step = Stap, 0 tot en met { $steps }
page-analysis-show = Tonen
page-analysis-no-record = Dit bestand is geen opname van een spel.
page-analysis-unkept = Deze browser heeft dat spel niet of niet meer.
page-analysis-link-cut = Deze link leidt naar geen enkele stelling. Misschien is hij afgekapt: vraag er nog eens om.
page-analysis-link = Link naar deze stelling

## What can be done

page-action-draw = Van de trekstapel trekken
page-action-take = De bovenste kaart van de aflegstapel nemen
page-action-knock = Kloppen
page-action-pass = Voorbij laten gaan
page-action-lay = Fase { $number } uitleggen:
page-action-add = Aanleggen:
page-action-discard = Afleggen:
page-action-move = { $count ->
    [one] 1 veld zetten
   *[other] { $count } velden zetten
}
page-action-star = Doorgaan naar
page-action-pick = Uitzoeken:
page-action-swap = Ruilen:
page-action-swap-none = Niets ruilen
page-action-ask = Naar { $number } vragen
page-action-give = Geven:
page-action-keep = Houden:
page-action-keep-none = Niets houden
