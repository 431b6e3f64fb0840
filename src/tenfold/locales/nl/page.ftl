# De pagina in de browser.

## Kaarten en dobbelstenen bij naam

page-card = { $colour ->
    [R] rode { $number }
    [B] blauwe { $number }
    [G] groene { $number }
    [O] oranje { $number }
   *[Y] gele { $number }
}
page-card-wild = joker
page-card-joker = joker, { $card }
page-card-skip = ‘Beurt overslaan’
page-die-wild = { $colour ->
    [R] rode joker
    [B] blauwe joker
    [G] groene joker
   *[O] oranje joker
}
page-card-fits = { $card }, past op tafel
page-card-needed = { $card }, nuttig voor je fase
page-die-kept = { $die }, opzijgelegd
page-not-rolled = nog niet gegooid

## Overal

page-language = Taal
page-menu = Menu
page-close = Sluiten
page-cancel = Annuleren
page-go = Ga
page-next = Verder
page-try-again = Opnieuw proberen
page-connection = Verbinding
page-offline = Geen verbinding. Nieuwe poging volgt.
page-no-server = De server is niet bereikbaar.
page-looking = Een ogenblik…
page-go-home = Alle tafels
page-my-games = Mijn spellen
page-how = Hoe is dit geteld?
page-rules = Regels
page-rules-here = De regels van deze tafel

## Thuis

page-welcome = Wat gaan we spelen?
page-game = Spel
page-game-card = Kaartspel
page-game-dice = Dobbelspel
page-game-board = Bordspel
page-your-name = Je naam
page-seats = Spelers
page-bots = Bots
page-play = Spelen
page-play-game = { $game ->
    [card] Het kaartspel spelen
    [dice] Het dobbelspel spelen
    [board] Het bordspel spelen
   *[other] Spelen: { $name }
}
page-change = Wijzigen
page-table-hand = { $table }, ronde { $number }
page-table-before = { $table }, voor het spel
page-table-yours = { $table }, jij bent aan de beurt
page-invite-friends = Vrienden uitnodigen
page-edition = Uitgave
page-house-here = Huisregels
page-variants = Varianten
page-short-phases = Hoeveel fasen
page-score-pad = Scoreblad
page-analysis-board = Analyse
page-your-tables = Je tafels
page-table = Tafel
page-have-invitation = Ik heb een uitnodiging
page-invitation-link = Uitnodigingslink
page-wrong-link = Dit is geen uitnodiging. Die ziet er zo uit: https://…/#room=…

## Voor het spel

page-invited = Je bent uitgenodigd
page-no-room = Bij deze uitnodiging hoort geen tafel. Misschien is de link afgekapt, of de tafel is er niet meer.
page-sit-down = Ga zitten
page-watch = Toekijken
page-lobby = Voor het spel
page-you = jij
page-away = afwezig
page-is-bot = bot
page-stood-in = een bot speelt
page-add-bot = Bot erbij
page-free-this-seat = Plaats vrijmaken
page-start = Spel beginnen
page-for-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
page-turn-clock = { $seconds ->
    [one] 1 seconde per beslissing
   *[other] { $seconds } seconden per beslissing
}
page-short-game = { $count ->
    [one] Alleen de eerste fase
   *[other] Alleen de eerste { $count } fasen
}
page-last-card = De laatste kaart moet worden afgelegd
page-fairness = Gaat het er eerlijk aan toe?
page-commitment = Vingerafdruk van het geheime getal waar alle toeval uit komt, vastgelegd voor het begin:
page-seed = Het geheime getal:
page-salt = Je eigen deel, door je browser getrokken en bij het begin erdoor gemengd, zodat ook de server niets kan kiezen:
page-starting = Het spel begint zo.
page-copy = Link kopiëren
page-copied = Gekopieerd
page-share = Delen
page-qr = De link als QR-code
page-seat-link = Link naar je plaats
page-leave = Tafel verlaten

## De tafel

page-players = Spelers
page-phase = Fase { $number }
page-phase-laid = Fase { $number } ✓
page-phase-done = fase { $number } gehaald
page-all-phases = alle fasen
page-points-short = { $points } ptn
page-laid-groups = Groepen op tafel
page-group = Groep { $name }: { $cards }
page-nothing-laid = Er ligt nog geen fase op tafel
page-piles = Stapels
page-draw-pile = { $count ->
    [one] Trekstapel, 1 kaart
   *[other] Trekstapel, { $count } kaarten
}
page-discard-pile = Aflegstapel, bovenop: { $card }
page-your-phase = De fase
page-which-phase = Welke fase
page-ready = Klaar!
page-take-back = { $card } in de hand houden
page-put-into = { $card } in groep { $group } leggen
page-to-add = Ontbreekt in groep { $group }
page-propose-again = Zoals voorgesteld
page-hand-column = Ronde
page-phase-column = Fase

## Wie aan de beurt is

page-your-turn = Jij bent aan de beurt
page-do-draw-only = Jouw beurt: trek een kaart
page-do-lay = Je fase kan worden uitgelegd
page-do-hit = Leg aan wat past, leg dan een kaart af
page-do-discard = Kies een kaart om af te leggen
page-wait-absent = { $name } is er niet. Duurt het lang, dan speelt een bot.
page-paused = { $name } heeft het spel gepauzeerd
page-go-on = Verder spelen

## Wat je kunt doen

page-draw = Trekken
page-take = { $card } nemen
page-lay = Fase { $number } uitleggen
page-hit = { $card } aanleggen
page-discard = { $card } afleggen
page-skip-player = { $name } slaat een beurt over
page-knock = Kloppen
page-let-go = Laten liggen
page-hint = Tip
page-sort = Hand sorteren
page-sort-number = op getal
page-sort-colour = op kleur
page-sort-need = op wat je fase nodig heeft
page-why = Waarom?
page-type-action = Typ wat je doet
page-only-you = Dit zie alleen jij

## De dobbeltafel

page-roll-all = Alle tien opnieuw
page-score = { $points } noteren
page-decline = Nog eens voor meer

## The board

page-the-track = De kring
page-space-with = { $space }: { $names }
page-move-to = { $steps ->
    [one] 1 veld naar { $space }: { $does }
   *[other] { $steps } velden naar { $space }: { $does }
}
page-star-to = Verder naar { $space }: { $does }
page-wreath = lauwerkrans
page-number-held = { $number }, daarvan heb je er { $count }
page-do-move = Kies waar je speelsteen heen gaat
page-do-star = Ster: kies een actie
page-do-take = { $count ->
    [one] Neem 1 kaart van een stapel
   *[other] Neem { $count } kaarten, de een na de ander
}
page-do-pick = Kies een kaart uit de aflegstapel
page-do-swap = Tik tot vier kaarten aan om te ruilen; de laatste ligt bovenop
page-do-ask = Om welk getal vraag je?
page-do-give = { $name } vraagt je om een { $number }
page-do-two = Er liggen alleen volle groepen: je mag twee kaarten afleggen
page-do-keep-cards = De ronde is voorbij: tik tot vijf kaarten aan die je houdt
page-pick = { $card } nemen
page-swap = { $count ->
    [0] Alleen een kaart trekken
    [one] 1 ruilen, { $drawn } trekken
   *[other] { $count } ruilen, { $drawn } trekken
}
page-ask = Eerst { $name } om een { $number } vragen
page-give = { $card } geven
page-keep = { $count ->
    [0] Geen kaart houden
    [one] 1 kaart houden
   *[other] { $count } kaarten houden
}
page-add-to = Aanleggen bij { $group }
page-discard-two = { $first } en { $second } afleggen

## Regels, verloop, uitslag, terugkijken

page-find-rule = Zoeken in de regels
page-this-rule = De regel erachter
page-no-rules = De regels van dit spel staan hier niet.
page-result = Uitslag
page-rematch = Nog een spel
page-record = Verslag downloaden
page-fair = Bewezen: alle toeval lag vast voor het begin ✓
page-unfair = Het geheime getal is niet het beloofde!
page-salt-used = Je eigen deel zit erin ✓
page-salt-missing = Je eigen deel kwam te laat en is weggelaten.
page-fair-how = De vingerafdruk was voor het begin te zien; het getal dat nu wordt getoond heeft precies die vingerafdruk. Met het verslag kan iedereen alle kaarten en worpen narekenen: tenfold verify.
page-replay = Nog eens bekijken
page-replay-step = Stap van het spel
page-replay-run = Afspelen
page-replay-stop = Stop
page-replay-back = Een stap terug
page-replay-on = Een stap verder
page-replay-back-hand = Naar de vorige ronde
page-replay-on-hand = Naar de volgende ronde
page-replay-analyse = Deze stelling analyseren
