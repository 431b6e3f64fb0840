# La feuille de score pour une table avec de vraies cartes.

## Beginning

pad-names = Qui joue ? De 2 à 6 noms, séparés par des virgules
pad-default-names = Nord, Est, Sud, Ouest
pad-continue = Une feuille de score est en cours ({ $names } ; manche { $hand }). La continuer ?
pad-reopen = La dernière feuille de score est terminée ({ $names }). La rouvrir ?
pad-keeps-rules = Cette feuille garde les règles avec lesquelles elle a été commencée (édition { $edition }).
pad-set-aside = La feuille précédente est conservée sous { $file }
pad-begun = Chaque réponse est enregistrée dans { $file }. Tape { $help } pour voir ce que tu peux faire.

## Entering a hand

pad-who-out = Manche { $hand } : qui est sorti ? { $names }
pad-score = { $name } (phase { $phase }) : points, et { $mark } si la phase a été posée
pad-score-free = { $name } : points, et { $mark } si une phase a été posée
pad-which-phase = Quelle phase a été posée par { $name } ? Ouvertes : { $phases }
pad-playoff-due = Tout est à égalité : { $names } se départagent sur la dernière phase.
pad-playoff = Départage : qui est sorti en premier ? { $names }
pad-over = La partie est finie. Tu peux : { $allowed }
pad-hand-dropped = La manche { $hand } est abandonnée, rien n'en est gardé.
pad-no-back = C'est la première question. { $undo } supprime la dernière manche.
pad-no-hand = Aucune manche n'a encore été notée.
pad-finish-first = Termine d'abord cette manche. Tu peux : { $allowed }
pad-unknown = « { $words } » n'est pas possible ici. Tu peux : { $allowed }
pad-unchanged = Rien n'est changé.

## Changing

pad-undo-hand = Supprimer la manche { $hand } ({ $entries }) ?
pad-undo-playoff = Supprimer le résultat du départage ?
pad-fix-hand = Quelle manche est fausse, de 1 à { $last } ?
pad-entries = Manche { $hand } : { $entries }
pad-fix-whose = La note de qui ? { $names }, ou { $all } pour toute la manche
pad-fix-out = C'est { $name } qui sort : toute la manche est à noter de nouveau.
pad-rename-who = Le nom de qui doit changer ? { $names }
pad-rename-to = Nouveau nom pour { $name }
pad-csv-file = Dans quel nouveau fichier ?
pad-csv-written = { $rows ->
    [one] { $file } est écrit : { $rows } ligne.
   *[other] { $file } est écrit : { $rows } lignes.
}
pad-stopped = Arrêt. Tout ce qui est noté est enregistré dans { $file }
pad-stopped-early = Arrêt. Aucune nouvelle feuille n'a été commencée.

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
pad-help-csv = et un nom de fichier : exporter toutes les manches pour un tableur
pad-help-back = une question en arrière
pad-help-cancel = abandonner ce que tu es en train de noter
pad-help-help = cette liste
pad-help-quit = arrêter ; tout ce qui est noté est enregistré
pad-help-entry = Joueurs : le nom, son début ou le numéro. Points : 35, ou 35 { $mark } si la phase a été posée.
pad-help-question = Réponds à la question, ou { $cancel } pour tout laisser tel quel.

## Refusals

refusal-pad-none = Il n'y a pas de feuille de score { $file } : tenfold score en commence une.
refusal-pad-names-count = On joue de { $fewest } à { $most }, pas à { $count }.
refusal-pad-name-empty = Il manque un nom : écris de 2 à 6 noms, séparés par des virgules.
refusal-pad-name-letters = Le nom { $name } a des caractères qui ne peuvent pas s'afficher : prends des lettres, des chiffres, des espaces et des signes.
refusal-pad-name-long = Le nom { $name } est trop long : { $most } caractères au plus.
refusal-pad-name-number = { $name } est un nombre : il faut autre chose dans un nom.
refusal-pad-name-word = { $name } est une commande ici : choisis un autre nom.
refusal-pad-name-twice = Le nom { $name } est là deux fois : tous les noms doivent être différents.
refusal-pad-player = « { $text } » ne joue pas. Choisis parmi : { $names }
refusal-pad-answer = « { $text } » n'est pas une note : tape les points, et { $mark } si la phase a été posée, par exemple 35 ou 35 { $mark }.
refusal-pad-points-held = { $name } n'a pas posé la phase et a donc { $cards } cartes en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } a posé la phase et a donc { $cards } carte en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
   *[other] { $name } a posé la phase et a donc de 1 à { $cards } cartes en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
}
refusal-pad-must-be-out = Qui pose la phase { $phase } sort en même temps, et { $name } ne sort pas.
refusal-pad-phase = La phase { $phase } n'est pas ouverte pour { $name }. Choisis parmi : { $phases }
refusal-pad-phase-number = { $name } : on nomme une phase quand on en pose une en ordre libre, et seulement alors.
refusal-pad-deck = { $points } points à la fois, c'est plus qu'un jeu de cartes n'en contient (8 jokers, 4 cartes « passer son tour ») : une des notes doit être plus basse.
refusal-pad-over = La partie était finie avant cette manche.
refusal-pad-out-points = C'est { $name } qui sort : cela fait 0 point.
refusal-pad-out-phase = C'est { $name } qui sort, et personne ne sort sans avoir posé la phase.
refusal-pad-no-playoff = Rien n'est à égalité : il n'y a pas de départage.
refusal-pad-playoff = { $name } n'est pas du départage. Choisis parmi : { $names }
refusal-pad-hand = Manche { $hand } : { $problem }
refusal-pad-hand-number = Choisis une manche de 1 à { $last }.
refusal-pad-draft = La manche en cours n'est pas en ordre.
refusal-pad-csv = { $file } ne peut pas être écrit : { $problem }
refusal-pad-csv-exists = { $file } existe déjà et reste tel quel : nomme un nouveau fichier.
refusal-pad-file = { $file } n'est pas une feuille de score lisible : { $problem } Le fichier reste tel quel.
refusal-pad-file-kind = { $file } n'est pas un fichier ordinaire.
refusal-pad-file-size = Il est trop grand.
refusal-pad-file-version = Il a la version { $version }, et seule { $known } est connue ici.
refusal-pad-file-json = { $problem }.
