# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl: de internationale regels
edition-card-fx = fx: de regels van F.X. Schmid
variant-card-fixed = fixed: één ronde per fase, de minste punten winnen
variant-card-short = short:5: alleen de eerste 5 fasen (of een ander aantal)
variant-card-even = even: alleen de even fasen
variant-card-odd = odd: alleen de oneven fasen
variant-card-knock = knock: kloppen voor een net afgelegde kaart
variant-card-free = free: de fasen in willekeurige volgorde
bot-card-easy = easy: speelt voor zichzelf
bot-card-solid = solid: speelt goed en houdt je in de gaten
bot-card-strong = strong: denkt vooruit, met de extra `fast`
bot-needs-fast = `strong` heeft de extra `fast` nodig (pip install tenfold[fast]): in plaats daarvan speelt `solid`.
bot-needs-printed = `strong` kent alleen de tien gedrukte fasen: in plaats daarvan speelt `solid`.

## The table

table-hand = Ronde { $number }
table-phases-open = { $count ->
    [one] 1 fase open
   *[other] { $count } fasen open
}
table-skipped = slaat een beurt over
your-phase-lies = Je fase ligt op tafel: leg aan wat past en leg dan een kaart af.

## What happens

card-deal = Ronde { $number }: { $name } deelt. { $top } wordt omgedraaid.
    .you = Ronde { $number }: jij deelt. { $top } wordt omgedraaid.
card-deal-playoff = Gelijke stand! Beslissende ronde met de laatste fase: { $names }. { $top } wordt omgedraaid.
card-draw = { $name } trekt een kaart.
    .you = Je trekt een kaart.
card-draw-seen = { $name } trekt { $card }.
    .you = Je trekt { $card }.
card-take = { $name } neemt { $card } van de aflegstapel.
    .you = Je neemt { $card } van de aflegstapel.
card-lay = { $name } legt fase { $phase } uit: { $groups }
    .you = Je legt fase { $phase } uit: { $groups }
card-hit = { $name } legt { $card } aan bij { $group }.
    .you = Je legt { $card } aan bij { $group }.
card-hit-as = { $name } legt { $card } als { $number } aan bij { $group }.
    .you = Je legt { $card } als { $number } aan bij { $group }.
card-discard = { $name } legt { $card } af.
    .you = Je legt { $card } af.
card-skip = { $name } speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
    .you = Je speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
    .to-you = { $name } speelt ‘Beurt overslaan’: jij slaat een beurt over.
card-knock = { $name } klopt en krijgt { $card }.
    .you = Je klopt en krijgt { $card }.
card-pass = { $name } laat { $card } liggen.
    .you = Je laat { $card } liggen.
card-lose-turn = { $name } slaat deze beurt over.
    .you = Je slaat deze beurt over.
card-lose-turns = { $target } slaan deze beurt over.
    .to-you = Jij slaat deze beurt over, { $target } ook.
card-pile-renewed = De trekstapel is op: de aflegstapel wordt geschud en is nu de nieuwe trekstapel.
card-go-out = { $name } gaat uit. De ronde is voorbij.
    .you = Je gaat uit. De ronde is voorbij.

## Scores and the end

scores-no-hand = nog geen ronde gespeeld
reason-card-last-phase = Verder heeft niemand alle fasen gehaald.
reason-card-fewest-points = Meerdere spelers haalden alle fasen; de minste punten gaven de doorslag.
reason-card-all-hands = Alle rondes zijn gespeeld; de minste punten gaven de doorslag.
reason-card-play-off = De beslissende ronde gaf de doorslag.
reason-card-shared = Fasen en punten staan gelijk.

## Refused

refusal-drawn-already = Je hebt al een kaart genomen: nu uitleggen, aanleggen of afleggen.
refusal-skip-not-taken = ‘Beurt overslaan’ mag je niet van de aflegstapel nemen: trek van de trekstapel.
refusal-no-knocking = In dit spel wordt niet geklopt.
refusal-nothing-to-knock = Er valt nu niets te kloppen: dat kan alleen voor een kaart die in de net beëindigde beurt is afgelegd, als de volgende speler die heeft laten liggen.
refusal-phase-lies = Je kunt maar één fase per ronde halen, en die van jou ligt er al: aanleggen of afleggen.
refusal-phase-of-wilds = Minstens één kaart van de fase moet een echte getalkaart zijn.
refusal-group-of-wilds = Minstens één kaart van elke groep moet een echte getalkaart zijn.
refusal-phase-first = Leg eerst je eigen fase uit voordat je aanlegt.
refusal-no-such-group = Zo’n groep ligt er niet op tafel ({ $owner }.{ $group }).
refusal-skip-no-hit = ‘Beurt overslaan’ kun je nooit aanleggen: leg die kaart af.
refusal-run-full = Bij de reeks 1-12 kan niets meer worden aangelegd.
refusal-which-end = Zeg aan welke kant van de reeks { $run } de joker komt: laag of hoog.
refusal-end-closed = De reeks { $run } heeft aan die kant geen plaats: de joker gaat naar de andere.
refusal-no-fit = { $card } past daar niet: bij { $group } passen { $fitting } of een joker.
refusal-no-skip = Alleen met ‘Beurt overslaan’ laat je een ander een beurt overslaan.
refusal-skip-whom = Zeg wie een beurt overslaat: { $seats }.
refusal-skip-other = Met ‘Beurt overslaan’ kies je een andere speler van deze ronde: { $seats }.
refusal-skip-pending = { $target } moet al een beurt overslaan; je kunt kiezen: { $seats }.
refusal-skip-lap = Tegen { $target } is deze rondgang al ‘Beurt overslaan’ gespeeld; je kunt kiezen: { $seats }.
refusal-skip-next = In dit spel geldt ‘Beurt overslaan’ voor de volgende speler: { $seats }.
refusal-draw-first = Neem eerst een kaart: trekken of nemen.
refusal-knock-first = Eerst moet duidelijk zijn wie er klopt: kloppen of passen.
refusal-play-first = Nu uitleggen, aanleggen of afleggen.
refusal-keep-one = In dit spel moet je de laatste kaart afleggen: houd er een over.

## On the page

page-adds-cards = { $name } legt { $count } kaarten aan.
    .you = Je legt { $count } kaarten aan.
page-rung-done = { $count ->
    [one] 1 fase gehaald
   *[other] { $count } fasen gehaald
}
page-leads = { $name } staat voor: fase { $phase }, { $points }.
    .you = Je staat voor: fase { $phase }, { $points }.
page-leads-done = { $name } staat voor: { $done }, { $points }.
    .you = Je staat voor: { $done }, { $points }.
page-leads-points = { $name } staat voor met { $points }.
    .you = Je staat voor met { $points }.
page-went-out-discard = { $name } is uit door af te leggen.
    .you = Je bent uit door af te leggen.
page-went-out-hit = { $name } is uit door aan te leggen.
    .you = Je bent uit door aan te leggen.
page-went-out-lay = { $name } is uit door uit te leggen.
    .you = Je bent uit door uit te leggen.
