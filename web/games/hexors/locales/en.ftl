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
