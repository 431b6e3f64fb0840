# The few words that another game brings.

game-other = Another game
edition-other-intl = intl: the usual rules
bot-other-random = random: plays anything
card-draw-seen = { $name } draws { $card }.
    .you = You draw { $card }, as another game says it.
card-discard = { $name } discards { $card }.
    .you = You discard { $card }.
