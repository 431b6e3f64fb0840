# The board game: what is advised and why. The page asks for it with the first hint.

advice-board-go-cards = Va sur « { $space } » : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus ; il manque encore { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-board-go-again = Va sur « { $space } » : une carte et encore un tour.
advice-board-go-pick = Va sur « { $space } » : { $card } est dans la défausse et t’aide.
advice-board-go-pick-look = Va sur « { $space } » : tu peux choisir ce que tu veux dans la défausse (cartes : { $count }).
advice-board-go-swap = Va sur « { $space } » : tu peux te passer de { $count } de tes cartes.
advice-board-go-all-draw = Va sur « { $space } » : tu pioches une carte, même si les autres aussi.
advice-board-go-joker = Va sur « { $space } » : un joker convient partout ; il manque encore { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-board-go-ask = Va sur « { $space } » : demande un { $number }.
advice-board-go-star = Va sur « { $space } » : de là tu continues jusqu’à « { $next } ».
advice-board-go-out = Va sur « { $space } » : cela t’aide à finir la manche (cartes sans place sur la table : { $stuck }).
advice-board-take-shortens = { $after ->
    [0] Prends { $card } : elle complète la phase { $phase }.
    [one] Prends { $card } : il manquera { $after } carte au lieu de { $before } à la phase { $phase }.
   *[other] Prends { $card } : il manquera { $after } cartes au lieu de { $before } à la phase { $phase }.
}
advice-board-take-adds = Prends { $card } : elle peut aller sur la table à ce tour.
advice-board-take-only = Prends { $card } : la pioche n’a plus de carte.
advice-board-draw-better = Pioche : { $card } n’aide pas ; il manque encore { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase } (cartes utiles non vues : { $outs } sur { $total }).
advice-board-draw-to-add = Pioche : { $card } serait une carte de plus qui n’a sa place nulle part.
advice-board-draw-ready = Pioche : la phase { $phase } est déjà complète sans { $card }.
advice-board-draw-only = Pioche : la défausse est vide.
advice-board-pick-shortens = { $after ->
    [0] Choisis { $card } : elle complète la phase { $phase }.
    [one] Choisis { $card } : il manquera { $after } carte au lieu de { $before } à la phase { $phase }.
   *[other] Choisis { $card } : il manquera { $after } cartes au lieu de { $before } à la phase { $phase }.
}
advice-board-pick-adds = Choisis { $card } : elle peut aller sur la table à ce tour.
advice-board-pick-denies = Choisis { $card } : rien ne t’aide, et { $seat } aimerait l’avoir.
advice-board-pick-best = Choisis { $card } : rien n’aide tout de suite, c’est elle qui convient le mieux.
advice-board-swap-spared = Échange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dont tu peux le mieux te passer ; il manque alors { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-board-swap-stuck = { $count ->
    [one] Échange { $count } carte qui n’a sa place nulle part sur la table.
   *[other] Échange { $count } cartes qui n’ont leur place nulle part sur la table.
}
advice-board-swap-none = N’échange aucune carte : elles servent toutes, et il en vient une de plus.
advice-board-ask-known = Demande un { $number } : { $seat } en a un.
advice-board-ask-joker = Demande un { $number } : { $seat } devra peut-être donner un joker.
advice-board-ask-likely = Demande un { $number } : quelqu’un en a un environ { $chance } fois sur 100.
advice-board-give-useless = Donne { $card } : tu n’en as pas besoin.
advice-board-give-least = Donne { $card } : c’est la carte dont tu peux le mieux te passer.
advice-board-give-safe = Donne { $card } : c’est ce qui aide le moins { $seat }.
advice-board-give-only = Donne { $card } : il n’y a pas de choix.
advice-board-give-joker = Donne le joker { $card } : tu n’as pas de carte ordinaire de ce nombre.
advice-board-lay-now = Pose la phase { $phase } maintenant (jokers utilisés : { $jokers } ; cartes restantes : { $left } ; sans place sur la table : { $stuck }).
advice-board-lay-out = Pose la phase { $phase } : tu peux finir la manche à ce tour.
advice-board-add-away = Ajoute { $card } à { $group } ; cartes restant alors : { $left }.
advice-board-add-opens = Ajoute { $card } à { $group } : cela fait de la place pour { $next }.
advice-board-add-joker = Ajoute le joker à { $group } : il convient partout.
advice-board-discard-out = { $card } est ta dernière carte : tu finis la manche.
advice-board-discard-useless = { $distance ->
    [0] Défausse { $card } : la phase { $phase } est complète sans elle.
    [one] Défausse { $card } : la phase { $phase } n’en a pas besoin ; il lui manque encore { $distance } carte (cartes utiles non vues : { $outs }).
   *[other] Défausse { $card } : la phase { $phase } n’en a pas besoin ; il lui manque encore { $distance } cartes (cartes utiles non vues : { $outs }).
}
advice-board-discard-safe = Défausse { $card } plutôt que { $instead }, qui pourrait servir à { $seat }.
advice-board-discard-stuck = Défausse { $card } : elle n’a sa place nulle part sur la table.
advice-board-discard-least = Défausse { $card } : c’est la carte dont tu peux le mieux te passer ; il manquera { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-board-discard-joker = Défausse le joker { $card } : tu n’as rien d’autre.
advice-board-discard-two = Défausse { $cards } : il n’y a que des groupes complets, tu peux donc en défausser deux.
advice-board-keep-best = Garde { $cards } : il manquera { $distance ->
        [one] { $distance } carte
       *[other] { $distance } cartes
    } à la phase { $phase }.
advice-board-keep-none = Ne garde aucune carte : de nouvelles devraient mieux servir la phase { $phase }.

## How rounds end with the better choice, instead of what was done

outlook-advances = { $name } avance son compteur en moyenne de { $best ->
        [one] { $best } case
       *[other] { $best } cases
    } au lieu de { $done }.
    .you = Ton compteur avance en moyenne de { $best ->
        [one] { $best } case
       *[other] { $best } cases
    } au lieu de { $done }.
outlook-others-advance = Les compteurs des autres avancent en moyenne de { $best ->
        [one] { $best } case
       *[other] { $best } cases
    } chacun au lieu de { $done }.
outlook-likely-starts = { $name } commence la manche suivante dans { $best } % de ces cas au lieu de { $done } %.
    .you = Tu commences la manche suivante dans { $best } % de ces cas au lieu de { $done } %.
