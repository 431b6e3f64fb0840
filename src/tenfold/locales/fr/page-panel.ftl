# Ce qui se pose sur la table : le menu et ce qu’il ouvre.

page-log = Déroulement
page-log-empty = Il ne s’est encore rien passé.
page-move-seat = Passer ma place sur un autre appareil
page-move-seat-why = Qui a ce lien joue à ta place. Ouvre-le sur ton autre appareil et ne le montre à personne.
page-leave-sure = Si tu pars pendant la partie, un robot joue à ta place et tu ne peux pas revenir.
page-go-on-lesson = Reprendre la leçon
page-show-me-how = Montre-moi comment jouer
page-pause = Pause
page-keys = Touches
page-tv-how = Ouvre { $address } sur la télévision et tape les six chiffres affichés.
page-show = Montrer
page-forget = Retirer mon nom
page-forget-sure = Ton nom et ton visage disparaissent de cette table et des enregistrements de ses parties, pour tout le monde et pour toujours. Les parties restent.

## Réglages

page-settings = Réglages
page-sound = Sons
page-notify = M’avertir quand c’est mon tour
page-notify-denied = Ton navigateur ne permet pas à cette page de te prévenir.
page-set-cards = Taille des cartes
page-cards-small = Petite
page-cards-normal = Normale
page-cards-large = Grande
page-set-light = Lumière
page-light-device = Comme l’appareil
page-light-day = Jour
page-light-evening = Soir
page-set-pace = Rythme des robots
page-pace-calm = Tranquille
page-pace-normal = Normal
page-pace-quick = Rapide
page-set-motion = Mouvement
page-motion-device = Comme l’appareil
page-motion-still = Immobile
page-set-vibration = Vibration
page-set-reactions = Réactions
page-set-read-reactions = Lire les réactions à voix haute
page-set-keys = Touches simples
page-review = Analyse
