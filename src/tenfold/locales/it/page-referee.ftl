# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Carte e dadi da toccare
page-referee-colour-of = Colore
page-referee-colour = { $colour ->
    [R] rosso
    [B] blu
    [G] verde
    [O] arancione
   *[Y] giallo
}
page-referee-group = Gruppo { $number }
page-referee-add-group = Gruppo sul tavolo
page-referee-drop = Togli il gruppo { $number }
page-referee-take = Togli { $card }
page-referee-clear = Svuota
page-referee-type = O scrivi le carte
page-referee-which = Che cos’è?
page-referee-no-group = Non è un gruppo: servono numeri uguali, una sequenza di almeno { $run } numeri o carte di un solo colore.
page-referee-none = Tocca le carte di una mano: è la fase, quanto manca, quanto costa?
page-referee-complete = La fase { $number } è completa
page-referee-outs = Queste carte aiutano:
page-referee-left = Resta in mano:
page-referee-keep-one = Deve restare una carta da scartare.
page-referee-cost = { $points ->
    [one] La mano costa 1 punto.
   *[other] La mano costa { $points } punti.
}
page-referee-cost-left = { $points ->
    [one] Il resto costa 1 punto.
   *[other] Il resto costa { $points } punti.
}
page-referee-fits = Si attacca al gruppo { $number }:
page-referee-fits-none = Niente si attacca al gruppo { $number }.
page-referee-low = in basso
page-referee-high = in alto
page-referee-after-phase = Si attaccano carte quando la propria fase è sul tavolo.
page-referee-how-cards = Si prova ogni modo di usare le carte per i gruppi della fase, jolly compresi. La cifra è il minor numero di carte che devono ancora arrivare; le carte utili sono quelle che la riducono.

## Dice

page-referee-roll = I dieci dadi
page-referee-dice-none = { $count ->
    [one] Tocca che cosa mostrano i dadi: ne manca 1.
   *[other] Tocca che cosa mostrano i dadi: ne mancano { $count }.
}
page-referee-dice-impossible = Dieci dadi della serie stampata non possono mostrarlo insieme.
page-referee-dice-points = { $points ->
    [one] Completa: 1 punto
   *[other] Completa: { $points } punti
}
page-referee-dice-missing = { $count ->
    [one] Non completa: deve cambiare 1 dado
   *[other] Non completa: devono cambiare { $count } dadi
}
page-referee-dice-keep = Tieni:
page-referee-dice-wanted = Gli altri dovrebbero mostrare:
page-referee-how-dice = Si prova ogni modo di usare i dieci dadi, jolly compresi. I punti sono quelli del migliore; se nessuno completa la fase, la cifra è il minor numero di dadi che devono mostrare altro.

## The coach of the dice

page-coach = Il coach
page-coach-roll = Quale lancio
page-coach-roll-number = Lancio { $number }
page-coach-points = Punti delle fasi finora
page-coach-most = { $most ->
    [one] Prima della fase { $phase } c’è al massimo 1 punto.
   *[other] Prima della fase { $phase } ci sono al massimo { $most } punti.
}
page-coach-need = Inserisci i punti delle fasi finora: allora il coach può consigliare.
page-coach-lost = Punti persi finora
page-coach-five = Ogni tentativo fallito o rifiutato costa 5 punti: inserisci 0, 5, 10 e così via.
page-coach-again = Questa fase è già fallita una volta
page-coach-failed = Non resta nessun lancio e la fase non è completa: questo tentativo è fallito.
page-coach-which = Anche altri dadi possono mostrare queste facce. Quali le hanno mostrate fa differenza: guarda le loro altre facce.
page-coach-die = Il dado { $die } mostra
page-coach-any = qualsiasi
page-coach-rules = Valori esatti per le regole stampate, in solitario; non serve un server. Contro altri e con altre regole li calcola il server.
page-analysis-title = Tavolo di analisi

## May I?

page-referee-may = Posso…
page-referee-yes = Sì
page-referee-no = No
page-may-take-wild = prendere un jolly dal mazzo degli scarti?
page-may-take-skip = prendere un salta turno dal mazzo degli scarti?
page-may-lay-part = calare solo una parte della fase?
page-may-lay-longer = calare più carte di quante ne chiede la fase?
page-may-lay-two = calare due fasi in una manche?
page-may-same-number = fare due gruppi con lo stesso numero?
page-may-wrap = continuare una sequenza da 12 a 1?
page-may-wrap-dice = continuare una sequenza da 10 a 1?
page-may-wilds-alone = usare solo jolly?
page-may-jokers-alone = fare un gruppo di soli jolly?
page-may-swap-wild = scambiare un jolly sul tavolo con la carta che rappresenta?
page-may-add-before = attaccare carte prima che la mia fase sia calata?
page-may-add-same-turn = attaccare carte nel turno in cui calo la fase?
page-may-add-to-others = attaccare carte ai gruppi degli altri?
page-may-skip-twice = far saltare due volte la stessa persona in un giro?
page-may-out-without-discard = chiudere senza un ultimo scarto?
page-may-joker-on-full = attaccare un jolly a un gruppo completo?
page-may-discard-two = scartare due carte insieme?
page-may-reroll-kept = rilanciare un dado che ho tenuto?
page-may-stop-early = fermarmi prima del terzo lancio?
page-may-wild-colour = usare un jolly come altro colore?
page-may-decline = rinunciare ai punti di una fase completata?
page-may-skip-phase = saltare una fase e riprenderla dopo?

## Odds

page-odds-deal = Quanto spesso dieci carte distribuite contengono già la fase:
page-odds-roll = Quanto spesso il primo lancio dei dieci dadi completa la fase:
page-odds-one-in = 1 su { $count }
page-odds-average = punti in media: { $points }
page-odds-exact = { $hold } su { $of }
page-odds-scale = Ogni passo della scala è dieci volte più probabile del precedente.
page-odds-method-deal = Ogni mano possibile di dieci carte è contata, sono { $of }, niente è simulato. Le cifre sono le mani che contengono la fase; la probabilità è la loro parte.
page-odds-method-roll = Ogni lancio possibile è contato, sono { $of }, niente è simulato. Le cifre sono i lanci che completano la fase; la probabilità è la loro parte, e la media è dei loro punti.
