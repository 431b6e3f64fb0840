# The rules of the dice game, in our own words.

rule-dice-players = Da 1 a 8 giocatori; con uno solo è il gioco in solitario.
rule-dice-dice = Dieci dadi: sei mostrano 5, 6, 7, 8, 9, 10, quattro mostrano 1, 2, 3, 4, W, W (W è un jolly). Ogni faccia ha uno di quattro colori: blu, rosso, arancione, verde; ogni dado mescola i colori a modo suo.
rule-dice-dice-colours = Il regolamento non stampa il colore di ogni faccia. Qui i colori sono quelli di una serie vera; con una regola della casa valgono quelli dei tuoi dadi.
rule-dice-phases = 1: due terzine. 2: terzina + sequenza di 4. 3: quartina + sequenza di 4. 4: sequenza di 7. 5: sequenza di 8. 6: sequenza di 9. 7: due quartine. 8: sette dadi di un colore. 9: cinquina + coppia. 10: cinquina + terzina.
rule-dice-phases-maximum = La tabella riporta dietro ogni fase il massimo che può dare: 60, 57, 59, 49, 52, 54, 60, 56, 60, 62 (569 in tutto; 649 con i due bonus, il punteggio più alto stampato).
rule-dice-set = Coppia, terzina, quartina, cinquina: dadi con lo stesso numero, i colori non contano.
rule-dice-set-same-number-twice = I due gruppi di una fase possono avere lo stesso numero: 8-8-8 / 8-8-W completa la fase 1.
rule-dice-run = Una sequenza è fatta di quattro o più numeri consecutivi da 1 a 10, i colori non contano; 7-6-5-4-3-2-1 e 10-9-8-7-6-5-4 completano entrambe la fase 4.
rule-dice-colour = Fase 8: sette dadi di un colore, con numeri qualsiasi. Qui un jolly non vale per un colore diverso dal suo.
rule-dice-colour-wild-own = Nella fase 8 una faccia W conta come dado del colore in cui è stampata, per 0 punti.
rule-dice-wild = Un jolly vale per qualsiasi dei dieci numeri. Non c’è limite: un gruppo o una sequenza può essere fatto di soli jolly.
rule-dice-scribe = Chi tiene la tabella dei punti comincia; poi si prosegue in senso orario. I risultati si scrivono man mano, con il totale progressivo dalla seconda fase in poi.
rule-dice-turn = Un turno è fatto di tre lanci al massimo per la fase in corso. Il primo è con tutti e dieci i dadi; dopo ogni lancio si possono tenere i dadi che si vuole e rilanciare gli altri; un dado tenuto prima si può rilanciare dopo.
rule-dice-turn-stop-early = Ci si può fermare dopo il primo o il secondo lancio.
rule-dice-order = Le fasi si fanno nell’ordine della tabella. Solo una fase completata dà punti, e la successiva si tenta nel turno seguente.
rule-dice-fail = Una fase fallita non dà nulla e si ritenta nel turno seguente, tutte le volte che serve.
rule-dice-decline = Si può rinunciare ai punti di una fase completata e ritentarla nel turno seguente (per arrivare al bonus delle 5 fasi, per esempio).
rule-dice-score = Si sommano esattamente i dadi che servono alla fase, con il loro valore, W vale 0, nel modo migliore per il giocatore. La fase 3 con 9-9-9-9-5-4-W-2-9-W dà 9+9+9+9+5+4+2 = 47: il quinto 9 non serve.
rule-dice-bonus-5 = Chi ha 221 punti o più dopo aver completato la fase 5 ne riceve altri 40; altrimenti si scrive 0.
rule-dice-bonus-10 = Il primo a completare tutte e dieci le fasi riceve altri 40 punti. Lo stesso vale per chi più tardi nello stesso giro completa la fase 10, ma solo se era già nella fase 10 all’inizio del suo turno.
rule-dice-end = Il primo a completare tutte e dieci le fasi apre la fine della partita: ciascuno degli altri, a turno e una volta sola, tenta una dopo l’altra tutte le fasi che gli mancano, con tre lanci per ciascuna. La prima fase fallita chiude la sua partita con i punti fatti fin lì.
rule-dice-end-example = A, B, C, D, E: A (il primo del giro) completa la fase 9; B completa la 10, riceve il bonus e apre la fine; C, nella fase 8, fa 8, 9 e 10 di fila, ma senza bonus (all’inizio del turno era nella 8); D fallisce la fase 7 ed è fuori; E, nella fase 10, la completa e riceve il bonus; A, nella fase 10, la completa senza bonus (è già il giro seguente).
rule-dice-end-no-decline = Durante la fine della partita non si rinuncia a una fase completata: il tentativo varrebbe come fallito, perciò la rinuncia non è offerta.
rule-dice-winner = Vince chi ha completato tutte e dieci le fasi; tra più giocatori, il totale più alto; se è ancora parità, il risultato più alto in una singola fase.
rule-dice-winner-shared = Se anche questo è pari, la vittoria è condivisa.
rule-dice-solo = In solitario: valgono tutte le regole, lo scopo è battere il proprio primato; ogni tentativo fallito costa 5 punti. I primati si conservano.
rule-dice-solo-bonus-10 = In solitario il bonus delle 10 fasi si ottiene solo se la fase 10 riesce al primo tentativo; altrimenti è perso.
rule-dice-solo-decline = In solitario, rinunciare a una fase completata conta come un tentativo fallito: costa 5 punti e, nella fase 10, il bonus.
rule-dice-solo-bonus-5 = In solitario le detrazioni si tolgono dal punteggio alla fine della partita e non contano nei 221 punti per il bonus delle 5 fasi.
