# The terminal, at every table and at the card game's.

## Setting up

setup-language = Langue : { $choices }
setup-name = Ton nom
setup-edition = Quelles règles ? { $choices }
setup-variants = Variantes, autant que tu veux : { $choices } (Entrée : aucune)
setup-opponents = Combien d’adversaires, de { $fewest } à { $most } ?
setup-strength = Quel niveau pour tes adversaires ? { $choices }
setup-wrong = « { $answer } » n’est pas possible ici. Choisis parmi : { $choices }
setup-names = Ton nom ; plusieurs sur cet appareil : Anne, Ben
setup-too-many = { $most } personnes au plus peuvent jouer.
setup-game = { $game } : { $where }, { $names } ({ $day })
setup-continue = Tu as une partie en cours. { $game }. On continue ? { $yes } / { $no } / { $drop }
setup-unfinished = Tu as des parties en cours :
setup-continue-which = Laquelle continuer ? Un numéro / { $no } / { $drop } et un numéro
setup-drop-sure = Abandonner cette partie pour de bon ? { $game } { $yes } / { $no }
setup-rematch = Rejouer ? { $yes } / { $no }
curtain = Passe l’appareil à { $name }.
curtain-lift = { $name } : Entrée quand personne d’autre ne regarde.
where-hand = manche { $hand }
setup-broken = Impossible de continuer la partie enregistrée { $file } : { $problem }. Elle reste où elle est.
setup-fair-card = Une graine secrète fixe les cartes. Son empreinte, comme preuve pour plus tard : { $commitment }
setup-start = Tape { $help } à tout moment pour voir ce que tu peux faire.

## The table

table-playoff = Manche décisive
table-piles = Pioche : { $count } · Défausse : { $top }
table-phase = phase { $number }
table-laid = phase { $number } posée
your-phase = Ta phase { $number } : { $needs }
prompt-rest = Entrée : continuer
prompt-draw = À toi : piocher ou prendre ?
prompt-play = Poser, ajouter ou défausser ?
prompt-knock = { $card } vient d’être défaussée : frapper ou passer ?

## Scores and the end

over-title = Ce que coûtent les mains
over-done = phase { $number } réussie
over-again = retente la phase { $number }
over-none = plus de cartes
scores-total = total { $points }
end-record = Toute la partie est dans { $file } (tenfold replay la montre, tenfold verify prouve qu’elle était honnête).
end-saved = La partie est enregistrée. Pour continuer : { $command }

## Commands

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
words-drop = abandonner
help-draw = piocher la carte du dessus de la pioche
help-take = prendre la carte du dessus de la défausse
help-lay = poser ta phase, au mieux ; en ordre libre, avec son numéro ; ou groupe par groupe : 5s(R5 G5 W) 3-6(R3 W B5 G6)
help-hit = ajouter une carte à un groupe : la carte, la lettre du groupe et, pour un joker sur une suite, le bout ({ $low } ou { $high })
help-discard = finir ton tour avec cette carte ; pour « Passer son tour », ajoute le nom de qui perd un tour
help-knock = prendre hors de ton tour la carte qui vient d’être défaussée
help-pass = laisser passer la carte qui vient d’être défaussée
help-hint = ce que ferait un bon joueur maintenant, et pourquoi
help-moves = tout ce que tu peux faire maintenant ; tape un numéro de la liste pour le faire
help-scores = la feuille de score
help-rules = la règle du dernier refus, avant cela les règles de cette table ; avec un code comme { $example }, cette règle-là
help-sort = trier ta main par nombre ou par couleur
help-help = cette liste
help-quit = arrêter ; la partie est enregistrée après chaque coup
help-cards = Cartes : R rouge, B bleu, G vert, Y jaune et un nombre ; W est un joker, S « Passer son tour ».
unknown-command = Je ne connais pas « { $words } ». Tu peux : { $allowed }
no-refusal-yet = Rien n’a encore été refusé. Tape { $rules } et un code, par exemple { $example }.
no-such-move = Il n’y a pas de numéro { $number } : la liste va jusqu’à { $count }.
list-first = { $number } serait un numéro de la liste : tape d’abord { $moves } pour la voir.
no-such-rule = Il n’y a pas de règle { $id }.
which-card = Dis quelle carte : { $hand }
lay-missing = { $distance ->
    [one] Impossible de poser la phase { $number } pour l’instant : il manque { $distance } carte.
   *[other] Impossible de poser la phase { $number } pour l’instant : il manque { $distance } cartes.
}
hit-which = { $card } convient à plusieurs endroits. Choisis : { $choices }
hit-nothing = Rien dans ta main ne convient sur la table.
hit-nowhere = { $card } ne convient nulle part sur la table.
hit-no-group = Il n’y a pas de groupe « { $group } » sur la table. Les groupes sont : { $groups }
no-such-player = Personne ne s’appelle « { $name } ». À la table : { $names }
sorted-by-number = Cartes triées par nombre.
sorted-by-colour = Cartes triées par couleur.
