"""The dice game: ways to a phase, odds, the exact solution of the solo game, the race, advice."""
