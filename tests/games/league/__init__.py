"""All that the tests know of Numbers League."""
