# What is said about the puzzles of this game.

task-win-1 = You can win at once. Where do you lay your Bug?
task-win-1-title = Win in one
task-win-2 = Where do you lay your Bug, so that your next one wins for certain?
task-win-2-title = Win in two
task-defend = The other player is about to win. Where do you lay your Bug to stop that?
task-defend-title = The only defence
refusal-wrong-quiet = There your Bug links to none of yours.
refusal-wrong-short = That makes a Legion of { $size }. A full Legion has { $length }.
refusal-wrong-loses = Then the other player wins at once.
refusal-wrong-escapes = The other player has an answer to that. After it you cannot win at once.
skill-ahead = Looking ahead
skill-shapes = Seeing shapes
