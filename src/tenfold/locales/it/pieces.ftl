# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
list-and = e
table-empty = vuoto
table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
your-hand = Le tue carte in mano
your-distance = { $distance ->
    [0] pronta da calare
    [one] manca 1 carta
   *[other] mancano { $distance } carte
}
your-open-phase = Fase { $number }: { $needs }
need-set = { $size ->
    [2] coppia
    [3] terzina
    [4] quartina
    [5] cinquina
   *[other] set di { $size }
}
need-run = sequenza di { $size }
need-colour = { $size } carte di un colore
need-and = { $first } e { $second }

## Scores and the end

scores-title = Tabella dei punti
won-they = Vince { $names }.
won-several = Vittoria condivisa: { $names }.
won-alone = La partita è finita: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = rosso
group-blue = blu
group-green = verde
group-yellow = giallo

## Refused

refusal-no-card = «{ $text }» non è una carta: scrivi R, B, G o Y e un numero da 1 a 12, W per un jolly, S per un salta turno.
refusal-no-group = «{ $text }» non è un gruppo: scrivi 5s(R5 G5 W), 3-6(R3 W B5 G6) o red(R1 R4 W).
refusal-not-of-set = { $card } non va in un set di { $number }.
refusal-no-such-number = Il numero { $number } non esiste: i numeri vanno da 1 a 12.
refusal-run-too-far = Una sequenza resta tra 1 e 12: { $run } no.
refusal-not-of-run = { $card } non può valere { $number } nella sequenza { $run }.
refusal-not-of-colour = { $card } non ha il colore di questo gruppo ({ $colour }).
refusal-skip-in-group = Un salta turno non fa mai parte di un gruppo.
refusal-run-length = { $count ->
    [one] La sequenza { $run } non è di { $count } carta.
   *[other] La sequenza { $run } non è di { $count } carte.
}
refusal-game-over = La partita è finita.
refusal-extra-group = La fase { $number } è: { $phase }. Altre carte possono allungare i suoi gruppi, ma non si aggiunge nessun gruppo.
refusal-not-the-phase = La fase { $number } è: { $phase }, e si cala intera. { $groups } non va bene.
refusal-wrong-phase = La fase { $number } ora non si può calare; puoi calare: { $allowed }.
refusal-discard-empty = Il mazzo degli scarti è vuoto: pesca dal mazzo di pesca.
refusal-not-in-hand = Non hai in mano { $cards }; hai { $hand }.
refusal-free-and-fixed = Ordine libero e manche fisse si contraddicono: con le manche fisse ogni manche ha la sua fase, quindi non c’è un ordine da scegliere.
refusal-variant-contradicts = La variante { $variant } ne contraddice un’altra: scegli una delle due.
refusal-unknown-variant = La variante { $variant } non esiste: scegli tra { $variants }.
refusal-short-length = { $short ->
    [one] Una partita breve di { $short } fase non è possibile: scegli da 1 a { $most }; la lista ne ha { $listed }.
   *[other] Una partita breve di { $short } fasi non è possibile: scegli da 1 a { $most }; la lista ne ha { $listed }.
}
refusal-run-not-full = Solo una sequenza 1-12 ha posto per altri jolly: { $run } non ne ha.
refusal-no-action = «{ $text }» non è un’azione di questo gioco: scrivi { $forms }.
refusal-unknown-game = Non c’è un gioco «{ $name }»: scegli tra { $games }.
refusal-unknown-edition = Non c’è un’edizione «{ $edition }»: scegli tra { $editions }.
refusal-unknown-option = Non c’è un’opzione «{ $option }»: scegli tra { $options }.
refusal-option-value = { $name }: { $problem }
refusal-option-contradicts = L’opzione { $option } contraddice una variante: scegli una delle due.
refusal-no-phases = Non c’è nessuna fase da giocare: la lista è vuota.
refusal-phase-too-long = La fase { $number } chiede { $size } carte; una mano può calarne al massimo { $room }.
refusal-players = Possono giocare da { $fewest } a { $most } persone, non { $players }.
refusal-dealer = Chi comincia deve sedere a uno dei posti.
refusal-unknown-bot = Non c’è un bot «{ $name }»: scegli tra { $bots }.
option-names = Serve un elenco di nomi tra virgolette.
option-text = Serve un testo tra virgolette.
option-flag = Serve true o false.
option-number = Serve un numero intero da { $least } a { $most }.
option-member = Serve una di queste scelte: { $allowed }.
option-phases = Serve un elenco di fasi come "set 3 + run 4".
refusal-no-phase = «{ $text }» non è una fase: scrivi gruppi come set 3 + run 4 o colour 7 (set e colour da 2, run da 3, fino a 12 carte).
refusal-two-colour-groups = La fase «{ $text }» chiede due gruppi di un colore; al massimo uno è possibile.
refusal-which-dice = I dadi sono { $dice }: { $die } manca o non ne fa parte.
refusal-die-colours = { $die }: «{ $colours }» devono essere sei lettere tra b, r, o e g, per le facce { $faces }.
refusal-run-too-short = Una sequenza ha almeno { $shortest } numeri, e la fase { $number } ne chiede una più corta.
refusal-no-hints = Per questo gioco non ci sono consigli.
refusal-no-referee = Per questo gioco non c’è un arbitro.
refusal-no-odds = Per questo gioco le probabilità non sono calcolate.
refusal-no-review = Per questo gioco non c’è un’analisi a posteriori.
refusal-no-analysis = Per questo gioco non c’è un’analisi.
refusal-no-screen = A questo gioco non si può giocare nel terminale.
refusal-no-replay = Questo gioco non si può rivedere nel terminale.
refusal-no-pad = Per questo gioco non c’è una tabella dei punti.
