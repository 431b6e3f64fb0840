# The score pad in the terminal, for a table with real cards.

## Beginning

# La feuille de score pour une table avec de vraies cartes.
pad-names = Qui joue ? De 2 à 6 noms, séparés par des virgules
pad-default-names = Nord, Est, Sud, Ouest
pad-continue = Une feuille de score est en cours ({ $names } ; manche { $hand }). La continuer ?
pad-reopen = La dernière feuille de score est terminée ({ $names }). La rouvrir ?
pad-keeps-rules = Cette feuille garde les règles avec lesquelles elle a été commencée (édition { $edition }).
pad-set-aside = La feuille précédente est conservée sous { $file }
pad-begun = Chaque réponse est enregistrée dans { $file }. Tape { $help } pour voir ce que tu peux faire.

## Entering a hand

pad-who-out = Manche { $hand } : qui sort ? { $names }
pad-score = { $name } (phase { $phase }) : points, et { $mark } si la phase a été posée
pad-score-free = { $name } : points, et { $mark } si une phase a été posée
pad-which-phase = Quelle phase a posée { $name } ? Ouvertes : { $phases }
pad-playoff = Manche décisive : qui sort en premier ? { $names }
pad-over = La partie est finie. Tu peux : { $allowed }
pad-hand-dropped = La manche { $hand } est abandonnée, rien n’en est gardé.
pad-no-back = C’est la première question. { $undo } supprime la dernière manche.
pad-no-hand = Aucune manche n’a encore été inscrite.
pad-finish-first = Termine d’abord cette manche. Tu peux : { $allowed }
pad-unknown = « { $words } » n’est pas possible ici. Tu peux : { $allowed }
pad-unchanged = Rien n’a changé.

## Changing

pad-fix-hand = Dans quelle manche y a-t-il une erreur, de 1 à { $last } ?
pad-entries = Manche { $hand } : { $entries }
pad-fix-whose = L’entrée de qui ? { $names }, ou { $all } pour toute la manche
pad-fix-out = C’est { $name } qui sort : toute la manche est à inscrire de nouveau.
pad-rename-who = Le nom de qui doit changer ? { $names }
pad-rename-to = Nouveau nom pour { $name }
pad-csv-file = Dans quel nouveau fichier ?
pad-csv-written = { $rows ->
    [one] { $file } est écrit : { $rows } ligne.
   *[other] { $file } est écrit : { $rows } lignes.
}
pad-stopped = Arrêt. Tout ce qui est inscrit est enregistré dans { $file }
pad-stopped-early = Arrêt. Aucune nouvelle feuille n’a été commencée.

## Commands

pad-words-scores = scores points
pad-words-fix = corriger
pad-words-undo = supprimer
pad-words-rename = renommer
pad-words-csv = csv
pad-words-back = retour
pad-words-cancel = annuler
pad-words-all = tout
# Marks a phase that was laid.
pad-words-laid = x posée posee
pad-help-scores = la feuille de score
pad-help-fix = corriger une manche précédente
pad-help-undo = supprimer la dernière manche
pad-help-rename = changer un nom
pad-help-csv = et un nom de fichier : exporter toutes les manches pour un tableur
pad-help-back = une question en arrière
pad-help-cancel = abandonner ce que tu es en train d’inscrire
pad-help-help = cette liste
pad-help-quit = arrêter ; tout ce qui est inscrit est enregistré
pad-help-entry = Joueurs : le nom, son début ou le numéro. Points : 35, ou 35 { $mark } si la phase a été posée.
pad-help-question = Réponds à la question, ou { $cancel } pour tout laisser tel quel.
