"""All that the tests know of My game."""
