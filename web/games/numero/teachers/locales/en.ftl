# On paper

print-has-cards = All 89 cards of the full pack: 60 numbers and 29 wild cards.
print-has-scores = A table of points for four players.
print-cards = Cards
print-scores = Score sheet
print-for-takes = Takes, 1 each
print-for-cards = Cards won, 1 each
print-for-printed = Printed points
print-for-five = Five cards in a take, 2 each
print-for-six = Six cards or more, 5 each
print-for-three = Three operations, 5 each
print-for-four = All four operations, 10 each
print-for-colours = All four colours, 5 each
print-for-colour = Only one colour, 5 each
print-for-swept = The last of the centre, 5 each
print-for-most = The most cards, 10
print-held = Cards left in the hand, taken off
print-total = Total

# Ready lessons

ready-first-takes-title = The first takes
ready-first-takes-aim = Pupils find cards that add up to one of theirs.
ready-first-takes-step-1 = Open lesson 1 on the board. What makes 8 here?
ready-first-takes-step-2 = Open lesson 2. Who sees a second way to make 10?
ready-first-takes-step-3 = Pairs play together against level 1. Say the sum before you touch.
ready-first-takes-step-4 = Which card of the hand is the best one to hold? Why?

ready-makes-ten-title = What makes ten?
ready-makes-ten-aim = Pupils know the pairs that make ten, and use them.
ready-makes-ten-step-1 = Print the cards up to 10. Each pair lays out eight of them and finds all that makes 10.
ready-makes-ten-step-2 = Write all pairs that make 10 in an order. How do you know that none is missing?
ready-makes-ten-step-3 = Give the class this sheet.

ready-minus-cards-title = Minus makes it fit
ready-minus-cards-aim = Pupils take away to make a number that they need.
ready-minus-cards-step-1 = Open lesson 5. What does the wild card do to the 10?
ready-minus-cards-step-2 = Give the class this sheet.
ready-minus-cards-step-3 = Pairs play together against level 2.
ready-minus-cards-step-4 = Show one take in which minus won more cards than plus alone.

ready-step-by-step-title = Step by step
ready-step-by-step-aim = Pupils reckon several steps in an order, and know that the order counts.
ready-step-by-step-step-1 = Open lesson 7. Try another order on paper first: what happens?
ready-step-by-step-step-2 = Give the class this sheet. Each answer is written down with brackets.
ready-step-by-step-step-3 = Pairs play with plus, minus, times and divided by, together against level 2.
ready-step-by-step-step-4 = Who has a take with three steps? Write it as one line.

ready-fraction-of-title = A fraction of a number
ready-fraction-of-aim = Pupils find halves, thirds, quarters and fifths of numbers.
ready-fraction-of-step-1 = Open lesson 8. Half of 6 + 4: what has to come first?
ready-fraction-of-step-2 = Which numbers to 15 have a third that comes out? Which have a quarter?
ready-fraction-of-step-3 = Give the class this sheet.
ready-fraction-of-step-4 = Pairs play with fractions, together against level 2.
