# Warum ein guter Spieler das jetzt täte.

advice-take-shortens = { $after ->
    [0] Nimm { $card }: Damit ist Phase { $phase } komplett.
   *[other] Nimm { $card }: Dann fehlen für Phase { $phase } noch { $after } statt { $before }.
}
advice-take-hits = Nimm { $card }: Die Karte passt auf den Tisch, du kannst sie gleich anlegen.
advice-draw-better = Zieh vom Aufnahmestapel: { $card } lohnt sich nicht, und { $outs } von { $total } ungesehenen Karten bringen Phase { $phase } näher, der { $distance } fehlen.
advice-draw-to-hit = Zieh vom Aufnahmestapel: { $card } passt nirgends auf den Tisch.
advice-draw-only = Zieh vom Aufnahmestapel: Vom Ablagestapel ist nichts zu nehmen.
advice-knock-shortens = { $after ->
    [0] Klopf für { $card }: Damit ist Phase { $phase } komplett.
   *[other] Klopf für { $card }: Dann fehlen für Phase { $phase } noch { $after } statt { $before }.
}
advice-knock-hits = Klopf für { $card }: Die Karte passt auf den Tisch, du kannst sie gleich anlegen.
advice-pass = Passe: { $card } hilft dir nicht.
advice-lay-now = Leg Phase { $phase } jetzt aus (Joker dabei: { $wilds }; Karten übrig: { $left }, davon passen { $stuck } nirgends).
advice-lay-hard = Leg Phase { $phase } aus, die schwerste, die du kannst; leichtere, die warten können: { $others }.
advice-lay-out = Leg Phase { $phase } aus: Du kannst in diesem Zug Schluss machen.
advice-hit-away = Leg { $card } an { $group } an; Karten übrig: { $left }.
advice-hit-opens = Leg { $card } an { $group } an: Das macht Platz für { $next }.
advice-go-out = { $card } ist deine letzte Karte: Du machst Schluss.
advice-skip-going-out = Lass { $seat } aussetzen, sonst droht das Ende (Karten übrig: { $cards }).
advice-skip-leader = Lass { $seat } aussetzen: führt (Phasen: { $done }, Punkte: { $points }).
advice-skip-rival = Lass { $seat } aussetzen, am stärksten von denen, die du treffen kannst (Phasen: { $done }, Punkte: { $points }).
advice-skip-again = Lass { $seat } aussetzen: Du bist gleich wieder dran.
advice-discard-useless = Wirf { $card } ab: Phase { $phase } braucht die Karte nicht, es fehlen weiter { $distance } (nützliche Karten noch ungesehen: { $outs }).
advice-discard-safe = Wirf { $card } ab und nicht { $instead }: Darauf scheint { $seat } zu warten.
advice-discard-dear = Wirf { $card } ab, sie kostet { $points } Punkte: { $seat } macht vielleicht bald Schluss (Karten übrig: { $cards }).
advice-discard-stuck = Wirf { $card } ab: Die Karte passt nirgends auf den Tisch.
advice-discard-least = Wirf { $card } ab: Alle Karten nützen, diese am wenigsten; Phase { $phase } fehlen dann { $distance }.
advice-keep-wild = Wirf { $card } ab und behalte den Joker: Er spart dir etwa { $turns } Züge.
