# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl: le regole internazionali
edition-card-fx = fx: le regole di F.X. Schmid
variant-card-fixed = fixed: una manche per fase, vince chi ha meno punti
variant-card-short = short:5: solo le prime 5 fasi (o un altro numero)
variant-card-even = even: solo le fasi pari
variant-card-odd = odd: solo le fasi dispari
variant-card-knock = knock: si bussa per una carta appena scartata
variant-card-free = free: le fasi in qualsiasi ordine
bot-card-easy = easy: pensa solo alle proprie carte
bot-card-solid = solid: gioca bene e ti tiene d’occhio
bot-card-strong = strong: pensa in anticipo, con l’extra `fast`
bot-needs-fast = `strong` ha bisogno dell’extra `fast` (pip install tenfold[fast]): al suo posto gioca `solid`.
bot-needs-printed = `strong` conosce solo le dieci fasi stampate: al suo posto gioca `solid`.

## The table

table-hand = Manche { $number }
table-phases-open = { $count ->
    [one] 1 fase aperta
   *[other] { $count } fasi aperte
}
table-skipped = perde un turno
your-phase-lies = La tua fase è sul tavolo: attacca quello che va bene, poi scarta.

## What happens

card-deal = { $name } dà le carte per la manche { $number }. Si gira { $top }.
    .you = Dai tu le carte per la manche { $number }. Si gira { $top }.
card-deal-playoff = Parità! Spareggio sull’ultima fase: { $names }. Si gira { $top }.
card-draw = { $name } pesca una carta.
    .you = Peschi una carta.
card-draw-seen = { $name } pesca { $card }.
    .you = Peschi { $card }.
card-take = { $name } prende { $card } dal mazzo degli scarti.
    .you = Prendi { $card } dal mazzo degli scarti.
card-lay = { $name } cala la fase { $phase }: { $groups }
    .you = Cali la fase { $phase }: { $groups }
card-hit = { $name } attacca { $card } a { $group }.
    .you = Attacchi { $card } a { $group }.
card-hit-as = { $name } attacca { $card } a { $group } come { $number }.
    .you = Attacchi { $card } a { $group } come { $number }.
card-discard = { $name } scarta { $card }.
    .you = Scarti { $card }.
card-skip = { $name } gioca un salta turno: { $target } perde un turno.
    .you = Giochi un salta turno: { $target } perde un turno.
    .to-you = { $name } gioca un salta turno: perdi un turno.
card-knock = { $name } bussa e riceve { $card }.
    .you = Bussi e ricevi { $card }.
card-pass = { $name } lascia passare { $card }.
    .you = Lasci passare { $card }.
card-lose-turn = { $name } perde questo turno.
    .you = Perdi questo turno.
card-lose-turns = { $target } perdono questo turno.
    .to-you = Perdi questo turno, e anche { $target }.
card-pile-renewed = Il mazzo di pesca è finito: si mescolano gli scarti, che diventano quello nuovo.
card-go-out = { $name } chiude. La manche è finita.
    .you = Chiudi. La manche è finita.

## Scores and the end

scores-no-hand = ancora nessuna manche giocata
reason-card-last-phase = Nessun’altra persona ha completato tutte le fasi.
reason-card-fewest-points = Tutte le fasi sono state completate da più persone: vince chi ha meno punti.
reason-card-all-hands = Tutte le manche sono state giocate: vince chi ha meno punti.
reason-card-play-off = Ha deciso lo spareggio.
reason-card-shared = Parità di fasi e di punti.

## Refused

refusal-drawn-already = Hai già preso una carta: ora cala, attacca o scarta.
refusal-skip-not-taken = Un salta turno non si può prendere dal mazzo degli scarti: pesca dal mazzo di pesca.
refusal-no-knocking = In questa partita non si bussa.
refusal-nothing-to-knock = Ora non c’è niente per cui bussare: si può solo per una carta scartata nel turno appena finito, quando chi è di turno l’ha lasciata passare.
refusal-phase-lies = In una manche si può completare una sola fase, e la tua è già sul tavolo: attacca o scarta.
refusal-phase-of-wilds = Almeno una carta della fase dev’essere una carta numerata.
refusal-group-of-wilds = Almeno una carta di ogni gruppo dev’essere una carta numerata.
refusal-phase-first = Prima di attaccare cala la tua fase.
refusal-no-such-group = Sul tavolo non c’è un gruppo così ({ $owner }.{ $group }).
refusal-skip-no-hit = Un salta turno non si attacca mai: scartalo.
refusal-run-full = La sequenza 1-12 non accetta altre carte.
refusal-which-end = Dimmi a quale capo della sequenza { $run } va il jolly: basso o alto.
refusal-end-closed = La sequenza { $run } non ha posto da quella parte: il jolly va dall’altra.
refusal-no-fit = { $card } lì non va: { $group } accetta { $fitting } o un jolly.
refusal-no-skip = Solo un salta turno fa perdere un turno a qualcuno.
refusal-skip-whom = Dimmi chi perde un turno: { $seats }.
refusal-skip-other = Un salta turno va a qualcun altro in questa manche: { $seats }.
refusal-skip-pending = { $target } deve già perdere un turno; puoi scegliere: { $seats }.
refusal-skip-lap = { $target } ha già avuto un salta turno in questo giro; puoi scegliere: { $seats }.
refusal-skip-next = In questa partita un salta turno va a chi viene dopo: { $seats }.
refusal-draw-first = Prima serve una carta: pesca o prendi.
refusal-knock-first = Prima si decide chi bussa: bussa o passa.
refusal-play-first = Ora cala, attacca o scarta.
refusal-keep-one = In questa partita l’ultima carta si deve scartare: tienine una.

## On the page

page-adds-cards = { $name } attacca { $count } carte.
    .you = Attacchi { $count } carte.
page-rung-done = { $count ->
    [one] 1 fase completata
   *[other] { $count } fasi completate
}
page-leads = { $name } conduce: fase { $phase }, { $points }.
    .you = Conduci tu: fase { $phase }, { $points }.
page-leads-done = { $name } conduce: { $done }, { $points }.
    .you = Conduci tu: { $done }, { $points }.
page-leads-points = { $name } conduce con { $points }.
    .you = Conduci tu con { $points }.
page-went-out-discard = { $name } chiude scartando.
    .you = Chiudi scartando.
page-went-out-hit = { $name } chiude attaccando una carta.
    .you = Chiudi attaccando una carta.
page-went-out-lay = { $name } chiude calando la fase.
    .you = Chiudi calando la fase.
