# The connection, the clocks, being together: what the page says in a room, whatever is played there.

## The connection

page-kept = Saved. It will be sent when you are back online.
page-back = You are back online.
page-too-late = Too late: this was played for you. { $what }
page-too-late-moved = Too late: the game has gone on.
page-sit-anew = Take a seat again

## Those who keep the table waiting

page-standby = Who the table is waiting for
page-time-left = Time left
page-is-away = { $name } is away.
page-bot-in = A bot plays in { $seconds } s.
page-bot-now = Let the bot play now
page-standby-wait = Wait
page-let-bot-play = Let a bot play for { $name }
page-bot-asked = Asked for. One more player must agree, or the host.
page-takeover = A bot takes over in { $seconds } s.
page-takeover-of = A bot takes over for { $name } in { $seconds } s.
page-i-am-here = I am here
page-bot-plays-for = A bot plays for { $name }.
page-bot-plays-for-you = A bot plays for you.
page-seat-back = Take my seat back
page-nudge = Nudge { $name }
page-nudged = { $name } nudges you: the table is waiting.

## Said aloud

page-announcements = Announcements
page-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-free-card = { $card } is free. Knock for it?
page-reacts = { $name }: { $what }

## Keys

page-key-draw = draw
page-key-take = take the discarded card
page-key-lay = lay down
page-key-discard = discard
page-key-knock = knock
page-key-pass = let it go
page-key-hint = hint
page-key-sort = sort the hand
page-key-moves = last moves
page-key-card = phase card
page-key-reactions = reactions
page-key-ahead = skip ahead
page-key-keys = all keys

## Reactions

page-reactions = Reactions
page-mute = Mute { $name }
page-react-smile = smile
page-react-laugh = laugh
page-react-wow = wow
page-react-oops = oops
page-react-tear = tear
page-react-clap = applause
page-react-hello = Hello!
page-react-well-done = Well done!
page-react-oh-no = Oh no!
page-react-lucky = Lucky!
page-react-take-your-time = Take your time.
page-react-back-soon = Back in a minute.
page-react-good-game = Good game!
page-react-one-more = One more?
page-react-not-me-again = Not me again!
page-react-sorry = Sorry!
page-react-so-close = So close!
page-react-what-a-roll = What a roll!
page-react-thank-you = Thank you!

## Is it fair?

page-fair-all = Recomputed here: all { $outcomes } outcomes of chance.
page-fair-seed = The seed is the one that was promised. This page does not know how this game draws from it; tenfold verify does.
page-unfair-outcome = Not proven: outcome { $number } of { $outcomes } is not what the seed gives!

## Television

page-show-on-tv = Show on a television
page-tv-figures = Six digits
page-tv-title = This television is waiting for a table.
page-tv-type = On a phone at the table: Menu, “Show on a television”, and these digits.

## Two people at one device

page-at-device = Players at this device
page-at-device-name = Name of another player
page-at-device-add = Add at this device
page-pass-device = Pass the device to { $name }
page-i-am = I am { $name }
