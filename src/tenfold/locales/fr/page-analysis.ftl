# The analysis board on the page.

page-analysis-why = Compose une position en touchant, colle-la ou ouvre un enregistrement. Puis demande : qu’est-ce qui est permis, conseillé, et combien vaut-elle ?
page-analysis-ask = Et maintenant ?
page-analysis-answer = Réponse
page-analysis-you = Toi
page-analysis-phase = Phase
page-analysis-points = Points
page-analysis-cards = Cartes
page-analysis-bonuses = À partir de la phase 6, avec ce qui est inscrit pour le bonus : 250+40 ou 250+0.
page-analysis-stage = À décider
page-analysis-stage-draw = Quelle pile choisir
page-analysis-stage-play = Quoi poser, ajouter, défausser
page-analysis-stage-knock = Frapper ou non
page-analysis-stage-move = Quel dé jouer
page-analysis-stage-star = Vers quelle case avancer
page-analysis-stage-take = Dans quelle pile prendre
page-analysis-stage-pick = Quelle carte choisir
page-analysis-stage-swap = Quelles cartes échanger
page-analysis-stage-ask = Quel nombre demander
page-analysis-stage-give = Quelle carte donner
page-analysis-stage-keep = Quelles cartes garder
page-analysis-space = Ta case, comptée depuis DÉPART
page-analysis-die = Dé { $number }
page-analysis-jokers = Tes jokers, par leur face
page-analysis-discard = Défausse, le dessus en dernier
page-analysis-whose = À qui est le groupe
page-analysis-exact = exact
page-analysis-estimate = estimation
page-analysis-legal = Permis : { $count }
page-analysis-legal-many = Permis : { $count }, trop pour une liste.
page-analysis-text = En texte
page-analysis-paste = Coller une position
page-analysis-take = Reprendre
page-analysis-file = Ou ouvrir un enregistrement
page-analysis-step = Étape, de 0 à { $steps }
page-analysis-show = Montrer
page-analysis-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
page-analysis-unkept = Ce navigateur n’a pas cette partie, ou ne l’a plus.
page-analysis-link-cut = Ce lien ne mène à aucune position. Peut-être a-t-il été coupé : demande-le à nouveau.
page-analysis-link = Lien vers cette position

## What can be done

page-action-draw = Piocher
page-action-take = Prendre le dessus de la défausse
page-action-knock = Frapper
page-action-pass = Laisser passer
page-action-lay = Poser la phase { $number } :
page-action-add = Ajouter :
page-action-discard = Défausser :
page-action-move = { $count ->
    [one] Avancer de { $count } case
   *[other] Avancer de { $count } cases
}
page-action-star = Avancer vers
page-action-pick = Choisir :
page-action-swap = Échanger :
page-action-swap-none = Ne rien échanger
page-action-ask = Demander un { $number }
page-action-give = Donner :
page-action-keep = Garder :
page-action-keep-none = Ne rien garder
