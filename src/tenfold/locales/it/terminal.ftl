# The terminal, at every table and at the card game's.

## Setting up

setup-language = Lingua: { $choices }
setup-name = Il tuo nome
setup-edition = Con quali regole? { $choices }
setup-variants = Varianti, a scelta tra: { $choices } (Invio: nessuna)
setup-opponents = Quanti avversari, da { $fewest } a { $most }?
setup-strength = Quanto devono giocare bene? { $choices }
setup-wrong = «{ $answer }» qui non va. Scegli tra: { $choices }
setup-names = Il tuo nome; più persone su questo dispositivo: Anna, Ben
setup-too-many = Possono giocare al massimo in { $most }.
setup-game = { $game }: { $where }, { $names } ({ $day })
setup-continue = Hai una partita in corso. { $game }. La continui? { $yes } / { $no } / { $drop }
setup-unfinished = Hai delle partite in corso:
setup-continue-which = Quale continui? Un numero / { $no } / { $drop } e un numero
setup-drop-sure = Vuoi eliminare per sempre questa partita? { $game } { $yes } / { $no }
setup-rematch = Un’altra partita? { $yes } / { $no }
curtain = Passa il dispositivo a { $name }.
curtain-lift = { $name }: Invio quando nessun altro guarda.
where-hand = manche { $hand }
setup-broken = La partita salvata { $file } non si può continuare: { $problem }. Il file resta dov’è.
setup-fair-card = Le carte sono fissate da un numero segreto. La sua impronta, per la verifica finale: { $commitment }
setup-start = Scrivi { $help } quando vuoi per vedere che cosa puoi fare.

## The table

table-playoff = Spareggio
table-piles = Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }
table-phase = fase { $number }
table-laid = fase { $number } calata
your-phase = La tua fase { $number }: { $needs }
prompt-rest = Invio: avanti
prompt-draw = Tocca a te: pesca o prendi?
prompt-play = Cala, attacca o scarta?
prompt-knock = È stata scartata { $card }: bussa o passa?

## Scores and the end

over-title = Quanto costano le carte in mano
over-done = fase { $number } completata
over-again = riprova la fase { $number }
over-none = nessuna carta
scores-total = totale { $points }
end-record = L’intera partita è in { $file } (tenfold replay la mostra, tenfold verify dimostra che è stata regolare).
end-saved = La partita è salvata. Per continuare: { $command }

## Commands

words-draw = pesca pe
words-take = prendi pr
words-lay = cala c
words-hit = attacca a
words-discard = scarta sc
words-knock = bussa b
words-pass = passa pa
words-hint = consiglio suggerimento g
words-moves = mosse m
words-scores = punti pu
words-rules = regole regola r
words-sort = ordina o
words-help = aiuto ?
words-quit = esci e
words-low = basso
words-high = alto
words-yes = sì si
words-no = no n
words-drop = elimina
help-draw = prendi la carta in cima al mazzo di pesca
help-take = prendi la carta in cima al mazzo degli scarti
help-lay = cala la tua fase nel modo migliore; con l’ordine libero aggiungi il suo numero; oppure gruppo per gruppo: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = attacca una carta a un gruppo: la carta, la lettera del gruppo e, per un jolly su una sequenza, il capo ({ $low } o { $high })
help-discard = finisci il turno con questa carta; per un salta turno serve anche il nome di chi perde un turno
help-knock = prendi fuori turno la carta appena scartata
help-pass = lascia passare la carta appena scartata
help-hint = che cosa farebbe ora un buon giocatore, e perché
help-moves = tutto quello che puoi fare ora; scrivi un numero della lista per farlo
help-scores = la tabella dei punti
help-rules = la regola dietro l’ultimo rifiuto, prima le regole di questo tavolo; con un id come { $example }, quella regola
help-sort = ordina le carte in mano per numero o per colore
help-help = questa lista
help-quit = smetti; la partita viene salvata dopo ogni mossa
help-cards = Carte: R rosso, B blu, G verde, Y giallo e un numero; W è un jolly, S un salta turno.
unknown-command = Non conosco «{ $words }». Puoi scrivere: { $allowed }
no-refusal-yet = Finora non è stato rifiutato nulla. Scrivi { $rules } e un id, per esempio { $example }.
no-such-move = La mossa { $number } non c’è: la lista ne ha { $count }.
list-first = { $number } sarebbe un numero della lista: scrivi prima { $moves } per vederla.
no-such-rule = La regola { $id } non esiste.
which-card = Dimmi quale carta: { $hand }
lay-missing = { $distance ->
    [one] La fase { $number } non si può ancora calare: manca 1 carta.
   *[other] La fase { $number } non si può ancora calare: mancano { $distance } carte.
}
hit-which = { $card } va bene in più posti. Scegli: { $choices }
hit-nothing = Nessuna delle tue carte in mano si può attaccare.
hit-nowhere = { $card } non si può attaccare da nessuna parte.
hit-no-group = Sul tavolo non c’è nessun gruppo «{ $group }». I gruppi sono: { $groups }
no-such-player = Qui nessuno si chiama «{ $name }». Giocano: { $names }
sorted-by-number = Carte ordinate per numero.
sorted-by-colour = Carte ordinate per colore.
