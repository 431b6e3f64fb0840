# What all games say alike: pieces, groups, phases, and tables of rules.

## The table

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-and = et
table-empty = vide
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
your-hand = Ta main
your-distance = { $distance ->
    [0] prête à poser
    [one] encore { $distance } carte
   *[other] encore { $distance } cartes
}
your-open-phase = Phase { $number } : { $needs }
need-set = { $size ->
    [2] paire
    [3] brelan
    [4] carré
    [5] cinq cartes identiques
   *[other] { $size } cartes identiques
}
need-run = suite de { $size }
need-colour = { $size } cartes de même couleur
need-and = { $first } et { $second }

## Scores and the end

scores-title = Feuille de score
won-they = { $names } gagne.
won-several = Victoire partagée : { $names }.
won-alone = La partie est finie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Commands

# A group of one colour, by its name; six columns at most.
group-red = rouge
group-blue = bleu
group-green = vert
group-yellow = jaune

## Refused

refusal-no-card = « { $text } » n’est pas une carte : écris R, B, G ou Y et un nombre de 1 à 12, W pour un joker, S pour « Passer son tour ».
refusal-no-group = « { $text } » n’est pas un groupe : écris 5s(R5 G5 W), 3-6(R3 W B5 G6) ou red(R1 R4 W).
refusal-not-of-set = { $card } ne va pas dans un set de { $number }.
refusal-no-such-number = Il n’y a pas de { $number } : les nombres vont de 1 à 12.
refusal-run-too-far = Une suite reste entre 1 et 12 : { $run } en sort.
refusal-not-of-run = { $card } ne peut pas valoir { $number } dans la suite { $run }.
refusal-not-of-colour = { $card } n’a pas la couleur de ce groupe ({ $colour }).
refusal-skip-in-group = Une carte « Passer son tour » ne fait jamais partie d’un groupe.
refusal-run-length = { $count ->
    [one] La suite { $run } ne compte pas { $count } carte.
   *[other] La suite { $run } ne compte pas { $count } cartes.
}
refusal-game-over = La partie est finie.
refusal-extra-group = Phase { $number } ({ $phase }) : des cartes de plus peuvent allonger ses groupes, mais aucun groupe ne s’ajoute.
refusal-not-the-phase = La phase { $number } ({ $phase }) se pose en entier : { $groups } ne convient pas.
refusal-wrong-phase = Tu ne peux pas poser la phase { $number } maintenant ; tu peux poser : { $allowed }.
refusal-discard-empty = La défausse est vide : pioche.
refusal-not-in-hand = Tu n’as pas { $cards } en main ; tu as { $hand }.
refusal-free-and-fixed = L’ordre libre contredit les manches fixes : chaque manche fixe a sa phase, il n’y a donc pas d’ordre à choisir.
refusal-variant-contradicts = La variante { $variant } en contredit une autre : choisis l’une d’elles.
refusal-unknown-variant = Il n’y a pas de variante { $variant } : choisis parmi { $variants }.
refusal-short-length = { $short ->
    [one] Une partie courte de { $short } phase n’est pas possible : choisis de 1 à { $most } ; la liste en compte { $listed }.
   *[other] Une partie courte de { $short } phases n’est pas possible : choisis de 1 à { $most } ; la liste en compte { $listed }.
}
refusal-run-not-full = Seule une suite 1-12 a de la place pour des jokers en plus : { $run } n’en a pas.
refusal-no-action = « { $text } » n’est pas une action de ce jeu : écris { $forms }.
refusal-unknown-game = Il n’y a pas de jeu « { $name } » : choisis parmi { $games }.
refusal-unknown-edition = Il n’y a pas d’édition « { $edition } » : choisis parmi { $editions }.
refusal-unknown-option = Il n’y a pas d’option « { $option } » : choisis parmi { $options }.
refusal-option-value = { $name } : { $problem }
refusal-option-contradicts = L’option { $option } contredit une variante : choisis l’une des deux.
refusal-no-phases = Il n’y a pas de phase à jouer : la liste est vide.
refusal-phase-too-long = La phase { $number } demande { $size } cartes ; une main peut en poser { $room } au plus.
refusal-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
refusal-dealer = Qui commence doit avoir l’une des places.
refusal-unknown-bot = Il n’y a pas de robot « { $name } » : choisis parmi { $bots }.
option-names = Il faut une liste de noms entre guillemets.
option-text = Il faut un texte entre guillemets.
option-flag = Il faut true ou false.
option-number = Il faut un nombre entier de { $least } à { $most }.
option-member = Il faut l’un de ces choix : { $allowed }.
option-phases = Il faut une liste de phases comme "set 3 + run 4".
refusal-no-phase = « { $text } » n’est pas une phase : écris des groupes comme set 3 + run 4 ou colour 7 (set et colour à partir de 2, run à partir de 3, jusqu’à 12 cartes).
refusal-two-colour-groups = La phase « { $text } » demande deux groupes de même couleur ; un seul est possible.
refusal-which-dice = Les dés sont { $dice } : { $die } manque ou n’en fait pas partie.
refusal-die-colours = { $die } : « { $colours } » doit être six lettres parmi b, r, o et g, pour les faces { $faces }.
refusal-run-too-short = Une suite compte au moins { $shortest } nombres, et la phase { $number } en demande une plus courte.
refusal-no-hints = Il n’y a pas de conseils pour ce jeu.
refusal-no-referee = Il n’y a pas d’arbitre pour ce jeu.
refusal-no-odds = Les chances ne sont pas calculées pour ce jeu.
refusal-no-review = Il n’y a pas d’analyse après coup pour ce jeu.
refusal-no-analysis = Il n’y a pas d’analyse pour ce jeu.
refusal-no-screen = Ce jeu ne se joue pas dans le terminal.
refusal-no-replay = Ce jeu ne peut pas être revu dans le terminal.
refusal-no-pad = Il n’y a pas de feuille de score pour ce jeu.
