# What is laid over the table: the menu and what it opens.

page-log = What happened
page-log-empty = Nothing has happened yet.
page-move-seat = Move my seat to another device
page-move-seat-why = Whoever has this link plays for you. Open it on your other device and show it to nobody.
page-leave-sure = If you leave during a game, a bot plays on for you and you cannot come back.
page-go-on-lesson = Go on with the lesson
page-show-me-how = Show me how
page-pause = Pause
page-keys = Keys
page-tv-how = Open { $address } on the television, and type in the six digits that it shows.
page-show = Show
page-forget = Remove my name
page-forget-sure = Your name and face are removed from this table and from the records of its games, for everybody and for good. The games stay.

## Settings

page-settings = Settings
page-sound = Sounds
page-notify = Tell me when it is my turn
page-notify-denied = Your browser does not let this page notify you.
page-set-cards = Card size
page-cards-small = Small
page-cards-normal = Normal
page-cards-large = Large
page-set-light = Light
page-light-device = Same as the device
page-light-day = Day
page-light-evening = Evening
page-set-pace = Pace of bots
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-quick = Quick
page-set-motion = Motion
page-motion-device = Same as the device
page-motion-still = Still
page-set-vibration = Vibration
page-set-reactions = Reactions
page-set-read-reactions = Read reactions aloud
page-set-keys = Single keys
page-review = Review
