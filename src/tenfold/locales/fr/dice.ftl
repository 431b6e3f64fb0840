# The dice game: what happens, what is refused and why, and its terms.

## Refused

refusal-die-twice = Chaque dé ne se garde qu’une fois.
refusal-keep-all = Pour garder les dix dés, arrête : il n’y a plus rien à lancer.
refusal-no-fourth-roll = Un tour a trois lancers, et ils sont faits : inscris les points ou refuse-les.
refusal-keep-first = Garde d’abord des dés et lance les autres, ou arrête.
refusal-score-first = La phase est réussie : inscris les points ou refuse-les.
refusal-no-decline-alone = Dans cette partie, on ne peut pas refuser une phase réussie.
refusal-no-decline-in-the-end = À la fin de la partie, on ne refuse pas une phase réussie.
refusal-no-die = « { $word } » n’est pas un dé : ce sont { $dice }.
refusal-colour-alone = La phase { $number } demande des dés de même couleur et autre chose : une couleur doit rester seule.
refusal-phase-impossible = La phase { $number } ne peut jamais être réussie avec ces dés.
option-dice = Il faut un tableau des dix dés, par exemple L1 = "b g o g r o".

## Setting up

edition-dice-de = de : les règles allemandes
variant-dice-locked = locked : les dés gardés le restent jusqu’à la fin du tour
variant-dice-free-decline = free-decline : en solitaire, refuser une phase réussie ne coûte rien
variant-dice-no-decline = no-decline : en solitaire, on ne peut pas refuser une phase réussie
variant-dice-deductions = deductions : en solitaire, les retraits comptent dans les points du bonus des 5 phases
bot-dice-easy = easy : prend la première réussite
bot-dice-solid = solid : pèse les chances et les points
bot-dice-optimal = optimal : joue parfaitement pour les points
bot-dice-racer = racer : joue pour gagner

## A turn

dice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-all-done = toutes les phases
dice-missing = { $count ->
    [one] encore { $count } dé
   *[other] encore { $count } dés
}
dice-need-set = { $size ->
    [2] paire
    [3] brelan
    [4] carré
   *[other] { $size } identiques
}
dice-need-run = suite de { $size }
dice-need-colour = { $size } dés de même couleur

## What happens

dice-begin = { $name } tient la feuille et commence.
    .you = Tu tiens la feuille et tu commences.
dice-keep = { $name } lance { $roll } et garde { $dice }.
    .you = { $rolled ->
        [one] Tu gardes { $dice } et tu lances { $rolled } dé.
       *[other] Tu gardes { $dice } et tu lances { $rolled } dés.
    }
dice-keep-nothing = { $name } lance { $roll } et ne garde rien.
    .you = Tu relances les dix dés.
dice-make-phase = { $name } lance { $roll } et réussit la phase { $phase } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Tu réussis la phase { $phase } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
dice-fail-phase = { $name } lance { $roll } et manque la phase { $phase }.
    .you = La phase { $phase } est manquée : tu la retentes à ton prochain tour.
dice-fail-phase-alone = { $name } lance { $roll } et manque la phase { $phase } : { $cost } points de moins.
    .you = La phase { $phase } est manquée : { $cost } points de moins, et tu la retentes.
dice-fail-for-good = { $name } lance { $roll }, manque la phase { $phase } et a fini sa partie.
    .you = La phase { $phase } est manquée : ta partie est finie.
dice-refuse-points = { $name } lance { $roll } et refuse les points de la phase { $phase }.
    .you = Tu refuses les points de la phase { $phase } et tu la retentes à ton prochain tour.
dice-refuse-points-alone = { $name } lance { $roll } et refuse les points de la phase { $phase } : { $cost } points de moins.
    .you = Tu refuses les points de la phase { $phase } : { $cost } points de moins, et tu la retentes.
dice-win-bonus-5 = { $name } a { $points } points après cinq phases et reçoit le bonus des 5 phases, 40 points (il en fallait { $wanted }).
    .you = { $points } points après cinq phases : tu reçois le bonus des 5 phases, 40 points (il en fallait { $wanted }).
dice-miss-bonus-5 = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } après cinq phases et ne reçoit pas le bonus des 5 phases (il en fallait { $wanted }).
    .you = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } après cinq phases : pas de bonus des 5 phases (il en fallait { $wanted }).
dice-win-bonus-10 = { $count ->
    [one] { $name } reçoit le bonus de la phase, 40 points.
   *[other] { $name } reçoit le bonus des { $count } phases, 40 points.
}
    .you = { $count ->
        [one] Tu reçois le bonus de la phase, 40 points.
       *[other] Tu reçois le bonus des { $count } phases, 40 points.
    }
dice-miss-bonus-10 = { $count ->
    [one] { $name } a réussi la phase, mais sans le bonus.
   *[other] { $name } a réussi les { $count } phases, mais sans le bonus des { $count } phases.
}
    .you = { $count ->
        [one] La phase est réussie, mais sans le bonus.
       *[other] Les { $count } phases sont réussies, mais sans le bonus des { $count } phases.
    }
dice-start-the-end = { $name } a { $count ->
        [10] les dix
       *[other] toutes les
    } phases. Tous les autres ont un dernier tour.
    .you = Tu as { $count ->
        [10] les dix
       *[other] toutes les
    } phases. Tous les autres ont un dernier tour.

## The block, the end and high scores

block-title = Feuille de score
block-most = max
block-bonus = { $count ->
    [one] bonus de la phase
   *[other] bonus des { $count } phases
}
block-failed = essais manqués
block-declined = refusées
block-deducted = retraits
block-lost = { $failed ->
    [one] { $failed } essai manqué :
   *[other] { $failed } essais manqués :
}
block-lost-both = { $failed ->
    [one] { $failed } essai manqué
   *[other] { $failed } essais manqués
}, { $declined } refus :
block-total = total
reason-dice-all-phases = Personne d’autre n’a réussi toutes les phases.
reason-dice-most-points = Plusieurs ont réussi toutes les phases ; le plus de points l’emporte.
reason-dice-best-phase = Égalité de phases et de points ; la meilleure phase l’emporte.
reason-dice-shared = Égalité de phases, de points et de meilleure phase.

## Les dés sur la page

dice-rolls-left = Lancers restants
dice-leave-one = Laisse un dé à lancer
dice-do-complete = Complète : inscris-la, ou relance pour plus
dice-sure-roll = { $points ->
    [one] Tu risques de perdre { $points } point. Lancer ?
   *[other] Tu risques de perdre ces { $points } points. Lancer ?
}
dice-sure-decline = { $points ->
    [one] Tu perds { $points } point et tu retentes la phase { $phase }. Vraiment ?
   *[other] Tu perds ces { $points } points et tu retentes la phase { $phase }. Vraiment ?
}
dice-writes-down = { $name } inscrit { $points } pour la phase { $phase }.

## On the page

page-wait-dice = { $name } lance les dés
page-the-dice = Les dés
page-high-dice = Dés hauts
page-low-dice = Dés bas
page-rolls-left = { $rolls ->
    [one] encore { $rolls } lancer
   *[other] encore { $rolls } lancers
}
page-do-keep = { $rolls ->
    [one] Touche les dés à garder : encore { $rolls } lancer
   *[other] Touche les dés à garder : encore { $rolls } lancers
}
page-do-keep-last = Touche les dés à garder : c’est le dernier lancer
page-do-score = Complète ! Prends-tu les points ?
page-complete = Complète : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-roll-rest = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
page-keep-useful = Garder l’utile
