# The board game in the terminal.

## Setting up

setup-fair-board = Le carte e i dadi sono fissati da un numero segreto. La sua impronta, per la verifica finale: { $commitment }

## The table

board-your-turn = Tocca a te
board-turn-of = Di turno: { $name }
board-wait-turn = Si aspetta { $name }: è il suo turno.
board-piles = { $below ->
    [0] Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }
   *[other] Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }, sotto { $below }
}
board-wreath = corona
board-sheet = Dove sono gli indicatori di fase
board-prompt-move = Muovi di { $low } o di { $high }?
board-prompt-star = Casella con le stelle: quale azione?
board-prompt-take = { $count ->
    [one] 1 carta da prendere: pesca o prendi?
   *[other] { $count } carte da prendere: pesca o prendi?
}
board-prompt-pick = Quale carta scegli?
board-prompt-swap = Quali carte cambi, con l’ultima in cima? ({ $none }: nessuna carta)
board-prompt-ask-way = Quale numero chiedi, verso sinistra o verso destra?
board-prompt-give = { $name } chiede un { $number }: quale dai?
board-prompt-play = Cala o scarta?
board-prompt-play-laid = Attacca o scarta?
board-prompt-keep = Quali carte tieni, al massimo { $most }? ({ $none }: nessuna carta)

## Commands

words-move = muovi muovere avanza
words-star = stella stelle
words-pick = scegli scegliere
words-swap = cambia cambiare cambio
words-ask = chiedi chiedere
words-give = dai dare
words-track = percorso tabellone
words-add = attacca a
words-left = sinistra
words-right = destra
words-none = nessuna nessuno niente
words-again = ancora
words-all = tutti
words-joker = jolly
words-with = con
board-help-move = muovi la pedina di tante caselle quante ne mostra un dado, con un doppio anche del doppio: muovi 5, o solo 5
board-help-star = su una casella con le stelle: vai avanti fino alla prossima casella libera di questo tipo: stella chiedi, stella +2, stella tutti
board-help-pick = prendi questa carta dal mazzo degli scarti
board-help-swap = metti queste carte sul mazzo degli scarti, con l’ultima in cima, e pescane una in più; { $none }: ne peschi solo una
board-help-ask = chiedi un numero intorno al tavolo, verso { $left } o verso { $right }
board-help-give = dai questa carta a chi chiede il suo numero
board-help-lay = cala la tua fase, nel modo migliore; oppure gruppo per gruppo: 5s(R5 G5 W) 3-6(R3 W B5 G6)
board-help-add = attacca una carta a un gruppo: la carta, la lettera del gruppo e, per un jolly a una sequenza, il capo ({ $low } o { $high })
board-help-discard = finisci il turno con questa carta; con due finché ci sono solo gruppi completi
board-help-keep = dopo una manche: tieni queste carte; { $none }: non tieni nessuna carta
board-help-track = il percorso con tutte le pedine
board-help-moves = quello che puoi fare ora, o il meglio; scrivi un numero della lista per farlo
board-help-scores = dove sono gli indicatori di fase
help-board = Carte: R rosso, B blu, G verde, Y giallo e un numero. W(R5) è un jolly: tieni R5 girata. Il percorso va da sinistra a destra, riga per riga, e torna a VIA; [A] è una pedina, >5 una casella che puoi raggiungere. ?7 è una carta di cui non conosci il colore.
move-which = Muovi di { $low } o di { $high }: dimmi di quanto.
star-which = Dimmi quale azione: { $choices }
pick-which = Dimmi quale carta; dall’alto: { $pile }
swap-which = Indica le carte, l’ultima va in cima; { $none }: nessuna carta.
keep-which-cards = Indica le carte che tieni; { $none }: nessuna carta.
ask-what = Dimmi quale numero, da 1 a 12.
ask-which-way = Dimmi a chi chiedi prima un { $number }: { $left } ({ $first }) o { $right } ({ $last }).
no-joker = Non hai nessun jolly.
joker-which = Dimmi quale jolly, con la sua faccia: { $jokers }
