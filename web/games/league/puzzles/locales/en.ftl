task-capture-title = Best capture
task-capture = Which capture brings the most points?
refusal-wrong-fewer = That brings { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Another capture brings more.
refusal-wrong-passed = Somebody can be captured.
