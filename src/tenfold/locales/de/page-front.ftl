# Was auf der Seite um den Tisch herum ist: Einladung, Vorraum, Ergebnis.

## Names and faces

page-your-face = Dein Gesicht
page-face = { $face ->
    [sun] Sonne
    [drop] Tropfen
    [leaf] Blatt
    [star] Stern
    [cloud] Wolke
    [bell] Glocke
    [heart] Herz
   *[wave] Welle
}
page-save = Speichern
page-name-first = Die anderen möchten wissen, wer du bist. Wie sollen sie dich nennen?

## Invitation

page-all-seated = Alle Plätze sind von Menschen besetzt.
page-only-watch = Alle Plätze sind besetzt. Du kannst zuschauen.
page-closed = Dieser Tisch nimmt niemanden mehr auf. Du kannst zuschauen.
page-free-to-take = Zu übernehmen
page-take-seat = Den Platz von { $name } übernehmen
page-take-seat-as = Den Platz von { $name } übernehmen: { $standing }
page-stands-phase = Phase { $number }
page-stands-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
page-stands-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-part-next-game = Dein eigener Anteil am Mischen kommt mit dem nächsten Spiel.
page-next-game = Zum nächsten Spiel Platz nehmen
page-waits-next = Du nimmst Platz, wenn dieses Spiel zu Ende ist.

## Before the game

page-seat-list = Plätze
page-seat-number = Platz { $number }
page-seat-of = Platz { $number }: { $who }
page-free = frei
page-host = leitet die Runde
page-change-bot = Anderer Bot
page-move-up = Nach oben
page-move-down = Nach unten
page-my-name-face = Mein Name und Gesicht
page-start-bots = { $count ->
    [one] Mit 1 Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
page-waiting-host = Den Anfang macht { $name }
page-who-deals = Wer gibt zuerst?
page-who-keeps-block = Wer führt den Block?
page-who-youngest = Wer ist am jüngsten?
page-draw-lots = Das Los entscheidet
page-clock = Uhr
page-clock-none = keine
page-clock-relaxed = gemütlich, { $seconds } s
page-clock-brisk = flott, { $seconds } s
page-knock-time = Zeit zum Klopfen
page-some-seconds = { $seconds } s
page-friends-may = Freunde dürfen Plätze von Bots übernehmen
page-react-here = Reaktionen
page-on = ja
page-off = nein
page-seats-are-taken = Hier sitzen mehr Menschen.
page-waiting-list = Zum nächsten Spiel: { $names }

## The lot

page-lot = { $name } gibt. { $first } beginnt.
page-lot-begins = { $name } beginnt.

## Result

page-wins = { $name } gewinnt
page-share-win = { $names } gewinnen gemeinsam
page-ranking = Rangliste
page-phases-done = { $count ->
    [0] keine Phase geschafft
    [one] 1 Phase geschafft
   *[other] { $count } Phasen geschafft
}
page-two-names = { $first }, dann { $then }
page-fact-dearest = Teuerster Durchgang: { $points }, { $name }
page-fact-out = { $count ->
    [one] Am häufigsten Schluss gemacht: { $name }, einmal
   *[other] Am häufigsten Schluss gemacht: { $name }, { $count }-mal
}
page-fact-hands = { $count ->
    [one] 1 Durchgang gespielt
   *[other] { $count } Durchgänge gespielt
}
page-fact-best-phase = Beste Phase: { $points }, { $name }
page-fact-failed = Meiste Fehlversuche: { $count }, { $name }
page-share-picture = Als Bild teilen
page-with-names = Mit Namen
