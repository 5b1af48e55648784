task-capture-title = Best capture
task-capture = Which capture brings the most points?
refusal-wrong-fewer = That brings { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Another capture brings more.
refusal-wrong-passed = Somebody can be captured.
skill-sums = Adding and taking away
skill-negatives = Numbers below zero
skill-products = Times
skill-brackets = Brackets
skill-points = Comparing ways
skill-all = Finding all of them
