"""Batches of games, statistics and benchmarks."""
