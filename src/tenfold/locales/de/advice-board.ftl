# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = Geh auf „{ $space }“: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } mehr; für Phase { $phase } { $distance ->
        [one] fehlt noch 1 Karte
       *[other] fehlen noch { $distance } Karten
    }.
advice-board-go-again = Geh auf „{ $space }“: eine Karte und noch ein Zug.
advice-board-go-pick = Geh auf „{ $space }“: { $card } liegt im Ablagestapel und hilft dir.
advice-board-go-pick-look = Geh auf „{ $space }“: Im Ablagestapel kannst du dir etwas aussuchen (Karten: { $count }).
advice-board-go-swap = Geh auf „{ $space }“: Auf { $count } deiner Karten kannst du verzichten.
advice-board-go-all-draw = Geh auf „{ $space }“: Du nimmst eine Karte auf, auch wenn die anderen es ebenfalls tun.
advice-board-go-joker = Geh auf „{ $space }“: Ein Joker passt überall; für Phase { $phase } { $distance ->
        [one] fehlt noch 1 Karte
       *[other] fehlen noch { $distance } Karten
    }.
advice-board-go-ask = Geh auf „{ $space }“: Frag nach einer { $number }.
advice-board-go-star = Geh auf „{ $space }“: Von dort ziehst du weiter auf „{ $next }“.
advice-board-go-out = Geh auf „{ $space }“: Das hilft dir, den Durchgang zu beenden (Karten, die nirgends passen: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Nimm { $card }: Damit ist Phase { $phase } vollständig.
    [one] Nimm { $card }: Dann fehlt für Phase { $phase } noch 1 Karte statt { $before }.
   *[other] Nimm { $card }: Dann fehlen für Phase { $phase } noch { $after } Karten statt { $before }.
}
advice-board-take-adds = Nimm { $card }: Die Karte kann in diesem Zug auf den Tisch.
advice-board-take-only = Nimm { $card }: Der Aufnahmestapel hat keine Karte.
advice-board-draw-better = Nimm vom Aufnahmestapel: { $card } hilft nicht; für Phase { $phase } { $distance ->
        [one] fehlt noch 1 Karte
       *[other] fehlen noch { $distance } Karten
    } (nützliche Karten noch ungesehen: { $outs } von { $total }).
advice-board-draw-to-add = Nimm vom Aufnahmestapel: { $card } wäre noch eine Karte, die nirgends passt.
advice-board-draw-ready = Nimm vom Aufnahmestapel: Phase { $phase } ist auch ohne { $card } vollständig.
advice-board-draw-only = Nimm vom Aufnahmestapel: Der Ablagestapel ist leer.
advice-board-pick-shortens = { $after ->
    [0] Such dir { $card } aus: Damit ist Phase { $phase } vollständig.
    [one] Such dir { $card } aus: Dann fehlt für Phase { $phase } noch 1 Karte statt { $before }.
   *[other] Such dir { $card } aus: Dann fehlen für Phase { $phase } noch { $after } Karten statt { $before }.
}
advice-board-pick-adds = Such dir { $card } aus: Die Karte kann in diesem Zug auf den Tisch.
advice-board-pick-denies = Such dir { $card } aus: Dir hilft nichts, und { $seat } hätte die Karte gern.
advice-board-pick-best = Such dir { $card } aus: Nichts dort hilft dir sofort, diese Karte passt am besten.
advice-board-swap-spared = Tausch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, die du am ehesten entbehren kannst; für Phase { $phase } { $distance ->
        [one] fehlt dann 1 Karte
       *[other] fehlen dann { $distance } Karten
    }.
advice-board-swap-stuck = { $count ->
    [one] Tausch 1 Karte, die nirgends auf den Tisch passt.
   *[other] Tausch { $count } Karten, die nirgends auf den Tisch passen.
}
advice-board-swap-none = Tausch keine Karte: Du brauchst alle, und eine kommt dazu.
advice-board-ask-known = Frag nach einer { $number }: { $seat } hat eine.
advice-board-ask-joker = Frag nach einer { $number }: { $seat } muss vielleicht einen Joker hergeben.
advice-board-ask-likely = Frag nach einer { $number }: In etwa { $chance } von 100 Fällen hat jemand eine.
advice-board-give-useless = Gib { $card } her: Du brauchst die Karte nicht.
advice-board-give-least = Gib { $card } her: Diese Karte kannst du am ehesten entbehren.
advice-board-give-safe = Gib { $card } her: Das nützt { $seat } am wenigsten.
advice-board-give-only = Gib { $card } her: Du hast keine Wahl.
advice-board-give-joker = Gib den Joker { $card } her: Du hast keine gewöhnliche Karte mit dieser Zahl.
advice-board-lay-now = Leg Phase { $phase } jetzt aus (Joker dabei: { $jokers }; Karten übrig: { $left }; davon ohne Platz auf dem Tisch: { $stuck }).
advice-board-lay-out = Leg Phase { $phase } aus: Du kannst den Durchgang in diesem Zug beenden.
advice-board-add-away = Leg { $card } an { $group } an; Karten dann übrig: { $left }.
advice-board-add-opens = Leg { $card } an { $group } an: Das macht Platz für { $next }.
advice-board-add-joker = Leg den Joker an { $group } an: Er passt überall.
advice-board-discard-out = { $card } ist deine letzte Karte: Du beendest den Durchgang.
advice-board-discard-useless = { $distance ->
    [0] Wirf { $card } ab: Phase { $phase } ist auch ohne diese Karte vollständig.
    [one] Wirf { $card } ab: Phase { $phase } braucht die Karte nicht; es fehlt weiter 1 Karte (nützliche Karten noch ungesehen: { $outs }).
   *[other] Wirf { $card } ab: Phase { $phase } braucht die Karte nicht; es fehlen weiter { $distance } Karten (nützliche Karten noch ungesehen: { $outs }).
}
advice-board-discard-safe = Wirf { $card } ab und nicht { $instead }: Das könnte { $seat } brauchen.
advice-board-discard-stuck = Wirf { $card } ab: Die Karte passt nirgends auf den Tisch.
advice-board-discard-least = Wirf { $card } ab: Diese Karte kannst du am ehesten entbehren; für Phase { $phase } { $distance ->
        [one] fehlt dann 1 Karte
       *[other] fehlen dann { $distance } Karten
    }.
advice-board-discard-joker = Wirf den Joker { $card } ab: Du hast nichts anderes.
advice-board-discard-two = Wirf { $cards } ab: Es liegen nur volle Gruppen, darum dürfen zwei weg.
advice-board-keep-best = Behalte { $cards }: Für Phase { $phase } { $distance ->
        [one] fehlt dann 1 Karte
       *[other] fehlen dann { $distance } Karten
    }.
advice-board-keep-none = Behalte keine Karte: Neue dürften Phase { $phase } mehr helfen.

## How rounds end with the better choice, instead of what was done

outlook-advances = Der Phasenanzeiger von { $name } rückt im Schnitt { $best ->
        [one] 1 Feld
       *[other] { $best } Felder
    } vor statt { $done }.
    .you = Dein Phasenanzeiger rückt im Schnitt { $best ->
        [one] 1 Feld
       *[other] { $best } Felder
    } vor statt { $done }.
outlook-others-advance = Die Phasenanzeiger der anderen rücken im Schnitt je { $best ->
        [one] 1 Feld
       *[other] { $best } Felder
    } vor statt { $done }.
outlook-likely-starts = { $name } beginnt den nächsten Durchgang in { $best } % solcher Fälle statt in { $done } %.
    .you = Du beginnst den nächsten Durchgang in { $best } % solcher Fälle statt in { $done } %.
