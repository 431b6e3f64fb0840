# The options of the card game: their titles in a form, and what each makes the rule.

house-card-natural-minimum = Jolly in una fase
house-card-natural-minimum-none = Una fase può essere fatta di soli jolly.
house-card-natural-minimum-phase = Almeno una carta della fase non è un jolly.
house-card-natural-minimum-group = Almeno una carta di ogni gruppo non è un jolly.
house-card-wild-points = Punti di un jolly rimasto in mano
house-card-wild-points-is = { $number ->
    [one] Un jolly rimasto in mano costa 1 punto.
   *[other] Un jolly rimasto in mano costa { $number } punti.
}
house-card-skip-play = Dove si gioca un salta turno
house-card-skip-play-discard = Un salta turno va sul mazzo degli scarti.
house-card-skip-play-in-front = Un salta turno si mette davanti a chi perde il turno e poi va sotto il mazzo degli scarti.
house-card-skip-once-per-lap-on = Nessuno salta più di un turno per giro.
house-card-skip-once-per-lap-off = La stessa persona può saltare più turni in un giro.
house-card-playoff-on = A parità di fasi e di punti decide uno spareggio.
house-card-playoff-off = A parità di fasi e di punti la vittoria è condivisa.
house-card-skip-target = Chi può saltare il turno
house-card-skip-target-any = Un salta turno può colpire chiunque altro.
house-card-skip-target-next = Un salta turno può colpire solo chi viene dopo.
house-card-last-card-must-be-discarded-on = L’ultima carta va scartata.
house-card-last-card-must-be-discarded-off = L’ultima carta si può scartare, attaccare o calare.
house-card-fixed-hands-on = Ogni fase si gioca per una manche, poi tutti vanno avanti; vince chi ha meno punti.
house-card-fixed-hands-off = Chi non ha calato la fase ci riprova nella manche successiva.
house-card-short = Quante fasi si giocano
house-card-short-is = { $number ->
    [one] Si gioca solo la prima fase.
   *[other] Si giocano solo le prime { $number } fasi.
}
house-card-short-off = Si gioca tutta la lista.
house-card-parity = Fasi pari o dispari
house-card-parity-off = Si giocano le fasi pari e dispari.
house-card-parity-even = Si giocano solo le fasi pari.
house-card-parity-odd = Si giocano solo le fasi dispari.
house-card-knocking-on = Si può bussare per una carta appena scartata.
house-card-knocking-off = Non si bussa.
house-card-free-order-on = Le fasi si possono fare in qualsiasi ordine.
house-card-free-order-off = Le fasi si fanno una dopo l’altra.
house-card-phases = Le fasi
house-card-phases-count = { $count ->
    [one] La lista ha 1 fase.
   *[other] La lista ha { $count } fasi.
}
house-card-phases-is = Fase { $number }: { $phase }
