# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = garder { $dice }
do-roll-all = tout relancer
do-stop = arrêter
do-score = noter
do-decline = refuser
nothing-kept = rien
in-edition = édition { $edition }

## Headings of several tables

col-phase = phase
col-needs = demande
col-chance = chance
col-roll = lancer
col-dice = dés
col-cost = coût
col-event = événement

## tenfold check

check-hand = main
check-roll = lancer
check-phase = phase
check-complete = complète
check-outs = utiles
check-hits = ajouts
check-counts = compte
check-keep = garder
check-wanted = cherché
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, { $most } point au plus
   *[other] { $number } ({ $needs }), { $edition }, { $most } points au plus
}
check-yes-lay = oui : pose { $groups }
check-yes-points = oui : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
check-no-cards = non : il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
check-no-dice = non : { $count ->
        [one] { $count } dé à changer
       *[other] { $count } dés à changer
    }
check-hit = { $card } sur { $group }
check-hit-low = { $card } sur { $group }, au début
check-hit-high = { $card } sur { $group }, à la fin
check-no-hits = aucun : aucune carte de la main ne va sur la table
check-once-laid = (dès que ta propre phase est posée)
check-low-wild = (pour 1 à 4, un W suffit)

## tenfold odds

odds-cards-title = Phases en dix cartes distribuées (carte naturelle par { $minimum })
odds-dice-title = Phases complétées au premier lancer de dix dés
minimum-group = groupe
minimum-phase = phase
minimum-none = aucune
odds-hands = mains
odds-rolls = lancers
odds-one-in = une sur
odds-never = jamais
odds-average = points en moyenne
odds-most = au plus
odds-of-hands = sur { $count } mains possibles
odds-of-rolls = sur { $count } lancers possibles

## tenfold coach

at-phase = phase { $number }
at-done = toutes les phases
at-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-bonus = bonus des { $count } phases
at-bonus-all = bonus de toutes les phases
at-won = { $bonus } gagné
at-missed = { $bonus } manqué
at-assumed = { $what } (supposé ; +{ $other } dit le contraire)
at-deducted = { $points } déduits
at-you = { $place }. toi : { $facts }
at-rival = { $place }. en face : { $facts }
at-started-end = a lancé la fin
at-began = un tour commencé en phase { $number }
at-out = hors jeu
at-to-come = à venir
at-roll = lancer { $roll } sur { $rolls }
at-again = pas le premier essai
at-aside = mis de côté : { $dice }
coach-dice = Dés : { $dice }
coach-unclear = D’autres dés pourraient montrer la même chose : nomme-les ainsi pour être exact.
coach-best = Les meilleurs choix
coach-all = Tous les choix
coach-of = { $shown } choix sur { $all }
coach-do = faire
coach-made = phase réussie
coach-total = total attendu
coach-win = chance de gagner
coach-own-total = Ton choix : { $do }. Total attendu { $worth }, phase réussie { $chance }. Cela coûte { $cost } points.
coach-own-win = Ton choix : { $do }. Chance de gagner { $worth }, phase réussie { $chance }. Cela coûte { $cost } de la chance de gagner.
coach-own-estimate = Ton choix : { $do }. Phase réussie { $chance }. Cela coûte { $cost } points.
coach-estimates = Ce sont des estimations : si les dés mis de côté y restent, il n’y a pas de solution exacte.

## tenfold analyse

analyse-legal = { $count ->
    [one] { $count } action permise :
   *[other] { $count } actions permises :
}
analyse-many = Actions permises : { $count }, trop pour une liste.

## tenfold review

review-title = Chaque décision de { $name }
review-done = fait
review-best = mieux
review-same = pareil
review-start = attendu au départ
review-start-win = chance de gagner au départ
review-luck = chance
review-choice = choix
review-rest = les autres
review-total = total
review-end = la fin : 100 % est gagné

## tenfold solve

solve-title = Le jeu de dés en solo, au mieux
solve-total = total attendu
solve-deviation = écart type
solve-share = { $share } % sont au plus
solve-failed = essais manqués
solve-declined = essais refusés
solve-phases = Phases, et combien de fois un essai réussit
solve-most = au plus
solve-at-best = au mieux
solve-in-play = dans le meilleur jeu
solve-still = encore à gagner
solve-range = { $least } à { $most }
solve-still-told = Encore à gagner : le gain attendu à partir d’ici, selon le total.

## Pictures

plot-expected = total attendu { $total }
plot-final = total final
plot-aiming = sans viser autre chose
plot-playing = dans le meilleur jeu aux points
plot-success = réussite d’un essai en %
plot-before = avant chaque décision
plot-at-start = au départ
plot-at-end = à la fin
plot-sums = { $name } : chance { $luck }, choix { $choice }
plot-lost = perdu par choix
plot-event = événement de l’enregistrement

## tenfold replay

replay-keys = Entrée : suite   b : retour   h : prochaine feuille   un nombre : à cet événement   q : quitter
replay-title = { $game }, édition { $edition }{ $changes }
replay-result = Résultat ({ $reason }) : { $places }
replay-then = { $first }, puis { $next }
replay-seats = Places : { $names }
replay-later = { "" }, à partir de l’événement { $n } { $name }
replay-commitment = Engagement : { $digest }
replay-cut = L’enregistrement s’arrête ici : la partie continue, ou le fichier a été coupé.
replay-stopped = La partie a été arrêtée avant la fin.
