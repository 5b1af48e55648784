"""All that the tests know of the null game."""
