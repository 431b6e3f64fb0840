# The card game: what is advised and why. The page asks for it with the first hint.

# Warum ein guter Spieler das jetzt täte.
advice-take-shortens = { $after ->
    [0] Nimm { $card }: Damit ist Phase { $phase } vollständig.
    [one] Nimm { $card }: Dann fehlt für Phase { $phase } noch 1 Karte statt { $before }.
   *[other] Nimm { $card }: Dann fehlen für Phase { $phase } noch { $after } Karten statt { $before }.
}
advice-take-hits = Nimm { $card }: Du kannst die Karte in diesem Zug anlegen.
advice-take-ready = Nimm { $card }: Phase { $phase } ist vollständig, und auch diese Karte kann in diesem Zug auf den Tisch.
advice-draw-better = Nimm vom Aufnahmestapel: { $card } lohnt sich nicht; für Phase { $phase } { $distance ->
        [one] fehlt noch 1 Karte
       *[other] fehlen noch { $distance } Karten
    } (nützliche Karten noch ungesehen: { $outs } von { $total }).
advice-draw-to-hit = Nimm vom Aufnahmestapel: Mit { $card } bliebe dir eine Karte mehr übrig.
advice-draw-ready = Nimm vom Aufnahmestapel: Phase { $phase } ist schon vollständig, und mit { $card } bliebe dir eine Karte mehr übrig.
advice-draw-only = Nimm vom Aufnahmestapel: Vom Ablagestapel ist nichts zu nehmen.
advice-knock-shortens = { $after ->
    [0] Klopf für { $card }: Damit ist Phase { $phase } vollständig.
    [one] Klopf für { $card }: Dann fehlt für Phase { $phase } noch 1 Karte statt { $before }.
   *[other] Klopf für { $card }: Dann fehlen für Phase { $phase } noch { $after } Karten statt { $before }.
}
advice-knock-hits = Klopf für { $card }: Du kannst die Karte gleich anlegen.
advice-knock-ready = Klopf für { $card }: Phase { $phase } ist vollständig, und auch diese Karte kann gleich auf den Tisch.
advice-pass = Passe: { $card } hilft dir nicht.
advice-lay-now = Leg Phase { $phase } jetzt aus (Joker dabei: { $wilds }; Karten übrig: { $left }; davon ohne Platz auf dem Tisch: { $stuck }).
advice-lay-hard = Leg Phase { $phase } aus, die schwerste, die du kannst; leichtere, die warten können: { $others }.
advice-lay-out = Leg Phase { $phase } aus: Du kannst in diesem Zug Schluss machen.
advice-hit-away = Leg { $card } an { $group } an; Karten dann übrig: { $left }.
advice-hit-opens = Leg { $card } an { $group } an: Das macht Platz für { $next }.
advice-go-out = { $card } ist deine letzte Karte: Du machst Schluss.
advice-skip-going-out = Lass { $seat } aussetzen, sonst droht das Ende (Karten übrig: { $cards }).
advice-skip-leader = Lass { $seat } aussetzen: { $seat } führt (Phasen: { $done }, Punkte: { $points }).
advice-skip-rival = Lass { $seat } aussetzen, am stärksten von denen, die du treffen kannst (Phasen: { $done }, Punkte: { $points }).
advice-skip-again = Lass { $seat } aussetzen: Du bist gleich wieder dran.
advice-discard-useless = { $distance ->
    [0] Wirf { $card } ab: Phase { $phase } ist auch ohne diese Karte vollständig.
    [one] Wirf { $card } ab: Phase { $phase } braucht die Karte nicht; es fehlt weiter 1 Karte (nützliche Karten noch ungesehen: { $outs }).
   *[other] Wirf { $card } ab: Phase { $phase } braucht die Karte nicht; es fehlen weiter { $distance } Karten (nützliche Karten noch ungesehen: { $outs }).
}
advice-discard-safe = Wirf { $card } ab und nicht { $instead }: Darauf scheint { $seat } zu warten.
advice-discard-dear = Wirf { $card } ab, sie kostet { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $seat } macht vielleicht bald Schluss (Karten übrig: { $cards }).
advice-discard-stuck = Wirf { $card } ab: Die Karte passt nirgends auf den Tisch.
advice-discard-least = Wirf { $card } ab: Diese Karte kannst du am ehesten entbehren; für Phase { $phase } { $distance ->
        [one] fehlt dann 1 Karte
       *[other] fehlen dann { $distance } Karten
    }.
advice-keep-wild = { $turns ->
    [one] Wirf { $card } ab und behalte den Joker: Er spart dir etwa { $turns } Zug.
   *[other] Wirf { $card } ab und behalte den Joker: Er spart dir etwa { $turns } Züge.
}

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } schafft die Phase in { $best } % solcher Durchgänge statt in { $done } %.
    .you = Du schaffst deine Phase in { $best } % solcher Durchgänge statt in { $done } %.
outlook-others-make-phase = Die anderen schaffen ihre Phase in { $best } % solcher Durchgänge statt in { $done } %.
outlook-left-with = { $name } bekommt im Schnitt { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    } statt { $done }.
    .you = Du bekommst im Schnitt { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    } statt { $done }.
outlook-others-left-with = Die anderen bekommen im Schnitt je { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    } statt { $done }.
outlook-likely-out = { $name } macht in { $best } % solcher Durchgänge als Erstes Schluss statt in { $done } %.
    .you = Du machst in { $best } % solcher Durchgänge als Erstes Schluss statt in { $done } %.
