# What My game says, in English. Every code of the engine has its message; its arguments are those of the engine, and
# `$who` is who did it: “You”, where one person plays, with `$you` as `yes` for the words that depend on it. An argument
# `whom`, which is a seat, becomes its name. The title is drawn in our own letters (web/draw/lettering.js).

title = My game
blurb = Take one counter or two, and see to it that the last one is yours.

counter = counter { $number }
# A word of a sentence that no piece stands for, in the bubble or on the button.
word-take = Take
# A question to one person (`$you`) names nobody.
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
# How a hint advises it, of event kinds that are worth foretelling; why it is good, `merit-` messages of `State.merits` say.
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
refusal-not-there = Counter { $number } was taken already.
refusal-too-many = That would be { $count } counters, and you may take { $most } at most.
