# What Hexors says, in English.

title = Hexors
blurb = A battle of numbers on hexagons.
