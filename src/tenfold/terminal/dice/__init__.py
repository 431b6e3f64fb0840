"""The dice game as lines of text."""
