# Why something is refused, and what is allowed. One message per code of a refusal.

refusal-no-card = ‘{ $text }’ is geen kaart: schrijf R, B, G of Y en een getal van 1 tot en met 12, W voor een joker, S voor ‘Beurt overslaan’.
refusal-no-group = ‘{ $text }’ is geen groep: schrijf 5s(R5 G5 W), 3-6(R3 W B5 G6) of red(R1 R4 W).
refusal-not-of-set = { $card } hoort niet in een set met het getal { $number }.
refusal-no-such-number = Het getal { $number } bestaat niet: de getallen gaan van 1 tot en met 12.
refusal-run-too-far = Een reeks blijft binnen 1 tot en met 12: { $run } kan niet.
refusal-not-of-run = { $card } kan in de reeks { $run } niet voor { $number } staan.
refusal-not-of-colour = { $card } heeft niet de kleur van deze groep ({ $colour }).
refusal-skip-in-group = ‘Beurt overslaan’ hoort nooit in een groep.
refusal-run-length = { $count ->
    [one] De reeks { $run } bestaat niet uit 1 kaart.
   *[other] De reeks { $run } bestaat niet uit { $count } kaarten.
}
refusal-game-over = Het spel is afgelopen.
refusal-drawn-already = Je hebt al een kaart genomen: nu uitleggen, aanleggen of afleggen.
refusal-discard-empty = De aflegstapel is leeg: trek van de trekstapel.
refusal-skip-not-taken = ‘Beurt overslaan’ mag je niet van de aflegstapel nemen: trek van de trekstapel.
refusal-no-knocking = In dit spel wordt niet geklopt.
refusal-nothing-to-knock = Er valt nu niets te kloppen: dat kan alleen voor een kaart die in de net beëindigde beurt is afgelegd, als de volgende speler die heeft laten liggen.
refusal-phase-lies = Je kunt maar één fase per ronde halen, en die van jou ligt er al: aanleggen of afleggen.
refusal-wrong-phase = Fase { $number } kun je nu niet uitleggen; wel mogelijk: { $allowed }.
refusal-extra-group = Fase { $number } ({ $phase }): extra kaarten mogen de groepen langer maken, maar er komt geen groep bij.
refusal-not-the-phase = Fase { $number } ({ $phase }) leg je in één keer helemaal uit: { $groups } klopt niet.
refusal-phase-of-wilds = Minstens één kaart van de fase moet een echte getalkaart zijn.
refusal-group-of-wilds = Minstens één kaart van elke groep moet een echte getalkaart zijn.
refusal-phase-first = Leg eerst je eigen fase uit voordat je aanlegt.
refusal-no-such-group = Zo’n groep ligt er niet op tafel ({ $owner }.{ $group }).
refusal-skip-no-hit = ‘Beurt overslaan’ kun je nooit aanleggen: leg die kaart af.
refusal-run-full = Bij de reeks 1-12 kan niets meer worden aangelegd.
refusal-which-end = Zeg aan welke kant van de reeks { $run } de joker komt: laag of hoog.
refusal-end-closed = De reeks { $run } heeft aan dat einde geen plaats: de joker gaat naar het andere.
refusal-no-fit = { $card } past daar niet: bij { $group } passen { $fitting } of een joker.
refusal-no-skip = Alleen met ‘Beurt overslaan’ laat je een ander een beurt overslaan.
refusal-skip-whom = Zeg wie een beurt overslaat: { $seats }.
refusal-skip-other = Met ‘Beurt overslaan’ kies je een andere speler van deze ronde: { $seats }.
refusal-skip-pending = { $target } moet al een beurt overslaan; je kunt kiezen: { $seats }.
refusal-skip-lap = Tegen { $target } is deze rondgang al ‘Beurt overslaan’ gespeeld; je kunt kiezen: { $seats }.
refusal-skip-next = In dit spel geldt ‘Beurt overslaan’ voor de volgende speler: { $seats }.
refusal-draw-first = Pak eerst een kaart: trekken of nemen.
refusal-knock-first = Eerst moet duidelijk zijn wie er klopt: kloppen of passen.
refusal-play-first = Nu uitleggen, aanleggen of afleggen.
refusal-not-in-hand = Je hebt geen { $cards } in je hand; je hebt { $hand }.
refusal-keep-one = In dit spel moet je de laatste kaart afleggen: houd er een over.
refusal-free-and-fixed = Vrije volgorde en vaste rondes spreken elkaar tegen: bij vaste rondes heeft elke ronde haar eigen fase, dus valt er geen volgorde te kiezen.
refusal-variant-contradicts = De variant { $variant } is in strijd met een andere: kies er een van.
refusal-unknown-variant = Er is geen variant { $variant }: kies uit { $variants }.
refusal-short-length = { $short ->
    [one] Een kort spel met 1 fase kan niet: kies van 1 tot en met { $most }; de lijst heeft er { $listed }.
   *[other] Een kort spel met { $short } fasen kan niet: kies van 1 tot en met { $most }; de lijst heeft er { $listed }.
}
refusal-die-twice = Elke dobbelsteen kun je maar één keer opzijleggen.
refusal-keep-all = Alle tien opzijleggen is stoppen met gooien: typ klaar, er blijft niets te gooien.
refusal-no-fourth-roll = Een beurt heeft drie worpen, en die zijn gedaan: noteren of weigeren.
refusal-keep-first = Leg eerst dobbelstenen opzij en gooi de andere, of typ klaar.
refusal-score-first = De fase is gehaald: noteren of weigeren.
refusal-no-decline-alone = In dit spel kun je een gehaalde fase niet weigeren.
refusal-no-decline-in-the-end = Aan het einde van het spel wordt een gehaalde fase niet geweigerd.

## The board game

refusal-no-number-card = ‘{ $text }’ is geen kaart van dit spel: schrijf R, B, G of Y en een getal van 1 tot en met 12, en een joker als W of met zijn voorkant, zoals W(R5).
refusal-run-not-full = Alleen een reeks 1-12 heeft plaats voor extra jokers: { $run } niet.
refusal-move-first = Kies eerst een dobbelsteen en loop.
refusal-star-first = Kies eerst een actie voor het sterrenveld: ster en de naam.
refusal-take-first = Pak eerst een kaart: trekken of nemen.
refusal-pick-first = Kies eerst een kaart uit de aflegstapel.
refusal-swap-first = Ruil eerst tot vier kaarten.
refusal-ask-first = Vraag eerst om een getal.
refusal-give-first = Eerst geeft de gevraagde speler een kaart.
refusal-board-play-first = Nu uitleggen, aanleggen of afleggen.
refusal-keep-cards-first = De ronde is voorbij: eerst moet duidelijk zijn wie welke kaarten houdt.
refusal-wrong-steps = De dobbelstenen staan { $steps } velden niet toe: loop { $low } of { $high }.
refusal-star-again = Een ander sterrenveld kun je niet kiezen: noem een van de andere acties.
refusal-no-free-space = Een veld ‘{ $space }’ kun je nu niet kiezen; kies uit: { $spaces }
refusal-draw-pile-empty = De trekstapel is leeg en kan niet worden vernieuwd: neem de bovenste kaart van de aflegstapel.
refusal-not-there = In de aflegstapel ligt geen { $card }; van boven af ligt er { $pile }.
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
    [one] Zeg welke joker je uitlegt, met zijn voorkant achter ‘with’: with { $faces }
   *[other] Zeg welke { $count } jokers je uitlegt, met hun voorkanten achter ‘with’: with { $faces }
}
refusal-group-of-jokers = { $group } bestaat uit alleen jokers: minstens één kaart van elke groep moet een echte zijn.
refusal-phase-before-adding = Leg eerst je eigen fase uit voordat je aanlegt.
refusal-no-group-there = Zo’n groep ligt er niet op tafel: je legt aan bij groepen die er liggen.
refusal-no-end = Bij de reeks { $run } staat een joker voor geen getal: noem geen kant.
refusal-joker-which-end = Zeg aan welke kant van de reeks { $run } de joker komt: laag of hoog.
refusal-joker-end-closed = De reeks { $run } heeft aan die kant geen plaats: de joker gaat naar de andere.
refusal-does-not-fit = { $card } past daar niet: bij { $group } passen { $fitting } of een joker.
