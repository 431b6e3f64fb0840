# The card table in the terminal.

## Setting up

setup-language = Langue : { $choices }
setup-name = Ton nom
setup-edition = Quelles règles ? { $choices }
setup-variants = Variantes, autant que tu veux : { $choices } (Entrée : aucune)
setup-opponents = Combien d’adversaires, de { $fewest } à { $most } ?
setup-strength = Comment doivent-ils jouer ? { $choices }
setup-wrong = « { $answer } » n’est pas possible ici. Choisis parmi : { $choices }
setup-continue = Tu as une partie en cours ({ $where }, { $names }). On continue ? { $yes } / { $no }
where-hand = manche { $hand }
setup-broken = Impossible de continuer la partie enregistrée { $file } : { $problem }. Elle reste où elle est.
setup-fair-card = Une graine secrète fixe les cartes. Son empreinte, comme preuve pour plus tard : { $commitment }
setup-start = Tape { $help } à tout moment pour voir ce que tu peux faire.
default-name = Toi
edition-card-intl = intl : les règles internationales
edition-card-fx = fx : les règles de F.X. Schmid
variant-card-fixed = fixed : une manche par phase, le moins de points gagne
variant-card-short = short:5 : seulement les 5 premières phases (ou un autre nombre)
variant-card-even = even : seulement les phases paires
variant-card-odd = odd : seulement les phases impaires
variant-card-knock = knock : frapper pour une carte qui vient d’être défaussée
variant-card-free = free : les phases dans n’importe quel ordre
bot-card-random = random : joue n’importe quoi
bot-card-easy = easy : joue dans son coin
bot-card-solid = solid : joue bien et te surveille

## The table

table-hand = Manche { $number }
table-playoff = Manche décisive
table-piles = Pioche : { $count } · Défausse : { $top }
table-empty = vide
table-phase = phase { $number }
table-laid = phase { $number } posée
table-phases-open = { $count ->
    [one] { $count } phase ouverte
   *[other] { $count } phases ouvertes
}
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-skipped = perd un tour
your-hand = Ta main
your-phase = Ta phase { $number } : { $needs }
your-open-phase = Phase { $number } : { $needs }
your-distance = { $distance ->
    [0] prête à poser
    [one] encore { $distance } carte
   *[other] encore { $distance } cartes
}
your-phase-lies = Ta phase est sur la table : ajoute ce qui va, puis défausse-toi.
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
prompt-draw = À toi : piocher ou prendre ?
prompt-play = Poser, ajouter ou défausser ?
prompt-knock = { $card } vient d’être défaussé : frapper ou passer ?

## What happens

deal = Manche { $number } : { $dealer } distribue. On retourne { $top }.
deal-you = Manche { $number } : tu distribues. On retourne { $top }.
deal-playoff = Égalité ! Manche décisive sur la dernière phase : { $names }. On retourne { $top }.
you-draw = Tu pioches { $card }.
they-draw = { $name } pioche une carte.
you-take = Tu prends { $card } dans la défausse.
they-take = { $name } prend { $card } dans la défausse.
you-lay = Tu poses la phase { $phase } : { $groups }
they-lay = { $name } pose la phase { $phase } : { $groups }
you-hit = Tu ajoutes { $card } à { $group }.
they-hit = { $name } ajoute { $card } à { $group }.
you-discard = Tu te défausses de { $card }.
they-discard = { $name } se défausse de { $card }.
you-skip = Tu joues « Passer son tour » : { $target } perd un tour.
they-skip = { $name } joue « Passer son tour » : { $target } perd un tour.
they-skip-you = { $name } joue « Passer son tour » : tu perds un tour.
you-knock = Tu frappes et tu reçois { $card }.
they-knock = { $name } frappe et reçoit { $card }.
you-pass = Tu laisses passer { $card }.
they-pass = { $name } laisse passer { $card }.
you-lose-turn = Tu perds ce tour.
they-lose-turn = { $name } perd ce tour.
pile-renewed = La pioche est épuisée : on mélange la défausse, qui devient la nouvelle pioche.
you-go-out = Tu sors. La manche est finie.
they-go-out = { $name } sort. La manche est finie.

## Scores and the end

scores-title = Feuille de score
scores-total = total { $points }
scores-no-hand = aucune manche jouée
won-you = Tu as gagné !
won-they = { $names } gagne.
won-several = Victoire partagée : { $names }.
reason-card-last-phase = Personne d’autre n’a réussi la dernière phase.
reason-card-fewest-points = Plusieurs ont réussi la dernière phase ; le moins de points l’emporte.
reason-card-all-hands = Toutes les manches sont jouées ; le moins de points l’emporte.
reason-card-play-off = La manche décisive a tranché.
reason-card-shared = Égalité de phases et de points.
end-record = Toute la partie est dans { $file } (tenfold replay la montre, tenfold verify prouve qu’elle était honnête).
end-saved = La partie est enregistrée. Pour continuer : { $command }

## Commands

# The words that a player can type for a command, between blanks; the first is shown. English works too.
words-draw = piocher pioche pi
words-take = prendre prends pr
words-lay = poser pose po
words-hit = ajouter ajoute a
words-discard = défausser defausser défausse defausse jeter j
words-knock = frapper frappe f
words-pass = passer passe p
words-hint = conseil indice i
words-moves = coups coup c
words-scores = scores score points s
words-rules = règle règles regle regles r
words-sort = trier trie tri
words-help = aide ?
words-quit = quitter fin q
words-low = bas
words-high = haut
words-yes = oui ok
words-no = non n

help-draw = piocher la carte du dessus de la pioche
help-take = prendre la carte du dessus de la défausse
help-lay = poser ta phase, au mieux ; en ordre libre, avec son numéro ; ou groupe par groupe : 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = ajouter une carte à un groupe : la carte, la lettre du groupe et, pour un joker sur une suite, le bout ({ $low } ou { $high })
help-discard = finir ton tour avec cette carte ; pour « Passer son tour », ajoute le nom de qui perd un tour
help-knock = prendre hors de ton tour la carte qui vient d’être défaussée
help-pass = laisser passer la carte qui vient d’être défaussée
help-hint = ce que ferait un bon joueur maintenant, et pourquoi
help-moves = tout ce que tu peux faire maintenant ; tape un numéro de la liste pour le faire
help-scores = la feuille de score
help-rules = la règle du dernier refus ; avec un code comme { $example }, cette règle-là
help-sort = trier ta main par nombre ou par couleur
help-help = cette liste
help-quit = arrêter ; la partie est enregistrée après chaque coup
help-cards = Cartes : R rouge, B bleu, G vert, Y jaune et un nombre ; W est un joker, S « Passer son tour ».

unknown-command = Je ne connais pas « { $words } ». Tu peux : { $allowed }
no-refusal-yet = Rien n’a encore été refusé. Tape { $rules } et un code, par exemple { $example }.
no-such-move = Il n’y a pas de numéro { $number } : la liste va jusqu’à { $count }.
list-first = { $number } serait un numéro de la liste : tape d’abord { $moves } pour la voir.
no-such-rule = Il n’y a pas de règle { $id }.
which-card = Dis quelle carte : { $hand }
lay-missing = { $distance ->
    [one] Impossible de poser la phase { $number } pour l’instant : il manque { $distance } carte.
   *[other] Impossible de poser la phase { $number } pour l’instant : il manque { $distance } cartes.
}
hit-which = { $card } va à plusieurs endroits. Choisis : { $choices }
hit-nothing = Rien dans ta main ne va sur la table.
hit-nowhere = { $card } ne va nulle part sur la table.
hit-no-group = Il n’y a pas de groupe « { $group } » sur la table. Les groupes sont : { $groups }
no-such-player = Personne ne s’appelle « { $name } ». À la table : { $names }
sorted-by-number = Cartes triées par nombre.
sorted-by-colour = Cartes triées par couleur.
hint = Conseil : { $reason }

# A group of one colour, by its name; six columns at most.
group-red = rouge
group-blue = bleu
group-green = vert
group-yellow = jaune
