# Rooms: what happens in them, and what they and their server refuse.

## Scores and the end

won-you = Tu as gagné !

## Commands

hint = Conseil : { $reason }

## Refused

# Pourquoi un salon, un serveur ou une table de règles refuse quelque chose. Un message par code.
refusal-not-host = Cela revient à l’hôte du salon.
refusal-game-running = La partie a déjà commencé.
refusal-no-name = Dis un nom : des lettres et des chiffres, 16 au plus.
refusal-room-full = { $seats ->
    [one] La seule place est prise.
   *[other] Les { $seats } places sont prises.
}
refusal-no-seat = { $seats ->
    [one] Il y a { $seats } place : dis 1.
   *[other] Il y a { $seats } places : dis un numéro de 1 à { $seats }.
}
refusal-seat-taken = Cette place n’est pas libre pour un robot.
refusal-seat-free = Il n’y a personne à renvoyer de cette place.
refusal-seat-not-free = Cette place n’est pas libre : choisis-en une autre.
refusal-nobody-there = Il n’y a personne à cette place.
refusal-character-taken = { $name } est déjà à cette table : choisis un autre robot.
refusal-too-few-seats = { $people ->
    [one] Il y a déjà quelqu’un ici : il faut au moins une place.
   *[other] Il y a { $people } personnes ici : il faut au moins autant de places.
}
refusal-settings-fixed = Pendant une partie, on ne peut changer que l’accueil de nouvelles personnes et les réactions.
refusal-lesson-fixed = Une leçon ne se change pas : ouvre une table à toi.
refusal-knock-device = Pour frapper, il faut un appareil par personne.
refusal-closed = Cette table n’accueille plus personne. Tu peux regarder.
refusal-shut = L’administration de ce serveur a fermé cette table. Tu peux seulement la regarder.
refusal-no-bot-there = Il n’y a pas de robot à cette place : choisis la place d’un robot.
refusal-held-another = Tu as déjà vu une autre main de cette donne : pour l’instant, tu ne peux reprendre que ta place.
refusal-not-long-away = { $minutes ->
    [one] L’absence de { $name } dure depuis moins d’une minute : la place pourra être donnée plus tard.
   *[other] L’absence de { $name } dure depuis moins de { $minutes } minutes : la place pourra être donnée plus tard.
}
refusal-seat-given = L’hôte a donné ta place à { $name }. Tu peux prendre celle d’un robot.
refusal-not-over = La partie n’est pas encore finie.
refusal-no-salt-awaited = Aucune part de toi n’est attendue maintenant pour la graine.
refusal-other-salt = Ce n’est pas la part que tu avais annoncée.
refusal-no-game = Aucune partie n’est en cours.
refusal-paused = La partie est en pause.
refusal-stale = La table a changé entre-temps : regarde encore.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-answered-already = Tu as déjà répondu.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-rest = La table n’attend pas qu’on veuille continuer.
refusal-ready-already = C’est déjà noté : la table peut continuer pour toi.
refusal-bot-plays = Un robot joue pour toi : reprends d’abord ta place.
refusal-no-bot-plays = Aucun robot ne joue pour toi.
refusal-bot-comes = Un robot est déjà demandé.
refusal-nobody-to-wait-for = La table n’attend pas cette place.
refusal-not-waiting-long = C’est possible quand la table a attendu cette place { $seconds } s.
refusal-nudged-already = Une fois par tour suffit.
refusal-reactions-off = Les réactions sont désactivées à cette table.
refusal-no-reaction = Cette réaction n’existe pas à cette table.
refusal-too-many-reactions = Trop de réactions : attends un instant.
refusal-no-television = Aucun téléviseur n’affiche ces chiffres. Ils sont valables dix minutes, une seule fois.
refusal-too-many-guesses = Trop de chiffres faux : attends dix minutes.
refusal-too-many-televisions = Trop de téléviseurs attendent : réessaie dans une minute.
refusal-no-seat-any-more = Tu as quitté ce salon.
refusal-wrong-token = Ce n’est la clé d’aucune place de ce salon.
refusal-no-room = Aucun salon ne répond à cette invitation.
refusal-only-watching = Tu ne fais que regarder.
refusal-no-advice-now = Impossible de trouver un conseil pour cette position en ce moment.
refusal-no-exact-review = Cette partie suit des règles sans solution exacte : elle ne peut pas être analysée.
refusal-no-review-now = Cette partie ne peut pas être analysée en ce moment : réessaie plus tard.
refusal-too-many-reviews = Trop d’analyses ont été demandées depuis ton adresse : attends une minute.
refusal-too-fast = Trop de choses à la fois : attends un instant.
refusal-too-many-lines = Trop de connexions viennent de ton adresse : fermes-en quelques-unes.
refusal-too-many-rooms = Trop de salons ont été ouverts depuis ton adresse : attends une minute.
refusal-bad-message = Le serveur ne comprend pas ce message.
refusal-bad-messages = Trop de messages que le serveur ne comprend pas.
refusal-bad-hello = Le serveur ne comprend pas qui arrive.
refusal-disk-full = Le disque du serveur est plein. Rien ne s’est passé ; réessaie plus tard.
refusal-storage-failed = Le serveur ne peut pas écrire en ce moment. Rien ne s’est passé ; réessaie.
refusal-no-link = « { $text } » n’est pas une invitation : elle ressemble à https://host/#room=...
refusal-no-server = « { $text } » n’est pas l’adresse d’un serveur : elle ressemble à https://host
refusal-rules-too-long = Ces règles sont trop longues pour un salon : prends moins de phases.
refusal-no-sheet = Aucune feuille n’est plus partagée sous ce lien.
refusal-sheet-moved-on = Un autre téléphone a écrit entre-temps sur cette feuille.
refusal-sheet-full = Cette feuille est pleine : { $most } entrées.
refusal-no-toml = Ce n’est pas un fichier TOML : { $problem }
refusal-too-long = Ce fichier est trop long.
refusal-no-words = Il n’y a pas de textes de ce nom.
as-told = { $text }

## Devant la porte

game-card = Le jeu de cartes
game-dice = Le jeu de dés
game-board = Le jeu de plateau

## L'entrée

seat-bot = robot

character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = joue doucement
plays-steadily = joue solidement
plays-sharply = joue finement
plays-for-points = joue parfaitement pour les points
plays-to-win = joue pour gagner
plays-anyhow = joue au hasard
player-numbered = Anonyme { $number }

# What the host chooses, in the sentence that says so.
chosen-card = le jeu de cartes
chosen-dice = le jeu de dés
chosen-board = le jeu de plateau
chosen-card-intl = les règles internationales
chosen-card-fx = les règles de F.X. Schmid
chosen-dice-de = les règles allemandes
chosen-board-intl = les règles internationales, plus récentes
chosen-board-2010 = les premières règles allemandes
room-chosen-game = L’hôte choisit { $game }.
room-chosen-edition = L’hôte choisit { $edition }.
room-chosen-rules = L’hôte change les règles maison.
room-chosen-seats = { $seats ->
    [one] L’hôte veut { $seats } place.
   *[other] L’hôte veut { $seats } places.
}
room-chosen-bots = Un robot sur une place libre { $how }.
room-chosen-clock = { $seconds ->
    [one] La pendule tourne : { $seconds } seconde par décision.
   *[other] La pendule tourne : { $seconds } secondes par décision.
}
room-no-clock = La pendule est arrêtée.
room-chosen-knock-time = { $seconds ->
    [one] Il y a { $seconds } seconde pour frapper.
   *[other] Il y a { $seconds } secondes pour frapper.
}
room-chosen-patience = { $seconds ->
    [one] Après { $seconds } seconde d’absence, un robot joue.
   *[other] Après { $seconds } secondes d’absence, un robot joue.
}
room-newcomers-on = Pendant la partie, on peut prendre la place d’un robot.
room-newcomers-off = Pendant la partie, personne ne peut prendre la place d’un robot.
room-reactions-on = Les réactions sont permises.
room-reactions-off = Les réactions sont coupées.
room-chosen-dealer = { $name } distribue en premier.
    .you = Tu distribues en premier.
room-chosen-first = { $name } commence.
    .you = Tu commences.
room-lots = Le sort décide qui commence.

## Ce qui se passe dans le salon

room-sat = { $name } prend place.
room-bot-sat = { $bot } (robot) prend place.
room-bot-plays = À partir de maintenant : { $bot } { $how }.
room-plays-on = { $bot } continue.
room-given = L’hôte donne la place de { $name } à { $bot }.
    .you = L’hôte a donné ta place à { $bot } ; tu peux regarder ou prendre celle d’un robot.
room-taken = { $name } prend la place de { $bot }.
room-taken-from = { $name } prend la place de { $other }.
room-queued = { $name } jouera la prochaine partie.
room-unqueued = { $name } n’attend plus la prochaine partie.
room-named = Place { $number } : { $name }.
room-renamed = { $other } s’appelle maintenant { $name }.
room-moved = { $name } passe à la place { $number }.
room-left = { $name } quitte la table.
    .you = Tu n’as plus de place ici ; tu peux regarder.
room-started = La partie commence.
room-ended = La partie est finie.
room-stood-in = L’absence dure trop longtemps : un robot joue pour { $name } en attendant.
    .you = Ton absence dure trop longtemps : un robot joue pour toi en attendant.
room-returned = { $name } rejoue.
    .you = { "" }
room-paused = { $name } met la partie en pause.
    .you = Tu mets la partie en pause.
room-resumed = { $name } relance la partie.
    .you = Tu relances la partie.
room-answered = C’est noté. D’autres passent avant.
room-away = { $name } s’absente.
room-back = { $name } est de retour.
room-time-up = L’horloge décide pour { $name }.
    .you = L’horloge décide pour toi.
room-ready = { $name } veut continuer.
    .you = Tu veux continuer.
room-bot-wanted = { $name } aimerait qu’un robot joue pour { $target }.
    .you = Tu aimerais qu’un robot joue pour { $target }.
    .to-you = { $name } aimerait qu’un robot joue pour toi.
room-asked-out = Un robot prend le relais de { $name } dans 10 secondes.
    .you = Un robot prend ton relais dans 10 secondes.
room-is-here = { $name } est là.
    .you = { "" }
room-taken-over = Un robot joue pour { $name }.
    .you = Un robot joue pour toi.
room-new-game = Une nouvelle partie : mêmes personnes, mêmes règles.
room-shut = L’administration de ce serveur a fermé la table.
