"""Benchmarks: speeds as ratios to a yardstick measured in the same run."""
