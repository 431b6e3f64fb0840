# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = „{ $text }“ ist keine Karte dieses Spiels: Schreib R, B, G oder Y und eine Zahl von 1 bis 12, einen Joker als W oder mit seiner Vorderseite wie W(R5).
refusal-move-first = Wähle erst einen Würfel und setz deinen Spielstein.
refusal-star-first = Wähle erst eine Aktion für das Sternfeld: stern und ihr Name.
refusal-take-first = Nimm erst eine Karte: aufnehmen (Aufnahmestapel) oder nehmen (Ablagestapel).
refusal-pick-first = Such dir erst eine Karte aus dem Ablagestapel aus.
refusal-swap-first = Tausch erst bis zu vier Karten.
refusal-ask-first = Frag erst nach einer Zahl.
refusal-give-first = Erst muss, wer gefragt ist, eine Karte hergeben.
refusal-board-play-first = Jetzt auslegen, anlegen oder abwerfen.
refusal-keep-cards-first = Der Durchgang ist vorbei: Erst wird geklärt, wer welche Karten behält.
refusal-wrong-steps = Die Würfel erlauben nicht { $steps }: Setz { $low } oder { $high } Felder weit.
refusal-star-again = Ein anderes Sternfeld kannst du nicht wählen: Nenne eine der anderen Aktionen.
refusal-no-free-space = Ein Feld „{ $space }“ kannst du jetzt nicht wählen; möglich ist: { $spaces }
refusal-draw-pile-empty = Der Aufnahmestapel ist leer und lässt sich nicht erneuern: Nimm die oberste Karte des Ablagestapels.
refusal-not-there = { $card } liegt dort nicht; der Ablagestapel von oben: { $pile }.
refusal-swap-too-many = { $most ->
    [one] Getauscht wird höchstens 1 Karte, nicht { $count }.
   *[other] Getauscht werden höchstens { $most } Karten, nicht { $count }.
}
refusal-swap-too-few = In diesem Spiel wird mindestens eine Karte getauscht: Nenne eine.
refusal-ask-number = Nach { $number } kannst du nicht fragen: Wähle eine Zahl von 1 bis 12.
refusal-give-which = { $card } geht nicht als { $number }: Gib { $allowed } her.
refusal-discard-one = Ein Zug endet mit einer Karte auf dem Ablagestapel, nicht mit { $count }.
refusal-never-two = In diesem Spiel wird eine Karte abgeworfen, nie zwei.
refusal-not-all-full = Zwei Karten wirft nur ab, wessen Phase liegt, und nur, solange lauter volle Gruppen liegen: Wirf eine ab.
refusal-keep-too-many = Behalten werden höchstens { $most } Karten, nicht { $count }.
refusal-keep-to-discard = Die letzte Karte muss abgeworfen werden: Behalte eine.
refusal-phase-laid = Pro Durchgang geht nur eine Phase, und deine liegt schon: anlegen oder abwerfen.
refusal-too-few-jokers = Joker, die du auslegen willst: { $count }; du hast aber nur { $held }.
refusal-which-jokers = { $count ->
    [one] Sag, welchen Joker du auslegst, mit seiner Vorderseite: mit { $faces }
   *[other] Sag, welche { $count } Joker du auslegst, mit ihren Vorderseiten: mit { $faces }
}
refusal-group-of-jokers = { $group } besteht nur aus Jokern: Mindestens eine Karte jeder Gruppe muss eine echte sein.
refusal-phase-before-adding = Leg erst deine eigene Phase aus, bevor du anlegst.
refusal-no-group-there = So eine Gruppe liegt nicht auf dem Tisch: Angelegt wird an Gruppen, die dort liegen.
refusal-no-end = An der Folge { $run } steht ein Joker für keine Zahl: Nenne kein Ende.
refusal-joker-which-end = Sag, an welches Ende der Folge { $run } der Joker kommt: unten oder oben.
refusal-joker-end-closed = Die Folge { $run } hat an diesem Ende keinen Platz: Der Joker kommt ans andere.
refusal-does-not-fit = { $card } passt da nicht: { $group } nimmt { $fitting } oder einen Joker.
refusal-board-players = Dieses Spiel ist für 2 bis 6 Personen, nicht für { $players }.
refusal-track-space = Rundkurs, Zeile { $line }: Es gibt keine Feldart „{ $name }“; wähle aus { $kinds }.
refusal-track-starts = Rundkurs, Zeile { $line }: ein zweiter Start. Der erste steht in Zeile { $first }, und es gibt nur einen.
refusal-track-short = Rundkurs: Zeile { $line } fehlt. Es gibt { $length } Felder; dieser Rundkurs hat { $count }.
refusal-track-long = Rundkurs: Zeile { $line } ist zu viel. Es gibt { $length } Felder; dieser Rundkurs hat { $count }.
refusal-track-kind = Rundkurs: In keiner Zeile steht { $kind }, und jede Feldart muss vorkommen.
option-track = Das muss eine Liste von Feldnamen sein, etwa „start“ und „+1“.
refusal-no-variants = Es gibt keine Variante „{ $variant }“: Dieses Spiel hat keine.
refusal-starter = Wer beginnt, muss auf einem der Plätze sitzen.

## Setting up

edition-board-intl = intl: die späteren internationalen Regeln
edition-board-2010 = 2010: die ersten deutschen Regeln
bot-board-easy = easy: spielt für sich
bot-board-solid = solid: spielt gut und behält dich im Auge
bot-board-strong = strong: denkt voraus

## The track

# Names on the track have six columns at most.
space-start = START
space-star = Stern
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
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
space-do-swap = wirf bis zu vier Karten ab und nimm eine mehr auf
space-do-all-draw = nimm eine Karte auf; danach tun es alle anderen
space-do-joker = nimm eine Karte auf und dreh sie um: Sie ist ein Joker
space-do-ask = frag die anderen nach einer Zahl
space-do-star = zieh weiter zu einer Aktion deiner Wahl

## The table

board-dice = Würfel { $low } und { $high }
board-wait-give = Wir warten auf { $name }: eine { $number } für { $asker }.
board-wait-keep = Wir warten auf alle, die noch wählen, was sie behalten: { $names }
board-jokers = Joker { $cards }
board-holds = hat { $cards }
board-lacks = keine { $numbers }
board-on-wreath = auf dem Lorbeerkranz
board-markers = Phasenanzeiger
board-phase-lies = Deine Phase liegt auf dem Tisch: Leg an, was passt, und wirf dann ab.
board-which-jokers = Welche Joker?
board-round-is-over = Durchgang { $number } ist vorbei
board-round-ended = { $steps ->
    [0] { $name } hat den Durchgang beendet und bleibt auf der Phase.
    [one] { $name } hat den Durchgang beendet und rückt 1 Feld vor.
   *[other] { $name } hat den Durchgang beendet und rückt { $steps } Felder vor.
}
    .you = { $steps ->
        [0] Du hast den Durchgang beendet und bleibst auf der Phase.
        [one] Du hast den Durchgang beendet und rückst 1 Feld vor.
       *[other] Du hast den Durchgang beendet und rückst { $steps } Felder vor.
    }
board-keep-five = Wähle bis zu fünf Karten, die du behältst.
board-cards-to-keep = Karten, die du behältst
board-wait-choose = { $count ->
    [one] 1 Person wählt noch
   *[other] { $count } Personen wählen noch
}
board-pile = Der Ablagestapel von oben
board-prompt-ask = Nach welcher Zahl fragen?

## What happens

board-open-round = Ein neuer Durchgang. Auf dem Ablagestapel liegt { $top }. { $name } beginnt.
    .you = Ein neuer Durchgang. Auf dem Ablagestapel liegt { $top }. Du beginnst.
board-roll-dice = { $name } würfelt { $low } und { $high }.
    .you = Du würfelst { $low } und { $high }.
board-move-piece = { $name } setzt den Spielstein { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter auf „{ $space }“.
    .you = Du setzt deinen Spielstein { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter auf „{ $space }“.
board-choose-space = { $name } zieht weiter auf „{ $space }“.
    .you = Du ziehst weiter auf „{ $space }“.
board-turn-joker = { $name } nimmt einen Joker auf; seine Vorderseite ist { $card }.
    .you = Du nimmst { $card } auf und drehst die Karte um: ein Joker.
board-draw = { $name } nimmt eine Karte auf.
    .you = Du nimmst eine Karte auf.
board-draw-of = { $name } nimmt eine Karte auf ({ $at } von { $count }).
board-draw-seen = { $name } nimmt { $card } auf.
    .you = Du nimmst { $card } auf.
board-take = { $name } nimmt { $card } vom Ablagestapel.
    .you = Du nimmst { $card } vom Ablagestapel.
board-pick-unseen = { $name } sucht sich verdeckt eine Karte aus dem Ablagestapel aus.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } sucht sich { $card } oben vom Ablagestapel aus.
   *[other] { $name } sucht sich { $card } aus dem Ablagestapel aus.
}
    .you = { $depth ->
        [0] Du suchst dir { $card } oben vom Ablagestapel aus.
       *[other] Du suchst dir { $card } aus dem Ablagestapel aus.
    }
board-swap-nothing = { $name } tauscht keine Karte und nimmt eine auf.
    .you = Du tauschst keine Karte und nimmst eine auf.
board-swap-cards = { $name } tauscht { $count } Karten, { $card } zuoberst, und nimmt { $drawn } auf.
board-swap-seen = { $count ->
    [one] { $name } tauscht 1 Karte, { $cards }, und nimmt { $drawn } auf.
   *[other] { $name } tauscht { $count } Karten, { $cards }, und nimmt { $drawn } auf.
}
    .you = Du tauschst { $cards } gegen neue Karten.
board-left = links herum
board-right = rechts herum
board-ask-number = { $name } fragt nach einer { $number }.
    .you = Du fragst nach einer { $number }.
board-ask-number-way = { $name } fragt { $way } nach einer { $number }.
    .you = Du fragst { $way } nach einer { $number }.
board-have-none = { $name } hat keine { $number }.
    .you = Du hast keine { $number }.
board-must-give = { $name } muss eine { $number } hergeben.
    .you = Du musst eine { $number } hergeben.
board-give-unseen = { $target } bekommt eine { $number } von { $name }.
board-give-seen = { $target } bekommt { $card } von { $name }.
    .you = { $target } bekommt von dir { $card }.
    .to-you = Du bekommst { $card } von { $name }.
board-pile-renewed = Der Aufnahmestapel ist aufgebraucht: Der Ablagestapel wird gemischt und ist jetzt der neue.
board-lay = { $name } legt Phase { $phase } aus: { $groups }
    .you = Du legst Phase { $phase } aus: { $groups }
board-add-card = { $name } legt { $card } an { $group } an.
    .you = Du legst { $card } an { $group } an.
board-add-as = { $name } legt { $card } als { $number } an { $group } an.
    .you = Du legst { $card } als { $number } an { $group } an.
board-discard = { $name } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.
board-go-again = { $name } ist noch einmal am Zug.
    .you = Du bist noch einmal am Zug.
board-end-round = { $name } beendet den Durchgang.
    .you = Du beendest den Durchgang.
board-advance = { $steps ->
    [one] Der Phasenanzeiger von { $name } rückt 1 Feld vor, von Phase { $phase } auf { $next }.
   *[other] Der Phasenanzeiger von { $name } rückt { $steps } Felder vor, von Phase { $phase } auf { $next }.
}
    .you = { $steps ->
        [one] Dein Phasenanzeiger rückt 1 Feld vor, von Phase { $phase } auf { $next }.
       *[other] Dein Phasenanzeiger rückt { $steps } Felder vor, von Phase { $phase } auf { $next }.
    }
board-stay = { $name } hat Phase { $phase } nicht ausgelegt und bleibt dort.
    .you = Du hast Phase { $phase } nicht ausgelegt und bleibst dort.
board-reach-wreath = Der Phasenanzeiger von { $name } rückt von Phase { $phase } auf den Lorbeerkranz.
    .you = Dein Phasenanzeiger rückt von Phase { $phase } auf den Lorbeerkranz.
board-choose-cards = { $name } hat gewählt, welche Karten bleiben.
board-choose-seen = { $count ->
    [0] { $name } behält keine Karte.
    [one] { $name } behält 1 Karte: { $cards }.
   *[other] { $name } behält { $count } Karten: { $cards }.
}
    .you = { $count ->
        [0] Du behältst keine Karte.
        [one] Du behältst 1 Karte: { $cards }.
       *[other] Du behältst { $count } Karten: { $cards }.
    }
board-kept = { $count ->
    [0] { $name } hat keine Karte behalten.
    [one] { $name } hat 1 Karte behalten.
   *[other] { $name } hat { $count } Karten behalten.
}
    .you = { "" }
reason-board-laurel-wreath = Der erste Phasenanzeiger auf dem Lorbeerkranz entscheidet.
