# What is said about sheets and slips.

refusal-sheet-form = This is no link to a sheet.
refusal-sheet-newer = This sheet comes from a newer Number Parlour. Load this page once more while you are online.
refusal-sheet-damaged = This sheet is damaged: its link was cut or changed on its way. Ask for the whole link.
refusal-sheet-title = A title may have { $most } letters, on one line.
refusal-sheet-word = A class word is one word of { $most } letters at most.
refusal-sheet-items = A sheet has 1 to { $most } questions.
refusal-sheet-item = Question { $number } is none that can be asked here.
refusal-sheet-moment = Nothing can be asked of the moment in question { $number }. Take another one.
refusal-sheet-long = So much fits into no link. Take away some positions or moments.
refusal-slip-form = This is no slip.
refusal-slip-newer = This slip comes from a newer Number Parlour. Load this page once more while you are online.
refusal-slip-damaged = This slip is damaged: it was cut or changed on its way.
refusal-slip-item = Answer { $number } cannot be put on a slip.
refusal-slip-long = So many answers fit into no slip.
refusal-slip-sheet = This slip belongs to no sheet.
refusal-forged-sentence = Something on it could not be said there.
refusal-forged-after = It goes on after the question was solved.
refusal-forged-hints = It tells of hints, and the sheet gives none.
refusal-forged-game = A game on it is not the one that was asked for.
refusal-forged-count = It has more answers than the sheet has questions.

# A sheet as a pupil sees it

sheet-untitled-here = A sheet of { $game }
sheet-blurb =
    { $count ->
        [one] One question. Take your time: you may ask for a hint.
       *[other] { $count } questions. Take your time: you may ask for hints.
    }
sheet-blurb-alone =
    { $count ->
        [one] One question, without hints. Take your time.
       *[other] { $count } questions, without hints. Take your time.
    }
sheet-number = Your number on the list
sheet-number-first = Your questions are drawn for your number. Ask your teacher for it.
sheet-number-means = It stands on your slip instead of your name.
sheet-so-far = { $done } of { $of } solved.
# At the end of a sheet: what went well, and what to try once more. $numbers are the questions'.
sheet-done = You have answered everything!
sheet-through = You have tried everything!
sheet-well =
    { $count ->
        [one] You solved question { $numbers } all by yourself.
       *[other] You solved questions { $numbers } all by yourself.
    }
sheet-worth =
    { $count ->
        [one] Question { $numbers } was hard. It is worth another go.
       *[other] Questions { $numbers } were hard. They are worth another go.
    }
sheet-once-more =
    { $count ->
        [one] Try it once more
       *[other] Try them once more
    }
# $skills are their names, with points between them.
sheet-skills = You practise: { $skills }
sheet-go-on = Go on
sheet-start = Answer
sheet-play = Play
sheet-again = Try again
sheet-look = Look again
sheet-hand = Make my slip
sheet-hand-means = The slip tells your teacher what you have answered. Nothing leaves this device unless you show or send it.
sheet-clear = Start afresh for somebody else
sheet-skip = Later
sheet-all = All questions
sheet-back = Back to the sheet
sheet-next = Next question
sheet-game =
    { $level ->
        [0] Play a game
       *[other] Play against level { $level }
    }
sheet-on = Play on from here
sheet-missing = This puzzle is not in this copy of Number Parlour
sheet-asked-any = any answer
sheet-asked-many = as many as you can
sheet-asked-mistake = find the mistake
sheet-how-alone = solved
sheet-how-helped = solved in the end
sheet-how-tried = not yet
sheet-how-part = begun
sheet-how-again = solved the next time
sheet-how-begun = begun
sheet-how-over = played
slip-what = Show this code to your teacher’s camera, or send the link. It has your number and your answers, and no name.
notice-sheet-broken = { $why }
