# Score pads, the terminal's and the page's: what they say and refuse.

## Entering a hand

pad-playoff-due = Het staat gelijk: { $names } spelen een beslissende ronde om de laatste fase.

## Changing

pad-undo-hand = Ronde { $hand } schrappen ({ $entries })?
pad-undo-playoff = De uitslag van de beslissende ronde schrappen?

## Refusals

refusal-pad-none = Er is geen scoreblad { $file }: tenfold score begint er een.
refusal-pad-names-count = Er kunnen { $fewest } t/m { $most } mensen meedoen, niet { $count }.
refusal-pad-name-empty = Er ontbreekt een naam: schrijf 2 t/m 6 namen met komma’s ertussen.
refusal-pad-name-letters = De naam { $name } heeft tekens die niet te tonen zijn: gebruik letters, cijfers, spaties en leestekens.
refusal-pad-name-long = De naam { $name } is te lang: hoogstens { $most } tekens.
refusal-pad-name-number = { $name } is een getal: in een naam hoort nog iets anders.
refusal-pad-name-word = { $name } is hier een opdracht: kies een andere naam.
refusal-pad-name-twice = De naam { $name } komt twee keer voor: alle namen moeten verschillen.
refusal-pad-player = ‘{ $text }’ doet niet mee. Kies uit: { $names }.
refusal-pad-answer = ‘{ $text }’ kan niet worden ingevuld: typ de punten, en { $mark } als de fase is uitgelegd, zoals 35 of 35 { $mark }.
refusal-pad-points-held = { $name } heeft de fase niet uitgelegd en dus { $cards } handkaarten: { $least } t/m { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } heeft de fase uitgelegd en dus 1 handkaart: { $least } t/m { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
   *[other] { $name } heeft de fase uitgelegd en dus 1 t/m { $cards } handkaarten: { $least } t/m { $most } punten. { $points } is onmogelijk; het dichtst erbij: { $nearest }.
}
refusal-pad-must-be-out = Wie fase { $phase } uitlegt, gaat daarmee uit, en { $name } deed dat niet.
refusal-pad-phase = Fase { $phase } staat voor { $name } niet open. Kies uit: { $phases }.
refusal-pad-phase-number = { $name }: een fase wordt genoemd als er in vrije volgorde een is uitgelegd, en alleen dan.
refusal-pad-deck = { $points } punten tegelijk is meer dan één kaartspel bevat (8 jokers, 4 keer ‘Beurt overslaan’): een van de getallen moet lager zijn.
refusal-pad-over = Het spel was vóór deze ronde al afgelopen.
refusal-pad-out-points = { $name } is uitgegaan: dat is 0 punten.
refusal-pad-out-phase = { $name } is uitgegaan, en niemand gaat uit zonder de fase te hebben uitgelegd.
refusal-pad-no-playoff = Het staat niet gelijk, dus er is geen beslissende ronde.
refusal-pad-playoff = { $name } doet niet mee aan de beslissende ronde. Kies uit: { $names }.
refusal-pad-hand = Ronde { $hand }: { $problem }
refusal-pad-hand-number = Kies een ronde van 1 t/m { $last }.
refusal-pad-draft = De ronde die bezig is, klopt niet.
refusal-pad-csv = { $file } kan niet worden geschreven: { $problem }
refusal-pad-csv-exists = { $file } bestaat al en blijft zoals het is: noem een nieuw bestand.
refusal-pad-file = { $file } is geen leesbaar scoreblad: { $problem } Het bestand blijft zoals het is.
refusal-pad-file-kind = { $file } is geen gewoon bestand.
refusal-pad-file-none = Het bevat iets anders, of het breekt af.
refusal-pad-file-size = Het is te groot.
refusal-pad-file-version = Het heeft versie { $version }, en alleen { $known } is hier bekend.
refusal-pad-file-json = { $problem }.
