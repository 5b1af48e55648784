# What is said about the puzzles of this game.

task-capture = Which capture brings the most points? Each star is 1, and each device used.
task-capture-title = The best capture
task-many = Which villains can you capture? Show a team for each. Devices come back.
task-many-title = As many as you can
merit-judge-capture = Add up its points, with its devices. Can another villain bring more?
right-capture =
    Right! That brings { $points ->
        [one] 1 point.
       *[other] { $points } points.
    } { $number ->
        [1] No other sum brings as many.
       *[other] { $number } sums bring as many.
    }
refusal-wrong-fewer =
    { $devices ->
        [0] That brings { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
        [one] The villain brings { $alone }, and your device 1. That makes { $points } points.
       *[other] The villain brings { $alone }, and your devices { $devices }. That makes { $points } points.
    } Another capture brings more.
refusal-wrong-passed = You need not pass. One of your teams can capture somebody.
refusal-wrong-twice = You have a team for { NAME($villain) } already. Find one for another villain.
refusal-wrong-left =
    { $left ->
        [one] One more villain can be captured.
       *[other] { $left } more villains can be captured.
    }
skill-sums = Adding and taking away
skill-negatives = Numbers below zero
skill-products = Times
skill-brackets = Brackets
skill-points = Comparing ways
skill-all = Finding all of them
