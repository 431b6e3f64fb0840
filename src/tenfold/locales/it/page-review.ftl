# The review of a finished game.

page-review-seat = Decisioni di
page-review-working = La partita viene esaminata. Può durare mezzo minuto.
page-review-solving = Prima si cerca la soluzione esatta di queste regole della casa. Può durare qualche minuto; poi l’analisi arriva da sé.
page-review-progress = Quanta parte è stata esaminata
page-review-curve = Nel corso della partita, da { $start } a { $end }
page-review-chance = probabilità di vincere
page-review-total = totale atteso
page-review-luck-sum = fortuna, sommata
page-review-costliest = Le decisioni più care
page-review-none = Nessuna decisione è costata qualcosa che questa analisi possa mostrare.
page-review-start = all’inizio
page-review-luck = fortuna
page-review-choice = scelta
page-review-others = gli altri
page-review-end = alla fine
page-review-better = Meglio:
page-review-worth-win = Probabilità di vincere: { $best } invece di { $done }.
page-review-worth-total = Totale atteso: { $best } invece di { $done }.
review-gains-more = Così si guadagna più di quanto si perde: su { $worlds } manche così, migliori { $better }, peggiori { $worse }.
page-review-fine = Qui non si conosce niente di meglio.
page-review-tap = Tocca la curva o una decisione per vedere il tavolo com’era.
page-review-open = Mostra tutte le carte in mano
page-review-exact = Ogni decisione è confrontata con la migliore, secondo la soluzione esatta del gioco di dadi.
page-review-estimated = { $decisions ->
    [one] 1 decisione è stata confrontata
   *[other] { $decisions } decisioni sono state confrontate
} con altre, da ciò che allora si sapeva, in { $worlds } mondi giocati fino alla fine della manche. Un costo conta se supera ciò che spiega il caso; ± è l’intervallo giusto 95 volte su 100.
page-review-few = Sono pochi mondi: un server con l’extra «fast» ne gioca molti di più.
page-review-sums = Fortuna è ciò che hanno cambiato le tue carte e i tuoi lanci, scelta ciò che hanno cambiato le tue decisioni, gli altri ciò che tutti gli altri hanno fatto e pescato. Insieme portano dall’inizio alla fine.
page-review-dashed = La linea tratteggiata aggiunge all’inizio ciò che ha cambiato la fortuna. È una somma, non una probabilità: può superare il 100% o scendere sotto lo 0.
