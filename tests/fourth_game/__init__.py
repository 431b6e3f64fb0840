"""A game from elsewhere, in the form that docs/adding-a-game.md describes: Duel, our own invention.

Two to four players; a deck of the numbers 1 to 12, each once. Three cards each are dealt secretly, the rest
stays hidden. Who is on turn plays a card openly, and the next player who still has cards must answer: beat it
with a higher one and get the point, or let it be, and then whoever played gets it. Played cards are out. The
turn goes clockwise to the next player who still has cards. The most points win; equal points share.

Importing this package registers nothing, so that no other test meets the game: `descriptor.py` has what is
registered, and `python -m tests.fourth_game.command` is `tenfold` with Duel.
"""
