# Pourquoi un bon joueur ferait cela maintenant, aux dés.

advice-dice-keep = { $missing ->
    [one] Garde { $dice } : il manque alors encore { $missing } dé à la phase { $phase }, qui vient environ { $chance } fois sur 100.
   *[other] Garde { $dice } : il manque alors encore { $missing } dés à la phase { $phase }, qui vient environ { $chance } fois sur 100.
}
advice-dice-keep-nothing = Relance tous les dés : la phase { $phase } vient alors environ { $chance } fois sur 100.
advice-dice-improve = { $chance ->
    [100] Garde { $dice } : les { $points } points sont sûrs, et les autres dés peuvent en donner plus.
   *[other] Garde { $dice } : tu as { $points } points, et il vaut la peine d’en chercher plus, ce qui va bien environ { $chance } fois sur 100.
}
advice-dice-stop = Arrête : en moyenne, un lancer de plus ne donne pas mieux que ces { $points } points.
advice-dice-score = Fais noter : { $points } points suffisent.
advice-dice-decline = Refuse : { $points } points, c’est trop peu, un nouvel essai donne plus en moyenne.
