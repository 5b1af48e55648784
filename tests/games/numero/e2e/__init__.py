"""Numero, as the end-to-end tests know it."""
