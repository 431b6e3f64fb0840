# The options of the dice game: their titles in a form, and what each makes the rule.

house-dice-reroll-kept-on = Оставленные кубики можно бросить снова в том же ходу.
house-dice-reroll-kept-off = Оставленные кубики лежат до конца хода.
house-dice-solo-decline = В одиночной игре: отказ от выполненной фазы
house-dice-solo-decline-costs-5 = В одиночной игре отказ от выполненной фазы стоит 5 очков.
house-dice-solo-decline-free = В одиночной игре отказ от выполненной фазы ничего не стоит.
house-dice-solo-decline-never = В одиночной игре от выполненной фазы нельзя отказаться.
house-dice-solo-deductions-count-on = В одиночной игре штрафы учитываются в очках для бонуса за 5 фаз.
house-dice-solo-deductions-count-off = В одиночной игре штрафы не учитываются в очках для бонуса за 5 фаз.
house-dice-colours = Цвета твоих кубиков
house-dice-colours-is = Кубик { $die }: { $faces }
house-dice-phases = Фазы
house-dice-phases-count = { $count ->
    [one] В списке { $count } фаза.
    [few] В списке { $count } фазы.
   *[many] В списке { $count } фаз.
}
house-dice-phases-is = Фаза { $number }: { $phase }
house-dice-phases-colour = { $size ->
    [one] Фаза { $number }: { $size } кубик одного цвета
    [few] Фаза { $number }: { $size } кубика одного цвета
   *[many] Фаза { $number }: { $size } кубиков одного цвета
}
