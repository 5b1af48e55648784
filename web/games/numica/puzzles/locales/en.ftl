# What is said about the puzzles of this game.

task-win-1 = You can win at once. Which move wins?
task-win-1-title = Win in one
task-win-2 = Find a move so that your next one wins, whatever the reply.
task-win-2-title = Win in two
task-defend = Which move keeps the other player from winning next?
task-defend-title = The defence
task-safe = Show each capture after which your piece cannot be captured back.
task-safe-title = Safe captures
merit-judge-win-1 = Count what is left to the other player after it. Is that a win?
merit-judge-win-2 = Try each reply of the other player. Do you always win next?
merit-judge-defend = Look for the strongest reply to it. Does that win?
right-win-1 =
    { $stuck ->
        [true] Right! The other player has no move left.
       *[false] Right! Now you have { $squares ->
            [0] no square
            [one] 1 square
           *[other] { $squares } squares
        } and { $rounds ->
            [0] no round piece.
            [one] 1 round piece.
           *[other] { $rounds } round pieces.
        }
    } { $number ->
        [1] No other move wins.
       *[other] { $number } moves win here.
    }
right-win-2 =
    { $replies ->
        [one] Right! There is only one reply, and you win after it.
       *[other] Right! You win after each of the { $replies } replies.
    } { $number ->
        [1] No other first move does that.
       *[other] { $number } first moves do that.
    }
right-defend =
    { $number ->
        [1] Right! Only this one of your { $of } moves does that.
       *[other] Right! { $number } of your { $of } moves do that.
    }
reply-moved =
    { $you ->
        [yes] You
       *[no] { $who }
    } can move the { $piece ->
        [s] square
       *[r] round
    } piece from { $from } to { $to }.
refusal-wrong-quiet = That captures nothing.
refusal-wrong-short =
    Then you have { $squares ->
        [0] no square
        [one] 1 square
       *[other] { $squares } squares
    } and { $rounds ->
        [0] no round piece.
        [one] 1 round piece.
       *[other] { $rounds } round pieces.
    } That does not win yet.
refusal-wrong-loses = Then the other player wins at once.
refusal-wrong-taken = Then the piece that captured is captured next.
refusal-wrong-twice = You have shown that one already.
refusal-wrong-escapes = The other player has an answer to that. After it you cannot win at once.
skill-ahead = Looking ahead
skill-lines = Seeing lines and distances
