# What Hexors says, in English.

title = Hexors
blurb = A battle of numbers on hexagons: move your Characters, meet the others, and let a die of six colours decide.

option-game = Game
option-game-beginner = Beginner’s: only the numbers on the tiles
option-game-collector = Collector’s: with bonuses, Stones and powers
option-teams = Two against two
option-armies = Tiles for the Collector’s game
option-armies-dealt = All by chance
option-armies-powers = Choose your powers
option-armies-chosen = Choose everything
option-characters = Characters for everybody
option-powers = Powers for everybody
option-odds = Tell the chances of a battle
option-tiles = Tiles of your own
preset-beginner = Beginner’s game
preset-beginner-means = Only the numbers on the tiles count. A good one to begin with.
preset-collector = Collector’s game
preset-collector-means = With bonuses, and with powers that you pay for with Stones.
preset-melee = Everybody for themselves
preset-melee-means = The Beginner’s game for three or four. The last Stronghold wins.
preset-free = Free-for-all
preset-free-means = The Collector’s game for three or four. The last Stronghold wins.
preset-team = Two against two
preset-team-means = The Collector’s game for two teams. Partners help each other.

# The tiles

tile-002 = Windmill
tile-004 = Beehive
tile-006 = Castle
tile-007 = Volcano
tile-010 = Treehouse
tile-011 = Igloo
tile-016 = Mouse
tile-017 = Frog
tile-018 = Hedgehog
tile-019 = Otter
tile-022 = Kangaroo
tile-023 = Bumblebee
tile-025 = Eagle
tile-028 = Stag
tile-031 = Unicorn
tile-032 = Lion
tile-040 = Jellyfish
tile-042 = Newt
tile-043 = Raccoon
tile-044 = Viper
tile-046 = Piranha
tile-047 = Robot
tile-048 = Yeti
tile-049 = Wolf
tile-050 = Scorpion
tile-051 = Ghost
tile-054 = Tarantula
tile-055 = Alligator
tile-057 = Cyclops
tile-058 = Golem
tile-059 = Kraken
tile-061 = Mammoth
tile-063 = Dragon
tile-064 = Last Stand
tile-065 = Energy Barrier
tile-066 = Escape
tile-067 = Speed
tile-068 = Detection
tile-069 = Flying Debris
tile-070 = Life Drain
tile-071 = Self-Destruct
tile-072 = Teamwork
tile-073 = Super Strength
tile-074 = Telepathy
tile-075 = Wasteland
tile-other = Tile { $tile }

power-064-means = Your last Character gets +3 until the end of the turn.
power-065-means = A wall on any empty space. You may jump over it, and it makes a pod with your tiles.
power-066-means = Calls off this battle, even after the rolls, and moves one of its Characters a step away.
power-067-means = One of your Characters may advance two steps in this turn.
power-068-means = Destroys a power: the one that was used last, or any that is in force.
power-069-means = One of your Characters attacks a tile two steps away, with +2. The power stays there as your wall.
power-070-means = One opposing tile gets −1 until the end of the turn, even after the rolls.
power-071-means = If the attacker wins this battle, it is destroyed, too.
power-072-means = One tile gets +7 until the end of the turn, even after the rolls.
power-073-means = One tile gets +3 until the end of the game.
power-074-means = One opposing Character is yours until the end of the turn.
power-075-means = Three craters on empty spaces. Nobody may enter them or jump over them.
power-kind =
    { $kind ->
        [surge] Surge: in anybody’s turn, for this turn
       *[ultimate] Ultimate: in your own turn, for the rest of the game
    }
power-cost =
    { $cost ->
        [0] costs nothing
        [one] costs 1 Stone
       *[other] costs { $cost } Stones
    }

hue-red = red
hue-yellow = yellow
hue-green = green
hue-purple = purple
hue-blue = blue
hue-white = white

# The battle, as it adds up

sum-strike = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [purple] purple
        [blue] blue
       *[white] white
    }
sum-colour = Colour
sum-pod = Pod
sum-ally = Ally
sum-defense = Defense
sum-boost = Stones
sum-against = against
sum-odds = Wins { $wins } times in { $of }
battle-attacker = Attacker
battle-defender = Defender

word-take = Take
word-arrange = Place them for me
word-fight = Fight
word-power = Use a power
word-boost = Use Stones
word-pass = Pass

reason-eliminated = All tiles of the other side are defeated.
reason-trapped = Everything that is left of the other side is trapped.
reason-duel = The Strongholds fought a duel, and one of them fell.
reason-last-stronghold = Only one Stronghold is left.
reason-team = Both Strongholds of a team are defeated.
reason-clock = No tile was defeated in sixty turns, so the tiles in play were counted.
score =
    { $score ->
        [one] 1 tile
       *[other] { $score } tiles
    }

window-start = To use a power at the start of a turn
window-contact = To use a power when a tile has moved beside another
window-before = To use a power before a battle
window-attacker = To use a power after the attacker’s roll
window-defender = To use a power after the defender’s roll
window-end = To use a power at the end of your turn
window-answer = To answer a power that somebody uses

# What is asked

ask-take =
    { $you ->
        [yes] Which Stronghold do you take?
       *[no] { $name }, which Stronghold do you take?
    }
ask-powers =
    { $powers ->
        [one] { $you ->
            [yes] Choose a power. Nobody else sees it.
           *[no] { $name }, choose a power. Nobody else sees it.
        }
       *[other] { $you ->
            [yes] Choose { $powers } powers. Nobody else sees them.
           *[no] { $name }, choose { $powers } powers. Nobody else sees them.
        }
    }
ask-army =
    { $you ->
        [yes] Choose your tiles in secret: a Stronghold, { $characters } Characters{ $powers ->
            [0] { "" }
            [one] { "" } and a power
           *[other] { "" } and { $powers } powers
        }.
       *[no] { $name }, choose your tiles in secret: a Stronghold, { $characters } Characters{ $powers ->
            [0] { "" }
            [one] { "" } and a power
           *[other] { "" } and { $powers } powers
        }.
    }
ask-place =
    { $you ->
        [yes] { $left ->
            [one] One Character is left: put it at most two steps from your Stronghold.
           *[other] Put your { $left } Characters on the Field, at most two steps from your Stronghold.
        }
       *[no] { $left ->
            [one] { $name }, one Character is left: put it at most two steps from your Stronghold.
           *[other] { $name }, put your { $left } Characters on the Field, at most two steps from your Stronghold.
        }
    }
ask-place-where = Where shall { NAME($tile) } stand?
ask-move =
    { $you ->
        [yes] Which Character do you move?
       *[no] { $name }, which Character do you move?
    }
ask-move-where = Where shall { NAME($tile) } go?
ask-jump-on = Shall { NAME($tile) } jump on, or stay there?
ask-speed-on = Shall { NAME($tile) } go one more step, or stay there?
ask-lost =
    { $you ->
        [yes] You can move nothing: you lose this turn.
       *[no] { $name }, you can move nothing: you lose this turn.
    }
ask-duel =
    { $you ->
        [yes] Only Strongholds are left. Attack!
       *[no] { $name }, only Strongholds are left. Attack!
    }
ask-stronghold =
    { $you ->
        [yes] Only your Stronghold is left. Whom does it attack? You may also pass.
       *[no] { $name }, only your Stronghold is left. Whom does it attack? You may also pass.
    }
ask-fight =
    { $you ->
        [yes] { NAME($tile) } touches { $count } opposing tiles. Which one does it fight now?
       *[no] { $name }: { NAME($tile) } touches { $count } opposing tiles. Which one does it fight now?
    }
ask-start =
    { $you ->
        [yes] A power before the move?
       *[no] { $name }, a power before the move?
    }
ask-contact =
    { $you ->
        [yes] { NAME($tile) } is about to attack. A power before that?
       *[no] { $name }: { NAME($tile) } is about to attack. A power before that?
    }
ask-before =
    { $you ->
        [yes] { NAME($tile) } attacks { NAME($foe) }. A power before they roll?
       *[no] { $name }: { NAME($tile) } attacks { NAME($foe) }. A power before they roll?
    }
ask-attacker =
    { $you ->
        [yes] { NAME($tile) } has { $total }, and { NAME($foe) } has not rolled yet. A power?
       *[no] { $name }: { NAME($tile) } has { $total }, and { NAME($foe) } has not rolled yet. A power?
    }
ask-defender =
    { $you ->
        [yes] { NAME($tile) } has { $total } against { $other } of { NAME($foe) }. A power before that counts?
       *[no] { $name }: { NAME($tile) } has { $total } against { $other } of { NAME($foe) }. A power before that counts?
    }
ask-end =
    { $you ->
        [yes] A power before your turn ends?
       *[no] { $name }, a power before your turn ends?
    }
ask-answer =
    { $you ->
        [yes] { $whomYou ->
            [yes] You use
           *[no] { $whom } uses
        } { NAME($power) }. Do you answer it?
       *[no] { $name }: { $whomYou ->
            [yes] you use
           *[no] { $whom } uses
        } { NAME($power) }. Do you answer it?
    }
ask-power = Which power?
ask-boost = How many Stones? Each of them is 1 more.
ask-target = Which tile is { NAME($power) } for?
ask-wall = On which empty space shall the wall stand?
ask-escape = Which of the two tiles escapes?
ask-escape-to = Where shall { NAME($tile) } go? It may also stay where it is.
ask-detect = Which power shall be destroyed?
ask-debris = Which of your Characters attacks from afar?
ask-debris-target = Whom does { NAME($tile) } attack?
ask-debris-wall = On which empty space beside { NAME($tile) } shall the power stand?
ask-craters =
    { $left ->
        [one] Where shall the last crater be?
       *[other] Where shall the craters be? { $left } are to come.
    }

# What happened

event-tossed =
    { $seats ->
        [2] { $whomYou ->
            [yes] You win the toss.
           *[no] { $whom } wins the toss.
        }
       *[other] { $whomYou ->
            [yes] You begin.
           *[no] { $whom } begins.
        }
    }
event-took = { $who } took { NAME($tile) }.
event-dealt =
    { $who } { $you ->
        [yes] were
       *[no] was
    } dealt { $masked ->
        [yes] powers, face down.
       *[no] { NAME($tiles) }.
    }
event-chose =
    { $masked ->
        [yes] { $who } chose in secret.
       *[no] { $who } chose { NAME($tiles) }.
    }
event-opened = { $who } plays with { NAME($tiles) }.
event-placed = { $who } placed all Characters.
event-moved =
    { $who } moved { NAME($tile) }{ $written ->
        [yes] { " " }from { $from } to { $to }.
       *[no] .
    }
event-jumped =
    { $jumps ->
        [one] { $who } jumped with { NAME($tile) }{ $written ->
            [yes] { " " }from { $from } to { $to }.
           *[no] .
        }
       *[other] { $who } jumped { $jumps } times with { NAME($tile) }{ $written ->
            [yes] , from { $from } to { $to }.
           *[no] .
        }
    }
event-touched = { NAME($tile) } touches { NAME($foes) }.
event-fight =
    { NAME($tile) } attacks { NAME($foe) }{ $whomYou ->
        [yes] , your tile!
       *[no] { "" } of { $whom }!
    }
event-rolled =
    { NAME($tile) } rolled { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [purple] purple
        [blue] blue
       *[white] white
    }: { $strike }.
event-compared = { NAME($tile) } { $total }, { NAME($foe) } { $other }.
event-tied = Both have { $total }: both roll again.
event-defeated = { NAME($tile) } is defeated.
event-fell =
    { $you ->
        [yes] Your Stronghold has fallen
       *[no] The Stronghold of { $who } has fallen
    }{ $count ->
        [0] .
        [one] , and a Character leaves the Field with it.
       *[other] , and { $count } Characters leave the Field with it.
    }
event-stone =
    { $who } got a Stone{ $stones ->
        [one] .
       *[other] { "" } and { $you ->
            [yes] have
           *[no] has
        } { $stones } now.
    }
event-activated = { $who } used { NAME($power) }.
event-resolved = { NAME($power) } takes effect.
event-fizzled = { NAME($power) } fizzles.
event-countered = { NAME($power) } is destroyed.
event-placed-wall = { $written ->
        [yes] A wall stands on { $space } now.
       *[no] A new wall stands on the Field.
    }
event-cratered = { $spacesCount ->
        [one] One crater opens
       *[other] { $spacesCount } craters open
    }{ $written ->
        [yes] : { $spaces }.
       *[no] .
    }
event-trapped = { NAME($tile) }{ $whomYou ->
        [yes] , your tile,
       *[no] { "" } of { $whom }
    } is trapped, and out of the game.
event-freed = { NAME($tile) }{ $whomYou ->
        [yes] , your tile,
       *[no] { "" } of { $whom }
    } is free again.
event-boosted =
    { $stones ->
        [one] { $who } spent a Stone: 1 more for { NAME($tile) }.
       *[other] { $who } spent { $stones } Stones: { $stones } more for { NAME($tile) }.
    }
event-escaped = { NAME($tile) } escapes, and the battle is off.
event-controlled =
    { $you ->
        [yes] You control
       *[no] { $who } controls
    } { NAME($tile) } until the end of the turn.
event-passed = { $who } passed.
event-skipped =
    { $who } { $you ->
        [yes] lose
       *[no] loses
    } this turn.
event-duel = Only the Strongholds are left: a duel!
event-clock = No tile was defeated in { $turns } turns.

# Advice: what a hint would have one do, and why that is good

would-took = Take { NAME($tile) }.
would-moved =
    Move { NAME($tile) }{ $written ->
        [yes] { " " }to { $to }.
       *[no] .
    }
would-jumped =
    Jump with { NAME($tile) }{ $written ->
        [yes] { " " }to { $to }.
       *[no] .
    }
would-fight = Fight { NAME($foe) }.
would-activated = Use { NAME($power) }.
would-boosted =
    { $stones ->
        [one] Spend a Stone.
       *[other] Spend { $stones } Stones.
    }
would-passed = Pass.

why-odds = There { NAME($tile) } fights { NAME($foe) }, and wins { $wins } times in { $of }.
why-certain = There { NAME($tile) } fights { NAME($foe) }, and cannot lose.
why-strong = { NAME($foe) } is the strongest of the tiles that you can reach.
why-stronghold = It attacks the Stronghold.
why-ends = If it wins, the game is yours.
why-pod = Then { NAME($tile) } stands in a pod, and has 1 more in a battle.
why-flees = There no opposing tile can reach { NAME($tile) } in one turn.
why-guards = It guards your Stronghold.
why-closer = It comes closer to the Stronghold of { $whom }.
why-turns = With it you have { $total } against { $other }.
why-saves = Without it you would lose { NAME($tile) }.
why-undoes = It destroys { NAME($power) } before it takes effect.
why-traps = It traps { NAME($tile) }.
why-last = It is the only thing that you can do.
why-keeps = Your powers are worth more later.
