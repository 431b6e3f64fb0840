# Les tables de la page : ce qui s’est passé, ce qu’on attend, la fin d’une manche.

## Ce qui s’est passé

page-last-moves = Derniers coups
page-while-away = { $count ->
    [one] Pendant ton absence : { $count } coup
   *[other] Pendant ton absence : { $count } coups
}
page-while-away-long = Il s’est passé beaucoup de choses pendant ton absence.
page-notice = Avis
page-you-lose-next = Tu perds ton prochain tour

## À qui le tour

page-turn = Tour
page-turn-of = Au tour de { $name }
page-do-draw-or-take = À toi : pioche, ou prends { $card }
page-do-knock = Carte libre : { $card }. Frapper pour l’avoir ?
page-knock-noted = C’est noté. D’autres passent avant.
page-others-knock = D’autres peuvent frapper : { $card }

## Les joueurs

page-player-phase = phase { $number }
page-player-laid = phase { $number } posée
page-player-skipped = perd le prochain tour
page-player-away = pas là
page-ladder = Échelle
page-rung = Phase { $number }
page-rung-with = { $rung } : { $names }

## La main

page-card-new = { $card }, à peine arrivée
page-low-end = En bas
page-high-end = En haut
page-which-end = À quel bout de la suite ?
page-who-loses = Qui perd un tour ?
page-phase-card = Carte des phases
page-phase-yours = ta phase

## La fin d’une manche

page-hand-over = La manche { $number } est finie
page-hands-cost = Ce que coûtent les mains
page-hand-row = { $name } : { $cards }, { $points }, total { $total }, { $phase }
page-row-done = phase { $number } réussie
page-row-again = retente la phase { $number }
page-row-missed = sans la phase { $number }
page-column-player = Nom
page-column-cards = Cartes
page-column-points = Points
page-column-total = Total
page-i-am-ready = Oui, on continue
page-next-hand = Manche suivante
page-next-round = Manche suivante
page-wait = Attendre
page-who-ready = Qui veut continuer
page-ready-of = { $ready } sur { $all }
page-back-to-sheet = Retour à la feuille

## Sur un visage

page-nudge-or-mute = Faire signe à { $name } ou mettre en sourdine
