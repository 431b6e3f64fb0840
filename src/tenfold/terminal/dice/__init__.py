"""The dice game on the terminal: how it looks, what typed words mean."""
