"""Cards, groups and phases: what the games are played with, and what can be laid from a hand."""
