# Pourquoi un bon joueur ferait cela maintenant.

advice-take-shortens = { $after ->
    [0] Prends { $card } : elle complète la phase { $phase }.
   *[other] Prends { $card } : il manquera { $after } au lieu de { $before } à la phase { $phase }.
}
advice-take-hits = Prends { $card } : elle va sur la table, tu peux l'ajouter tout de suite.
advice-draw-better = Pioche : { $card } n'en vaut pas la peine, et { $outs } des { $total } cartes non vues rapprochent la phase { $phase }, à laquelle il manque { $distance }.
advice-draw-to-hit = Pioche : { $card } ne va nulle part sur la table.
advice-draw-only = Pioche : il n'y a rien à prendre dans la défausse.
advice-knock-shortens = { $after ->
    [0] Frappe pour { $card } : elle complète la phase { $phase }.
   *[other] Frappe pour { $card } : il manquera { $after } au lieu de { $before } à la phase { $phase }.
}
advice-knock-hits = Frappe pour { $card } : elle va sur la table, tu peux l'ajouter tout de suite.
advice-pass = Passe : { $card } ne t'aide pas.
advice-lay-now = Pose la phase { $phase } maintenant (jokers utilisés : { $wilds } ; cartes restantes : { $left }, dont { $stuck } ne vont nulle part).
advice-lay-hard = Pose la phase { $phase }, la plus difficile possible ; plus faciles, à garder pour plus tard : { $others }.
advice-lay-out = Pose la phase { $phase } : tu peux sortir à ce tour.
advice-hit-away = Ajoute { $card } à { $group } ; cartes restantes : { $left }.
advice-hit-opens = Ajoute { $card } à { $group } : cela fait de la place pour { $next }.
advice-go-out = { $card } est ta dernière carte : tu sors.
advice-skip-going-out = Fais passer le tour de { $seat }, qui pourrait sortir (cartes restantes : { $cards }).
advice-skip-leader = Fais passer le tour de { $seat }, en tête (phases : { $done }, points : { $points }).
advice-skip-rival = Fais passer le tour de { $seat }, l'adversaire le plus fort possible (phases : { $done }, points : { $points }).
advice-skip-again = Fais passer le tour de { $seat } : c'est aussitôt à toi de rejouer.
advice-discard-useless = Défausse { $card } : la phase { $phase } n'en a pas besoin, il lui manque toujours { $distance } (cartes utiles non vues : { $outs }).
advice-discard-safe = Défausse { $card } plutôt que { $instead }, que { $seat } semble attendre.
advice-discard-dear = Défausse { $card }, qui coûte { $points } points : { $seat } va peut-être bientôt sortir (cartes restantes : { $cards }).
advice-discard-stuck = Défausse { $card } : elle ne va nulle part sur la table.
advice-discard-least = Défausse { $card } : toutes tes cartes servent, celle-ci le moins ; il manquera { $distance } à la phase { $phase }.
advice-keep-wild = Défausse { $card } et garde le joker : il te fait gagner environ { $turns } tours.
