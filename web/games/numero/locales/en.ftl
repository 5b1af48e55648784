# What Numero says, in English.

title = Numero
blurb = Take and build with number cards.
