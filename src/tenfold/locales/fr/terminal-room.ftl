# Rooms of a server in the terminal.

## Devant la porte

# Les salons d'un serveur dans le terminal.
setup-seats = Combien de places, de { $fewest } à { $most } ? Des robots prennent celles qui restent libres.
room-waits = un robot remplace qui s’absente { $seconds } s, jusqu’à son retour
room-clock = { $seconds } s par décision, ensuite on joue pour toi
room-knock-window = { $seconds } s pour penser à frapper
room-go-on = Tu as une place ici sous le nom { $name }. Continuer ? { $yes } / { $no }
room-go-on-there = Tu as une place dans un salon de { $server } sous le nom { $name }. Y continuer ? { $yes } / { $no }
room-watch = Tu peux regarder : { $command }
room-take-whose = De qui prends-tu la place ? { $names }
room-next-game = Toutes les places sont prises. Jouer à la prochaine partie ? { $yes } / { $no }
room-unreachable = { $server } est injoignable : { $problem }
room-not-kept = Ta place ne peut pas être enregistrée : { $problem }. Garde cette fenêtre ouverte.

## L'entrée

seat-free = libre
seat-host = hôte
seat-you = toi
seat-away = pas là
room-invite = Qui a ce lien peut jouer avec toi :
room-phone = Ce lien est ta place : ouvre-le sur ton téléphone pour y continuer. Garde-le pour toi, qui l’a joue à ta place :
bot-which = Dis { $bot }, le numéro d’une place et sa façon de jouer ({ $bots }).
exchange-which = Dis { $word } et les numéros de deux places.
clock-which = Dis { $word } et un nombre de secondes, ou { $word } { $no }.
friends-which = Dis { $word } { $yes } ou { $word } { $no }.
lobby-dealer = { $name } donne ou commence.
leave-sure = Un robot continue à ta place, et tu ne pourras pas y revenir. Partir ? { $yes } / { $no }

## Qui l'on attend

waiting-you-start = Quand tout le monde est là, tape { $start }
waiting-start = On attend que { $name } commence
waiting-nobody = On attend des joueurs
waiting-salts = La partie va commencer
waiting-turn = À { $name } de jouer
waiting-bot = À { $name } (robot) de jouer
waiting-away = À { $name } de jouer, mais la place est vide ; un robot joue après { $seconds } s
waiting-paused = { $name } a mis la partie en pause ; { $go_on } la relance
waiting-paused-by-you = Tu as mis la partie en pause ; { $go_on } la relance
waiting-rematch = La partie est finie : { $rematch } ou { $quit } ?
waiting-over = La partie est finie
waiting-ready = La manche est finie : { $ready } (ou Entrée) pour continuer, { $wait } pour attendre
waiting-others-ready = On attend { $names } pour continuer
waiting-idle = Un bot joue pour toi : { $here } te rend ta place
waiting-takeover = Un bot va jouer pour toi : { $here } garde ta place

## Ce qui se passe dans le salon

connection-lost = La liaison avec le serveur est coupée ; on essaie de la rétablir.
connection-back = La liaison est rétablie : on continue.
room-nudged = { $name } te fait signe : la table attend.
room-fair = La graine est révélée, et c’est bien celle de l’empreinte montrée avant le premier coup.
room-unfair = ATTENTION : la graine que le serveur révèle n’est pas celle de l’empreinte { $commitment }. Ne te fie pas à cette partie.
room-record = L’enregistrement de la partie, pour tenfold verify : { $link }
room-kept = Ta place t’est gardée. Pour revenir : { $command }
room-gone = Tu as quitté le salon.
room-over = Merci d’avoir joué.
room-watched = Tu ne regardes plus.

## Commandes

words-start = commencer
words-bot = robot
words-free = libérer
words-exchange = permuter
words-dealer = donneur commence
words-clock = horloge
words-friends = amis
words-ready = prêt
words-here = ici
words-replace = remplacer
words-nudge = rappeler
words-react = réagir
words-pause = pause
words-go-on = reprendre
words-rematch = revanche
words-invite = inviter lien qr
words-phone = déplacer téléphone
words-table = table
words-room = salon
words-leave = partir
help-start = l’hôte commence la partie ; des robots prennent les places libres
help-bot = l’hôte installe un robot : le numéro de la place et sa façon de jouer
help-free = l’hôte libère une place : son numéro
help-exchange = échanger deux places (hôte) : leurs numéros
help-dealer = qui donne ou commence (hôte) : un nom, ou non pour le tirage au sort
help-clock = secondes par décision (hôte), ou non
help-friends = laisser des amis prendre la place de bots en cours de partie (hôte) : oui ou non
help-ready = continuer après la fin d’une manche
help-here = tu es là : aucun bot ne joue pour toi
help-replace = laisser un bot jouer pour quelqu’un que tout le monde attend : le nom
help-nudge = faire signe à quelqu’un que tout le monde attend : le nom
help-react = les visages et les phrases ; avec un numéro, en envoyer
help-pause = mettre la partie en pause pour tout le monde
help-go-on = finir la pause
help-rematch = les mêmes personnes rejouent
help-invite = le lien et le code QR pour inviter du monde
help-phone = le lien et le code QR secrets pour passer avec ta place sur ton téléphone
help-table = la table telle qu’elle est
help-room = les règles de ce salon, et qui est à quelle place
help-leave = abandonner ta place ; un robot continue (pour revenir plus tard, ferme seulement le programme)
