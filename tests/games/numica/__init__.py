"""All that the tests know of Numica."""
