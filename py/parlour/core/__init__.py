"""The contract between games and everything else, and the table that plays any of them; it knows no game."""
