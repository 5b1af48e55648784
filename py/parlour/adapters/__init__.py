"""What lets the games be used by the libraries of others; each needs an extra of its own, and none is in the page."""
