# Ce qui entoure la table sur la page : invitation, avant la partie, résultat.

## Names and faces

page-your-face = Ton visage
page-face = { $face ->
    [sun] soleil
    [drop] goutte
    [leaf] feuille
    [star] étoile
    [cloud] nuage
    [bell] cloche
    [heart] cœur
   *[wave] vague
}
page-save = Enregistrer
page-name-first = Les autres aimeraient savoir qui tu es. Comment t’appeler ?

## Invitation

page-all-seated = Toutes les places sont prises par des personnes.
page-only-watch = Toutes les places sont prises. Tu peux regarder.
page-closed = Cette table n’accueille plus personne. Tu peux regarder.
page-free-to-take = À reprendre
page-take-seat = Prendre la place de { $name }
page-take-seat-as = Prendre la place de { $name } : { $standing }
page-stands-phase = phase { $number }
page-stands-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-stands-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-part-next-game = Ta propre part du mélange compte à partir de la prochaine partie.
page-next-game = S’asseoir pour la prochaine partie
page-waits-next = Tu t’assieds quand cette partie est finie.

## Before the game

page-seat-list = Places
page-seat-number = Place { $number }
page-seat-of = Place { $number } : { $who }
page-free = libre
page-host = anime la table
page-change-bot = Changer de robot
page-move-up = Monter
page-move-down = Descendre
page-my-name-face = Mon nom et mon visage
page-start-bots = { $count ->
    [one] Commencer avec { $count } robot
   *[other] Commencer avec { $count } robots
}
page-waiting-host = C’est { $name } qui lance la partie
page-who-deals = Qui distribue en premier ?
page-who-keeps-block = Qui tient la feuille de score ?
page-who-youngest = Quelle est la personne la plus jeune ?
page-draw-lots = Tirer au sort
page-clock = Pendule
page-clock-none = aucune
page-clock-relaxed = tranquille, { $seconds } s
page-clock-brisk = rapide, { $seconds } s
page-knock-time = Temps pour frapper
page-some-seconds = { $seconds } s
page-friends-may = Des amis peuvent prendre la place d’un robot
page-react-here = Réactions
page-on = oui
page-off = non
page-seats-are-taken = Il y a plus de monde à la table.
page-waiting-list = Pour la prochaine partie : { $names }

## The lot

page-lot = { $name } distribue. { $first } commence.
page-lot-begins = { $name } commence.

## Result

page-wins = { $name } gagne
page-share-win = { $names } partagent la victoire
page-ranking = Classement
page-phases-done = { $count ->
    [0] aucune phase réussie
    [one] { $count } phase réussie
   *[other] { $count } phases réussies
}
page-two-names = { $first }, puis { $then }
page-fact-dearest = Manche la plus chère : { $points }, { $name }
page-fact-out = { $count ->
    [one] Le plus de sorties : { $name }, { $count } fois
   *[other] Le plus de sorties : { $name }, { $count } fois
}
page-fact-hands = { $count ->
    [one] { $count } manche jouée
   *[other] { $count } manches jouées
}
page-fact-best-phase = Meilleure phase : { $points }, { $name }
page-fact-failed = Le plus d’essais ratés : { $count }, { $name }
page-share-picture = Partager en image
page-with-names = Avec les noms
