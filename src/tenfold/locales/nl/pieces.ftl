# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
list-and = en
table-empty = leeg
table-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
your-hand = Je handkaarten
your-distance = { $distance ->
    [0] klaar om uit te leggen
    [one] nog 1 kaart
   *[other] nog { $distance } kaarten
}
your-open-phase = Fase { $number }: { $needs }
need-set = { $size ->
    [2] tweeling
    [3] drieling
    [4] vierling
    [5] vijfling
   *[other] set van { $size }
}
need-run = reeks van { $size }
need-colour = { $size } kaarten van één kleur
need-and = { $first } en { $second }

## Scores and the end

scores-title = Scoreblad
won-they = { $names } wint.
won-several = Gedeelde overwinning: { $names }.
won-alone = Het spel is afgelopen: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = rood
group-blue = blauw
group-green = groen
group-yellow = geel

## Refused

refusal-no-card = ‘{ $text }’ is geen kaart: schrijf R, B, G of Y en een getal van 1 tot en met 12, W voor een joker, S voor ‘Beurt overslaan’.
refusal-no-group = ‘{ $text }’ is geen groep: schrijf 5s(R5 G5 W), 3-6(R3 W B5 G6) of red(R1 R4 W).
refusal-not-of-set = { $card } hoort niet in een set met het getal { $number }.
refusal-no-such-number = Het getal { $number } bestaat niet: de getallen gaan van 1 tot en met 12.
refusal-run-too-far = Een reeks blijft binnen 1 tot en met 12: { $run } kan niet.
refusal-not-of-run = { $card } kan in de reeks { $run } niet voor { $number } staan.
refusal-not-of-colour = { $card } heeft niet de kleur van deze groep ({ $colour }).
refusal-skip-in-group = ‘Beurt overslaan’ hoort nooit in een groep.
refusal-run-length = { $count ->
    [one] De reeks { $run } bestaat niet uit 1 kaart.
   *[other] De reeks { $run } bestaat niet uit { $count } kaarten.
}
refusal-game-over = Het spel is afgelopen.
refusal-extra-group = Fase { $number } ({ $phase }): extra kaarten mogen de groepen langer maken, maar er komt geen groep bij.
refusal-not-the-phase = Fase { $number } ({ $phase }) leg je in één keer helemaal uit: { $groups } klopt niet.
refusal-wrong-phase = Fase { $number } kun je nu niet uitleggen; wel mogelijk: { $allowed }.
refusal-discard-empty = De aflegstapel is leeg: trek van de trekstapel.
refusal-not-in-hand = Je hebt geen { $cards } in je hand; je hebt { $hand }.
refusal-free-and-fixed = Vrije volgorde en vaste rondes spreken elkaar tegen: bij vaste rondes heeft elke ronde haar eigen fase, dus valt er geen volgorde te kiezen.
refusal-variant-contradicts = De variant { $variant } is in strijd met een andere: kies er een van.
refusal-unknown-variant = Er is geen variant { $variant }: kies uit { $variants }.
refusal-short-length = { $short ->
    [one] Een kort spel met 1 fase kan niet: kies van 1 tot en met { $most }; de lijst heeft er { $listed }.
   *[other] Een kort spel met { $short } fasen kan niet: kies van 1 tot en met { $most }; de lijst heeft er { $listed }.
}
refusal-run-not-full = Alleen een reeks 1-12 heeft plaats voor extra jokers: { $run } niet.
refusal-no-action = ‘{ $text }’ is geen actie van dit spel: schrijf { $forms }.
refusal-unknown-game = Er is geen spel ‘{ $name }’: kies uit { $games }.
refusal-unknown-edition = Er is geen uitgave ‘{ $edition }’: kies uit { $editions }.
refusal-unknown-option = Er is geen optie ‘{ $option }’: kies uit { $options }.
refusal-option-value = { $name }: { $problem }
refusal-option-contradicts = De optie { $option } spreekt een variant tegen: kies een van beide.
refusal-no-phases = Er is geen fase om te spelen: de lijst is leeg.
refusal-phase-too-long = Fase { $number } vraagt { $size } kaarten; een hand kan er hoogstens { $room } uitleggen.
refusal-players = Dit spel is voor { $fewest } tot en met { $most } spelers, niet voor { $players }.
refusal-dealer = Wie begint, moet op een van de plaatsen zitten.
refusal-unknown-bot = Er is geen bot ‘{ $name }’: kies uit { $bots }.
option-names = Dit moet een lijst van namen tussen aanhalingstekens zijn.
option-text = Dit moet een tekst tussen aanhalingstekens zijn.
option-flag = Dit moet true of false zijn.
option-number = Dit moet een heel getal van { $least } tot en met { $most } zijn.
option-member = Mogelijk is een van { $allowed }.
option-phases = Dit moet een lijst van fasen zijn, zoals "set 3 + run 4".
refusal-no-phase = ‘{ $text }’ is geen fase: schrijf groepen zoals set 3 + run 4 of colour 7 (set en colour vanaf 2, run vanaf 3, tot en met 12 kaarten).
refusal-two-colour-groups = De fase ‘{ $text }’ vraagt twee groepen van één kleur; er kan er hoogstens één zijn.
refusal-which-dice = De dobbelstenen zijn { $dice }: { $die } ontbreekt of hoort er niet bij.
refusal-die-colours = { $die }: ‘{ $colours }’ moeten zes letters uit b, r, o en g zijn, voor de vlakken { $faces }.
refusal-run-too-short = Een reeks heeft minstens { $shortest } getallen, en fase { $number } vraagt een kortere.
refusal-no-hints = Voor dit spel zijn er geen tips.
refusal-no-referee = Voor dit spel is er geen scheidsrechter.
refusal-no-odds = Voor dit spel zijn geen kansen berekend.
refusal-no-review = Voor dit spel is er geen nabeschouwing.
refusal-no-analysis = Voor dit spel is er geen analyse.
refusal-no-screen = Dit spel kan niet in de terminal worden gespeeld.
refusal-no-replay = Dit spel kan in de terminal niet opnieuw worden getoond.
refusal-no-pad = Voor dit spel is er geen scoreblad.
