# Perché un buon giocatore ora farebbe così, sul tabellone.

advice-board-go-cards = { $count ->
    [one] Vai su «{ $space }»: 1 carta in più; carte che mancano alla fase { $phase }: { $distance }.
   *[other] Vai su «{ $space }»: { $count } carte in più; carte che mancano alla fase { $phase }: { $distance }.
}
advice-board-go-again = Vai su «{ $space }»: una carta e un altro turno.
advice-board-go-pick = Vai su «{ $space }»: { $card } è nel mazzo degli scarti e ti serve.
advice-board-go-pick-look = Vai su «{ $space }»: dal mazzo degli scarti puoi scegliere quello che vuoi (carte: { $count }).
advice-board-go-swap = Vai su «{ $space }»: carte di cui puoi fare a meno: { $count }.
advice-board-go-all-draw = Vai su «{ $space }»: peschi una carta, anche se lo fanno pure gli altri.
advice-board-go-joker = Vai su «{ $space }»: un jolly va dappertutto; carte che mancano alla fase { $phase }: { $distance }.
advice-board-go-ask = Vai su «{ $space }»: chiedi un { $number }.
advice-board-go-star = Vai su «{ $space }»: da lì vai avanti fino a «{ $next }».
advice-board-go-out = Vai su «{ $space }»: ti aiuta a chiudere la manche (carte che non vanno da nessuna parte: { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Prendi { $card }: completa la fase { $phase }.
   *[other] Prendi { $card }: alla fase { $phase } ne mancheranno { $after } invece di { $before }.
}
advice-board-take-adds = Prendi { $card }: va bene sul tavolo.
advice-board-take-only = Prendi { $card }: il mazzo di pesca non ha carte.
advice-board-draw-better = Pesca dal mazzo: { $card } non serve, e { $outs } delle { $total } carte non viste avvicinano la fase { $phase }, a cui ne mancano { $distance }.
advice-board-draw-to-add = Pesca dal mazzo: { $card } non va da nessuna parte sul tavolo.
advice-board-draw-only = Pesca dal mazzo: il mazzo degli scarti è vuoto.
advice-board-pick-shortens = { $after ->
    [0] Scegli { $card }: completa la fase { $phase }.
   *[other] Scegli { $card }: alla fase { $phase } ne mancheranno { $after } invece di { $before }.
}
advice-board-pick-adds = Scegli { $card }: va bene sul tavolo.
advice-board-pick-denies = Scegli { $card }: a te non serve nulla, e { $seat } la vorrebbe.
advice-board-pick-best = Scegli { $card }: lì nulla ti serve subito, questa è la più adatta.
advice-board-swap-useless = { $count ->
    [one] Cambia 1 carta che non serve alla fase { $phase }, a cui ne mancano { $distance }.
   *[other] Cambia { $count } carte che non servono alla fase { $phase }, a cui ne mancano { $distance }.
}
advice-board-swap-stuck = { $count ->
    [one] Cambia 1 carta che non va da nessuna parte sul tavolo.
   *[other] Cambia { $count } carte che non vanno da nessuna parte sul tavolo.
}
advice-board-swap-none = Non cambiare nessuna carta: ti servono tutte, e ne arriva un'altra.
advice-board-ask-known = Chiedi un { $number }: { $seat } ne ha uno.
advice-board-ask-joker = Chiedi un { $number }: { $seat } forse deve dare un jolly.
advice-board-ask-likely = Chiedi un { $number }: qualcuno ne ha uno circa { $chance } volte su 100.
advice-board-give-useless = Dai { $card }: non ti serve.
advice-board-give-safe = Dai { $card }: è quella che serve meno a { $seat }.
advice-board-give-only = Dai { $card }: non c'è scelta.
advice-board-give-joker = Dai il jolly { $card }: non hai carte normali di questo numero.
advice-board-lay-now = Cala ora la fase { $phase } (jolly usati: { $jokers }; carte rimaste: { $left }, di cui { $stuck } non vanno da nessuna parte).
advice-board-lay-out = Cala la fase { $phase }: puoi chiudere la manche in questo turno.
advice-board-add-away = Attacca { $card } a { $group }; carte rimaste: { $left }.
advice-board-add-opens = Attacca { $card } a { $group }: fa posto a { $next }.
advice-board-add-joker = Attacca il jolly a { $group }: va dappertutto.
advice-board-discard-out = { $card } è la tua ultima carta: chiudi la manche.
advice-board-discard-useless = Scarta { $card }: alla fase { $phase } non serve, ne mancano ancora { $distance } (carte utili non viste: { $outs }).
advice-board-discard-safe = Scarta { $card } e non { $instead }, che può servire a { $seat }.
advice-board-discard-stuck = Scarta { $card }: non va da nessuna parte sul tavolo.
advice-board-discard-least = Scarta { $card }: tutte le carte servono, questa meno delle altre; alla fase { $phase } ne mancheranno { $distance }.
advice-board-discard-joker = Scarta il jolly { $card }: non hai altro.
advice-board-discard-two = Scarta { $cards }: ci sono solo gruppi completi, quindi due carte possono andare.
advice-board-keep-best = Tieni { $cards }: alla fase { $phase } ne mancheranno { $distance }.
advice-board-keep-none = Non tenere nessuna carta: nessuna serve alla fase { $phase }.
