# Duel: what happens, what is refused and why, what is advised and why, and what its terminal says.

game-duel = Duel
edition-duel-plain = plain: the rules as we invented them
chosen-duel = Duel
chosen-duel-plain = the rules as we invented them
variant-duel-low = low: lower cards beat higher ones
bot-duel-random = random: plays anything
bot-duel-easy = easy: spends its weakest cards first
reason-duel-most-points = The most points decided.
reason-duel-shared = The points are level.
setup-fair-duel = The cards are fixed by a secret seed. Its fingerprint, for later proof: { $commitment }

## Its rules

house-duel-low-on = Lower cards beat higher ones.
house-duel-low-off = Higher cards beat lower ones.

## What happens

duel-begin = { $name } begins.
    .you = You begin.
duel-deal = { $count ->
    [one] Everybody is dealt 1 card.
   *[other] Everybody is dealt { $count } cards.
}
duel-deal-seen = { $name } is dealt { $cards }.
    .you = You are dealt { $cards }.
duel-play = { $name } plays { $card }; { $target } must answer.
    .you = You play { $card }; { $target } must answer.
    .to-you = { $name } plays { $card }; you must answer.
duel-play-last = { $name } plays { $card }; nobody is left to answer. The point goes to { $name }.
    .you = You play { $card }; nobody is left to answer. The point is yours.
duel-beat = { $name } beats the { $up } with { $card } and gets the point.
    .you = You beat the { $up } with { $card } and get the point.
    .to-you = { $name } beats your { $up } with { $card } and gets the point.
duel-let = { $name } lets the { $up } be. The point goes to { $target }.
    .you = You let the { $up } be. The point goes to { $target }.
    .to-you = { $name } lets your { $up } be. The point is yours.

## Refused

refusal-duel-answer-first = First the { $up } must be answered: beat it or let it be.
refusal-duel-nothing-to-answer = There is nothing to answer: play a card.
refusal-duel-not-held = You do not hold { $card }; your hand is { $hand }.
refusal-duel-too-weak = { $card } does not beat { $up }. Of your cards, these do: { $beating }

## Advised

advice-duel-weakest = Spend { $card }, the weakest card that will do, and keep the stronger ones.
advice-duel-let = None of your cards beats { $up }: let it be.

## In the terminal

words-play = play
words-beat = beat b
words-let = let
help-play = play this card openly; the next player answers
help-beat = beat the card on the table with this one and get the point
help-let = let the card be; whoever played it gets the point
duel-help-moves = everything you can do now; a number alone means that card
duel-where = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-table = On the table: { $up } · Out: { $out }
duel-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
duel-hand = Your hand: { $cards }
duel-prompt-play = Play which card?
duel-prompt-answer = Beat the { $up }, or let it be?
duel-legend = Cards are numbers from 1 to 12; there is one of each.
