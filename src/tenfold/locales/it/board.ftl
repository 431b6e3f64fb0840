# The board game: what happens, what is refused and why, and its terms.

## Refused

refusal-no-number-card = «{ $text }» non è una carta di questo gioco: scrivi R, B, G o Y e un numero da 1 a 12, e un jolly come W o con la sua faccia, come W(R5).
refusal-move-first = Prima scegli un dado e muovi.
refusal-star-first = Prima scegli un’azione per la casella con le stelle: stella e il suo nome.
refusal-take-first = Prima serve una carta: pesca o prendi.
refusal-pick-first = Prima scegli una carta dal mazzo degli scarti.
refusal-swap-first = Prima cambia fino a quattro carte.
refusal-ask-first = Prima chiedi un numero.
refusal-give-first = Prima la persona interpellata dà una carta.
refusal-board-play-first = Ora cala, attacca o scarta.
refusal-keep-cards-first = La manche è finita: prima si decide chi tiene quali carte.
refusal-wrong-steps = I dadi non permettono di muovere di { $steps }: muovi di { $low } o di { $high }.
refusal-star-again = Non si può scegliere un’altra casella con le stelle: indica una delle altre azioni.
refusal-no-free-space = Ora non si può scegliere nessuna casella «{ $space }»; scegli tra: { $spaces }
refusal-draw-pile-empty = Il mazzo di pesca è vuoto e non si può rifare: prendi la carta in cima al mazzo degli scarti.
refusal-not-there = { $card } lì non c’è; dall’alto il mazzo degli scarti ha { $pile }.
refusal-swap-too-many = { $most ->
    [one] Si cambia al massimo 1 carta, non { $count }.
   *[other] Si cambiano al massimo { $most } carte, non { $count }.
}
refusal-swap-too-few = In questa partita si cambia almeno una carta: indicane una.
refusal-ask-number = Non si può chiedere { $number }: scegli un numero da 1 a 12.
refusal-give-which = Non si può dare { $card } per un { $number }: dai { $allowed }.
refusal-discard-one = Un turno finisce con una carta sul mazzo degli scarti, non con { $count }.
refusal-never-two = In questa partita si scarta una carta, mai due.
refusal-not-all-full = Due carte le scarta solo chi ha calato la fase, e finché ci sono solo gruppi completi: scartane una.
refusal-keep-too-many = Si tengono al massimo { $most } carte, non { $count }.
refusal-keep-to-discard = L’ultima carta si deve scartare: tienine una.
refusal-phase-laid = In una manche si può calare una sola fase, e la tua è già sul tavolo: attacca o scarta.
refusal-too-few-jokers = Jolly che vuoi calare: { $count }; ma ne hai solo { $held }.
refusal-which-jokers = { $count ->
    [one] Dimmi quale jolly cali, con la sua faccia: con { $faces }
   *[other] Dimmi quali { $count } jolly cali, con le loro facce: con { $faces }
}
refusal-group-of-jokers = { $group } è fatto di soli jolly: almeno una carta di ogni gruppo dev’essere vera.
refusal-phase-before-adding = Prima di attaccare carte cala la tua fase.
refusal-no-group-there = Sul tavolo non c’è un gruppo così: si attacca ai gruppi che sono lì.
refusal-no-end = Alla sequenza { $run } un jolly non vale per nessun numero: non indicare un capo.
refusal-joker-which-end = Dimmi a quale capo della sequenza { $run } va il jolly: basso o alto.
refusal-joker-end-closed = La sequenza { $run } non ha posto da quella parte: il jolly va dall’altra.
refusal-does-not-fit = { $card } lì non va: { $group } accetta { $fitting } o un jolly.
refusal-board-players = Questo gioco è per 2-6 giocatori, non per { $players }.
refusal-track-space = Percorso, riga { $line }: non esiste la casella «{ $name }»; scegli tra { $kinds }.
refusal-track-starts = Percorso, riga { $line }: una seconda partenza. La prima è alla riga { $first }, e ce n’è una sola.
refusal-track-short = Percorso: manca la riga { $line }. Le caselle sono { $length }; questo percorso ne ha { $count }.
refusal-track-long = Percorso: la riga { $line } è di troppo. Le caselle sono { $length }; questo percorso ne ha { $count }.
refusal-track-kind = Percorso: nessuna riga è { $kind }, e ogni tipo di casella deve esserci.
option-track = Dev’essere un elenco di nomi di caselle, come «start» e «+1».
refusal-no-variants = Non esiste la variante «{ $variant }»: questo gioco non ne ha.
refusal-starter = Chi comincia deve sedere a uno dei posti.

## Setting up

edition-board-intl = intl: le regole internazionali, più recenti
edition-board-2010 = 2010: le prime regole tedesche
bot-board-easy = easy: pensa solo alle proprie carte
bot-board-solid = solid: gioca bene e ti tiene d’occhio
bot-board-strong = strong: pensa in anticipo

## The track

# Names on the track have six columns at most.
space-start = VIA
space-star = stella
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
space-again = ancora
space-pick = scegli
space-swap = cambia
space-all-draw = tutti
space-joker = jolly
space-ask = chiedi
space-do-plus = { $count ->
    [one] prendi 1 carta da un mazzo
   *[other] prendi { $count } carte, ognuna da un mazzo a tua scelta
}
space-do-again = prendi una carta da un mazzo, poi segue un altro turno
space-do-pick = scegli una carta qualsiasi dal mazzo degli scarti
space-do-swap = scarta fino a quattro carte e pescane una in più
space-do-all-draw = pesca una carta; poi tocca a tutti gli altri
space-do-joker = pesca una carta e girala: è un jolly
space-do-ask = chiedi un numero agli altri
space-do-star = vai avanti fino a un’azione a tua scelta

## The table

board-dice = dadi { $low } e { $high }
board-wait-give = Si aspetta { $name }, che deve dare un { $number } a { $asker }.
board-wait-keep = Si aspetta chi sceglie che cosa tenere: { $names }
board-jokers = jolly { $cards }
board-holds = ha { $cards }
board-lacks = senza { $numbers }
board-on-wreath = sulla corona d’alloro
board-markers = Indicatori di fase
board-phase-lies = La tua fase è sul tavolo: attacca quello che va bene, poi scarta.
board-which-jokers = Quali jolly?
board-round-is-over = La manche { $number } è finita
board-round-ended = { $steps ->
    [0] { $name } chiude la manche e resta sulla fase.
    [one] { $name } chiude la manche e avanza di 1 casella.
   *[other] { $name } chiude la manche e avanza di { $steps } caselle.
}
    .you = { $steps ->
        [0] Chiudi la manche e resti sulla fase.
        [one] Chiudi la manche e avanzi di 1 casella.
       *[other] Chiudi la manche e avanzi di { $steps } caselle.
    }
board-keep-five = Scegli fino a cinque carte da tenere.
board-cards-to-keep = Carte da tenere
board-wait-choose = { $count ->
    [one] Si aspetta la scelta di 1 persona
   *[other] Si aspetta la scelta di { $count } persone
}
board-pile = Il mazzo degli scarti, dall’alto
board-prompt-ask = Quale numero chiedi?

## What happens

board-open-round = Una nuova manche. In cima al mazzo degli scarti c’è { $top }. Comincia { $name }.
    .you = Una nuova manche. In cima al mazzo degli scarti c’è { $top }. Cominci tu.
board-roll-dice = { $name } lancia { $low } e { $high }.
    .you = Lanci { $low } e { $high }.
board-move-piece = { $name } muove di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } su «{ $space }».
    .you = Muovi di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } su «{ $space }».
board-choose-space = { $name } va avanti fino a «{ $space }».
    .you = Vai avanti fino a «{ $space }».
board-turn-joker = { $name } pesca un jolly; la sua faccia è { $card }.
    .you = Peschi { $card } e giri la carta: un jolly.
board-draw = { $name } pesca una carta.
    .you = Peschi una carta.
board-draw-of = { $name } pesca una carta ({ $at } di { $count }).
board-draw-seen = { $name } pesca { $card }.
    .you = Peschi { $card }.
board-take = { $name } prende { $card } dal mazzo degli scarti.
    .you = Prendi { $card } dal mazzo degli scarti.
board-pick-unseen = { $name } sceglie una carta dal mazzo degli scarti, senza mostrarla.
# Where no card lies above it, it comes off the top.
board-pick-seen = { $depth ->
    [0] { $name } sceglie { $card } dalla cima del mazzo degli scarti.
   *[other] { $name } sceglie { $card } dal mazzo degli scarti.
}
    .you = { $depth ->
        [0] Scegli { $card } dalla cima del mazzo degli scarti.
       *[other] Scegli { $card } dal mazzo degli scarti.
    }
board-swap-nothing = { $name } non cambia nessuna carta e ne pesca una.
    .you = Non cambi nessuna carta e ne peschi una.
board-swap-cards = { $name } cambia { $count } carte, { $card } in cima, e ne pesca { $drawn }.
board-swap-seen = { $count ->
    [one] { $name } cambia 1 carta, { $cards }, e ne pesca { $drawn }.
   *[other] { $name } cambia { $count } carte, { $cards }, e ne pesca { $drawn }.
}
    .you = Cambi { $cards } con carte nuove.
board-left = verso sinistra
board-right = verso destra
board-ask-number = { $name } chiede un { $number }.
    .you = Chiedi un { $number }.
board-ask-number-way = { $name } chiede { $way } un { $number }.
    .you = Chiedi { $way } un { $number }.
board-have-none = { $name } non ha nessun { $number }.
    .you = Non hai nessun { $number }.
board-must-give = { $name } deve dare un { $number }.
    .you = Devi dare un { $number }.
board-give-unseen = { $name } dà un { $number } a { $target }.
board-give-seen = { $name } dà { $card } a { $target }.
    .you = Dai { $card } a { $target }.
    .to-you = { $name } ti dà { $card }.
board-pile-renewed = Il mazzo di pesca è finito: si mescolano gli scarti, che diventano quello nuovo.
board-lay = { $name } cala la fase { $phase }: { $groups }
    .you = Cali la fase { $phase }: { $groups }
board-add-card = { $name } attacca { $card } a { $group }.
    .you = Attacchi { $card } a { $group }.
board-add-as = { $name } attacca { $card } a { $group } come { $number }.
    .you = Attacchi { $card } a { $group } come { $number }.
board-discard = { $name } scarta { $cards }.
    .you = Scarti { $cards }.
board-go-again = { $name } gioca un altro turno.
    .you = Giochi un altro turno.
board-end-round = { $name } chiude la manche.
    .you = Chiudi la manche.
board-advance = { $steps ->
    [one] L’indicatore di { $name } avanza di 1 casella, dalla fase { $phase } alla fase { $next }.
   *[other] L’indicatore di { $name } avanza di { $steps } caselle, dalla fase { $phase } alla fase { $next }.
}
    .you = { $steps ->
        [one] Il tuo indicatore avanza di 1 casella, dalla fase { $phase } alla fase { $next }.
       *[other] Il tuo indicatore avanza di { $steps } caselle, dalla fase { $phase } alla fase { $next }.
    }
board-stay = { $name } non ha calato la fase { $phase } e resta lì.
    .you = Non hai calato la fase { $phase } e resti lì.
board-reach-wreath = L’indicatore di { $name } passa dalla fase { $phase } alla corona d’alloro.
    .you = Il tuo indicatore passa dalla fase { $phase } alla corona d’alloro.
board-choose-cards = { $name } ha scelto che cosa tenere.
board-choose-seen = { $count ->
    [0] { $name } non tiene nessuna carta.
    [one] { $name } tiene 1 carta: { $cards }.
   *[other] { $name } tiene { $count } carte: { $cards }.
}
    .you = { $count ->
        [0] Non tieni nessuna carta.
        [one] Tieni 1 carta: { $cards }.
       *[other] Tieni { $count } carte: { $cards }.
    }
board-kept = { $count ->
    [0] { $name } non ha tenuto nessuna carta.
    [one] { $name } ha tenuto 1 carta.
   *[other] { $name } ha tenuto { $count } carte.
}
    .you = { "" }
reason-board-laurel-wreath = Decide il primo indicatore di fase sulla corona d’alloro.
