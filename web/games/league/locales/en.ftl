# What Numbers League says, in English.

title = Numbers League
blurb = Build superheroes from heads, bodies and legs, add them up, and capture villains.

option-level = Level
option-level-hero = Hero: adding and taking away
option-level-superhero = Superhero: negative numbers and times, too
option-villains = Villains
option-villains-24 = 24, a whole city
option-villains-18 = 18
option-villains-12 = 12, a quick game
option-sides = Sides of the villains
option-sides-mixed = Yellow and green, by chance
option-sides-green = All green
option-equations = Show sums
option-equations-before = While you choose
option-equations-after = After the capture
option-equations-never = Never
option-equations-self = I do the sums myself: nothing glows, and no sum is told
option-glow = Villains that can be captured glow
preset-hero = Hero level
preset-hero-means = Adding and taking away, with 24 villains in the city.
preset-quick = Quick game
preset-quick-means = As Hero level, but only 12 villains: about half as long.
preset-superhero = Superhero level
preset-superhero-means = With negative numbers and times, too.
preset-expert = For experts
preset-expert-means = Superhero level, and the page lends no eye: no sums, and nobody glows.
goal-round = Play alone, and save the city in fewer than { $most } rounds.
goal-round-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }

word-trade = Trade a card
word-hq = Go to HQ
word-done = Now capture
word-pass = Pass

ask-action =
    { $you ->
        [yes] { $fits ->
            [true] { $plays ->
                [one] One more card?
               *[other] Play up to two cards.
            }
           *[false] No card of yours fits now. { $returns ->
                [true] Trade one, or go to HQ for new ones.
               *[false] Trade one, or go on and capture.
            }
        }
       *[no] { $fits ->
            [true] { $plays ->
                [one] { $name }, one more card?
               *[other] { $name }, play up to two cards.
            }
           *[false] { $name }, no card of yours fits now. { $returns ->
                [true] Trade one, or go to HQ for new ones.
               *[false] Trade one, or go on and capture.
            }
        }
    }
ask-device-for = Who gets the device?
ask-trade = Which card do you give away? You get one of the Sidekick’s three for it.
ask-trade-for = Which of the Sidekick’s cards do you choose for it?
ask-hq = Which cards do you give to HQ? You draw new ones, but capture nobody this turn.
ask-hq-more = More cards for HQ, or enough?
ask-capture =
    { $you ->
        [yes] Which villain do you capture?
       *[no] { $name }, which villain do you capture?
    }
ask-villain =
    { $fits ->
        [true] { $more ->
            [true] { $shown ->
                [true] { $sum } so far. Which villain is it, or who else takes part?
               *[false] Who else takes part, or which villain is it?
            }
           *[false] { $shown ->
                [true] Which villain is { $sum }?
               *[false] Which villain is it?
            }
        }
       *[false] { $shown ->
            [true] { $sum } so far. Who else takes part?
           *[false] Who else takes part?
        }
    }
ask-team =
    { $fits ->
        [true] { $more ->
            [true] { $sum } is just right. Press “Done”, or have others take part.
           *[false] { $sum } is just right. Press “Done”.
        }
       *[false] { $alone ->
            [true] Who captures { NAME($villain) }? Its number is { $weakness }.
           *[false] { $more ->
                [true] { $shown ->
                    [true] { $sum } so far, and { $weakness } is needed. Who else takes part?
                   *[false] Who else takes part against { NAME($villain) }, { $weakness }?{ $tries ->
                        [true] { "" } Or press “Done”.
                       *[false] { "" }
                    }
                }
               *[false] { $shown ->
                    [true] { $sum } so far, and { $weakness } is needed. Who stays at home?
                   *[false] Is that { $weakness }? Press “Done”, or let somebody stay at home.
                }
            }
        }
    }

event-first =
    { $again ->
        [true] Some drew equally high totals and draw again.
       *[false]
            { $you ->
                [yes] You drew the highest total, so you play first.
               *[no] { $who } drew the highest total, so { $who } plays first.
            }
    }
event-picked = The villains are picked.
event-turned = The villains are turned over.
event-dealt =
    { $you ->
        [yes] You were dealt seven cards.
       *[no] { $who } was dealt seven cards.
    }
event-joined =
    { $active ->
        [true] The Sidekick is awake.
       *[false] The Sidekick still sleeps.
    }
event-round = Round { $round }.
event-played =
    { $who } played { NAME($card) }, { $part ->
        [h] a head
        [b] a body
       *[l] legs
    }.
event-completed = { $who } completed { NAME($parts) }!
event-equipped = { $who } gave the { NAME($device) } to { NAME($parts) }.
event-traded = { $who } traded { NAME($gave) } for { NAME($got) }.
event-woke = The Sidekick is awake now.
event-slept = The Sidekick sleeps again.
event-returned =
    { $count ->
        [one] { $who } went to HQ with one card.
       *[other] { $who } went to HQ with { $count } cards.
    }
event-ready =
    { $who } { $you ->
        [yes] go
       *[no] goes
    } on to capture.
event-captured = { $who } captured { NAME($villain) }: { $sums } = { $weakness }.
event-scored =
    { $points ->
        [one] One point!
        [2] Two points!
        [3] Three points!
        [4] Four points!
       *[other] { $points } points!
    }{ $devicesCount ->
        [0] { "" }
        [one] { "" } And one more for the { NAME($devices) }!
       *[other] { "" } And { $devicesCount } more for the { NAME($devices) }!
    }
feat-pride = Your strongest villain so far: { $count }! Before, it was { $before }.

missed-captured =
    { $own ->
        [true] You
       *[false] { $who }
    } could have captured { NAME($villain) } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }){ $equations ->
        [never] .
       *[other] : { $sums } = { $weakness }.
    }
event-passed = { $who } passed.
event-drew =
    { $count ->
        [one] { $who } drew one card.
       *[other] { $who } drew { $count } cards.
    }

# Advice: what a hint would have one do, and why that is good

would-played = Play { NAME($card) }.
would-equipped = Give the { NAME($device) } to { NAME($parts) }.
would-traded = Trade { NAME($gave) } for the Sidekick’s { NAME($got) }.
would-returned =
    { $count ->
        [one] Give one card to HQ: { NAME($cards) }.
       *[other] Give { $count } cards to HQ: { NAME($cards) }.
    }
would-ready = Press “{ word-done }”.
would-captured =
    Capture { NAME($villain) }{ $devicesCount ->
        [0] .
       *[other] { "" } with the { NAME($devices) }.
    }
would-passed = Pass: capture nobody in this turn.

merit-completes-captures =
    { $told ->
        [yes] It completes a superhero with { $sum }. Then { NAME($villain) } can be captured: { $sums } = { $weakness }.
       *[no] It completes a superhero. Then { NAME($villain) } can be captured.
    }
merit-completes =
    { $told ->
        [yes] It completes a superhero with { $sum }.
       *[no] It completes a superhero.
    }
merit-planned =
    { $told ->
        [yes] With { NAME($cards) }, the superhero { $soon ->
            [yes] makes { $sum }. It can help to capture { NAME($villain) }, { $weakness }, this turn.
           *[no] will make { $sum }. Then it can help to capture { NAME($villain) }, { $weakness }.
        }
       *[no] { $soon ->
            [yes] With { NAME($cards) }, { NAME($villain) } can be captured this turn.
           *[no] With { NAME($cards) }, the superhero can help to capture { NAME($villain) }.
        }
    }
merit-begins = It begins a new superhero.
merit-lacks =
    { $part ->
        [h] Then only a head is missing.
        [b] Then only a body is missing.
       *[l] Then only legs are missing.
    }
merit-arms-captures =
    { $told ->
        [yes] With it, { NAME($villain) } can be captured: { $sums } = { $weakness }.
       *[no] With it, { NAME($villain) } can be captured.
    }
merit-arms =
    { $told ->
        [yes] Then { NAME($parts) } is { $sum } or { $armed }, whichever is needed.
       *[no] Then { NAME($parts) } has two numbers to choose from.
    }
merit-wakes-captures =
    { $told ->
        [yes] { $slept ->
            [yes] It wakes the Sidekick with { $sum }. Then { NAME($villain) } can be captured: { $sums } = { $weakness }.
           *[no] It makes the Sidekick { $sum }. Then { NAME($villain) } can be captured: { $sums } = { $weakness }.
        }
       *[no] { $slept ->
            [yes] It wakes the Sidekick. Then { NAME($villain) } can be captured.
           *[no] It changes the Sidekick. Then { NAME($villain) } can be captured.
        }
    }
merit-wakes =
    { $told ->
        [yes] It wakes the Sidekick with { $sum }, which helps everybody.
       *[no] It wakes the Sidekick, which helps everybody.
    }
merit-fetches-captures =
    { $told ->
        [yes] With { NAME($card) }, the superhero makes { $sum }. { NAME($villain) } can be captured this turn: { $sums } = { $weakness }.
       *[no] With { NAME($card) }, the superhero is complete. { NAME($villain) } can be captured this turn.
    }
merit-fetches =
    { $part ->
        [h] It brings a head, and the hand has none.
        [b] It brings a body, and the hand has none.
       *[l] It brings legs, and the hand has none.
    }
merit-fetches-planned =
    { $told ->
        [yes] With { NAME($cards) }, the superhero { $soon ->
            [yes] makes { $sum }. It can help to capture { NAME($villain) }, { $weakness }, this turn.
           *[no] will make { $sum }. Then it can help to capture { NAME($villain) }, { $weakness }.
        }
       *[no] { $soon ->
            [yes] With { NAME($cards) }, { NAME($villain) } can be captured this turn.
           *[no] With { NAME($cards) }, the superhero can help to capture { NAME($villain) }.
        }
    }
merit-swaps-captures =
    { $told ->
        [yes] With the { NAME($device) }, { NAME($parts) } can help to capture { NAME($villain) }{ $soon ->
            [yes] { "" } this turn:
           *[no] :
        } { $sums } = { $weakness }.
       *[no] With the { NAME($device) }, { NAME($parts) } can help to capture { NAME($villain) }{ $soon ->
            [yes] { "" } this turn.
           *[no] .
        }
    }
merit-swaps-arms =
    { $told ->
        [yes] With the { NAME($device) }, { NAME($parts) } can be { $armed } instead of { $sum }.
       *[no] With the { NAME($device) }, { NAME($parts) } has two numbers to choose from.
    }
merit-spare =
    { $part ->
        [h] The hand has { $count } heads, and only one is needed.
        [b] The hand has { $count } bodies, and only one is needed.
       *[l] The hand has { $count } pairs of legs, and only one is needed.
    }
merit-idle = { NAME($card) } cannot be played now.
merit-changes =
    { $told ->
        [yes] The Sidekick is { $sum } then.
       *[no] The Sidekick then has another number.
    }
merit-saves =
    { $count ->
        [one] No part in the hand fits now. The device is kept for later.
       *[other] No part in the hand fits now. The devices are kept for later.
    }
merit-swaps = It brings the { NAME($device) }. A device changes one superhero’s number, until it is used.
merit-sleeps = Then the Sidekick sleeps, and cannot help anybody else.
merit-useless =
    { $count ->
        [one] That card cannot be played now. A new one is drawn for it.
       *[other] These cannot be played now. { $count } new cards are drawn for them.
    }
merit-stuck = None of the cards in the hand can be played now.
merit-ready =
    { $told ->
        [yes] { NAME($villain) } can be captured already: { $sums } = { $weakness }.
       *[no] { NAME($villain) } can be captured already.
    }
merit-adds = { $sums } = { $weakness }.
merit-ends =
    { $wins ->
        [yes] It is the last villain, and wins the game.
        [shared] It is the last villain, and the win is shared.
       *[no] It is the last villain: the city is saved.
    }
merit-only = It is the only villain that can be captured now.
merit-most =
    { $points ->
        [one] It brings a point.
       *[other] It brings { $points } points. No other villain here brings more.
    }
merit-rare = Only one team makes { $weakness }.
merit-devices =
    { $count ->
        [one] The device that is used is a point, too.
       *[other] The { $count } devices that are used are points, too.
    }
merit-keeps = The device is kept for later.
merit-nobody = No team fits a villain now.

gain-worth =
    { $seats ->
        [1] So the round went by without a capture, and one more is needed.
       *[other] It would have brought { $value ->
            [one] 1 point
           *[other] { $value } points
        } more.
    }
lead-worth =
    { $seats ->
        [1] No other card would have captured anybody in this round.
       *[other] Nothing else would have brought nearly as much.
    }

missed-played = { $own ->
        [true] You
       *[false] { $who }
    } could have played { NAME($card) }, to capture somebody.
missed-equipped = { $own ->
        [true] You
       *[false] { $who }
    } could have given the { NAME($device) } to { NAME($parts) }, to capture somebody.
missed-ready = { $own ->
        [true] You
       *[false] { $who }
    } could have captured somebody without another card.
missed-traded = { $own ->
        [true] You
       *[false] { $who }
    } could have traded { NAME($gave) } for { NAME($got) }, to capture somebody.

reason-city = The city is saved: every villain is captured.
reason-idle = The Hall of Heroes was empty, and nobody did anything more.
reason-hall = The Hall of Heroes was empty. Nobody captured anyone for three rounds.
reason-calm = Nobody captured anyone for twenty rounds.
score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }

refusal-syntax-first = The draw for the first turn is the word “first” and three cards for each of { $seats } players.
refusal-syntax-villains = The word “villains” and { $villains } of them are needed here.
refusal-syntax-sides = The word “sides” and the side that is up of { $villains } villains are needed here.
refusal-syntax-deal = A deal is the word “deal” and { $cards } different cards.
refusal-syntax-draw =
    { $cards ->
        [one] The word “draw” and one card of the Hall of Heroes are needed here.
       *[other] The word “draw” and { $cards } cards of the Hall of Heroes are needed here.
    }
refusal-syntax-action = Say “play h3a”, “device +10a H1”, “trade h3a l2b”, “hq h3a b2c” or “done”.
refusal-syntax-hq = Say each card once, and in this order: { $cards }.
refusal-syntax-capture = Say “capture v17 : H1 +10a s”, or “pass”.
refusal-syntax-team = Say it in this order: { $proper }.
refusal-syntax-unfinished = Go on: something is still missing.
refusal-still-action = Press “{ word-done }” first. Then touch a villain.
refusal-action-over = You have played your cards. Now capture a villain, or pass.
refusal-not-held = You do not hold { NAME($card) }.
refusal-not-part = The { NAME($card) } is a device. Put it on a complete superhero.
refusal-part-there =
    Your superhero has { $part ->
        [h] a head
        [b] a body
       *[l] legs
    } already.
refusal-not-device = { NAME($card) } is a part and no device.
refusal-no-hero = That is not one of your complete superheroes.
refusal-hero-armed = This superhero carries the { NAME($device) } already. Capture with it first, or choose another superhero.
refusal-device-carried = A superhero carries the { NAME($device) }. It is used when you capture a villain.
refusal-no-carrier = Nobody can carry it now. First complete a superhero: head, body and legs.
refusal-not-sidekick = The Sidekick does not have { NAME($card) }.
refusal-sidekick-card = { NAME($card) } is the Sidekick’s. Press “Trade a card”, and first choose one of yours.
refusal-hq-late = You have played a card, so you cannot go to HQ this turn.
refusal-no-villain = { NAME($villain) } is not in this city.
refusal-villain-gone = { NAME($villain) } is captured already.
refusal-wrong-sum =
    { $sums } = { $sum }. That is { $over ->
        [true] more
       *[false] less
    } than { $weakness }.
refusal-no-team = None of your teams adds up to exactly { $weakness }.
refusal-still-begun =
    { $needs ->
        [h] This superhero still needs a head. Then it can capture.
        [b] This superhero still needs a body. Then it can capture.
        [l] This superhero still needs legs. Then it can capture.
        [hb] This superhero still needs a head and a body. Then it can capture.
        [hl] This superhero still needs a head and legs. Then it can capture.
        [bl] This superhero still needs a body and legs. Then it can capture.
       *[hbl] Build a superhero first: a head, a body and legs. Then it can capture.
    }
refusal-not-team = { NAME($card) } is no superhero. Only complete superheroes and the Sidekick can capture.
refusal-device-alone = The device counts only with its superhero. Touch the superhero first.
refusal-device-idle = None of your superheroes carries the { NAME($device) }.
refusal-sidekick-asleep = The Sidekick sleeps. It needs a head, a body and legs.

## The table: what is written on it, and how it is told to who does not see it

table-round = Round { $round }
table-plays =
    { $plays ->
        [one] 1 card
       *[other] { $plays } cards
    }
table-sidekick = Sidekick
table-sidekick-means =
    { $active ->
        [true] The Sidekick has a head, a body and legs: it helps everybody who captures.
       *[false] The Sidekick sleeps. Trade cards with it until it has a head, a body and legs. Then it helps everybody who captures.
    }
table-trade-means = Give one of your cards to the Sidekick, and take one of its three.
table-hq-means = HQ is headquarters. Give it cards, and draw new ones. You capture nobody in this turn.
table-score = ★ { $score }
table-hero = { $name }!
table-next = Your next superhero
table-reckoned = { $sums } = { $sum }. Right!

row-city = City
row-heroes = Your superheroes
row-hand = Your hand
row-sidekick = Sidekick
layout-tall = The city is at the top, below it your superheroes, then your hand, then the Sidekick and everybody else.
layout-wide = On the left the city, below it the Sidekick and everybody else; on the right your superheroes above your hand.

feast-lost = The villains got away.
feast-alone =
    { $round ->
        [one] City saved in 1 round!
       *[other] City saved in { $round } rounds!
    }
feast-won =
    { $count ->
        [one] { $names } saved the city!
       *[other] { $names }: heroes together!
    }
feast-points =
    { $count ->
        [one] { $names } got the most points!
       *[other] { $names } got equally many points!
    }
feast-gave-up = { $who } gave up. { $names } won.
feast-stopped = You all stopped here.

strength-alone =
    { $median ->
        [0] Alone it saved the city in { $won } of { $games } measured games.
       *[other] Alone it saved the city in { $won } of { $games } measured games, half the time within { $median } rounds.
    }

result-rounds =
    { $round ->
        [one] It took 1 round.
       *[other] It took { $round } rounds.
    }
result-left =
    { $count ->
        [one] 1 villain is still at large.
       *[other] { $count } villains are still at large.
    }

card-named = { $name } { $number }
card-label =
    { $name }, { $kind ->
        [h] head
        [b] body
        [l] legs
       *[d] device
    } { $number }, { $place ->
        [hand] in your hand
       *[sidekick] of the Sidekick
    }
hero-label =
    { $shown ->
        [true] { $name }: { $sentence } = { $sum }
       *[false] { $name }: { $sentence }
    }
hero-armed-label =
    { $shown ->
        [true] { $name }: { $sentence } = { $sum }, and { $armed } with { $device }
       *[false] { $name }: { $sentence }, with { $device } { $number }
    }
worn-label = { $name } of { $hero }
label-villain =
    { $points ->
        [one] { $name }, weakness { $weakness }, 1 point
       *[other] { $name }, weakness { $weakness }, { $points } points
    }
sidekick-label =
    { $shown ->
        [true] Sidekick: { $sentence } = { $sum }
       *[false] Sidekick: { $sentence }
    }
sidekick-asleep-label = Sidekick, asleep

stand-team = So far your team adds up to { $sum }: { $sums }.
stand-score =
    { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, with { $villains ->
        [one] 1 villain
       *[other] { $villains } villains
    } and { $devices ->
        [one] 1 device
       *[other] { $devices } devices
    }.
stand-round = Round { $round }.
stand-left =
    { $count ->
        [0] The city is empty.
        [one] 1 villain is left: { $list }.
       *[other] { $count } villains are left: { NAME($list) }.
    }
stand-hero = { $name } is { $sum }
stand-armed = { $name } is { $sum }, or { $armed } with its device
stand-reckoned = { $name } is { $sentence }
stand-heroes =
    { $you ->
        [yes] Your superheroes: { $list }.
       *[no] Superheroes of { $name }: { $list }.
    }
stand-no-heroes =
    { $you ->
        [yes] You have no superhero yet.
       *[no] { $name } has no superhero yet.
    }
stand-begun =
    { $you ->
        [yes] You have begun another one: { NAME($list) }.
       *[no] { $name } has begun another one: { NAME($list) }.
    }
stand-sidekick = The Sidekick has { NAME($list) }, and sleeps.
stand-sidekick-active =
    { $shown ->
        [true] The Sidekick is awake with { NAME($list) }: { $sum }.
       *[false] The Sidekick is awake with { NAME($list) }.
    }
stand-hall =
    { $count ->
        [0] The Hall of Heroes is empty.
        [one] The Hall of Heroes has 1 card.
       *[other] The Hall of Heroes has { $count } cards.
    }

## Lessons

lesson-aim-title = How you win
lesson-aim-task = Capture the last villain, and the city is saved. Your superhero adds up to 7, just like this villain!
lesson-aim-hint = Touch your superhero, and then the villain 7 in the city.
lesson-aim-other = That is allowed, but here the last villain should be captured. It is the 7.
lesson-aim-cheer = The city cheers for you!
lesson-aim-done = 3 + 2 + 2 = 7, and the city is saved! With others, the most points win.

lesson-part-title = Build a superhero
lesson-part-task = A superhero is a head, a body and legs. Which legs make yours 11?
lesson-part-hint = 5 + 2 is 7. How much is missing to 11? You hold legs with this number.
lesson-part-other = That is allowed, but here your superhero should be complete with 11.
lesson-part-cheer = A new superhero is born!
lesson-part-done = 5 + 2 + 4 = 11. Now it can capture the villain 11, and it stays with you.

lesson-team-title = Two together
lesson-team-task = Superheroes can work together: their numbers are added up. Capture a villain with two of yours!
lesson-team-hint = You have 6, 8 and 11. Two make 14, 17 or 19. Which of these villains is still here?
lesson-team-other = That is allowed, but here exactly two superheroes should take part.
lesson-team-cheer = What a team!
lesson-team-done = 6 + 11 = 17. Both stay with you, and can capture again next turn.

lesson-device-title = A device
lesson-device-task = A device adds to the superhero that carries it. Capture the villain 17 with your +10!
lesson-device-hint = Your superhero is 7 without its device. How much is 7 + 10?
lesson-device-other = That is allowed, but here use the device to capture the 17.
lesson-device-cheer = Boing! That is 17.
lesson-device-done = 7 + 10 = 17, and the used device is worth a point. Your superhero can carry another one now.

lesson-sidekick-title = The Sidekick
lesson-sidekick-task = With a head, a body and legs, the Sidekick can help. Trade a card so that it adds up to 10!
lesson-sidekick-hint = First touch “Trade a card”. Then give legs for a body, so that the sum is 10.
lesson-sidekick-other = That is allowed, but the Sidekick should be 10. It has two bodies, and a head with 4.
lesson-sidekick-cheer = Good morning, Sidekick!
lesson-sidekick-done = Now the Sidekick is 10. It may help every player, until a trade changes it.

lesson-city-title = The last villain
lesson-city-task = Only the villain 14 is left. Superheroes, device and Sidekick can capture it together!
lesson-city-hint = The device takes away: 8 − 5 is 3. The Sidekick is 4. Which superhero makes 14 of them?
lesson-city-other = That leaves the villain where it is. Find the team that makes exactly 14.
lesson-city-cheer = All together, and the city is saved!
lesson-city-done = 8 − 5 + 7 + 4 = 14. That was the last villain. Now play a whole game!

## Words of names: three parts of one hero make its proper name, any others a silly one

part-h-3a = Aunt
part-h-2a = Judge
part-h-1a = Commander
part-h1a = Captain
part-h1b = Doctor
part-h1c = Marshal
part-h1d = Professor
part-h2a = Lady
part-h2b = Sir
part-h2c = Granny
part-h2d = Major
part-h3a = Countess
part-h3b = Admiral
part-h3c = Baron
part-h3d = Queen
part-h4a = Uncle
part-h4b = Agent
part-h4c = Duchess
part-h4d = Inspector
part-h5a = Sheriff
part-h5b = Princess
part-h5c = Colonel
part-h5d = Mister
part-h6a = Wizard
part-h7a = Empress
part-b-3a = Jelly
part-b-2a = Whirly
part-b-1a = Echo
part-b1a = Pickle
part-b1b = Bouncy
part-b1c = Popcorn
part-b1d = Lemon
part-b2a = Quilty
part-b2b = Crunchy
part-b2c = Soggy
part-b2d = Upside
part-b3a = Mango
part-b3b = Gravity
part-b3c = Avocado
part-b3d = Custard
part-b4a = Muddle
part-b4b = Dizzy
part-b4c = Doodle
part-b4d = Cosmic
part-b5a = Icicle
part-b5b = Marmalade
part-b5c = Acorn
part-b5d = Shiny
part-b6a = Cactus
part-b7a = Eggshell
part-l-3a = Earmuff
part-l-2a = Cloud
part-l-1a = Elbow
part-l1a = Quokka
part-l1b = Dumpling
part-l1c = Penguin
part-l1d = Catapult
part-l2a = Pants
part-l2b = Goose
part-l2c = Apricot
part-l2d = Umbrella
part-l3a = Iguana
part-l3b = Carrot
part-l3c = Daffodil
part-l3d = Llama
part-l4a = Mitten
part-l4b = Biscuit
part-l4c = Acrobat
part-l4d = Shoelace
part-l5a = Muffin
part-l5b = Moose
part-l5c = Sandwich
part-l5d = Cabbage
part-l6a = Waffle
part-l7a = Jackrabbit

device-x5 = Giant Gong
device-x4 = Echo Trumpet
device-x3 = Triple Mirror
device-x2 = Copycat Robot
device-plus15 = Rainbow Torch
device-plus10 = Spring Boots
device-plus5 = Paper Glider
device-minus10 = Shrinking Hat
device-minus5 = Sleepy Scarf

villain-v3 = The Sock Snatcher
villain-v4 = Baroness Burp
villain-v5 = The Grumpy Gnome
villain-v6 = Dreary Drizzle
villain-v7 = The Homework Muncher
villain-v8 = Slippery Sid
villain-v9 = The Noodle Knotter
villain-v10 = Madame Mess
villain-v11 = The Crayon Crook
villain-v12 = Count Crumb
villain-v13 = The Giggle Thief
villain-v14 = Lord Lint
villain-v15 = The Button Bandit
villain-v16 = Nina Nettle
villain-v17 = The Bathtub Pirate
villain-v18 = Big Bad Bubblegum
villain-v19 = The Traffic Jammer
villain-v20 = Queen Quarrel
villain-v21 = The Ice Cream Melter
villain-v22 = Sir Sneezalot
villain-v23 = The Alarm Clock
villain-v24 = Mega Mosquito
villain-v25 = The Rainy Monday
villain-v26 = General Grumble
villain-v-10 = The Upside-Down Owl
villain-v-7 = Minus Mouse
villain-v-5 = Backwards Bob
villain-v-4 = The Shrinking Shark
villain-v-3 = The Hole in the Bucket
villain-v-2 = Chilly Billy
villain-v-1 = Little Miss Nope
villain-v0 = Nobody At All
villain-v1 = The Lonely Yeti
villain-v2 = The Grim Twins
villain-v27 = The Rusty Raccoon
villain-v28 = Vanilla Gorilla
villain-v29 = The Moth of Doom
villain-v30 = Clara Clutter
villain-v32 = The Great Gobbler
villain-v33 = Vlad the Vacuum
villain-v35 = The Cabbage King
villain-v36 = Dame Doorbell
villain-v38 = The Haunted Hoover
villain-v40 = Forty Winks
villain-v42 = The Mumbling Mummy
villain-v45 = Granite Gran
villain-v48 = The Volcano Chef
villain-v50 = Emperor Enormous
