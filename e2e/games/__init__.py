"""What the end-to-end tests know of each game: how it is played, and which screens it has of its own."""
