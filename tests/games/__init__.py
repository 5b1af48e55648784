"""What the suites need of each game, a folder for each."""
