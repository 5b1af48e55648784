# What is said about the puzzles of this game.

task-odds = Which move begins the battle that you win most often?
task-odds-title = The best odds
task-half = Do you win more than half of such battles? Ties roll again.
task-half-title = More than half?
task-order = Which do you fight first, to defeat more tiles on average?
task-order-title = Which first?
refusal-wrong-seldom =
    { $ties ->
        [0] That wins { $won } of { $of } times. Another attack wins more often.
       *[other] Without ties, that wins { $won } of { $of } times. Another attack wins more often.
    }
refusal-wrong-quiet = That move attacks nobody.
refusal-wrong-pairs =
    { $ties ->
        [0] Of all { $of } pairs of rolls, you win { $won } and lose { $lost }.
        [one] Of all { $of } pairs of rolls, you win { $won } and lose { $lost }. One ties, and is rolled again.
       *[other] Of all { $of } pairs of rolls, you win { $won } and lose { $lost }. { $ties } tie, and are rolled again.
    }
refusal-wrong-rolls =
    { $ties ->
        [0] Of the { $of } rolls that can follow, you win { $won } and lose { $lost }.
        [one] Of the { $of } rolls that can follow, you win { $won } and lose { $lost }. One ties: roll again.
       *[other] Of the { $of } rolls that can follow, you win { $won } and lose { $lost }. { $ties } tie: roll again.
    }
refusal-wrong-fewer = In 100 such turns, that defeats { $felled } tiles. The other order defeats { $other }.
merit-judge-odds = Count the rolls that win for it. Does another attack win more often?
merit-judge-order = Compare both orders: which leaves you the better second battle?
right-odds =
    { $ties ->
        [0] Right! That wins { $won } of { $of } times.
       *[other] Right! Without ties, that wins { $won } of { $of } times.
    } { $number ->
        [1] No other attack wins as often.
       *[other] { $number } attacks win as often.
    }
right-half =
    { $ties ->
        [0] Right! Of { $of } rolls, you win { $won } and lose { $lost }.
        [one] Right! Of { $of } rolls, you win { $won } and lose { $lost }. One ties.
       *[other] Right! Of { $of } rolls, you win { $won } and lose { $lost }. { $ties } tie.
    }
right-order = Right! No other order defeats as many: { $more } more in 100 such turns.
word-more = More than half
word-half = Exactly half
word-less = Less than half
skill-sums-20 = Sums to 20
skill-fractions = Comparing fractions
skill-chance = Chances of two dice
