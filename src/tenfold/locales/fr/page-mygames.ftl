# Ce que j’ai joué ici : mes parties, leurs chiffres, les meilleures, et des fichiers.

page-mine-none = Pas encore de partie. Les parties que tu joues ici jusqu’au bout restent dans ce navigateur.
page-mine-full = Ce navigateur n’a plus de place : les dernières parties ne restent que jusqu’à ce que tu fermes la page. Enregistre toutes les parties dans un fichier, ou supprimes-en.
page-mine-forbidden = Ce navigateur ne garde pas les parties : elles ne restent que jusqu’à ce que tu fermes la page. Enregistre-les d’abord dans un fichier.
page-mine-list = Parties
page-mine-all = { $count ->
    [one] Montrer { $count } partie
   *[other] Montrer les { $count } parties
}
page-mine-place = place { $place } sur { $of }
page-mine-hands = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
page-mine-goes = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
page-mine-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
page-mine-not-counted = Cette place a changé de mains pendant la partie, qui n’est donc pas comptée dans les chiffres.
page-mine-table = À la table

## Chiffres

page-mine-figures = Chiffres
page-mine-all-editions = Toutes les éditions
page-mine-against = Contre
page-mine-everybody = Tout le monde
page-mine-won = Victoires
page-mine-made = Phase réussie
page-mine-out = Sorties
page-mine-points-hand = Points par manche
page-mine-points-phase = Points par phase
page-mine-length-card = Manches par partie
page-mine-length-dice = Essais par partie
page-mine-length-board = Manches par partie
page-mine-count = { $count } sur { $of }
page-mine-of = d’après { $of }
page-mine-interval = { $low } à { $high }
page-mine-figure = { $value } ({ $low } à { $high })
page-mine-by-phase = Réussite de chaque phase
page-mine-points-hands = Points d’une manche, par phase
page-mine-points-phases = Points de chaque phase
page-mine-ahead = Meilleure place que
page-mine-how-card = Chaque manche inscrite sur la feuille de score compte comme un essai de ta phase ; une manche décisive ne compte pas. Si l’ordre des phases est libre, une manche compte pour chacune qui était encore ouverte.
page-mine-how-dice = Chaque tour compte comme un essai de ta phase ; des points refusés comptent comme un essai raté. Les points sont ceux des phases réussies, sans bonus ni déductions.
page-mine-how-board = Chaque manche compte comme un essai de la phase où se trouvait ton compteur.
page-mine-how-won = Les parties à plusieurs que tu as finies à la première place, partagée ou non.
page-mine-how-games = Seules comptent les parties où ta place était à toi du début à la fin ; les leçons ne comptent pas.
page-mine-how-ahead = Parmi les parties contre cette personne ou ce bot, celles que tu as finies à une meilleure place. Les bots sont distingués par leur nom et leur façon de jouer.
page-mine-how-share = La part p est le nombre compté divisé par le nombre n de cas. L’étendue est l’intervalle à 95 % de Wilson : toutes les chances avec lesquelles un tel nombre ne surprendrait pas. Avec z = 1,96, ses bornes sont (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Tous les cas sont supposés indépendants.
page-mine-how-mean = La moyenne est la somme divisée par le nombre n. L’étendue est l’intervalle à 95 % de Student : moyenne ± t · s/√n, avec l’écart type s et t pour n − 1 degrés de liberté. Tous les cas sont supposés indépendants. Il est donné à partir de cinq cas et ne descend jamais sous 0.
page-mine-save-picture = Enregistrer en image
page-mine-save-numbers = Enregistrer les chiffres
page-mine-ranges = Traits sur les barres : intervalles à 95 %

## Les meilleures parties

page-mine-best = Meilleures parties
page-mine-how-best = Les cinq meilleures pour chaque ensemble de règles et chaque nombre de participants : aux dés, celles qui ont le plus de points ; parmi les parties de cartes gagnées, celles qui ont le moins de points ; parmi les parties de plateau gagnées, celles qui ont le moins de manches. À égalité, la plus ancienne est devant.

## Fichiers, suppression

page-mine-files = Fichiers
page-mine-save = Enregistrer toutes les parties dans un fichier
page-mine-open = Ajouter des parties d’un fichier
page-mine-files-why = Le fichier contient chaque partie avec son enregistrement et de quoi la revoir. Les clés de tes places n’y sont pas.
page-mine-added = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
} { $known ->
    [0] { "" }
    [one] { $known } était déjà ici.
   *[other] { $known } étaient déjà ici.
}
page-mine-file-other = Ce fichier ne contient pas de parties de Tenfold. Rien n’a été ajouté.
page-mine-file-cut = Ce fichier est coupé. Rien n’a été ajouté.
page-mine-file-version = Ce fichier a la version { $version }, et seule { $known } est connue ici. Rien n’a été ajouté.
page-mine-file-broken = La partie { $number } de ce fichier est coupée ou modifiée. Rien n’a été ajouté.
page-mine-delete = Supprimer la partie
page-mine-delete-sure = Supprimer pour de bon de ce navigateur la partie du { $day } ?
page-mine-delete-all = Supprimer toutes les parties
page-mine-delete-all-sure = { $count ->
    [one] Supprimer pour de bon { $count } partie de ce navigateur ?
   *[other] Supprimer pour de bon les { $count } parties de ce navigateur ?
}
page-mine-delete-yes = Supprimer pour de bon
page-mine-names = Retirer aussi mon nom et mon visage des tables du serveur
page-mine-no-answer = Le serveur ne répond pas : rien n’a été supprimé. Réessaie plus tard, ou laisse ton nom là-bas.
