# The review of a finished game.

page-review-seat = Wiens beslissingen
page-review-working = Het spel wordt bekeken. Dat kan een halve minuut duren.
page-review-solving = Eerst wordt de exacte oplossing van deze huisregels gezocht. Dat kan een paar minuten duren; daarna komt de nabeschouwing vanzelf.
page-review-progress = Hoeveel er bekeken is
page-review-curve = In de loop van het spel, van { $start } naar { $end }
page-review-chance = winstkans
page-review-total = verwacht totaal
page-review-luck-sum = geluk, opgeteld
page-review-costliest = De duurste beslissingen
page-review-none = Geen beslissing heeft iets gekost dat deze nabeschouwing kan laten zien.
page-review-start = bij het begin
page-review-luck = geluk
page-review-choice = keuze
page-review-others = de anderen
page-review-end = aan het einde
page-review-better = Beter:
page-review-worth-win = Winstkans: { $best } in plaats van { $done }.
page-review-worth-total = Verwacht totaal: { $best } in plaats van { $done }.
review-gains-more = Zo win je meer dan je verliest: van { $worlds } zulke rondes beter { $better }, slechter { $worse }.
page-review-fine = Hier is niets beters bekend.
page-review-tap = Tik op de lijn of op een beslissing om de tafel van toen te zien.
page-review-open = Alle handkaarten tonen
page-review-exact = Elke beslissing wordt met de beste vergeleken, volgens de exacte oplossing van het dobbelspel.
page-review-estimated = { $decisions ->
    [one] 1 beslissing is
   *[other] { $decisions } beslissingen zijn
} met andere vergeleken, vanuit wat toen bekend was, in { $worlds } werelden die tot het einde van de ronde zijn gespeeld. Kosten tellen als ze groter zijn dan het toeval verklaart; ± is het interval dat 95 van de 100 keer klopt.
page-review-few = Dat zijn weinig werelden: een server met de extra ‘fast’ heeft er veel meer.
page-review-sums = Geluk is wat je eigen kaarten en worpen hebben veranderd, keuze wat je beslissingen hebben veranderd, de anderen wat alle anderen deden en trokken. Samen leiden ze van het begin naar het einde.
page-review-dashed = De stippellijn telt bij het begin op wat het geluk heeft veranderd. Dat is een som, geen kans: die kan boven 100% stijgen of onder 0 zakken.
