"""Hexors: tiles of six strike values move over a field of hexagons, and fight by the colour of a die."""
