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
preset-secret = Secret set-up
preset-designer = Other tiles
preset-sdg = Online style

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
        [s] Put a square piece on { $at }, { $left } left
       *[r] Put a round piece on { $at }, { $left } left
    }

ask-place =
    { $name }, set up: square or round on file { $count ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
        [6] g
       *[7] h
    }?
ask-choose-piece = { $name }: choose a piece.
ask-choose-target = Where shall { $said } go?

event-laid = The tiles are laid.
event-placed = { $who } has set up.
event-chosen = { $who } has set up in secret.
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

reason-captures = Enough pieces were caught: three squares, three rounds, or two of each.
reason-stuck = The other side could not move any more.
reason-repetition = The same position came up for the third time.
reason-quiet = Nobody caught anything for a hundred turns.
score =
    { $score ->
        [one] 1 piece caught
       *[other] { $score } pieces caught
    }

refusal-syntax-tiles = The tiles are laid with the word “tiles” and 64 signs.
refusal-syntax-setup = A set-up is eight letters, each s or r.
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
refusal-distance = From { $from }, tile { $tile } takes you exactly that many spaces in a straight line. { $to } is not there.
refusal-knight = From { $from }, K takes you two spaces straight and one to the side. { $to } is not there.
refusal-rook = From { $from }, R takes you straight along a row or a file. { $to } is not there.
refusal-bishop = From { $from }, B takes you slantwise. { $to } is not there.
refusal-blocked = The piece on { $by } is in the way to { $to }.
refusal-x-catch = From X you can go to any empty space, but you cannot catch.
refusal-first-move = Neither your piece nor the one on { $to } has moved yet, so it cannot be caught.
refusal-sdg-catch = In this way of playing, { $tile } cannot catch.
