"""The board game: the referee, what a hand needs, what the others hold, and what to do now."""
