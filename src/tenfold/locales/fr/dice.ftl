# The dice game in the terminal.

## Setting up

setup-fair-dice = Une graine secrète fixe les dés. Son empreinte, comme preuve pour plus tard : { $commitment }
setup-solving = Ces règles sont calculées une fois ; cela prend environ une minute.
edition-dice-de = de : les règles allemandes
variant-dice-locked = locked : les dés gardés le restent jusqu’à la fin du tour
variant-dice-free-decline = free-decline : en solitaire, refuser une phase réussie ne coûte rien
variant-dice-no-decline = no-decline : en solitaire, on ne peut pas refuser une phase réussie
variant-dice-deductions = deductions : en solitaire, les retraits comptent dans les points du bonus des 5 phases
bot-dice-random = random : lance n’importe comment
bot-dice-easy = easy : prend la première réussite
bot-dice-solid = solid : pèse les chances et les points
bot-dice-optimal = optimal : joue parfaitement pour les points
bot-dice-racer = racer : joue pour gagner

## A turn

dice-heading = Phase { $number } · lancer { $roll } sur { $rolls }
dice-phase = phase { $number }
dice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-all-done = toutes les phases
dice-last-chance = La fin de la partie : la première phase manquée la termine pour toi.
dice-your-phase = Ta phase { $number } : { $needs } (au plus { $most } points)
dice-bonus-5-so-far = Bonus des 5 phases : { $points } points sur { $wanted }
dice-set-aside = Gardés : { $dice }
dice-missing = { $count ->
    [one] encore { $count } dé
   *[other] encore { $count } dés
}
dice-complete = Réussie : { $points } points ({ $groups })
dice-need-set = { $size ->
    [2] paire
    [3] brelan
    [4] carré
   *[other] { $size } identiques
}
dice-need-run = suite de { $size }
dice-need-colour = { $size } dés de même couleur
dice-prompt-keep = Garder quels dés, ou arrêter ?
dice-prompt-score = Noter ou refuser ?

## A hint: what stands above its columns, the figures, and where they are from

hint-total = total
hint-cost = coût
hint-win = victoire
hint-phase = phase
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-estimated = Ce sont des estimations. Pour des chiffres exacts, une fois : { $command }

## What happens

you-begin = Tu tiens la feuille et tu commences.
they-begin = { $name } tient la feuille et commence.
you-keep-dice = { $rolled ->
    [one] Tu gardes { $dice } et tu lances { $rolled } dé.
   *[other] Tu gardes { $dice } et tu lances { $rolled } dés.
}
they-keep-dice = { $name } lance { $roll } et garde { $dice }.
you-keep-nothing = Tu relances les dix dés.
they-keep-nothing = { $name } lance { $roll } et ne garde rien.
you-make-phase = Tu réussis la phase { $phase } : { $points } points.
they-make-phase = { $name } lance { $roll } et réussit la phase { $phase } : { $points } points.
you-fail-phase = La phase { $phase } est manquée : tu la retentes à ton prochain tour.
they-fail-phase = { $name } lance { $roll } et manque la phase { $phase }.
you-fail-phase-alone = La phase { $phase } est manquée : { $cost } points de moins, et tu la retentes.
you-fail-for-good = La phase { $phase } est manquée : ta partie est finie.
they-fail-for-good = { $name } lance { $roll }, manque la phase { $phase } et a fini sa partie.
you-refuse-points = Tu refuses les points de la phase { $phase } et tu la retentes à ton prochain tour.
they-refuse-points = { $name } lance { $roll } et refuse les points de la phase { $phase }.
you-refuse-points-alone = Tu refuses les points de la phase { $phase } : { $cost } points de moins, et tu la retentes.
you-win-bonus-5 = { $points } points après cinq phases : tu reçois le bonus des 5 phases, 40 points (il en fallait { $wanted }).
they-win-bonus-5 = { $name } a { $points } points après cinq phases et reçoit le bonus des 5 phases, 40 points (il en fallait { $wanted }).
you-miss-bonus-5 = { $points } points après cinq phases : pas de bonus des 5 phases (il en fallait { $wanted }).
they-miss-bonus-5 = { $name } a { $points } points après cinq phases et ne reçoit pas le bonus des 5 phases (il en fallait { $wanted }).
you-win-bonus-10 = Tu reçois le bonus des { $count } phases, 40 points.
they-win-bonus-10 = { $name } reçoit le bonus des { $count } phases, 40 points.
you-miss-bonus-10 = Les { $count } phases sont réussies, mais sans le bonus des { $count } phases.
they-miss-bonus-10 = { $name } a réussi les { $count } phases, mais sans le bonus des { $count } phases.
you-start-the-end = Tu as réussi toutes les phases. C’est la fin : les autres tentent d’une traite celles qui leur manquent.
they-start-the-end = { $name } a réussi toutes les phases. C’est la fin : les autres tentent d’une traite celles qui leur manquent.

## The block, the end and high scores

block-title = Feuille de score
block-most = max
block-bonus = bonus des { $count } phases
block-failed = essais manqués
block-declined = refusées
block-deducted = retraits
block-total = total
block-rank = { $place }. { $name } : { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}, { $points } points
won-alone = La partie est finie : { $points } points.
reason-dice-all-phases = Personne d’autre n’a réussi toutes les phases.
reason-dice-most-points = Plusieurs ont réussi toutes les phases ; le plus de points l’emporte.
reason-dice-best-phase = Égalité de phases et de points ; la meilleure phase l’emporte.
reason-dice-shared = Égalité de phases, de points et de meilleure phase.
best-title = Records avec ces règles
best-none = Pas encore de record avec ces règles.
best-not-kept = Impossible d’inscrire le score dans les records : { $problem }.
end-review = Ce que chaque décision a coûté, et ce qui était de la chance : tenfold review { $file }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-keep = garder garde g
words-stop = arrêter arreter
words-score = noter note
words-decline = refuser refuse
words-best = records record
words-blue = bleu
words-red = rouge
words-orange = orange
words-green = vert

help-keep = garder ces dés et lancer les autres : des lettres (a c e ou ace), des nombres (8 8 W), des faces (R8) ou une couleur (orange) ; sans rien : relancer les dix
help-stop = ne plus lancer
help-score = faire noter les points de la phase réussie
help-decline = les refuser et retenter la phase à ton prochain tour
help-best = les records des parties en solitaire avec ces règles
dice-help-hint = ce que ferait un bon joueur maintenant, et pourquoi ; pour les meilleurs choix, le total à attendre ou la chance de gagner, et la chance de la phase
dice-help-moves = les meilleures façons de continuer, la meilleure d’abord ; tape un numéro de la liste pour le faire
dice-help-scores = la feuille de score
help-dice = Dés : B bleu, R rouge, O orange, G vert et un nombre ; W est un joker. Cadre double : dé gardé.

keep-no-die = « { $word } » n’est pas un dé : nomme les dés par leurs lettres de a à { $last }, par des nombres (8 8 W) ou par une couleur.
keep-no-number = Aucun dé ne montre { $number } : les nombres vont de 1 à 10, W est un joker.
keep-no-colour = Aucun dé de cette couleur pour l’instant : { $colour }.
keep-too-many = { $count ->
    [0] Aucun dé ne montre { $face } pour l’instant.
    [one] { $count } seul dé montre { $face }.
   *[other] { $count } dés seulement montrent { $face }.
}
keep-which = { $face } est là en plusieurs couleurs, et cette phase demande une couleur. Donne la lettre : { $dice }
