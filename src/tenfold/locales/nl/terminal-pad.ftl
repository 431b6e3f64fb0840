# The score pad in the terminal, for a table with real cards.

## Beginning

# Het scoreblad voor een tafel met echte kaarten.
pad-names = Wie doet er mee? 2 t/m 6 namen, met komma’s ertussen
pad-default-names = Noord, Oost, Zuid, West
pad-continue = Er is een scoreblad bezig ({ $names }; ronde { $hand }). Ermee doorgaan?
pad-reopen = Het laatste scoreblad is klaar ({ $names }). Opnieuw openen?
pad-keeps-rules = Dit blad houdt de regels waarmee het is begonnen (uitgave { $edition }).
pad-set-aside = Het eerdere blad blijft bewaard als { $file }
pad-begun = Elk antwoord wordt bewaard in { $file }. Typ { $help } om te zien wat je kunt doen.

## Entering a hand

pad-who-out = Ronde { $hand }: wie is uitgegaan? { $names }
pad-score = { $name } (fase { $phase }): punten, en { $mark } als de fase is uitgelegd
pad-score-free = { $name }: punten, en { $mark } als er een fase is uitgelegd
pad-which-phase = Welke fase heeft { $name } uitgelegd? Open: { $phases }
pad-playoff = Beslissende ronde: wie is het eerst uitgegaan? { $names }
pad-over = Het spel is afgelopen. Je kunt: { $allowed }
pad-hand-dropped = Ronde { $hand } is weg, er blijft niets van over.
pad-no-back = Dit is de eerste vraag. { $undo } schrapt de laatste ronde.
pad-no-hand = Er is nog geen ronde ingevuld.
pad-finish-first = Vul eerst deze ronde in. Je kunt: { $allowed }
pad-unknown = ‘{ $words }’ kan hier niet. Je kunt: { $allowed }
pad-unchanged = Er verandert niets.

## Changing

pad-fix-hand = Welke ronde klopt niet, 1 t/m { $last }?
pad-entries = Ronde { $hand }: { $entries }
pad-fix-whose = Wiens punten? { $names }, of { $all } voor de hele ronde
pad-fix-out = { $name } is uitgegaan, dus de hele ronde wordt opnieuw ingevuld.
pad-rename-who = Wiens naam moet veranderen? { $names }
pad-rename-to = Nieuwe naam voor { $name }
pad-csv-file = In welk nieuw bestand?
pad-csv-written = { $rows ->
    [one] { $file } is geschreven: 1 regel.
   *[other] { $file } is geschreven: { $rows } regels.
}
pad-stopped = Gestopt. Alles wat is ingevuld, is bewaard in { $file }
pad-stopped-early = Gestopt. Er is geen nieuw blad begonnen.

## Commands

pad-words-scores = punten stand
pad-words-fix = verbeter verbeteren
pad-words-undo = schrap schrappen
pad-words-rename = hernoem hernoemen
pad-words-csv = csv
pad-words-back = terug
pad-words-cancel = annuleer annuleren
pad-words-all = alles allemaal
# Marks a phase that was laid.
pad-words-laid = x uitgelegd
pad-help-scores = het scoreblad
pad-help-fix = een eerdere ronde verbeteren
pad-help-undo = de laatste ronde schrappen
pad-help-rename = een naam veranderen
pad-help-csv = en een bestandsnaam: alle rondes wegschrijven voor een rekenblad
pad-help-back = een vraag terug
pad-help-cancel = laten vallen wat je aan het invullen bent
pad-help-help = deze lijst
pad-help-quit = stoppen; alles wat is ingevuld, is bewaard
pad-help-entry = Spelers: de naam, het begin ervan of het nummer. Punten: 35, of 35 { $mark } als de fase is uitgelegd.
pad-help-question = Beantwoord de vraag, of { $cancel } om alles te laten zoals het is.
