# The card table in the terminal.

## Setting up

setup-language = Taal: { $choices }
setup-name = Je naam
setup-edition = Welke regels? { $choices }
setup-variants = Varianten, zoveel je wilt: { $choices } (Enter: geen)
setup-opponents = Hoeveel tegenstanders, { $fewest } tot en met { $most }?
setup-strength = Hoe goed moeten ze spelen? { $choices }
setup-wrong = ‘{ $answer }’ kan hier niet. Kies uit: { $choices }
setup-continue = Je hebt nog een spel lopen ({ $where }, { $names }). Verder spelen? { $yes } / { $no }
where-hand = ronde { $hand }
setup-broken = Het opgeslagen spel { $file } kan niet verder: { $problem }. Het blijft staan waar het staat.
setup-fair-card = Een geheime startwaarde legt de kaarten vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }
setup-start = Typ { $help } om te zien wat je kunt doen; dat kan altijd.
default-name = Jij
edition-card-intl = intl: de internationale regels
edition-card-fx = fx: de regels van F.X. Schmid
variant-card-fixed = fixed: één ronde per fase, de minste punten winnen
variant-card-short = short:5: alleen de eerste 5 fasen (of een ander aantal)
variant-card-even = even: alleen de even fasen
variant-card-odd = odd: alleen de oneven fasen
variant-card-knock = knock: kloppen voor een net afgelegde kaart
variant-card-free = free: de fasen in willekeurige volgorde
bot-card-random = random: doet maar wat
bot-card-easy = easy: speelt voor zichzelf
bot-card-solid = solid: speelt goed en houdt je in de gaten

## The table

table-hand = Ronde { $number }
table-playoff = Beslissende ronde
table-piles = Trekstapel: { $count } · Aflegstapel: { $top }
table-empty = leeg
table-phase = fase { $number }
table-laid = fase { $number } ligt
table-phases-open = { $count ->
    [one] 1 fase open
   *[other] { $count } fasen open
}
table-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-points = { $points } punten
table-skipped = slaat een beurt over
your-hand = Je handkaarten
your-phase = Jouw fase { $number }: { $needs }
your-open-phase = Fase { $number }: { $needs }
your-distance = { $distance ->
    [0] klaar om uit te leggen
    [one] nog 1 kaart
   *[other] nog { $distance } kaarten
}
your-phase-lies = Je fase ligt op tafel: leg aan wat past en leg dan een kaart af.
need-set = { $size ->
    [2] tweeling
    [3] drieling
    [4] vierling
    [5] vijfling
   *[other] set van { $size }
}
need-run = reeks van { $size }
need-colour = { $size } kaarten van één kleur
need-and = { $first } en { $second }
prompt-draw = Jij bent aan de beurt: trekken of nemen?
prompt-play = Uitleggen, aanleggen of afleggen?
prompt-knock = { $card } is afgelegd: kloppen of passen?

## What happens

deal = Ronde { $number }: { $dealer } deelt. { $top } wordt omgedraaid.
deal-you = Ronde { $number }: jij deelt. { $top } wordt omgedraaid.
deal-playoff = Gelijke stand! Beslissende ronde met de laatste fase: { $names }. { $top } wordt omgedraaid.
you-draw = Je trekt { $card }.
they-draw = { $name } trekt een kaart.
you-take = Je neemt { $card } van de aflegstapel.
they-take = { $name } neemt { $card } van de aflegstapel.
you-lay = Je legt fase { $phase } uit: { $groups }
they-lay = { $name } legt fase { $phase } uit: { $groups }
you-hit = Je legt { $card } aan bij { $group }.
they-hit = { $name } legt { $card } aan bij { $group }.
you-discard = Je legt { $card } af.
they-discard = { $name } legt { $card } af.
you-skip = Je speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
they-skip = { $name } speelt ‘Beurt overslaan’: { $target } slaat een beurt over.
they-skip-you = { $name } speelt ‘Beurt overslaan’: jij slaat een beurt over.
you-knock = Je klopt en krijgt { $card }.
they-knock = { $name } klopt en krijgt { $card }.
you-pass = Je laat { $card } liggen.
they-pass = { $name } laat { $card } liggen.
you-lose-turn = Je slaat deze beurt over.
they-lose-turn = { $name } slaat deze beurt over.
pile-renewed = De trekstapel is op: de aflegstapel wordt geschud en is nu de nieuwe trekstapel.
you-go-out = Je gaat uit. De ronde is voorbij.
they-go-out = { $name } gaat uit. De ronde is voorbij.

## Scores and the end

scores-title = Scoreblad
scores-total = totaal { $points }
scores-no-hand = nog geen ronde gespeeld
won-you = Je hebt gewonnen!
won-they = { $names } wint.
won-several = Gedeelde overwinning: { $names }.
reason-card-last-phase = Verder heeft niemand de laatste fase gehaald.
reason-card-fewest-points = Meerdere spelers haalden de laatste fase; de minste punten gaven de doorslag.
reason-card-all-hands = Alle rondes zijn gespeeld; de minste punten gaven de doorslag.
reason-card-play-off = De beslissende ronde gaf de doorslag.
reason-card-shared = Fasen en punten staan gelijk.
end-record = Het hele spel staat in { $file } (tenfold replay laat het zien, tenfold verify bewijst dat het eerlijk was).
end-saved = Het spel is opgeslagen. Verder spelen met: { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-draw = trekken trek tr
words-take = nemen neem pakken pak nm
words-lay = uitleggen uit u
words-hit = aanleggen aan a
words-discard = afleggen af weg w
words-knock = kloppen klop k
words-pass = passen pas p
words-hint = tip hint i
words-moves = opties zetten z
words-scores = stand punten s
words-rules = regel regels r
words-sort = sorteren sorteer orden o
words-help = hulp help ?
words-quit = stoppen stop einde e
words-low = laag
words-high = hoog
words-yes = ja j
words-no = nee n

help-draw = de bovenste kaart van de trekstapel trekken
help-take = de bovenste kaart van de aflegstapel nemen
help-lay = je fase zo goed mogelijk uitleggen; bij vrije volgorde met het nummer erbij; of groep voor groep: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = een kaart bij een groep aanleggen: de kaart, de letter van de groep en bij een joker aan een reeks de kant ({ $low } of { $high })
help-discard = je beurt met deze kaart beëindigen; bij ‘Beurt overslaan’ ook met de naam van wie een beurt overslaat
help-knock = de net afgelegde kaart buiten je beurt pakken
help-pass = de net afgelegde kaart laten liggen
help-hint = wat een goede speler nu zou doen, en waarom
help-moves = alles wat je nu kunt doen; typ een nummer van de lijst om het te doen
help-scores = het scoreblad
help-rules = de regel achter de laatste weigering; met een code zoals { $example } die regel
help-sort = je handkaarten op getal of op kleur sorteren
help-help = deze lijst
help-quit = stoppen; het spel wordt na elke stap opgeslagen
help-cards = Kaarten: R rood, B blauw, G groen, Y geel en een getal; W is een joker, S is ‘Beurt overslaan’.

unknown-command = ‘{ $words }’ ken ik niet. Je kunt: { $allowed }
no-refusal-yet = Er is nog niets geweigerd. Typ { $rules } en een code, zoals { $example }.
no-such-move = Nummer { $number } bestaat niet: de lijst gaat tot en met { $count }.
list-first = { $number } zou een nummer van de lijst zijn: typ eerst { $moves } om die te zien.
no-such-rule = Er is geen regel { $id }.
which-card = Zeg welke kaart: { $hand }
lay-missing = { $distance ->
    [one] Fase { $number } kan nog niet: er ontbreekt 1 kaart.
   *[other] Fase { $number } kan nog niet: er ontbreken { $distance } kaarten.
}
hit-which = { $card } past op meer plaatsen. Kies: { $choices }
hit-nothing = Je kunt nu geen enkele kaart aanleggen.
hit-nowhere = { $card } past nergens op tafel.
hit-no-group = Er ligt geen groep ‘{ $group }’ op tafel. De groepen zijn: { $groups }
no-such-player = Niemand heet hier ‘{ $name }’. De spelers zijn: { $names }
sorted-by-number = Op getal gesorteerd.
sorted-by-colour = Op kleur gesorteerd.
hint = Tip: { $reason }

# A group of one colour, by its name; six columns at most.
group-red = rood
group-blue = blauw
group-green = groen
group-yellow = geel
