# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = Zolang er alleen volle groepen op tafel liggen, mogen er twee kaarten worden afgelegd in plaats van één.
house-board-two-discards-when-full-off = Aan het einde van de beurt wordt één kaart afgelegd, nooit twee.
house-board-swap-minimum = De minste kaarten bij een ruil
house-board-swap-minimum-is = { $number ->
    [0] Een ruil mag ook van nul kaarten zijn.
   *[other] Een ruil is van minstens één kaart.
}
house-board-star-plus = +1, +2 en +3 vanaf een sterrenveld
house-board-star-plus-separate = Vanaf een sterrenveld kun je +1, +2 en +3 elk apart kiezen.
house-board-star-plus-next = Vanaf een sterrenveld kun je van +1, +2 en +3 alleen het eerstvolgende kiezen.
house-board-track = De volgorde van de velden
house-board-track-is = De velden met de klok mee: { $spaces }.
house-board-track-ours = De volgorde van de velden is niet afgedrukt.
house-board-phases = De fasen
house-board-phases-count = { $count ->
    [one] De lijst heeft 1 fase.
   *[other] De lijst heeft { $count } fasen.
}
house-board-phases-is = Fase { $number }: { $phase }
