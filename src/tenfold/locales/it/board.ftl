# The board game in the terminal.

## Setting up

setup-fair-board = Un seme segreto fissa le carte e i dadi. La sua impronta, come prova per dopo: { $commitment }
edition-board-intl = intl: le regole internazionali, più recenti
edition-board-2010 = 2010: le prime regole tedesche
bot-board-random = random: gioca a caso
bot-board-easy = easy: pensa solo alle proprie carte
bot-board-solid = solid: gioca bene e ti tiene d'occhio

## The track

# Names on the track have six columns at most.
space-start = VIA
space-star = stella
space-again = ancora
space-pick = scegli
space-swap = cambia
space-all-draw = tutti
space-joker = jolly
space-ask = chiedi
space-do-plus = { $count ->
    [one] prendi 1 carta da un mazzo
   *[other] prendi { $count } carte, ognuna da un mazzo a tua scelta
}
space-do-again = prendi una carta da un mazzo, poi segue un altro turno
space-do-pick = scegli una carta qualsiasi dal mazzo degli scarti
space-do-swap = scarta fino a quattro carte e pescane una in più
space-do-all-draw = pesca una carta; poi lo fanno tutti gli altri
space-do-joker = pesca una carta e girala: è un jolly
space-do-ask = chiedi un numero agli altri
space-do-star = vai avanti fino a un'azione a tua scelta

## The table

board-your-turn = Tocca a te
board-turn-of = Di turno: { $name }
board-dice = dadi { $low } e { $high }
board-round-over = La manche è finita
board-wait-turn = Si aspetta { $name }, che è di turno.
board-wait-give = Si aspetta { $name }, che deve dare un { $number } a { $asker }.
board-wait-keep = Si aspetta chi sceglie che cosa tenere: { $names }
board-piles = { $below ->
    [0] Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }
   *[other] Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }, sotto { $below }
}
board-jokers = jolly { $cards }
board-holds = ha { $cards }
board-lacks = senza { $numbers }
board-wreath = corona
board-on-wreath = sulla corona d'alloro
board-markers = Indicatori di fase
board-sheet = Dove sono gli indicatori di fase
board-phase-lies = La tua fase è sul tavolo: attacca quello che va bene, poi scarta.
board-pile = Il mazzo degli scarti, dall'alto
board-prompt-move = Muovi di { $low } o di { $high }?
board-prompt-star = Casella con le stelle: quale azione?
board-prompt-take = { $count ->
    [one] 1 carta da prendere: pesca o prendi?
   *[other] { $count } carte da prendere: pesca o prendi?
}
board-prompt-pick = Quale carta scegli?
board-prompt-swap = Quali carte cambi, con l'ultima in cima? ({ $none }: nessuna carta)
board-prompt-ask = Quale numero chiedi?
board-prompt-ask-way = Quale numero chiedi, verso sinistra o verso destra?
board-prompt-give = { $name } chiede un { $number }: quale dai?
board-prompt-play = Cala o scarta?
board-prompt-play-laid = Attacca o scarta?
board-prompt-keep = Quali carte tieni, al massimo { $most }? ({ $none }: nessuna carta)

## What happens

you-open-round = Una nuova manche. In cima al mazzo degli scarti c'è { $top }. Cominci tu.
they-open-round = Una nuova manche. In cima al mazzo degli scarti c'è { $top }. Comincia { $name }.
you-roll-dice = Lanci { $low } e { $high }.
they-roll-dice = { $name } lancia { $low } e { $high }.
you-move-piece = Muovi su «{ $space }».
they-move-piece = { $name } muove su «{ $space }».
you-choose-space = Vai avanti fino a «{ $space }».
they-choose-space = { $name } va avanti fino a «{ $space }».
you-turn-joker = Peschi { $card } e giri la carta: un jolly.
they-turn-joker = { $name } pesca un jolly; la sua faccia è { $card }.
you-pick-card = Scegli { $card } dal mazzo degli scarti.
they-pick-card = { $name } sceglie { $card } dalla cima del mazzo degli scarti.
they-pick-unseen = { $name } sceglie di nascosto una carta dal mazzo degli scarti.
you-swap-cards = Cambi { $cards } con carte nuove.
they-draw-of = { $name } pesca una carta ({ $at } di { $count }).
you-take-unseen = Prendi la prima carta del mazzo degli scarti.
they-take-unseen = { $name } prende la prima carta del mazzo degli scarti.
they-swap-cards = { $count ->
    [one] { $name } cambia 1 carta, { $card }, e ne pesca { $drawn }.
   *[other] { $name } cambia { $count } carte, { $card } in cima, e ne pesca { $drawn }.
}
you-swap-nothing = Non cambi nessuna carta e ne peschi una.
they-swap-nothing = { $name } non cambia nessuna carta e ne pesca una.
board-left = verso sinistra
board-right = verso destra
you-ask-number = Chiedi un { $number }.
they-ask-number = { $name } chiede un { $number }.
you-ask-number-way = Chiedi { $way } un { $number }.
they-ask-number-way = { $name } chiede { $way } un { $number }.
you-have-none = Non hai nessun { $number }.
they-have-none = { $name } non ha nessun { $number }.
you-must-give = Devi dare un { $number }.
they-must-give = { $name } deve dare un { $number }.
you-give-card = Dai { $card } a { $target }.
they-give-card = { $name } dà { $card } a { $target }.
they-give-you = { $name } ti dà { $card }.
they-give-unseen = { $name } dà un { $number } a { $target }.
you-add-card = Attacchi { $card } a { $group }.
they-add-card = { $name } attacca { $card } a { $group }.
you-go-again = Giochi un altro turno.
they-go-again = { $name } gioca un altro turno.
you-choose-cards = { $count ->
    [0] Non tieni nessuna carta.
    [one] Tieni 1 carta: { $cards }.
   *[other] Tieni { $count } carte: { $cards }.
}
they-choose-cards = { $name } ha scelto che cosa tenere.
they-kept = { $count ->
    [0] { $name } non ha tenuto nessuna carta.
    [one] { $name } ha tenuto 1 carta.
   *[other] { $name } ha tenuto { $count } carte.
}
you-end-round = Chiudi la manche.
they-end-round = { $name } chiude la manche.
you-advance = { $steps ->
    [one] Il tuo indicatore avanza di 1 casella, dalla fase { $phase } alla fase { $next }.
   *[other] Il tuo indicatore avanza di { $steps } caselle, dalla fase { $phase } alla fase { $next }.
}
they-advance = { $steps ->
    [one] L'indicatore di { $name } avanza di 1 casella, dalla fase { $phase } alla fase { $next }.
   *[other] L'indicatore di { $name } avanza di { $steps } caselle, dalla fase { $phase } alla fase { $next }.
}
you-stay = Non hai calato la fase { $phase } e resti lì.
they-stay = { $name } non ha calato la fase { $phase } e resta lì.
you-reach-wreath = Il tuo indicatore passa dalla fase { $phase } alla corona d'alloro.
they-reach-wreath = L'indicatore di { $name } passa dalla fase { $phase } alla corona d'alloro.
reason-board-laurel-wreath = Decide il primo indicatore di fase sulla corona d'alloro.

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
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
board-help-swap = metti queste carte sul mazzo degli scarti, con l'ultima in cima, e pescane una in più; { $none }: ne peschi solo una
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
pick-which = Dimmi quale carta; dall'alto: { $pile }
swap-which = Indica le carte, l'ultima va in cima; { $none }: nessuna carta.
keep-which-cards = Indica le carte che tieni; { $none }: nessuna carta.
ask-what = Dimmi quale numero, da 1 a 12.
ask-which-way = Dimmi a chi chiedi per primo un { $number }: { $left } ({ $first }) o { $right } ({ $last }).
no-joker = Non hai nessun jolly.
joker-which = Dimmi quale jolly, con la sua faccia: { $jokers }
