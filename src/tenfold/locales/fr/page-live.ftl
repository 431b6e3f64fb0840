# La connexion, les horloges, être ensemble : ce que la page dit à toute table.

## La connexion

page-kept = Noté. Ce sera envoyé dès que la connexion revient.
page-back = La connexion est revenue.
page-too-late = Trop tard : voici ce qui a été joué pour toi. { $what }
page-too-late-moved = Trop tard : la partie a continué.
page-sit-anew = Reprendre une place

## Qui fait attendre la table

page-standby = Qui est attendu
page-time-left = Temps restant
page-is-away = { $name } n’est pas là.
page-bot-in = Un robot joue dans { $seconds } s.
page-bot-now = Laisser jouer le robot maintenant
page-standby-wait = Attendre
page-let-bot-play = Laisser un robot jouer pour { $name }
page-bot-asked = Demandé. Il faut encore l’accord d’une personne, ou de l’hôte.
page-takeover = Un robot prend le relais dans { $seconds } s.
page-takeover-of = Un robot prend le relais de { $name } dans { $seconds } s.
page-i-am-here = Je suis là
page-bot-plays-for = Un robot joue pour { $name }.
page-bot-plays-for-you = Un robot joue pour toi.
page-seat-back = Reprendre ma place
page-nudge = Faire signe à { $name }
page-nudged = { $name } te fait signe : la table attend.

## Dit à voix haute

page-announcements = Annonces
page-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
page-free-card = Carte libre : { $card }. Frapper pour l’avoir ?
page-reacts = { $name } : { $what }

## Touches

page-key-draw = piocher
page-key-take = prendre la carte défaussée
page-key-lay = poser
page-key-discard = se défausser
page-key-knock = frapper
page-key-pass = laisser passer
page-key-hint = indice
page-key-sort = trier la main
page-key-moves = derniers coups
page-key-card = carte des phases
page-key-reactions = réactions
page-key-ahead = aller au présent
page-key-keys = toutes les touches

## Réactions

page-reactions = Réactions
page-mute = Mettre { $name } en sourdine
page-react-smile = sourire
page-react-laugh = rire
page-react-wow = étonnement
page-react-oops = oups
page-react-tear = larme
page-react-clap = applaudissements
page-react-hello = Bonjour !
page-react-well-done = Bien joué !
page-react-oh-no = Oh non !
page-react-lucky = Quelle chance !
page-react-take-your-time = Prends ton temps.
page-react-back-soon = Je reviens tout de suite.
page-react-good-game = Belle partie !
page-react-one-more = Encore une ?
page-react-not-me-again = Pas encore moi !
page-react-sorry = Pardon !
page-react-so-close = Si près !
page-react-what-a-roll = Quel lancer !
page-react-thank-you = Merci !

## Est-ce équitable ?

page-fair-all = Recalculé ici : les { $outcomes } résultats du hasard.
page-fair-seed = La graine est celle qui était promise. Comment ce jeu en tire le hasard, cette page ne le sait pas : tenfold verify le recalcule.
page-unfair-outcome = Non prouvé : le résultat { $number } sur { $outcomes } ne découle pas de la graine !

## Télévision

page-show-on-tv = Montrer sur une télévision
page-tv-figures = Six chiffres
page-tv-title = Cette télévision attend une table.
page-tv-type = Sur un téléphone à la table : Menu, « Montrer sur une télévision », puis ces chiffres.

## À deux sur un appareil

page-at-device = Joueurs sur cet appareil
page-at-device-name = Nom d’une autre personne
page-at-device-add = Ajouter sur cet appareil
page-pass-device = Passe l’appareil à { $name }
page-i-am = Je suis { $name }
