# What surrounds the table on the page: the invitation, the lobby, the result.

## Names and faces

page-your-face = Your face
page-face = { $face ->
    [sun] sun
    [drop] drop
    [leaf] leaf
    [star] star
    [cloud] cloud
    [bell] bell
    [heart] heart
   *[wave] wave
}
page-save = Save
page-name-first = The others want to know who you are. What should they call you?

## Invitation

page-all-seated = All seats are taken by people.
page-only-watch = All seats are taken. You can watch.
page-closed = This table is closed to newcomers. You can watch.
page-free-to-take = Free to take
page-take-seat = Take { $name }’s seat
page-take-seat-as = Take { $name }’s seat: { $standing }
page-stands-phase = phase { $number }
page-stands-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-stands-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-part-next-game = Your own part of the shuffle comes with the next game.
page-next-game = Sit down for the next game
page-waits-next = You sit down when this game is over.

## Before the game

page-seat-list = Seats
page-seat-number = Seat { $number }
page-seat-of = Seat { $number }: { $who }
page-free = free
page-host = host
page-change-bot = Change the bot
page-move-up = Move up
page-move-down = Move down
page-my-name-face = My name and face
page-start-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
page-waiting-host = Waiting for the host: { $name }
page-who-deals = Who deals first?
page-who-keeps-block = Who keeps the block?
page-who-youngest = Who is the youngest?
page-draw-lots = Draw lots
page-clock = Clock
page-clock-none = none
page-clock-relaxed = relaxed, { $seconds } s
page-clock-brisk = brisk, { $seconds } s
page-knock-time = Time to knock
page-some-seconds = { $seconds } s
page-friends-may = Friends may take bots’ seats
page-react-here = Reactions
page-on = yes
page-off = no
page-house-play = Play by these rules
page-seats-are-taken = There are more people here than that.
page-waiting-list = For the next game: { $names }

## The lot

page-lot = { $name } deals. { $first } begins.
page-lot-begins = { $name } begins.

## Result

page-wins = { $name } wins
page-share-win = { $names } share the win
page-ranking = Ranking
page-phases-done = { $count ->
    [0] no phase done
    [one] 1 phase done
   *[other] { $count } phases done
}
page-two-names = { $first }, then { $then }
page-fact-dearest = Costliest hand: { $points }, { $name }
page-fact-out = { $count ->
    [one] Went out most often: { $name }, once
   *[other] Went out most often: { $name }, { $count } times
}
page-fact-hands = { $count ->
    [one] 1 hand played
   *[other] { $count } hands played
}
page-fact-best-phase = Best phase: { $points }, { $name }
page-fact-failed = Most failed attempts: { $count }, { $name }
page-share-picture = Share as a picture
page-with-names = With names
