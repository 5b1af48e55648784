# What My game says, in English: every code of the engine has its message, which a test demands.

title = My game
blurb = Take one counter or two, and see to it that the last one is yours.

counter = counter { $number }
word-take = Take
ask-take =
    { $you ->
        [yes] Take one counter or two.
       *[no] { $name }: take one counter or two.
    }
event-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $count ->
        [one] one counter.
       *[other] { $count } counters.
    }
would-taken =
    { $count ->
        [one] Take one counter.
       *[other] Take { $count } counters.
    }
stand-left =
    { $left ->
        [one] One counter is left.
       *[other] { $left } counters are left.
    }
reason-last = The last counter wins.
score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }

refusal-syntax-take = Say the word “take” and the number of a counter, like take 14.
refusal-not-there = Counter { $first } was taken already.
refusal-too-many = That would be { $count } counters, and you may take { $most } at most.
