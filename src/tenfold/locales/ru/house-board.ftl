# The options of the board game: their titles in a form, and what each makes the rule.

house-board-two-discards-when-full-on = Пока на столе только полные группы, можно сбросить две карты вместо одной.
house-board-two-discards-when-full-off = В конце хода сбрасывают одну карту, две — никогда.
house-board-swap-minimum = Наименьшее число карт при обмене
house-board-swap-minimum-is = { $number ->
    [0] При обмене можно не отдать ни одной карты.
   *[other] При обмене отдают хотя бы одну карту.
}
house-board-star-plus = +1, +2 и +3 с поля со звёздами
house-board-star-plus-separate = С поля со звёздами можно выбрать каждое из полей +1, +2 и +3.
house-board-star-plus-next = С поля со звёздами можно выбрать только ближайшее из полей +1, +2 и +3.
house-board-track = Порядок полей
house-board-track-is = Поля по часовой стрелке: { $spaces }.
house-board-track-ours = Порядок полей не напечатан.
house-board-phases = Фазы
house-board-phases-count = { $count ->
    [one] В списке { $count } фаза.
    [few] В списке { $count } фазы.
   *[many] В списке { $count } фаз.
}
house-board-phases-is = Фаза { $number }: { $phase }
