"""One suite for every game: what the contract promises, checked at every step of random games."""
