# On paper

# $colour (string) whose they are.
print-tiles = Tiles and powers of { $colour }
print-die = The die
print-die-means = Cut around all of it, fold along the lines, and glue the grey flaps.
print-stones = Stones
print-battles = Battles
print-battles-means = The number that the die calls, then each bonus, and the total. Leave empty what there is not.
print-has-cards = For two players: 33 tiles and 12 powers each, the die and 60 Stones. Also sums of battles, to fill in.
print-has-board = The Field for two players, and that for three or four in two halves: cut the left one along its right edge, and tape both together.
print-field = The Field for two
print-field-left = The Field for three or four: its left half
print-field-right = The Field for three or four: its right half

# Ready lessons

ready-first-battle-title = The first battles
ready-first-battle-aim = Pupils compare two tiles number by number.
ready-first-battle-step-1 = Open lesson 1 on the board.
ready-first-battle-step-2 = Open lesson 5. Which enemy is weaker? Let pupils vote, and say why.
ready-first-battle-step-3 = Pairs play against each other. Before each battle both guess who wins.
ready-first-battle-step-4 = Did the stronger tile always win?

ready-thirty-six-title = Thirty-six cases
ready-thirty-six-aim = Pupils list all cases of two dice and count those that win.
ready-thirty-six-step-1 = Print the tiles. Each pair takes two of them.
ready-thirty-six-step-2 = Draw a table with six rows and six columns. Tick each cell in which your tile wins. How many are there?
ready-thirty-six-step-3 = Give the class this sheet: is it more than a half?
ready-thirty-six-step-4 = Can a battle be exactly fair? Find two such tiles.

ready-best-odds-title = The best odds
ready-best-odds-aim = Pupils compare chances that are close to each other.
ready-best-odds-step-1 = Give the class this sheet. Paper and pencil are welcome.
ready-best-odds-step-2 = Compare 20 of 36 with 21 of 36. How often would you notice the difference?
ready-best-odds-step-3 = Pairs play together against level 2. They attack only if they win more than half of the time.

ready-bonuses-title = What is a bonus worth?
ready-bonuses-aim = Pupils reckon with numbers that are added to a roll.
ready-bonuses-step-1 = Open lesson 7. What does each Character get from its Stronghold?
ready-bonuses-step-2 = Open lesson 8. How many more cases win with +1?
ready-bonuses-step-3 = Pairs play the Collector’s game together against level 2.
ready-bonuses-step-4 = Which bonus decided a battle of yours?

ready-good-decisions-title = Good decisions and luck
ready-good-decisions-aim = Pupils tell a good decision from a lucky one.
ready-good-decisions-step-1 = Read together how a battle is fought.
ready-good-decisions-step-2 = Four at a device play. Each writes down two attacks: the guess, and how it went.
ready-good-decisions-step-3 = Collect attacks that were wise and lost, and some that were foolish and won. What would you do again?
