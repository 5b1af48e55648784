# What Hexors says, in English.

title = Hexors
blurb = Move your Characters over a field of hexagons, and battle: a die of six colours says which numbers fight.

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

sum-colour = Colour
sum-pod = Pod
sum-ally = Ally
sum-defense = Defense
sum-boost = Stones
sum-against = against

word-take = Take
word-arrange = Arrange for me
word-fight = Fight
word-power = Use a power
word-boost = Use Stones
word-pass = Pass

reason-eliminated = All tiles of the other side are defeated.
reason-trapped = Everything that is left of the other side is trapped.
reason-duel = The Strongholds fought a duel, and one of them fell.
reason-last-stronghold = Only one Stronghold is left.
reason-team = Both Strongholds of a team are defeated.
reason-siege = The Stronghold that stood alone was not attacked in twelve turns.
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
ask-chosen = { $you ->
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
ask-place-where = Where shall { NAME($tile) } stand?
ask-move =
    { $you ->
        [yes] Which Character do you move?
       *[no] { $name }, which Character do you move?
    }
ask-besiege =
    { $you ->
        [yes] { $left ->
            [one] Last turn to attack the { NAME($tile) }. Which Character do you move?
           *[other] { $left } turns left to attack the { NAME($tile) }. Which Character do you move?
        }
       *[no] { $name }, { $left ->
            [one] last turn to attack the { NAME($tile) }. Which Character do you move?
           *[other] { $left } turns left to attack the { NAME($tile) }. Which Character do you move?
        }
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
        [yes] Whom does your Stronghold attack? You may also pass.
       *[no] { $name }, whom does your Stronghold attack? You may also pass.
    }
ask-fight =
    { $you ->
        [yes] Which of { $foes } tiles does { NAME($tile) } fight now?
       *[no] { $name }: which of { $foes } tiles does { NAME($tile) } fight now?
    }
ask-start =
    { $you ->
        [yes] A power
       *[no] { $name }, a power
    } before { $own ->
        [true] you move?
       *[false] { $whom } moves?
    }
ask-contact =
    { $you ->
        [yes] { NAME($tile) } will attack. A power?
       *[no] { $name }: { NAME($tile) } will attack. A power?
    }
ask-before =
    { $you ->
        [yes] { NAME($tile) } attacks { NAME($foe) }. A power?
       *[no] { $name }: { NAME($tile) } attacks { NAME($foe) }. A power?
    }
ask-attacker =
    { $you ->
        [yes] { NAME($tile) } has { $total }, and { NAME($foe) } rolls next. A power?
       *[no] { $name }: { NAME($tile) } has { $total }, and { NAME($foe) } rolls next. A power?
    }
ask-defender =
    { $you ->
        [yes] { NAME($tile) } has { $total }, { NAME($foe) } has { $other }. A power?
       *[no] { $name }: { NAME($tile) } has { $total }, { NAME($foe) } has { $other }. A power?
    }
ask-end =
    { $you ->
        [yes] A power before your turn ends?
       *[no] { $name }, a power before your turn ends?
    }
ask-answer =
    { $you ->
        [yes] { $whomYou ->
            [yes] You use { NAME($power) }. Another power?
           *[no] { $whom } uses { NAME($power) }. Your answer?
        }
       *[no] { $name }: { $whomYou ->
            [yes] you use { NAME($power) }. Another power?
           *[no] { $whom } uses { NAME($power) }. Your answer?
        }
    }
ask-power = Which power?
ask-boost = How many Stones? Each of them is 1 more.
ask-target = Which tile is { NAME($power) } for?
ask-wall = On which empty space shall the wall stand?
ask-escape = Which of the two tiles escapes?
ask-escape-to = Where shall { NAME($tile) } go? Or does it stay?
ask-detect = Which power shall be destroyed?
ask-debris = Which of your Characters attacks from afar?
ask-debris-target = Whom does { NAME($tile) } attack?
ask-debris-wall = On which empty space beside { NAME($tile) } shall the wall stand?
ask-craters =
    { $left ->
        [one] Where shall the last crater be?
       *[other] Where shall the craters be? { $left } more.
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
    { $who } can move nothing, and { $you ->
        [yes] lose
       *[no] loses
    } { $times ->
        [one] this turn.
       *[other] { $times } turns in a row.
    }
event-waited =
    { $who } { $you ->
        [yes] have
       *[no] has
    } only the { NAME($tile) } left, and { $you ->
        [yes] lose
       *[no] loses
    } every turn until it is attacked.
event-duel = Only the Strongholds are left: a duel!
event-siege = { NAME($tile) } was not attacked in { $turns } turns.
event-clock = No tile was defeated in { $turns } turns.

# Advice: what a hint would have one do, and why that is good

hint-where = Begin here: { $brief }.
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

missed-moved =
    { $own ->
        [true] You
       *[false] { $who }
    } could have moved { NAME($tile) }. { $why }
missed-jumped =
    { $own ->
        [true] You
       *[false] { $who }
    } could have jumped with { NAME($tile) }. { $why }
missed-fight =
    { $own ->
        [true] You
       *[false] { $who }
    } could have fought { NAME($foe) }. { $why }
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

merit-odds = There { NAME($tile) } fights { NAME($foe) }, and wins { $wins } times in { $of }.
merit-certain = There { NAME($tile) } fights { NAME($foe) }, and cannot lose.
merit-strong = { NAME($foe) } is the strongest of the tiles that you can reach.
merit-stronghold = It attacks the Stronghold.
merit-ends = If it wins, the game is yours.
merit-pod = Then { NAME($tile) } stands in a pod, and has 1 more in a battle.
merit-flees = There no opposing tile can reach { NAME($tile) } in one turn.
merit-guards = It guards your Stronghold.
merit-closer = It comes closer to the Stronghold of { $whom }.
merit-turns = With it you have { $total } against { $other }.
merit-saves = Without it you would lose { NAME($tile) }.
merit-undoes = It destroys { NAME($power) } before it takes effect.
merit-traps = It traps { NAME($tile) }.
merit-last = It is the only thing that you can do.
merit-keeps = Your powers are worth more later.

found-none =
    { $game ->
        [beginner] Nothing stands out: in the Beginner’s game the dice decide most.
       *[other] { $lost ->
            [yes] You made no great mistake. The other side was just a little better.
           *[no] Nothing stands out: no great mistake was made. Well played!
        }
    }

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

refusal-not-offered = { NAME($tile) } is not among the tiles that you may take.
refusal-too-many-alike = Nobody has more than two tiles that are alike, and { NAME($tile) } stands there more often.
refusal-not-yours-to-place = { NAME($tile) } is none of the Characters that you have to place.
refusal-not-all-placed = Put all of your Characters on the Field.
refusal-place-far = { $space } is too far away: at most two steps from your Stronghold.
refusal-place-taken = Something stands on { $space } already.

refusal-must-move = You cannot pass: one of your Characters can move.
refusal-cannot-move = None of your Characters can move, so you lose this turn.
refusal-off-field = There is no space { $space } on this Field.
refusal-no-tile = No tile stands on { $space }.
refusal-not-yours = { NAME($tile) } does not belong to you.
refusal-stays = { NAME($tile) } cannot move. Only Characters can.
refusal-trapped = { NAME($tile) } is trapped, and can do nothing.
refusal-taken = { NAME($tile) } stands on { $space }. Go to an empty space: you attack a tile from beside it.
refusal-crater = A crater is on { $space }. Nobody can enter it.
refusal-too-far = { $space } is too far away. A Character advances one step, or jumps over one friendly tile.
refusal-too-far-speed = { $space } is too far away. With Speed a Character advances two steps, one after the other.
refusal-nothing-to-jump = There is no friendly tile to jump over between { $from } and { $space }.
refusal-jump-opposing = { NAME($tile) } is an opposing tile. You jump over friendly tiles only.
refusal-jump-crater = Nobody can jump over a crater.
refusal-jump-trapped = { NAME($tile) } is trapped. Nobody can jump over it.
refusal-advance-or-jump = In a turn a Character either advances or jumps, not both.
refusal-landed-already = The Character was on { $space } already in this turn.
refusal-contact-stops = On { $space } the Character touches an opposing tile, so its move ends there.
refusal-not-touched = { NAME($tile) } on { $space } is none of the tiles that you fight now.
refusal-fight-own = { NAME($tile) } is on your side.
refusal-duel = Only Strongholds are left: you have to attack.
refusal-only-stronghold = Only your Stronghold is left. Say “fight” and a space, or pass.

refusal-power-not-held = You do not have { NAME($power) }.
refusal-power-cost =
    { $cost ->
        [one] { NAME($power) } costs 1 Stone
       *[other] { NAME($power) } costs { $cost } Stones
    }, and you have { $stones ->
        [0] none.
       *[other] { $stones }.
    }
refusal-power-turn = { NAME($power) } is an Ultimate. Use it in your own turn.
refusal-power-moment = { NAME($power) } cannot be used at this moment.
refusal-power-twice = { NAME($power) } is in force already.
refusal-power-target = { NAME($power) } cannot be used on { NAME($tile) }.
refusal-power-trapped = { NAME($tile) } is trapped. Powers do nothing to it.
refusal-power-space = { $space } is not empty.
refusal-power-beside = { $space } is not beside { NAME($tile) }.
refusal-power-distance = { NAME($tile) } is not exactly two steps away.
refusal-power-nothing = There is no such power to destroy.
refusal-last-stand =
    { $characters ->
        [0] You have no Character left.
       *[other] You have { $characters } Characters left. Last Stand is for your last one.
    }
refusal-not-in-battle = { NAME($tile) } is not in this battle.
refusal-in-battle = { NAME($tile) } is in this battle.
refusal-no-escape = Self-Destruct is in force: nobody can escape from this battle.
refusal-no-battle = There is no battle now.
refusal-boost-powers = Stones are boosts only when you have no powers left.
refusal-boost-stones =
    { $stones ->
        [0] You have no Stones.
        [one] You have only 1 Stone.
       *[other] You have only { $stones } Stones.
    }
refusal-boost-game = In this game Stones are no boosts. Three or four players can use them so.

# Lessons

lesson-win-title = How you win
lesson-win-task = Only the Stronghold of the other player is left, and you win if it is defeated. Attack it with your Unicorn!
lesson-win-hint = Touch your Unicorn, and then a space right beside the Stronghold.
lesson-win-other = That may be played, but here the Unicorn should attack the Stronghold.
lesson-win-done = Both roll, and the higher number wins. Your side is the winner when all tiles of the other are defeated.

lesson-advance-title = One step
lesson-advance-task = A Character advances one step, onto an empty neighbouring space. Advance with your Lion!
lesson-advance-hint = Touch your Lion, and then an empty space right beside it.
lesson-advance-other = That may be played, but here the Lion should go a single step.
lesson-advance-done = A space has six neighbours. Strongholds stay where they are.

lesson-jump-title = A jump
lesson-jump-task = A Character can jump straight over a friendly tile beside it. Jump with your Frog over the Lion!
lesson-jump-hint = Touch your Frog. The space behind the Lion is where it lands.
lesson-jump-other = That may be played, but here the Frog should jump over the Lion.
lesson-jump-done = So you get on faster. You may jump over your Stronghold, too, but never over an opposing tile.

lesson-chain-title = Several jumps
lesson-chain-task = One jump may follow another, in any direction. Jump as far as you can with your Frog!
lesson-chain-hint = Touch your Frog, and then one after the other the three spaces where it lands.
lesson-chain-other = That may be played, but here the Frog can jump three times.
lesson-chain-done = In one turn a Character can cross half the Field, if your tiles stand well.

lesson-battle-title = A battle
lesson-battle-task = Who lands beside an opposing tile attacks it. Rest on a tile to see its numbers, and attack the weaker one!
lesson-battle-hint = Compare the six numbers of both opposing tiles. Which of them has the lower ones?
lesson-battle-other = That may be played, but you would attack the stronger one. Compare the numbers.
lesson-battle-done = The die says a colour for each of them, and the higher number wins. The winner stays, the loser leaves the Field.

lesson-several-title = Two at once
lesson-several-task = Your Lion can touch two opposing tiles at once. Move it there: it fights both, one after the other!
lesson-several-hint = Look for an empty space that lies beside both opposing tiles.
lesson-several-other = That may be played, but here the Lion should touch both opposing tiles.
lesson-several-done = You choose whom you fight first. If your Lion loses a battle, the other one is not fought any more.

lesson-colour-title = The Colour Bonus
lesson-colour-task = A Character adds the number of its Stronghold in its own colour. Attack with the one that gets most from your Stronghold!
lesson-colour-hint = Look at the ground of your Characters, and for its colour on your Stronghold. Where is the highest number?
lesson-colour-other = That may be played, but another Character gets more from your Stronghold.
lesson-colour-done = That number counts in every battle, whatever the die says, as long as your Stronghold stands.

lesson-pod-title = A pod
lesson-pod-task = Friendly tiles that touch are a pod, and its Characters get +1. Attack so that you touch a friendly tile, too!
lesson-pod-hint = Look for a space that lies beside the opposing tile and beside one of your own.
lesson-pod-other = That may be played, but there your Character touches none of your tiles.
lesson-pod-done = +1 for each Character of the pod, however many there are. A Stronghold can be part of it, too.

lesson-stronghold-title = A strong Stronghold
lesson-stronghold-task = A Stronghold adds its Defense Bonus, the number at its bottom. Attack it with a Character that can still win!
lesson-stronghold-hint = Add the Defense Bonus to its numbers. Which of your Characters comes to more, with its Colour Bonus?
lesson-stronghold-other = That may be played, but that Character has hardly a chance.
lesson-stronghold-done = Without its Stronghold, the other player has no Colour Bonus any more.

lesson-power-title = Stones and a power
lesson-power-task = You have won two Stones, and Teamwork costs two. Use it, since your roll is too low!
lesson-power-hint = Touch Teamwork, and then your tile that is in the battle.
lesson-power-other = That may be played, but then your tile loses. Teamwork gives it 7 more.
lesson-power-done = Now it wins. Each battle that you win brings you a Stone for the next power.

lesson-answer-title = In the turn of another
lesson-answer-task = The other player uses a power against you. A Surge can be used now, too: destroy that power!
lesson-answer-hint = Touch Detection, and then the power that was used.
lesson-answer-other = That may be played, but then the power takes effect. You can destroy it.
lesson-answer-done = The power that was used last takes effect first, so yours came before.

lesson-wall-title = A wall
lesson-wall-task = The Wolf wants to attack your Stronghold. Put your Energy Barrier on the one space that stops it!
lesson-wall-hint = Touch Energy Barrier, and then the empty space that lies beside the Wolf and beside your Stronghold.
lesson-wall-other = That may be played, but then the Wolf still gets to your Stronghold.
lesson-wall-done = An Ultimate stays on the Field: nobody can enter the wall, and only you can jump over it. Now play a whole game!

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
       *[other] { "" } on { $spaces }
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
stand-own-powers = Your powers are { $list }.
stand-lost =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } lost { $list }.
stand-touching = { $name } touches { $list }.
stand-battle = { $name } fights { $foe }.
stand-sum = { $name }: { $sentence } = { $total }.
stand-unrolled = { $name } has not rolled yet, and gets { $plus } more.
stand-odds = { $name } wins this battle { $wins } times in { $of }.
stand-waiting = These powers wait, the last one first: { $list }.
stand-in-force = These powers are in force: { $list }.
stand-craters = Craters are on { $spaces }.
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
