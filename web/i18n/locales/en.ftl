# What the page itself says, in English; games add their own files beside this one.

parlour = Number Parlour
parlour-blurb = Tabletop number games, to play against a friend or the computer. No account and no adverts.
games = Games
newcomer = New here? Start with { $title }
newcomer-means =
    { $of ->
        [one] You learn it by playing, in one short lesson.
       *[other] You learn it by playing, in { $of } short lessons.
    }
newcomer-begin = First lesson
lobby-today =
    { $count ->
        [one] Puzzle of the day
       *[other] Puzzles of the day
    }
lobby-today-of =
    { $solved ->
        [yes] Puzzle of the day of { $title }, solved
       *[no] Puzzle of the day of { $title }
    }
choose = Play
rules = Rules
coming = Still to come: { $games }.
private = Nothing that you do here leaves your device.
one-file = Take it with you: the whole parlour in one file, which opens by a double click and needs no network.
one-file-get = Download it ({ $size } MB)
poster-play = Play
poster-open = Open in a new tab
poster-refused = The page around this frame lets it open nothing. This is its address:
about = About this site
about-privacy = Privacy
about-accessibility = Accessibility
about-teachers = For teachers
about-hosting = Hosting
unofficial = The names of the games belong to their owners. This is an independent, unofficial version with its own words and pictures.
table-coming = Your table is being laid.
resume = Go on
to-lobby = All games
close = Close
settings = Settings

start-title = Getting ready
start-step-fetch = Fetching the games
start-step-python = Waking the referee
start-step-engine = Setting the tables
start-bytes = Here already: { $bytes } of { $total }
start-quiet = Nothing is coming at the moment. It goes on by itself, as soon as the connection does.
start-long = This takes long here. It goes on by itself.
start-queued = Another game on this page starts first.
start-left = about { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } more
start-failed = The games could not be started.
start-failed-fetch = Something could not be fetched. Perhaps the connection was lost.
start-failed-python = Python did not start in this browser.
start-failed-engine = The games could not be opened.
start-failed-crash = The part of the page in which the games run stopped by itself.
start-failed-silence = The games gave no sign for a long while.
start-stopped = The games have stopped.
start-failed-again = They stopped several times, one soon after the other. Your game is kept.
start-what-to-do = Try again. If that does not help, load the page anew, or use a newer version of Chrome, Edge, Firefox or Safari.
start-said = The browser said:
start-retry = Try again

# What is wrong with the place that the page comes from. All of these are also put into index.html, for where nothing
# else can speak: they may hold nothing but arguments that stand alone. -mend is for whoever runs the site.
host-failed = This page does not work here.
host-again = Load it again
host-do = You can do nothing about it here. Please tell whoever runs this site:
host-missing = A part of the site is missing: { $file }.
host-missing-mend = Upload the whole folder dist/ once more, with all that is in it. If the file is there, the host refuses its kind: let it send files of that ending too.
host-page = Where a part of the site should be, { $file }, the host sends some other page.
host-page-mend = The file is missing there, or the host wants people to log in. Upload the whole folder dist/ once more, and let the host answer 404 for what is missing, never with index.html.
host-refused = The host does not give out a part of the site: it answers { $status } for { $file }.
host-refused-mend = Let everybody read all files of the folder dist/. If they may, the host's own log says what is wrong.
host-type = The host calls { $file } “{ $type }”, and browsers use such a file only as “{ $wanted }”.
host-type-mend = Set the host's Content-Type for files that end in .{ $ending } to { $wanted }.
host-changed = A part of the site comes damaged: { $file } has { $bytes } bytes, and should have { $expected }.
host-changed-mend = Upload it once more, as it is: programs for FTP have a mode “binary” for that. Nothing on its way may change files.
host-altered = A part of the site comes damaged: { $file } has as many bytes as it should, but not the right ones.
host-altered-mend = Upload it once more, as it is. If that does not help, the disk of the host is damaged, or something on the way changes files.
host-wasm = The host's security policy forbids WebAssembly, which the games run in.
host-wasm-mend = In the header Content-Security-Policy, add 'wasm-unsafe-eval' to script-src.
host-policy = The host's security policy forbids a part of the site: { $file }.
host-policy-mend = In the header Content-Security-Policy, let { $directive } have 'self'.
host-line = A part of the page did not come: { $file }.
host-line-do = See whether you have a network, and load the page again. If others cannot open it either, please tell whoever runs this site:
host-line-mend = The host breaks off before this file is sent. Its own log says why.
host-old = This browser is too old for it: Number Parlour needs Chrome or Edge 111, Firefox 115, Safari 16.4 (iPadOS or iOS 16.4), or newer.
host-old-do = Please update the browser, or open the page in another one.
host-unrun = This browser cannot run the page, though every part of it has come.
host-unrun-do = Please try another browser, or a newer version of this one.

setup-wait = The form will be here in a moment.
setup-company = How do you want to play?
company-alone = Alone
company-alone-means = You play by yourself, as well as you can.
company-computer = Computer
company-friends = Friends
company-friends-means = You sit together at this device and take turns.
setup-strength = How strong is the computer?
level-1 = Gentle
level-1-means = It makes many mistakes. A good one to begin with.
level-2 = Easy
level-2-means = It knows the game, but it overlooks a lot.
level-3 = Clever
level-3-means = It sees most good moves. You have to watch out.
level-4 = Tough
level-4-means = It overlooks little. Grown-ups have to think hard.
level-5 = Fierce
level-5-means = It is as good as it gets here. Can you beat it?
setup-count = How many?
setup-seats = Who plays?
setup-preset = Which game?
setup-for =
    { $most ->
        [1] for one player
       *[other] for { $counts } players
    }
setup-note-seats =
    { $count ->
        [one] “{ $preset }” is for one player, so one plays now.
       *[other] “{ $preset }” is for { $count } players, so { $count } play now.
    }
setup-note-preset =
    { $count ->
        [one] With one player, “{ $preset }” is chosen now.
       *[other] With { $count } players, “{ $preset }” is chosen now.
    }
setup-more = More choices
# $skills are their names, with points between them.
setup-skills = Practises: { $skills }
setup-looks = Names and colours
setup-name = Name of { $side }
setup-colour = Colour of { $side }
setup-deal = How does it begin?
setup-deal-new = By chance
setup-deal-day = Deal of the day
setup-deal-day-help = Today, { $day }, everybody is dealt the same.
goal-win = Win against the computer “{ $name }”.
goal-par = Play alone, and do as well as the computer “{ $name }”.
day-goal-win = Beat “{ $name }”
day-goal-par = Be as good as “{ $name }”
day-goal-fewer = Fewer than { $score }
day-same = The same for everybody
day-other = What you have chosen here is played with today’s deal, but not for its goal.
day-tried = Not won yet today
day-won = You won today!
day-reached = Done, in { $score }!
day-best = Your best: { $score }
day-par-reached = Done: you { $count }, computer { $par }!
day-par-best = You { $count }, computer { $par }
day-par-none = Done: nobody gets anything
par-reached = You { $count }, the computer { $par }: you have reached the goal of the day!
par-missed = You { $count }, the computer { $par }: the goal of the day is not reached.
par-none = The computer got nothing out of this deal either: you have reached the goal of the day.
setup-deal-word = From a word
setup-deal-written = From the word “{ $seed }”
setup-seed = Word
setup-seed-help = The same word always begins the same game, so a whole class can play it. Capitals, spaces, dots and dashes change nothing.
refusal-setup-seed = That word deals nothing. It needs a letter, a digit or a picture. It may have { $most } characters.
setup-text-file = Choose a text file
setup-aids = What is allowed?
option-hints = Hints
option-takebacks = Undoing moves
setup-link = Link to this table
person = A person
computer = Computer: { $level }
strength-easiest = The easiest one. It often makes mistakes.
strength-measured = { $seats ->
    [2] It won { $share } of 100 test games against “{ $below }”.
   *[other] Two of them won { $share } of 100 test games against two of “{ $below }”.
  }
you = You
sitter-you =
    { $room ->
        [short] { $name } · you
       *[long] { $name } (you)
    }
sitter-computer =
    { $room ->
        [short] { $name } · { $level }
       *[long] { $name } ({ $level })
    }
sitter-left =
    { $room ->
        [short] { $name }, computer
       *[long] { $name } (computer plays on)
    }
sides = Who plays together
sides-with = with { $names }
sides-together = { $names } play together.
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-gold = Gold
colour-violet = Violet
colour-teal = Teal
list-comma = {", "}
list-and = { $before } and { $last }
list-or = { $before } or { $last }
seat-add = One more player
seat-remove = One player less
begin = Begin

board-label = { $game }: the table
tray-label = Below the board
look = The board, which can be moved
look-nearer = Larger
look-farther = Smaller
look-all = See all
look-nearest = It becomes no larger.
look-farthest = It becomes no smaller.
actions = What you can do
mark-said = chosen
mark-target = you can touch this
mark-last = last move
back = Put back
undo = Undo
redo = Redo
confirm = Done
menu = Menu
meant-yes = Yes
stop = Stop
stop-thinking = Stop thinking
go-on = Let it play
watch = Computers at play
pause = Pause
one-move = One move
resign = Give up
resign-sure = Really give up?
leave = Leave the game
leave-sure = Leave? A computer plays on
asked = When am I asked?
asked-always = Always
asked-could = When I could answer
asked-never = Never
asked-always-means = You are asked each time, also when you can only pass. So nobody learns from it what you hold.
asked-could-means = Where you can only pass, that is done for you. It is quicker, but the others can see by it what you hold.
asked-never-means = You pass each time without being asked. Nobody learns from it what you hold.
draw-offer = Offer a draw
draw-accept = Agree on a draw
draw-offered = Draw offered
turn-of =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
thinking = { $name } is thinking
paused = { $name } has been stopped.
log = What happened
notation = Type a move
notation-play = Play it
notation-example = For example: { $move }
notation-close = Put the box away
rule-link = Rule { $rule }
result = The result
result-draw = It is a draw.
result-lost = Not won this time.
result-you-won = You won!
result-your-side-won = Your team won!
result-side-won = { $names } won!
result-won =
    { $count ->
        [one] { $names } won!
       *[other] { $names } share the win!
    }
score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
again = Play again
again-next = Next: { $level }
again-easier = Easier: { $level }
again-moment = Try that moment again
again-lesson = A lesson first
again-puzzle = The puzzle of the day
warm-won =
    { $narrow ->
        [true] That was close, and it is yours!
       *[false] Well played!
    }
warm-beat =
    { $narrow ->
        [true] You beat “{ $level }”, and only just!
       *[false] You beat “{ $level }”. Well played!
    }
feat-level = Your first win against “{ $level }”!
feat-most = Your best so far: { $count }! Before, it was { $before }.
feat-fewest = Your best so far: only { $count }! Before, it was { $before }.
warm-even = Even to the very end!
warm-close = So close! The next one can be yours.
warm-lost = That was a good fight.
warm-far = This one was hard. Every game teaches something.
warm-people = That was a good game!
reason-resigned = { $who } gave up.
reason-agreed = You all agreed.
event-resigned = { $who } gave up.
event-left =
    { $you ->
        [yes] You leave. A computer plays on.
       *[no] { $who } leaves. A computer plays on.
    }
event-offered =
    { $you ->
        [yes] You offer a draw.
       *[no] { $who } offers a draw.
    }
event-agreed = Everybody agreed on a draw.

refusal-syntax-text = That is not a sentence.
refusal-syntax-words = Put one space between the words.
refusal-turn-over = The game is over.
refusal-turn-chance = Wait until everything is laid out.
refusal-turn-wait = It is not your turn yet.
refusal-turn-seat = Nobody sits there.
refusal-turn-late = The table has just changed. Please look again.
refusal-turn-alone = You play alone, so there is nobody to agree with.
refusal-turn-computer = Computers do not agree on draws.
refusal-turn-offered = You have offered a draw already.
refusal-turn-left = You have left this game. A computer plays on.
refusal-undo-nothing = There is nothing to undo.
refusal-redo-nothing = There is nothing to redo.
refusal-undo-revealed = Something has been shown since, so that move stands.
refusal-undo-other = Another player has moved since, so that move stands.
refusal-undo-people = You play with people, so that move stands.
refusal-options-seats = That many players do not fit this game.
refusal-options-form = These choices cannot be read.
refusal-options-unknown = This game has no choice called { $option }.
refusal-options-value = That does not fit the choice { $option }.
refusal-options-text = The text for { $option } can have at most { $most } characters: letters without accents, digits and common signs.
refusal-save-form = This is not a saved game.
refusal-save-game = This place has no game called { $game }.
refusal-save-newer = This game was saved by a newer version. Please load the page anew.
refusal-save-options = The choices of this saved game are damaged.
refusal-save-seats = The players of this saved game are damaged.
refusal-save-seed = The deal of this saved game is damaged.
refusal-save-journal = The moves of this saved game are damaged.
refusal-save-record = One move of this saved game is damaged.
refusal-save-check = This saved game plays on differently from how it was played.
refusal-save-position = The position of this saved game is damaged.
refusal-token-form = This text is not a saved game.
refusal-token-damaged = A part of this text is missing or wrong.
refusal-token-newer = This text was made by a newer version.

notice-games-unlisted = Games that were added to this site cannot be listed, since games/manifest.json is missing or damaged; all others can be played. Whoever runs the site can upload the whole folder dist/ once more.
notice-link-seed = This link deals the word “{ $seed }”. If that is not all of it, or more, write the word by hand.
notice-link-left = Not all of this link could be read. { $what }
link-left-game = There is no game “{ $value }” here, so this is the lobby.
link-left-place = “{ $value }” leads nowhere, so this is the lobby.
link-left-preset = The choice “{ $value }” does not fit, so the game’s usual one stands.
link-left-options = “{ $value }” does not fit this game, so that choice stands as usual.
link-left-seats = The players “{ $value }” do not fit, so the usual ones sit here.
link-left-seed = { $deal ->
    [chance] The word “{ $value }” is not sure, so the deal comes by chance.
    [day] The word “{ $value }” was left out, since this is the deal of the day.
   *[word] The word “{ $value }” was left out; “{ $usual }” is dealt.
}
link-left-other = “{ $name }={ $value }” was left out: it is { $usual }.
notice-kept-damaged = This game cannot be opened. { $why }
notice-lesson-absent = There is no such lesson here.
notice-game-unread = This browser does not give out the games that it may keep, so that game cannot be opened. Loading the page anew may help.
notice-game-gone = That game is not kept here any more.
notice-two-pages = This game has gone on in another window. What you play here is kept as a game of its own.
notice-engine-fault = Something went wrong inside. Your game is kept, and is laid out again.
notice-engine-left = Something went wrong inside, so what was asked for was left.
notice-engine-absent = The games are not ready yet.
notice-engine-crash = The games stopped by themselves. Your game is kept; they are starting anew.
notice-engine-silence = The games gave no answer any more. Your game is kept; they are starting anew.
notice-engine-again = The games stopped twice at the same point, so what was asked for was left.
notice-engine-back = The games are back. Go on where you were.
notice-page-fault = Something went wrong on this page, or a part of it could not be fetched. Your game is kept. If it does not go on, load the page anew.
notice-wheel-damaged = This game could not be installed: { $fault }
notice-part-coming = One moment: this part of the page is on its way.
notice-part-absent = This part of the page could not be fetched. Perhaps the connection was lost. All else goes on; try again when it is back.
notice-rules-absent = The rules could not be fetched. Perhaps the connection was lost.
notice-words-absent = The words of that language could not be fetched.
notice-request-long = The page asked for something too long. That is our mistake.
notice-request-json = The page asked for something unreadable. That is our mistake.
notice-request-verb = The page asked for something unknown. That is our mistake.
notice-request-game = There is no such game here.
notice-request-table = That table has been cleared away. Please begin again.
notice-request-seat = The page asked for a seat that is not there. That is our mistake.
notice-request-seats = These players cannot be seated.
notice-request-seed = That word deals nothing. It needs a letter, a digit or a picture. It may have { $most } characters.
notice-request-viewer = The page asked for a view that is not there. That is our mistake.
notice-request-said = That sentence is too long.
notice-request-word = The page named a thing that is not there. That is our mistake.
notice-request-code = This game has no such inquiry. That is our mistake.
notice-request-level = There is no such level.
notice-request-job = The computer thought about an older position.
notice-request-number = The page asked for a number that does not fit. That is our mistake.
notice-request-seconds = The page asked for a time that does not fit. That is our mistake.

## Handing over

curtain-text = Give the device to { $name }. Nobody else should look now.
curtain-lift = I am { $name }
curtain-asked = A question for { $name }. All of you may see it.
curtain-look = Let me look first

## Aids and hints

refusal-undo-off = In this game, moves cannot be undone.
refusal-hint-off = In this game, there are no hints.
refusal-inquiry-late = That can no longer be found out.
refusal-branch-off = Moves cannot be undone in this game. Play on from here when it is over.
refusal-save-aids = What was allowed in this saved game is damaged.
refusal-save-counts = The numbers of hints and undone moves in this saved game are damaged.
refusal-save-ended = The end of this saved game is damaged.
refusal-save-rules = The version of the rules in this saved game is damaged.
refusal-save-text = This file cannot be read. It is no saved game, or a part of it is missing.
notice-request-aids = The page asked for hints and undoing in a way that does not fit. That is our mistake.
notice-request-wishes = The page asked for a choice that is not there. That is our mistake.
notice-request-at = The page asked for a move that is not there. That is our mistake.

## Settings

settings-kept = This device remembers what you choose here, and nobody else learns of it.
settings-listen = Listen
setting-on = On
setting-off = Off
setting-theme = Colours
setting-theme-auto = As on this device
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-pieces = Size of pieces and signs
setting-pieces-normal = Normal
setting-pieces-large = Large
setting-coordinates = Letters and numbers
setting-coordinates-help = They stand at the edge of the board, and name its spaces.
setting-notation = Moves as they are typed
setting-notation-help = In the list of moves and in hints, with a box to type them in.
setting-log = What happened, beside the board
setting-motion = Movement
setting-motion-help = Pieces can glide to their places, or be there at once.
setting-motion-auto = As on this device
setting-motion-reduce = No movement
setting-motion-full = Movement
setting-pace = The computer’s pace
setting-pace-help = How long each move is seen before the next one, so that you can follow.
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-quick = Quick
setting-pace-instant = At once
setting-sound = Sound
setting-lang = Language
setting-lang-auto = As in this browser

## Offline

notice-version = A new version is here.
version-load = Load it now
offline-ready = Everything is on this device now: you can play without a network.
offline-lacking = Some parts are not on this device just now. They come when there is a network again.

## Rules

rules-of = The rules of { $game }
rules-query = Search
rules-clear = Clear
rules-found =
    { $count ->
        [0] No paragraph has these words.
        [one] One paragraph was found.
       *[other] { $count } paragraphs were found.
    }
rules-contents = Contents
rules-beside = The rules are open beside the table.

## Hints

hint = Hint
hint-more = More
hint-search = Looking for a good move
hint-close = Put the hint away
hint-where = Begin here: { $thing }.
hint-button = Begin with the button “{ $button }”.
hint-sentence = That is: { $move }
mark-hint = hint
missed-better = This would have been better: { $better } { $why }
missed-close = Put this away
refusal-nothing-chosen = Nothing is chosen that could go back.
refusal-watching = You are only watching this game.

## Replay

log-line = See the table after this
log-back = See earlier moves
past = Looking back
past-start = Looking back: before the first move
past-move = Looking back: move { $move } of { $of }
past-better = Move { $move }. Better: { $better } { $why }
past-chance = Move { $move }: { $name } could have done better. { $better } { $why }
past-best = Move { $move } was the best there was. { $why }
past-good = Move { $move } was a good one. { $why }
past-turned = After move { $move } the game turned. { $why }
past-first = First move
past-previous = One move back
past-next = One move on
past-last = Last move
past-branch = Play on from here
past-close = Stop looking back
refusal-looking-back = Looking back: nothing moves.
notice-branched = This is a new game. The one that you left is kept as it was.

## Result and review

again-swapped = Swap seats
share = Share
count-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
count-hints =
    { $count ->
        [0] no hints
        [one] 1 hint
       *[other] { $count } hints
    }
count-takebacks =
    { $count ->
        [one] 1 move undone
       *[other] { $count } moves undone
    }
review = Review
review-progress = Judging the moves: { $at } of { $of }
review-none = Nothing was decided yet that could be looked at.
review-own = Your game
review-whose = { $name }’s game
review-others = The others
review-best =
    { $count ->
        [one] One move was especially good.
       *[other] { $count } moves were especially good.
    }
review-good =
    { $you ->
        [yes] { $count ->
            [one] Here is a good move of yours.
           *[other] Here are { $count } good moves of yours.
        }
       *[no] { $count ->
            [one] Here is a good move.
           *[other] Here are { $count } good moves.
        }
    }
review-better =
    { $you ->
        [yes]
            { $count ->
                [one] Once you had a better move.
                [2] Twice you had a better move.
               *[other] { $count } times you had a better move.
            }
       *[no]
            { $count ->
                [one] Once there was a better move.
                [2] Twice there was a better move.
               *[other] { $count } times there was a better move.
            }
    }
review-faultless =
    { $you ->
        [yes] Nothing much better was found for your other moves.
       *[no] Nothing much better was found for the other moves.
    }
review-turned =
    { $count ->
        [one] After one move the game turned.
       *[other] After { $count } moves the game turned.
    }
review-chances =
    { $count ->
        [one] Once a computer could have done better.
        [2] Twice a computer could have done better.
       *[other] { $count } times a computer could have done better.
    }
point-title = Move { $number }
point-chance = Move { $number }: a missed chance
point-played = Played
point-better = Better
point-then = Then
point-why = Why
point-best = Well done!
point-good = A good move
point-turned = Here the game turned
point-turn =
    { $way ->
        [for] From here the game went better and better.
       *[against] From here the game became harder. Another move may change that.
    }
point-previous = The turning point before
point-next = The next turning point
gain-win =
    { $value ->
        [1] It would have won the game at once.
       *[other] It would have won the game in { $value } moves.
    }
gain-save =
    { $value ->
        [1] It would have stopped another player from winning at once.
       *[other] What was played lost the game in { $value } moves. This would not have.
    }
gain-worth =
    { $much ->
        [little] It would have been a little better.
        [more] It would have been clearly better.
       *[much] It would have been much better.
    }
lead-win =
    { $value ->
        [1] Nothing else would have won at once.
       *[other] It wins in { $value } moves, and nothing else wins so soon.
    }
lead-save = Everything else would have lost the game.
lead-worth =
    { $much ->
        [little] Everything else was worse.
        [more] Everything else was clearly worse.
       *[much] Everything else was much worse.
    }
point-look = Look
point-retry = Try it
sheet-put = Put on a sheet

## Review

refusal-review-early = The review comes when the game is over.

## Lessons

refusal-lesson-other = That is allowed, but this lesson asks for something else.

## Keeping games

library = Go on playing
library-empty = No game is kept here yet. Each one is kept by itself, after every move.
library-all =
    { $count ->
        [0] My games
        [one] My game
       *[other] All my { $count } games
    }
library-dialog = My games
library-when = { $when }
library-over = finished
look-at = Look at it
remove = Remove
remove-sure = Really remove?
save-file = Save to a file
storage-memory = This browser keeps nothing: a game is gone when the page is closed. Save it to a file or copy its link.
storage-stays = The browser has promised to keep these games until you remove them.
storage-may-go = The browser may remove these games when nobody has come here for a while, or when the device is full. Save those that are dear to you to a file.
storage-full = There is no room left on this device, so games are not kept. Save this one to a file or copy its link, and remove old ones.
ahead = This game has gone on in another window.
ahead-take = Show it as it is now
erase = Delete everything
erase-what = This deletes all games, puzzles, statistics and settings from this device. Do you want that?
erase-sure = They cannot be brought back. Delete everything now?
erase-not = Keep everything
erase-yes = Yes, delete
erase-now = Delete it all
notice-erased = Everything is deleted: no game, no puzzle, no statistics and no settings are left on this device.
notice-erase-refused = The browser did not let us delete everything. Its own settings can clear the data of this site.

## Opening games

open-game = Open a saved game
open-how = Take a file that was saved here, or paste a link or the text of a game. You can also drop a file on the page. It becomes a new game, and all others stay as they are.
open-file = Choose a file
open-text = Link or text
open-do = Open
broken = One move does not fit
broken-move = This saved game stops at move { $record }:
broken-choose = You can go on from before that move. Or you can go on from where the game stood when it was saved; then its earlier moves are lost.
broken-journal-only = You can go on from before that move. What came after it cannot be read.
broken-journal = Go on from before it
broken-position = Go on from where it stood
broken-leave = Leave it
broken-stays = Either way this becomes a new game, and the saved one stays as it is.
refusal-file-empty = This file is empty.
refusal-file-long = This file is too long. It may have { $most } kilobytes.
refusal-file-binary = This file is not a text.
refusal-file-unreadable = The browser could not read this file.

## Sharing

share-what =
    { $of ->
        [table] This link sets up the same table, with the same deal, for everybody who opens it.
        [lesson] Whoever opens this link begins the same lesson.
        [puzzle] Whoever opens this link gets the same puzzle.
        [question] Whoever opens this link gets the same question of this sheet.
       *[game] Whoever opens this link finds the same game at the same move, as a game of their own. The game is in the link itself, and no server learns of it.
    }
share-no-link =
    { $of ->
        [game] From here no link can be made that opens anywhere else. Save the game to a file instead, or copy it as text.
       *[other] From here no link can be made that opens anywhere else.
    }
put-told = The browser was asked to save { $file }. If no file has come, this page may save none where it is shown: copy the text, keep it in a file of your own, and open it here again when you like.
put-text = What is in the file
put-copy-refused = The browser does not let us copy. The text is in the field above: choose it there and copy it yourself.
share-names = The names of the players are in it too.
share-hides = Careful: whoever opens this link can see everybody’s cards.
share-link =
    { $of ->
        [table] Link to this table
        [lesson] Link to this lesson
        [puzzle] Link to this puzzle
        [question] Link to this question
        [sheet] Link to this sheet
        [slip] Link to this slip
       *[game] Link to this game
    }
share-copy-link = Copy the link
share-copy-text = Copy as text
share-send = Send it
share-copied-link = The link is copied.
share-copied-text = The text is copied.
share-copy-refused = The browser does not let us copy. The link is in the field above: choose it there and copy it yourself.
share-text-help = The text is for reporting a mistake of this page: it says which game and which version it was.
share-qr = QR code of the link
share-qr-help =
    { $of ->
        [table] Another device can open the table by its camera.
        [lesson] Another device can open the lesson by its camera.
        [puzzle] Another device can open the puzzle by its camera.
        [question] Another device can open the question by its camera.
        [sheet] Another device can open the sheet by its camera.
        [slip] Another device can open the slip by its camera.
       *[game] Another device can open the game by its camera.
    }
share-qr-wait = The QR code will be here in a moment.
share-qr-long = This link is too long for a QR code. Copy it instead.
share-qr-absent = The QR code could not be fetched. Perhaps the connection was lost.

## Statistics

statistics = Statistics
statistics-empty = No game has ended here yet.
statistics-help = They are counted on this device alone, and nobody else learns of them. Won and lost count where one person played against computers.
statistics-sum =
    { $played ->
        [one] You have played one game against computers or alone
       *[other] You have played { $played } games against computers or alone
    }{ $won ->
        [0] .
        [one] {" "}and won one of them.
       *[other] {" "}and won { $won } of them.
    }
statistics-game = Game
statistics-played = Played
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-shared = People playing each other
statistics-watched = Computers watched, up to “{ $level }”
statistics-load = Add from a file
statistics-added =
    { $count ->
        [0] No game in that file was new.
        [one] One game was added.
       *[other] { $count } games were added.
    }
statistics-erase = Delete statistics
statistics-erase-sure = Really delete them?
refusal-statistics-text = This file cannot be read. It holds no statistics, or a part of it is missing.
refusal-statistics-form = These are no statistics of this place.
refusal-statistics-newer = These statistics were saved by a newer version. Please load the page anew.
refusal-statistics-game = Game number { $number } in this file is damaged, so nothing was added.
refusal-statistics-kept = The browser did not let us delete them.

## Lessons

lessons-done =
    { $done ->
        [0] { $of } lessons
       *[other] { $done } of { $of } lessons done
    }
learn = Learn
puzzles = Puzzles
notice-puzzles-absent = The puzzles did not come. Please try again.
learn-steps =
    { $count ->
        [one] Learn to play in one lesson
       *[other] Learn to play in { $count } lessons
    }
lesson-number = Lesson { $number } of { $of }
lesson-next = Next lesson
lesson-again = Once more
lesson-play = Play a whole game
lessons-badge = All { $of } lessons done!
lessons-all = You know { $title }! All { $of } lessons are done.
refusal-lesson-done = This lesson is done. Go on with what comes next.

## Access

questions = Tell me
questions-touch = What can I touch?
questions-happened = What happened?
questions-stand = Where do we stand?
questions-touch-list =
    { $count ->
        [one] You can touch one thing: { $list }.
       *[other] You can touch { $count } things: { $list }.
    }
questions-touch-lit =
    { $count ->
        [one] One thing lights up: you can touch it.
       *[other] { $count } things light up: you can touch them.
    }
questions-done = Or say that you are done.
questions-nothing = There is nothing for you to touch now.
undone = Undone.
redone = Redone.
questions-past = You are looking back.

help = Help
help-touch = What you can touch has a frame or a dot. Touch a thing and then where it shall go, or drag it there; often one touch is enough.
help-back = Touch a thing once more, or press Put back, to choose again. When something may not be, the page says why, and which rule says so.
help-type = You can also type a move: the menu has a box for that, and a setting shows how moves are typed.
help-rules = The rules can be opened at any time, and searched.
help-keys = Keys
help-where = They work while a part of the table has the focus, but not while you type.
key-tab = To the next part of the page
key-arrows = To the nearest thing on the board
key-next = To the next thing that you can touch now
key-previous = To the one before
key-touch = Touch it
key-done = Say that you are done, where you could go on; pass, where you may answer
key-back = Take the last touch back; Escape first puts a hint away
key-what = What can I touch?
key-happened = What happened?
key-stand = Where do we stand?
key-hint = A hint
key-undo = Undo
key-redo = Redo what was undone, until another move is played
key-past = Look back one move
key-on = While you look back: one move on, the first, the last
key-nearer = Make the board larger; so does the mouse wheel with Ctrl, and two fingers
key-farther = Make it smaller
key-all = See all of it
key-move = Move it; so do the mouse wheel, a finger, and the mouse
key-notation = Type a move
key-rules = The rules
key-help = This help

board = The board
beside-board = Beside the board
