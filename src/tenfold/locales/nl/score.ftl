# Het scoreblad voor een tafel met echte kaarten.

## Beginning

pad-names = Wie doet er mee? 2 tot 6 namen, met komma's ertussen
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
pad-playoff-due = Alles staat gelijk: { $names } spelen een beslissende ronde om de laatste fase.
pad-playoff = Beslissende ronde: wie is het eerst uitgegaan? { $names }
pad-over = Het spel is afgelopen. Je kunt: { $allowed }
pad-hand-dropped = Ronde { $hand } is weg, er blijft niets van over.
pad-no-back = Dit is de eerste vraag. { $undo } schrapt de laatste ronde.
pad-no-hand = Er is nog geen ronde ingevuld.
pad-finish-first = Vul eerst deze ronde in. Je kunt: { $allowed }
pad-unknown = "{ $words }" kan hier niet. Je kunt: { $allowed }
pad-unchanged = Er verandert niets.

## Changing

pad-undo-hand = Ronde { $hand } schrappen ({ $entries })?
pad-undo-playoff = De uitslag van de beslissende ronde schrappen?
pad-fix-hand = Welke ronde klopt niet, 1 tot { $last }?
pad-entries = Ronde { $hand }: { $entries }
pad-fix-whose = Wiens punten? { $names }, of { $all } voor de hele ronde
pad-fix-out = { $name } is uitgegaan, dus de hele ronde wordt opnieuw ingevuld.
pad-rename-who = Wiens naam moet anders? { $names }
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

## Refusals

refusal-pad-none = Er is geen scoreblad { $file }: tenfold score begint er een.
refusal-pad-names-count = Er kunnen { $fewest } tot { $most } mensen meedoen, niet { $count }.
refusal-pad-name-empty = Er ontbreekt een naam: schrijf 2 tot 6 namen met komma's ertussen.
refusal-pad-name-letters = De naam { $name } heeft tekens die niet te tonen zijn: gebruik letters, cijfers, spaties en leestekens.
refusal-pad-name-long = De naam { $name } is te lang: hoogstens { $most } tekens.
refusal-pad-name-number = { $name } is een getal: in een naam hoort nog iets anders.
refusal-pad-name-word = { $name } is hier een opdracht: kies een andere naam.
refusal-pad-name-twice = De naam { $name } komt twee keer voor: alle namen moeten verschillen.
refusal-pad-player = "{ $text }" doet niet mee. Kies uit: { $names }
refusal-pad-answer = "{ $text }" kan niet worden ingevuld: typ de punten, en { $mark } als de fase is uitgelegd, zoals 35 of 35 { $mark }.
refusal-pad-points-held = { $name } heeft de fase niet uitgelegd en dus { $cards } handkaarten: { $least } tot { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } heeft de fase uitgelegd en dus 1 handkaart: { $least } tot { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
   *[other] { $name } heeft de fase uitgelegd en dus 1 tot { $cards } handkaarten: { $least } tot { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
}
refusal-pad-must-be-out = Wie fase { $phase } uitlegt, gaat daarmee uit, en { $name } deed dat niet.
refusal-pad-phase = Fase { $phase } staat voor { $name } niet open. Kies uit: { $phases }
refusal-pad-phase-number = { $name }: een fase wordt genoemd als er in vrije volgorde een is uitgelegd, en alleen dan.
refusal-pad-deck = { $points } punten tegelijk is meer dan één kaartspel bevat (8 jokers, 4 keer beurt overslaan): een van de getallen moet lager zijn.
refusal-pad-over = Het spel was vóór deze ronde al afgelopen.
refusal-pad-out-points = { $name } is uitgegaan: dat is 0 punten.
refusal-pad-out-phase = { $name } is uitgegaan, en niemand gaat uit zonder de fase te hebben uitgelegd.
refusal-pad-no-playoff = Er staat niets gelijk, dus er is geen beslissende ronde.
refusal-pad-playoff = { $name } doet niet mee aan de beslissende ronde. Kies uit: { $names }
refusal-pad-hand = Ronde { $hand }: { $problem }
refusal-pad-hand-number = Kies een ronde van 1 tot { $last }.
refusal-pad-draft = De ronde die bezig is, klopt niet.
refusal-pad-csv = { $file } kan niet worden geschreven: { $problem }
refusal-pad-csv-exists = { $file } bestaat al en blijft zoals het is: noem een nieuw bestand.
refusal-pad-file = { $file } is geen leesbaar scoreblad: { $problem } Het bestand blijft zoals het is.
refusal-pad-file-kind = { $file } is geen gewoon bestand.
refusal-pad-file-size = Het is te groot.
refusal-pad-file-version = Het heeft versie { $version }, en alleen { $known } is hier bekend.
refusal-pad-file-json = { $problem }.
