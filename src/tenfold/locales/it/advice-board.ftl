# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = Vai su «{ $space }»: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in più; alla fase { $phase } { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    }.
advice-board-go-again = Vai su «{ $space }»: una carta e un altro turno.
advice-board-go-pick = Vai su «{ $space }»: { $card } è nel mazzo degli scarti e ti serve.
advice-board-go-pick-look = Vai su «{ $space }»: dal mazzo degli scarti puoi scegliere quello che vuoi (carte: { $count }).
advice-board-go-swap = { $count ->
    [one] Vai su «{ $space }»: puoi fare a meno di 1 delle tue carte.
   *[other] Vai su «{ $space }»: puoi fare a meno di { $count } delle tue carte.
}
advice-board-go-all-draw = Vai su «{ $space }»: peschi una carta, anche se lo fanno pure gli altri.
advice-board-go-joker = Vai su «{ $space }»: un jolly va bene dappertutto; alla fase { $phase } { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    }.
advice-board-go-ask = Vai su «{ $space }»: chiedi un { $number }.
advice-board-go-star = Vai su «{ $space }»: da lì vai avanti fino a «{ $next }».
advice-board-go-out = Vai su «{ $space }»: ti aiuta a chiudere la manche (carte che non vanno da nessuna parte: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Prendi { $card }: completa la fase { $phase }.
    [one] Prendi { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Prendi { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-board-take-adds = Prendi { $card }: può andare sul tavolo in questo turno.
advice-board-take-only = Prendi { $card }: il mazzo di pesca non ha carte.
advice-board-draw-better = Pesca dal mazzo: { $card } non serve; alla fase { $phase } { $distance ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $distance } carte
    } (carte utili non viste: { $outs } su { $total }).
advice-board-draw-to-add = Pesca dal mazzo: { $card } sarebbe un’altra carta che non va da nessuna parte.
advice-board-draw-ready = Pesca dal mazzo: la fase { $phase } è già completa senza { $card }.
advice-board-draw-only = Pesca dal mazzo: il mazzo degli scarti è vuoto.
advice-board-pick-shortens = { $after ->
    [0] Scegli { $card }: completa la fase { $phase }.
    [one] Scegli { $card }: alla fase { $phase } mancherà 1 carta invece di { $before }.
   *[other] Scegli { $card }: alla fase { $phase } mancheranno { $after } carte invece di { $before }.
}
advice-board-pick-adds = Scegli { $card }: può andare sul tavolo in questo turno.
advice-board-pick-denies = Scegli { $card }: a te non serve nulla, e { $seat } la vorrebbe.
advice-board-pick-best = Scegli { $card }: lì nulla ti serve subito, questa è la più adatta.
advice-board-swap-spared = Cambia { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } di cui puoi fare a meno più facilmente; alla fase { $phase } { $distance ->
        [one] manca allora 1 carta
       *[other] mancano allora { $distance } carte
    }.
advice-board-swap-stuck = { $count ->
    [one] Cambia 1 carta che non va da nessuna parte sul tavolo.
   *[other] Cambia { $count } carte che non vanno da nessuna parte sul tavolo.
}
advice-board-swap-none = Non cambiare nessuna carta: ti servono tutte, e ne arriva un’altra.
advice-board-ask-known = Chiedi un { $number }: { $seat } ne ha uno.
advice-board-ask-joker = Chiedi un { $number }: { $seat } forse deve dare un jolly.
advice-board-ask-likely = Chiedi un { $number }: qualcuno ne ha uno circa { $chance } volte su 100.
advice-board-give-useless = Dai { $card }: non ti serve.
advice-board-give-least = Dai { $card }: è la carta di cui puoi fare a meno più facilmente.
advice-board-give-safe = Dai { $card }: è quella che serve meno a { $seat }.
advice-board-give-only = Dai { $card }: non c’è scelta.
advice-board-give-joker = Dai il jolly { $card }: non hai carte normali di questo numero.
advice-board-lay-now = Cala ora la fase { $phase } (jolly usati: { $jokers }; carte rimaste: { $left }; senza posto sul tavolo: { $stuck }).
advice-board-lay-out = Cala la fase { $phase }: puoi chiudere la manche in questo turno.
advice-board-add-away = Attacca { $card } a { $group }; carte che restano: { $left }.
advice-board-add-opens = Attacca { $card } a { $group }: fa posto a { $next }.
advice-board-add-joker = Attacca il jolly a { $group }: va bene dappertutto.
advice-board-discard-out = { $card } è la tua ultima carta: chiudi la manche.
advice-board-discard-useless = { $distance ->
    [0] Scarta { $card }: la fase { $phase } è completa anche senza.
    [one] Scarta { $card }: alla fase { $phase } non serve; manca ancora 1 carta (carte utili non viste: { $outs }).
   *[other] Scarta { $card }: alla fase { $phase } non serve; mancano ancora { $distance } carte (carte utili non viste: { $outs }).
}
advice-board-discard-safe = Scarta { $card } e non { $instead }, che può servire a { $seat }.
advice-board-discard-stuck = Scarta { $card }: non va da nessuna parte sul tavolo.
advice-board-discard-least = Scarta { $card }: è la carta di cui puoi fare a meno più facilmente; alla fase { $phase } { $distance ->
        [one] mancherà 1 carta
       *[other] mancheranno { $distance } carte
    }.
advice-board-discard-joker = Scarta il jolly { $card }: non hai altro.
advice-board-discard-two = Scarta { $cards }: ci sono solo gruppi completi, quindi due carte possono andare.
advice-board-keep-best = Tieni { $cards }: alla fase { $phase } { $distance ->
        [one] mancherà 1 carta
       *[other] mancheranno { $distance } carte
    }.
advice-board-keep-none = Non tenere nessuna carta: quelle nuove dovrebbero servire di più alla fase { $phase }.

## How rounds end with the better choice, instead of what was done

outlook-advances = L’indicatore di { $name } avanza in media di { $best ->
        [one] 1 casella
       *[other] { $best } caselle
    } invece di { $done }.
    .you = Il tuo indicatore avanza in media di { $best ->
        [one] 1 casella
       *[other] { $best } caselle
    } invece di { $done }.
outlook-others-advance = Gli indicatori degli altri avanzano in media di { $best ->
        [one] 1 casella
       *[other] { $best } caselle
    } ciascuno invece di { $done }.
outlook-likely-starts = { $name } comincia la manche successiva { $best } volte su 100 invece di { $done }.
    .you = Cominci la manche successiva { $best } volte su 100 invece di { $done }.
