# The board game in the terminal.

## Setting up

setup-fair-board = Een geheime startwaarde legt kaarten en worpen vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }
edition-board-intl = intl: de latere internationale regels
edition-board-2010 = 2010: de eerste Duitse regels
bot-board-random = random: speelt maar wat
bot-board-easy = easy: speelt voor zichzelf
bot-board-solid = solid: speelt goed en let op jou

## The track

# Names on the track have six columns at most.
space-start = START
space-star = ster
space-again = nog
space-pick = kies
space-swap = ruil
space-all-draw = allen
space-joker = joker
space-ask = vraag
space-do-plus = { $count ->
    [one] neem 1 kaart van een stapel
   *[other] neem { $count } kaarten, elk van een stapel naar keuze
}
space-do-again = neem een kaart van een stapel, daarna volgt nog een beurt
space-do-pick = kies een kaart uit de hele aflegstapel
space-do-swap = leg tot vier kaarten af en trek er één meer
space-do-all-draw = trek een kaart; daarna doen alle anderen dat ook
space-do-joker = trek een kaart en draai die om: het is een joker
space-do-ask = vraag de anderen om een getal
space-do-star = loop door naar een actie naar keuze

## The table

board-your-turn = Jij bent aan de beurt
board-turn-of = Aan de beurt: { $name }
board-dice = dobbelstenen { $low } en { $high }
board-round-over = De ronde is voorbij
board-wait-turn = Wachten op { $name }, die aan de beurt is.
board-wait-give = Wachten op { $name }, die { $asker } een { $number } moet geven.
board-wait-keep = Wachten op wie nog kiest wat te houden: { $names }
board-piles = { $below ->
    [0] Trekstapel: { $count } · Aflegstapel: { $top }
   *[other] Trekstapel: { $count } · Aflegstapel: { $top }, eronder { $below }
}
board-jokers = joker { $cards }
board-holds = heeft { $cards }
board-lacks = geen { $numbers }
board-wreath = krans
board-on-wreath = op de lauwerkrans
board-markers = Fasewijzers
board-sheet = Waar de fasewijzers staan
board-phase-lies = Je fase ligt op tafel: leg aan wat past en leg dan af.
board-pile = De aflegstapel van boven af
board-prompt-move = { $low } of { $high } lopen?
board-prompt-star = Sterrenveld: welke actie?
board-prompt-take = { $count ->
    [one] Nog 1 kaart: trekken of nemen?
   *[other] Nog { $count } kaarten: trekken of nemen?
}
board-prompt-pick = Welke kaart kies je?
board-prompt-swap = Welke kaarten ruilen, de laatste bovenop? ({ $none }: geen kaart)
board-prompt-ask = Om welk getal vragen?
board-prompt-ask-way = Om welk getal vragen, links of rechts?
board-prompt-give = { $name } vraagt om een { $number }: welke geef je?
board-prompt-play = Uitleggen of afleggen?
board-prompt-play-laid = Aanleggen of afleggen?
board-prompt-keep = Welke kaarten houden, hoogstens { $most }? ({ $none }: geen kaart)

## What happens

you-open-round = Een nieuwe ronde. { $top } ligt boven op de aflegstapel. Jij begint.
they-open-round = Een nieuwe ronde. { $top } ligt boven op de aflegstapel. { $name } begint.
you-roll-dice = Je gooit { $low } en { $high }.
they-roll-dice = { $name } gooit { $low } en { $high }.
you-move-piece = Je loopt naar ‘{ $space }’.
they-move-piece = { $name } loopt naar ‘{ $space }’.
you-choose-space = Je loopt door naar ‘{ $space }’.
they-choose-space = { $name } loopt door naar ‘{ $space }’.
you-turn-joker = Je trekt { $card } en draait die om: een joker.
they-turn-joker = { $name } trekt een joker; op de voorkant staat { $card }.
you-pick-card = Je kiest { $card } uit de aflegstapel.
they-pick-card = { $name } kiest { $card } van de aflegstapel.
they-pick-unseen = { $name } kiest een kaart uit de aflegstapel, ongezien.
you-swap-cards = Je ruilt { $cards } voor nieuwe kaarten.
they-draw-of = { $name } trekt een kaart ({ $at } van { $count }).
you-take-unseen = Je neemt de bovenste kaart van de aflegstapel.
they-take-unseen = { $name } neemt de bovenste kaart van de aflegstapel.
they-swap-cards = { $count ->
    [one] { $name } ruilt 1 kaart, { $card }, en trekt er { $drawn }.
   *[other] { $name } ruilt { $count } kaarten, { $card } bovenop, en trekt er { $drawn }.
}
you-swap-nothing = Je ruilt geen kaart en trekt er één.
they-swap-nothing = { $name } ruilt geen kaart en trekt er één.
board-left = naar links
board-right = naar rechts
you-ask-number = Je vraagt om een { $number }.
they-ask-number = { $name } vraagt om een { $number }.
you-ask-number-way = Je vraagt { $way } om een { $number }.
they-ask-number-way = { $name } vraagt { $way } om een { $number }.
you-have-none = Je hebt geen { $number }.
they-have-none = { $name } heeft geen { $number }.
you-must-give = Je moet een { $number } geven.
they-must-give = { $name } moet een { $number } geven.
you-give-card = Je geeft { $target } { $card }.
they-give-card = { $name } geeft { $target } { $card }.
they-give-you = { $name } geeft jou { $card }.
they-give-unseen = { $name } geeft { $target } een { $number }.
you-add-card = Je legt { $card } aan bij { $group }.
they-add-card = { $name } legt { $card } aan bij { $group }.
you-go-again = Je krijgt nog een beurt.
they-go-again = { $name } krijgt nog een beurt.
you-choose-cards = { $count ->
    [0] Je houdt geen kaart.
    [one] Je houdt 1 kaart: { $cards }.
   *[other] Je houdt { $count } kaarten: { $cards }.
}
they-choose-cards = { $name } heeft gekozen wat te houden.
they-kept = { $count ->
    [0] { $name } heeft geen kaart gehouden.
    [one] { $name } heeft 1 kaart gehouden.
   *[other] { $name } heeft { $count } kaarten gehouden.
}
you-end-round = Je beëindigt de ronde.
they-end-round = { $name } beëindigt de ronde.
you-advance = { $steps ->
    [one] Je fasewijzer gaat 1 veld vooruit, van fase { $phase } naar { $next }.
   *[other] Je fasewijzer gaat { $steps } velden vooruit, van fase { $phase } naar { $next }.
}
they-advance = { $steps ->
    [one] De fasewijzer van { $name } gaat 1 veld vooruit, van fase { $phase } naar { $next }.
   *[other] De fasewijzer van { $name } gaat { $steps } velden vooruit, van fase { $phase } naar { $next }.
}
you-stay = Je hebt fase { $phase } niet uitgelegd en blijft daar staan.
they-stay = { $name } heeft fase { $phase } niet uitgelegd en blijft daar staan.
you-reach-wreath = Je fasewijzer gaat van fase { $phase } naar de lauwerkrans.
they-reach-wreath = De fasewijzer van { $name } gaat van fase { $phase } naar de lauwerkrans.
reason-board-laurel-wreath = De eerste fasewijzer op de lauwerkrans geeft de doorslag.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-move = lopen loop
words-star = ster
words-pick = kiezen kies
words-swap = ruilen ruil
words-ask = vragen vraag v
words-give = geven geef
words-track = baan bord
words-add = aanleggen aan a
words-left = links
words-right = rechts
words-none = geen
words-again = nog nogmaals
words-all = allen iedereen
words-joker = joker
words-with = met

board-help-move = je speelsteen zoveel velden verzetten als een dobbelsteen toont, bij een dubbele worp ook twee keer zoveel: lopen 5, of alleen 5
board-help-star = op een sterrenveld: doorlopen naar het volgende vrije veld van deze soort: ster vraag, ster +2, ster allen
board-help-pick = deze kaart uit de aflegstapel pakken
board-help-swap = deze kaarten op de aflegstapel leggen, de laatste bovenop, en er één meer trekken; { $none }: alleen één trekken
board-help-ask = om een getal vragen, { $left } of { $right } de tafel rond
board-help-give = deze kaart geven aan wie om het getal vraagt
board-help-lay = je fase zo goed mogelijk uitleggen; of groep voor groep: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = een kaart bij een groep aanleggen: de kaart, de letter van de groep en bij een joker aan een reeks de kant ({ $low } of { $high })
board-help-discard = je beurt met deze kaart beëindigen; met twee zolang er alleen volle groepen liggen
board-help-keep = na een ronde: deze kaarten houden; { $none }: geen kaart houden
board-help-track = de baan met alle speelstenen
board-help-moves = wat je nu kunt doen, of het beste daarvan; typ een nummer van de lijst om het te doen
board-help-scores = waar de fasewijzers staan
help-board = Kaarten: R rood, B blauw, G groen, Y geel en een getal. W(R5) is een joker: je hebt R5 omgedraaid in je hand. De baan loopt van links naar rechts, rij na rij, en terug naar START; [A] is een speelsteen, >5 een veld dat je kunt bereiken. ?7 is een kaart waarvan je de kleur niet kent.

move-which = { $low } of { $high } lopen: zeg hoeveel.
star-which = Zeg welke actie: { $choices }
pick-which = Zeg welke kaart; van boven af: { $pile }
swap-which = Noem de kaarten, de laatste komt bovenop; { $none }: geen kaart.
keep-which-cards = Noem de kaarten die je houdt; { $none }: geen kaart.
ask-what = Zeg om welk getal, van 1 tot en met 12.
ask-which-way = Zeg wie je het eerst om een { $number } vraagt: { $left } ({ $first }) of { $right } ({ $last }).
no-joker = Je hebt geen joker.
joker-which = Zeg welke joker, met zijn voorkant: { $jokers }
