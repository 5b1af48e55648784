"""Numbers League, as the end-to-end tests know it."""
