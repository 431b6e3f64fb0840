# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl : les règles internationales
edition-card-fx = fx : les règles de F.X. Schmid
variant-card-fixed = fixed : une manche par phase, le moins de points gagne
variant-card-short = short:5 : seulement les 5 premières phases (ou un autre nombre)
variant-card-even = even : seulement les phases paires
variant-card-odd = odd : seulement les phases impaires
variant-card-knock = knock : frapper pour une carte qui vient d’être défaussée
variant-card-free = free : les phases dans n’importe quel ordre
bot-card-easy = easy : joue dans son coin
bot-card-solid = solid : joue bien et te surveille
bot-card-strong = strong : voit plus loin, avec l’extra `fast`
bot-needs-fast = `strong` a besoin de l’extra `fast` (pip install tenfold[fast]) : `solid` joue à sa place.
bot-needs-printed = `strong` ne connaît que les dix phases imprimées : `solid` joue à sa place.

## The table

table-hand = Manche { $number }
table-phases-open = { $count ->
    [one] { $count } phase ouverte
   *[other] { $count } phases ouvertes
}
table-skipped = perd un tour
your-phase-lies = Ta phase est sur la table : ajoute ce qui convient, puis défausse-toi.

## What happens

card-deal = Manche { $number } : { $name } distribue. On retourne { $top }.
    .you = Manche { $number } : tu distribues. On retourne { $top }.
card-deal-playoff = Égalité ! Manche décisive sur la dernière phase : { $names }. On retourne { $top }.
card-draw = { $name } pioche une carte.
    .you = Tu pioches une carte.
card-draw-seen = { $name } pioche { $card }.
    .you = Tu pioches { $card }.
card-take = { $name } prend { $card } dans la défausse.
    .you = Tu prends { $card } dans la défausse.
card-lay = { $name } pose la phase { $phase } : { $groups }
    .you = Tu poses la phase { $phase } : { $groups }
card-hit = { $name } ajoute { $card } à { $group }.
    .you = Tu ajoutes { $card } à { $group }.
card-hit-as = { $name } ajoute { $card } à { $group } en guise de { $number }.
    .you = Tu ajoutes { $card } à { $group } en guise de { $number }.
card-discard = { $name } se défausse de { $card }.
    .you = Tu te défausses de { $card }.
card-skip = { $name } joue « Passer son tour » : { $target } perd un tour.
    .you = Tu joues « Passer son tour » : { $target } perd un tour.
    .to-you = { $name } joue « Passer son tour » : tu perds un tour.
card-knock = { $name } frappe et reçoit { $card }.
    .you = Tu frappes et tu reçois { $card }.
card-pass = { $name } laisse passer { $card }.
    .you = Tu laisses passer { $card }.
card-lose-turn = { $name } perd ce tour.
    .you = Tu perds ce tour.
card-lose-turns = { $target } perdent ce tour.
    .to-you = Tu perds ce tour, et { $target } aussi.
card-pile-renewed = La pioche est épuisée : on mélange la défausse, qui devient la nouvelle pioche.
card-go-out = { $name } sort. La manche est finie.
    .you = Tu sors. La manche est finie.

## Scores and the end

scores-no-hand = aucune manche jouée
reason-card-last-phase = Personne d’autre n’a réussi toutes les phases.
reason-card-fewest-points = Plusieurs ont réussi toutes les phases ; le moins de points l’emporte.
reason-card-all-hands = Toutes les manches sont jouées ; le moins de points l’emporte.
reason-card-play-off = La manche décisive a tranché.
reason-card-shared = Égalité de phases et de points.

## Refused

refusal-drawn-already = Tu as déjà pris une carte : maintenant, poser, ajouter ou défausser.
refusal-skip-not-taken = On ne peut pas prendre « Passer son tour » dans la défausse : pioche.
refusal-no-knocking = On ne frappe pas dans cette partie.
refusal-nothing-to-knock = Rien à frapper pour l’instant : seulement une carte défaussée pendant le tour qui vient de finir, une fois que le joueur suivant l’a laissée passer.
refusal-phase-lies = On ne réussit qu’une phase par manche, et la tienne est posée : ajouter ou défausser.
refusal-phase-of-wilds = Au moins une carte de la phase doit être une vraie carte Nombre.
refusal-group-of-wilds = Au moins une carte de chaque groupe doit être une vraie carte Nombre.
refusal-phase-first = Pose d’abord ta propre phase avant d’ajouter.
refusal-no-such-group = Il n’y a pas de tel groupe sur la table ({ $owner }.{ $group }).
refusal-skip-no-hit = « Passer son tour » ne s’ajoute jamais : défausse-toi de cette carte.
refusal-run-full = La suite 1-12 n’accepte plus de cartes.
refusal-which-end = Dis à quel bout de la suite { $run } va le joker : bas ou haut.
refusal-end-closed = La suite { $run } n’a plus de place à ce bout : le joker va à l’autre.
refusal-no-fit = { $card } ne va pas là : { $group } accepte { $fitting } ou un joker.
refusal-no-skip = Seule une carte « Passer son tour » fait perdre un tour à quelqu’un.
refusal-skip-whom = Dis qui perd un tour : { $seats }.
refusal-skip-other = « Passer son tour » vise quelqu’un d’autre dans cette manche : { $seats }.
refusal-skip-pending = { $target } doit déjà perdre un tour ; tu peux choisir : { $seats }.
refusal-skip-lap = On a déjà joué « Passer son tour » contre { $target } dans ce tour de table ; tu peux choisir : { $seats }.
refusal-skip-next = Dans cette partie, « Passer son tour » vise le joueur suivant : { $seats }.
refusal-draw-first = Prends d’abord une carte : piocher ou prendre.
refusal-knock-first = Il faut d’abord savoir qui frappe : frapper ou passer.
refusal-play-first = Maintenant, poser, ajouter ou défausser.
refusal-keep-one = Dans cette partie, la dernière carte doit être défaussée : gardes-en une.

## On the page

page-adds-cards = { $name } ajoute { $count } cartes.
    .you = Tu ajoutes { $count } cartes.
page-rung-done = { $count ->
    [one] { $count } phase réussie
   *[other] { $count } phases réussies
}
page-leads = { $name } mène : phase { $phase }, { $points }.
    .you = Tu mènes : phase { $phase }, { $points }.
page-leads-done = { $name } mène : { $done }, { $points }.
    .you = Tu mènes : { $done }, { $points }.
page-leads-points = { $name } mène avec { $points }.
    .you = Tu mènes avec { $points }.
page-went-out-discard = { $name } sort en se défaussant.
    .you = Tu sors en te défaussant.
page-went-out-hit = { $name } sort en ajoutant une carte.
    .you = Tu sors en ajoutant une carte.
page-went-out-lay = { $name } sort en posant sa phase.
    .you = Tu sors en posant ta phase.
