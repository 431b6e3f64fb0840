# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Ogni dado si può tenere una volta sola.
refusal-keep-all = Tenere tutti e dieci i dadi vuol dire fermarsi: non resta nulla da lanciare.
refusal-no-fourth-roll = Un turno ha tre lanci e sono già fatti: segna i punti o rinuncia.
refusal-keep-first = Prima tieni dei dadi e lancia gli altri, oppure fermati.
refusal-score-first = La fase è completata: segna i punti o rinuncia.
refusal-no-decline-alone = In questa partita non si può rinunciare a una fase completata.
refusal-no-decline-in-the-end = Alla fine della partita non si rinuncia a una fase completata.
refusal-no-die = «{ $word }» non è un dado: sono { $dice }.
refusal-colour-alone = La fase { $number } chiede dadi di un colore e altro ancora: un colore deve stare da solo.
refusal-phase-impossible = La fase { $number } non si può mai completare con questi dadi.
option-dice = Serve una tabella dei dieci dadi, per esempio L1 = "b g o g r o".

## Setting up

edition-dice-de = de: le regole tedesche
variant-dice-locked = locked: i dadi tenuti restano fermi fino alla fine del turno
variant-dice-free-decline = free-decline: in solitario, rinunciare a una fase completata non costa nulla
variant-dice-no-decline = no-decline: in solitario, non si può rinunciare a una fase completata
variant-dice-deductions = deductions: in solitario, le detrazioni contano nei punti per il bonus delle 5 fasi
bot-dice-easy = easy: si accontenta del primo successo
bot-dice-solid = solid: valuta probabilità e punti
bot-dice-optimal = optimal: gioca alla perfezione per i punti
bot-dice-racer = racer: gioca per vincere

## A turn

dice-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
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

dice-begin = { $name } tiene la tabella dei punti e comincia.
    .you = Tieni tu la tabella dei punti e cominci.
dice-keep = { $name } lancia { $roll } e tiene { $dice }.
    .you = { $rolled ->
        [one] Tieni { $dice } e lanci 1 dado.
       *[other] Tieni { $dice } e lanci { $rolled } dadi.
    }
dice-keep-nothing = { $name } lancia { $roll } e non tiene nulla.
    .you = Rilanci tutti e dieci i dadi.
dice-make-phase = { $name } lancia { $roll } e completa la fase { $phase }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you = Completi la fase { $phase }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
dice-fail-phase = { $name } lancia { $roll } e non completa la fase { $phase }.
    .you = La fase { $phase } non è riuscita: la ritenti al prossimo turno.
dice-fail-phase-alone = { $name } lancia { $roll } e non completa la fase { $phase }: { $cost } punti in meno.
    .you = La fase { $phase } non è riuscita: { $cost } punti in meno, e la ritenti.
dice-fail-for-good = { $name } lancia { $roll }, non completa la fase { $phase } e finisce qui la partita.
    .you = La fase { $phase } non è riuscita: la tua partita finisce qui.
dice-refuse-points = { $name } lancia { $roll } e rinuncia ai punti della fase { $phase }.
    .you = Rinunci ai punti della fase { $phase } e la ritenti al prossimo turno.
dice-refuse-points-alone = { $name } lancia { $roll } e rinuncia ai punti della fase { $phase }: { $cost } punti in meno.
    .you = Rinunci ai punti della fase { $phase }: { $cost } punti in meno, e la ritenti.
dice-win-bonus-5 = { $name } ha { $points } punti dopo cinque fasi e riceve il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
    .you = { $points } punti dopo cinque fasi: ricevi il bonus delle 5 fasi, 40 punti (ne servivano { $wanted }).
dice-miss-bonus-5 = { $name } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } dopo cinque fasi e non riceve il bonus delle 5 fasi (ne servivano { $wanted }).
    .you = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } dopo cinque fasi: niente bonus delle 5 fasi (ne servivano { $wanted }).
dice-win-bonus-10 = { $count ->
    [one] { $name } riceve il bonus della fase, 40 punti.
   *[other] { $name } riceve il bonus delle { $count } fasi, 40 punti.
}
    .you = { $count ->
        [one] Ricevi il bonus della fase, 40 punti.
       *[other] Ricevi il bonus delle { $count } fasi, 40 punti.
    }
dice-miss-bonus-10 = { $count ->
    [one] { $name } ha completato la fase, ma senza il bonus.
   *[other] { $name } ha completato tutte le { $count } fasi, ma senza il bonus delle { $count } fasi.
}
    .you = { $count ->
        [one] La fase è completata, ma senza il bonus.
       *[other] Tutte le { $count } fasi sono completate, ma senza il bonus delle { $count } fasi.
    }
dice-start-the-end = { $name } ha { $count ->
        [10] tutte e dieci
       *[other] tutte
    } le fasi. Per tutti gli altri resta un ultimo turno.
    .you = Hai { $count ->
        [10] tutte e dieci
       *[other] tutte
    } le fasi. Per tutti gli altri resta un ultimo turno.

## The block, the end and high scores

block-title = Tabella dei punti
block-most = max
block-bonus = { $count ->
    [one] bonus della fase
   *[other] bonus delle { $count } fasi
}
block-failed = tentativi falliti
block-declined = rinunce
block-deducted = detrazioni
block-lost = { $failed ->
    [one] 1 tentativo fallito:
   *[other] { $failed } tentativi falliti:
}
block-lost-both = { $failed ->
    [one] 1 tentativo fallito
   *[other] { $failed } tentativi falliti
}, rinunce { $declined }:
block-total = totale
reason-dice-all-phases = Nessun’altra persona ha completato tutte le fasi.
reason-dice-most-points = Tutte le fasi sono state completate da più persone: vince chi ha più punti.
reason-dice-best-phase = Parità di fasi e di punti: ha deciso la fase migliore.
reason-dice-shared = Parità di fasi, di punti e di fase migliore.

## I dadi sulla pagina

dice-rolls-left = Lanci rimasti
dice-leave-one = Lascia un dado da lanciare
dice-do-complete = Completa: segnala, oppure lancia per averne di più
dice-sure-roll = { $points ->
    [one] Puoi perdere questo punto. Lanci?
   *[other] Puoi perdere questi { $points } punti. Lanci?
}
dice-sure-decline = { $points ->
    [one] Perdi questo punto e ritenti la fase { $phase }. Davvero?
   *[other] Perdi questi { $points } punti e ritenti la fase { $phase }. Davvero?
}
dice-writes-down = { $name } segna { $points } per la fase { $phase }.

## On the page

page-wait-dice = { $name } lancia i dadi
page-the-dice = I dadi
page-high-dice = Dadi alti
page-low-dice = Dadi bassi
page-rolls-left = { $rolls ->
    [one] ancora 1 lancio
   *[other] ancora { $rolls } lanci
}
page-do-keep = { $rolls ->
    [one] Tocca i dadi da tenere: ancora 1 lancio
   *[other] Tocca i dadi da tenere: ancora { $rolls } lanci
}
page-do-keep-last = Tocca i dadi da tenere: è l’ultimo lancio
page-do-score = Completa! Prendi i punti?
page-complete = Completa: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-roll-rest = { $count ->
    [one] Lancia 1 dado
   *[other] Lancia { $count } dadi
}
page-keep-useful = Tieni i dadi utili
