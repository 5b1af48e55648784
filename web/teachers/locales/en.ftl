# The teachers' room.

teachers-title = For teachers
teachers-blurb = Five number games with lessons that are ready to teach. Ten minutes are enough to prepare one. Rules, cards and boards are there to print.
teachers-open = Open
teachers-all = All games for teachers
teachers-back = { $game } for teachers
teachers-game = { $game } in class
teachers-game-blurb = Take a lesson that is ready, or make your own.
teachers-lessons = Ready lessons
teachers-more = More for your class
teachers-age = Ages { $from } to { $to }
teachers-minutes = { $minutes } minutes

## The steps of a lesson

teachers-step-learn = Open the lesson
teachers-step-table = Link to the table
teachers-step-sheet = Link to the sheet
teachers-step-rules = Open the rules
teachers-print-rules = Print the rules
teachers-print-scores = Print score sheets
teachers-print-board = Print the board
teachers-print-cards = Print cards

teachers-sheet-link = Whoever opens this link finds the questions. The sheet is in the link itself, and no server learns of it.
notice-sheet-refused = This sheet cannot be made. { $why }

## A sheet

teachers-back-sheet = The sheet
teachers-sheet-questions =
    { $count ->
        [one] One question.
       *[other] { $count } questions.
    }
teachers-sheet-share = Link and code for the class
teachers-sheet-file = Save as a file
teachers-sheet-course = Download for your course
teachers-sheet-print = Print it with its answers
teachers-sheet-try = Try it as a pupil
teachers-sheet-make = Change it
teachers-sheet-see = Look at the sheet
# $play (yes or no) whether it asks to play on, since nothing is proved of it.
notice-sheet-put =
    { $play ->
        [yes] It is on your sheet as question { $count }. Nothing can be proved here, so it asks to play on.
       *[no] It is on your sheet as question { $count }.
    }
sheet-untitled = { $game }: questions
sheet-play = Play on
sheet-asks-any = Any good answer counts.
sheet-asks-many = Find as many best answers as you can.
sheet-asks-mistake = Say why. If it is not, what is better?
# $alone (yes or no) whether nobody else plays there.
sheet-asks-play =
    { $alone ->
        [yes] Play on from here.
       *[no]
            { $level ->
                [0] Play on from here together.
               *[other] Play on from here against the computer (level { $level }).
            }
    }

## A file for a course

course-blurb = “{ $title }” as a file for a learning platform, with the site in it.
course-which = For which platform
course-scorm12 = SCORM 1.2
course-scorm12-means = For Moodle, ILIAS, OLAT and nearly every other platform, as what they call a SCORM package.
course-scorm2004 = SCORM 2004
course-scorm2004-means = For platforms that ask for it: they keep apart whether something was done to its end, and whether it was solved or won.
course-cmi5 = cmi5
course-cmi5-means = For platforms with a learning record store, such as SCORM Cloud, Rustici Engine or Moodle with a plugin for cmi5.
course-kolibri = Kolibri
course-kolibri-means = For Kolibri Studio, as an HTML5 app.
course-h5p = H5P
course-h5p-means = For H5P in Moodle, WordPress and Drupal. The first one is uploaded by somebody who may install content types.
course-make = Download
course-making = The file is being made …
course-share = How much of the file is there
course-made = { $file } ({ $size } MB)
course-failed = The file could not be made: a part of this site did not come. Try it once more.
course-hears = The platform hears once all questions are done, with the score: the mean of all of them.
course-device = What was answered stays on the device. There a pupil goes on; on another one the sheet begins anew.
course-large = The file has 7 to 10 MB, and is made here in some seconds.

## Printing

teachers-print = Print
teachers-print-means = To play without devices: the rules, score sheets, boards and cards.
teachers-print-now = Print
on-paper-rules = Rules
on-paper-scores = Score sheets
on-paper-board = Boards
on-paper-cards = Cards
on-paper-sheet = The sheet
print-has-rules = The rules with all their pictures.
# $paper that was chosen.
teachers-print-how = In your printer’s window choose { $paper } paper, actual size (100 %), and one side.
on-paper-cards-how = Take thick paper. Cut along the broken lines.
on-paper-sheet-how = The answers come last: keep those pages.
teachers-paper = Paper
teachers-paper-a4 = A4
teachers-paper-letter = US Letter
teachers-large = Large letters
teachers-number = Number on the list
teachers-pages =
    { $count ->
        [one] One page
       *[other] { $count } pages
    }

## Notes

teachers-notes = Notes
teachers-notes-means = One page: why, how to begin, what to ask, and what it practises.
teachers-notes-title = { $game }: notes for teachers
teachers-skills = What it practises
teachers-skills-help = Codes that nobody has checked against the curriculum’s own words are marked.
teachers-checked = (checked)
teachers-unchecked = (to be checked by a teacher)
curriculum-ccss = Common Core
curriculum-england = England
curriculum-australia = Australia

## How it goes round

teachers-round = How it works
teachers-round-link = You give your class a link or its square code. It opens in any browser, with no account.
teachers-round-work = Each pupil answers on their own device, also without a network.
teachers-round-slip = At the end there is a slip: a short text, a link or a square code.
teachers-round-collect = You collect the slips, and see what was solved and what comes next.
teachers-honest-devices = Nothing leaves a device unless somebody carries it. No server learns of it.
teachers-honest-names = Slips have list numbers only. Names stay on your paper.
teachers-honest-helper = A slip shows what was answered. Nobody can tell a helper’s answer from a child’s.

# On paper

print-name = Name
print-number = Number on the list
print-class = Class
# $colour (text) of the player who is asked.
print-you = You are { $colour }.
print-play = Open the sheet by its code, and play it there. How did it end?
print-date = Date
print-code = A code that opens this sheet
print-key = { $title }: the answers
# $count (number) how many answers are right.
print-answers = { $count ->
    [one] One right answer:
   *[other] { $count } right answers, each as good:
  }
# What stands above the answers of all questions.
print-alike = What makes no difference counts as one answer: the order of a sum, the choice between two like cards.
# $answer (text) what may be said instead of what stands before it.
print-or = Or: { $answer }
print-any = Any answer that does what is asked is right. The best:
print-right = That answer is right.
# $why it is not.
print-wrong = That answer is not right. { $why }
# $number (number) of a player.
print-player = Player { $number }

# The maker

teachers-make = Make a sheet
teachers-make-means = Choose questions by kind, skill and difficulty; give your class a link, a code or paper.
maker-add = Add questions
maker-task = Kind
maker-skill = Skill
maker-preset = Way of playing
maker-dots = Difficulty
maker-count = How many
maker-any = any
maker-how = Which puzzles
maker-these = These very puzzles
maker-drawn = Drawn anew for each class word
maker-add-these = Add them
maker-fitting =
    { $count ->
        [0] No further puzzle fits. Ask for less.
        [one] One puzzle fits.
       *[other] { $count } puzzles fit.
    }
maker-add-game = Add a whole game
maker-level = Level of the computer
maker-level-none = nobody: people play
maker-against = against level
maker-new = Begin a new sheet
maker-questions = Questions
maker-empty = None yet. Add some above.
maker-asks = Asks for
maker-asks-best = the best answer
maker-asks-any = any good answer
maker-asks-many = as many as you can
maker-asks-mistake = the mistake
maker-asks-play = playing on from here
maker-exchange = Exchange
maker-exchanged = Question { $number } is now puzzle { $id }.
maker-no-other = There is no other one of this kind and difficulty.
maker-up = Up
maker-down = Down
maker-drag = Drag it to another place
maker-moved = Question { $from } is now question { $to }.
maker-remove = Remove
maker-mixed = A puzzle of any kind
maker-draw = Drawn: { $what }
maker-moment = A moment of a real game
maker-game = A whole game: { $preset }
maker-all = For all questions
maker-title = Title
maker-word = Class word
maker-word-means = Draws are the same for everybody with the same class word. With a number of their own, neighbours have other puzzles of the same difficulty.
maker-each = Each number on the class’s list gets puzzles of its own
maker-no-hints = No hints
maker-no-takebacks = No take-backs

# Collecting

teachers-collect = Collect slips
teachers-collect-means = See who has solved what, which answers were wrong most often, and what to do next.
teachers-sheet-collect = Collect its slips
notice-slip-refused = This is not taken. { $why }
collect-of = Slips: { $title }
collect-blurb = The referee plays every answer again. Everything stays on this device.
collect-paste = Paste slips here, one or thirty, with whatever stands around them. A slip’s code, read by a camera, comes here by itself.
collect-take = Take them
collect-taken =
    { $count ->
        [one] One slip is taken.
       *[other] { $count } slips are taken.
    }
collect-nothing = There is no slip in this.
collect-other-game = This belongs to another game: { $game }.
collect-unknown =
    { $count ->
        [one] One slip is here, of a sheet that this device has not seen. Paste the link of the sheet above.
       *[other] { $count } slips are here, of a sheet that this device has not seen. Paste the link of the sheet above.
    }
collect-none = No slips yet.
collect-judging = { $done } of { $of } slips are looked at …
collect-count =
    { $counted ->
        [one] One slip counts.
       *[other] { $counted } slips count.
    }
collect-number = Number { $number }
collect-no-number = No number
collect-forged = These cannot be true
collect-forged-means = They count nowhere. Ask for them once more.
collect-table = Who has solved what
collect-solved = Solved
collect-how-alone = solved at once
collect-how-helped = solved with hints or more tries
collect-how-wrong = not solved
collect-how-open = nothing said
collect-how-over = played to the end
collect-how-won = played and won
collect-questions = Question by question
collect-question = { $solved } of { $of } solved it, { $alone } at once.
collect-commonest =
    { $count ->
        [one] One wrong answer was: { $answer }
       *[other] { $count } said: { $answer }
    }
collect-next = What to do next
collect-next-on = Most can do this ({ $dots }): go on with harder ones.
collect-next-talk = Some need help ({ $dots }): let pupils explain their answers to each other, then give a few more.
collect-next-again = This was hard ({ $dots }): play it together, then give easier ones.
collect-save = Save as a table (CSV)
collect-forget = Delete these slips
collect-others = Other sheets with slips
collect-other =
    { $count ->
        [one] { $title }: one slip
       *[other] { $title }: { $count } slips
    }
collect-csv-number = Number
collect-csv-minutes = Minutes
collect-csv-question = Question { $number }
collect-csv-tries = Tries { $number }
collect-csv-hints = Hints { $number }
collect-csv-note = Note
collect-csv-forged = cannot be true
collect-csv-old = a later one counts
