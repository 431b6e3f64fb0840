# Warum ein guter Spieler das jetzt täte, beim Würfelspiel.

advice-dice-keep = { $missing ->
    [one] Behalte { $dice }: Für Phase { $phase } fehlt dann noch 1 Würfel, und sie gelingt etwa { $chance } von 100 Mal.
   *[other] Behalte { $dice }: Für Phase { $phase } fehlen dann noch { $missing } Würfel, und sie gelingt etwa { $chance } von 100 Mal.
}
advice-dice-keep-nothing = Wirf alle Würfel noch einmal: Phase { $phase } gelingt dann etwa { $chance } von 100 Mal.
advice-dice-improve = { $chance ->
    [100] Behalte { $dice }: Die { $points } Punkte sind sicher, und die anderen bringen vielleicht mehr.
   *[other] Behalte { $dice }: { $points } Punkte hast du, und es lohnt sich, mehr zu versuchen; das geht etwa { $chance } von 100 Mal gut.
}
advice-dice-stop = Hör auf: Ein weiterer Wurf bringt im Schnitt nicht mehr als diese { $points } Punkte.
advice-dice-score = Lass sie notieren: { $points } Punkte sind gut genug.
advice-dice-decline = Verzichte: { $points } Punkte sind zu wenig, ein neuer Versuch bringt im Schnitt mehr.
