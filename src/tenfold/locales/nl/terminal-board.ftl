# The board game in the terminal.

## Setting up

setup-fair-board = Een geheim getal legt kaarten en worpen vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }

## The table

board-your-turn = Jij bent aan de beurt
board-turn-of = Aan de beurt: { $name }
board-wait-turn = Wachten op { $name }, die aan de beurt is.
board-piles = { $below ->
    [0] Trekstapel: { $count } · Aflegstapel: { $top }
   *[other] Trekstapel: { $count } · Aflegstapel: { $top }, eronder { $below }
}
board-wreath = krans
board-sheet = Waar de fasewijzers staan
board-prompt-move = { $low } of { $high } lopen?
board-prompt-star = Sterrenveld: welke actie?
board-prompt-take = { $count ->
    [one] Nog 1 kaart: trekken of nemen?
   *[other] Nog { $count } kaarten: trekken of nemen?
}
board-prompt-pick = Welke kaart kies je?
board-prompt-swap = Welke kaarten ruilen, de laatste bovenop? ({ $none }: geen kaart)
board-prompt-ask-way = Om welk getal vragen, links of rechts?
board-prompt-give = { $name } vraagt om een { $number }: welke geef je?
board-prompt-play = Uitleggen of afleggen?
board-prompt-play-laid = Aanleggen of afleggen?
board-prompt-keep = Welke kaarten houden, hoogstens { $most }? ({ $none }: geen kaart)

## Commands

words-move = lopen loop
words-star = ster
words-pick = kiezen kies
words-swap = ruilen ruil
words-ask = vragen vraag v
words-give = geven geef
words-track = kring bord baan
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
board-help-pick = deze kaart uit de aflegstapel nemen
board-help-swap = deze kaarten op de aflegstapel leggen, de laatste bovenop, en er één meer trekken; { $none }: alleen één trekken
board-help-ask = om een getal vragen, { $left } of { $right } de tafel rond
board-help-give = deze kaart geven aan wie om het getal vraagt
board-help-lay = je fase zo goed mogelijk uitleggen; of groep voor groep: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = een kaart bij een groep aanleggen: de kaart, de letter van de groep en bij een joker aan een reeks de kant ({ $low } of { $high })
board-help-discard = je beurt met deze kaart beëindigen; met twee zolang er alleen volle groepen liggen
board-help-keep = na een ronde: deze kaarten houden; { $none }: geen kaart houden
board-help-track = de kring met alle speelstenen
board-help-moves = wat je nu kunt doen, of het beste daarvan; typ een nummer van de lijst om het te doen
board-help-scores = waar de fasewijzers staan
help-board = Kaarten: R rood, B blauw, G groen, Y geel en een getal. W(R5) is een joker: je hebt R5 omgedraaid in je hand. De kring loopt van links naar rechts, rij na rij, en terug naar START; [A] is een speelsteen, >5 een veld dat je kunt bereiken. ?7 is een kaart waarvan je de kleur niet kent.
move-which = { $low } of { $high } lopen: zeg hoeveel.
star-which = Zeg welke actie: { $choices }
pick-which = Zeg welke kaart; van boven af: { $pile }
swap-which = Noem de kaarten, de laatste komt bovenop; { $none }: geen kaart.
keep-which-cards = Noem de kaarten die je houdt; { $none }: geen kaart.
ask-what = Zeg om welk getal, van 1 tot en met 12.
ask-which-way = Zeg wie je het eerst om een { $number } vraagt: { $left } ({ $first }) of { $right } ({ $last }).
no-joker = Je hebt geen joker.
joker-which = Zeg welke joker, met zijn voorkant: { $jokers }
