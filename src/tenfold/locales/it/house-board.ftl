# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = Finché sul tavolo ci sono solo gruppi completi, si possono scartare due carte invece di una.
house-board-two-discards-when-full-off = Alla fine del turno si scarta una carta, mai due.
house-board-swap-minimum = Le carte minime di uno scambio
house-board-swap-minimum-is = { $number ->
    [0] Si può anche non scambiare nessuna carta.
   *[other] Si scambia almeno una carta.
}
house-board-star-plus = +1, +2 e +3 da una stella
house-board-star-plus-separate = Da una stella si può scegliere ognuna delle caselle +1, +2 e +3.
house-board-star-plus-next = Da una stella si può scegliere solo la prossima delle caselle +1, +2 e +3.
house-board-track = L’ordine delle caselle
house-board-track-is = Le caselle in senso orario: { $spaces }.
house-board-track-ours = L’ordine delle caselle non è stampato.
house-board-phases = Le fasi
house-board-phases-count = { $count ->
    [one] La lista ha 1 fase.
   *[other] La lista ha { $count } fasi.
}
house-board-phases-is = Fase { $number }: { $phase }
