# What is said about the puzzles of this game.

task-cards = How do you win the most cards in this turn? Your own cards count, too.
task-cards-title = Most cards
task-points = How do you get the most points in this turn?
task-points-title = Most points
puzzle-ask-turn = Take something with one number card.
merit-judge-cards = Count all cards that it wins. Can another take win more?
merit-judge-points = Count the points that it brings. Can another take bring more?
right-cards =
    Right! That wins { $cards } cards. { $number ->
        [1] No other numbers win as many.
       *[other] { $number } choices of numbers win as many.
    }
right-points =
    Right! That brings { $points ->
        [one] 1 point.
       *[other] { $points } points.
    } { $number ->
        [1] No other numbers bring as many.
       *[other] { $number } choices of numbers bring as many.
    }
refusal-wrong-nothing = That takes nothing. Look for a take.
refusal-wrong-fewer = That wins { $cards } cards. You can win more.
refusal-wrong-less =
    That brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }. You can get more.
skill-sums-10 = Sums to 10
skill-sums-20 = Sums with numbers to 15
skill-minus = Adding and taking away
skill-products = Multiplying and dividing
skill-brackets = Several steps, and brackets
skill-fractions = Fractions of a number
skill-decimals = Decimals and percents of a number
skill-powers = Powers and roots
skill-trying = Comparing all that is possible
