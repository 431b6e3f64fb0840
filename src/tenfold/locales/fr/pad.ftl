# Score pads, the terminal's and the page's: what they say and refuse.

## Entering a hand

pad-playoff-due = Il y a égalité : { $names } jouent une manche décisive sur la dernière phase.

## Changing

pad-undo-hand = Supprimer la manche { $hand } ({ $entries }) ?
pad-undo-playoff = Supprimer le résultat de la manche décisive ?

## Refusals

refusal-pad-none = Il n’y a pas de feuille de score { $file } : tenfold score en commence une.
refusal-pad-names-count = On joue de { $fewest } à { $most }, pas à { $count }.
refusal-pad-name-empty = Il manque un nom : écris de 2 à 6 noms, séparés par des virgules.
refusal-pad-name-letters = Le nom { $name } a des caractères qui ne peuvent pas s’afficher : prends des lettres, des chiffres, des espaces et des signes.
refusal-pad-name-long = Le nom { $name } est trop long : { $most } caractères au plus.
refusal-pad-name-number = { $name } est un nombre : il faut autre chose dans un nom.
refusal-pad-name-word = { $name } est une commande ici : choisis un autre nom.
refusal-pad-name-twice = Le nom { $name } est là deux fois : tous les noms doivent être différents.
refusal-pad-player = « { $text } » ne joue pas. Choisis parmi : { $names }.
refusal-pad-answer = « { $text } » n’est pas une entrée : tape les points, et { $mark } si la phase a été posée, par exemple 35 ou 35 { $mark }.
refusal-pad-points-held = { $name } n’a pas posé la phase et a donc { $cards } cartes en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
refusal-pad-points-laid = { $cards ->
    [one] { $name } a posé la phase et a donc { $cards } carte en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
   *[other] { $name } a posé la phase et a donc de 1 à { $cards } cartes en main : de { $least } à { $most } points. { $points } est impossible ; le plus proche : { $nearest }.
}
refusal-pad-must-be-out = Qui pose la phase { $phase } sort en même temps, et { $name } ne sort pas.
refusal-pad-phase = La phase { $phase } n’est pas ouverte pour { $name }. Choisis parmi : { $phases }.
refusal-pad-phase-number = { $name } : on nomme une phase quand on en pose une en ordre libre, et seulement alors.
refusal-pad-deck = { $points } points à la fois, c’est plus qu’un jeu de cartes n’en contient (8 jokers, 4 cartes « Passer son tour ») : une des entrées doit être plus basse.
refusal-pad-over = La partie était finie avant cette manche.
refusal-pad-out-points = C’est { $name } qui sort : cela fait 0 point.
refusal-pad-out-phase = C’est { $name } qui sort, et personne ne sort sans avoir posé la phase.
refusal-pad-no-playoff = Il n’y a pas d’égalité, donc pas de manche décisive.
refusal-pad-playoff = { $name } ne joue pas la manche décisive. Choisis parmi : { $names }.
refusal-pad-hand = Manche { $hand } : { $problem }
refusal-pad-hand-number = Choisis une manche de 1 à { $last }.
refusal-pad-draft = La manche en cours n’est pas en ordre.
refusal-pad-csv = { $file } ne peut pas être écrit : { $problem }
refusal-pad-csv-exists = { $file } existe déjà et reste tel quel : nomme un nouveau fichier.
refusal-pad-file = { $file } n’est pas une feuille de score lisible : { $problem } Le fichier reste tel quel.
refusal-pad-file-kind = { $file } n’est pas un fichier ordinaire.
refusal-pad-file-none = Il contient autre chose, ou il est tronqué.
refusal-pad-file-size = Il est trop grand.
refusal-pad-file-version = Il a la version { $version }, et seule { $known } est connue ici.
refusal-pad-file-json = { $problem }.
