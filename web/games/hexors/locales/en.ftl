# What Hexors says, in English.

title = Hexors
blurb = Move your Characters over a field of hexagons, and battle! A die of six colours says which numbers fight.

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
option-tiles-help = Write a number, a colour, and the Strike Values in red, yellow, green, purple, blue and white: 018 red 1 2 3 2 2 6. A Stronghold: 004 = 3 4 5 6 1 2 + 7. Put semicolons between tiles.
preset-beginner = Beginner’s game
preset-beginner-means = Only the numbers on the tiles count. A good one to begin with.
preset-collector = Collector’s game
preset-collector-means = With bonuses, and with powers that you pay for with Stones.
preset-melee = Beginner’s free-for-all
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
power-070-means = One enemy tile gets −1 until the end of the turn, even after the rolls.
power-071-means = If the attacker wins this battle, it is destroyed, too.
power-072-means = One tile gets +7 until the end of the turn, even after the rolls.
power-073-means = One tile gets +3 until the end of the game.
power-074-means = One enemy Character is yours until the end of the turn.
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

sum-colour = Colour
sum-pod = Pod
sum-ally = Ally
sum-defense = Defense
sum-boost = Stones
sum-against = against

word-take = Choose
word-arrange = Arrange for me
word-fight = Fight
word-power = Use a power
word-boost = Use Stones
word-pass = Pass

reason-eliminated = Every enemy tile is defeated.
reason-trapped = Every enemy tile that is left is trapped.
reason-duel = The Strongholds fought a duel, and one of them fell.
reason-last-stronghold = Only one Stronghold is left.
reason-team = Both Strongholds of a team are defeated.
reason-siege = Nobody attacked the lone Stronghold for twelve turns.
reason-clock = No tile was defeated in sixty turns, so the tiles were counted.
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
        [yes] Which Stronghold do you choose?
       *[no] { $name }, which Stronghold do you choose?
    }
ask-powers =
    { $you ->
        [yes] Choose
       *[no] { $name }, choose
    } in secret: { $count ->
        [0] { $powers ->
            [one] one power.
           *[other] { $powers } powers.
        }
       *[other] { $powers ->
            [one] one more power.
           *[other] { $powers } more powers.
        }
    }
ask-army =
    { $you ->
        [yes] Choose
       *[no] { $name }, choose
    } in secret: { $strongholds } Stronghold, { $characters ->
        [one] 1 Character
       *[other] { $characters } Characters
    }, { $powers ->
        [one] 1 power
       *[other] { $powers } powers
    }.
ask-chosen =
    { $you ->
        [yes] Are these the ones? Another takes the place of the last.
       *[no] { $name }, are these the ones? Another takes the place of the last.
    }
ask-place =
    { $you ->
        [yes] { $left ->
            [one] Place your last Character.
           *[other] Place { $left } Characters.
        }
       *[no] { $left ->
            [one] { $name }, place your last Character.
           *[other] { $name }, place { $left } Characters.
        }
    }
ask-place-where = Where shall your { NAME($tile) } stand?
ask-move =
    { $you ->
        [yes] Which Character do you move?
       *[no] { $name }, which Character do you move?
    }
ask-besiege =
    { $you ->
        [yes] { $left ->
            [one] Last turn to attack the { NAME($tile) }! Which Character do you move?
           *[other] { $left } turns left to attack the { NAME($tile) }. Which Character do you move?
        }
       *[no] { $name }, { $left ->
            [one] last turn to attack the { NAME($tile) }! Which Character do you move?
           *[other] { $left } turns left to attack the { NAME($tile) }. Which Character do you move?
        }
    }
ask-move-where = Where shall your { NAME($tile) } go?
ask-jump-on = Shall your { NAME($tile) } jump on, or stay there?
ask-speed-on = Shall your { NAME($tile) } go one more step, or stay there?
ask-lost =
    { $you ->
        [yes] You cannot move, so you lose this turn.
       *[no] { $name }, you cannot move, so you lose this turn.
    }
ask-duel =
    { $you ->
        [yes] Only Strongholds are left. Attack!
       *[no] { $name }, only Strongholds are left. Attack!
    }
ask-stronghold =
    { $you ->
        [yes] Which tile does your Stronghold attack? You may also pass.
       *[no] { $name }, whom does your Stronghold attack? You may also pass.
    }
ask-fight =
    { $you ->
        [yes] Which of { $foes } tiles does your { NAME($tile) } fight now?
       *[no] { $name }, which of { $foes } tiles does your { NAME($tile) } fight now?
    }
ask-start =
    { $you ->
        [yes] Use
       *[no] { $name }, use
    } a power before { $own ->
        [true] you move?
       *[false] { $whom } moves?
    }
ask-contact =
    { $you ->
        [yes] The
       *[no] { $name }, the
    } { NAME($tile) } will attack. Use a power?
ask-before =
    { $you ->
        [yes] The
       *[no] { $name }, the
    } { NAME($tile) } attacks the { NAME($foe) }. Use a power?
ask-attacker =
    { $you ->
        [yes] The
       *[no] { $name }, the
    } { NAME($tile) } has { $total }. The { NAME($foe) } rolls next. Use a power?
ask-defender =
    { $you ->
        [yes] The
       *[no] { $name }, the
    } { NAME($tile) } has { $total }, the { NAME($foe) } has { $other }. Use a power?
ask-end =
    { $you ->
        [yes] Use a power before your turn ends?
       *[no] { $name }, use a power before your turn ends?
    }
ask-answer =
    { $you ->
        [yes] { $whomYou ->
            [yes] You use { NAME($power) }. Use another power?
           *[no] { $whom } uses { NAME($power) }. What do you answer?
        }
       *[no] { $whom } uses { NAME($power) }. { $name }, what do you answer?
    }
ask-power = Which power?
ask-boost = How many Stones? Each of them adds 1.
ask-target = Which tile is { NAME($power) } for?
ask-wall = On which empty space shall the wall stand?
ask-escape = Which of the two tiles escapes?
ask-escape-to = Where shall the { NAME($tile) } go? Or does it stay?
ask-detect = Which power shall be destroyed?
ask-debris = Which of your Characters attacks from afar?
ask-debris-target = Which tile does your { NAME($tile) } attack?
ask-debris-wall = On which empty space beside the { NAME($tile) } shall the wall stand?
ask-craters =
    { $left ->
        [one] Where shall the last crater be?
       *[other] Where shall the craters be? { $left } more.
    }

# What happened

event-tossed =
    { $seats ->
        [2] { $whomYou ->
            [yes] You won the toss.
           *[no] { $whom } won the toss.
        }
       *[other] { $whomYou ->
            [yes] You begin.
           *[no] { $whom } begins.
        }
    }
event-took = { $who } chose the { NAME($tile) }.
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
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { NAME($tile) } moved{ $written ->
        [yes] { " " }from { $from } to { $to }.
       *[no] .
    }
event-jumped =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { NAME($tile) } jumped{ $jumps ->
        [one] { "" }
       *[other] { " " }{ $jumps } times
    }{ $written ->
        [yes] { " " }from { $from } to { $to }.
       *[no] .
    }
event-touched =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { NAME($tile) } touches { $foesCount ->
        [one] the { NAME($foes) }.
       *[other] { $foesCount } tiles.
    }
event-fight =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { NAME($tile) } attacks { $whomYou ->
        [yes] your
       *[no] { $whom }’s
    } { NAME($foe) }!
event-rolled =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } { NAME($tile) } rolled { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [purple] purple
        [blue] blue
       *[white] white
    }: { $strike }.
event-compared = The { NAME($tile) } has { $total }, the { NAME($foe) } has { $other }.
event-tied = Both have { $total }, so both roll again!
event-defeated =
    { $whomYou ->
        [yes] Your
       *[no] { $whom }’s
    } { NAME($tile) } is defeated.
event-fell =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } Stronghold has fallen{ $count ->
        [0] .
        [one] , and a Character leaves the Field with it.
       *[other] , and { $count } Characters leave the Field with it.
    }
event-stone =
    { $stones ->
        [one] { $who } won a Stone, to pay for powers.
       *[other] { $who } won a Stone, and now { $you ->
            [yes] have
           *[no] has
        } { $stones }.
    }
event-activated = { $who } used { NAME($power) }.
event-resolved = { NAME($power) } works now.
event-fizzled = { NAME($power) } does nothing now.
event-countered = { NAME($power) } is destroyed.
event-placed-wall =
    { $written ->
        [yes] A wall stands on { $space } now.
       *[no] A new wall stands on the Field.
    }
event-cratered = { $spacesCount ->
        [one] One crater opens
       *[other] { $spacesCount } craters open
    }{ $written ->
        [yes] : { NAME($spaces) }.
       *[no] .
    }
event-trapped =
    { $whomYou ->
        [yes] Your
       *[no] { $whom }’s
    } { NAME($tile) } is trapped, and out of the game.
event-freed =
    { $whomYou ->
        [yes] Your
       *[no] { $whom }’s
    } { NAME($tile) } is free again.
event-boosted =
    { $stones ->
        [one] { $who } spent a Stone: 1 more for the { NAME($tile) }.
       *[other] { $who } spent { $stones } Stones: { $stones } more for the { NAME($tile) }.
    }
event-escaped = The { NAME($tile) } escapes, and the battle is off.
event-controlled =
    { $you ->
        [yes] You control
       *[no] { $who } controls
    } { $whomYou ->
        [yes] your
       *[no] { $whom }’s
    } { NAME($tile) } until the end of the turn.
event-passed = { $who } passed.
event-skipped =
    { $you ->
        [yes] You cannot move, and lose { $times ->
            [one] this turn
           *[other] { $times } turns in a row
        }.
       *[no] { $who } cannot move, and loses { $times ->
            [one] this turn
           *[other] { $times } turns in a row
        }.
    }
event-waited =
    { $you ->
        [yes] You have only your { NAME($tile) } left, and wait for an attack.
       *[no] { $who } has only the { NAME($tile) } left, and waits for an attack.
    }
event-duel = Only Strongholds are left: a duel!
event-siege = Nobody attacked the { NAME($tile) } for { $turns } turns.
event-clock = No tile was defeated in { $turns } turns.

# Advice: what a hint would have one do, and why that is good

hint-where = Begin here: { $brief }.
would-took = Choose the { NAME($tile) }.
would-moved =
    Move the { NAME($tile) }{ $written ->
        [yes] { " " }to { $to }.
       *[no] .
    }
would-jumped =
    Jump with the { NAME($tile) }{ $written ->
        [yes] { " " }to { $to }.
       *[no] .
    }
would-fight = Fight the { NAME($foe) }.
would-activated = Use { NAME($power) }.
would-boosted =
    { $stones ->
        [one] Spend a Stone.
       *[other] Spend { $stones } Stones.
    }
would-passed = Pass.

missed-moved =
    { $own ->
        [true] You
       *[false] { $who }
    } could have moved your { NAME($tile) }. { $why }
missed-jumped =
    { $own ->
        [true] You
       *[false] { $who }
    } could have jumped with your { NAME($tile) }. { $why }
missed-fight =
    { $own ->
        [true] You
       *[false] { $who }
    } could have fought the { NAME($foe) }. { $why }
missed-activated =
    { $own ->
        [true] You
       *[false] { $who }
    } could have used { NAME($power) }. { $why }
missed-passed =
    { $own ->
        [true] You
       *[false] { $who }
    } could have waited. { $why }

better-odds =
    { $own ->
        [true] You could have fought the { NAME($foe) }: your { NAME($tile) }
       *[false] { $who } could have fought the { NAME($foe) }: the { NAME($tile) }
    } wins { $wins ->
        [one] once
       *[other] { $wins } times
    } in { $of }.
better-certain =
    { $own ->
        [true] You could have fought the { NAME($foe) }: your { NAME($tile) }
       *[false] { $who } could have fought the { NAME($foe) }: the { NAME($tile) }
    } cannot lose.

merit-odds =
    Against the { NAME($foe) }, the { NAME($tile) } wins { $wins ->
        [one] once
       *[other] { $wins } times
    } in { $of }.
merit-certain = Against the { NAME($foe) }, the { NAME($tile) } cannot lose.
merit-strong = The { NAME($foe) } is the strongest tile in reach.
merit-stronghold = It attacks the Stronghold.
merit-ends = If it wins, it wins the game.
merit-pod = There the { NAME($tile) } touches a friend: a pod. That adds 1 in battle.
merit-flees = There no enemy can reach the { NAME($tile) } in one turn.
merit-guards = It guards its own Stronghold.
merit-closer =
    It comes closer to { $whomYou ->
        [yes] your
       *[no] { $whom }’s
    } Stronghold.
merit-turns = With it, it is { $total } against { $other }.
merit-saves = Without it, the { NAME($tile) } would be lost.
merit-undoes = It destroys { NAME($power) } before that works.
merit-traps = It traps the { NAME($tile) }.
merit-last = It is the only thing that can be done.
merit-keeps = The powers are worth more later.

# What cannot be said, and why

refusal-options-teams = Only four can play two against two.
refusal-options-tiles =
    Tile { $entry } of your list: { $why ->
        [form] it cannot be read. A Character is a number, a colour and six Strike Values, like 018 red 1 2 3 2 2 6. A Stronghold is like 004 = 3 4 5 6 1 2 + 7.
        [twice] that number stands there twice.
        [power] 064 to 075 are powers, and have no Strike Values.
        [number] no tile may have this number. Use 001 to 063, or 100 to 999.
        [kind] 001 to 012 are Strongholds, and 016 to 063 are Characters.
       *[equal] its six Strike Values are all alike, so its battles might never end.
    }
refusal-syntax-toss = The toss is the word “toss” and a number from 1 to { $seats }.
refusal-syntax-deal = A deal is the word “deal” and { $count } tiles.
refusal-syntax-roll = A roll is the word “roll” and a colour: red, yellow, green, purple, blue or white.
refusal-syntax-take =
    { $count ->
        [one] Say the word “take” and a tile, like take 006.
       *[other] Say the word “take” and { $count } tiles, lower numbers first: the Stronghold, Characters, powers.
    }
refusal-syntax-place = Say each Character and its space, like 017 d3 018 c2, or say “arrange”.
refusal-syntax-turn = Say where a Character stands and where it goes, like c4 d5. Several jumps are c4 e4 g4.
refusal-syntax-fight = Say the word “fight” and a space, like fight d5.
refusal-syntax-window = Use one of your powers, or pass. Typed, that is “power 064” or “pass”.
refusal-syntax-power = Say “power { $power }” and what it is for, like { $example }.
refusal-syntax-boost = Say the word “boost” and a number of Stones, like boost 2.
refusal-syntax-unfinished = Go on: something is still missing.

refusal-not-offered = You may not choose the { NAME($tile) }: it is not offered.
refusal-too-many-alike = Nobody has more than two tiles that are alike, like { NAME($tile) }.
refusal-not-yours-to-place = The { NAME($tile) } is not one of your Characters.
refusal-not-all-placed = Put all of your Characters on the Field.
refusal-place-far = { $space } is too far away. Go at most two steps from your Stronghold.
refusal-place-taken = Something stands on { $space } already.

refusal-must-move = You cannot pass, since one of your Characters can move.
refusal-cannot-move = None of your Characters can move, so you lose this turn.
refusal-off-field = There is no space { $space } on this Field.
refusal-no-tile = No tile stands on { $space }.
refusal-not-yours = The { NAME($tile) } is not yours.
refusal-stays = The { NAME($tile) } cannot move. Only Characters can.
refusal-trapped = The { NAME($tile) } is trapped, and can do nothing.
refusal-taken = The { NAME($tile) } stands on { $space }. To attack it, go to a space beside it.
refusal-crater = A crater is on { $space }. Nobody can enter it.
refusal-too-far = { $space } is too far away. Go one step, or jump over a friendly tile.
refusal-too-far-speed = { $space } is too far away. Speed lets a Character go two steps.
refusal-nothing-to-jump = No friendly tile stands between { $from } and { $space }.
refusal-jump-opposing = The { NAME($tile) } is an enemy tile. Jump over friendly tiles only.
refusal-jump-crater = Nobody can jump over a crater.
refusal-jump-trapped = The { NAME($tile) } is trapped. Nobody can jump over it.
refusal-advance-or-jump = In a turn, a Character either advances or jumps, not both.
refusal-landed-already = The Character was on { $space } before, in this turn.
refusal-contact-stops = On { $space }, the Character touches an enemy tile and stops.
refusal-not-touched = You do not fight the { NAME($tile) } on { $space } now.
refusal-fight-own = The { NAME($tile) } is on your own team.
refusal-duel = Only Strongholds are left, so you have to attack.
refusal-only-stronghold = Only your Stronghold is left. Attack with it, or pass.

refusal-power-not-held = You do not have { NAME($power) }.
refusal-power-cost =
    { $cost ->
        [one] { NAME($power) } costs 1 Stone
       *[other] { NAME($power) } costs { $cost } Stones
    }, and you have { $stones ->
        [0] none.
       *[other] { $stones }.
    }
refusal-power-turn = { NAME($power) } is an Ultimate: a power for your own turn.
refusal-power-moment = { NAME($power) } cannot be used at this moment.
refusal-power-twice = { NAME($power) } is in force already.
refusal-power-target = You cannot use { NAME($power) } on the { NAME($tile) }.
refusal-power-trapped = The { NAME($tile) } is trapped. Powers do nothing to it.
refusal-power-space = { $space } is not empty.
refusal-power-beside = { $space } is not beside the { NAME($tile) }.
refusal-power-distance = The { NAME($tile) } is not exactly two steps away.
refusal-power-nothing = There is no such power to destroy.
refusal-last-stand =
    { $characters ->
        [0] You have no Character left.
       *[other] You have { $characters } Characters left. Last Stand is for your last one.
    }
refusal-not-in-battle = The { NAME($tile) } is not in this battle.
refusal-in-battle = The { NAME($tile) } is in this battle.
refusal-no-escape = Self-Destruct is in force: nobody can escape from this battle.
refusal-no-battle = There is no battle now.
refusal-boost-powers = Spend Stones like this only when you have no powers left.
refusal-boost-stones =
    { $stones ->
        [0] You have no Stones.
        [one] You have only 1 Stone.
       *[other] You have only { $stones } Stones.
    }
refusal-boost-game = Only with three or four players do Stones help in a battle.

# Lessons

lesson-win-title = How you win
lesson-win-task = The other player has only a Stronghold left. Defeat it, and you win: attack it with your Unicorn!
lesson-win-hint = Touch your Unicorn, and then a space right beside the Stronghold.
lesson-win-other = That is allowed, but here the Unicorn should attack the Stronghold.
lesson-win-cheer = A brave attack!
lesson-win-done = Both roll, and the higher number wins. Defeat every enemy tile, and the game is yours.

lesson-advance-title = One step
lesson-advance-task = A Character advances one step, onto an empty space beside it. Advance with your Lion!
lesson-advance-hint = Touch your Lion, and then an empty space right beside it.
lesson-advance-other = That is allowed, but here the Lion should go a single step.
lesson-advance-cheer = Off goes the Lion!
lesson-advance-done = Each space has up to six neighbours. Strongholds stay where they are.

lesson-jump-title = A jump
lesson-jump-task = A Character can jump straight over a friendly tile beside it. Jump with your Frog over the Lion!
lesson-jump-hint = Touch your Frog. The space behind the Lion is where it lands.
lesson-jump-other = That is allowed, but here the Frog should jump over the Lion.
lesson-jump-cheer = What a leap!
lesson-jump-done = Jumps get you on faster. You may jump over your Stronghold, too, but never over enemies.

lesson-chain-title = Several jumps
lesson-chain-task = One jump may follow another, in any direction. Jump as far as you can with your Frog!
lesson-chain-hint = Touch your Frog, and then the three spaces where it lands, one by one.
lesson-chain-other = That is allowed, but here the Frog can jump three times.
lesson-chain-cheer = Hop, hop, hop!
lesson-chain-done = If your tiles stand well, one turn takes you across half the Field.

lesson-battle-title = A battle
lesson-battle-task = Land beside an enemy tile, and you attack it. Compare their numbers, and attack the weaker one!
lesson-battle-hint = Compare the six numbers of both enemy tiles. Which of them has the lower ones?
lesson-battle-other = That is allowed, but you would attack the stronger one. Compare the numbers.
lesson-battle-cheer = Well chosen: that was the weaker one!
lesson-battle-done = The die says a colour for each of them, and the higher number wins. The winner stays, the loser leaves the Field.

lesson-several-title = Two at once
lesson-several-task = Your Lion can touch two enemy tiles at once. Move it there: it fights both, one after the other!
lesson-several-hint = Look for an empty space that lies beside both enemy tiles.
lesson-several-other = That is allowed, but here the Lion should touch both enemy tiles.
lesson-several-cheer = Two at once: your Lion is bold!
lesson-several-done = You choose whom you fight first. If your Lion loses that battle, the second one is off.

lesson-colour-title = The Colour Bonus
lesson-colour-task = A Character adds the number that its Stronghold has in its colour. Attack with the one that gets most!
lesson-colour-hint = Each Character has a colour. Find that colour on your Stronghold: where is the highest number?
lesson-colour-other = That is allowed, but another Character gets more from your Stronghold.
lesson-colour-cheer = The best colour of all!
lesson-colour-done = This Colour Bonus counts in every battle. It lasts as long as your Stronghold stands.

lesson-pod-title = A pod
lesson-pod-task = Friendly tiles that touch are a pod, and its Characters get +1. Attack so that you touch a friend, too!
lesson-pod-hint = Find a space beside the enemy tile, and also beside one of yours.
lesson-pod-other = That is allowed, but there your Character touches none of your tiles.
lesson-pod-cheer = Together you are stronger!
lesson-pod-done = Each Character of a pod gets +1, however many there are. A Stronghold can be part of it, too.

lesson-stronghold-title = A strong Stronghold
lesson-stronghold-task = When attacked, a Stronghold adds its Defense Bonus, the number at its bottom. Attack it with a Character that can win!
lesson-stronghold-hint = Add the Defense Bonus to its numbers. Which Character can beat that, with its Colour Bonus?
lesson-stronghold-other = That is allowed, but that Character has hardly a chance.
lesson-stronghold-cheer = You chose the right one!
lesson-stronghold-done = Without its Stronghold, the other player has no Colour Bonus any more.

lesson-power-title = Stones and a power
lesson-power-task = You won two Stones in battles. Stones pay for powers: use Teamwork, since your roll is too low!
lesson-power-hint = Touch Teamwork, and then your tile that is in the battle.
lesson-power-other = That is allowed, but then your tile loses. Teamwork adds 7.
lesson-power-cheer = Just in time!
lesson-power-done = Now your tile wins. Each battle that you win brings a Stone for the next power.

lesson-answer-title = In another player’s turn
lesson-answer-task = The other player uses a power. A Surge is a power for anybody’s turn: use one, and destroy theirs!
lesson-answer-hint = Touch Detection, and then the power that was used.
lesson-answer-other = That is allowed, but then the power works. You can destroy it.
lesson-answer-cheer = Not with you!
lesson-answer-done = The power that was used last works first, so yours came before.

lesson-wall-title = A wall
lesson-wall-task = An Ultimate is a power that stays. Put your Energy Barrier where it keeps the Wolf from your Stronghold!
lesson-wall-hint = Touch Energy Barrier. Then find the empty space beside both the Wolf and your Stronghold.
lesson-wall-other = That is allowed, but then the Wolf still gets to your Stronghold.
lesson-wall-cheer = No way through for the Wolf!
lesson-wall-done = Nobody can enter your wall, and only you can jump over it. Now play a whole game!

# The table, for whoever hears it

label-tile =
    { $space }, { $name }{ $whose ->
        [own] , yours
       *[other] { "" } of { $owner }
    }{ $kind ->
        [stronghold] , Stronghold
       *[character] , { $colour ->
            [red] red
            [yellow] yellow
            [green] green
            [purple] purple
            [blue] blue
           *[white] white
        }
    }: { $numbers }
label-numbers = red { $red }, yellow { $yellow }, green { $green }, purple { $purple }, blue { $blue }, white { $white }
label-defense = Defense Bonus { $defense }
label-ally = with the sign of { $name }
label-under = beneath it { $powers }
label-trapped = trapped
label-controlled = controlled by { $name }
label-wall =
    { $space }, { $name }, a wall{ $whose ->
        [own] { "" } of yours
       *[other] { "" } of { $owner }
    }
label-crater = { $space }, a crater
label-space = { $space }, empty
label-start = { $space }, empty, a start space
label-place =
    { $name }{ $kind ->
        [stronghold] , Stronghold
       *[character] , { $colour ->
            [red] red
            [yellow] yellow
            [green] green
            [purple] purple
            [blue] blue
           *[white] white
        }
    }: { $numbers }
label-power = { $name }, { $kind }, { $cost }. { $means }
label-power-waiting = { $name } of { $owner }, waiting to take effect
label-power-in-force =
    { $name } of { $owner }, in force{ $spaces ->
        [none] { "" }
       *[other] { "" } on { NAME($spaces) }
    }
row-field = Field
row-powers = Your powers
row-placing = Characters to be placed
row-offered = Tiles to choose from
row-stack = Powers that wait
layout =
    A Field of hexagons, nine rows of { $columns } spaces. A space is called by its column, a to { $last }, and its row, 1 to 9; every second row stands half a space to the right, and a space has up to six neighbours.{ $seats ->
        [2] { "" } { $first } begins on row 1 and { $second } on row 9.
       *[other] { "" } Two Strongholds stand on row 1 and two on row 9.
    }


stand-turn = Turn { $turn }.
stand-tiles =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $count ->
        [0] no tiles in play.
        [one] one tile in play: { $list }.
       *[other] { $count } tiles in play: { $list }.
    }
stand-on = { $name } on { $space }
stand-stones =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $stones ->
        [0] no Stones
        [one] 1 Stone
       *[other] { $stones } Stones
    } and { $powers ->
        [0] no powers left.
        [one] 1 power left.
       *[other] { $powers } powers left.
    }
stand-own-powers = Your powers are { NAME($list) }.
stand-lost =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } lost { NAME($list) }.
stand-touching = { $name } touches { NAME($list) }.
stand-battle = { $name } fights { $foe }.
stand-sum = { $name }: { $sentence } = { $total }.
stand-unrolled = { $name } has not rolled yet, and gets { $plus } more.
stand-odds = { $name } wins this battle { $wins } times in { $of }.
stand-waiting = These powers wait, the last one first: { $list }.
stand-in-force = These powers are in force: { $list }.
stand-craters = Craters are on { NAME($spaces) }.
stand-out = { $name } is out.
stand-siege =
    { $left ->
        [one] 1 turn left to attack the { $name }. Without an attack it is a draw.
       *[other] { $left } turns left to attack the { $name }. Without an attack it is a draw.
    }
stand-clock =
    { $left ->
        [one] If no tile is defeated in this turn, the game is over.
       *[other] If no tile is defeated in { $left } turns, the game is over.
    }

# The feast

feast-won =
    { $count ->
        [one] { $you ->
            [yes] You won!
           *[no] { $names } won!
        }
       *[other] { $names } won!
    }
feast-draw = Nobody wins: a draw.
feast-gave-up =
    { $count ->
        [one] { $you ->
            [yes] You won.
           *[no] { $names } won.
        }
       *[other] { $names } won.
    }
feast-stopped = The game is over.
