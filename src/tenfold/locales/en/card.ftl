# The card game: what happens, what is refused and why, and its terms.

## Setting up

edition-card-intl = intl: the international rules
edition-card-fx = fx: the F.X. Schmid rules
variant-card-fixed = fixed: one hand per phase, fewest points win
variant-card-short = short:5: only the first 5 phases (or another number)
variant-card-even = even: only the even phases
variant-card-odd = odd: only the odd phases
variant-card-knock = knock: knock for a card just discarded
variant-card-free = free: the phases in any order
bot-card-easy = easy: plays for itself
bot-card-solid = solid: plays well and watches you
bot-card-strong = strong: thinks ahead, with the extra `fast`
bot-needs-fast = `strong` needs the extra `fast` (pip install tenfold[fast]): `solid` plays instead.
bot-needs-printed = `strong` only knows the ten printed phases: `solid` plays instead.

## The table

table-hand = Hand { $number }
table-phases-open = { $count ->
    [one] 1 phase open
   *[other] { $count } phases open
}
table-skipped = loses a turn
your-phase-lies = Your phase is on the table: hit what fits, then discard.

## What happens

card-deal = { $name } deals hand { $number }. { $top } is turned over.
    .you = You deal hand { $number }. { $top } is turned over.
card-deal-playoff = It is a tie: { $names } play off the last phase. { $top } is turned over.
card-draw = { $name } draws a card.
    .you = You draw a card.
card-draw-seen = { $name } draws { $card }.
    .you = You draw { $card }.
card-take = { $name } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
card-lay = { $name } lays phase { $phase }: { $groups }
    .you = You lay phase { $phase }: { $groups }
card-hit = { $name } hits { $card } on { $group }.
    .you = You hit { $card } on { $group }.
card-hit-as = { $name } hits { $card } on { $group } as { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
    .you = You hit { $card } on { $group } as { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }.
card-discard = { $name } discards { $card }.
    .you = You discard { $card }.
card-skip = { $name } plays a skip: { $target } loses a turn.
    .you = You play a skip: { $target } loses a turn.
    .to-you = { $name } plays a skip: you lose a turn.
card-knock = { $name } knocks and gets { $card }.
    .you = You knock and get { $card }.
card-pass = { $name } lets { $card } go.
    .you = You let { $card } go.
card-lose-turn = { $name } loses this turn.
    .you = You lose this turn.
card-lose-turns = { $target } lose this turn.
    .to-you = You lose this turn, and { $target } too.
card-pile-renewed = The draw pile is used up: the discard pile is shuffled and becomes the new one.
card-go-out = { $name } goes out. The hand is over.
    .you = You go out. The hand is over.

## Scores and the end

scores-no-hand = no hand played yet
reason-card-last-phase = Nobody else completed all phases.
reason-card-fewest-points = Several completed all phases; the fewest points decided.
reason-card-all-hands = All hands are played; the fewest points decided.
reason-card-play-off = The play-off decided.
reason-card-shared = Phases and points are level.

## Refused

refusal-drawn-already = You have already taken a card: now lay down, hit or discard.
refusal-skip-not-taken = A skip cannot be taken from the discard pile: draw from the draw pile.
refusal-no-knocking = Knocking is not played in this game.
refusal-nothing-to-knock = There is nothing to knock for: you can only knock for a card discarded in the turn just ended, once the next player has let it go.
refusal-phase-lies = Only one phase can be completed in a hand, and yours is already down: hit or discard.
refusal-phase-of-wilds = At least one card of the phase must be a natural one.
refusal-group-of-wilds = At least one card of every group must be a natural one.
refusal-phase-first = Lay your own phase down before you hit.
refusal-no-such-group = There is no such group on the table ({ $owner }.{ $group }).
refusal-skip-no-hit = A skip is never a hit: discard it.
refusal-run-full = The run 1-12 takes no more cards.
refusal-which-end = Say at which end of the run { $run } the wild goes: low or high.
refusal-end-closed = The run { $run } has no room at that end: the wild goes to the other.
refusal-no-fit = { $card } does not fit there: { $group } takes { $fitting } or a wild.
refusal-no-skip = Only a skip makes another player lose a turn.
refusal-skip-whom = Say who loses a turn: { $seats }.
refusal-skip-other = A skip names another player of this hand: { $seats }.
refusal-skip-pending = { $target } already has to lose a turn; you can choose: { $seats }.
refusal-skip-lap = { $target } was skipped in this lap; you can choose: { $seats }.
refusal-skip-next = A skip goes to the next player in this game: { $seats }.
refusal-draw-first = First take a card: draw or take.
refusal-knock-first = First it must be settled who knocks: knock or pass.
refusal-play-first = Now lay down, hit or discard.
refusal-keep-one = In this game the last card must be discarded: keep one.

## On the page

page-adds-cards = { $name } adds { $count } cards.
    .you = You add { $count } cards.
page-rung-done = { $count ->
    [one] 1 phase done
   *[other] { $count } phases done
}
page-leads = { $name } leads: phase { $phase }, { $points }.
    .you = You lead: phase { $phase }, { $points }.
page-leads-done = { $name } leads: { $done }, { $points }.
    .you = You lead: { $done }, { $points }.
page-leads-points = { $name } leads with { $points }.
    .you = You lead with { $points }.
page-went-out-discard = { $name } went out with a discard.
    .you = You went out with a discard.
page-went-out-hit = { $name } went out with a hit.
    .you = You went out with a hit.
page-went-out-lay = { $name } went out by laying down.
    .you = You went out by laying down.
