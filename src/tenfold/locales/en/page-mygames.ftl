# What I played here: my games, their figures, the best of them, and files of them.

page-mine-none = No game yet. Games that you play to the end here are kept in this browser.
page-mine-full = This browser has no room left: the newest games stay only until you close the page. Save all games to a file, or delete some.
page-mine-forbidden = This browser does not keep games: they stay only until you close the page. Save them to a file first.
page-mine-list = Games
page-mine-all = { $count ->
    [one] Show 1 game
   *[other] Show all { $count } games
}
page-mine-place = place { $place } of { $of }
page-mine-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
page-mine-goes = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
}
page-mine-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
page-mine-not-counted = This seat changed hands during the game, so the figures leave the game out.
page-mine-table = To the table

## Figures

page-mine-figures = Figures
page-mine-all-editions = All editions
page-mine-against = Against
page-mine-everybody = Everybody
page-mine-won = Games won
page-mine-made = Phase completed
page-mine-out = Went out
page-mine-points-hand = Points per hand
page-mine-points-phase = Points per phase
page-mine-length-card = Hands per game
page-mine-length-dice = Attempts per game
page-mine-length-board = Rounds per game
page-mine-count = { $count } of { $of }
page-mine-of = from { $of }
page-mine-interval = { $low } to { $high }
page-mine-figure = { $value } ({ $low } to { $high })
page-mine-by-phase = How often each phase was completed
page-mine-points-hands = Points of a hand, by phase
page-mine-points-phases = Points of each phase
page-mine-ahead = Ahead of
page-mine-how-card = Every hand that is entered on the score sheet counts as one attempt at your phase; a play-off does not. Where phases may come in any order, a hand counts at each that was still open.
page-mine-how-dice = Every turn counts as one attempt at your phase; points that you declined count as a failed one. Points are those written down for completed phases, without bonuses and deductions.
page-mine-how-board = Every round counts as one attempt at the phase on which your marker stood.
page-mine-how-won = Games against others in which you came first, alone or together with others.
page-mine-how-games = Only games in which you kept your seat from beginning to end count; lessons do not.
page-mine-how-ahead = Of the games with this opponent, those in which you finished in a better place. Bots are listed by who they are and how they play.
page-mine-how-share = The share p is the count divided by the number n. The range is Wilson’s 95 % interval: all chances with which such a count would not be surprising. With z = 1.96 its ends are (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n). It assumes that all cases are independent of each other.
page-mine-how-mean = The mean is the sum divided by the number n. The range is Student’s 95 % interval: mean ± t · s/√n, with the standard deviation s, and t for n − 1 degrees of freedom. It assumes that all cases are independent of each other. It is given from five cases on and never goes below 0.
page-mine-save-picture = Save as a picture
page-mine-save-numbers = Save the numbers
page-mine-ranges = Lines across the bars: 95 % intervals

## The best games

page-mine-best = Best games
page-mine-how-best = The five best for each set of rules and number of players: the dice games with the most points; of the card games that you won, those with the fewest points; of the board games that you won, those with the fewest rounds. Of equal games, the older one comes first.

## Files, deleting

page-mine-files = Files
page-mine-save = Save all games to a file
page-mine-open = Add games from a file
page-mine-files-why = The file holds each game with its record and its replay. The keys to your seats are not in it.
page-mine-added = { $count ->
    [one] 1 game added.
   *[other] { $count } games added.
} { $known ->
    [0] { "" }
    [one] 1 was already here.
   *[other] { $known } were already here.
}
page-mine-file-other = This file does not hold Tenfold games. Nothing was added.
page-mine-file-cut = This file was cut off. Nothing was added.
page-mine-file-version = This file is version { $version }, and only version { $known } is known here. Nothing was added.
page-mine-file-broken = Game { $number } of this file was cut off or changed. Nothing was added.
page-mine-delete = Delete the game
page-mine-delete-sure = Delete the game of { $day } from this browser for good?
page-mine-delete-all = Delete all games
page-mine-delete-all-sure = { $count ->
    [one] Delete 1 game from this browser for good?
   *[other] Delete all { $count } games from this browser for good?
}
page-mine-delete-yes = Delete for good
page-mine-names = Also remove my name and face from the tables on the server
page-mine-no-answer = The server does not answer, so nothing was deleted. Try again later, or leave your name there.
