"""What a roll is good for: ways to the phase, their chances, advice."""
