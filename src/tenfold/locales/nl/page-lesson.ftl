# De eerste ronde met uitleg: briefjes naast de tafel.

lesson-step = Les, stap { $step } van { $of }
lesson-i-know = Ik ken dit spel
lesson-leave = De les verlaten
lesson-others = Nu spelen de anderen. Elke zet wordt hier verteld.
lesson-hand = Dit zijn je kaarten. Je hebt nodig: { $phase }.
lesson-draw = Een beurt begint met een kaart: trek er een.
lesson-take = Een beurt begint met een kaart: neem de open kaart.
lesson-lay = Je fase is compleet. Leg fase { $number } uit.
lesson-hit = Leg nu aan wat past, waar dan ook: tik { $card } aan en leg aan.
lesson-discard = Eén kaart sluit je beurt af: tik { $card } aan en leg af.

## Kaarten

lesson-card-phase = Drieling en vierling: hetzelfde getal; reeks: getallen op een rij. Het plaatje vult zich met wat je hebt.
lesson-card-over = De ronde is voorbij. Wat je nog in je hand hebt, kost punten.
lesson-card-over-phase = Wie een fase heeft uitgelegd, gaat door met de volgende; de anderen proberen de hunne opnieuw.
lesson-card-end = Dat is het hele spel: wie het eerst de laatste fase haalt, wint. Zijn het er meer, dan beslissen de minste punten.

## Dobbelstenen

lesson-dice-phase = Er zijn tien dobbelstenen voor je gegooid. Fase 1 vraagt: { $phase }. W is een joker: die staat voor elk getal.
lesson-dice-roll-all = Geen ervan helpt: gooi alle tien opnieuw.
lesson-dice-keep = Tik de dobbelstenen aan die je opzijlegt en gooi de andere.
lesson-dice-risk = Je kunt { $points } noteren, maar er is meer mogelijk.
lesson-dice-write = Je fase is compleet: noteer { $points }.
lesson-dice-decline = Je kunt ook weigeren en de fase opnieuw proberen.
lesson-dice-others = Nu gooien de anderen. Je ziet elke worp.
lesson-dice-block = Je { $points } staan op het scoreblad. Fase 2 komt nu.
lesson-dice-end = Dat is het hele spel: een fase die niet lukt, probeer je opnieuw. Heeft iemand ze alle, dan winnen de meeste punten.

## Bord

lesson-board-track = Er worden twee dobbelstenen voor je gegooid. Je speelsteen gaat een van beide vooruit, en het veld waar hij komt doet iets voor je.
lesson-board-move = Kies waar je speelsteen heen gaat.
lesson-board-star = Een sterrenveld: kies een willekeurige actie.
lesson-board-take = Neem een kaart van een stapel.
lesson-board-pick = Kies een kaart uit de aflegstapel.
lesson-board-swap = Ruil kaarten die je niet nodig hebt.
lesson-board-ask = Vraag de anderen om een getal.
lesson-board-give = Er is je om een kaart gevraagd: geef er een.
lesson-board-over = De ronde is voorbij. Wie een fase heeft uitgelegd, gaat één veld vooruit, wie de ronde beëindigde twee.
lesson-board-end = Dat is het hele spel: de eerste fasewijzer op de lauwerkrans wint.
