# The board game in the terminal.

## Setting up

setup-fair-board = Ein geheimer Startwert legt Karten und Würfel fest. Sein Fingerabdruck, als Beweis für später: { $commitment }
edition-board-intl = intl: die späteren internationalen Regeln
edition-board-2010 = 2010: die ersten deutschen Regeln
bot-board-random = random: spielt irgendwas
bot-board-easy = easy: spielt für sich
bot-board-solid = solid: spielt gut und beobachtet dich

## The track

# Names on the track have six columns at most.
space-start = START
space-star = Stern
space-again = erneut
space-pick = suchen
space-swap = Tausch
space-all-draw = alle
space-joker = Joker
space-ask = fragen
space-do-plus = { $count ->
    [one] nimm 1 Karte von einem Stapel
   *[other] nimm { $count } Karten, jede von einem Stapel deiner Wahl
}
space-do-again = nimm eine Karte von einem Stapel, danach folgt noch ein Zug
space-do-pick = such dir eine beliebige Karte aus dem Ablagestapel aus
space-do-swap = wirf bis zu vier Karten ab und zieh eine mehr
space-do-all-draw = zieh eine Karte; danach ziehen alle anderen
space-do-joker = zieh eine Karte und dreh sie um: Sie ist ein Joker
space-do-ask = frag die anderen nach einer Zahl
space-do-star = zieh weiter zu einer Aktion deiner Wahl

## The table

board-your-turn = Du bist dran
board-turn-of = Am Zug: { $name }
board-dice = Würfel { $low } und { $high }
board-round-over = Der Durchgang ist vorbei
board-wait-turn = { $name } ist am Zug; wir warten.
board-wait-give = Wir warten auf { $name }: { $asker } muss eine { $number } bekommen.
board-wait-keep = Wir warten auf alle, die noch wählen, was sie behalten: { $names }
board-piles = { $below ->
    [0] Aufnahmestapel: { $count } · Ablagestapel: { $top }
   *[other] Aufnahmestapel: { $count } · Ablagestapel: { $top }, { $below } darunter
}
board-jokers = Joker { $cards }
board-holds = hat { $cards }
board-lacks = keine { $numbers }
board-wreath = Kranz
board-on-wreath = auf dem Lorbeerkranz
board-markers = Phasenanzeiger
board-sheet = Wo die Phasenanzeiger stehen
board-phase-lies = Deine Phase liegt auf dem Tisch: Leg an, was passt, und wirf dann ab.
board-pile = Der Ablagestapel von oben
board-prompt-move = { $low } oder { $high } Felder setzen?
board-prompt-star = Sternfeld: welche Aktion?
board-prompt-take = { $count ->
    [one] Noch 1 Karte: ziehen oder nehmen?
   *[other] Noch { $count } Karten: ziehen oder nehmen?
}
board-prompt-pick = Welche Karte suchst du dir aus?
board-prompt-swap = Welche Karten tauschen, die letzte zuoberst? ({ $none }: keine Karte)
board-prompt-ask = Nach welcher Zahl fragen?
board-prompt-ask-way = Nach welcher Zahl fragen, links oder rechts herum?
board-prompt-give = { $name } fragt nach einer { $number }: Welche gibst du her?
board-prompt-play = Auslegen oder abwerfen?
board-prompt-play-laid = Anlegen oder abwerfen?
board-prompt-keep = Welche Karten behalten, höchstens { $most }? ({ $none }: keine Karte)

## What happens

you-open-round = Ein neuer Durchgang. Auf dem Ablagestapel liegt { $top }. Du beginnst.
they-open-round = Ein neuer Durchgang. Auf dem Ablagestapel liegt { $top }. { $name } beginnt.
you-roll-dice = Du würfelst { $low } und { $high }.
they-roll-dice = { $name } würfelt { $low } und { $high }.
you-move-piece = Du setzt deinen Spielstein auf „{ $space }“.
they-move-piece = { $name } setzt den Spielstein auf „{ $space }“.
you-choose-space = Du ziehst weiter auf „{ $space }“.
they-choose-space = { $name } zieht weiter auf „{ $space }“.
you-turn-joker = Du ziehst { $card } und drehst die Karte um: ein Joker.
they-turn-joker = { $name } zieht einen Joker; seine Vorderseite ist { $card }.
you-pick-card = Du suchst dir { $card } aus dem Ablagestapel aus.
they-pick-card = { $name } sucht sich { $card } vom Ablagestapel aus.
they-pick-unseen = { $name } sucht sich verdeckt eine Karte aus dem Ablagestapel aus.
you-swap-cards = Du tauschst { $cards } gegen neue Karten.
they-draw-of = { $name } zieht eine Karte ({ $at } von { $count }).
you-take-unseen = Du nimmst die oberste Karte vom Ablagestapel.
they-take-unseen = { $name } nimmt die oberste Karte vom Ablagestapel.
they-swap-cards = { $count ->
    [one] { $name } tauscht 1 Karte, { $card }, und zieht { $drawn }.
   *[other] { $name } tauscht { $count } Karten, { $card } zuoberst, und zieht { $drawn }.
}
you-swap-nothing = Du tauschst keine Karte und ziehst eine.
they-swap-nothing = { $name } tauscht keine Karte und zieht eine.
board-left = links herum
board-right = rechts herum
you-ask-number = Du fragst nach einer { $number }.
they-ask-number = { $name } fragt nach einer { $number }.
you-ask-number-way = Du fragst { $way } nach einer { $number }.
they-ask-number-way = { $name } fragt { $way } nach einer { $number }.
you-have-none = Du hast keine { $number }.
they-have-none = { $name } hat keine { $number }.
you-must-give = Du musst eine { $number } hergeben.
they-must-give = { $name } muss eine { $number } hergeben.
you-give-card = { $target } bekommt von dir { $card }.
they-give-card = { $target } bekommt { $card } von { $name }.
they-give-you = Du bekommst { $card } von { $name }.
they-give-unseen = { $target } bekommt eine { $number } von { $name }.
you-add-card = Du legst { $card } bei { $group } an.
they-add-card = { $name } legt { $card } bei { $group } an.
you-go-again = Du bist noch einmal am Zug.
they-go-again = { $name } ist noch einmal am Zug.
you-choose-cards = { $count ->
    [0] Du behältst keine Karte.
    [one] Du behältst 1 Karte: { $cards }.
   *[other] Du behältst { $count } Karten: { $cards }.
}
they-choose-cards = { $name } hat gewählt, was zu behalten ist.
they-kept = { $count ->
    [0] { $name } hat keine Karte behalten.
    [one] { $name } hat 1 Karte behalten.
   *[other] { $name } hat { $count } Karten behalten.
}
you-end-round = Du beendest den Durchgang.
they-end-round = { $name } beendet den Durchgang.
you-advance = { $steps ->
    [one] Dein Phasenanzeiger rückt 1 Feld vor, von Phase { $phase } auf { $next }.
   *[other] Dein Phasenanzeiger rückt { $steps } Felder vor, von Phase { $phase } auf { $next }.
}
they-advance = { $steps ->
    [one] Der Phasenanzeiger von { $name } rückt 1 Feld vor, von Phase { $phase } auf { $next }.
   *[other] Der Phasenanzeiger von { $name } rückt { $steps } Felder vor, von Phase { $phase } auf { $next }.
}
you-stay = Du hast Phase { $phase } nicht ausgelegt und bleibst dort.
they-stay = { $name } hat Phase { $phase } nicht ausgelegt und bleibt dort.
you-reach-wreath = Dein Phasenanzeiger rückt von Phase { $phase } auf den Lorbeerkranz.
they-reach-wreath = Der Phasenanzeiger von { $name } rückt von Phase { $phase } auf den Lorbeerkranz.
reason-board-laurel-wreath = Der erste Phasenanzeiger auf dem Lorbeerkranz entscheidet.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-move = setzen setz setze
words-star = stern
words-pick = suchen such aussuchen
words-swap = tauschen tausche tausch
words-ask = fragen frag frage
words-give = geben gib
words-track = brett bahn
words-add = anlegen an a
words-left = links
words-right = rechts
words-none = keine kein
words-again = nochmal erneut
words-all = alle
words-joker = joker
words-with = mit

board-help-move = deinen Spielstein so weit setzen, wie ein Würfel zeigt, bei einem Pasch auch doppelt so weit: setzen 5, oder nur 5
board-help-star = auf einem Sternfeld: weiter zum nächsten freien Feld dieser Art: stern fragen, stern +2, stern alle
board-help-pick = diese Karte aus dem Ablagestapel nehmen
board-help-swap = diese Karten auf den Ablagestapel legen, die letzte zuoberst, und eine mehr ziehen; { $none }: nur eine ziehen
board-help-ask = nach einer Zahl fragen, { $left } oder { $right } herum
board-help-give = diese Karte dem geben, der nach ihrer Zahl fragt
board-help-lay = deine Phase auslegen, so gut es geht; oder Gruppe für Gruppe: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = eine Karte an eine Gruppe anlegen: die Karte, der Buchstabe der Gruppe und bei einem Joker an einer Folge das Ende ({ $low } oder { $high })
board-help-discard = deinen Zug mit dieser Karte beenden; mit zweien, solange nur volle Gruppen liegen
board-help-keep = nach einem Durchgang: diese Karten behalten; { $none }: keine Karte behalten
board-help-track = die Bahn mit allen Spielsteinen
board-help-moves = was du jetzt tun kannst, oder das Beste davon; tipp eine Nummer der Liste, um es zu tun
board-help-scores = wo die Phasenanzeiger stehen
help-board = Karten: R rot, B blau, G grün, Y gelb und eine Zahl. W(R5) ist ein Joker: Du hältst R5 umgedreht. Die Bahn läuft von links nach rechts, Zeile für Zeile, und zurück zu START; [A] ist ein Spielstein, >5 ein Feld, das du erreichen kannst. ?7 ist eine Karte, deren Farbe du nicht kennst.

move-which = { $low } oder { $high } Felder: Sag, wie viele.
star-which = Sag, welche Aktion: { $choices }
pick-which = Sag, welche Karte; von oben: { $pile }
swap-which = Nenn die Karten, die letzte kommt zuoberst; { $none }: keine Karte.
keep-which-cards = Nenn die Karten, die du behältst; { $none }: keine Karte.
ask-what = Sag, nach welcher Zahl, von 1 bis 12.
ask-which-way = Sag, wen du zuerst nach einer { $number } fragst: { $left } ({ $first }) oder { $right } ({ $last }).
no-joker = Du hast keinen Joker.
joker-which = Sag, welcher Joker, mit seiner Vorderseite: { $jokers }
