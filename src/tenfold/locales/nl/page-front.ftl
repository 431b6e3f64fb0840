# Wat op de pagina om de tafel heen staat: uitnodiging, voorkamer, uitslag.

## Names and faces

page-your-face = Je gezicht
page-face = { $face ->
    [sun] zon
    [drop] druppel
    [leaf] blad
    [star] ster
    [cloud] wolk
    [bell] klok
    [heart] hart
   *[wave] golf
}
page-save = Opslaan
page-name-first = De anderen willen weten wie je bent. Hoe mogen ze je noemen?

## Invitation

page-all-seated = Alle plaatsen zijn door mensen bezet.
page-only-watch = Alle plaatsen zijn bezet. Je kunt toekijken.
page-closed = Aan deze tafel kan niemand meer aanschuiven. Je kunt toekijken.
page-free-to-take = Over te nemen
page-take-seat = De plaats van { $name } overnemen
page-take-seat-as = De plaats van { $name } overnemen: { $standing }
page-stands-phase = fase { $number }
page-stands-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
page-stands-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
page-part-next-game = Jouw eigen aandeel in het schudden telt vanaf het volgende spel.
page-next-game = Aanschuiven bij het volgende spel
page-waits-next = Je schuift aan als dit spel afgelopen is.

## Before the game

page-seat-list = Plaatsen
page-seat-number = Plaats { $number }
page-seat-of = Plaats { $number }: { $who }
page-free = vrij
page-host = leidt de tafel
page-change-bot = Andere bot
page-move-up = Omhoog
page-move-down = Omlaag
page-my-name-face = Mijn naam en gezicht
page-start-bots = { $count ->
    [one] Beginnen met 1 bot
   *[other] Beginnen met { $count } bots
}
page-waiting-host = Wachten op { $name }
page-who-deals = Wie deelt als eerste?
page-who-keeps-block = Wie houdt het scoreblad bij?
page-who-youngest = Wie is het jongst?
page-draw-lots = Loten
page-clock = Klok
page-clock-none = geen
page-clock-relaxed = rustig, { $seconds } s
page-clock-brisk = vlot, { $seconds } s
page-knock-time = Tijd om te kloppen
page-some-seconds = { $seconds } s
page-friends-may = Vrienden mogen plaatsen van bots overnemen
page-react-here = Reacties
page-on = ja
page-off = nee
page-seats-are-taken = Er zitten meer mensen aan tafel.
page-waiting-list = Voor het volgende spel: { $names }

## The lot

page-lot = { $name } deelt. { $first } begint.
page-lot-begins = { $name } begint.

## Result

page-wins = { $name } wint
page-share-win = { $names } winnen samen
page-ranking = Rangschikking
page-phases-done = { $count ->
    [0] geen fase voltooid
    [one] 1 fase voltooid
   *[other] { $count } fasen voltooid
}
page-two-names = { $first }, daarna { $then }
page-fact-dearest = Duurste ronde: { $points }, { $name }
page-fact-out = { $count ->
    [one] Ging het vaakst uit: { $name }, 1 keer
   *[other] Ging het vaakst uit: { $name }, { $count } keer
}
page-fact-hands = { $count ->
    [one] 1 ronde gespeeld
   *[other] { $count } rondes gespeeld
}
page-fact-best-phase = Beste fase: { $points }, { $name }
page-fact-failed = Meeste mislukte pogingen: { $count }, { $name }
page-share-picture = Als afbeelding delen
page-with-names = Met namen
