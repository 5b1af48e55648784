# On paper

print-has-board = An empty field with large spaces, for counters of two kinds, and one with small spaces, to draw a long chain.
print-field = A field for Bugz

# Ready lessons

ready-first-chain-title = The first chain
ready-first-chain-aim = Pupils know where a Bug may lie, and count a Legion.
ready-first-chain-step-1 = Open lesson 1 on the board. Count the Legion aloud.
ready-first-chain-step-2 = Open lesson 2. Why are there crosses? Find two linked Bugz at each.
ready-first-chain-step-3 = Pairs open this link and play a whole game against each other.
ready-first-chain-step-4 = What was in your way: the other player, or yourself?

ready-the-right-space-title = The right space
ready-the-right-space-aim = Pupils see where one Bug joins two groups.
ready-the-right-space-step-1 = Open lesson 3. Before anybody touches: how many will there be?
ready-the-right-space-step-2 = Give the class this sheet: each time one Bug wins.
ready-the-right-space-step-3 = How did you search: from your groups, or from the free spaces?

ready-stop-it-title = Stop it in time
ready-stop-it-aim = Pupils look at everybody’s Legion before they lay.
ready-stop-it-step-1 = Open lesson 4. There are two ways to stop Blue. Find both.
ready-stop-it-step-2 = Give the class this sheet.
ready-stop-it-step-3 = Pairs play together against level 2. After each turn they say both lengths.
ready-stop-it-step-4 = Who lost because of looking only at their own Bugz?

ready-two-ahead-title = Whatever the others do
ready-two-ahead-aim = Pupils plan a win that no reply can stop.
ready-two-ahead-step-1 = Lay a Legion with two open ends on the board. Why can nobody stop it?
ready-two-ahead-step-2 = Give the class this sheet, in pairs: one plans, the other tries to stop it.
ready-two-ahead-step-3 = Pairs play together against level 3.
ready-two-ahead-step-4 = Say your best plan in one sentence that begins with “whatever”.

ready-loops-title = Loops
ready-loops-aim = Pupils use a new rule, and find out what it changes.
ready-loops-step-1 = Open lesson 5. Which two Bugz does the loop close between?
ready-loops-step-2 = Open lesson 6. Which Bugz may go without breaking anything?
ready-loops-step-3 = Four at a device play with loops.
ready-loops-step-4 = Is a long Legion still safe? What do you do differently now?
