"""Hexors, as the end-to-end tests know it."""
