# The card game: what is advised and why. The page asks for it with the first hint.

# Pourquoi un bon joueur ferait cela maintenant.
advice-take-shortens = { $after ->
    [0] Prends { $card } : elle complète la phase { $phase }.
    [one] Prends { $card } : il manquera { $after } carte au lieu de { $before } à la phase { $phase }.
   *[other] Prends { $card } : il manquera { $after } cartes au lieu de { $before } à la phase { $phase }.
}
advice-take-hits = Prends { $card } : tu peux l’ajouter à ce tour.
advice-take-ready = Prends { $card } : la phase { $phase } est complète, et cette carte peut aussi aller sur la table à ce tour.
advice-draw-better = Pioche : { $card } n’en vaut pas la peine ; il manque encore { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase } (cartes utiles non vues : { $outs } sur { $total }).
advice-draw-to-hit = Pioche : avec { $card }, il te resterait une carte de plus.
advice-draw-ready = Pioche : la phase { $phase } est déjà complète, et avec { $card }, il te resterait une carte de plus.
advice-draw-only = Pioche : il n’y a rien à prendre dans la défausse.
advice-knock-shortens = { $after ->
    [0] Frappe pour { $card } : elle complète la phase { $phase }.
    [one] Frappe pour { $card } : il manquera { $after } carte au lieu de { $before } à la phase { $phase }.
   *[other] Frappe pour { $card } : il manquera { $after } cartes au lieu de { $before } à la phase { $phase }.
}
advice-knock-hits = Frappe pour { $card } : tu peux l’ajouter tout de suite.
advice-knock-ready = Frappe pour { $card } : la phase { $phase } est complète, et cette carte peut aussi aller tout de suite sur la table.
advice-pass = Passe : { $card } ne t’aide pas.
advice-lay-now = Pose la phase { $phase } maintenant (jokers utilisés : { $wilds } ; cartes restantes : { $left } ; sans place sur la table : { $stuck }).
advice-lay-hard = Pose la phase { $phase }, la plus difficile possible ; plus faciles, à garder pour plus tard : { $others }.
advice-lay-out = Pose la phase { $phase } : tu peux sortir à ce tour.
advice-hit-away = Ajoute { $card } à { $group } ; cartes restant alors : { $left }.
advice-hit-opens = Ajoute { $card } à { $group } : cela fait de la place pour { $next }.
advice-go-out = { $card } est ta dernière carte : tu sors.
advice-skip-going-out = Fais passer le tour de { $seat }, qui pourrait sortir (cartes restantes : { $cards }).
advice-skip-leader = Fais passer le tour de { $seat }, en tête (phases : { $done }, points : { $points }).
advice-skip-rival = Fais passer le tour de { $seat }, la plus forte menace que tu peux viser (phases : { $done }, points : { $points }).
advice-skip-again = Fais passer le tour de { $seat } : c’est aussitôt à toi de rejouer.
advice-discard-useless = { $distance ->
    [0] Défausse { $card } : la phase { $phase } est complète sans elle.
    [one] Défausse { $card } : la phase { $phase } n’en a pas besoin ; il lui manque encore { $distance } carte (cartes utiles non vues : { $outs }).
   *[other] Défausse { $card } : la phase { $phase } n’en a pas besoin ; il lui manque encore { $distance } cartes (cartes utiles non vues : { $outs }).
}
advice-discard-safe = Défausse { $card } plutôt que { $instead }, que { $seat } semble attendre.
advice-discard-dear = Défausse { $card }, qui coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $seat } va peut-être bientôt sortir (cartes restantes : { $cards }).
advice-discard-stuck = Défausse { $card } : elle n’a sa place nulle part sur la table.
advice-discard-least = Défausse { $card } : c’est la carte dont tu peux le mieux te passer ; il manquera { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-keep-wild = { $turns ->
    [one] Défausse { $card } et garde le joker : il te fait gagner environ { $turns } tour.
   *[other] Défausse { $card } et garde le joker : il te fait gagner environ { $turns } tours.
}

## How hands end with the better choice, instead of what was done

outlook-makes-phase = { $name } réussit sa phase dans { $best } % de ces manches au lieu de { $done } %.
    .you = Tu réussis ta phase dans { $best } % de ces manches au lieu de { $done } %.
outlook-others-make-phase = Les autres réussissent leur phase dans { $best } % de ces manches au lieu de { $done } %.
outlook-left-with = { $name } garde en moyenne { $best ->
        [one] { $best } point
       *[other] { $best } points
    } en main au lieu de { $done }.
    .you = Tu gardes en moyenne { $best ->
        [one] { $best } point
       *[other] { $best } points
    } en main au lieu de { $done }.
outlook-others-left-with = Les autres gardent en moyenne { $best ->
        [one] { $best } point
       *[other] { $best } points
    } chacun en main au lieu de { $done }.
outlook-likely-out = { $name } sort avant les autres dans { $best } % de ces manches au lieu de { $done } %.
    .you = Tu sors avant les autres dans { $best } % de ces manches au lieu de { $done } %.
