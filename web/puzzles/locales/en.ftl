# What is said about puzzles, besides what each game says of its own.

puzzles-title = { $game }: puzzles
puzzles-blurb = They are made from real games. Nobody sees how you do but you.
puzzles-begin = Start
puzzles-mixed = A bit of everything
puzzles-mixed-means = Another kind each time.
puzzles-today = Puzzle of the day
puzzles-today-done = Solved!
puzzles-due = Again today
puzzles-due-means =
    { $count ->
        [one] One puzzle that was hard comes back.
       *[other] { $count } puzzles that were hard come back.
    }
puzzles-own = My own
puzzles-own-means =
    { $count ->
        [one] What you missed in a game of yours on { $day }.
       *[other] { $count } moments that you missed in games of yours, the first one on { $day }.
    }
review-waits =
    { $count ->
        [one] One of them waits for you among the puzzles.
       *[other] { $count } of them wait for you among the puzzles.
    }
puzzles-mistake = Find the mistake
puzzles-mistake-means = Is somebody’s answer right? If not, show what is better.
task-better-title = What was better here?
task-better = This is out of a game of your own. Find something better than what was played.
puzzle-judged = { $who } says: { $answer } Is that right?
puzzle-somebody = Somebody
puzzle-first = New to this kind? “Hint” shows where to begin.
puzzle-judge = Is the marked answer right?
puzzle-show-better = Well seen! { $why } Now show what is better.
puzzle-better = { $why } This is better: { $answer }
puzzle-failed = Not this time. Look at what is marked.
mark-judged = somebody’s answer
mark-asked = asked about
mark-reply = the reply to that
mark-found = found
puzzle-mistake = Well seen! { $why }
puzzle-no-mistake = Well seen! That is right, and nothing is better.
puzzle-then = Then this may follow: { $events }
puzzle-show = Now show what is better.
puzzle-both = Both answers on the board
puzzle-both-0 = 1. That answer
puzzle-both-1 = 2. The better one
puzzle-shown-judged = { $who } says: { $answer } { $follows }
puzzle-shown-better = This is better: { $answer }
merit-judge-better = Look for something else, and compare both.
word-best = Yes, it is right
word-better = No, something is better
refusal-puzzle-again = You have found that one already.
refusal-wrong-is-best =
    { $number ->
        [1] It is right, and nothing else is as good.
       *[other] It is right: one of { $number } that are.
    }
refusal-wrong-miss-win = Something else wins soon. Look once more.
refusal-wrong-miss-save = After that you would lose soon. Look once more.
refusal-wrong-miss-worth = Something else is better. Look once more.
refusal-puzzle-words = Answer with one of the buttons.
puzzles-path =
    { $stretches ->
        [0] { $stars } of { $length } stars
        [one] { $stars } of { $length } stars, after one row
       *[other] { $stars } of { $length } stars, after { $stretches } rows
    }
puzzles-path-end = You have all { $done } stars!
puzzle-cheer-first = Your first star of this kind!
puzzle-cheer-five = Five stars in this row!
puzzle-cheer-ten = Ten stars: this row is full!
puzzle-cheer-all = The last star: you have solved them all!
puzzles-all = All puzzles
puzzle-dots-1 = very easy
puzzle-dots-2 = easy
puzzle-dots-3 = not so easy
puzzle-dots-4 = hard
puzzle-dots-5 = very hard
puzzle-id = Puzzle { $id }
# Which question of a sheet it is; said aloud one after the other.
puzzle-question = Question
puzzle-number = { $at } of { $of }
puzzle-alone = I do the sums myself
puzzle-skip = Another puzzle
puzzle-again = Once more
puzzle-next = Next puzzle
puzzle-right = Right!
puzzle-all-found =
    { $number ->
        [1] Right! There was just the one.
       *[other] You found all { $number }!
    }
puzzle-found = Right! That is one of them. Find another one!
puzzle-so-far =
    { $left ->
        [0] { $found ->
            [1] Found!
           *[other] All { $found } found!
        }
       *[other] { $found ->
            [0] { $left } to find.
           *[other] { $found } found, { $left } to go.
        }
    }
puzzle-cheer = Well done!
notice-puzzle-absent = There is no such puzzle here.
refusal-trial-done = This puzzle is over. Go on with what comes next.
refusal-puzzle-only = In a puzzle, only answers count.
refusal-puzzle-damaged = This puzzle is damaged. Please take another one.
refusal-puzzle-think = Count the ways. There is no other hint for this one.
skill-map = What you have practised
skill-map-help = Only this device knows it. “Delete everything” deletes it, too.
skill-map-of = { $animal }: what you have practised
skill-map-print = Print
skill-map-save = Save as a table (CSV)
skill-map-skill = Skill
skill-map-alone = Alone
skill-map-second = Alone, second try
skill-map-helped = With help or more tries
skill-map-tried = Tried
animal = An animal instead of a name
animal-none = none
animal-badger = Badger
animal-beaver = Beaver
animal-bee = Bee
animal-dolphin = Dolphin
animal-eagle = Eagle
animal-fox = Fox
animal-frog = Frog
animal-hare = Hare
animal-hedgehog = Hedgehog
animal-heron = Heron
animal-horse = Horse
animal-lynx = Lynx
animal-mole = Mole
animal-otter = Otter
animal-owl = Owl
animal-penguin = Penguin
animal-robin = Robin
animal-seal = Seal
animal-snail = Snail
animal-squirrel = Squirrel
animal-stork = Stork
animal-swan = Swan
animal-turtle = Turtle
animal-wren = Wren
skill-counts = { $alone } alone, { $second } at the second try, { $helped } with help or more tries, { $tried } tried
