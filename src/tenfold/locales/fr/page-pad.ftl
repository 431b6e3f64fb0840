# The score pad of the page, for a table with real cards or dice.

## The shelf

page-pad-sheets = Tes feuilles de score
page-pad-none = Encore aucune feuille. Une nouvelle est prête en quelques secondes.
page-pad-not-begun = rien d’inscrit pour l’instant
page-pad-leads = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent à égalité
}
page-pad-ahead = en tête
page-pad-new = Nouvelle feuille
page-pad-import = Ouvrir un fichier
page-pad-file-unread = Il est illisible.
page-pad-install = Ajouter à l’écran d’accueil
page-pad-kept-here = Les feuilles restent dans ce navigateur, nulle part ailleurs, sauf celles que tu partages en direct.
page-pad-offline = La feuille de score marche aussi sans réseau ✓
page-pad-forgets = Ce navigateur ne garde rien. Enregistre la feuille dans un fichier avant de fermer la page.
page-pad-play = Jouer dans le navigateur
page-pad-referee = Demander à l’arbitre
page-pad-odds = Chances au départ
page-pad-gone = Cette feuille n’est pas, ou plus, dans ce navigateur.

## A new sheet

page-pad-names = Qui joue ?
page-pad-names-order = Dans l’ordre du jeu, en commençant par qui tient la feuille. Un seul nom : une partie en solitaire.
page-pad-name = Nom { $number }
page-pad-add-name = Ajouter un nom
page-pad-name-empty = Il manque un nom.
page-pad-begin = Commencer la feuille

## Entries

page-pad-enter-hand = Inscrire la manche { $hand }
page-pad-go-on-hand = Continuer la manche { $hand }
page-pad-correct-hand = Corriger la manche { $hand }
page-pad-correct-entry = Corriger l’entrée { $entry }
page-pad-who-out = Qui sort ?
page-pad-is-out = Sortie : 0 point, phase posée ✓
page-pad-laid = Phase { $phase } posée
page-pad-laid-free = A posé une phase
page-pad-which-phase = Quelle phase a posée { $name } ?
page-pad-points = Points de { $name }
page-pad-points-field = Points
page-pad-count-cards = Compter les cartes de { $name }
page-pad-cards-low = 1 à 9
page-pad-cards-ten = 10 à 12
page-pad-one-more = Une de plus : { $card }
page-pad-one-less = Une de moins : { $card }
page-pad-write = Inscrire
page-pad-missing-out = Choisis qui sort.
page-pad-missing-points = Il manque les points de { $name } : un nombre entier.
page-pad-missing-phase = Choisis la phase posée par { $name }.
page-pad-playoff = Qui sort en premier ?

## The dice game

page-pad-dice-most = { $most ->
        [one] { $most } point
       *[other] { $most } points
    } au plus
page-pad-dice-failed = Manquée
page-pad-dice-declined = Points refusés
page-pad-dice-last = La fin de la partie : { $name } continue de phase en phase jusqu’à un échec.
page-pad-dice-points = { $name } ne peut pas avoir { $points } dans la phase { $phase } : aucun lancer ne rapporte cela. Le plus proche : { $nearest }.
page-pad-dice-turn = C’est une entrée de { $name }, mais ce serait le tour de { $turn }.
page-pad-dice-decline = Ici, on ne peut pas refuser les points d’une phase réussie.
page-pad-dice-over = La partie était finie avant cette entrée.
page-pad-entry = Entrée { $entry } : { $problem }
page-pad-entry-made = { $name }, phase { $phase } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pad-entry-failed = { $name }, phase { $phase } : manquée
page-pad-entry-declined = { $name }, phase { $phase } : points refusés

## The sheet

page-pad-totals = Totaux
page-pad-chart = Totaux actuels : { $totals }
page-pad-hands = Toutes les manches
page-pad-attempts = Toutes les entrées
page-pad-undo = Annuler la dernière
page-pad-undo-entry = Supprimer la dernière entrée ({ $entry }) ?
page-pad-undo-yes = Supprimer
page-pad-rename = Changer les noms
page-pad-share = Partager par lien
page-pad-share-why = Qui ouvre le lien reçoit une copie de la feuille telle qu’elle est. La feuille est dans le lien même ; aucun serveur ne la voit.
page-pad-link = Lien vers cette feuille
page-pad-save = Enregistrer un fichier
page-pad-csv = Tableur (CSV)
page-pad-delete = Supprimer la feuille
page-pad-delete-sure = Supprimer pour de bon la feuille de { $names } ?
page-pad-delete-yes = Supprimer pour de bon

## A sheet in a link

page-pad-shared = Une feuille de score partagée
page-pad-keep = Garder une copie ici
page-pad-link-cut = Il n’y a pas de feuille dans ce lien. Peut-être a-t-il été coupé : demande-le à nouveau.
page-pad-link-broken = La feuille de ce lien est illisible : { $problem }
page-pad-link-size = Ce lien est trop long pour une feuille de score.
page-pad-link-packed = Ce navigateur est trop ancien pour ce lien. Demande plutôt le fichier.

## A family

page-pad-again = Encore les mêmes
page-pad-once-more = Encore une fois avec les mêmes
page-pad-wild-points = Un joker coûte un nombre entier de { $least } à { $most }.
page-pad-anyway = Inscrire quand même
page-pad-marked = inscrit quand même
page-pad-picture = Enregistrer en image
page-pad-pdf = Enregistrer en PDF
page-pad-evenings = Saisons et soirées
page-pad-span = Période
page-pad-span-all = Toutes les parties
page-pad-season = Saison { $year }
page-pad-who = Qui
page-pad-games = Parties
page-pad-won = Victoires
page-pad-per-hand = Phases par manche
page-pad-per-attempt = Phases par essai
page-pad-per-game = Points par partie
page-pad-streak = Plus longue série
page-pad-evenings-how = Parties, victoires, points et séries comptent les parties terminées ; les phases comptent tout ce qui est inscrit. Une saison est une année, une soirée finit à cinq heures du matin, et l’heure est celle de la dernière entrée. Une série, ce sont des victoires à la suite d’une même personne.

## Several phones on one sheet

page-pad-live = Partager en direct
page-pad-live-why = Plusieurs téléphones écrivent sur une même feuille : qui ouvre le lien la voit et peut la remplir. Le serveur garde la feuille et ses noms tant qu’elle est partagée.
page-pad-live-start = Partager cette feuille
page-pad-live-stop = Ne plus partager
page-pad-live-stop-why = Quand le partage prend fin, le serveur supprime la feuille, et chaque téléphone garde sa copie.
page-pad-live-on = Partagée en direct, tout est envoyé ✓
page-pad-live-sending = Partagée en direct, envoi en cours…
page-pad-live-away = Le serveur est injoignable pour le moment.
page-pad-live-waits = { $count ->
    [one] Pas de connexion : { $count } entrée attend ici et partira plus tard.
   *[other] Pas de connexion : { $count } entrées attendent ici et partiront plus tard.
}
page-pad-live-full = La feuille partagée est pleine. Ce que tu écris reste dans ce navigateur.
page-pad-live-gone = Cette feuille n’est plus partagée. Elle continue dans ce navigateur, avec tout ce qui a été écrit ici.
page-pad-live-next = La prochaine feuille est partagée sur les mêmes téléphones : touche ici une fois sur chacun.
page-pad-live-none = Aucune feuille n’est partagée sous ce lien, ou elle ne l’est plus.
page-pad-live-came = D’un autre téléphone : { $entry }
page-pad-live-clash = Un autre téléphone a été plus rapide
page-pad-live-decide = Décider
page-pad-live-there = Sur la feuille maintenant
page-pad-live-own = Ce que tu as écrit
page-pad-live-no-room = Ton entrée n’y a plus sa place. Écris-la de nouveau si elle manque encore.
page-pad-live-theirs = Laisser ainsi
page-pad-live-mine = Mettre la mienne à la place
page-pad-live-hand = Manche { $hand } : { $entries }
page-pad-live-dropped = Entrée { $entry } supprimée
page-pad-live-playoff = Manche décisive : { $name }
page-pad-live-no-playoff = Manche décisive pas encore jouée
