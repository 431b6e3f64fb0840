# Positions that somebody sets up: why one cannot be, and what is known of it. `tenfold analyse` and the analysis board say the same.

refusal-setup = Una posizione comincia con il suo gioco: { $games }.
refusal-setup-long = Una posizione ha al massimo { $most } caratteri.
refusal-setup-field = Una posizione di questo gioco non ha un campo «{ $name }». Ci sono: { $fields }.
refusal-setup-twice = Il campo { $name } c’è due volte.
refusal-setup-missing = Manca il campo { $name }.
refusal-setup-value = { $name }: «{ $text }» non si può leggere.
refusal-setup-seats = { $name }: serve una parte per ogni posto, { $seats } in tutto.
refusal-setup-seat = I posti si contano da 0, qui fino a { $most }.
refusal-setup-phase = In questo gioco non c’è una fase { $number }. Ci sono: { $phases }.
refusal-setup-cards = La scatola non ha così tante di queste carte: { $cards }.
refusal-setup-hand = Il numero di carte in mano va qui da { $fewest } a { $most }, non { $count }.
refusal-setup-hand-size = Il numero di carte in mano è qui { $size }, non { $count }.
refusal-setup-hidden = Deve decidere il posto { $seat }: le sue carte devono essere note.
refusal-setup-impossible = Questa posizione non può nascere: { $problem }
position-field = Il campo { $name } non si può leggere: { $text }
position-missing = Manca il campo { $name }.
position-seats = Non ha ovunque lo stesso numero di posti.
position-seat = Nomina un posto che al tavolo non c’è.
position-stage = Le manca ciò che serve in questo momento del turno.
position-deck = Mancano carte: in tutto sono { $count }.
position-extra = Queste carte sono troppe: { $cards }.
position-spaces = Una pedina o un indicatore di fase sta dove non c’è una casella.
position-knowers = Il campo { $name } deve parlare di ogni carta del mazzo degli scarti.
position-under = Il campo { $name } deve nominare la faccia di ogni jolly nei gruppi.
position-dice = I dadi devono essere dieci, non { $count }.
position-other = { $problem }
position-hidden = Carte rimaste: { $left }; coperte: { $hidden }.
position-no-knock = Non c’è una carta per cui bussare.
position-no-world = Nessuna distribuzione delle carte coperte le corrisponde.
refusal-setup-nobody = Qui nessuno deve decidere nulla.
refusal-setup-step = I passi di questa registrazione vanno da 0 a { $steps }.
refusal-setup-often = Erano molte domande in una volta. Aspetta un momento e chiedi di nuovo.

## Figures, and how they are found

analysis-missing = { $distance ->
    [0] La fase { $phase } è completa.
    [one] Per la fase { $phase } manca 1 carta.
   *[other] Per la fase { $phase } mancano { $distance } carte.
}
analysis-how-missing = Si prova ogni modo di riempire i gruppi della fase, e conta il più breve.
analysis-next-card = La prossima carta dal mazzo di pesca aiuta per la fase { $phase }: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $outs } su { $unseen }).
analysis-how-next-card = Ogni carta che non hai visto ha la stessa probabilità di venire. Sono { $unseen }, e { $outs } avvicinano la fase: { $outs } / { $unseen }.
analysis-cost = { $points ->
    [one] Se qualcuno chiude adesso, questa mano costa 1 punto.
   *[other] Se qualcuno chiude adesso, questa mano costa { $points } punti.
}
analysis-how-cost = I punti di tutte le carte in mano, secondo le regole di questo tavolo.
analysis-points-now = { $points ->
    [one] La fase { $phase } è completa e porta adesso 1 punto.
   *[other] La fase { $phase } è completa e porta adesso { $points } punti.
}
analysis-how-points-now = L’uso migliore dei dieci dadi.
analysis-phase-chance = La fase { $phase } riesce in questo tentativo, seguendo il consiglio: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-phase-chance = Ogni lancio ancora possibile è contato, con la scelta migliore dopo. Niente è simulato.
analysis-total = Giocata al meglio da qui, la partita finisce in media con { NUMBER($total, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } punti.
analysis-how-total = Dalla soluzione esatta del gioco: ogni lancio fino alla fine è contato, con la scelta che porta in media più punti. Niente è simulato.
analysis-win = Probabilità di vincere: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
analysis-how-win = Calcolata come una corsa fino alla fine della lista, in cui tutti giocano per vincere. I risultati di ogni tentativo sono esatti; i turni successivi si giocano nel migliore di otto modi di pesare i punti e la riuscita.
analysis-how-estimated = Una stima: per queste regole qui non c’è una soluzione esatta.
analysis-win-within = Probabilità di vincere, seguendo il consiglio: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-how-win-within = Una stima: le carte che non hai visto sono ridistribuite { $worlds } volte, e ogni volta la manche è giocata fino alla fine, in modo solido, a tutti i posti. Fasi e punti dicono poi la probabilità di vincere, appresa da molte partite. ± è l’intervallo giusto 95 volte su 100. Tutte le scelte incontrano gli stessi mondi; perciò la differenza tra due scelte è più sicura dei loro intervalli.
analysis-estimated = Stimato in { $worlds } mondi possibili.
analysis-few-worlds = Stimato in soli { $worlds } mondi possibili: con l’extra «fast» sono molti di più.
analysis-advised = consigliato
analysis-choices = Quanto valgono le scelte migliori
analysis-choice = scelta
analysis-chance = probabilità di vincere
