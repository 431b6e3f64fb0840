# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = { $count ->
    [one] Loop naar ‘{ $space }’: 1 kaart erbij; fase { $phase } mist er nog { $distance }.
   *[other] Loop naar ‘{ $space }’: { $count } kaarten erbij; fase { $phase } mist er nog { $distance }.
}
advice-board-go-again = Loop naar ‘{ $space }’: een kaart en nog een beurt.
advice-board-go-pick = Loop naar ‘{ $space }’: { $card } ligt in de aflegstapel en helpt je.
advice-board-go-pick-look = Loop naar ‘{ $space }’: je kunt kiezen uit alle kaarten van de aflegstapel ({ $count }).
advice-board-go-swap = Loop naar ‘{ $space }’: je kunt { $count } van je kaarten missen.
advice-board-go-all-draw = Loop naar ‘{ $space }’: je trekt een kaart, al doen de anderen dat ook.
advice-board-go-joker = Loop naar ‘{ $space }’: een joker past overal; fase { $phase } mist er nog { $distance }.
advice-board-go-ask = Loop naar ‘{ $space }’: vraag om een { $number }.
advice-board-go-star = Loop naar ‘{ $space }’: vandaar loop je door naar ‘{ $next }’.
advice-board-go-out = Loop naar ‘{ $space }’: dat helpt je de ronde te beëindigen (kaarten die nergens passen: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Neem { $card }: daarmee is fase { $phase } compleet.
   *[other] Neem { $card }: fase { $phase } mist er dan nog { $after } in plaats van { $before }.
}
advice-board-take-adds = Neem { $card }: die kan in deze beurt op tafel.
advice-board-take-only = Neem { $card }: de trekstapel heeft geen kaart.
advice-board-draw-better = Trek van de trekstapel: aan { $card } heb je niets; fase { $phase } mist er nog { $distance } (nuttige kaarten nog ongezien: { $outs } van de { $total }).
advice-board-draw-to-add = Trek van de trekstapel: { $card } zou nog een kaart zijn die nergens past.
advice-board-draw-ready = Trek van de trekstapel: fase { $phase } is al compleet zonder { $card }.
advice-board-draw-only = Trek van de trekstapel: de aflegstapel is leeg.
advice-board-pick-shortens = { $after ->
    [0] Kies { $card }: daarmee is fase { $phase } compleet.
   *[other] Kies { $card }: fase { $phase } mist er dan nog { $after } in plaats van { $before }.
}
advice-board-pick-adds = Kies { $card }: die kan in deze beurt op tafel.
advice-board-pick-denies = Kies { $card }: niets helpt je, en { $seat } zou die graag hebben.
advice-board-pick-best = Kies { $card }: er ligt niets dat je meteen helpt; deze past het best.
advice-board-swap-spared = { $count ->
    [one] Ruil 1 kaart die je het best kunt missen; fase { $phase } mist er dan { $distance }.
   *[other] Ruil { $count } kaarten die je het best kunt missen; fase { $phase } mist er dan { $distance }.
}
advice-board-swap-stuck = { $count ->
    [one] Ruil 1 kaart die nergens op tafel past.
   *[other] Ruil { $count } kaarten die nergens op tafel passen.
}
advice-board-swap-none = Ruil geen kaart: je hebt ze allemaal nodig, en er komt er één bij.
advice-board-ask-known = Vraag om een { $number }: { $seat } heeft er een.
advice-board-ask-joker = Vraag om een { $number }: { $seat } moet misschien een joker afstaan.
advice-board-ask-likely = Vraag om een { $number }: ongeveer { $chance } van de 100 keer heeft iemand er een.
advice-board-give-useless = Geef { $card }: je hebt die niet nodig.
advice-board-give-least = Geef { $card }: die kun je het best missen.
advice-board-give-safe = Geef { $card }: daar heeft { $seat } het minst aan.
advice-board-give-only = Geef { $card }: er valt niets te kiezen.
advice-board-give-joker = Geef de joker { $card }: je hebt geen gewone kaart met dat getal.
advice-board-lay-now = Leg fase { $phase } nu uit (jokers gebruikt: { $jokers }; kaarten over: { $left }; daarvan passen nergens: { $stuck }).
advice-board-lay-out = Leg fase { $phase } uit: je kunt de ronde in deze beurt beëindigen.
advice-board-add-away = Leg { $card } aan bij { $group }; kaarten dan over: { $left }.
advice-board-add-opens = Leg { $card } aan bij { $group }: dat maakt plaats voor { $next }.
advice-board-add-joker = Leg de joker aan bij { $group }: die past overal.
advice-board-discard-out = { $card } is je laatste kaart: je beëindigt de ronde.
advice-board-discard-useless = { $distance ->
    [0] Leg { $card } af: fase { $phase } is ook zonder die kaart compleet.
   *[other] Leg { $card } af: fase { $phase } heeft die niet nodig en mist er nog { $distance } (nuttige kaarten nog ongezien: { $outs }).
}
advice-board-discard-safe = Leg { $card } af en niet { $instead }, die { $seat } zou kunnen gebruiken.
advice-board-discard-stuck = Leg { $card } af: die past nergens op tafel.
advice-board-discard-least = Leg { $card } af: die kun je het best missen; fase { $phase } mist er dan nog { $distance }.
advice-board-discard-joker = Leg de joker { $card } af: je hebt niets anders.
advice-board-discard-two = Leg { $cards } af: er liggen alleen volle groepen, dus mogen er twee weg.
advice-board-keep-best = Houd { $cards }: fase { $phase } mist er dan nog { $distance }.
advice-board-keep-none = Houd geen kaart: nieuwe helpen fase { $phase } waarschijnlijk meer.

## How rounds end with the better choice, instead of what was done

outlook-advances = De fasewijzer van { $name } gaat gemiddeld { $best ->
        [one] 1 veld
       *[other] { $best } velden
    } vooruit in plaats van { $done }.
    .you = Je fasewijzer gaat gemiddeld { $best ->
        [one] 1 veld
       *[other] { $best } velden
    } vooruit in plaats van { $done }.
outlook-others-advance = De fasewijzers van de anderen gaan gemiddeld elk { $best ->
        [one] 1 veld
       *[other] { $best } velden
    } vooruit in plaats van { $done }.
outlook-likely-starts = { $name } begint de volgende ronde in { $best }% van zulke gevallen in plaats van { $done }%.
    .you = Je begint de volgende ronde in { $best }% van zulke gevallen in plaats van { $done }%.
