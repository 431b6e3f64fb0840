# The card table in the terminal.

## Setting up

setup-language = Lingua: { $choices }
setup-name = Il tuo nome
setup-edition = Con quali regole? { $choices }
setup-variants = Varianti, a scelta tra: { $choices } (Invio: nessuna)
setup-opponents = Quanti avversari, da { $fewest } a { $most }?
setup-strength = Quanto devono essere bravi? { $choices }
setup-wrong = «{ $answer }» qui non va. Scegli tra: { $choices }
setup-continue = Hai una partita in corso ({ $where }, { $names }). La continui? { $yes } / { $no }
where-hand = manche { $hand }
setup-broken = La partita salvata { $file } non si può continuare: { $problem }. Il file resta dov'è.
setup-fair-card = Le carte sono fissate da un seme casuale segreto. La sua impronta, per la verifica finale: { $commitment }
setup-start = Scrivi { $help } quando vuoi per vedere che cosa puoi fare.
default-name = Tu
edition-card-intl = intl: le regole internazionali
edition-card-fx = fx: le regole di F.X. Schmid
variant-card-fixed = fixed: una manche per fase, vince chi ha meno punti
variant-card-short = short:5: solo le prime 5 fasi (o un altro numero)
variant-card-even = even: solo le fasi pari
variant-card-odd = odd: solo le fasi dispari
variant-card-knock = knock: si bussa per una carta appena scartata
variant-card-free = free: le fasi in qualsiasi ordine
bot-card-random = random: gioca a caso
bot-card-easy = easy: pensa solo alle proprie carte
bot-card-solid = solid: gioca bene e ti tiene d'occhio

## The table

table-hand = Manche { $number }
table-playoff = Spareggio
table-piles = Mazzo di pesca: { $count } · Mazzo degli scarti: { $top }
table-empty = vuoto
table-phase = fase { $number }
table-laid = fase { $number } calata
table-phases-open = { $count ->
    [one] 1 fase aperta
   *[other] { $count } fasi aperte
}
table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-points = { $points } punti
table-skipped = perde un turno
your-hand = Le tue carte in mano
your-phase = La tua fase { $number }: { $needs }
your-open-phase = Fase { $number }: { $needs }
your-distance = { $distance ->
    [0] pronta da calare
    [one] manca 1 carta
   *[other] mancano { $distance } carte
}
your-phase-lies = La tua fase è sul tavolo: attacca quello che va bene, poi scarta.
need-set = { $size ->
    [2] una coppia
    [3] una terzina
    [4] una quartina
    [5] una cinquina
   *[other] un set di { $size }
}
need-run = una sequenza di { $size }
need-colour = { $size } carte di un colore
need-and = { $first } e { $second }
prompt-draw = Tocca a te: pesca o prendi?
prompt-play = Cala, attacca o scarta?
prompt-knock = È stata scartata { $card }: bussa o passa?

## What happens

deal = { $dealer } dà le carte per la manche { $number }. Si gira { $top }.
deal-you = Dai tu le carte per la manche { $number }. Si gira { $top }.
deal-playoff = Parità completa, spareggio sull'ultima fase: { $names }. Si gira { $top }.
you-draw = Peschi { $card }.
they-draw = { $name } pesca una carta.
you-take = Prendi { $card } dal mazzo degli scarti.
they-take = { $name } prende { $card } dal mazzo degli scarti.
you-lay = Cali la fase { $phase }: { $groups }
they-lay = { $name } cala la fase { $phase }: { $groups }
you-hit = Attacchi { $card } al gruppo { $group }.
they-hit = { $name } attacca { $card } al gruppo { $group }.
you-discard = Scarti { $card }.
they-discard = { $name } scarta { $card }.
you-skip = Giochi un salta turno: { $target } perde un turno.
they-skip = { $name } gioca un salta turno: { $target } perde un turno.
they-skip-you = { $name } gioca un salta turno: perdi un turno.
you-knock = Bussi e ricevi { $card }.
they-knock = { $name } bussa e riceve { $card }.
you-pass = Lasci passare { $card }.
they-pass = { $name } lascia passare { $card }.
you-lose-turn = Perdi questo turno.
they-lose-turn = { $name } perde questo turno.
pile-renewed = Il mazzo di pesca è finito: si mescolano gli scarti, che diventano quello nuovo.
you-go-out = Hai chiuso! La manche è finita.
they-go-out = { $name } chiude. La manche è finita.

## Scores and the end

scores-title = Tabella dei punti
scores-total = totale { $points }
scores-no-hand = ancora nessuna manche giocata
won-you = Hai vinto!
won-they = Vince { $names }.
won-several = Vittoria condivisa: { $names }.
reason-card-last-phase = Nessun altro ha completato l'ultima fase.
reason-card-fewest-points = L'ultima fase è stata completata da più giocatori: vince chi ha meno punti.
reason-card-all-hands = Tutte le manche sono state giocate: vince chi ha meno punti.
reason-card-play-off = Ha deciso lo spareggio.
reason-card-shared = Parità di fasi e di punti.
end-record = L'intera partita è in { $file } (tenfold replay la mostra, tenfold verify dimostra che è stata regolare).
end-saved = La partita è salvata. Per continuare: { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
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

help-draw = prendi la carta in cima al mazzo di pesca
help-take = prendi la carta in cima al mazzo degli scarti
help-lay = cala la tua fase nel modo migliore; con l'ordine libero aggiungi il suo numero; oppure gruppo per gruppo: 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = attacca una carta a un gruppo: la carta, la lettera del gruppo e, per un jolly su una sequenza, il capo ({ $low } o { $high })
help-discard = finisci il turno con questa carta; per un salta turno serve anche il nome di chi perde un turno
help-knock = prendi fuori turno la carta appena scartata
help-pass = lascia passare la carta appena scartata
help-hint = che cosa farebbe ora un buon giocatore, e perché
help-moves = tutto quello che puoi fare ora; scrivi un numero della lista per farlo
help-scores = la tabella dei punti
help-rules = la regola dietro l'ultimo rifiuto; con un id come { $example }, quella regola
help-sort = ordina le carte in mano per numero o per colore
help-help = questa lista
help-quit = smetti; la partita viene salvata dopo ogni mossa
help-cards = Carte: R rosso, B blu, G verde, Y giallo e un numero; W è un jolly, S un salta turno.

unknown-command = Non conosco «{ $words }». Puoi scrivere: { $allowed }
no-refusal-yet = Finora non è stato rifiutato nulla. Scrivi { $rules } e un id, per esempio { $example }.
no-such-move = La mossa { $number } non c'è: la lista ne ha { $count }.
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
hit-no-group = Sul tavolo non c'è nessun gruppo «{ $group }». I gruppi sono: { $groups }
no-such-player = Nessuno si chiama «{ $name }». I giocatori sono: { $names }
sorted-by-number = Carte ordinate per numero.
sorted-by-colour = Carte ordinate per colore.
hint = Consiglio: { $reason }

# A group of one colour, by its name; six columns at most.
group-red = rosso
group-blue = blu
group-green = verde
group-yellow = giallo
