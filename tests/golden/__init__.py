"""Transcripts of whole games, read by eye and compared ever after."""
