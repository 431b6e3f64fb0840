# What the commands check, odds, coach, analyse, review, solve and replay say.

## Dice and choices

do-keep = garder { $dice }
do-roll-all = tout relancer
do-stop = arrêter
do-score = noter
do-decline = refuser
nothing-kept = rien
in-edition = édition { $edition }

## Headings of several tables

col-phase = phase
col-needs = demande
col-chance = chance
col-roll = lancer
col-dice = dés
col-cost = coût
col-event = événement

## tenfold check

check-hand = main
check-roll = lancer
check-phase = phase
check-complete = complète
check-outs = utiles
check-hits = ajouts
check-counts = compte
check-keep = garder
check-wanted = cherché
check-cards = { $number } ({ $needs }), { $edition }
check-dice = { $most ->
    [one] { $number } ({ $needs }), { $edition }, { $most } point au plus
   *[other] { $number } ({ $needs }), { $edition }, { $most } points au plus
}
check-yes-lay = oui : pose { $groups }
check-yes-points = oui : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
check-no-cards = non : il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
check-no-dice = non : { $count ->
        [one] { $count } dé à changer
       *[other] { $count } dés à changer
    }
check-hit = { $card } sur { $group }
check-hit-low = { $card } sur { $group }, au début
check-hit-high = { $card } sur { $group }, à la fin
check-no-hits = aucun : aucune carte de la main ne va sur la table
check-once-laid = (dès que ta propre phase est posée)
check-low-wild = (pour 1 à 4, un W suffit)

## tenfold odds

odds-cards-title = Phases en dix cartes distribuées (carte naturelle par { $minimum })
odds-dice-title = Phases complétées au premier lancer de dix dés
minimum-group = groupe
minimum-phase = phase
minimum-none = aucune
odds-hands = mains
odds-rolls = lancers
odds-one-in = une sur
odds-never = jamais
odds-average = points en moyenne
odds-most = au plus

## tenfold coach

at-phase = phase { $number }
at-done = toutes les phases
at-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-bonus = bonus des { $count } phases
at-bonus-all = bonus de toutes les phases
at-won = { $bonus } gagné
at-missed = { $bonus } manqué
at-assumed = { $what } (supposé ; +{ $other } dit le contraire)
at-deducted = { $points } déduits
at-you = { $place }. toi : { $facts }
at-rival = { $place }. en face : { $facts }
at-started-end = a lancé la fin
at-began = un tour commencé en phase { $number }
at-out = hors jeu
at-to-come = à venir
at-roll = lancer { $roll } sur { $rolls }
at-again = pas le premier essai
at-aside = mis de côté : { $dice }
coach-dice = Dés : { $dice }
coach-unclear = D’autres dés pourraient montrer la même chose : nomme-les ainsi pour être exact.
coach-best = Les meilleurs choix
coach-all = Tous les choix
coach-of = { $shown } choix sur { $all }
coach-do = faire
coach-made = phase réussie
coach-total = total attendu
coach-win = chance de gagner
coach-own-total = Ton choix : { $do }. Total attendu { $worth }, phase réussie { $chance }. Cela coûte { $cost } points.
coach-own-win = Ton choix : { $do }. Chance de gagner { $worth }, phase réussie { $chance }. Cela coûte { $cost } de la chance de gagner.
coach-own-estimate = Ton choix : { $do }. Phase réussie { $chance }. Cela coûte { $cost } points.
coach-estimates = Ce sont des estimations : si les dés mis de côté y restent, il n’y a pas de solution exacte.

## tenfold analyse

analyse-legal = { $count ->
    [one] { $count } action permise :
   *[other] { $count } actions permises :
}
analyse-many = Actions permises : { $count }, trop pour une liste.

## tenfold review

review-title = Chaque décision de { $name }
review-done = fait
review-best = mieux
review-same = pareil
review-start = attendu au départ
review-start-win = chance de gagner au départ
review-luck = chance
review-choice = choix
review-rest = les autres
review-total = total
review-end = la fin : 100 % est gagné
review-costly = Décisions de { $name } qui ont coûté une part de la chance de gagner
review-few-worlds = C’est peu : avec l’extra « fast », il y a bien plus de mondes.
review-was = Événement { $event } : { $done }
review-better = Mieux : { $best } Coût : { $cost }.

## tenfold solve

solve-title = Le jeu de dés en solo, au mieux
solve-total = total attendu
solve-deviation = écart type
solve-share = { $share } % sont au plus
solve-failed = essais manqués
solve-declined = essais refusés
solve-phases = Phases, et combien de fois un essai réussit
solve-most = au plus
solve-at-best = au mieux
solve-in-play = dans le meilleur jeu
solve-still = encore à gagner
solve-range = { $least } à { $most }
solve-still-told = Encore à gagner : le gain attendu à partir d’ici, selon le total.

## Pictures

plot-expected = total attendu { $total }
plot-final = total final
plot-aiming = sans viser autre chose
plot-playing = dans le meilleur jeu aux points
plot-success = réussite d’un essai en %
plot-before = avant chaque décision
plot-at-start = au départ
plot-at-end = à la fin
plot-sums = { $name } : chance { $luck }, choix { $choice }
plot-added-up = changements, additionnés
plot-event = événement de l’enregistrement

## tenfold stats

stats-figure = chiffre
stats-value = valeur
stats-cases = cas
stats-day = jour
stats-left-out = { $count ->
    [one] { $count } partie ne compte pas dans ces chiffres.
   *[other] { $count } parties ne comptent pas dans ces chiffres.
}
stats-none = Aucune partie ne compte.

## Progress bars

bar-hands = compte les mains
bar-rolls = compte les lancers
bar-reviewing = analyse
bar-solving = résout
bar-replaying = lit les parties

## tenfold replay

replay-keys = Entrée : suite   b : retour   h : prochaine feuille   un nombre : à cet événement   q : quitter
replay-title = { $game }, édition { $edition }{ $changes }
replay-result = Résultat ({ $reason }) : { $places }
replay-then = { $first }, puis { $next }
replay-seats = Places : { $names }
replay-later = { "" }, à partir de l’événement { $n } { $name }
replay-commitment = Engagement : { $digest }
replay-cut = L’enregistrement s’arrête ici : la partie continue, ou le fichier a été coupé.
replay-stopped = La partie a été arrêtée avant la fin.

## tenfold verify

verify-fair = { $file } : une partie loyale, selon les règles
verify-chain = chaîne de hachage
verify-chain-told = { $count ->
    [one] { $count } événement, non modifié
   *[other] { $count } événements, aucun modifié
}
verify-rules = règles
verify-rules-told = toutes les actions étaient permises, le résultat en découle
verify-seed = graine
verify-seed-told = conforme à l’engagement ; { $count ->
    [one] { $count } tirage du hasard recalculé, identique
   *[other] { $count } tirages du hasard recalculés, tous identiques
}

## Refused: what lies on a real table

by-rule = { $problem } (règle { $rule })
refusal-phase-unlisted = Il n’y a pas de phase { $number } : la liste va de 1 à { $most }.
refusal-hand-empty = La main est vide : nomme ses cartes, par exemple R5 G5 W.
refusal-hand-too-big = Une main compte au plus { $most } cartes, après la pioche ; celle-ci en a { $count }.
refusal-deck-too-small = Le jeu n’en contient pas autant : { $cards } en trop.
refusal-colours-wanted = La phase { $number } porte sur les couleurs : nomme la face entière de chaque dé, par exemple R8 ou OW.
refusal-dice-count = Il y a dix dés, pas { $count }.
refusal-low-and-high = Quatre dés montrent 1 à 4 ou W et six montrent 5 à 10 : ici, c’est { $low } et { $high }.
refusal-die-unknown = Il n’y a pas de dé « { $die } » : ce sont { $dice }.
refusal-on-no-die = « { $text } » n’est sur aucun dé : écris 1 à 10 ou W, précédé de B, R, O ou G là où les couleurs comptent.
refusal-which-die = { $face } est sur plusieurs dés, dont les autres faces diffèrent : nomme l’un de { $dice }.
refusal-die-not-shown = { $count ->
    [0] Aucun dé ne montre { $face } : les dés montrent { $shown }.
    [one] Seul un dé montre { $face } : les dés montrent { $shown }.
   *[other] Seuls { $count } dés montrent { $face } : les dés montrent { $shown }.
}
refusal-die-lacks-face = { $face } est impossible : un dé montre une seule face, et { $die } a { $faces }.
refusal-set-lacks-face = Aucun dé de ce jeu ne montre { $face } : il y a { $faces }.
refusal-faces-crowd = { $faces } ne vont pas ensemble : ces faces ne sont que sur { $dice }.
refusal-unsolvable = Il n’y a pas de solution exacte quand les dés mis de côté y restent (variante locked) : les conseils et tenfold coach donnent des estimations, et le robot solid joue d’après elles.
refusal-too-many-mixed = Avec ces dés, une phase d’une couleur a trop de choix mêlés qui pourraient être les meilleurs : { $count } ; le calcul en admet { $most }.
refusal-too-many-faces = La phase { $phase } n’est pas résolue pour ces dés : trop de leurs faces sont d’une même couleur.

## Refused: records and other files

refusal-file-unreadable = impossible de lire { $file } : { $problem }
file-missing = ce fichier n’existe pas
file-folder = c’est un dossier
file-forbidden = la lecture en est interdite
file-problem = { $problem }
refusal-record-none = { $file } n’est pas un enregistrement de Tenfold
refusal-record-cut-off = { $file } s’arrête au milieu de la ligne { $line }
refusal-record-version = { $file } est un enregistrement de version { $version } ; ce programme lit la version { $known }
refusal-record-line = { $file }, ligne { $line } : { $problem }
refusal-record-event = ligne { $line }, événement { $n } « { $do } » : { $problem }
refusal-record-header = en-tête de l’enregistrement : { $problem }
record-no-line = ce n’est pas une ligne d’enregistrement
record-altered = le hachage ne correspond pas : cette ligne ou une ligne d’avant a été modifiée
record-out-of-order = l’événement { $n } n’est pas à sa place
record-strange-seats = le résultat ne parle pas de ces places
record-nested = imbrication trop profonde
record-unlike = { $problem }
record-over = la partie est déjà finie
record-nature-acts = c’est au hasard de jouer
record-seat-acts = c’est à la place { $seat } de jouer
record-tampered = ce n’est pas ce que donne la graine : on a touché au hasard
refusal-record-no-result = l’enregistrement n’a pas de résultat : événements en ordre : { $count }, mais la partie n’est pas finie ou le fichier est coupé
refusal-record-seed-not-hex = la graine révélée n’est pas hexadécimale
refusal-record-other-seed = la graine révélée n’est pas celle de l’engagement de l’en-tête
refusal-record-not-stopped = l’enregistrement dit la partie interrompue, mais elle a été jouée jusqu’au bout
refusal-record-events-missing = l’enregistrement a un résultat, mais la partie n’est pas finie : des événements manquent
refusal-record-other-result = le résultat de l’enregistrement n’est pas celui que donne la partie
refusal-record-unfinished = { $file } n’est pas une partie finie
refusal-games-none = { $file } ne contient ni parties ni enregistrement de Tenfold
refusal-games-cut-off = { $file } s’arrête en plein milieu
refusal-games-version = { $file } contient des parties de version { $version } ; ce programme lit la version { $known }
refusal-games-broken = la partie { $number } de { $file } est coupée ou modifiée
refusal-seat-unknown = Il n’y a pas de place { $seat } : l’enregistrement a les places 0 à { $last }.
refusal-in-file = { $file } : { $problem }
file-other-game = Ce sont les règles d’un autre jeu que { $game }.
file-no-edition = L’édition manque : ajoute une ligne comme { $line }.
refusal-file-not-toml = { $file } n’est pas du TOML : { $problem }
file-nested = L’imbrication est trop profonde pour des règles maison.
file-not-text = Ce n’est pas un fichier texte en UTF-8.
refusal-plot-missing = Pour dessiner, il faut matplotlib : installe-le avec { $command }
refusal-plot = impossible de dessiner { $file } : { $problem }
plot-folder = c’est un dossier
plot-kind = son nom doit finir par l’un de { $kinds }
plot-no-folder = il n’y a pas de dossier { $folder }
plot-forbidden = l’écriture y est interdite
plot-failed = { $problem }

## Refused: options

refusal-other-games-option = { $option } va avec --game { $game } ; ici, c’est { $this }.
refusal-name-hand = Nomme avec --hand les cartes à juger.
refusal-name-phase-or-table = Nomme une phase avec --phase, ou avec --table des groupes où ajouter.
refusal-name-phase-and-roll = Nomme la phase avec --phase et le lancer avec --roll.
refusal-name-position = Donne une position, ou un enregistrement avec --record et une de ses étapes avec --step.
refusal-step-of-record = --record et --step vont ensemble.
refusal-one-of = Choisis une seule option parmi { $options }.

## Refused: positions of the dice game

refusal-at-attempt-failed = La phase n’est pas complète et il ne reste aucun lancer : l’essai a échoué.
refusal-at-no-roll-left = Il ne reste aucun lancer, donc rien n’est gardé : marquer ou refuser.
refusal-at-aside-stays = Dans ce jeu, les dés mis de côté y restent : garde aussi { $dice }.
refusal-at-alone-deducted = On ne déduit des points qu’en solo, jamais à plusieurs.
refusal-at-no-place = Il n’y a pas de place { $place } dans un tour à { $players } : nomme les autres avec --rival.
refusal-at-too-many-points = Avant la phase { $number }, les points vont de 0 à { $most }, pas { $points }.
refusal-at-deductions = Chaque essai perdu coûte autant : les retraits sont un multiple de { $each }, jusqu’à { $most }.
refusal-at-undecided = { $count ->
    [0] { $text } : en phase { $number }, aucun bonus n’est encore décidé.
    [one] { $text } : en phase { $number }, un seul bonus est décidé.
   *[other] { $text } : en phase { $number }, seuls { $count } bonus sont décidés.
}
refusal-at-not-points = « { $text } » n’est pas un nombre de points : écris 250, ou avec le bonus noté 250+40 ou 250+0.
refusal-at-not-a-bonus = { $text } : { $bonus } n’est pas un bonus : on note { $entered } ou 0.
refusal-at-bonus-was-missed = Avec { $points } après la phase { $phases }, le bonus des 5 phases a été manqué : il en faut { $wanted } après la phase 5.
refusal-at-bonus-was-won = Avec { $points } après la phase { $phases }, le bonus des 5 phases a été gagné : il en faut { $wanted } après la phase 5.
refusal-at-first-gets-bonus = Qui termine toutes les phases en premier reçoit le bonus.
refusal-at-late-for-bonus = La place { $place } a terminé toutes les phases après la place { $finisher } et au tour suivant : pas de bonus.
refusal-at-not-a-rival = « { $text } » ne désigne personne : écris la phase et les points, par exemple { $example }.
refusal-at-rival-phase = Les autres sont en phase 1 à { $last }, ou { $done } si tout est terminé, pas { $number }.
refusal-at-not-the-end = Tant que personne n’a réussi toutes les phases, un tour n’en tente qu’une : il a commencé dans la phase où il est.
refusal-at-began-later = Un tour en phase { $number } a commencé là ou avant, pas en phase { $began }.
refusal-at-aside-rolled = Les dés mis de côté peuvent être relancés : ils n’y restent que dans la variante locked.
refusal-at-aside-when = Rien n’est mis de côté avant le premier lancer, et après le dernier cela ne compte plus : ne nomme des dés mis de côté que s’il reste un lancer.
refusal-at-all-aside = Les dix dés sont mis de côté : il n’y a rien à décider.

## tenfold replay: positions

plain-piles = pioche { $cards }, défausse { $top }
plain-phases = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
}
plain-skipped = passe son tour
plain-hand = ta main : { $cards }
plain-phase = ta phase : { $phases }
plain-attempt = { $name } : phase { $number } ({ $needs }, { $most } au plus), lancer { $roll } sur { $rolls }
plain-aside = mis de côté
plain-done = terminé
plain-lot = le sort désigne qui note les points
plain-over = la partie est finie
plain-deducted = déduits
plain-space = case { $at }
