# La linea, gli orologi, lo stare insieme: ciò che la pagina dice a ogni tavolo.

## La linea

page-kept = Annotato. Sarà inviato quando torna la linea.
page-back = La linea è tornata.
page-too-late = Troppo tardi: ecco che cosa è stato giocato per te. { $what }
page-too-late-moved = Troppo tardi: la partita è andata avanti.
page-sit-anew = Prendi di nuovo posto

## Chi fa aspettare il tavolo

page-standby = Chi si aspetta
page-time-left = Tempo rimasto
page-is-away = { $name } non c’è.
page-bot-in = Tra { $seconds } s gioca un bot.
page-bot-now = Fai giocare subito il bot
page-standby-wait = Aspetta
page-let-bot-play = Fai giocare un bot per { $name }
page-bot-asked = Richiesto. Serve il consenso di un’altra persona, o di chi ospita.
page-takeover = Tra { $seconds } s subentra un bot.
page-takeover-of = Tra { $seconds } s un bot subentra a { $name }.
page-i-am-here = Ci sono
page-bot-plays-for = Un bot gioca per { $name }.
page-bot-plays-for-you = Un bot gioca per te.
page-seat-back = Riprendi il mio posto
page-nudge = Dai un colpetto a { $name }
page-nudged = { $name } ti fa un cenno: il tavolo aspetta.

## Detto a voce

page-announcements = Annunci
page-seconds-left = { $seconds ->
    [one] Ancora 1 secondo
   *[other] Ancora { $seconds } secondi
}
page-free-card = Carta libera: { $card }. Vuoi bussare?
page-reacts = { $name }: { $what }

## Tasti

page-key-draw = pescare
page-key-take = prendere la carta scartata
page-key-lay = calare
page-key-discard = scartare
page-key-knock = bussare
page-key-pass = lasciar perdere
page-key-hint = suggerimento
page-key-sort = ordinare le carte
page-key-moves = ultime mosse
page-key-card = carta delle fasi
page-key-reactions = reazioni
page-key-ahead = vai al presente
page-key-keys = tutti i tasti

## Reazioni

page-reactions = Reazioni
page-mute = Silenzia { $name }
page-react-smile = sorriso
page-react-laugh = risata
page-react-wow = stupore
page-react-oops = ops
page-react-tear = lacrima
page-react-clap = applauso
page-react-hello = Ciao!
page-react-well-done = Ben fatto!
page-react-oh-no = Oh no!
page-react-lucky = Che fortuna!
page-react-take-your-time = Fai con calma.
page-react-back-soon = Torno subito.
page-react-good-game = Bella partita!
page-react-one-more = Un’altra?
page-react-not-me-again = Di nuovo io, no!
page-react-sorry = Scusa!
page-react-so-close = C’eri quasi!
page-react-what-a-roll = Che lancio!
page-react-thank-you = Grazie!

## È equo?

page-fair-all = Ricalcolati qui tutti gli esiti del caso: { $outcomes }.
page-fair-seed = Il numero segreto è quello promesso. Come questo gioco ne ricavi il caso, questa pagina non lo sa: lo ricalcola tenfold verify.
page-unfair-outcome = Non dimostrato: l’esito { $number } di { $outcomes } non deriva dal numero segreto!

## Televisione

page-show-on-tv = Mostra su un televisore
page-tv-figures = Sei cifre
page-tv-title = Questo televisore aspetta un tavolo.
page-tv-type = Su un telefono al tavolo: Menu, «Mostra su un televisore» e queste cifre.

## In due a un dispositivo

page-at-device = Giocatori a questo dispositivo
page-at-device-name = Nome di un’altra persona
page-at-device-add = Aggiungi a questo dispositivo
page-pass-device = Passa il dispositivo a { $name }
page-i-am = Sono { $name }
