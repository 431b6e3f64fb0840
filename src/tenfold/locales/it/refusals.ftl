# Why something is refused, and what is allowed. One message per code of a refusal.

refusal-no-card = «{ $text }» non è una carta: scrivi R, B, G o Y e un numero da 1 a 12, W per un jolly, S per un salta turno.
refusal-no-group = «{ $text }» non è un gruppo: scrivi 5s(R5 G5 W), 3-6(R3 W B5 G6) o red(R1 R4 W).
refusal-not-of-set = { $card } non va in un set di { $number }.
refusal-no-such-number = Il numero { $number } non esiste: i numeri vanno da 1 a 12.
refusal-run-too-far = Una sequenza resta tra 1 e 12: { $run } no.
refusal-not-of-run = { $card } non può valere { $number } nella sequenza { $run }.
refusal-not-of-colour = { $card } non ha il colore di questo gruppo ({ $colour }).
refusal-skip-in-group = Un salta turno non fa mai parte di un gruppo.
refusal-run-length = { $count ->
    [one] La sequenza { $run } non è di { $count } carta.
   *[other] La sequenza { $run } non è di { $count } carte.
}
refusal-game-over = La partita è finita.
refusal-drawn-already = Hai già preso una carta: ora cala, attacca o scarta.
refusal-discard-empty = Il mazzo degli scarti è vuoto: pesca dal mazzo di pesca.
refusal-skip-not-taken = Un salta turno non si può prendere dal mazzo degli scarti: pesca dal mazzo di pesca.
refusal-no-knocking = In questa partita non si bussa.
refusal-nothing-to-knock = Ora non c'è niente per cui bussare: si può solo per una carta scartata nel turno appena finito, dopo che il giocatore seguente l'ha lasciata passare.
refusal-phase-lies = In una manche si può completare una sola fase, e la tua è già sul tavolo: attacca o scarta.
refusal-wrong-phase = La fase { $number } ora non si può calare; puoi calare: { $allowed }.
refusal-extra-group = La fase { $number } è: { $phase }. Altre carte possono allungare i suoi gruppi, ma non si aggiunge nessun gruppo.
refusal-not-the-phase = La fase { $number } è: { $phase }, e si cala intera. { $groups } non va bene.
refusal-phase-of-wilds = Almeno una carta della fase dev'essere una carta numerata.
refusal-group-of-wilds = Almeno una carta di ogni gruppo dev'essere una carta numerata.
refusal-phase-first = Prima di attaccare cala la tua fase.
refusal-no-such-group = Sul tavolo non c'è un gruppo così ({ $owner }.{ $group }).
refusal-skip-no-hit = Un salta turno non si attacca mai: scartalo.
refusal-run-full = La sequenza 1-12 non accetta altre carte.
refusal-which-end = Dimmi a quale capo della sequenza { $run } va il jolly: basso o alto.
refusal-end-closed = La sequenza { $run } non ha posto da quella parte: il jolly va dall’altra.
refusal-no-fit = { $card } lì non va: { $group } accetta { $fitting } o un jolly.
refusal-no-skip = Solo un salta turno fa perdere un turno a un altro giocatore.
refusal-skip-whom = Dimmi chi perde un turno: { $seats }.
refusal-skip-other = Un salta turno va a un altro giocatore di questa manche: { $seats }.
refusal-skip-pending = { $target } deve già perdere un turno; puoi scegliere: { $seats }.
refusal-skip-lap = { $target } ha già avuto un salta turno in questo giro; puoi scegliere: { $seats }.
refusal-skip-next = In questa partita un salta turno va al giocatore seguente: { $seats }.
refusal-draw-first = Prima serve una carta: pesca o prendi.
refusal-knock-first = Prima si decide chi bussa: bussa o passa.
refusal-play-first = Ora cala, attacca o scarta.
refusal-not-in-hand = Non hai in mano { $cards }; hai { $hand }.
refusal-keep-one = In questa partita l'ultima carta si deve scartare: tienine una.
refusal-free-and-fixed = Ordine libero e manche fisse si contraddicono: con le manche fisse ogni manche ha la sua fase, quindi non c'è un ordine da scegliere.
refusal-variant-contradicts = La variante { $variant } ne contraddice un'altra: scegli una delle due.
refusal-unknown-variant = La variante { $variant } non esiste: scegli tra { $variants }.
refusal-short-length = { $short ->
    [one] Una partita breve di { $short } fase non è possibile: scegli da 1 a { $most }; la lista ne ha { $listed }.
   *[other] Una partita breve di { $short } fasi non è possibile: scegli da 1 a { $most }; la lista ne ha { $listed }.
}
refusal-die-twice = Ogni dado si può tenere una volta sola.
refusal-keep-all = Per tenere tutti e dieci i dadi scrivi basta: non resta nulla da lanciare.
refusal-no-fourth-roll = Un turno ha tre lanci e sono già fatti: segna o rinuncia.
refusal-keep-first = Prima tieni dei dadi e lancia gli altri, oppure basta.
refusal-score-first = La fase è completata: segna o rinuncia.
refusal-no-decline-alone = In questa partita non si può rinunciare a una fase completata.
refusal-no-decline-in-the-end = Alla fine della partita non si rinuncia a una fase completata.

## The board game

refusal-no-number-card = «{ $text }» non è una carta di questo gioco: scrivi R, B, G o Y e un numero da 1 a 12, e un jolly come W o con la sua faccia, come W(R5).
refusal-run-not-full = Solo una sequenza 1-12 ha posto per altri jolly: { $run } non ne ha.
refusal-move-first = Prima scegli un dado e muovi.
refusal-star-first = Prima scegli un'azione per la casella con le stelle: stella e il suo nome.
refusal-take-first = Prima serve una carta: pesca o prendi.
refusal-pick-first = Prima scegli una carta dal mazzo degli scarti.
refusal-swap-first = Prima cambia fino a quattro carte.
refusal-ask-first = Prima chiedi un numero.
refusal-give-first = Prima il giocatore interpellato dà una carta.
refusal-board-play-first = Ora cala, attacca o scarta.
refusal-keep-cards-first = La manche è finita: prima si decide chi tiene quali carte.
refusal-wrong-steps = I dadi non permettono di muovere di { $steps }: muovi di { $low } o di { $high }.
refusal-star-again = Non si può scegliere un'altra casella con le stelle: indica una delle altre azioni.
refusal-no-free-space = Ora non si può scegliere nessuna casella «{ $space }»; scegli tra: { $spaces }
refusal-draw-pile-empty = Il mazzo di pesca è vuoto e non si può rifare: prendi la carta in cima al mazzo degli scarti.
refusal-not-there = Nel mazzo degli scarti non c'è { $card }; dall'alto ci sono { $pile }.
refusal-swap-too-many = Si cambiano al massimo { $most } carte, non { $count }.
refusal-swap-too-few = In questa partita si cambia almeno una carta: indicane una.
refusal-ask-number = Non si può chiedere { $number }: scegli un numero da 1 a 12.
refusal-give-which = Non si può dare { $card } per un { $number }: dai { $allowed }.
refusal-discard-one = Un turno finisce con una carta sul mazzo degli scarti, non con { $count }.
refusal-never-two = In questa partita si scarta una carta, mai due.
refusal-not-all-full = Due carte le scarta solo chi ha calato la fase, e finché ci sono solo gruppi completi: scartane una.
refusal-keep-too-many = Si tengono al massimo { $most } carte, non { $count }.
refusal-keep-to-discard = L'ultima carta si deve scartare: tienine una.
refusal-phase-laid = In una manche si può calare una sola fase, e la tua è già sul tavolo: attacca o scarta.
refusal-too-few-jokers = Jolly che vuoi calare: { $count }; ma ne hai solo { $held }.
refusal-which-jokers = Dimmi quali jolly cali ({ $count }), con le loro facce: with { $faces }
refusal-group-of-jokers = { $group } è fatto di soli jolly: almeno una carta di ogni gruppo dev'essere vera.
refusal-phase-before-adding = Prima di attaccare carte cala la tua fase.
refusal-no-group-there = Sul tavolo non c'è un gruppo così: si attacca ai gruppi che sono lì.
refusal-no-end = Alla sequenza { $run } un jolly non vale per nessun numero: non indicare un capo.
refusal-joker-which-end = Dimmi a quale capo della sequenza { $run } va il jolly: basso o alto.
refusal-joker-end-closed = La sequenza { $run } non ha posto da quella parte: il jolly va dall'altra.
refusal-does-not-fit = { $card } lì non va: { $group } accetta { $fitting } o un jolly.
