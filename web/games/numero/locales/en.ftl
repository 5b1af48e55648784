# What Numero says, in English.

title = Numero
blurb = Add, take away, multiply and divide with cards, and take whatever makes your number.

option-pack = Cards
option-pack-ten = Numbers 1 to 10
option-pack-numbers = Numbers 1 to 15
option-pack-subtraction = Minus, too
option-pack-times = × and ÷, too
option-pack-simple = Simple fractions, too
option-pack-complex = All fractions, too
option-pack-full = Powers and roots, too
option-goal = What counts
option-goal-cards = Cards won
option-goal-points = Points
option-challenges = Builds are believed until somebody challenges them
option-exact = Fractions may stand in the middle of a turn
option-help1 = What the page tells the first player
option-help1-glow = What fits glows
option-help1-sums = Piles tell what they are worth
option-help1-self = Nothing: I do the sums myself
option-help2 = What the page tells the second player
option-help2-glow = { option-help1-glow }
option-help2-sums = { option-help1-sums }
option-help2-self = { option-help1-self }
option-help3 = What the page tells the third player
option-help3-glow = { option-help1-glow }
option-help3-sums = { option-help1-sums }
option-help3-self = { option-help1-self }
option-help4 = What the page tells the fourth player
option-help4-glow = { option-help1-glow }
option-help4-sums = { option-help1-sums }
option-help4-self = { option-help1-self }
preset-first = First game
preset-first-means = Add up with numbers from 1 to 10, and the page shows what fits.
preset-numbers = Numbers
preset-numbers-means = Add up with all numbers, 1 to 15.
preset-wild = Minus
preset-wild-means = Numbers, and four wild cards that take away from a pile.
preset-four = Plus, minus, × and ÷
preset-four-means = Twelve wild cards that take away, multiply and divide.
preset-fractions = Fractions
preset-fractions-means = With halves, thirds, quarters and fifths, decimals and percents, too.
preset-points = Points
preset-points-means = All cards, and the most points win: for long takes, for colours, and for many operations.
preset-challenge = Challenges
preset-challenge-means = As with points, but anybody may bluff, and be challenged.
preset-solitaire = Solitaire
preset-solitaire-means = Alone with plus, minus, × and ÷: win as many cards as you can.
preset-mastery = Solitaire for experts
preset-mastery-means = Alone with all cards, and for points.

word-take = Take
word-build = Build
word-discard = Discard
word-drop = Put aside
word-on = Onto several piles
word-comma = One more take
word-semicolon = These are all
word-pass =
    { $seats ->
        [1] End the game
       *[other] Pass
    }
word-challenge = Challenge
inquire-take = Is there a take left?
inquired-take =
    { $found ->
        [yes] Yes, there is one.
        [no] No: nothing can be taken any more.
       *[unknown] I could not find one, but there are many more ways to try.
    }

ask-turn =
    { $alone ->
        [true] { $begun ->
            [true] Another wild card, or the number card that takes?
           *[false] What can you take with one number card? If nothing is left to take, end the game.
        }
       *[false] { $you ->
            [yes] { $last ->
                [true] { $begun ->
                    [true] Another wild card, or the number card that takes?
                   *[false] Your last turn: take something, or pass.
                }
               *[false] { $begun ->
                    [true] { $wilds ->
                        [true] Another wild card, or the number card that ends your turn?
                       *[false] Now play the number card that ends your turn.
                    }
                   *[false] { $piles ->
                        [0] The centre is empty. Discard a number card.
                       *[other] Take, build or discard with one number card.
                    }
                }
            }
           *[no] { $last ->
                [true] { $begun ->
                    [true] { $name }: another wild card, or the number card that takes?
                   *[false] { $name }, your last turn: take something, or pass.
                }
               *[false] { $begun ->
                    [true] { $wilds ->
                        [true] { $name }: another wild card, or the number card that ends your turn?
                       *[false] { $name }, now play the number card that ends your turn.
                    }
                   *[false] { $piles ->
                        [0] { $name }, the centre is empty. Discard a number card.
                       *[other] { $name }: take, build or discard with one number card.
                    }
                }
            }
        }
    }
ask-wild = Which pile shall “{ NAME($card) }” change?
ask-several =
    { $ready ->
        [true] More piles to join for { NAME($card) }, or are these all?
       *[false] Which piles do you join for { NAME($card) }?
    }
ask-drop = Which wild card do you put aside?
ask-join =
    { $shown ->
        [true] { $fits ->
            [true] That makes { $sum }. Which card goes with it, or which other pile?
           *[false] That makes { $sum }, and no card of yours goes with it. Put something back.
        }
       *[false] Which card goes with it, or which other pile?
    }
ask-number =
    { $lays ->
        [true] Discard your { $card }, and end your turn with it?
       *[false] { $takes ->
            [0] { $fits ->
                [true] { $owed ->
                    [0] What goes with your { $card }?
                   *[other] What goes with your { $card }? The pile of { $owed } has to be part of it.
                }
               *[false] Nothing goes with your { $card } now. { $only ->
                    [true] Choose another card.
                   *[false] Discard it, or choose another card.
                }
            }
           *[other] What else does your { $card } take?
        }
    }
ask-with =
    { $shown ->
        [true] { $means ->
            [take] { $parts ->
                [one] { $single ->
                    [true] Your { $card } takes the { $card }. Is that right?
                   *[false] { $sentence } = { $card }. Take that with your { $card }?
                }
               *[other] Your { $card } takes { $parts } times: { $sentences }. Is that right?
            }
            [build] { $bluff ->
                [true] Build { $total } with your { $card }? You hold no { $total }, so that is a bluff. If somebody challenges it, you lose 20 points.
               *[false] Build { $total } with your { $card }? Keep your { $total } for it.
            }
            [take-build] Take with your { $card }, or build { $total }?
           *[none] { $fits ->
                [true] That makes { $sum }, and your { $card } takes { $card }. What else?
               *[false] { $total ->
                    [0] That makes { $sum }, and your { $card } takes { $card }. Put something back.
                   *[other] That makes { $sum }, not { $card }. To build { $total }, you must hold { $total }, too.
                }
            }
        }
       *[false] { $verb ->
            [take] Take that with your { $card }?
            [build] Build that with your { $card }?
           *[none] { $takes ->
                [0] Is that all for your { $card }? Then say what it is.
               *[other] Is that all for your { $card }?
            }
        }
    }
ask-wilds =
    { $you ->
        [yes] You hold nothing but wild cards: discard all of them.
       *[no] { $name }, you hold nothing but wild cards: discard all of them.
    }
ask-pass =
    { $you ->
        [yes] You can take nothing any more. Pass.
       *[no] { $name }, you can take nothing any more. Pass.
    }
ask-challenge =
    { $you ->
        [yes] { $whom } says:
       *[no] { $whom } says to { $name }:
    } { $valuesCount ->
        [one] { $values ->
            [8] “I have an 8.”
            [11] “I have an 11.”
           *[other] “I have a { $values }.”
        }
       *[other] “I have these: { NAME($values) }.”
    } Do you challenge that?
ask-again =
    { $you ->
        [yes] { $whom } said:
       *[no] { $whom } said to { $name }:
    } { $valuesCount ->
        [one] { $values ->
            [8] “I have an 8.”
            [11] “I have an 11.”
           *[other] “I have a { $values }.”
        }
       *[other] “I have these: { NAME($values) }.”
    } Do you challenge that? It is your last chance.
window-challenge = To challenge a build as soon as it is made
window-again = To challenge a build later, before your second turn

event-dealer =
    { $who } { $you ->
        [yes] deal
       *[no] deals
    } the cards, and { $whomYou ->
        [yes] you begin.
       *[no] { $whom } begins.
    }
event-dealt =
    { $you ->
        [yes] You were
       *[no] { $who } was
    } dealt five cards.
event-opened = New in the centre: { NAME($cards) }.
event-drew =
    { $count ->
        [one] { $who } drew one card
       *[other] { $who } drew { $count } cards
    }{ $written ->
        [yes] { $masked ->
            [no] : { NAME($cards) }.
           *[yes] .
        }
       *[no] .
    }
event-changed = { $who } played { NAME($card) }: { $sentence } = { $value }.
event-dropped = { $who } put { NAME($card) } aside.
event-took =
    { $takes ->
        [one] { $pilesCount ->
            [one] { $who } took { $value ->
                [8] an 8 with an 8.
                [11] an 11 with an 11.
               *[other] a { $value } with a { $value }.
            }
           *[other] { $who } took { $sentences } = { $value }.
        }
        [2] { $who } made { $value } twice: { $sentences }.
       *[other] { $who } made { $value } { $takes } times: { $sentences }.
    } { $count ->
        [2] Two cards!
        [3] Three cards!
        [4] Four cards!
        [5] Five cards!
        [6] Six cards!
       *[other] { $count } cards!
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points } points!
    }
event-built = { $who } built { $sentence } = { $value }.
event-discarded = { $who } discarded { NAME($cards) }.
event-passed =
    { $alone ->
        [true] { $who } ended the game.
       *[false] { $who } passed.
    }
event-challenged =
    { $who } challenged { $valuesCount ->
        [one] the { $values }.
       *[other] these: { NAME($values) }.
    } { $held ->
        [true] It was there: { $points } points for { $you ->
            [yes] you.
           *[no] { $who }.
        }
       *[false] It was not there: { $points } points for { $whomYou ->
            [yes] you.
           *[no] { $whom }.
        }
    }
event-undone =
    { $cardsCount ->
        [one] So the build comes apart. This card lies in the centre now: { NAME($cards) }.
       *[other] So the build comes apart. These cards lie in the centre now: { NAME($cards) }.
    }
event-last =
    { $who } { $you ->
        [yes] have
       *[no] has
    } no cards left. { $seatsCount ->
        [one] { $whomYou ->
            [yes] You have one last turn
           *[no] { $whom } has one last turn
        }, but only to take something.
       *[other] Everybody else has one last turn, but only to take something.
    }
event-swept =
    { $who } took last, and { $you ->
        [yes] win
       *[no] wins
    } what is left in the centre: { $cardsCount ->
        [one] one card.
       *[other] { $cardsCount } cards.
    }
event-kept =
    { $cardsCount ->
        [one] { $who } had one card left
       *[other] { $who } had { $cardsCount } cards left
    }{ $points ->
        [0] .
       *[other] : { $points }.
    }
event-most =
    { $who } { $you ->
        [yes] have
       *[no] has
    } the most cards: { $points } points.
event-dealtout =
    { $points ->
        [0] All the cards were dealt.
       *[other] All the cards were dealt: { $points } points.
    }
event-perfect =
    { $points ->
        [0] Nothing is left. A perfect game!
       *[other] Nothing is left. A perfect game: { $points } points!
    }

feat-pride = Your largest take so far: { $count } cards! Before, it was { $before }.

missed-took =
    { $own ->
        [true] You
       *[false] { $who }
    } could have { $goal ->
        [points] made { $points } points
       *[cards] taken { $count } cards
    }: { $stepsCount ->
        [0] { "" }
       *[other] { $steps }, then { "" }
    }{ $takes ->
        [one] { $pilesCount ->
            [one] { $value ->
                [8] an 8
                [11] an 11
               *[other] a { $value }
            } with { NAME($card) }.
           *[other] { $sentences } = { $value }.
        }
        [2] { $value } twice ({ $sentences }).
       *[other] { $value } { $takes } times ({ $sentences }).
    }
step-changed = { $sentence } = { $value }

# The goal of the deal of the day: what a computer reaches with the same cards

goal-score =
    { $goal ->
        [points] { $none ->
            [true] The computer makes no points with this deal. Can you?
           *[false] Make at least { $score ->
                [one] one point
               *[other] { $score } points
            }: the computer does.
        }
       *[cards] { $none ->
            [true] The computer finds nothing to take with this deal. Can you?
           *[false] Win at least { $score } cards: the computer does.
        }
    }

# Advice: what a hint would have one do, and why that is good

would-changed = Play { NAME($card) }: { $sentence } = { $value }.
would-dropped = Put { NAME($card) } aside.
would-took =
    { $takes ->
        [one] { $pilesCount ->
            [one] Take the { $value } with { NAME($card) }.
           *[other] Take { $sentences } = { $value } with { NAME($card) }.
        }
        [2] Take twice with { NAME($card) }: { $sentences }.
       *[other] Take { $takes } times with { NAME($card) }: { $sentences }.
    }
would-built = Build { $sentence } = { $value }.
would-discarded = Discard { NAME($cards) }.
would-passed =
    { $alone ->
        [true] End the game.
       *[false] Pass.
    }
would-challenged = Challenge the build.

merit-most =
    { $scored ->
        [true] It brings { $points } points, and nothing else brings more.
       *[false] It wins { $count } cards, and nothing else wins more.
    }
merit-takes =
    { $scored ->
        [true] It wins { $count } cards and brings { $points } points.
       *[false] It wins { $count } cards.
    }
merit-five = Five cards in a take: { $points } points more.
merit-six = Six cards or more in a take: { $points } points more.
merit-three = Three operations in a take: { $points } points more.
merit-four = All four operations in a take: { $points } points more.
merit-colours = All four colours in a take: { $points } points more.
merit-colour = Only one colour in a take: { $points } points more.
merit-clear = It clears the centre: { $points } points more.
merit-robs = { $whomYou ->
        [yes] You hold
       *[no] { $whom } holds
    } { $value ->
        [8] an 8
        [11] an 11
       *[other] a { $value }
    } for that pile, and now cannot take it.
merit-answer = { $value ->
        [8] An 8
        [11] An 11
       *[other] A { $value }
    } in the hand can take it next turn.
merit-upsets = Another player holds { $value ->
        [8] an 8
        [11] an 11
       *[other] a { $value }
    } for that pile. Now it is another number.
merit-pair = Another { $value } in the hand can take it next turn.
merit-sum = Next turn it can become { $value } + { $other } = { $total }, a number in the hand.
merit-low = It is the lowest number in the hand, so it helps the others least.
merit-only = Nothing can be taken or built now.
merit-sheds =
    { $count ->
        [one] There are many wild cards in the hand. Without this one there is room for a number.
       *[other] There are many wild cards in the hand. Without { $count } of them there is room for numbers.
    }
merit-no-take = Nothing can be taken any more.
merit-impossible =
    { $valuesCount ->
        [one] It can be worked out: that hand has no { $values }.
       *[other] It can be worked out: that hand has none of { NAME($values) }.
    }
merit-unseen =
    { $count ->
        [one] One { $value } is still hidden, so it may be in that hand.
       *[other] { $count } cards with { $value } are still hidden. One may be in that hand.
    }

gain-worth =
    { $goal ->
        [points] { $value ->
            [one] It would have brought 1 point more.
           *[other] It would have brought { $value } points more.
        }
       *[cards] { $value ->
            [one] It would have brought 1 card more.
           *[other] It would have brought { $value } cards more.
        }
    }
lead-worth = No other take would have brought as much.

reason-finished = The cards are played out, and nobody else has as many { $goal ->
        [points] points.
       *[cards] cards.
    }
reason-shared = The cards are played out, and several have equally many { $goal ->
        [points] points.
       *[cards] cards.
    }
reason-perfect = Every card was taken: a perfect game!
headline-stuck =
    { $goal ->
        [points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
       *[cards] { $score ->
            [one] 1 card
           *[other] { $score } cards
        }
    }
reason-stuck = Nothing more was taken, and cards are left.
score =
    { $goal ->
        [points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
        [cards] { $score ->
            [one] 1 card
           *[other] { $score } cards
        }
       *[other] { $score }
    }

refusal-syntax-dealer = The dealer is the word “dealer” and a number from 1 to { $seats }.
refusal-syntax-shuffle = A deal is the word “shuffle” and all { $cards } cards of the pack, each once.
refusal-syntax-turn = Say “take g8 : b5 o3”, “build g2 : b6” or “discard g4”. Before it, with “ ; ” after each, say “-2 on b10” or “drop -2”.
refusal-syntax-unfinished = Go on: something is still missing.
refusal-syntax-order = Say the piles in the order in which they lie on the table.
refusal-syntax-window = Say “challenge” or “pass”.
refusal-must-play = You cannot pass: play a number card. You may always discard one.
refusal-not-held = You do not hold this card: { NAME($card) }.
refusal-not-number = End your turn with a number card, and not with { NAME($card) }.
refusal-no-number = Go on until you play a number card: take, build or discard.
refusal-number-last = The number card ends your turn. Play your wild cards before it.
refusal-no-pile = No pile in the centre has the { NAME($pile) } at its bottom.
refusal-wrong-sum =
    { $alone ->
        [true] That pile is { $sum }; your card is { $card }.
       *[false] { $sentence } makes { $sum }; your card is { $card }.
    }
refusal-said-twice = The pile with { NAME($pile) } can be used only once.
refusal-not-split = The { NAME($card) } lies in a build. Use all of it, or none.
refusal-left-range =
    { $built ->
        [true] { $sentence } makes { $value }. A build is from 1 to { $most }.
       *[false] You leave a pile of { $value }. What stays in the centre is from 1 to { $most }.
    }
refusal-left-fraction =
    { $built ->
        [true] { $sentence } makes { $value }. A build must be a whole number.
       *[false] You leave a pile of { $value }. What stays in the centre must be a whole number.
    }
refusal-no-answer =
    { $built ->
        [true] { $sentence } makes { $value }, and you would hold no { $value } to take it with.
       *[false] You leave a pile of { $value }, and would hold no { $value } for it.
    }
refusal-not-wild = Only wild cards change a pile, and not the { NAME($card) }.
refusal-wild-used = You have used { NAME($card) } already.
refusal-below-zero = { $sentence } is less than 0. Choose a greater number for it.
refusal-not-whole = { $sentence } is not a whole number.
refusal-no-root = { $sentence } does not come out exactly.
refusal-only-wilds = You hold only wild cards. Discard them all: { NAME($cards) }.
refusal-wild-rests = You have just put { NAME($card) } aside. You can use it next turn.
refusal-only-take =
    { $alone ->
        [true] Alone you can only take, or end the game.
       *[false] In a last turn you can only take, or pass.
    }
refusal-left-changed = You have changed the pile with { NAME($pile) }, so take it, too.

# The score sheet

line-takes = Takes
line-cards = Cards
line-printed = Printed points
line-five = Five cards
line-six = Six or more
line-three = 3 operations
line-four = 4 operations
line-colours = All 4 colours
line-colour = One colour
line-clear = Centre clear
worth-takes = 1 point each
worth-cards = 1 point each
worth-printed = as on the cards
worth-five = 2 more points
worth-six = 5 more points
worth-three = 5 more points
worth-four = 10 more points
worth-colours = 5 more, from 5 cards
worth-colour = 5 more, from 5 cards
worth-clear = 5 more points
line-most = Most cards
line-challenge = Challenges
line-left = Left over
line-dealt = All dealt
line-perfect = Perfect

# Lessons

lesson-take-title = How you take
lesson-take-task = Take what adds up to a card of your hand. Take the 5 and the 3 with your 8!
lesson-take-hint = Touch your 8, then the 5 and the 3 in the centre.
lesson-take-other = That is allowed, but here your 8 should take two cards.
lesson-take-cheer = Your first three cards!
lesson-take-done = 5 + 3 = 8, so they are yours, and the 8 is, too. Win the most cards, and you win the game.

lesson-both-title = Two takes at once
lesson-both-task = One card may take more than once. Take all that makes 10 with your 10!
lesson-both-hint = There is a 10, and two cards that make 10. Touch your 10 and all three.
lesson-both-other = That is allowed, but your 10 can take more: 10, and also 6 + 4.
lesson-both-cheer = Two takes with one card!
lesson-both-done = 10, and 6 + 4 = 10. You may take as often as your card fits.

lesson-build-title = A build
lesson-build-task = You cannot take the 9, but you can add to it. Make a build that your 10 can take in your next turn!
lesson-build-hint = 9 and how much is 10? Touch that card, and then the 9.
lesson-build-other = That is allowed, but here the 9 should become a 10.
lesson-build-cheer = A good plan!
lesson-build-done = 9 + 1 = 10, and you hold a 10 for it. But take care: anybody may take a build.

lesson-discard-title = Nothing fits
lesson-discard-task = You can neither take nor build. Discard a card that you can take again in your next turn!
lesson-discard-hint = Which number do you hold twice? Touch one of the two, and then “Discard”.
lesson-discard-other = That is allowed, but then you cannot take that card next turn. Which number do you hold twice?
lesson-discard-cheer = Clever: you kept its twin!
lesson-discard-done = Its twin can take it next turn, if nobody else does so before.

lesson-minus-title = A wild card
lesson-minus-task = A wild card changes a pile, and your turn goes on. Put −2 on the 10, and take it with your 8!
lesson-minus-hint = Touch −2 and then the 10. Now the pile is 8: touch it, and your 8.
lesson-minus-other = That is allowed, but here −2 should help your 8 to take the 10.
lesson-minus-cheer = That worked like magic!
lesson-minus-done = 10 − 2 = 8. You have won three cards, since the wild card counts, too.

lesson-twice-title = Two wild cards
lesson-twice-task = You may play several wild cards in one turn. Take the 10 and the 5 together with your 9!
lesson-twice-hint = 10 − 2 is 8, and 5 − 4 is 1. How much are both together?
lesson-twice-other = That is allowed, but here your 9 should take the 10 and the 5.
lesson-twice-cheer = Five cards in one turn!
lesson-twice-done = 10 − 2 = 8, 5 − 4 = 1, and 8 + 1 = 9. Each wild card has changed its own pile.

lesson-steps-title = Step by step
lesson-steps-task = Wild cards count one after the other, as you play them. Make a 6 of the 10 with all three, and take it!
lesson-steps-hint = First −2, then ÷4, then ×3, all of them on the 10.
lesson-steps-other = That is allowed, but here all three wild cards should go on the 10.
lesson-steps-cheer = Three steps, and each one right!
lesson-steps-done = 10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6. The order counts: 10 ÷ 4 would not come out.

lesson-fraction-title = A half of two
lesson-fraction-task = A wild card can also go onto several piles that you join. Make 5 of the 6 and the 4 with 1/2, and take it!
lesson-fraction-hint = Touch the 6 and the 4 first, and then 1/2.
lesson-fraction-other = That is allowed, but here put 1/2 on the 6 and the 4.
lesson-fraction-cheer = Half of ten: just right!
lesson-fraction-done = 6 + 4 = 10, and half of 10 is 5. Joined so, they are one pile.

lesson-root-title = A root
lesson-root-task = √ looks for the number that makes the pile, times itself. Put it on the 9, and take what you get!
lesson-root-hint = Which number times itself is 9? Touch √ and the 9, then your card with that number.
lesson-root-other = That is allowed, but here √ should lie on the 9 when you take it.
lesson-root-cheer = You have found the root!
lesson-root-done = 3 × 3 = 9, so √9 = 3. Use √ only where it comes out exactly.

lesson-points-title = Points
lesson-points-task = Now points count, and a take of five cards brings extra points. Find a take that wins five cards!
lesson-points-hint = Look for four cards in the centre that make one of your numbers together.
lesson-points-other = That brings points, too, but here one take should win five cards.
lesson-points-cheer = A take of five!
lesson-points-done = One point for the take, five for its cards, and 2 for having five. The score sheet shows them all.

lesson-doubt-title = Is it true?
lesson-doubt-task = The other player built 15, and says: “I have a 15.” But you see all four of them: challenge that!
lesson-doubt-hint = Where are the four 15s? Look in your own hand, and in the centre.
lesson-doubt-other = Then the bluff works. There are four 15s: count them, you can see them all.
lesson-doubt-cheer = You saw through the bluff!
lesson-doubt-done = All four 15s are in sight, so the bluff costs 20 points. A wrong challenge costs 10. Now play a whole game!

# The table, for whoever hears it

name-number =
    { $colour ->
        [g] green { $number }
        [o] orange { $number }
        [b] blue { $number }
       *[r] red { $number }
    }
name-wild =
    { $kind ->
        [minus] minus { $number }
        [times] times { $number }
        [over] divided by { $number }
        [is-1-2] one half
        [is-1-3] one third
        [is-1-4] one quarter
        [is-1-5] one fifth
        [is-2-3] two thirds
        [is-3-4] three quarters
        [is-2-5] two fifths
        [is-3-5] three fifths
        [is-0-5] 0.5
        [is-0-25] 0.25
        [is-0-75] 0.75
        [is-50-percent] 50 percent
        [is-75-percent] 75 percent
        [is-sq] squared
        [is-cube] cubed
        [is-sqrt] square root
       *[is-cbrt] cube root
    }
label-hand = { $name } in your hand
label-loose = Wild card in the centre: { $name }
label-single = { $name }
label-pile =
    { $told ->
        [yes] Pile worth { $value }: { $cards }
       *[no] Pile whose sum you do yourself: { $cards }
    }
brief-pile = a pile worth { $value }
label-lay-down = { $word }: an empty place of the centre
row-centre = Centre
row-loose = Wild cards in the centre
row-hand = Your hand
layout =
    { $seats ->
        [1] The centre lies above, then the slate with the number sentence, and your five cards below it.
       *[other] The others sit above; the centre lies below them, then the slate with the number sentence, and your five cards at the bottom.
    }
table-score =
    { $goal ->
        [points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
       *[cards] { $score ->
            [one] 1 card
           *[other] { $score } cards
        }
    }
line-sum = Total
line-earned = { $line } { $points }
stand-score =
    { $goal ->
        [points] { $name }: { $score ->
            [one] 1 point
           *[other] { $score } points
        }, { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        } won.
       *[cards] { $name }: { $score ->
            [one] 1 card
           *[other] { $score } cards
        }.
    }
stand-sheet = { $name }, line by line: { $lines }.
stand-centre =
    { $count ->
        [one] One pile in the centre: { $list }.
       *[other] { $count } piles in the centre: { $list }.
    }
stand-bare = No pile is in the centre.
stand-loose = Wild cards lie there too: { $list }.
stand-hand =
    { $you ->
        [yes] You hold { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[no] { $name } holds { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
stand-deck =
    { $count ->
        [0] No card is left in the deck.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
stand-last = The last turns: only takes count now.
# The feast

feast-won =
    { $count ->
        [one] { $you ->
            [yes] You won!
           *[no] { $names } won!
        }
       *[other] { $names } share the win!
    }
feast-gave-up =
    { $you ->
        [yes] You won.
       *[no] { $names } won.
    }
feast-stopped = The game is over.
feast-perfect = All taken!
feast-stuck = Well played!
