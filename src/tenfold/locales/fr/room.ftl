# Rooms: what happens in them, and what they and their server refuse.

## Setting up

default-name = Toi

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
refusal-not-over = La partie n’est pas encore finie.
refusal-no-salt-awaited = Aucune part de toi n’est attendue maintenant pour la graine.
refusal-other-salt = Ce n’est pas la part que tu avais annoncée.
refusal-no-game = Aucune partie n’est en cours.
refusal-paused = La partie est en pause.
refusal-stale = La table a changé entre-temps : regarde encore.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-answered-already = Tu as déjà répondu.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-seat-any-more = Tu as quitté ce salon.
refusal-wrong-token = Ce n’est la clé d’aucune place de ce salon.
refusal-no-room = Aucun salon ne répond à cette invitation.
refusal-only-watching = Tu ne fais que regarder.
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

## Ce qui se passe dans le salon

room-sat = { $name } prend place.
room-bot-sat = { $name } (robot) prend place.
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
room-answered = Ta réponse compte dès que tout le monde avant toi a répondu.
room-away = { $name } s’absente.
room-back = { $name } est de retour.
room-time-up = Le temps est écoulé ; on joue pour { $name } :
    .you = Ton temps est écoulé ; on joue pour toi :
room-new-game = Une nouvelle partie : mêmes personnes, mêmes règles.

## Who sits there

player-numbered = Joueur { $number }
character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = joue en douceur
plays-steadily = joue avec constance
plays-sharply = joue finement
