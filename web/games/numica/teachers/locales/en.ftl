# On paper

print-has-board = One large empty board, and four small ones to draw positions.
print-board = The board
print-boards = Four boards

# Ready lessons

ready-first-game-title = A first game
ready-first-game-aim = Pupils can move by a tile’s number and know how one wins.
ready-first-game-step-1 = Open lesson 1 on the board. Ask: which capture is missing?
ready-first-game-step-2 = Open lesson 2. All count aloud: one, two, three. The space of the piece itself is not counted.
ready-first-game-step-3 = Pairs open this link and play a whole game against each other.
ready-first-game-step-4 = Ask two pairs: which capture decided your game? Who saw it coming?

ready-eight-ways-title = Counting in eight directions
ready-eight-ways-aim = Pupils list all spaces that a piece can reach, in an order that misses none.
ready-eight-ways-step-1 = Print a board for each pair. Put a counter on a 2 and mark every space that it reaches.
ready-eight-ways-step-2 = Compare: in which order did you look? Why does going round like a clock help?
ready-eight-ways-step-3 = Check it with lesson 2: touch the piece, and the page shows where it goes.
ready-eight-ways-step-4 = Give the class this sheet: each puzzle has one capture that wins.

ready-winning-capture-title = The capture that wins
ready-winning-capture-aim = Pupils find a winning capture and can say which of the three goals it reaches.
ready-winning-capture-step-1 = Open the last lesson. Which of the three goals is close?
ready-winning-capture-step-2 = Give the class this sheet. Hints are allowed: they show up on the slip.
ready-winning-capture-step-3 = Take the puzzle that was wrong most often. What did the wrong move look like, and why was it tempting?

ready-looking-ahead-title = What will you do then?
ready-looking-ahead-aim = Pupils think of the other player’s best reply before they move.
ready-looking-ahead-step-1 = Play one move at the board. Ask: if you were Blue, what would you do now? Only then move.
ready-looking-ahead-step-2 = Give the class this sheet, in pairs: one finds a move, the other tries to refute it.
ready-looking-ahead-step-3 = Pairs play against level 2 and say each reply before it comes.
ready-looking-ahead-step-4 = Which replies did you not expect?

ready-secret-row-title = A secret set-up
ready-secret-row-aim = Pupils plan a set-up that is good against many others.
ready-secret-row-step-1 = Read the chapter on setting up together.
ready-secret-row-step-2 = Before playing: where does a square piece stand best? Write down one reason.
ready-secret-row-step-3 = Pairs play. The page hides each row until both stand.
ready-secret-row-step-4 = Did your reason hold? What would you change?
