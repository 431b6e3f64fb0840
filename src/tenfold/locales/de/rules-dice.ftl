# The rules of the dice game, in our own words.

rule-dice-players = 1 bis 8 Spieler; allein ist es das Spiel für eine Person.
rule-dice-dice = Zehn Würfel: Sechs zeigen 5, 6, 7, 8, 9, 10, vier zeigen 1, 2, 3, 4, W, W (W ist ein Joker). Jede Seite hat eine von vier Farben: Blau, Rot, Orange, Grün; jeder Würfel mischt die Farben anders.
rule-dice-dice-colours = Welche Seite welche Farbe hat, steht nicht im Regelheft. Hier sind es die Farben eines echten Satzes; als Hausregel gelten die deiner eigenen Würfel.
rule-dice-phases = 1: zwei Drillinge. 2: Drilling + Viererfolge. 3: Vierling + Viererfolge. 4: Siebenerfolge. 5: Achterfolge. 6: Neunerfolge. 7: zwei Vierlinge. 8: sieben Würfel einer Farbe. 9: Fünfling + Zwilling. 10: Fünfling + Drilling.
rule-dice-phases-maximum = Der Block nennt hinter jeder Phase, was sie höchstens bringen kann: 60, 57, 59, 49, 52, 54, 60, 56, 60, 62 sein (zusammen 569; mit beiden Boni 649, die höchste gedruckte Punktzahl).
rule-dice-set = Zwilling, Drilling, Vierling, Fünfling: Würfel mit derselben Zahl, gleich in welchen Farben.
rule-dice-set-same-number-twice = Verlangt eine Phase zwei davon, dürfen beide dieselbe Zahl haben: 8-8-8 / 8-8-W erfüllt Phase 1.
rule-dice-run = Eine Folge sind vier oder mehr aufeinanderfolgende Zahlen von 1 bis 10, gleich in welchen Farben; 7-6-5-4-3-2-1 und 10-9-8-7-6-5-4 erfüllen beide Phase 4.
rule-dice-colour = Phase 8: sieben Würfel einer Farbe mit beliebigen Zahlen. Ein Joker steht hier für keine andere Farbe als seine eigene.
rule-dice-colour-wild-own = In Phase 8 zählt ein W als Würfel der Farbe, in der es gedruckt ist, für 0 Punkte.
rule-dice-wild = Ein Joker steht für jede der zehn Zahlen. Eine Obergrenze gibt es nicht: Auch ein Vierling oder eine Folge nur aus Jokern gilt.
rule-dice-scribe = Der Schriftführer ist der erste Spieler; von ihm aus geht es im Uhrzeigersinn. Ergebnisse werden notiert, wie sie kommen, ab der zweiten Phase mit laufender Summe.
rule-dice-turn = Ein Zug besteht aus bis zu drei Würfen für die Phase, in der man ist. Der erste Wurf ist mit allen zehn Würfeln; nach jedem Wurf dürfen beliebige Würfel zur Seite gelegt und die anderen wieder geworfen werden; ein früher zur Seite gelegter Würfel darf später wieder mitgeworfen werden.
rule-dice-turn-stop-early = Man darf nach dem ersten oder zweiten Wurf aufhören.
rule-dice-order = Die Phasen kommen in der Reihenfolge des Blocks dran. Nur eine geschaffte Phase bringt Punkte, und die nächste ist im nächsten Zug an der Reihe.
rule-dice-fail = Eine Phase, die nicht gelingt, bringt nichts und wird im nächsten Zug wieder versucht, so oft wie nötig.
rule-dice-decline = Man darf auf die Punkte einer geschafften Phase verzichten und sie im nächsten Zug wieder versuchen (etwa wegen des 5-Phasen-Bonus).
rule-dice-score = Genau die Würfel, die die Phase braucht, werden mit ihren Zahlen zusammengezählt, W mit 0, so günstig wie möglich für den Spieler. Phase 3 mit 9-9-9-9-5-4-W-2-9-W bringt 9+9+9+9+5+4+2 = 47: Die fünfte 9 wird nicht gebraucht.
rule-dice-bonus-5 = Wer nach Phase 5 mindestens 221 Punkte hat, bekommt 40 dazu; sonst wird eine 0 eingetragen.
rule-dice-bonus-10 = Wer als Erster alle zehn Phasen schafft, bekommt 40 Punkte dazu. Ebenso jeder Spieler, der später in derselben Runde Phase 10 schafft, aber nur, wenn er schon zu Beginn seines Zuges in Phase 10 war.
rule-dice-end = Wer als Erster alle zehn Phasen geschafft hat, leitet das Spielende ein: Alle anderen versuchen der Reihe nach, und jeder nur einmal, ihre restlichen Phasen am Stück, mit je drei Würfen. Die erste Phase, die nicht gelingt, beendet das Spiel dieses Spielers mit den Punkten bis dahin.
rule-dice-end-example = A, B, C, D, E: A (der Erste in der Runde) schafft Phase 9; B schafft Phase 10, bekommt den Bonus und leitet das Spielende ein; C, in Phase 8, schafft 8, 9 und 10 am Stück, aber ohne Bonus (zu Beginn des Zuges war es Phase 8); D scheitert an Phase 7 und ist draußen; E, in Phase 10, schafft sie und bekommt den Bonus; A, in Phase 10, schafft sie ohne Bonus (es ist schon die nächste Runde).
rule-dice-end-no-decline = Am Spielende wird auf eine geschaffte Phase nicht verzichtet: Der Versuch gälte als gescheitert, darum wird es gar nicht angeboten.
rule-dice-winner = Sieger ist, wer alle zehn Phasen geschafft hat; unter mehreren die höchste Gesamtpunktzahl; bei Gleichstand unter diesen das höchste Ergebnis einer einzelnen Phase.
rule-dice-winner-shared = Ist auch das gleich, teilen sie sich den Sieg.
rule-dice-solo = Allein: Alle Regeln gelten, das Ziel ist die eigene Höchstpunktzahl; jeder Fehlversuch kostet 5 Punkte. Es gibt eine Bestenliste.
rule-dice-solo-bonus-10 = Allein gibt es den 10-Phasen-Bonus nur, wenn Phase 10 beim ersten Versuch gelingt; sonst ist er verloren.
rule-dice-solo-decline = Allein gilt der Verzicht auf eine geschaffte Phase als Fehlversuch: Er kostet 5 Punkte und in Phase 10 den Bonus.
rule-dice-solo-bonus-5 = Allein werden die Abzüge am Ende des Spiels von der Gesamtpunktzahl genommen und zählen nicht bei den 221 Punkten für den 5-Phasen-Bonus.
