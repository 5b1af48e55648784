# What Numica says, in English.

title = Numica
blurb = Every space has a tile, and the tile says how you move. Capture three square pieces, three round ones, or two of each.

option-tiles = Tiles
option-tiles-sheet = The basic list
option-tiles-designer = The designer’s other list
option-moves = How R and B move
option-moves-sheet = Like rook and bishop
option-moves-sdg = Over everything, but without capturing
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
preset-sdg-means = As it was played on a site for games: R and B go over everything, but cannot capture.

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
        } piece of the other player
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
       *[no] { $name }, where
    } shall the { $kind ->
        [s] square
       *[r] round
    } piece go?
ask-place-which =
    { $you ->
        [yes] A square or a round piece here?
       *[no] { $name }, a square or a round piece here?
    }
ask-place-carry =
    { $you ->
        [yes] Where shall this piece go?
       *[no] { $name }, where shall this piece go?
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
       *[no] { $name }, choose a piece.
    }
ask-choose-target =
    Where shall your { $kind ->
        [s] square
       *[r] round
    } piece { $written ->
        [yes] on { $said } go?
       *[no] go?
    }
remark-dot = White dot: not moved yet. Two pieces with dots cannot capture each other.

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
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { $piece ->
        [s] square
       *[r] round
    } piece went from { $from } to { $to }.
event-caught =
    { $who } captured a { $piece ->
        [s] square
       *[r] round
    } piece on { $at }!

would-placed = Lay these from a to h: { NAME($order) }.
would-chosen = Lay these from a to h: { NAME($order) }.
would-moved =
    Move the { $piece ->
        [s] square
       *[r] round
    } piece from { $from } to { $to }.
would-caught =
    Capture the { $piece ->
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
    } could have captured the { $piece ->
        [s] square
       *[r] round
    } piece on { $at }. { $why }
then-caught =
    { $when ->
        [now] Now { $you ->
            [yes] you
           *[no] { $who }
        }
       *[then] { $you ->
            [yes] You
           *[no] { $who }
        }
    } can capture the { $piece ->
        [s] square
       *[r] round
    } piece on { $at }.

merit-wins =
    It wins the game: { $way ->
        [s] it captures the third square piece.
        [r] it captures the third round piece.
       *[both] two of each kind are captured then.
    }
merit-stuck = It wins the game: no piece of the other player can move any more.
merit-draws = It ends the game in a draw.
merit-saves = It stops the other player from winning with the next move.
merit-catches =
    It captures a { $kind ->
        [s] square
       *[r] round
    } piece{ $back ->
        [no] , and cannot be captured in return.
       *[yes] , but can be captured in return.
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
    } piece is in danger. On { $to } nobody can capture it.
merit-frees =
    { $count ->
        [one] The piece on { $at } is out of danger then.
       *[other] The pieces on { NAME($at) } are out of danger then.
    }
merit-menaces =
    { $count ->
        [one] It threatens to win, by capturing the piece on { $at }.
       *[other] It threatens to win, by capturing one of the pieces on { NAME($at) }.
    }
merit-threatens =
    { $count ->
        [one] It threatens the { $kind ->
            [s] square
           *[r] round
        } piece on { $at }.
       *[other] It threatens { $count } pieces at once, on { NAME($at) }.
    }
merit-roams = On { $to } it has more ways to go: { $count } instead of { $before }.
merit-safe = Then the other player can capture nothing.
merit-row = Any row will do. The tiles say how a piece moves, not its kind.

reason-captures =
    { $how ->
        [squares] { $who } captured three square pieces.
        [rounds] { $who } captured three round pieces.
       *[both] { $who } captured two squares and two rounds.
    }
reason-stuck = { $who } left the other player no way to move.
reason-repetition = The same position came up for the third time.
reason-quiet = Nobody captured anything for a hundred turns.
score =
    { $score ->
        [one] 1 piece captured
       *[other] { $score } pieces captured
    }

refusal-syntax-tiles = The tiles are laid with the word “tiles” and 64 signs.
refusal-syntax-setup = Take a square or a round piece. Lay it on a free space of your row.
refusal-setup-row = Your pieces begin on row { $row }, nearest to you.
refusal-syntax-move = A move is two spaces, like b1 b3.
refusal-syntax-unfinished = Go on: something is still missing.
refusal-wrong-tiles = These are not the tiles of the list.
refusal-setup-count =
    You have only four { $kind ->
        [s] square
       *[r] round
    } pieces.
refusal-no-piece = There is no piece on { $at }.
refusal-not-yours = The piece on { $at } belongs to the other player.
refusal-no-way = By its { $tile }, the piece on { $at } can go nowhere.
refusal-same-space = A piece has to go somewhere else.
refusal-own-piece = Your own piece stands on { $to }.
refusal-distance =
    The { $tile } on { $from } goes exactly { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } in a straight line. It does not reach { $to }.
refusal-knight = The K on { $from } goes two spaces straight, then one to the side. It does not reach { $to }.
refusal-rook = The R on { $from } goes straight up, down or sideways. It does not reach { $to }.
refusal-bishop = The B on { $from } goes diagonally. It does not reach { $to }.
refusal-blocked = The piece on { $by } is in the way to { $to }.
refusal-x-catch = From X you can go to any empty space, but you cannot capture.
refusal-first-move = Your piece and the one on { $to } have not moved yet. So it cannot be captured.
refusal-sdg-catch = In this way of playing, { $tile } cannot capture.

## Lessons

lesson-aim-title = How you win
lesson-aim-task = Three round pieces win, and you have captured two. Your piece on h3 can capture the third!
lesson-aim-hint = Touch your round piece on h3, and then the blue round piece beside it.
lesson-aim-other = That is allowed, but here one capture wins. Which round piece is beside your piece on h3?
lesson-aim-cheer = You won!
lesson-aim-done = Three round pieces win. So do three squares, or two squares and two rounds.

lesson-number-title = Numbers
lesson-number-task = A piece on a 3 goes three spaces in a straight line, over everything. Move your piece on the 3 to a K!
lesson-number-hint = Touch your round piece on d2. Count three spaces from it in each of the eight directions.
lesson-number-other = That is allowed, but here bring the piece on d2 to a K.
lesson-number-cheer = Exactly three: well counted!
lesson-number-done = It went straight over your own piece. Next time, the tile counts that it stands on now.

lesson-knight-title = K jumps
lesson-knight-task = K jumps two spaces straight and then one to the side, over everything. Bring your piece on the K to e5!
lesson-knight-hint = Touch your square piece on d3. From there count two spaces up and one to the side.
lesson-knight-other = That is allowed, but here one of your pieces should land on e5.
lesson-knight-cheer = What a jump!
lesson-knight-done = It jumped over everything on its way, like a knight in chess.

lesson-rook-title = R slides straight
lesson-rook-task = From R a piece slides straight, as far as you like. Slide your piece on the R to an X!
lesson-rook-hint = Touch your square piece on h1. One X is straight up. A piece is in the way to the other.
lesson-rook-other = That is allowed, but here your R piece should slide to an X.
lesson-rook-cheer = Five spaces in one slide!
lesson-rook-done = It went straight up. A piece in the way would have stopped it.

lesson-bishop-title = B slides diagonally
lesson-bishop-task = From B a piece slides diagonally, as far as you like. Slide your piece on the B to a K!
lesson-bishop-hint = Touch your round piece on g2, and look diagonally, up and to the left.
lesson-bishop-other = That is allowed, but here your B piece should slide to a K.
lesson-bishop-cheer = A perfect slide!
lesson-bishop-done = It went diagonally, three spaces in one go. A piece in the way would have stopped it.

lesson-anywhere-title = X goes anywhere
lesson-anywhere-task = From X a piece goes to any empty space of the board. Move your piece from the X to an R!
lesson-anywhere-hint = Your round piece on c4 stands on the X. Three of the four Rs are empty.
lesson-anywhere-other = That is allowed, but here your X piece should land on an R.
lesson-anywhere-cheer = Right across the board!
lesson-anywhere-done = From X you get everywhere, but never onto a piece. From the R it can capture again.

lesson-catch-title = White dots
lesson-catch-task = Pieces with white dots have not moved yet, and cannot capture each other. Capture a blue piece!
lesson-catch-hint = Your piece on f1 has a dot. Find a blue piece without one, four spaces away.
lesson-catch-other = That is allowed, but here you should capture. Look for a piece that you can land on.
lesson-catch-cheer = Captured!
lesson-catch-done = One of the two pieces had moved before, so it was allowed.

lesson-win-title = The capture that wins
lesson-win-task = You have captured two squares and no round. One capture wins the game now: find it!
lesson-win-hint = Three squares win. Look for a blue square piece, straight up from your piece on an R.
lesson-win-other = That does not win yet. Which capture would be your third square?
lesson-win-cheer = Three squares: you won!
lesson-win-done = You found the capture that wins. Now play a whole game!

## Access

stand-caught =
    { $name } { $you ->
        [yes] have
       *[no] has
    } captured { $squares ->
        [0] no square
        [one] one square
       *[other] { $squares } squares
    } and { $rounds ->
        [0] no round piece.
        [one] one round piece.
       *[other] { $rounds } round pieces.
    }
stand-brief = { $name }: { $count } captured.
feast-won =
    { $you ->
        [yes] You won!
       *[no] { $names } won!
    }
feast-gave-up =
    { $you ->
        [yes] You won.
       *[no] { $names } won.
    }
feast-draw = A draw: well played, both!
feast-stopped = The game is over.
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
       *[other] squares on { NAME($squares) }
    }; { $rounds ->
        [none] no round pieces
       *[other] round pieces on { NAME($rounds) }
    }.
