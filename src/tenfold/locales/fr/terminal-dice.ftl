# The dice game in the terminal.

## Setting up

setup-fair-dice = Une graine secrète fixe les dés. Son empreinte, comme preuve pour plus tard : { $commitment }
setup-solving = Ces règles sont calculées une fois ; cela prend environ une minute.

## A turn

dice-heading = Phase { $number } · lancer { $roll } sur { $rolls }
dice-phase = phase { $number }
dice-last-chance = La fin de la partie : la première phase manquée la termine pour toi.
dice-your-phase = Ta phase { $number } : { $needs } ({ $most ->
        [one] { $most } point
       *[other] { $most } points
    } au plus)
dice-their-phase = { $name }, phase { $number } : { $needs } ({ $most ->
        [one] { $most } point
       *[other] { $most } points
    } au plus)
dice-bonus-5-so-far = Bonus des 5 phases : { $points } sur { $wanted } points
dice-set-aside = Gardés : { $dice }
dice-complete = Réussie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $groups })
dice-prompt-keep = Garder quels dés, ou arrêter ?
dice-prompt-score = Inscrire ou refuser ?

## A hint: its figures, and where they are from

hint-percent = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
hint-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
hint-estimated = Ce sont des estimations. Pour des chiffres exacts, une fois : { $command }
hint-estimated-only = Ce sont des estimations : avec ces règles, il n’y a pas de chiffres exacts.

## The block, the end and high scores

block-rank = { $place }. { $name } : { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
best-title = Records avec ces règles
best-none = Pas encore de record avec ces règles.
best-not-kept = Impossible d’inscrire le score dans les records : { $problem }.
best-seeded = Une partie dont tu as choisi le nombre (--seed) ne compte pas pour les records.
end-review = Ce que chaque décision a coûté, et ce qui était de la chance : tenfold review { $file }

## Commands

words-keep = garder garde g
words-stop = arrêter arreter arrête arrete
words-score = inscrire inscris noter note
words-decline = refuser refuse
words-best = records record
words-blue = bleu
words-red = rouge
words-orange = orange
words-green = vert
help-keep = garder ces dés et lancer les autres : des lettres (a c e ou ace), des nombres (8 8 W), des faces (R8) ou une couleur (orange) ; sans rien : relancer les dix
help-stop = ne plus lancer
help-score = inscrire les points de la phase réussie
help-decline = les refuser et retenter la phase à ton prochain tour
help-best = les records des parties en solitaire avec ces règles
dice-help-hint = ce que ferait un bon joueur maintenant, et pourquoi ; pour les meilleurs choix, le total à attendre ou la chance de gagner, et la chance de la phase
dice-help-moves = les meilleures façons de continuer, la meilleure d’abord ; tape un numéro de la liste pour le faire
dice-help-scores = la feuille de score
help-dice = Dés : B bleu, R rouge, O orange, G vert et un nombre ; W est un joker. Cadre double : dé gardé.
keep-no-die = « { $word } » n’est pas un dé : nomme les dés par leurs lettres de a à { $last }, par des nombres (8 8 W) ou par une couleur.
keep-no-number = Aucun dé ne montre { $number } : les nombres vont de 1 à 10, W est un joker.
keep-no-colour = Aucun dé de cette couleur pour l’instant : { $colour }.
keep-too-many = { $count ->
    [0] Aucun dé ne montre { $face } pour l’instant.
    [one] Un seul dé montre { $face }.
   *[other] { $count } dés seulement montrent { $face }.
}
keep-which = { $face } est là en plusieurs couleurs, et cette phase demande une couleur. Donne la lettre : { $dice }
