"""A search for the board game: turns played out in worlds that a view allows."""
