# Waarom een goede speler dit nu zou doen, bij het dobbelspel.

advice-dice-keep = { $missing ->
    [one] Leg { $dice } opzij: fase { $phase } mist dan nog 1 dobbelsteen en lukt ongeveer { $chance } van de 100 keer.
   *[other] Leg { $dice } opzij: fase { $phase } mist dan nog { $missing } dobbelstenen en lukt ongeveer { $chance } van de 100 keer.
}
advice-dice-keep-nothing = Gooi alles opnieuw: fase { $phase } lukt dan ongeveer { $chance } van de 100 keer.
advice-dice-improve = { $chance ->
    [100] Leg { $dice } opzij: de { $points } punten zijn zeker, en de andere kunnen meer brengen.
   *[other] Leg { $dice } opzij: je hebt { $points } punten, en het loont om meer te proberen; dat gaat ongeveer { $chance } van de 100 keer goed.
}
advice-dice-stop = Klaar: nog een worp brengt gemiddeld niet meer dan deze { $points } punten.
advice-dice-score = Laat noteren: { $points } punten zijn goed genoeg.
advice-dice-decline = Weiger: { $points } punten is te weinig, een nieuwe poging brengt gemiddeld meer.
