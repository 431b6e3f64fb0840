# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = I dadi tenuti si possono rilanciare più avanti nel turno.
house-dice-reroll-kept-off = I dadi tenuti restano fermi fino alla fine del turno.
house-dice-solo-decline = In solitario: rinunciare a una fase completata
house-dice-solo-decline-costs-5 = In solitario, rinunciare a una fase completata costa 5 punti.
house-dice-solo-decline-free = In solitario, rinunciare a una fase completata non costa nulla.
house-dice-solo-decline-never = In solitario non si può rinunciare a una fase completata.
house-dice-solo-deductions-count-on = In solitario le detrazioni contano nei punti per il bonus delle 5 fasi.
house-dice-solo-deductions-count-off = In solitario le detrazioni non contano nei punti per il bonus delle 5 fasi.
house-dice-colours = I colori dei tuoi dadi
house-dice-colours-is = Dado { $die }: { $faces }
house-dice-phases = Le fasi
house-dice-phases-count = { $count ->
    [one] La lista ha 1 fase.
   *[other] La lista ha { $count } fasi.
}
house-dice-phases-is = Fase { $number }: { $phase }
house-dice-phases-colour = Fase { $number }: { $size } dadi di un colore
