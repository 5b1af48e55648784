"""Parts that several games share: boards of squares and of hexagons, and interrupts; no game knows another."""
