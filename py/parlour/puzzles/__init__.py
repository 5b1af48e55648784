"""Puzzles: found in games, graded, kept in packs, and judged when somebody answers one."""
