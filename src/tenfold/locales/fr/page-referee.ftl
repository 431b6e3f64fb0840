# The referee for a real table and the opening odds, beside the score pad.

## The referee

page-referee-keys = Cartes et dés à toucher
page-referee-colour-of = Couleur
page-referee-colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
    [O] orange
   *[Y] jaune
}
page-referee-group = Groupe { $number }
page-referee-add-group = Groupe sur la table
page-referee-drop = Enlever le groupe { $number }
page-referee-take = Enlever { $card }
page-referee-clear = Effacer
page-referee-type = Ou écris les cartes
page-referee-which = Qu’est-ce que c’est ?
page-referee-no-group = Ce n’est pas un groupe : il faut des nombres égaux, une suite d’au moins { $run } nombres, ou des cartes de même couleur.
page-referee-none = Touche les cartes d’une main : est-ce la phase, combien en manque-t-il, combien coûte-t-elle ?
page-referee-complete = La phase { $number } est complète
page-referee-outs = Ces cartes aident :
page-referee-left = Reste en main :
page-referee-keep-one = Il doit rester une carte à défausser.
page-referee-cost = { $points ->
    [one] La main coûte { $points } point.
   *[other] La main coûte { $points } points.
}
page-referee-cost-left = { $points ->
    [one] Le reste coûte { $points } point.
   *[other] Le reste coûte { $points } points.
}
page-referee-fits = Va sur le groupe { $number } :
page-referee-fits-none = Rien ne va sur le groupe { $number }.
page-referee-low = en bas
page-referee-high = en haut
page-referee-after-phase = On peut ajouter des cartes dès que sa propre phase est posée.
page-referee-how-cards = Toutes les façons d’utiliser les cartes pour les groupes de la phase sont essayées, jokers compris. Le chiffre est le plus petit nombre de cartes qui doivent encore venir ; les cartes utiles sont celles qui le diminuent.

## Dice

page-referee-roll = Les dix dés
page-referee-dice-none = { $count ->
    [one] Touche ce que montrent les dés : il en manque { $count }.
   *[other] Touche ce que montrent les dés : il en manque { $count }.
}
page-referee-dice-impossible = Dix dés du jeu imprimé ne peuvent pas montrer cela ensemble.
page-referee-dice-points = { $points ->
    [one] Complète : { $points } point
   *[other] Complète : { $points } points
}
page-referee-dice-missing = { $count ->
    [one] Pas complète : { $count } dé doit changer
   *[other] Pas complète : { $count } dés doivent changer
}
page-referee-dice-keep = Garde :
page-referee-dice-wanted = Les autres devraient montrer :
page-referee-how-dice = Toutes les façons d’utiliser les dix dés sont essayées, jokers compris. Les points sont ceux de la meilleure ; si aucune ne réussit la phase, le chiffre est le plus petit nombre de dés qui doivent montrer autre chose.

## The coach of the dice

page-coach = Le coach
page-coach-roll = Quel lancer
page-coach-roll-number = Lancer { $number }
page-coach-points = Points des phases jusqu’ici
page-coach-most = { $most ->
    [one] Avant la phase { $phase }, il y a au plus { $most } point.
   *[other] Avant la phase { $phase }, il y a au plus { $most } points.
}
page-coach-need = Indique les points des phases jusqu’ici : le coach pourra alors conseiller.
page-coach-lost = Points perdus jusqu’ici
page-coach-five = Chaque essai raté ou refusé coûte 5 points : indique 0, 5, 10 et ainsi de suite.
page-coach-again = Cette phase a déjà échoué
page-coach-failed = Il ne reste aucun lancer, et la phase n’est pas complète : cet essai a échoué.
page-coach-which = D’autres dés peuvent montrer les mêmes faces. Lesquels les ont montrées fait une différence : regarde leurs autres faces.
page-coach-die = Le dé { $die } montre
page-coach-any = peu importe
page-coach-rules = Valeurs exactes pour les règles imprimées, en solitaire ; aucun serveur n’est nécessaire. Contre d’autres et avec d’autres règles, c’est le serveur qui les calcule.
page-analysis-title = Tableau d’analyse

## May I?

page-referee-may = Est-ce que je peux…
page-referee-yes = Oui
page-referee-no = Non
page-may-take-wild = prendre un joker dans la défausse ?
page-may-take-skip = prendre une carte « Passer son tour » dans la défausse ?
page-may-lay-part = poser une partie seulement de la phase ?
page-may-lay-longer = poser plus de cartes que la phase n’en demande ?
page-may-lay-two = poser deux phases dans une manche ?
page-may-same-number = faire deux groupes du même nombre ?
page-may-wrap = continuer une suite de 12 à 1 ?
page-may-wrap-dice = continuer une suite de 10 à 1 ?
page-may-wilds-alone = n’utiliser que des jokers ?
page-may-jokers-alone = faire un groupe de jokers seuls ?
page-may-swap-wild = échanger un joker sur la table contre la carte qu’il remplace ?
page-may-add-before = ajouter des cartes avant que ma phase soit posée ?
page-may-add-same-turn = ajouter des cartes au tour où je pose ma phase ?
page-may-add-to-others = ajouter des cartes aux groupes des autres ?
page-may-skip-twice = faire passer deux fois la même personne dans un tour de table ?
page-may-out-without-discard = sortir sans dernière défausse ?
page-may-joker-on-full = ajouter un joker à un groupe complet ?
page-may-discard-two = me défausser de deux cartes à la fois ?
page-may-reroll-kept = relancer un dé que j’ai gardé ?
page-may-stop-early = m’arrêter avant le troisième lancer ?
page-may-wild-colour = prendre un joker pour une autre couleur ?
page-may-decline = refuser les points d’une phase réussie ?
page-may-skip-phase = laisser une phase et y revenir plus tard ?

## Odds

page-odds-deal = Combien de fois dix cartes distribuées contiennent déjà la phase :
page-odds-roll = Combien de fois le premier lancer des dix dés réussit la phase :
page-odds-one-in = 1 sur { $count }
page-odds-average = points en moyenne : { $points }
page-odds-exact = { $hold } sur { $of }
page-odds-scale = Chaque pas de l’échelle est dix fois plus probable que le précédent.
page-odds-method-deal = Toutes les mains possibles de dix cartes sont comptées ({ $of }), rien n’est simulé. Les chiffres sont les mains qui contiennent la phase ; la chance est leur part.
page-odds-method-roll = Tous les lancers possibles sont comptés ({ $of }), rien n’est simulé. Les chiffres sont les lancers qui réussissent la phase ; la chance est leur part, et la moyenne est celle de leurs points.
