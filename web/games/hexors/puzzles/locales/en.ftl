# What is said about the puzzles of this game.

task-odds = Which attack do you win most often?
task-odds-title = The best odds
task-half = Here is one battle. Do you win it more than half of the time?
task-half-title = More than half?
refusal-wrong-seldom =
    { $ties ->
        [0] That wins { $won } of { $of } times. Another attack wins more often.
       *[other] Without ties, that wins { $won } of { $of } times. Another attack wins more often.
    }
refusal-wrong-quiet = That move attacks nobody.
refusal-wrong-pairs =
    { $ties ->
        [0] Of all { $of } pairs of rolls, you win { $won }.
        [one] Of all { $of } pairs of rolls, you win { $won }. One ties, and is rolled again.
       *[other] Of all { $of } pairs of rolls, you win { $won }. { $ties } tie, and are rolled again.
    }
refusal-wrong-rolls =
    { $ties ->
        [0] Of the { $of } rolls that can follow, you win { $won }.
        [one] Of the { $of } rolls that can follow, you win { $won }. One ties: roll again.
       *[other] Of the { $of } rolls that can follow, you win { $won }. { $ties } tie: roll again.
    }
word-more = More than half
word-half = Exactly half
word-less = Less than half
skill-sums-20 = Sums to 20
skill-fractions = Comparing fractions
skill-chance = Chances of two dice
