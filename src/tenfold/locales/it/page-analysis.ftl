# The analysis board on the page.

page-analysis-why = Componi una posizione toccando, incollane una o apri una registrazione. Poi chiedi: che cosa è permesso, che cosa conviene, quanto vale?
page-analysis-ask = E adesso?
page-analysis-answer = Risposta
page-analysis-you = Tu
page-analysis-phase = Fase
page-analysis-points = Punti
page-analysis-cards = Carte
page-analysis-bonuses = Dalla fase 6 in poi con ciò che è segnato per il bonus: 250+40 o 250+0.
page-analysis-stage = Da decidere
page-analysis-stage-draw = Da quale mazzo pescare
page-analysis-stage-play = Che cosa calare, attaccare, scartare
page-analysis-stage-knock = Se bussare
page-analysis-stage-move = Quale dado usare
page-analysis-stage-star = Su quale casella proseguire
page-analysis-stage-take = Da quale mazzo prendere
page-analysis-stage-pick = Quale carta scegliere
page-analysis-stage-swap = Quali carte scambiare
page-analysis-stage-ask = Quale numero chiedere
page-analysis-stage-give = Quale carta dare
page-analysis-stage-keep = Quali carte tenere
page-analysis-space = La tua casella, contata da VIA
page-analysis-die = Dado { $number }
page-analysis-jokers = I tuoi jolly, secondo la loro faccia
page-analysis-discard = Mazzo degli scarti, la cima per ultima
page-analysis-whose = Di chi è il gruppo
page-analysis-exact = esatto
page-analysis-estimate = stima
page-analysis-legal = Permesso: { $count }
page-analysis-legal-many = Permesso: { $count }, troppo per un elenco.
page-analysis-text = Come testo
page-analysis-paste = Incolla una posizione
page-analysis-take = Riprendi
page-analysis-file = O apri una registrazione
page-analysis-step = Passo, da 0 a { $steps }
page-analysis-show = Mostra
page-analysis-no-record = Questo file non è la registrazione di una partita.
page-analysis-unkept = Questo browser non ha quella partita, o non più.
page-analysis-link-cut = Questo link non porta a nessuna posizione. Forse è stato tagliato: fattelo mandare di nuovo.
page-analysis-link = Link a questa posizione

## What can be done

page-action-draw = Pescare dal mazzo di pesca
page-action-take = Prendere la cima degli scarti
page-action-knock = Bussare
page-action-pass = Lasciar passare
page-action-lay = Calare la fase { $number }:
page-action-add = Attaccare:
page-action-discard = Scartare:
page-action-move = { $count ->
    [one] Muovere di 1 casella
   *[other] Muovere di { $count } caselle
}
page-action-star = Proseguire su
page-action-pick = Scegliere:
page-action-swap = Scambiare:
page-action-swap-none = Non scambiare nulla
page-action-ask = Chiedere un { $number }
page-action-give = Dare:
page-action-keep = Tenere:
page-action-keep-none = Non tenere nulla
