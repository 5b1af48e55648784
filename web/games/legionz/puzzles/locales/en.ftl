# What is said about the puzzles of this game.

task-win-1 = You can win at once. Where do you lay your Bug?
task-win-1-title = Win in one
task-win-2 = Where do you lay your Bug, so that your next one wins for certain?
task-win-2-title = Win in two
task-defend = Where do you lay your Bug, so that the other player cannot win next?
task-defend-title = The defence
task-ends = Lay a Bug after which at least two spaces make a Legion of nine.
task-ends-title = The quiet Bug
merit-judge-win-1 = Count the Bugz that are linked after it. Is that a full Legion?
merit-judge-win-2 = Try each reply of the other player. Do you always win next?
merit-judge-defend = Look for the strongest reply to it. Does that win?
merit-judge-ends = Count the spaces where one more Bug then makes nine.
right-win-1 =
    Right! { $size } linked Bugz: a full Legion. { $number ->
        [1] No other space makes one.
       *[other] { $number } spaces make one.
    }
right-win-2 =
    { $replies ->
        [one] Right! There is only one reply, and you win after it.
       *[other] Right! You win after each of the { $replies } replies.
    } { $number ->
        [1] No other first space does that.
       *[other] { $number } first spaces do that.
    }
right-defend =
    { $number ->
        [1] Right! Only this one of all { $of } spaces does that.
       *[other] Right! { $number } of all { $of } spaces do that.
    }
right-ends =
    Right! Now { $ends } spaces make a Legion of { $size }. { $number ->
        [1] No other Bug does that.
       *[other] { $number } Bugz do that.
    }
reply-laid =
    { $you ->
        [yes] You
       *[no] { $who }
    } can lay a Bug { $written ->
        [yes] on { $at }.
       *[no] there.
    }
refusal-wrong-quiet = There your Bug links to none of yours.
refusal-wrong-short = That makes a Legion of { $size }. A full Legion has { $length }.
refusal-wrong-loses = Then the other player wins at once.
refusal-wrong-none = After that, no space makes a Legion of { $size }.
refusal-wrong-single = After that, only one space makes a Legion of { $size }. The other player takes it.
refusal-wrong-escapes = The other player has an answer to that. After it you cannot win at once.
skill-ahead = Looking ahead
skill-shapes = Seeing shapes
