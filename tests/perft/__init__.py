"""Counts of ways to play on, and their check."""
