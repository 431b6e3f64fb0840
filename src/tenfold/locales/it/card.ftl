# The card game: what happens, what is refused and why, what is advised and why, and its terms.

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
card-draw-seen = { $name } pesca { $card }.
    .you = Peschi { $card }.
card-take = { $name } prende { $card } dal mazzo degli scarti.
    .you = Prendi { $card } dal mazzo degli scarti.
card-lay = { $name } cala la fase { $phase }: { $groups }
    .you = Cali la fase { $phase }: { $groups }
card-hit = { $name } attacca { $card } a { $group }.
    .you = Attacchi { $card } a { $group }.
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
    .to-you = Tu e { $target } perdete questo turno.
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

## Advised

# Perché un buon giocatore ora farebbe così.
advice-take-shortens = { $after ->
    [0] Prendi { $card }: completa la fase { $phase }.
    [one] Prendi { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Prendi { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-take-hits = Prendi { $card }: puoi attaccarla in questo turno.
advice-take-ready = Prendi { $card }: la fase { $phase } è completa, e anche questa carta può andare sul tavolo in questo turno.
advice-draw-better = Pesca dal mazzo: per { $card } non ne vale la pena; alla fase { $phase } { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    } (carte utili non viste: { $outs } su { $total }).
advice-draw-to-hit = Pesca dal mazzo: con { $card } ti resterebbe una carta in più.
advice-draw-ready = Pesca dal mazzo: la fase { $phase } è già completa, e con { $card } ti resterebbe una carta in più.
advice-draw-only = Pesca dal mazzo: dal mazzo degli scarti non si può prendere nulla.
advice-knock-shortens = { $after ->
    [0] Bussa per { $card }: completa la fase { $phase }.
    [one] Bussa per { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Bussa per { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-knock-hits = Bussa per { $card }: puoi attaccarla subito.
advice-knock-ready = Bussa per { $card }: la fase { $phase } è completa, e anche questa carta può andare subito sul tavolo.
advice-pass = Passa: { $card } non ti serve.
advice-lay-now = Cala ora la fase { $phase } (jolly usati: { $wilds }; carte rimaste: { $left }; senza posto sul tavolo: { $stuck }).
advice-lay-hard = Cala la fase { $phase }, la più difficile che puoi; più facili, che possono aspettare: { $others }.
advice-lay-out = Cala la fase { $phase }: puoi chiudere in questo turno.
advice-hit-away = Attacca { $card } a { $group }; carte che restano: { $left }.
advice-hit-opens = Attacca { $card } a { $group }: fa posto a { $next }.
advice-go-out = { $card } è la tua ultima carta: chiudi.
advice-skip-going-out = Fai saltare il turno a { $seat }, che potrebbe chiudere (carte rimaste: { $cards }).
advice-skip-leader = Fai saltare il turno a { $seat }, in testa (fasi: { $done }, punti: { $points }).
advice-skip-rival = Fai saltare il turno a { $seat }, la minaccia più forte che puoi colpire (fasi: { $done }, punti: { $points }).
advice-skip-again = Fai saltare il turno a { $seat }: tocca subito di nuovo a te.
advice-discard-useless = Scarta { $card }: alla fase { $phase } non serve; { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    } (carte utili non viste: { $outs }).
advice-discard-safe = Scarta { $card } e non { $instead }, che { $seat } sembra volere.
advice-discard-dear = Scarta { $card }, che vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $seat } forse chiude presto (carte rimaste: { $cards }).
advice-discard-stuck = Scarta { $card }: non va da nessuna parte sul tavolo.
advice-discard-least = Scarta { $card }: è la carta di cui puoi fare a meno più facilmente; alla fase { $phase } { $distance ->
        [one] mancherà 1 carta
       *[other] mancheranno { $distance } carte
    }.
advice-keep-wild = { $turns ->
    [one] Scarta { $card } e tieni il jolly: ti fa risparmiare circa { $turns } turno.
   *[other] Scarta { $card } e tieni il jolly: ti fa risparmiare circa { $turns } turni.
}
