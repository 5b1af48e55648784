# On paper

print-has-cards = All cards of the game: 75 parts of heroes, 21 devices, and 24 villains with both sides, to fold and glue.
print-has-scores = A table of points for four players, and sums to fill in.
print-parts = Heroes and devices
print-villains = Villains: fold each in the middle, and glue it
print-side-yellow = yellow
print-side-green = green
print-scores = Score sheet
print-villain-points = Points of the villains
print-device-points = One for each device
print-total = Total
print-sums = Sums
print-sums-means = Head, body and legs, a device, and what they come to. Write the signs yourself.

# Ready lessons

ready-first-heroes-title = The first superheroes
ready-first-heroes-aim = Pupils add three numbers and look for a sum that somebody needs.
ready-first-heroes-step-1 = Open lesson 1 on the board. Which numbers make 7?
ready-first-heroes-step-2 = Open lesson 2. Ask for the missing part before anybody touches it.
ready-first-heroes-step-3 = Pairs play a quick game together against level 1. One says the sum, the other checks it.
ready-first-heroes-step-4 = Which sums did you know by heart? Which did you count?

ready-missing-part-title = What is missing?
ready-missing-part-aim = Pupils find the number that is missing from a sum.
ready-missing-part-step-1 = Print the cards and cut them out. Each group gets three heads, bodies and legs.
ready-missing-part-step-2 = Name a number. Which groups can build it? How many ways are there?
ready-missing-part-step-3 = Give the class this sheet.
ready-missing-part-step-4 = Look at the commonest wrong sums of the slips. Where did they go wrong?

ready-all-of-them-title = As many as you can
ready-all-of-them-aim = Pupils search in an order, so that they know when they have found all.
ready-all-of-them-step-1 = Open lesson 3: two together. How many pairs are there of three heroes?
ready-all-of-them-step-2 = Give the class this sheet. Each question has several right answers.
ready-all-of-them-step-3 = How can you be sure that nothing is left? Collect the orders in which pupils searched.

ready-below-zero-title = Below zero
ready-below-zero-aim = Pupils add and multiply with negative numbers.
ready-below-zero-step-1 = Draw a number line from −10 to 20. Where does 6 with −4 end? And −4 with 6?
ready-below-zero-step-2 = Give the class this sheet. Paper and pencil are welcome.
ready-below-zero-step-3 = Pairs play on Superhero level together against level 2.
ready-below-zero-step-4 = When did brackets change the result?

ready-tournament-title = A league of the class
ready-tournament-aim = Pupils reckon with confidence and compare what captures bring.
ready-tournament-step-1 = Print a score sheet for each table.
ready-tournament-step-2 = Four at a device play a quick game. They write their captures down as sums.
ready-tournament-step-3 = Check each other’s score sheets. Which capture brought most points? Was it the longest sum?
