# What Numica says, in English.

title = Numica
blurb = Every space has a tile, and the tile says how you move. Catch three squares, three rounds, or two of each.

option-tiles = Tiles
option-tiles-sheet = The basic list
option-tiles-designer = The designer’s other list
option-moves = How R and B move
option-moves-sheet = Like rook and bishop
option-moves-sdg = Over everything, but without catching
option-setup = Setting up
option-setup-turn = One after the other
option-setup-secret = Both in secret
preset-sheet = Basic game
preset-sheet-means = As the rule sheet has it. A good one to begin with.
preset-secret = Secret set-up
preset-secret-means = Nobody sees the other’s row until both stand.
preset-designer = Other tiles
preset-designer-means = With the designer’s other list: more letters, fewer big numbers.
preset-sdg = Online style
preset-sdg-means = As it was played on a site for games: R and B go over everything, but cannot catch.

square-empty = { $at }, tile { $tile }, empty
square-piece =
    { $at }, tile { $tile }, { $whose ->
        [own] your { $kind ->
            [s] square
           *[r] round
        } piece
        [other] { $colour } { $kind ->
            [s] square
           *[r] round
        } piece of the other side
       *[named] { $colour } { $kind ->
            [s] square
           *[r] round
        } piece
    }{ $moved ->
        [no] , not moved yet
       *[yes] { "" }
    }
supply =
    { $kind ->
        [s] { $left ->
            [0] your square pieces, none left
            [one] your square pieces, one to lay
           *[other] your square pieces, { $left } to lay
        }
       *[r] { $left ->
            [0] your round pieces, none left
            [one] your round pieces, one to lay
           *[other] your round pieces, { $left } to lay
        }
    }
row = Row { $row }
layout =
    Eight rows of eight tiles, each called by its file, a to h, and its row, 1 to 8. { $first } begins on row 1 and { $second } on row 8; row { $near } is nearest to you.

ask-place =
    { $you ->
        [yes] Set up: lay your pieces on your row.
       *[no] { $name }, set up: lay your pieces on your row.
    }
ask-place-where =
    { $you ->
        [yes] Where
       *[no] { $name }: where
    } shall the { $kind ->
        [s] square
       *[r] round
    } piece go?
ask-place-which =
    { $you ->
        [yes] A square or a round piece here?
       *[no] { $name }: a square or a round piece here?
    }
ask-place-carry =
    { $you ->
        [yes] Where shall this piece go?
       *[no] { $name }: where shall this piece go?
    }
ask-place-ready =
    { $you ->
        [yes] Your row is ready. You can still swap pieces.
       *[no] { $name }, your row is ready. You can still swap pieces.
    }
word-arrange = Arrange for me
ask-choose-piece =
    { $you ->
        [yes] Choose a piece.
       *[no] { $name }: choose a piece.
    }
ask-choose-target =
    Where shall your { $kind ->
        [s] square
       *[r] round
    } piece { $written ->
        [yes] on { $said } go?
       *[no] go?
    }
remark-dot = White dot: not moved yet. Two pieces with dots cannot catch each other.

event-laid = The tiles are laid.
event-placed =
    { $you ->
        [yes] You have set up.
       *[no] { $who } has set up.
    }
event-chosen =
    { $you ->
        [yes] You have set up in secret.
       *[no] { $who } has set up in secret.
    }
event-revealed = Both rows are shown.
event-moved =
    { $who }: { $piece ->
        [s] square
       *[r] round
    } piece { $from } to { $to }, by tile { $tile }.
event-caught =
    { $who } caught a { $piece ->
        [s] square
       *[r] round
    } piece on { $at }!

would-placed = Lay your row like this, from a to h: { NAME($order) }.
would-chosen = Lay your row like this, from a to h: { NAME($order) }.
would-moved =
    Move the { $piece ->
        [s] square
       *[r] round
    } piece from { $from } to { $to }.
would-caught =
    Catch the { $piece ->
        [s] square
       *[r] round
    } piece there.
order-s = square
order-r = round

missed-moved =
    { $own ->
        [true] You
       *[false] { $who }
    } could have moved the { $piece ->
        [s] square
       *[r] round
    } piece from { $from } to { $to }. { $why }
missed-caught =
    { $own ->
        [true] You
       *[false] { $who }
    } could have caught the { $piece ->
        [s] square
       *[r] round
    } piece on { $at }. { $why }
then-caught =
    { $you ->
        [yes] Then you can
       *[no] Then { $who } can
    } catch the { $piece ->
        [s] square
       *[r] round
    } piece on { $at }.

merit-wins =
    It wins the game: { $way ->
        [s] it catches the third square piece.
        [r] it catches the third round piece.
       *[both] two of each kind are caught then.
    }
merit-stuck = It wins the game: no piece of the other side can move any more.
merit-draws = It ends the game in a draw.
merit-saves = It stops the other side from winning with its next move.
merit-catches =
    It catches a { $kind ->
        [s] square
       *[r] round
    } piece{ $back ->
        [no] , and cannot be caught in return.
       *[yes] , but can be caught in return.
    }
merit-near =
    Then one more { $kind ->
        [s] square piece wins.
        [r] round piece wins.
       *[any] piece of either kind wins.
    }
merit-rescues =
    On { $from } the { $kind ->
        [s] square
       *[r] round
    } piece is in danger. On { $to } nobody can catch it.
merit-frees =
    { $count ->
        [one] The piece on { $at } is out of danger then.
       *[other] The pieces on { $at } are out of danger then.
    }
merit-menaces =
    { $count ->
        [one] It threatens to win, by catching the piece on { $at }.
       *[other] It threatens to win, by catching one of the pieces on { $at }.
    }
merit-threatens =
    { $count ->
        [one] It threatens the { $kind ->
            [s] square
           *[r] round
        } piece on { $at }.
       *[other] It threatens { $count } pieces at once, on { $at }.
    }
merit-roams =
    From { $to } it can go to { $count ->
        [one] one space
       *[other] { $count } spaces
    } next, and from { $from } only to { $before }.
merit-safe = Nobody can catch a piece of this side then.
merit-row = Any row will do: which tile a piece stands on says how it moves, and not which kind it is.

reason-captures =
    { $how ->
        [squares] { $who } caught three squares.
        [rounds] { $who } caught three rounds.
       *[both] { $who } caught two squares and two rounds.
    }
reason-stuck = The other side could not move any more.
reason-repetition = The same position came up for the third time.
reason-quiet = Nobody caught anything for a hundred turns.
score =
    { $score ->
        [one] 1 piece caught
       *[other] { $score } pieces caught
    }

refusal-syntax-tiles = The tiles are laid with the word “tiles” and 64 signs.
refusal-syntax-setup = Take a square or a round piece and lay it on a free space of your row.
refusal-setup-row = Your pieces begin on row { $row }, the row nearest to you.
refusal-syntax-move = A move is two spaces, like b1 b3.
refusal-syntax-unfinished = Go on: something is still missing.
refusal-wrong-tiles = These are not the tiles of the list.
refusal-setup-count =
    You have only four { $kind ->
        [s] square
       *[r] round
    } pieces.
refusal-no-piece = There is no piece on { $at }.
refusal-not-yours = The piece on { $at } belongs to the other side.
refusal-no-way = The piece on { $at } has nowhere to go by tile { $tile }.
refusal-same-space = A piece has to go somewhere else.
refusal-own-piece = Your own piece stands on { $to }.
refusal-distance =
    From { $from }, tile { $tile } takes you exactly { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } in a straight line. { $to } is not there.
refusal-knight = From { $from }, K takes you two spaces straight and one to the side. { $to } is not there.
refusal-rook = From { $from }, R takes you straight along a row or a file. { $to } is not there.
refusal-bishop = From { $from }, B takes you diagonally. { $to } is not there.
refusal-blocked = The piece on { $by } is in the way to { $to }.
refusal-x-catch = From X you can go to any empty space, but you cannot catch.
refusal-first-move = Neither your piece nor the one on { $to } has moved yet, so it cannot be caught.
refusal-sdg-catch = In this way of playing, { $tile } cannot catch.

## Lessons

lesson-aim-title = How you win
lesson-aim-task = Three round pieces win, and you have caught two. Your piece on h3 can catch the third!
lesson-aim-hint = Touch your round piece on h3, and then the blue round piece next to it.
lesson-aim-other = That may be played, but here one catch wins at once. Which round piece stands next to your piece on h3?
lesson-aim-done = Your third round piece: you have won! Three squares win too, and so do two squares and two rounds.

lesson-number-title = Numbers
lesson-number-task = On a 3 a piece goes exactly three spaces in a straight line, over everything. Move your piece on the 3 to a K.
lesson-number-hint = Touch your round piece on d2. Count three spaces from it in each of the eight directions.
lesson-number-other = That may be played, but here it is about the piece on d2. Move it so that it lands on a K.
lesson-number-done = Exactly three spaces, and over your own piece. Next time the tile counts that you have reached.

lesson-knight-title = K jumps
lesson-knight-task = K jumps two spaces straight and then one to the side, over everything. Bring your piece on the K to e5.
lesson-knight-hint = Touch your square piece on d3. From there count two spaces up and one to the side.
lesson-knight-other = That may be played, but here one of your pieces should land on e5.
lesson-knight-done = It jumped over everything on its way, like a knight in chess.

lesson-rook-title = R slides straight
lesson-rook-task = From R a piece slides straight, as far as you like. Slide your piece on the R to an X.
lesson-rook-hint = Touch your square piece on h1. One X is straight up from it; on the way to the other stands a piece.
lesson-rook-other = That may be played, but here your piece on the R should slide to an X.
lesson-rook-done = Straight up, five spaces in one go. A piece in the way would have stopped it.

lesson-bishop-title = B slides diagonally
lesson-bishop-task = From B a piece slides diagonally, as far as you like. Slide your piece on the B to a K.
lesson-bishop-hint = Touch your round piece on g2, and look diagonally, up and to the left.
lesson-bishop-other = That may be played, but here your piece on the B should slide to a K.
lesson-bishop-done = Diagonally, three spaces in one go. A piece in the way would have stopped it.

lesson-anywhere-title = X goes anywhere
lesson-anywhere-task = From X a piece goes to any empty space of the board. Move your piece from the X to an R.
lesson-anywhere-hint = Your round piece on c4 stands on the X. There are four Rs, and a blue piece stands on one of them.
lesson-anywhere-other = That may be played, but here your piece on the X should land on an R.
lesson-anywhere-done = From X you get everywhere, but never onto a piece. From the R it can catch again.

lesson-catch-title = White dots
lesson-catch-task = A piece with a white dot has not moved yet, and cannot catch another one with a dot. Catch a blue piece!
lesson-catch-hint = Your piece on f1 has a dot, so look for a blue piece without one, four spaces away.
lesson-catch-other = That may be played, but here you should catch a piece. Look for one that you can land on.
lesson-catch-done = Caught! One of the two pieces had moved before, so it was allowed.

lesson-win-title = The catch that wins
lesson-win-task = You have caught two squares and no round. One catch wins the game now: find it!
lesson-win-hint = Three squares win. Look for a blue square piece, straight up from your piece on an R.
lesson-win-other = That does not win yet. Which catch would be your third square?
lesson-win-done = That is your third square, and you have won. Now play a whole game!

## Access

stand-caught =
    { $name } { $you ->
        [yes] have
       *[no] has
    } caught { $squares ->
        [0] no square
        [one] one square
       *[other] { $squares } squares
    } and { $rounds ->
        [0] no round piece.
        [one] one round piece.
       *[other] { $rounds } round pieces.
    }
stand-brief = { $name }: { $count } caught.
stand-missing =
    { $name } { $you ->
        [yes] win
       *[no] wins
    } with { $count ->
        [1] { $first }
        [2] { $first } or { $second }
       *[other] { $first }, { $second }, or { $third }
    }.
stand-squares =
    { $count ->
        [one] one more square
       *[other] { $count } more squares
    }
stand-rounds =
    { $count ->
        [one] one more round piece
       *[other] { $count } more round pieces
    }
stand-both = { $squares } and { $rounds }
stand-pieces =
    { $name }: { $squares ->
        [none] no squares
       *[other] squares on { $squares }
    }; { $rounds ->
        [none] no round pieces
       *[other] round pieces on { $rounds }
    }.
