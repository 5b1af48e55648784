# What Numero says, in English.

title = Numero
blurb = Take and build with number cards.

# The goal of the deal of the day: what a computer reaches with the same cards, by the option "goal".
goal-score =
    { $goal ->
        [points] Make at least { $score ->
            [one] { $score } point
           *[other] { $score } points
        }, as the computer does with these cards.
       *[cards] { $score ->
            [0] The computer wins no card with this deal.
            [one] Win at least one card, as the computer does with this deal.
           *[other] Win at least { $score } cards, as the computer does with this deal.
        }
    }
