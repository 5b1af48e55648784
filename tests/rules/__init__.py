"""One test for each paragraph of each game's rules."""
