# La prima manche guidata: note accanto al tavolo.

lesson-step = Lezione, passo { $step } di { $of }
lesson-i-know = Conosco questo gioco
lesson-leave = Esci dalla lezione
lesson-others = Ora giocano gli altri. Ogni mossa è raccontata qui.
lesson-hand = Queste sono le tue carte. Ti serve: { $phase }.
lesson-draw = Un turno comincia con una carta: pescane una.
lesson-take = Un turno comincia con una carta: prendi quella scoperta.
lesson-lay = La tua fase è completa. Cala la fase { $number }.
lesson-hit = Ora attacca quello che va bene, dove vuoi: tocca { $card }, poi attacca.
lesson-discard = Una carta chiude il tuo turno: tocca { $card }, poi scarta.

## Carte

lesson-card-phase = Terzina e quartina: lo stesso numero; sequenza: numeri in fila. La figura si riempie con quel che hai.
lesson-card-over = La manche è finita. Quel che resta in mano costa punti.
lesson-card-over-phase = Chi ha calato una fase passa alla successiva; gli altri ritentano la propria.
lesson-card-end = Questo è tutto il gioco: chi completa prima l’ultima fase vince. Se sono in più d’uno, decidono i punti, i meno possibile.

## Dadi

lesson-dice-phase = Dieci dadi sono stati lanciati per te. La fase 1 chiede: { $phase }. W è un jolly: vale qualsiasi numero.
lesson-dice-roll-all = Nessuno aiuta: rilancia tutti e dieci.
lesson-dice-keep = Tocca i dadi da tenere, poi lancia gli altri.
lesson-dice-risk = Potresti segnare { $points }, ma si può avere di più.
lesson-dice-write = La tua fase è completa: segna { $points }.
lesson-dice-decline = Puoi anche rinunciare e ritentare la fase.
lesson-dice-others = Ora lanciano gli altri. Vedi ogni lancio.
lesson-dice-block = I tuoi { $points } sono nella tabella dei punti. Ora viene la fase 2.
lesson-dice-end = Questo è tutto il gioco: una fase non riuscita si ritenta. Quando qualcuno le ha tutte, vince chi ha più punti.

## Tabellone

lesson-board-track = Due dadi vengono lanciati per te. La tua pedina si muove di uno di essi, e la casella raggiunta fa qualcosa per te.
lesson-board-move = Scegli dove va la tua pedina.
lesson-board-star = Una casella con le stelle: scegli un’azione qualsiasi.
lesson-board-take = Prendi una carta da un mazzo.
lesson-board-pick = Scegli una carta qualsiasi dagli scarti.
lesson-board-swap = Scambia le carte che non ti servono.
lesson-board-ask = Chiedi un numero agli altri.
lesson-board-give = Ti è stata chiesta una carta: danne una.
lesson-board-over = La manche è finita. Chi ha calato una fase avanza di una casella, chi ha chiuso la manche di due.
lesson-board-end = Questo è tutto il gioco: vince il primo indicatore di fase sulla corona d’alloro.
