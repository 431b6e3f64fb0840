# Rooms of a server in the terminal.

## Davanti alla porta

# Le stanze di un server nel terminale.
setup-seats = Quanti posti, da { $fewest } a { $most }? I bot prendono quelli che restano liberi.
room-waits = un bot sostituisce chi manca da { $seconds } s, fino al ritorno
room-clock = { $seconds } s per ogni decisione, poi si gioca per te
room-knock-window = { $seconds } s per pensare a bussare
room-go-on = Hai un posto qui come { $name }. Continuare? { $yes } / { $no }
room-go-on-there = Hai un posto in una stanza di { $server } come { $name }. Continuare lì? { $yes } / { $no }
room-watch = Puoi guardare: { $command }
room-take-whose = Di chi prendi il posto? { $names }
room-next-game = Tutti i posti sono occupati. Giocare alla prossima partita? { $yes } / { $no }
room-unreachable = { $server } non è raggiungibile: { $problem }
room-not-kept = Il tuo posto non può essere salvato: { $problem }. Tieni aperta questa finestra.

## L'ingresso

seat-free = libero
seat-host = ospita
seat-you = tu
seat-away = assente
room-invite = Chi ha questo link può giocare con te:
room-phone = Questo link è il tuo posto: aprilo sul telefono per continuare lì. Tienilo per te, chi lo ha gioca al posto tuo:
bot-which = Di’ { $bot }, il numero di un posto e come gioca ({ $bots }).
exchange-which = Di’ { $word } e i numeri di due posti.
clock-which = Di’ { $word } e un numero di secondi, oppure { $word } { $no }.
friends-which = Di’ { $word } { $yes } o { $word } { $no }.
lobby-dealer = { $name } dà le carte o comincia.
leave-sure = Un bot continua al posto tuo, e non potrai tornarci. Andare via? { $yes } / { $no }

## Chi si aspetta

waiting-you-start = Quando ci sono tutti, scrivi { $start }
waiting-start = Si aspetta che { $name } inizi
waiting-nobody = Si aspettano giocatori
waiting-salts = La partita sta per iniziare
waiting-turn = Tocca a { $name }
waiting-bot = Tocca a { $name } (bot)
waiting-away = Tocca a { $name }, che è assente; dopo { $seconds } s subentra un bot
waiting-paused = { $name } ha messo in pausa la partita; { $go_on } la fa ripartire
waiting-paused-by-you = Hai messo in pausa la partita; { $go_on } la fa ripartire
waiting-rematch = La partita è finita: { $rematch } o { $quit }?
waiting-over = La partita è finita
waiting-ready = La manche è finita: { $ready } (o Invio) per continuare, { $wait } per aspettare
waiting-others-ready = Si aspetta che { $names } vogliano continuare
waiting-idle = Un bot gioca per te: { $here } ti ridà il posto
waiting-takeover = Tra poco gioca un bot: { $here } tiene il tuo posto

## Che cosa succede nella stanza

connection-lost = Il collegamento con il server è caduto; si riprova.
connection-back = Il collegamento è tornato: si continua.
room-nudged = { $name } ti fa un cenno: il tavolo aspetta.
room-fair = Il numero segreto è rivelato, ed è quello dell’impronta mostrata prima della prima mossa.
room-unfair = ATTENZIONE: il numero segreto che il server rivela non è quello dell’impronta { $commitment }. Non fidarti di questa partita.
room-record = La registrazione della partita, per tenfold verify: { $link }
room-kept = Il tuo posto resta tuo. Torna con: { $command }
room-gone = Hai lasciato la stanza.
room-over = Grazie per aver giocato.
room-watched = Non guardi più.

## Comandi

words-start = inizia
words-bot = bot
words-free = libera
words-exchange = scambia
words-dealer = mazziere comincia
words-clock = orologio
words-friends = amici
words-ready = avanti
words-here = eccomi
words-replace = sostituisci
words-nudge = sollecita
words-react = reazione
words-pause = pausa
words-go-on = continua
words-rematch = rivincita
words-invite = invita link qr
words-phone = sposta telefono
words-table = tavolo
words-room = stanza
words-leave = lascia
help-start = chi ospita inizia la partita; i bot prendono i posti liberi
help-bot = chi ospita mette un bot: il numero del posto e come gioca
help-free = chi ospita libera un posto: il suo numero
help-exchange = scambiare due posti (host): i loro numeri
help-dealer = chi dà le carte o comincia (host): un nome, o no per il sorteggio
help-clock = secondi per una decisione (host), o no
help-friends = lasciare che gli amici prendano il posto dei bot durante la partita (host): sì o no
help-ready = continuare dopo la fine di una manche
help-here = ci sei: nessun bot gioca per te
help-replace = far giocare un bot per chi fa aspettare tutti: il nome
help-nudge = fare un cenno a chi tutti aspettano: il nome
help-react = le facce e le frasi; con un numero, inviarne una
help-pause = mettere in pausa la partita per tutti
help-go-on = finire la pausa
help-rematch = le stesse persone giocano ancora
help-invite = il link e il codice QR per invitare altri
help-phone = il link e il codice QR segreti per passare con il tuo posto al telefono
help-table = il tavolo com’è adesso
help-room = le regole di questa stanza, e chi siede dove
help-leave = rinunciare al posto; un bot continua (per tornare più tardi, chiudi soltanto il programma)
