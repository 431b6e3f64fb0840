# The rules of the dice game, in our own words.

rule-dice-players = 1 tot en met 8 spelers; in je eentje is het het spel voor één persoon.
rule-dice-dice = Tien dobbelstenen: zes tonen 5, 6, 7, 8, 9, 10, vier tonen 1, 2, 3, 4, W, W (W is een joker). Elke zijde heeft een van vier kleuren: blauw, rood, oranje, groen; elke dobbelsteen mengt de kleuren anders.
rule-dice-dice-colours = Het regelboekje drukt niet af welke kant welke kleur heeft. Hier zijn het de kleuren van een echte set; met een huisregel gelden die van je eigen dobbelstenen.
rule-dice-phases = 1: twee drielingen. 2: drieling + reeks van 4. 3: vierling + reeks van 4. 4: reeks van 7. 5: reeks van 8. 6: reeks van 9. 7: twee vierlingen. 8: zeven dobbelstenen van één kleur. 9: vijfling + tweeling. 10: vijfling + drieling.
rule-dice-phases-maximum = Het scoreblad noemt achter elke fase wat die hoogstens kan opleveren: 60, 57, 59, 49, 52, 54, 60, 56, 60, 62 zijn (samen 569; 649 met beide bonussen, de hoogste gedrukte score).
rule-dice-set = Tweeling, drieling, vierling, vijfling: dobbelstenen met hetzelfde getal, de kleuren doen er niet toe.
rule-dice-set-same-number-twice = Vraagt een fase er twee, dan mogen ze hetzelfde getal hebben: 8-8-8 / 8-8-W haalt fase 1.
rule-dice-run = Een reeks is vier of meer opeenvolgende getallen van 1 tot en met 10, de kleuren doen er niet toe; 7-6-5-4-3-2-1 en 10-9-8-7-6-5-4 halen allebei fase 4.
rule-dice-colour = Fase 8: zeven dobbelstenen van één kleur, met willekeurige getallen. Een joker staat hier voor geen andere kleur dan zijn eigen.
rule-dice-colour-wild-own = In fase 8 telt een W als dobbelsteen van de kleur waarin hij gedrukt is, voor 0 punten.
rule-dice-wild = Een joker staat voor elk van de tien getallen. Er is geen grens: ook een vierling of een reeks van alleen jokers telt.
rule-dice-scribe = Wie het scoreblad bijhoudt, is de eerste speler; vandaar gaat het met de klok mee. Resultaten worden genoteerd zoals ze komen, vanaf de tweede fase met een lopend totaal.
rule-dice-turn = Een beurt is hoogstens drie worpen voor de fase waarin je bent. De eerste worp is met alle tien de dobbelstenen; na elke worp mag je willekeurige dobbelstenen opzijleggen en de andere weer gooien; wat eerder opzij lag, mag later weer meedoen.
rule-dice-turn-stop-early = Je mag na de eerste of tweede worp ophouden.
rule-dice-order = De fasen komen in de volgorde van het scoreblad. Alleen een gehaalde fase levert punten op, en de volgende is in de volgende beurt aan de orde.
rule-dice-fail = Een mislukte fase levert niets op en wordt in de volgende beurt opnieuw geprobeerd, zo vaak als nodig.
rule-dice-decline = Je mag de punten van een gehaalde fase weigeren en die in de volgende beurt opnieuw proberen (bijvoorbeeld voor de 5-fasenbonus).
rule-dice-score = Precies de dobbelstenen die de fase nodig heeft, worden met hun getal opgeteld, W telt 0, zo gunstig mogelijk voor de speler. Fase 3 met 9-9-9-9-5-4-W-2-9-W levert 9+9+9+9+5+4+2 = 47 op: de vijfde 9 is niet nodig.
rule-dice-bonus-5 = Wie na fase 5 minstens 221 punten heeft, krijgt er 40 bij; anders wordt er een 0 genoteerd.
rule-dice-bonus-10 = Wie als eerste alle tien fasen haalt, krijgt er 40 punten bij. Dat geldt ook voor iedere speler die later in dezelfde ronde fase 10 haalt, maar alleen als die al bij het begin van de beurt in fase 10 was.
rule-dice-end = Wie als eerste alle tien fasen haalt, luidt het einde van het spel in: alle anderen proberen om de beurt en één keer al hun resterende fasen direct achter elkaar, met drie worpen voor elke fase. De eerste fase die mislukt, beëindigt het spel van die speler met de punten tot dan toe.
rule-dice-end-example = A, B, C, D, E: A (de eerste van de ronde) haalt fase 9; B haalt 10, krijgt de bonus en luidt het einde in; C, in fase 8, haalt 8, 9 en 10 achter elkaar maar zonder bonus (was bij het begin van de beurt in 8); D mist fase 7 en ligt eruit; E, in fase 10, haalt die en krijgt de bonus; A, in fase 10, haalt die zonder bonus (het is al de volgende ronde).
rule-dice-end-no-decline = Tijdens het einde van het spel wordt een gehaalde fase niet geweigerd: de poging zou als mislukt gelden, daarom wordt het niet aangeboden.
rule-dice-winner = Winnaar is wie alle tien fasen heeft gehaald; onder meerderen het hoogste totaal; is het dan nog gelijk, het hoogste resultaat van één fase.
rule-dice-winner-shared = Is ook dat gelijk, dan wordt de overwinning gedeeld.
rule-dice-solo = In je eentje: alle regels gelden, het doel is je eigen topscore te verbeteren; elke mislukte poging kost 5 punten. Topscores worden bewaard.
rule-dice-solo-bonus-10 = In je eentje krijg je de 10-fasenbonus alleen als fase 10 bij de eerste poging lukt; anders is hij verloren.
rule-dice-solo-decline = In je eentje geldt het weigeren van een gehaalde fase als mislukte poging: het kost 5 punten en in fase 10 de bonus.
rule-dice-solo-bonus-5 = In je eentje gaan de aftrekpunten aan het einde van het spel van de score af en tellen ze niet mee voor de 221 punten van de 5-fasenbonus.
