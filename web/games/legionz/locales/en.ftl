# What Legionz says, in English.

title = Legionz
blurb = Add your Bugz to the chain, and link the longest Legion of your own. Everybody gets in everybody’s way!

option-loops = Who closes a loop may move a Bug
preset-sheet = Basic game
preset-sheet-means = Lay a Bug in each turn. A good one to begin with.
preset-loops = Loops move Bugz
preset-loops-means = Close a loop in the chain, and you may move any Bug, also one of the others.

species-ladybird = Ladybird
species-stag = Stag Beetle
species-grasshopper = Grasshopper
species-wasp = Wasp
species-spider = Spider
species-ant = Ant

cell-bug =
    { $at }, { $you ->
        [yes] your
       *[no] { $name }’s
    } { $species ->
        [ladybird] Ladybird
        [stag] Stag Beetle
        [grasshopper] Grasshopper
        [wasp] Wasp
        [spider] Spider
       *[ant] Ant
    }{ $size ->
        [1] { "" }
       *[other] , in a Legion of { $size }
    }{ $number ->
        [none] { "" }
       *[other] , number { $number }
    }
cell-free = { $at }, free
cell-loop = { $at }, free; a Bug here closes a loop
cell-decisive =
    { $at }, free; here { $you ->
        [yes] you
       *[no] { $name }
    } can complete a full Legion
cell-barred = { $at }, not allowed: { $one } and { $other } are linked
row-bugs = Bugz
row-free = Free spaces
row-barred = Spaces where nobody may lay
card-longest = { $longest } of { $length }
card-left = { $left } left
card-flipped = flipped { $number }
layout =
    { $count ->
        [0] No Bug lies there yet.
        [one] One Bug lies there.
       *[other] A chain of { $count } Bugz.
    } Each space has six neighbours and is called by two numbers; the first Bug is 0,0. One to the right adds 1 to the first number, one down to the right adds 1 to the second. { $length } linked Bugz of one player are a full Legion.

remark-begun =
    { $you ->
        [yes] You flipped { $number }, the highest number, so your Bug lies first.
       *[no] { $name } flipped { $number }, the highest number, so that Bug lies first.
    }

ask-lay =
    { $you ->
        [yes] Lay a Bug next to the chain.
       *[no] { $name }, lay a Bug next to the chain.
    }
ask-move =
    { $you ->
        [yes] A loop! Move a Bug now, or pass.
       *[no] { $name }, a loop! Move a Bug now, or pass.
    }
ask-move-where =
    { $you ->
        [yes] Where shall this Bug go?
       *[no] { $name }, where shall this Bug go?
    }
word-pass = Pass

event-flipped = The first Bugz are flipped: { $numbers }.
event-level = Several have { $number }, and flip again.
event-began =
    { $who } { $you ->
        [yes] begin
       *[no] begins
    } with { $number }, the highest number.
event-laid =
    { $who } laid a Bug{ $written ->
        [yes] { " " }on { $at }
       *[no] { "" }
    }{ $size ->
        [1] .
       *[other] : { $joined ->
            [1] a Legion of { $size }.
           *[other] { $joined } parts become a Legion of { $size }!
        }
    }
event-looped = That closes a loop!
event-moved =
    { $who } moved { $written ->
        [yes] the Bug on { $from } to { $to }.
       *[no] a Bug.
    }
event-passed = { $who } passed.
event-completed =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } Legion of { $size } is full!
event-used = All Bugz are laid. The longest Legion has { $size }.
event-numbered = The longest Legionz are flipped. They add up to { $totals }.

hint-where =
    { $written ->
        [yes] Begin here: { $thing }.
       *[no] Begin here.
    }
would-laid =
    { $written ->
        [yes] Lay a Bug on { $at }.
       *[no] Lay a Bug on the marked space.
    }
would-moved =
    { $written ->
        [yes] Move the Bug on { $from } to { $to }.
       *[no] Move the marked Bug to the marked space.
    }
would-passed = Pass.

missed-laid =
    { $own ->
        [true] You
       *[false] { $who }
    } could have laid the Bug { $written ->
        [yes] on { $at }
       *[no] elsewhere
    }. { $why }
then-completed =
    { $when ->
        [now] Now { $you ->
            [yes] you
           *[no] { $who }
        }
       *[then] { $you ->
            [yes] You
           *[no] { $who }
        }
    } can make a full Legion.
missed-moved =
    { $own ->
        [true] You
       *[false] { $who }
    } could have moved { $written ->
        [yes] the Bug on { $from } to { $to }
       *[no] another Bug, or elsewhere
    }. { $why }
missed-passed =
    { $own ->
        [true] You
       *[false] { $who }
    } could have passed. { $why }

merit-wins = It wins the game: { $size } linked Bugz are a full Legion.
merit-saves =
    It stops another player’s full Legion { $count ->
        [one] { $written ->
            [yes] on { $at }.
           *[no] with the next Bug.
        }
       *[other] with the next Bug.
    }
merit-forks =
    Then { $count } spaces make the Legion full{ $written ->
        [yes] { $count ->
            [2] : { NAME($at) }.
            [3] : { NAME($at) }.
            [4] : { NAME($at) }.
           *[other] .
        }
       *[no] .
    }
merit-menaces =
    Then one more Bug makes the Legion full{ $written ->
        [yes] , on { $at }.
       *[no] .
    }
merit-joins = It joins { $count } parts into a Legion of { $size }.
merit-builds = It builds a Legion of { $size }.
merit-opens = Then the next Bug can make a Legion of { $size }.
merit-splits = It cuts another player’s longest Legion from { $before } down to { $size }.
merit-blocks = It keeps another player from a Legion of { $size }.
merit-loops = It closes a loop: then any Bug may be moved.
merit-roomy = Then the Legion of { $size } can grow at { $count } spaces.
merit-keeps = No move makes it any better than it is.

reason-legion = A full Legion is complete.
reason-longest = All Bugz were laid, and no other Legion is as long.
reason-numbers = The longest Legionz were equally long, so the numbers decided.
reason-shared = The longest Legionz are equally long, and add up to the same.
score = Legion of { $score }
feat-most = Your longest Legion so far: { $count }! Before, it was { $before }.

refusal-syntax-flip = The first Bugz are flipped with the word “flip” and { $count } numbers from 1 to 13.
refusal-syntax-numbers = Bugz are flipped with the word “numbers” and { $count } spaces with their numbers, like 2,-1=7.
refusal-wrong-numbers = These numbers are not all in a set of 25.
refusal-syntax-lay = A Bug is laid on one space, like 2,-1.
refusal-syntax-move = A Bug is moved with the word “move” and two spaces, like move 1,0 4,-2. Or say “pass”.
refusal-syntax-unfinished = Go on: where shall the Bug go?
refusal-occupied =
    A Bug lies { $written ->
        [yes] on { $at }
       *[no] there
    } already.
refusal-touches-nothing =
    { $written ->
        [yes] On { $at } it
       *[no] There it
    } would touch no Bug. Lay it beside the chain.
refusal-linked =
    { $written ->
        [yes] Not on { $at }: the Bugz on { $one } and { $other } are linked already.
       *[no] Not there: it would touch two Bugz that are linked already.
    }
refusal-no-bug =
    No Bug lies { $written ->
        [yes] on { $at }
       *[no] there
    }.
refusal-just-laid =
    { $written ->
        [yes] The Bug on { $at }
       *[no] That Bug
    } was just laid, and stays. Choose another one.
refusal-holds-chain =
    { $written ->
        [yes] Without the Bug on { $at }
       *[no] Without that Bug
    } the chain would fall apart. Choose another one.
refusal-same-cell =
    It has to go to another space{ $written ->
        [yes] { " " }than { $at }
       *[no] { "" }
    }.

## Lessons

lesson-win-title = How you win
lesson-win-task = With two players, ten linked Bugz win. Link your eight Ladybirds with the one that stands alone!
lesson-win-hint = Where a golden space shows your Ladybird, the Legion becomes full.
lesson-win-other = That is allowed, but here one Bug wins. Where does it touch your eight and your single one?
lesson-win-cheer = Ten in one Legion: you won!
lesson-win-done = They need not lie in a row. It is enough that they are all linked.

lesson-grow-title = What you may not touch
lesson-grow-task = Your Bug may not touch two Bugz that are linked to each other. Make your Legion of four longer!
lesson-grow-hint = Crosses mark where you may not lay. There is room at the two ends of the Legion.
lesson-grow-other = That is allowed, but your Legion stays at four. Lay your Bug at one of its ends.
lesson-grow-cheer = Now there are five!
lesson-grow-done = Where a Bug would touch two linked Bugz, nobody may lay.

lesson-join-title = Two become one
lesson-join-task = You have a Legion of three and one of two. Lay one Bug that makes six of them!
lesson-join-hint = Look for the free space that touches both of your Legionz.
lesson-join-other = That is allowed, but here one Bug should link both of your Legionz.
lesson-join-cheer = Six in one Legion!
lesson-join-done = Three and two and the new one are six. That is the fastest way to grow.

lesson-block-title = In the way
lesson-block-task = Blue needs one Bug more for a full Legion. Stop Blue!
lesson-block-hint = Take the golden space yourself, or lay a Bug beside it that closes it.
lesson-block-other = Then Blue lays the tenth Bug and wins. Where is the space that Blue needs?
lesson-block-cheer = Blocked!
lesson-block-done = Blue has to look for another way. Check everybody’s longest Legion before you lay.

lesson-loop-title = Loops
lesson-loop-task = Here you may also close loops, with a Bug that touches two others. Close one!
lesson-loop-hint = Look to the right. Find a free space between two Bugz that are not linked.
lesson-loop-other = That is allowed, but it touches one Bug only and closes no loop.
lesson-loop-cheer = A loop!
lesson-loop-done = Now you might move any Bug, also one of Blue’s.

lesson-move-title = Move a Bug
lesson-move-task = You have closed a loop, so you may move one Bug. Move one so that you have ten!
lesson-move-hint = Find a Ladybird that holds nothing together. Move it where your nine can go on.
lesson-move-other = That is allowed, but it makes no full Legion. Which Ladybird can come to your nine?
lesson-move-cheer = That is the tenth: you won!
lesson-move-done = You closed a loop, and moved the right Bug. Now play a whole game!

## Access

feast-won =
    { $count ->
        [one] { $you ->
            [yes] You won!
           *[no] { $names } won!
        }
       *[other] { $names } share the win!
    }
feast-gave-up =
    { $count ->
        [one] { $you ->
            [yes] You won.
           *[no] { $names } won.
        }
       *[other] { $names } won.
    }
feast-stopped = The game is over.
stand-longest =
    { $name }: longest Legion { $longest } of { $length }, { $left ->
        [0] no Bug left.
        [one] one Bug left.
       *[other] { $left } Bugz left.
    }
stand-near =
    { $name } { $you ->
        [yes] need
       *[no] needs
    } one more Bug for a full Legion{ $written ->
        [yes] , on { $cells }.
       *[no] .
    }
stand-legion =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } { $size ->
        [1] single Bug
       *[other] Legion of { $size }
    } on { $cells }{ $free ->
        [none] .
       *[other] ; free next to it: { $free }.
    }
