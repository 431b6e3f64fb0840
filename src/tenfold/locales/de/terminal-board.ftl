# The board game in the terminal.

## Setting up

setup-fair-board = Eine geheime Zahl legt Karten und Würfel fest. Ihr Fingerabdruck, als Beweis für später: { $commitment }

## The table

board-your-turn = Du bist am Zug
board-turn-of = Am Zug: { $name }
board-wait-turn = { $name } ist am Zug; wir warten.
board-piles = { $below ->
    [0] Aufnahmestapel: { $count } · Ablagestapel: { $top }
   *[other] Aufnahmestapel: { $count } · Ablagestapel: { $top }, { $below } darunter
}
board-wreath = Kranz
board-sheet = Wo die Phasenanzeiger stehen
board-prompt-move = { $low } oder { $high } Felder setzen?
board-prompt-star = Sternfeld: welche Aktion?
board-prompt-take = { $count ->
    [one] Noch 1 Karte: aufnehmen oder nehmen?
   *[other] Noch { $count } Karten: aufnehmen oder nehmen?
}
board-prompt-pick = Welche Karte suchst du dir aus?
board-prompt-swap = Welche Karten tauschen, die letzte zuoberst? ({ $none }: keine Karte)
board-prompt-ask-way = Nach welcher Zahl fragen, links oder rechts herum?
board-prompt-give = { $name } fragt nach einer { $number }: Welche gibst du her?
board-prompt-play = Auslegen oder abwerfen?
board-prompt-play-laid = Anlegen oder abwerfen?
board-prompt-keep = Welche Karten behalten, höchstens { $most }? ({ $none }: keine Karte)

## Commands

words-move = setzen setz setze
words-star = stern
words-pick = suchen such aussuchen
words-swap = tauschen tausche tausch
words-ask = fragen frag frage
words-give = geben gib
words-track = rundkurs brett bahn
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
board-help-swap = diese Karten auf den Ablagestapel legen, die letzte zuoberst, und eine mehr aufnehmen; { $none }: nur eine aufnehmen
board-help-ask = nach einer Zahl fragen, { $left } oder { $right } herum
board-help-give = diese Karte der Person geben, die nach ihrer Zahl fragt
board-help-lay = deine Phase auslegen, so gut es geht; oder Gruppe für Gruppe: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = eine Karte an eine Gruppe anlegen: die Karte, der Buchstabe der Gruppe und bei einem Joker an einer Folge das Ende ({ $low } oder { $high })
board-help-discard = deinen Zug mit dieser Karte beenden; mit zweien, solange nur volle Gruppen auf dem Tisch liegen
board-help-keep = nach einem Durchgang: diese Karten behalten; { $none }: keine Karte behalten
board-help-track = der Rundkurs mit allen Spielsteinen
board-help-moves = was du jetzt tun kannst, oder das Beste davon; tippe eine Nummer der Liste, um es zu tun
board-help-scores = wo die Phasenanzeiger stehen
help-board = Karten: R rot, B blau, G grün, Y gelb und eine Zahl. W(R5) ist ein Joker: Du hältst R5 umgedreht. Der Rundkurs läuft von links nach rechts, Zeile für Zeile, und zurück zu START; [A] ist ein Spielstein, >5 ein Feld, das du erreichen kannst. ?7 ist eine Karte, deren Farbe du nicht kennst.
move-which = { $low } oder { $high } Felder: Sag, wie viele.
star-which = Sag, welche Aktion: { $choices }
pick-which = Sag, welche Karte; von oben: { $pile }
swap-which = Nenne die Karten, die letzte kommt zuoberst; { $none }: keine Karte.
keep-which-cards = Nenne die Karten, die du behältst; { $none }: keine Karte.
ask-what = Sag, nach welcher Zahl, von 1 bis 12.
ask-which-way = Sag, wen du zuerst nach einer { $number } fragst: { $left } ({ $first }) oder { $right } ({ $last }).
no-joker = Du hast keinen Joker.
joker-which = Sag, welcher Joker, mit seiner Vorderseite: { $jokers }
