# La page dans le navigateur.

## Cartes et dés par leur nom

page-card = { $colour ->
    [R] { $number } rouge
    [B] { $number } bleu
    [G] { $number } vert
    [O] { $number } orange
   *[Y] { $number } jaune
}
page-card-wild = joker
page-card-joker = joker, { $card }
page-card-skip = « Passer son tour »
page-die-wild = { $colour ->
    [R] joker rouge
    [B] joker bleu
    [G] joker vert
   *[O] joker orange
}
page-card-fits = { $card }, a sa place sur la table
page-card-needed = { $card }, utile pour ta phase
page-die-kept = { $die }, gardé
page-not-rolled = pas encore lancé

## Partout

page-language = Langue
page-menu = Menu
page-close = Fermer
page-cancel = Annuler
page-go = Y aller
page-next = Suivant
page-try-again = Réessayer
page-connection = Connexion
page-offline = Pas de connexion. Nouvel essai en cours.
page-no-server = Le serveur ne répond pas.
page-looking = Un instant…
page-go-home = Toutes les tables
page-my-games = Mes parties
page-how = Comment est-ce compté ?
page-rules = Règles
page-rules-here = Les règles de cette table

## Accueil

page-welcome = À quoi jouons-nous ?
page-game = Jeu
page-game-card = Jeu de cartes
page-game-dice = Jeu de dés
page-game-board = Jeu de plateau
page-your-name = Ton nom
page-seats = Joueurs
page-bots = Robots
page-play = Jouer
page-play-game = { $game ->
    [card] Jouer au jeu de cartes
    [dice] Jouer au jeu de dés
    [board] Jouer au jeu de plateau
   *[other] Jouer : { $name }
}
page-change = Changer
page-table-hand = { $table }, manche { $number }
page-table-before = { $table }, avant la partie
page-table-yours = { $table }, à toi
page-invite-friends = Inviter des amis
page-edition = Édition
page-house-here = Règles maison
page-variants = Variantes
page-short-phases = Nombre de phases
page-score-pad = Feuille de score
page-analysis-board = Analyse
page-your-tables = Tes tables
page-table = Table
page-have-invitation = J’ai une invitation
page-invitation-link = Lien de l’invitation
page-wrong-link = Ce n’est pas une invitation. Elle ressemble à https://…/#room=…

## Avant la partie

page-invited = Une invitation pour toi
page-no-room = Aucune table ne correspond à cette invitation. Le lien a peut-être été coupé, ou la table n’existe plus.
page-sit-down = S’asseoir
page-watch = Regarder
page-lobby = Avant la partie
page-you = toi
page-away = pas là
page-is-bot = robot
page-stood-in = un robot joue
page-add-bot = Ajouter un robot
page-free-this-seat = Libérer la place
page-start = Commencer la partie
page-for-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-turn-clock = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
}
page-short-game = { $count ->
    [one] Seulement la première phase
   *[other] Seulement les { $count } premières phases
}
page-last-card = La dernière carte doit être défaussée
page-fairness = Est-ce équitable ?
page-commitment = Empreinte de la graine secrète d’où vient tout le hasard, fixée avant le début :
page-seed = La graine :
page-salt = Ta propre part, tirée par ton navigateur et mêlée au début, pour que même le serveur ne puisse rien choisir :
page-starting = La partie commence dans un instant.
page-copy = Copier le lien
page-copied = Copié
page-share = Partager
page-qr = Le lien en code QR
page-seat-link = Lien vers ta place
page-leave = Quitter la table

## La table

page-players = Joueurs
page-phase = Phase { $number }
page-phase-laid = Phase { $number } ✓
page-phase-done = phase { $number } réussie
page-all-phases = toutes les phases
page-points-short = { $points } pts
page-laid-groups = Groupes sur la table
page-group = Groupe { $name } : { $cards }
page-nothing-laid = Aucune phase n’est encore posée
page-piles = Piles
page-draw-pile = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
page-discard-pile = Défausse, au-dessus : { $card }
page-your-phase = La phase
page-which-phase = Quelle phase
page-ready = Prête !
page-take-back = Garder { $card } en main
page-put-into = Mettre { $card } dans le groupe { $group }
page-to-add = Manque au groupe { $group }
page-propose-again = Comme proposé
page-hand-column = Manche
page-phase-column = Phase

## À qui le tour

page-your-turn = À toi
page-do-draw-only = À toi : pioche une carte
page-do-lay = Ta phase peut être posée
page-do-hit = Ajoute ce qui convient, puis défausse-toi
page-do-discard = Choisis une carte à défausser
page-wait-absent = { $name } n’est pas là. Si cela dure, un robot joue.
page-paused = { $name } a mis la partie en pause
page-go-on = Continuer

## Ce que tu peux faire

page-draw = Piocher
page-take = Prendre { $card }
page-lay = Poser la phase { $number }
page-hit = Ajouter { $card }
page-discard = Défausser { $card }
page-skip-player = { $name } perd un tour
page-knock = Frapper
page-let-go = Laisser passer
page-hint = Conseil
page-sort = Trier la main
page-sort-number = par nombre
page-sort-colour = par couleur
page-sort-need = selon ta phase
page-why = Pourquoi ?
page-type-action = Écris ce que tu fais
page-only-you = Visible pour toi uniquement

## La table de dés

page-roll-all = Relancer les dix
page-score = Inscrire { $points }
page-decline = Réessayer pour plus

## The board

page-the-track = Le parcours
page-space-with = { $space } : { $names }
page-move-to = { $steps ->
    [one] { $steps } case jusqu’à { $space } : { $does }
   *[other] { $steps } cases jusqu’à { $space } : { $does }
}
page-star-to = Aller sur { $space } : { $does }
page-wreath = couronne de laurier
page-number-held = { $number }, tu en as { $count }
page-do-move = Choisis où va ton pion
page-do-star = Étoile : choisis une action
page-do-take = { $count ->
    [one] Prends { $count } carte d’une pile
   *[other] Prends { $count } cartes, une après l’autre
}
page-do-pick = Prends une carte de la défausse, au choix
page-do-swap = Touche jusqu’à quatre cartes à échanger ; la dernière va au-dessus
page-do-ask = Quel nombre demandes-tu ?
page-do-give = { $name } te demande un { $number }
page-do-two = Seuls des groupes complets sont posés : tu peux te défausser de deux cartes
page-do-keep-cards = La manche est finie : touche jusqu’à cinq cartes à garder
page-pick = Prendre { $card }
page-swap = { $count ->
    [0] Seulement piocher une carte
    [one] Échanger { $count }, piocher { $drawn }
   *[other] Échanger { $count }, piocher { $drawn }
}
page-ask = Demander un { $number } d’abord à { $name }
page-give = Donner { $card }
page-keep = { $count ->
    [0] Ne garder aucune carte
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
page-add-to = Ajouter à { $group }
page-discard-two = Défausser { $first } et { $second }

## Règles, récit, résultat, reprise

page-find-rule = Chercher dans les règles
page-this-rule = La règle en question
page-no-rules = Les règles de ce jeu ne figurent pas ici.
page-result = Résultat
page-rematch = Rejouer
page-record = Télécharger l’enregistrement
page-fair = Prouvé : tout le hasard était fixé avant le début ✓
page-unfair = La graine n’est pas celle qui était promise !
page-salt-used = Ta propre part y est ✓
page-salt-missing = Ta propre part est arrivée trop tard et a été laissée de côté.
page-fair-how = L’empreinte était visible avant le début ; la graine montrée maintenant a exactement cette empreinte. Avec l’enregistrement, tout le monde peut recalculer cartes et dés : tenfold verify.
page-replay = Revoir la partie
page-replay-step = Étape de la partie
page-replay-run = Lire
page-replay-stop = Arrêter
page-replay-back = Une étape en arrière
page-replay-on = Une étape en avant
page-replay-back-hand = À la manche précédente
page-replay-on-hand = À la manche suivante
page-replay-analyse = Analyser cette position
