"""The kernel beside the reference engine."""
