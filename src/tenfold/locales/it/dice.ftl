# The dice game: what happens, what is refused and why, what is advised and why, and its terms.

## Refused

refusal-die-twice = Ogni dado si può tenere una volta sola.
refusal-keep-all = Per tenere tutti e dieci i dadi scrivi basta: non resta nulla da lanciare.
refusal-no-fourth-roll = Un turno ha tre lanci e sono già fatti: segna o rinuncia.
refusal-keep-first = Prima tieni dei dadi e lancia gli altri, oppure basta.
refusal-score-first = La fase è completata: segna o rinuncia.
refusal-no-decline-alone = In questa partita non si può rinunciare a una fase completata.
refusal-no-decline-in-the-end = Alla fine della partita non si rinuncia a una fase completata.
refusal-no-die = «{ $word }» non è un dado: sono { $dice }.
refusal-colour-alone = La fase { $number } chiede dadi di un colore e altro ancora: un colore sta da solo.
refusal-phase-impossible = La fase { $number } non si può mai completare con questi dadi.

## Setting up

edition-dice-de = de: le regole tedesche
variant-dice-locked = locked: i dadi tenuti restano fermi fino alla fine del turno
variant-dice-free-decline = free-decline: da soli, rinunciare a una fase completata non costa nulla
variant-dice-no-decline = no-decline: da soli, non si può rinunciare a una fase completata
variant-dice-deductions = deductions: da soli, le detrazioni contano nei punti per il bonus delle 5 fasi
bot-dice-random = random: lancia a caso
bot-dice-easy = easy: si accontenta del primo successo
bot-dice-solid = solid: valuta probabilità e punti
bot-dice-optimal = optimal: gioca alla perfezione per i punti
bot-dice-racer = racer: gioca per vincere

## A turn

dice-points = { $points } punti
dice-all-done = tutte le fasi
dice-missing = { $count ->
    [one] manca 1 dado
   *[other] mancano { $count } dadi
}
dice-need-set = { $size ->
    [2] coppia
    [3] terzina
    [4] quartina
    [5] cinquina
   *[other] { $size } uguali
}
dice-need-run = sequenza di { $size }
dice-need-colour = { $size } dadi di un colore

## What happens

you-begin = Tieni tu il blocco e cominci.
they-begin = { $name } tiene il blocco e comincia.
you-keep-dice = { $rolled ->
    [one] Tieni { $dice } e lanci 1 dado.
   *[other] Tieni { $dice } e lanci { $rolled } dadi.
}
they-keep-dice = { $name } lancia { $roll } e tiene { $dice }.
you-keep-nothing = Rilanci tutti e dieci i dadi.
they-keep-nothing = { $name } lancia { $roll } e non tiene nulla.
you-make-phase = Completi la fase { $phase }: { $points } punti.
they-make-phase = { $name } lancia { $roll } e completa la fase { $phase }: { $points } punti.
you-fail-phase = La fase { $phase } non è riuscita: la ritenti al prossimo turno.
they-fail-phase = { $name } lancia { $roll } e non completa la fase { $phase }.
you-fail-phase-alone = La fase { $phase } non è riuscita: { $cost } punti in meno, e la ritenti.
you-fail-for-good = La fase { $phase } non è riuscita: la tua partita finisce qui.
they-fail-for-good = { $name } lancia { $roll }, non completa la fase { $phase } e ha finito.
you-refuse-points = Rinunci ai punti della fase { $phase } e la ritenti al prossimo turno.
they-refuse-points = { $name } lancia { $roll } e rinuncia ai punti della fase { $phase }.
you-refuse-points-alone = Rinunci ai punti della fase { $phase }: { $cost } punti in meno, e la ritenti.
you-win-bonus-5 = { $points } punti dopo cinque fasi: ricevi il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
they-win-bonus-5 = { $name } ha { $points } punti dopo cinque fasi e riceve il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
you-miss-bonus-5 = { $points } punti dopo cinque fasi: niente bonus delle 5 fasi (ne servivano { $wanted }).
they-miss-bonus-5 = { $name } ha { $points } punti dopo cinque fasi e non riceve il bonus delle 5 fasi (ne servivano { $wanted }).
you-win-bonus-10 = Ricevi il bonus delle { $count } fasi, 40 punti.
they-win-bonus-10 = { $name } riceve il bonus delle { $count } fasi, 40 punti.
you-miss-bonus-10 = Tutte le { $count } fasi sono completate, ma senza il bonus delle { $count } fasi.
they-miss-bonus-10 = { $name } ha completato tutte le { $count } fasi, ma senza il bonus delle { $count } fasi.
you-start-the-end = Hai completato tutte le fasi. È la fine: gli altri tentano di fila quelle che mancano.
they-start-the-end = { $name } ha completato tutte le fasi. È la fine: gli altri tentano di fila quelle che mancano.

## The block, the end and high scores

block-title = Tabella dei punti
block-most = max
block-bonus = bonus delle { $count } fasi
block-failed = tentativi falliti
block-declined = rinunce
block-deducted = detrazioni
block-total = totale
reason-dice-all-phases = Nessun altro ha completato tutte le fasi.
reason-dice-most-points = Tutte le fasi sono state completate da più giocatori: vince chi ha più punti.
reason-dice-best-phase = Parità di fasi e di punti: ha deciso la fase migliore.
reason-dice-shared = Parità di fasi, di punti e di fase migliore.

## Advised

# Perché un buon giocatore farebbe così, ai dadi.
advice-dice-keep = { $missing ->
    [one] Tieni { $dice }: alla fase { $phase } manca allora ancora 1 dado, e riesce circa { $chance } volte su 100.
   *[other] Tieni { $dice }: alla fase { $phase } mancano allora ancora { $missing } dadi, e riesce circa { $chance } volte su 100.
}
advice-dice-keep-nothing = Rilancia tutti i dadi: la fase { $phase } riesce poi circa { $chance } volte su 100.
advice-dice-improve = { $chance ->
    [100] Tieni { $dice }: i { $points } punti sono sicuri, e gli altri dadi possono portarne di più.
   *[other] Tieni { $dice }: hai { $points } punti, e conviene cercarne di più; va bene circa { $chance } volte su 100.
}
advice-dice-stop = Basta così: in media un altro lancio non porta più di questi { $points } punti.
advice-dice-score = Fai segnare: { $points } punti bastano.
advice-dice-decline = Rinuncia: { $points } punti sono pochi, un altro tentativo in media ne porta di più.

## Ai dadi

they-fail-phase-alone = { $name } lancia { $roll } e non completa la fase { $phase }: { $cost } punti in meno.
they-refuse-points-alone = { $name } lancia { $roll } e rifiuta i punti della fase { $phase }: { $cost } punti in meno.
