# What the null game says, in English.

title = Null game
blurb = Everybody plays a card in secret, and the highest takes the round.

option-size = Cards for everybody
option-open = Open hands
preset-short = Short
preset-open = Open and long

card =
    { $card ->
        [0] a hidden card
       *[other] card { $card }{ $chosen ->
            [yes] , chosen
           *[no] { "" }
        }
    }
word-play = Play
ask-card = { $name }: choose a card.

event-dealt = { $who } was dealt { $masked ->
        [yes] cards.
       *[no] { $cards }.
    }
event-chose = { $who } chose { $masked ->
        [yes] a card.
       *[no] { $card }.
    }
event-opened = The cards are { $cards }. { $who } takes the round.

reason-most = Nobody won more rounds.
reason-shared = They won the same number of rounds.
score =
    { $score ->
        [one] 1 round
       *[other] { $score } rounds
    }

refusal-syntax-deal = A deal is the word “deal” and { $cards } different cards.
refusal-syntax-play = A move is the word “play” and a card, like play 7.
refusal-syntax-unfinished = Which card?
refusal-not-held = You do not hold { $card }.

## Lessons

lesson-highest-title = The highest card
lesson-highest-task = The highest card takes the round. Play your highest card.
lesson-highest-hint = Look for the greatest number in your hand.
lesson-highest-other = You hold a higher card than that.
lesson-highest-done = That is your best chance: only a higher card can take the round from you.

## Access

stand-points =
    { $points ->
        [one] { $name } has taken one round.
       *[other] { $name } has taken { $points } rounds.
    }
