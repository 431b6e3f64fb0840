# The card game: what is advised and why. The page asks for it with the first hint.

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
advice-discard-useless = { $distance ->
    [0] Leg { $card } af: fase { $phase } is ook zonder die kaart compleet.
   *[other] Leg { $card } af: fase { $phase } heeft die niet nodig en mist er nog { $distance } (nuttige kaarten nog ongezien: { $outs }).
}
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

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } haalt de fase in { $best }% van zulke rondes in plaats van { $done }%.
    .you = Je haalt je fase in { $best }% van zulke rondes in plaats van { $done }%.
outlook-others-make-phase = De anderen halen hun fase in { $best }% van zulke rondes in plaats van { $done }%.
outlook-left-with = { $name } houdt gemiddeld { $best ->
        [one] 1 punt
       *[other] { $best } punten
    } over in plaats van { $done }.
    .you = Je houdt gemiddeld { $best ->
        [one] 1 punt
       *[other] { $best } punten
    } over in plaats van { $done }.
outlook-others-left-with = De anderen houden gemiddeld elk { $best ->
        [one] 1 punt
       *[other] { $best } punten
    } over in plaats van { $done }.
outlook-likely-out = { $name } gaat als eerste uit in { $best }% van zulke rondes in plaats van { $done }%.
    .you = Je gaat als eerste uit in { $best }% van zulke rondes in plaats van { $done }%.
