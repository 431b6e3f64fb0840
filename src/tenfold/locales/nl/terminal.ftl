# The terminal, at every table and at the card game's.

## Setting up

setup-language = Taal: { $choices }
setup-name = Je naam
setup-edition = Welke regels? { $choices }
setup-variants = Varianten, zoveel je wilt: { $choices } (Enter: geen)
setup-opponents = Hoeveel tegenstanders, { $fewest } tot en met { $most }?
setup-strength = Hoe goed moeten ze spelen? { $choices }
setup-wrong = ‘{ $answer }’ kan hier niet. Kies uit: { $choices }
setup-names = Je naam; met meer mensen op dit apparaat: Anna, Ben
setup-too-many = Er kunnen hooguit { $most } mensen meespelen.
setup-game = { $game }: { $where }, { $names } ({ $day })
setup-continue = Je hebt nog een spel lopen. { $game }. Verder spelen? { $yes } / { $no } / { $drop }
setup-unfinished = Je hebt nog spellen lopen:
setup-continue-which = Welk spel verder spelen? Een nummer / { $no } / { $drop } en een nummer
setup-drop-sure = Dit spel voorgoed weggooien? { $game } { $yes } / { $no }
setup-rematch = Nog een keer spelen? { $yes } / { $no }
curtain = Geef het apparaat aan { $name }.
curtain-lift = { $name }: Enter als er niemand anders kijkt.
where-hand = ronde { $hand }
setup-broken = Het opgeslagen spel { $file } kan niet verder: { $problem }. Het blijft staan waar het staat.
setup-fair-card = Een geheim getal legt de kaarten vast. De vingerafdruk ervan, als bewijs voor later: { $commitment }
setup-start = Typ op elk moment { $help } om te zien wat je kunt doen.

## The table

table-playoff = Beslissende ronde
table-piles = Trekstapel: { $count } · Aflegstapel: { $top }
table-phase = fase { $number }
table-laid = fase { $number } ligt
your-phase = Jouw fase { $number }: { $needs }
prompt-rest = Enter: verder
prompt-draw = Jij bent aan de beurt: trekken of nemen?
prompt-play = Uitleggen, aanleggen of afleggen?
prompt-knock = { $card } is afgelegd: kloppen of passen?

## Scores and the end

over-title = Wat de handkaarten kosten
over-done = fase { $number } gehaald
over-again = probeert fase { $number } opnieuw
over-none = geen kaarten meer
scores-total = totaal { $points }
end-record = Het hele spel staat in { $file } (tenfold replay laat het zien, tenfold verify bewijst dat het eerlijk was).
end-saved = Het spel is opgeslagen. Verder spelen met: { $command }

## Commands

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
words-drop = weggooien
help-draw = de bovenste kaart van de trekstapel trekken
help-take = de bovenste kaart van de aflegstapel nemen
help-lay = je fase zo goed mogelijk uitleggen; bij vrije volgorde met het nummer erbij; of groep voor groep: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = een kaart bij een groep aanleggen: de kaart, de letter van de groep en bij een joker aan een reeks de kant ({ $low } of { $high })
help-discard = je beurt met deze kaart beëindigen; bij ‘Beurt overslaan’ ook met de naam van wie een beurt overslaat
help-knock = de net afgelegde kaart buiten je beurt nemen
help-pass = de net afgelegde kaart laten liggen
help-hint = wat een goede speler nu zou doen, en waarom
help-moves = alles wat je nu kunt doen; typ een nummer van de lijst om het te doen
help-scores = het scoreblad
help-rules = de regel achter de laatste weigering, daarvoor de regels van deze tafel; met een code zoals { $example } die regel
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
