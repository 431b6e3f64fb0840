# Waarom een goede speler dit nu zou doen.

advice-take-shortens = { $after ->
    [0] Neem { $card }: daarmee is fase { $phase } compleet.
   *[other] Neem { $card }: dan ontbreken er voor fase { $phase } nog { $after } in plaats van { $before }.
}
advice-take-hits = Neem { $card }: die past op tafel, je kunt hem meteen aanleggen.
advice-draw-better = Trek van de trekstapel: { $card } is het niet waard, en { $outs } van de { $total } ongeziene kaarten brengen fase { $phase } dichterbij, waarvoor er { $distance } ontbreken.
advice-draw-to-hit = Trek van de trekstapel: { $card } past nergens op tafel.
advice-draw-only = Trek van de trekstapel: van de aflegstapel valt niets te nemen.
advice-knock-shortens = { $after ->
    [0] Klop voor { $card }: daarmee is fase { $phase } compleet.
   *[other] Klop voor { $card }: dan ontbreken er voor fase { $phase } nog { $after } in plaats van { $before }.
}
advice-knock-hits = Klop voor { $card }: die past op tafel, je kunt hem meteen aanleggen.
advice-pass = Pas: aan { $card } heb je niets.
advice-lay-now = Leg fase { $phase } nu uit (jokers gebruikt: { $wilds }; kaarten over: { $left }, waarvan er { $stuck } nergens passen).
advice-lay-hard = Leg fase { $phase } uit, de moeilijkste die je kunt; makkelijkere die kunnen wachten: { $others }.
advice-lay-out = Leg fase { $phase } uit: je kunt in deze beurt uitgaan.
advice-hit-away = Leg { $card } aan bij { $group }; kaarten over: { $left }.
advice-hit-opens = Leg { $card } aan bij { $group }: dat maakt plaats voor { $next }.
advice-go-out = { $card } is je laatste kaart: je gaat uit.
advice-skip-going-out = Laat { $seat } een beurt overslaan, die zou kunnen uitgaan (kaarten over: { $cards }).
advice-skip-leader = Laat { $seat } een beurt overslaan: die staat voor (fasen: { $done }, punten: { $points }).
advice-skip-rival = Laat { $seat } een beurt overslaan, de sterkste die je kunt treffen (fasen: { $done }, punten: { $points }).
advice-skip-again = Laat { $seat } een beurt overslaan: je bent meteen weer aan de beurt.
advice-discard-useless = Leg { $card } af: fase { $phase } heeft die niet nodig, er ontbreken er nog { $distance } (nuttige kaarten nog ongezien: { $outs }).
advice-discard-safe = Leg { $card } af en niet { $instead }: die lijkt { $seat } te willen.
advice-discard-dear = Leg { $card } af, die kost { $points } punten: { $seat } gaat misschien snel uit (kaarten over: { $cards }).
advice-discard-stuck = Leg { $card } af: die past nergens op tafel.
advice-discard-least = Leg { $card } af: elke kaart is nuttig, deze het minst; voor fase { $phase } ontbreken er dan { $distance }.
advice-keep-wild = Leg { $card } af en houd de joker: die scheelt je ongeveer { $turns } beurten.
