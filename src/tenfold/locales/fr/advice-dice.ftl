# The dice game: what is advised and why. The page asks for it with the first hint.

advice-dice-keep = { $missing ->
    [one] Garde { $dice } : il manque alors encore { $missing } dé à la phase { $phase }, et le prochain lancer la complète environ { $chance } fois sur 100.
   *[other] Garde { $dice } : il manque alors encore { $missing } dés à la phase { $phase }, et le prochain lancer la complète environ { $chance } fois sur 100.
}
advice-dice-keep-nothing = Relance tous les dés : la phase { $phase } est alors complète environ { $chance } fois sur 100.
advice-dice-improve-safely = { $points ->
    [one] Garde { $dice } : { $points } point est alors acquis, et les autres dés peuvent en donner plus.
   *[other] Garde { $dice } : { $points } points sont alors acquis, et les autres dés peuvent en donner plus.
}
advice-dice-improve = { $points ->
    [one] Garde { $dice } et cherche plus que { $points } point : après le prochain lancer, la phase est complète environ { $chance } fois sur 100.
   *[other] Garde { $dice } et cherche plus que { $points } points : après le prochain lancer, la phase est complète environ { $chance } fois sur 100.
}
advice-dice-stop = { $points ->
    [one] Arrête : ce { $points } point vaut plus qu’un lancer de plus.
   *[other] Arrête : ces { $points } points valent plus qu’un lancer de plus.
}
advice-dice-stop-locked = Arrête : tous les dés sont mis de côté, il n’y a plus rien à lancer.
advice-dice-stopped = { $name } arrête de lancer.
    .you = Tu arrêtes de lancer.
advice-dice-score = { $points ->
    [one] Inscris les points : { $points } point suffit.
   *[other] Inscris les points : { $points } suffisent.
}
advice-dice-decline = { $points ->
    [one] Refuse : { $points } point, c’est trop peu, un nouvel essai vaut plus.
   *[other] Refuse : { $points } points, c’est trop peu, un nouvel essai vaut plus.
}

## The best choices in figures: what stands above the columns, and where the figures are from

advice-best = Ce que valent les meilleurs choix
advice-choice = choix
advice-stop = arrêter
advice-total = total
advice-cost = coût
advice-win = victoire
advice-phase = phase
advice-dice-being-solved = Les valeurs exactes pour ces règles sont en cours de calcul : d’ici là, ce sont des estimations.
advice-dice-estimated = Ce sont des estimations : avec ces règles, il n’y a pas de valeurs exactes ici.
advice-how-total = Total : les points que la partie entière rapporte en moyenne si tu continues au mieux. La partie est résolue à partir de sa fin, chaque lancer avec sa probabilité exacte.
advice-how-win = Victoire : la probabilité de gagner. Une course à deux est résolue à partir de sa fin ; face à plusieurs adversaires, chaque course compte à part, comme si elles étaient indépendantes.
advice-how-cost = Coût : de combien de points ce choix est moins bon que le meilleur en moyenne, d’après des estimations.
advice-how-phase = Phase : la probabilité que cet essai réussisse la phase.
