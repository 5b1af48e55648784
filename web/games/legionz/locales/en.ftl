# What Legionz says, in English.

title = Legionz
blurb = Chains of bugs on a field of hexagons.
