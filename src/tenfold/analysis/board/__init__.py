"""The board game: the referee."""
