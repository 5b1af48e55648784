# What Numero says, in English.

title = Numero
blurb = Take and build with number cards.

# The goal of the deal of the day: what a computer reaches with the same cards, in what the option "goal" counts.
goal-score =
    { $goal ->
        [points] Make at least { $score } points: the computer does.
       *[cards] { $score ->
            [0] The computer wins no card with this deal.
            [one] Win at least one card: the computer does.
           *[other] Win at least { $score } cards: the computer does.
        }
    }
