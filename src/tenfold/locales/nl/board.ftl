# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = ‘{ $text }’ is geen kaart van dit spel: schrijf R, B, G of Y en een getal van 1 tot en met 12, en een joker als W of met zijn voorkant, zoals W(R5).
refusal-move-first = Kies eerst een dobbelsteen en loop.
refusal-star-first = Kies eerst een actie voor het sterrenveld: ster en de naam.
refusal-take-first = Neem eerst een kaart: trekken of nemen.
refusal-pick-first = Kies eerst een kaart uit de aflegstapel.
refusal-swap-first = Ruil eerst tot vier kaarten.
refusal-ask-first = Vraag eerst om een getal.
refusal-give-first = Eerst moet wie gevraagd is een kaart geven.
refusal-board-play-first = Nu uitleggen, aanleggen of afleggen.
refusal-keep-cards-first = De ronde is voorbij: eerst moet duidelijk zijn wie welke kaarten houdt.
refusal-wrong-steps = De dobbelstenen staan { $steps } niet toe: loop { $low } of { $high }.
refusal-star-again = Een ander sterrenveld kun je niet kiezen: noem een van de andere acties.
refusal-no-free-space = Een veld ‘{ $space }’ kun je nu niet kiezen; kies uit: { $spaces }
refusal-draw-pile-empty = De trekstapel is leeg en kan niet worden vernieuwd: neem de bovenste kaart van de aflegstapel.
refusal-not-there = { $card } ligt er niet; van boven af ligt er in de aflegstapel { $pile }.
refusal-swap-too-many = { $most ->
    [one] Je ruilt hoogstens 1 kaart, geen { $count }.
   *[other] Je ruilt hoogstens { $most } kaarten, geen { $count }.
}
refusal-swap-too-few = In dit spel ruil je minstens één kaart: noem er een.
refusal-ask-number = Om { $number } kun je niet vragen: kies een getal van 1 tot en met 12.
refusal-give-which = { $card } kun je niet geven voor een { $number }: geef { $allowed }.
refusal-discard-one = Een beurt eindigt met één kaart op de aflegstapel, niet met { $count }.
refusal-never-two = In dit spel leg je één kaart af, nooit twee.
refusal-not-all-full = Twee kaarten mag je alleen afleggen als jouw fase ligt en er alleen volle groepen liggen: leg er één af.
refusal-keep-too-many = Je houdt hoogstens { $most } kaarten, geen { $count }.
refusal-keep-to-discard = De laatste kaart moet je afleggen: houd er een over.
refusal-phase-laid = Je kunt maar één fase per ronde uitleggen, en die van jou ligt er al: aanleggen of afleggen.
refusal-too-few-jokers = { $count ->
    [one] Je legt 1 joker uit, maar hebt er { $held }.
   *[other] Je legt { $count } jokers uit, maar hebt er { $held }.
}
refusal-which-jokers = { $count ->
    [one] Zeg welke joker je uitlegt, met zijn voorkant: met { $faces }
   *[other] Zeg welke { $count } jokers je uitlegt, met hun voorkanten: met { $faces }
}
refusal-group-of-jokers = { $group } bestaat uit alleen jokers: minstens één kaart van elke groep moet een echte zijn.
refusal-phase-before-adding = Leg eerst je eigen fase uit voordat je aanlegt.
refusal-no-group-there = Zo’n groep ligt er niet op tafel: je legt aan bij groepen die er liggen.
refusal-no-end = Bij de reeks { $run } staat een joker voor geen getal: noem geen kant.
refusal-joker-which-end = Zeg aan welke kant van de reeks { $run } de joker komt: laag of hoog.
refusal-joker-end-closed = De reeks { $run } heeft aan die kant geen plaats: de joker gaat naar de andere.
refusal-does-not-fit = { $card } past daar niet: bij { $group } passen { $fitting } of een joker.
refusal-board-players = Dit spel is voor 2 tot en met 6 spelers, niet voor { $players }.
refusal-track-space = Kring, veld { $line }: er is geen soort ‘{ $name }’; kies uit { $kinds }.
refusal-track-starts = Kring, veld { $line }: een tweede start. De eerste is veld { $first }, en er is er maar één.
refusal-track-short = Kring: veld { $line } ontbreekt. Er zijn { $length } velden; deze kring heeft er { $count }.
refusal-track-long = Kring: veld { $line } is er een te veel. Er zijn { $length } velden; deze kring heeft er { $count }.
refusal-track-kind = Kring: geen veld is { $kind }, en elke soort veld moet er zijn.
option-track = Dit moet een lijst met namen van velden zijn, zoals ‘start’ en ‘+1’.
refusal-no-variants = Er is geen variant ‘{ $variant }’: dit spel heeft er geen.
refusal-starter = Wie begint, moet op een van de plaatsen zitten.

## Setting up

edition-board-intl = intl: de latere internationale regels
edition-board-2010 = 2010: de eerste Duitse regels
bot-board-easy = easy: speelt voor zichzelf
bot-board-solid = solid: speelt goed en houdt je in de gaten
bot-board-strong = strong: denkt vooruit

## The track

# Names on the track have six columns at most.
space-start = START
space-star = ster
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
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
space-do-pick = kies een willekeurige kaart uit de aflegstapel
space-do-swap = leg tot vier kaarten af en trek er één meer
space-do-all-draw = trek een kaart; daarna doen alle anderen dat ook
space-do-joker = trek een kaart en draai die om: het is een joker
space-do-ask = vraag de anderen om een getal
space-do-star = loop door naar een actie naar keuze

## The table

board-dice = dobbelstenen { $low } en { $high }
board-wait-give = Wachten op { $name }, die { $asker } een { $number } moet geven.
board-wait-keep = Wachten op wie nog kiest wat te houden: { $names }
board-jokers = joker { $cards }
board-holds = heeft { $cards }
board-lacks = geen { $numbers }
board-on-wreath = op de lauwerkrans
board-markers = Fasewijzers
board-phase-lies = Je fase ligt op tafel: leg aan wat past en leg dan een kaart af.
board-which-jokers = Welke jokers?
board-round-is-over = Ronde { $number } is voorbij
board-round-ended = { $steps ->
    [0] { $name } beëindigt de ronde en blijft op de fase.
    [one] { $name } beëindigt de ronde en gaat 1 veld vooruit.
   *[other] { $name } beëindigt de ronde en gaat { $steps } velden vooruit.
}
    .you = { $steps ->
        [0] Je beëindigt de ronde en blijft op de fase.
        [one] Je beëindigt de ronde en gaat 1 veld vooruit.
       *[other] Je beëindigt de ronde en gaat { $steps } velden vooruit.
    }
board-keep-five = Kies hoogstens vijf kaarten om te houden.
board-cards-to-keep = Kaarten om te houden
board-wait-choose = { $count ->
    [one] Er kiest nog 1 persoon
   *[other] Er kiezen nog { $count } personen
}
board-pile = De aflegstapel van boven af
board-prompt-ask = Om welk getal vragen?

## What happens

board-open-round = Een nieuwe ronde. { $top } ligt boven op de aflegstapel. { $name } begint.
    .you = Een nieuwe ronde. { $top } ligt boven op de aflegstapel. Jij begint.
board-roll-dice = { $name } gooit { $low } en { $high }.
    .you = Je gooit { $low } en { $high }.
board-move-piece = { $name } loopt { $steps ->
        [one] 1 veld
       *[other] { $steps } velden
    } naar ‘{ $space }’.
    .you = Je loopt { $steps ->
        [one] 1 veld
       *[other] { $steps } velden
    } naar ‘{ $space }’.
board-choose-space = { $name } loopt door naar ‘{ $space }’.
    .you = Je loopt door naar ‘{ $space }’.
board-turn-joker = { $name } trekt een joker; op de voorkant staat { $card }.
    .you = Je trekt { $card } en draait die om: een joker.
board-draw = { $name } trekt een kaart.
    .you = Je trekt een kaart.
board-draw-of = { $name } trekt een kaart ({ $at } van { $count }).
board-draw-seen = { $name } trekt { $card }.
    .you = Je trekt { $card }.
board-take = { $name } neemt { $card } van de aflegstapel.
    .you = Je neemt { $card } van de aflegstapel.
board-pick-unseen = { $name } kiest een kaart uit de aflegstapel zonder die te laten zien.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } kiest { $card } boven op de aflegstapel.
   *[other] { $name } kiest { $card } uit de aflegstapel.
}
    .you = { $depth ->
        [0] Je kiest { $card } boven op de aflegstapel.
       *[other] Je kiest { $card } uit de aflegstapel.
    }
board-swap-nothing = { $name } ruilt geen kaart en trekt er één.
    .you = Je ruilt geen kaart en trekt er één.
board-swap-cards = { $name } ruilt { $count } kaarten, { $card } bovenop, en trekt er { $drawn }.
board-swap-seen = { $count ->
    [one] { $name } ruilt 1 kaart, { $cards }, en trekt er { $drawn }.
   *[other] { $name } ruilt { $count } kaarten, { $cards }, en trekt er { $drawn }.
}
    .you = Je ruilt { $cards } voor nieuwe kaarten.
board-left = naar links
board-right = naar rechts
board-ask-number = { $name } vraagt om een { $number }.
    .you = Je vraagt om een { $number }.
board-ask-number-way = { $name } vraagt { $way } om een { $number }.
    .you = Je vraagt { $way } om een { $number }.
board-have-none = { $name } heeft geen { $number }.
    .you = Je hebt geen { $number }.
board-must-give = { $name } moet een { $number } geven.
    .you = Je moet een { $number } geven.
board-give-unseen = { $name } geeft { $target } een { $number }.
board-give-seen = { $name } geeft { $target } { $card }.
    .you = Je geeft { $target } { $card }.
    .to-you = { $name } geeft jou { $card }.
board-pile-renewed = De trekstapel is op: de aflegstapel wordt geschud en is nu de nieuwe trekstapel.
board-lay = { $name } legt fase { $phase } uit: { $groups }
    .you = Je legt fase { $phase } uit: { $groups }
board-add-card = { $name } legt { $card } aan bij { $group }.
    .you = Je legt { $card } aan bij { $group }.
board-add-as = { $name } legt { $card } als { $number } aan bij { $group }.
    .you = Je legt { $card } als { $number } aan bij { $group }.
board-discard = { $name } legt { $cards } af.
    .you = Je legt { $cards } af.
board-go-again = { $name } krijgt nog een beurt.
    .you = Je krijgt nog een beurt.
board-end-round = { $name } beëindigt de ronde.
    .you = Je beëindigt de ronde.
board-advance = { $steps ->
    [one] De fasewijzer van { $name } gaat 1 veld vooruit, van fase { $phase } naar { $next }.
   *[other] De fasewijzer van { $name } gaat { $steps } velden vooruit, van fase { $phase } naar { $next }.
}
    .you = { $steps ->
        [one] Je fasewijzer gaat 1 veld vooruit, van fase { $phase } naar { $next }.
       *[other] Je fasewijzer gaat { $steps } velden vooruit, van fase { $phase } naar { $next }.
    }
board-stay = { $name } heeft fase { $phase } niet uitgelegd en blijft daar staan.
    .you = Je hebt fase { $phase } niet uitgelegd en blijft daar staan.
board-reach-wreath = De fasewijzer van { $name } gaat van fase { $phase } naar de lauwerkrans.
    .you = Je fasewijzer gaat van fase { $phase } naar de lauwerkrans.
board-choose-cards = { $name } heeft gekozen wat te houden.
board-choose-seen = { $count ->
    [0] { $name } houdt geen kaart.
    [one] { $name } houdt 1 kaart: { $cards }.
   *[other] { $name } houdt { $count } kaarten: { $cards }.
}
    .you = { $count ->
        [0] Je houdt geen kaart.
        [one] Je houdt 1 kaart: { $cards }.
       *[other] Je houdt { $count } kaarten: { $cards }.
    }
board-kept = { $count ->
    [0] { $name } heeft geen kaart gehouden.
    [one] { $name } heeft 1 kaart gehouden.
   *[other] { $name } heeft { $count } kaarten gehouden.
}
    .you = { "" }
reason-board-laurel-wreath = De eerste fasewijzer op de lauwerkrans geeft de doorslag.
