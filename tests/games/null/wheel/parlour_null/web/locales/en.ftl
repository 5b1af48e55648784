# What the null game says, in English.

title = Null game
blurb = Everybody plays a card in secret, and the highest takes the round.

option-size = Cards for everybody
option-open = Open hands
option-luck = With a die, and cards to add
option-pairs = Two against two
option-field = With a field to plant stones in
option-motto = Motto
option-motto-help = One sentence, such as: May the highest win!
preset-short = Short
preset-short-means = A few cards each.
preset-open = Open and long
preset-open-means = More cards, and everybody sees them.
preset-lucky = With luck
preset-lucky-means = A die has a word in it.
preset-pairs = Two against two
preset-pairs-means = Partners sit across from each other.
preset-field = With a field
preset-field-means = Cards are laid on a field that grows.
preset-motto = With a motto
preset-motto-means = A sentence stands below the table.

card =
    { $card ->
        [0] a hidden card
       *[other] card { $card }{ $chosen ->
            [yes] , chosen
           *[no] { "" }
        }
    }
card-laid = card { $card }, laid open
die = the die: { $die }
stone =
    { $owner ->
        [nobody] { $space }, the stone of nobody
       *[somebody] { $space }, a stone of { $name }
    }
space = { $space }, free
word-play = Play
word-plant = Plant
word-add = Add a card
word-pass = Pass
ask-card =
    { $you ->
        [yes] Choose a card.
       *[no] { $name }: choose a card.
    }
ask-plant =
    { $you ->
        [yes] Plant two stones in the field.
       *[no] { $name }: plant two stones in the field.
    }
ask-add =
    { $you ->
        [yes] Your { $own } against { $lead }. Add a card?
       *[no] { $name }: your { $own } against { $lead }. Add a card?
    }
window-add = To add a card before a round is taken
inquire-higher = Who can beat me?
inquired-higher =
    { $count ->
        [0] No card of the others is higher than your { $highest }.
        [one] One card of the others is higher than your { $highest }.
       *[other] { $count } cards of the others are higher than your { $highest }.
    }

event-dealt = { $who } { $you ->
        [yes] were
       *[no] was
    } dealt { $masked ->
        [yes] cards.
       *[no] { $cards }.
    }
event-chose = { $who } chose { $masked ->
        [yes] a card.
       *[no] { $card }.
    }
event-opened = The cards are { $cards }.
event-rolled = The die shows { $die }.
event-added =
    { $you ->
        [yes] You add { $card }.
       *[no] { $who } adds { $card }.
    }
event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
event-taken =
    { $you ->
        [yes] You take the round.
       *[no] { $who } takes the round.
    }
event-planted =
    { $you ->
        [yes] You plant a stone on { $space }.
       *[no] { $who } plants a stone on { $space }.
    }

would-chose = Play card { $card }.
would-added = Add card { $card }.
would-passed = Pass.
would-planted = Plant a stone on { $space }.
merit-highest = It is your highest card, and the highest card takes the round.
merit-last = It is the only card that you have left.
merit-leads = With it you have { $own }, and that beats { $lead }.

reason-most = Nobody won more rounds.
reason-shared = They won the same number of rounds.
score =
    { $score ->
        [one] 1 round
       *[other] { $score } rounds
    }

refusal-syntax-deal = A deal is the word “deal” and { $cards } different cards.
refusal-syntax-die = A die is the word “die” and a number from 1 to 6.
refusal-syntax-add = Pass, or say the word “add” and a card, like add 7.
refusal-syntax-plant = Say the word “plant” and two hexagons, like plant 1,0 2,-1.
refusal-syntax-play = A move is the word “play” and a card, like play 7.
refusal-syntax-unfinished = Go on: something is missing.
refusal-not-held = You do not hold { $card }.
refusal-too-low = You have { $own }, and with { $card } that does not beat { $lead }.
refusal-not-beside = { $space } is not free, or touches no stone.
refusal-options-motto = A motto ends in a full stop, an exclamation mark or a question mark, not in “{ $motto }”.
refusal-pairs-four = Only four can play two against two.

## Lessons

lesson-highest-title = The highest card
lesson-highest-task = The highest card takes the round. Play your highest card.
lesson-highest-hint = Look for the greatest number in your hand.
lesson-highest-other = You hold a higher card than that.
lesson-highest-cheer = Your best card!
lesson-highest-done = That is your best chance: only a higher card can take the round from you.

lesson-add-title = One more card
lesson-add-task = You laid 8, and the die gave you 2 more. Win the round against 12.
lesson-add-hint = Which card makes more than 12 with your 10?
lesson-add-other = That does not win the round.
lesson-add-cheer = Well reckoned!
lesson-add-done = Now you have more, and the round is yours.

## Access

stand-points =
    { $name } { $you ->
        [yes] have
       *[no] has
    } taken { $points ->
        [one] one round.
       *[other] { $points } rounds.
    }
stand-motto = Below the table stands: { $motto }
stand-laid =
    { $you ->
        [yes] You have laid { $cards }.
       *[no] { $name } has laid { $cards }.
    }
stand-die =
    { $you ->
        [yes] You get { $die } more from the die.
       *[no] { $name } gets { $die } more from the die.
    }
