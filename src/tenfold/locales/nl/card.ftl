# The card game: what happens, what is refused and why, what is advised and why, and its terms.

## Setting up

edition-card-intl = intl: de internationale regels
edition-card-fx = fx: de regels van F.X. Schmid
variant-card-fixed = fixed: één ronde per fase, de minste punten winnen
variant-card-short = short:5: alleen de eerste 5 fasen (of een ander aantal)
variant-card-even = even: alleen de even fasen
variant-card-odd = odd: alleen de oneven fasen
variant-card-knock = knock: kloppen voor een net afgelegde kaart
variant-card-free = free: de fasen in willekeurige volgorde
bot-card-easy = easy: speelt voor zichzelf
bot-card-solid = solid: speelt goed en houdt je in de gaten

## The table

table-hand = Ronde { $number }
table-phases-open = { $count ->
    [one] 1 fase open
   *[other] { $count } fasen open
}
table-skipped = slaat een beurt over
your-phase-lies = Je fase ligt op tafel: leg aan wat past en leg dan een kaart af.

## What happens

card-deal = Ronde { $number }: { $name } deelt. { $top } wordt omgedraaid.
    .you = Ronde { $number }: jij deelt. { $top } wordt omgedraaid.
card-deal-playoff = Gelijke stand! Beslissende ronde met de laatste fase: { $names }. { $top } wordt omgedraaid.
card-draw = { $name } trekt een kaart.
card-draw-seen = { $name } trekt { $card }.
    .you = Je trekt { $card }.
card-take = { $name } neemt { $card } van de aflegstapel.
    .you = Je neemt { $card } van de aflegstapel.
card-lay = { $name } legt fase { $phase } uit: { $groups }
    .you = Je legt fase { $phase } uit: { $groups }
card-hit = { $name } legt { $card } aan bij { $group }.
    .you = Je legt { $card } aan bij { $group }.
card-discard = { $name } legt { $card } af.
    .you = Je legt { $card } af.
card-skip = { $name } speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
    .you = Je speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
    .to-you = { $name } speelt ‘Beurt overslaan’: jij slaat een beurt over.
card-knock = { $name } klopt en krijgt { $card }.
    .you = Je klopt en krijgt { $card }.
card-pass = { $name } laat { $card } liggen.
    .you = Je laat { $card } liggen.
card-lose-turn = { $name } slaat deze beurt over.
    .you = Je slaat deze beurt over.
card-lose-turns = { $target } slaan deze beurt over.
    .to-you = Jij en { $target } slaan deze beurt over.
card-pile-renewed = De trekstapel is op: de aflegstapel wordt geschud en is nu de nieuwe trekstapel.
card-go-out = { $name } gaat uit. De ronde is voorbij.
    .you = Je gaat uit. De ronde is voorbij.

## Scores and the end

scores-no-hand = nog geen ronde gespeeld
reason-card-last-phase = Verder heeft niemand alle fasen gehaald.
reason-card-fewest-points = Meerdere spelers haalden alle fasen; de minste punten gaven de doorslag.
reason-card-all-hands = Alle rondes zijn gespeeld; de minste punten gaven de doorslag.
reason-card-play-off = De beslissende ronde gaf de doorslag.
reason-card-shared = Fasen en punten staan gelijk.

## Refused

refusal-drawn-already = Je hebt al een kaart genomen: nu uitleggen, aanleggen of afleggen.
refusal-skip-not-taken = ‘Beurt overslaan’ mag je niet van de aflegstapel nemen: trek van de trekstapel.
refusal-no-knocking = In dit spel wordt niet geklopt.
refusal-nothing-to-knock = Er valt nu niets te kloppen: dat kan alleen voor een kaart die in de net beëindigde beurt is afgelegd, als de volgende speler die heeft laten liggen.
refusal-phase-lies = Je kunt maar één fase per ronde halen, en die van jou ligt er al: aanleggen of afleggen.
refusal-phase-of-wilds = Minstens één kaart van de fase moet een echte getalkaart zijn.
refusal-group-of-wilds = Minstens één kaart van elke groep moet een echte getalkaart zijn.
refusal-phase-first = Leg eerst je eigen fase uit voordat je aanlegt.
refusal-no-such-group = Zo’n groep ligt er niet op tafel ({ $owner }.{ $group }).
refusal-skip-no-hit = ‘Beurt overslaan’ kun je nooit aanleggen: leg die kaart af.
refusal-run-full = Bij de reeks 1-12 kan niets meer worden aangelegd.
refusal-which-end = Zeg aan welke kant van de reeks { $run } de joker komt: laag of hoog.
refusal-end-closed = De reeks { $run } heeft aan die kant geen plaats: de joker gaat naar de andere.
refusal-no-fit = { $card } past daar niet: bij { $group } passen { $fitting } of een joker.
refusal-no-skip = Alleen met ‘Beurt overslaan’ laat je een ander een beurt overslaan.
refusal-skip-whom = Zeg wie een beurt overslaat: { $seats }.
refusal-skip-other = Met ‘Beurt overslaan’ kies je een andere speler van deze ronde: { $seats }.
refusal-skip-pending = { $target } moet al een beurt overslaan; je kunt kiezen: { $seats }.
refusal-skip-lap = Tegen { $target } is deze rondgang al ‘Beurt overslaan’ gespeeld; je kunt kiezen: { $seats }.
refusal-skip-next = In dit spel geldt ‘Beurt overslaan’ voor de volgende speler: { $seats }.
refusal-draw-first = Neem eerst een kaart: trekken of nemen.
refusal-knock-first = Eerst moet duidelijk zijn wie er klopt: kloppen of passen.
refusal-play-first = Nu uitleggen, aanleggen of afleggen.
refusal-keep-one = In dit spel moet je de laatste kaart afleggen: houd er een over.

## Advised

# Waarom een goede speler dit nu zou doen.
advice-take-shortens = { $after ->
    [0] Neem { $card }: daarmee is fase { $phase } compleet.
   *[other] Neem { $card }: fase { $phase } mist er dan nog { $after } in plaats van { $before }.
}
advice-take-hits = Neem { $card }: je kunt die in deze beurt aanleggen.
advice-take-ready = Neem { $card }: fase { $phase } is compleet, en ook deze kaart kan in deze beurt op tafel.
advice-draw-better = Trek van de trekstapel: { $card } is het niet waard; fase { $phase } mist er nog { $distance } (nuttige kaarten nog ongezien: { $outs } van de { $total }).
advice-draw-to-hit = Trek van de trekstapel: met { $card } houd je een kaart meer over.
advice-draw-ready = Trek van de trekstapel: fase { $phase } is al compleet, en met { $card } houd je een kaart meer over.
advice-draw-only = Trek van de trekstapel: van de aflegstapel valt niets te nemen.
advice-knock-shortens = { $after ->
    [0] Klop voor { $card }: daarmee is fase { $phase } compleet.
   *[other] Klop voor { $card }: fase { $phase } mist er dan nog { $after } in plaats van { $before }.
}
advice-knock-hits = Klop voor { $card }: je kunt die meteen aanleggen.
advice-knock-ready = Klop voor { $card }: fase { $phase } is compleet, en ook deze kaart kan meteen op tafel.
advice-pass = Pas: aan { $card } heb je niets.
advice-lay-now = Leg fase { $phase } nu uit (jokers gebruikt: { $wilds }; kaarten over: { $left }; daarvan passen nergens: { $stuck }).
advice-lay-hard = Leg fase { $phase } uit, de moeilijkste die je kunt; makkelijkere die kunnen wachten: { $others }.
advice-lay-out = Leg fase { $phase } uit: je kunt in deze beurt uitgaan.
advice-hit-away = Leg { $card } aan bij { $group }; kaarten dan over: { $left }.
advice-hit-opens = Leg { $card } aan bij { $group }: dat maakt plaats voor { $next }.
advice-go-out = { $card } is je laatste kaart: je gaat uit.
advice-skip-going-out = Laat { $seat } een beurt overslaan, die zou kunnen uitgaan (kaarten over: { $cards }).
advice-skip-leader = Laat { $seat } een beurt overslaan: die staat voor (fasen: { $done }, punten: { $points }).
advice-skip-rival = Laat { $seat } een beurt overslaan, de sterkste die je kunt treffen (fasen: { $done }, punten: { $points }).
advice-skip-again = Laat { $seat } een beurt overslaan: je bent meteen weer aan de beurt.
advice-discard-useless = Leg { $card } af: fase { $phase } heeft die niet nodig en mist er nog { $distance } (nuttige kaarten nog ongezien: { $outs }).
advice-discard-safe = Leg { $card } af en niet { $instead }: die lijkt { $seat } te willen.
advice-discard-dear = Leg { $card } af, die kost { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: { $seat } gaat misschien snel uit (kaarten over: { $cards }).
advice-discard-stuck = Leg { $card } af: die past nergens op tafel.
advice-discard-least = Leg { $card } af: die kun je het best missen; fase { $phase } mist er dan nog { $distance }.
advice-keep-wild = { $turns ->
    [one] Leg { $card } af en houd de joker: die scheelt je ongeveer { $turns } beurt.
   *[other] Leg { $card } af en houd de joker: die scheelt je ongeveer { $turns } beurten.
}
