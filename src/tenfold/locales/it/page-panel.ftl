# Ciò che copre il tavolo: il menu e ciò che apre.

page-log = Svolgimento
page-log-empty = Non è ancora successo niente.
page-move-seat = Sposta il mio posto su un altro dispositivo
page-move-seat-why = Chi ha questo link gioca per te. Aprilo sull’altro tuo dispositivo e non mostrarlo a nessuno.
page-leave-sure = Se te ne vai durante la partita, un bot gioca per te e non puoi tornare.
page-go-on-lesson = Continua la lezione
page-show-me-how = Mostrami come si gioca
page-pause = Pausa
page-keys = Tasti
page-tv-how = Apri { $address } sul televisore e digita le sei cifre che mostra.
page-show = Mostra
page-forget = Togli il mio nome
page-forget-sure = Il tuo nome e la tua faccia spariscono da questo tavolo e dalle registrazioni delle sue partite, per tutti e per sempre. Le partite restano.

## Impostazioni

page-settings = Impostazioni
page-sound = Suoni
page-notify = Avvisami quando tocca a me
page-notify-denied = Il browser non permette a questa pagina di avvisarti.
page-set-cards = Dimensione delle carte
page-cards-small = Piccola
page-cards-normal = Normale
page-cards-large = Grande
page-set-light = Luce
page-light-device = Come il dispositivo
page-light-day = Giorno
page-light-evening = Sera
page-set-pace = Ritmo dei bot
page-pace-calm = Tranquillo
page-pace-normal = Normale
page-pace-quick = Rapido
page-set-motion = Movimento
page-motion-device = Come il dispositivo
page-motion-still = Ferma
page-set-vibration = Vibrazione
page-set-reactions = Reazioni
page-set-read-reactions = Leggi le reazioni a voce
page-set-keys = Tasti singoli
page-review = Analisi
