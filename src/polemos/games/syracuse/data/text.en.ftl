# Everything that Syracuse says, in English. Names of places, people and things come from names.toml.

game-title = Syracuse 415-413
game-text = 415 to 413 BC: Athens has sent its greatest armada against Syracuse. Hoplites, cavalry and galleys fight for the heights of Epipolae and the Great Harbour, while walls and counter-walls race to close the ring, or to break it.
scenario-1 = The siege of Syracuse, 415-413
scenario-1-text = Autumn 415 to autumn 413 BC, nine turns. The whole siege, from the landing at Dascon to the end of one side.
scenario-2 = What if Alcibiades had stayed?
scenario-2-text = Summer 415 to autumn 413 BC, ten turns. Alcibiades is never recalled, Syracuse is not yet in arms, and Sparta is slow to help.
scenario-3 = From Catania to Epipolae
scenario-3-text = Winter 415 to winter 414 BC, five turns. From the winter quarters at Catania to the walls on the plateau. The best beginning.
scenario-4 = Gylippus
scenario-4-text = Autumn 414 to autumn 413 BC, five turns. Gylippus has come and the counter-wall has crossed the line; Demosthenes is on his way.
scenario-5 = The battles in the Great Harbour
scenario-5-text = Summer and autumn 413 BC, two turns. The great battles of the fleets, and the last hope of the Athenians.
side-athens = Athens
side-syracuse = Syracuse
side-nobody = nobody

## Switches: name, and what each does

option-single-chits = One chit of each event
option-single-chits-text = The pool holds 25 chits, one of each number, instead of 30.
option-night-third = Night attack: a third of the strength
option-night-third-text = On 3 to 6 the night attack (S10) costs Athens a third of its strength instead of a third of the die.
option-night-enemy = Night attack: a third of the enemy
option-night-enemy-text = On 3 to 6 the night attack (S10) costs the enemy of Athens a third of his strength, and Athens nothing.
option-cavalry-starves = Enemy cavalry starves a side
option-cavalry-starves-text = A shortage by enemy cavalry alone lasts until the supply marker has come to 0.
option-many-actions = Several actions a hand
option-many-actions-text = Pieces may act again in the same hand for further action points; only leaders of bonus 2 act once.
option-attack-each = A point for every battle
option-attack-each-text = Every battle of a hand costs an action point of its own.
option-open-camp = Open ground before the camp
option-open-camp-text = Syracuse may enter zone T17 until the camp has been built.
option-free-garrisons = Garrisons slip out
option-free-garrisons-text = Besieged garrisons may redeploy, and may be joined.
option-fort-limit = Three units in a fort
option-fort-limit-text = A fort holds three units at most.
option-recall = The recall may come
option-recall-text = In scenario 2 the chit that recalls Alcibiades is in the pool.

## What a side may do at any moment

aside-resign = Give up the game
aside-play-s4 = Play S4, storm at sea
aside-play-s5 = Play S5, rotten hulls
aside-play-s7 = Play S7, archers
aside-play-s14 = Play S14, sap
aside-play-s20 = Play S20, discord in the enemy camp
aside-play-s23 = Play S23, epidemic
aside-play-s25 = Play S25, good omens
aside-ask-usual = Event chits in the action phase: ask me at the usual moments
aside-ask-every-action = Event chits in the action phase: ask me after every enemy action too
aside-ask-no-events = Event chits in the action phase: do not ask me
aside-ask-usual-rerolls = Rolls that the Advantage could repeat: ask me where it could serve me
aside-ask-every-reroll = Rolls that the Advantage could repeat: ask me about every one
aside-ask-omens = Taking the Advantage by S25 before a die counts: ask me
aside-ask-no-omens = Taking the Advantage by S25 before a die counts: do not ask me

## Victory

score-start = Earlier losses of the enemy
score-fort = Forts held
score-wall = Walls standing
score-ships = Enemy ships eliminated
score-hoplites = Enemy hoplites eliminated
score-troops = Other enemy troops eliminated
score-leaders = Enemy leaders fallen
score-plemmyrion = Plemmyrion too late
level-leads = Wins as things stand
level-even = A draw as things stand: no lead of more than 5 points [9.res.b]
level-trails = Loses as things stand

## Words

list-comma = {", "}
event-named = { $number } { $name }
chit-coloured = { $event } ({ $colour })
piece-named = { $unit }{ $leader ->
    [0] {" "}({ $pf } PF)
   *[1] {""}
  }
how-undecided = undecided
how-starving = by hunger
how-fleet = for want of an Athenian fleet
how-points = by points
how-resigning = by surrender
cause-chain = the chain
cause-wall = the wall
cause-blockade = the blockade
cause-cavalry = enemy cavalry
term-raised = heights
term-river = river
term-wall = wall
term-landing = landing
term-fort = fort in the zone
term-storm = attack on a fort
term-camp = attack on the camp
term-played = events of this battle
term-reinforced = reinforced ships
term-spartans = Spartans
term-attack-leader = attacking leader
term-attack-sword = attacking sword
term-defence-leader = defending leader
term-defence-sword = defending sword

## Why a die is rolled

reason-action-points = action points
reason-battle = battle
reason-construction = construction
reason-siege = siege
reason-demolition = demolition of a wall
reason-attrition = attrition
reason-supply = enemy cavalry and supply
reason-storm = storm at sea
reason-night-attack = night attack
reason-discord = discord
reason-chain = demolition of the chain

## When a side is asked about event chits

moment-points = after the dice for action points
moment-arrivals = before the reinforcements
moment-optional = optional reinforcements
moment-own-start = before your hand
moment-own-battles = before your battles
moment-enemy-start = before the enemy acts
moment-enemy-action = after an action of the enemy
moment-enemy-battles = before the enemy's battles
moment-dice = before the construction dice
moment-building = construction
moment-recovery = recovery
moment-supply = supply markers
moment-losses = attrition and sieges
moment-aside = now

## Choices

do-pass = Do nothing
do-face = The die shows { $number }
do-done = Finished
do-play = Play { $event }
do-roll-again = Use the Advantage: roll again
do-use-advantage = Use the Advantage
do-drawn = The chit drawn is { $chit }
do-keep = Keep { $chit }
do-discard = Discard { $chit } for a construction die
do-place = Place in { $space }
do-lose = Eliminate { piece-named }
do-bring = Bring { $lot }
do-vacate = Make the enemy leave { $space }
do-displace = Leave for { $space }
do-declare = { $number ->
    [one] Declare one action point
   *[other] Declare { $number } action points
  }
do-action = Act in { $space } { $cost ->
    [0] for nothing
    [one] for one point
   *[other] for { $cost } points
  }
do-take = Take { piece-named } along
do-take-land = Take all land units and leaders
do-take-ships = Take all ships and leaders
do-move = Go to { $space }
do-ship = Ship to { $space }
do-stay = Stay here
do-stand = Stand and fight
do-withdraw = Ride off to { $space }
do-part = Ride off one by one
do-fight = Fight in { $space }
do-storm = Attack { $space }
do-assault-camp = Attack the Athenian camp
do-leave = Leave { piece-named } out
do-go = Go
do-defend = Defend with { piece-named }
do-lend = { $space } lends half of its strength
do-wound = Wound { $unit }
do-hit = { $down ->
    [0] Reduce { piece-named }
   *[1] Eliminate { piece-named }, already reduced
  }
do-retreat = Retreat to { $space }
do-retreat-all = Retreat to { $space } with all that are left
do-advance = Advance with { piece-named }
do-occupy = Move in with { piece-named }
do-kill = Eliminate { piece-named }
do-raze = Destroy: { $work }
do-discord = Sow discord around { $unit }
do-strike = Let { $unit } fall ill
do-desert = Let { piece-named } desert
do-save = Use the Advantage to keep him
do-take-advantage = Take the Advantage
do-redraw = Draw another chit
do-as-recovery = Use it as S15, recovery
do-as-reinforcement = Use it as S18, reinforcements
do-cancel = Play S17: cancel the reinforcement
do-build = Build: { $work } ({ $cost ->
    [one] one point
   *[other] { $cost } points
  })
do-demolish = Pull down: { $work }
do-redeploy = Redeploy to { $space }
do-recover = Restore { piece-named }
do-shelter = Put { piece-named } inside the camp
do-roll-again-pass = Let the die stand
do-omens-for-roll-pass = Let the die stand
do-moment-pass = Play nothing now
do-battle-chits-pass = Play nothing
do-cavalry-chit-pass = Do not pursue
do-cancel-lot-pass = Let them come
do-use-for-points-pass = Keep the Advantage
do-use-for-points-use-advantage = Use the Advantage for two more action points
do-use-for-recovery-pass = Keep the Advantage
do-use-for-recovery-use-advantage = Use the Advantage to restore a unit
do-save-leader-pass = Let him go
do-next-action-done = End the actions of this hand
do-muster-done = End this action
do-muster-stay = These stay where they are
do-onward-stay = Go no further
do-next-battle-done = Attack nothing more
do-choose-piece-take = Redeploy { piece-named }
do-choose-piece-done = End the redeployment
do-choose-place-stay = Leave it where it is
do-free-work-build = Build: { $work }
do-building-done = Build nothing more
do-recovery-done = Restore nobody
do-demolition-done = Pull down nothing more
do-garrison-done = No further defenders
do-advance-done = Nobody else advances
do-occupy-done = Nobody else moves in
do-arrive-pass = It waits
do-plague-strike = Reduce { piece-named }

## Questions

ask-roll = Roll a die of { $side }: { $reason }.
ask-rerolled = Roll the die of { $side } again: { $reason }.
ask-draw-one = Draw an event chit for { $side }.
ask-keep-one = Which chit do you keep?
ask-roll-again = Do you use the Advantage to have it rolled again?
ask-omens-for-roll = Do you play S25 and take the Advantage, so as to have it rolled again?
ask-moment = Do you play an event chit ({ $moment })?
ask-declare = { $points ->
    [one] Do you use your 1 action point in this hand?
   *[other] How many of your { $points } action points do you use in this hand?
} The enemy has { $enemy }. An attack needs one of them.
ask-next-action = Where do you act? { $points ->
    [one] One declared point is left.
   *[other] { $points } declared points are left.
  }
ask-muster = Action in { $space }: { $count ->
    [0] who moves?
    [one] one piece is ready to go. Where to, or who goes along?
   *[other] { $count } pieces are ready to go. Where to, or who goes along?
  }
ask-onward = The way from { $space } is free. Where does the group go on to? { $points ->
    [one] One movement point is left.
   *[other] { $points } movement points are left.
  }
ask-yield = The enemy enters { $space }. Does your cavalry ride off?
ask-ride-off = Where do you send { $unit }?
ask-excess = The stack in { $space } is too high by { $count }. What do you eliminate?
ask-arrive = Where do you place { $unit }, just arrived?
ask-vacate = The enemy holds every zone for { $unit }. Which one must he leave?
ask-displace = You must leave { $space }. Where to?
ask-choose-lot = Which reinforcement do you bring?
ask-cancel-lot = The enemy calls for { $lot }. Do you cancel it with S17?
ask-use-for-points = Do you use the Advantage for two more action points?
ask-use-for-recovery = Do you use the Advantage to restore a reduced unit?
ask-recovery = Which unit is restored?
ask-building = What do you build? { $points ->
    [one] You have one construction point.
   *[other] You have { $points } construction points.
  }
ask-free-work = What do you build without construction points?
ask-choose-piece = Which piece do you redeploy?
ask-choose-place = Where do you redeploy { $unit } to?
ask-inside = Which units are inside the camp?
ask-wearied = Which unit in { $space } suffers from attrition?
ask-desertion = Which allied unit of the enemy deserts?
ask-demolition = Which work do you try to pull down?
ask-battle-chits = Battle in { $space }, column { $column }: do you play an event chit?
ask-lend = Which zone lends half of its strength to the battle in { $space }?
ask-wounding = Which leader is wounded before the battle in { $space }?
ask-cavalry-chit = Do you play S9 and pursue the beaten enemy?
ask-pursuit = Which reduced unit of the enemy is ridden down?
ask-casualties = Battle in { $space }: which unit takes a loss? { $count ->
    [one] One is left to take.
   *[other] { $count } are left to take.
  }
ask-occupy = Who moves into { $space }?
ask-advance = Who advances into the zone of the camp?
ask-next-battle = Where do you attack?
ask-party = Who takes part in the attack on the camp?
ask-garrison = Who defends the camp?
ask-fall-back = Where do you retreat with { $unit } from { $space }?
ask-rotten-hulls = Which ships are lost to rot?
ask-sap = Which work is destroyed?
ask-discord = Around which enemy leader do you sow discord?
ask-save-leader = Do you use the Advantage to keep { $unit }?
ask-epidemic = Which enemy leader falls ill?
ask-plague = Which unit in { $space } is reduced by the epidemic?
ask-convalescence = Where do you take { $unit } to recover?
ask-omens = What do the good omens bring?

## A die that may be rolled again: which one it is, and what its face does

die-asked = { $die } { $fate } { $asked }
die-battle = Battle in { $space }, { $attack } against { $defence }: the die of { $roller } shows { $face }.
die-siege = Siege of { $space } with { $units } in it, modifier { $modifier }: the die of { $roller } shows { $face }.
die-demolition = Demolition of { $work }: the die of { $roller } shows { $face }.
die-chain = Demolition of { $work }: the die of { $roller } shows { $face }.
die-attrition = Attrition in { $space } of { $units }, modifier { $modifier }: the die of { $roller } shows { $face }.
die-storm = Storm at sea in { $space }, over { $units }: the die of { $roller } shows { $face }.
die-night-attack = Night attack in { $space }, { $attack } against { $defence }: the die of { $roller } shows { $face }.
die-discord = Discord around { $unit } in { $space }: the die of { $roller } shows { $face }.
fate-battle = As it stands: attacker { $attack }, defender { $defence } ({ $meaning }).
fate-reduced = That reduces { $units }.
fate-eliminated = That eliminates { $units }.
fate-reduced-and-eliminated = That reduces { $units } and eliminates { $gone }.
fate-one-reduced = That reduces one of { $units }, of the owner's choice.
fate-one-eliminated = That eliminates one of { $units }, of the owner's choice.
fate-no-attrition = Nobody suffers in { $space }.
fate-storm-passes = The storm passes { $space } by.
fate-fort-taken = { $space } falls to { $side }, and its garrison ({ $units }) is eliminated.
fate-fort-stands = { $space } holds out.
fate-work-falls = That destroys { $work }.
fate-work-stands = { $work } stands.
fate-leader-goes = { $unit } has to leave the game.
fate-leader-stays = { $unit } stays.
fate-night = Then { $attack } PF fight against { $defence } PF, in column { $column }.

## Events

event-action = { $side } acts in { $space }{ $cost ->
    [0] {" "}for nothing.
    [one] {" "}for one action point.
   *[other] {" "}for { $cost } action points.
  }
event-action-points = Action points: Athens { $athens }, Syracuse { $syracuse }.
event-advantage = { $side } holds the Advantage.
event-also-short = { $side } is short for one more reason: { $cause }.
event-appro = { $side } is supplied again.
event-arrived = Arrived in { $space }: { $unit }.
event-attack-paid = { $side } spends the point for attacking.
event-attrition = Attrition of { $side } in { $space }: { $total } on the die as modified.
event-battle = Battle in { $space }: column { $column }, die { $face }. Attacker { $attack }, defender { $defence }.
event-battle-begins = { $side } attacks in { $space }.
event-battle-won = The battle in { $space } goes to { $side }.
event-brings = { $side } calls for { $lot }.
event-built = { $side } builds: { $work }.
event-cancelled = Cancelled: { $lot }.
event-convalesces = { $unit } is taken from { $start } to { $space } to recover.
event-comes-out = { $unit } comes out of { $start }.
event-construction = { $side } throws { $dice ->
    [0] no construction dice.
    [one] one construction die.
   *[other] { $dice } construction dice.
  }
event-counted = Victory points at the end: Athens { $athens }, Syracuse { $syracuse }. A lead of { $margin } or less is a draw, a greater one wins.
event-decided = The game is decided { $how }. The winner: { $side }.
event-declared = { $side } declares { $points ->
    [one] one action point.
   *[other] { $points } action points.
  }
event-delayed = The reinforcements of { $side } come a turn later.
event-destroyed = Eliminated in { $space }: { $unit }.
event-discarded = { $side } discards { $chit } for a construction die.
event-discord-fails = { $unit } is not shaken by discord.
event-disette = { $side } runs short: { $cause }.
event-displaced = { $side } leaves { $start } for { $space }.
event-drew = { $side } draws { $chit }.
event-drew-hidden = { $side } draws an event chit.
event-fort-taken = { $side } takes { $space }.
event-goes-inside = { $unit } goes inside: { $space }.
event-initiative = Athens rolls { $athens }, Syracuse { $syracuse }: { $side } has the initiative.
event-leader-lost = { $unit } is lost in { $space }.
event-leader-saved = { $unit } keeps his command.
event-leader-slain = { $unit } falls in { $space }.
event-less-short = { $side } is short for one reason less: { $cause } is over.
event-lent = { $space } lends its strength to { $side }.
event-marched = { $count ->
    [one] One piece of { $side } goes from { $start } to { $space }.
   *[other] { $count } pieces of { $side } go from { $start } to { $space }.
  }
event-no-point = { $side } has no point to attack in { $space }: its units lose a step and retreat.
event-odds = { $attack } PF against { $defence }, { $ratio }; column { $column }, die modifier { $modifier }.
event-phase = Phase: { $phase }.
event-played = { $side } plays { $event }.
event-points = { $side } has { $points ->
    [0] no construction point.
    [one] one construction point.
   *[other] { $points } construction points.
  }
event-razed = Destroyed: { $work }.
event-reckoned = { $term }: { $value }
event-redeployed = Redeployed from { $start } to { $space }: { $unit }.
event-reduced = Reduced in { $space }: { $unit }.
event-removed = Out of the game: { $unit }.
event-rerolled = { $side } rolls again for { $reason }: { $face }.
event-resigned = { $side } gives up.
event-restored = Restored in { $space }: { $unit }.
event-retreated = Retreat from { $start } to { $space }: { $unit }.
event-returned = { $side } returns { $chit }.
event-returned-hidden = { $side } returns { $count ->
    [one] one chit.
   *[other] { $count } chits.
  }
event-rolled = { $side } rolls { $face } for { $reason }.
event-siege = Siege of { $space } by { $side }: { $total } on the die as modified.
event-side-phase = { $side }: { $phase }.
event-stands = It still stands: { $work }.
event-starving = { $side } starves: every unit loses a step.
event-supply = The supply marker of { $side } moves to { $box }.
event-too-late = Plemmyrion was not built in time.
event-turn = A new turn: { $turn }.
event-waits = No zone is free: { $unit } must wait.
event-withdrew = The cavalry of { $side } rides off from { $start } to { $space }.
event-wounded = { $unit } is wounded.

## Beside the map

panel-score = { $side }: { $points } of the { $goal } victory points that win
panel-hand = { $side }, chits: { $chits }
panel-hand-size = { $side }: { $number ->
    [one] one chit
   *[other] { $number } chits
  } in hand
panel-pa = { $side }: { $points ->
    [one] one action point
   *[other] { $points } action points
  }
panel-supply = { $side }, supply: box { $box }, { $face }
panel-fleet = Athenian ships: { $pf } PF (40 or less lose the game)
panel-advantage = Advantage: { $side }
panel-initiative = Initiative: { $side }
panel-pool = Chits in the pool: { $number }
panel-nothing = none
face-appro = Appro (supplied)
face-disette = Disette (short)

## Tables: titles and notes

list-semicolon = {"; "}
provenance-reconstructed = reconstructed
provenance-source = source
state-built = built
state-destroyed = destroyed
grid-turns = Turn track
grid-turns-note = Plemmyrion is expected by the end of { $turn }.
grid-phases = Phases of a turn
grid-seasons = Seasons and action points
grid-seasons-note = Half of two dice, rounded up, then the season. In winter { $points } action points or fewer stay as they are.
grid-action-costs = Cost of actions
grid-action-costs-note = A wounded leader counts with the bonus of his wounded side.
grid-advantage = The Advantage
grid-advantage-note = In phase B1 it gives { $points ->
    [one] 1 action point
   *[other] { $points } action points
}.
grid-construction-dice = Construction dice
grid-construction-dice-note = Each line counts once. Never below none; none for Syracuse until the camp has been built once.
grid-construction-points = Construction points
grid-construction-costs = Cost of works
grid-works = Works
grid-works-note = Walls and the chain lie between the two zones named. Olympieion stands from the beginning.
grid-supply = Supply markers
grid-shortages = Shortage
grid-attrition = Attrition
grid-attrition-modifiers = Modifiers of the attrition die
grid-one-die = Single dice
grid-one-die-note = A dot where it happens. Siege by the number of besieging units in the zone.
grid-events = Events
grid-events-note = Colours and numbers of the chits are reconstructed. A side may use chits of its own colour and neutral ones.
grid-reinforcements = Reinforcements
grid-scenarios = Scenarios
grid-set-up = Set-up: { $scenario }
grid-set-up-note = A minus stands behind a reduced counter.
grid-victory-points = Victory points
grid-victory = End of the game
grid-crt = Combat results
grid-crt-note = Columns: attacker to defender, rounded in the defender's favour. The attacker's loss stands first.
grid-crt-results = What the results mean
grid-crt-results-note = In the order of their weight. The side with the heavier result has lost; if they are equal the attacker has.
grid-shifts = Column shifts
grid-shifts-note = Below 0 against the attacker. S6 and S8 are for Syracuse, in attack and in defence.
grid-die-modifiers = Modifiers of the battle die
grid-movement = Movement
grid-stacking = Stacking
grid-stacking-note = For each side. Leaders do not count.
grid-zones = Zones and borders
grid-zones-note = A tilde marks a border along a river. M12 is a port of Athens while its camp stands, M11 of the side that holds Plemmyrion.
grid-unit-types = Types of units
grid-units = Combat units
grid-leaders = Leaders

## Tables: heads of columns

head-action = Action
head-advantage = Advantage
head-arrives = Arrives
head-at-sea = By sea
head-bonus = Bonus
head-bonus-wounded = Wounded
head-boxes = Boxes
head-builder = Built by
head-builds = Builds
head-by-land = By land
head-by-sea = By sea
head-cause = Cause
head-chits = Chits
head-chits-single = One of each
head-columns = Columns
head-condition = Condition
head-counters = Counters
head-cp = CP
head-die = Die
head-effect = What it means
head-element = Moves
head-end = End
head-event = Event
head-excludes = Excluded by
head-for = For
head-fort = Fort
head-leader = Leader
head-letter = Letter
head-line = Dice
head-lot = Lot
head-mark = Mark
head-marker = Marker
head-modified-die = Modified die
head-modifier = Modifier
head-most = At most
head-movement = Movement
head-name = Name
head-only = Only for
head-pa = PA
head-pf = PF
head-pf-reduced = PF, reduced
head-phase = Phase
head-place = Place
head-pm = PM
head-points = VP
head-port = Port of
head-result = Result
head-scenario = Scenario
head-scenario-number = Scenario { $number }
head-season = Season
head-shift = Shift
head-shore = Shore
head-side = Side
head-special = Special
head-supply-athens = Supply, Athens
head-supply-syracuse = Supply, Syracuse
head-sword = Sword
head-sword-reduced = Sword, reduced
head-terrain = Terrain
head-turn = Box
head-turns = Turns
head-type = Type
head-unit = Unit
head-use = Use
head-vp-athens = VP, Athens
head-vp-syracuse = VP, Syracuse
head-what = What
head-when = When
head-work = Work
head-zone = Zone
head-zones = Zones

## Tables: rows and cells

cell-allied = allied
cell-any-time = any time
cell-cause = { $side }: { $cause }
cell-chits = { $number } { $colour }
cell-land = on land
cell-optional = by S18, from { $turn } on
cell-pf = { $pf } PF
cell-sea = at sea
cell-spartan = Spartan
cell-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
cell-unlimited = no limit
cell-work = Work: { $work }
row-attrition-land = Each { $pf } PF of troops, or part of them, beyond the first { $pf }
row-attrition-sea = Each { $pf } PF of ships, or part of them, beyond the first { $pf }
row-attrition-winter = Winter
row-cost-attack = All attacks of a hand
row-cost-bonus-0 = Leader without bonus
row-cost-bonus-1 = Leader of bonus 1
row-cost-bonus-2 = Leader of bonus 2
row-cost-no-leader = No leader
row-die-chain = Demolition of the chain
row-die-discord-0 = Discord: leader without bonus
row-die-discord-1 = Discord: leader of bonus 1
row-die-siege-1 = Siege, 1 unit
row-die-siege-2 = Siege, 2 units
row-die-siege-3 = Siege, 3 units
row-die-siege-4 = Siege, 4 units or more
row-die-storm = Storm at sea: ships reduced
row-die-supply-athens = Enemy cavalry: Athens runs short
row-die-supply-syracuse = Enemy cavalry: Syracuse runs short
row-die-wall = Demolition of a wall
row-modifier-attack-leader = Best attacking leader
row-modifier-attack-sword = Sword on an attacking unit
row-modifier-defence-leader = Best defending leader
row-modifier-defence-sword = Sword on a defending unit
row-modifier-most = All together at most
row-movement-aboard = Sea zone, aboard ship
row-movement-allowance = Allowance of land units and leaders
row-movement-fort = Taking an empty enemy fort
row-movement-own = Own works
row-movement-raised = Into heights
row-movement-ride = Cavalry that withdraws
row-movement-river = Across a river
row-movement-ships = Ships
row-movement-wall-built = Across an enemy wall
row-movement-wall-destroyed = Across a destroyed enemy wall
row-movement-zone = Zone entered
row-shift-camp = Camp
row-shift-fort = Fort in the zone
row-shift-landing = Landing
row-shift-most = All together at most
row-shift-raised = Heights
row-shift-river = River
row-shift-s1 = S1 Periplous
row-shift-s2 = S2 Kuklos
row-shift-s3 = S3 Diekplous
row-shift-s6 = S6 Reinforced ships
row-shift-s8 = S8 Spartans
row-shift-storm = Attack on a fort
row-shift-wall = Wall
row-stack-camp = Athenian camp
row-stack-fort = Inside a fort
row-supply-appro = Appro
row-supply-appro-winter = Appro, in winter
row-supply-disette = Disette
row-supply-s22 = S22 Supplies
row-when-camp = the camp that is attacked stands
row-when-fort = the defender holds a built fort in the zone
row-when-landing = all attackers land from the sea
row-when-raised = heights are attacked, and no attacker comes from heights
row-when-river = all attackers come across a river
row-when-s1 = sea battle outside protected seas, for Athens
row-when-s2 = sea battle, for the defender
row-when-s3 = sea battle, for the attacker
row-when-s6 = sea battles for the rest of the game, for Syracuse
row-when-s8 = land battles with a Spartan hoplite unit, for Syracuse
row-when-storm = the garrison of a fort is attacked
row-when-wall = all attackers come over a built enemy wall
row-work-camp = Athenian camp
row-work-chain = Chain
row-work-fort = Fort
row-work-wall = Wall
special-chits = not in the game: { $chits }
special-delayed = { $lot }: { $turn }
special-halved = action points of { $side } halved: { $turns }
special-hand = { $side } begins with { $chits }
special-in-time = Plemmyrion has been built in time
special-not-coming = do not come: { $units }
special-units = not in the game: { $units }
special-walls = may be rebuilt without the lower walls: { $walls }

## Beside the map: sheets

cell-acted = has acted
cell-away = not in play
cell-by-chit = { $lot } (optional)
cell-eliminated = eliminated
cell-fighting = in battle
cell-gone = out of the game
cell-own-ships = with ships of its own
cell-reduced = reduced
cell-stuck = cannot move this turn
cell-too-late = after the last turn
cell-wounded = wounded
grid-leaders-now = Leaders
grid-losses = Losses
grid-reinforcements-now = Reinforcements to come
grid-units-now = Units on the map
grid-works-standing = Works
head-inside = Inside
head-owner = Owner
head-state = State
head-where = Where
sheet-acting = Acting
sheet-action = { $side }: action
sheet-action-points = Action points
sheet-advantage = Advantage
sheet-against = { $own } PF against { $enemy } PF
sheet-at-zero = It stands at 0 then
sheet-attack = Attack
sheet-banned = Closed to { $side } by archers
sheet-battle = Battle
sheet-battle-in = Battle in
sheet-blockade = Zones of the blockade held by Athens
sheet-box = Supply marker
sheet-cause = Cause
sheet-cavalry = Cavalry in the country, own against enemy
sheet-cavalry-ahead = the enemy has more than twice as much and rolls a die at the end of the turn
sheet-cavalry-even = the enemy has not more than twice as much
sheet-chits = Event chits
sheet-column = Column
sheet-construction = { $side }: construction dice
sheet-construction-points = Construction points
sheet-declared = Declared points left in this hand
sheet-defence = Defence
sheet-dice = Dice
sheet-fleet = Athenian ships on the map
sheet-fleet-text = Syracuse wins at once at { $pf } PF or less
sheet-group = Going together
sheet-group-strength = Their strength
sheet-purse = { $side }: resources
sheet-hand-size = Event chits in hand
sheet-in-force = In force
sheet-initiative = Initiative
sheet-lead = Lead
sheet-lead-text = more than { $margin } wins at the end
sheet-leaders = Leaders
sheet-losses = Losses
sheet-modifier = Modifier of the die
sheet-next-box = Box after phase D4, as things stand
sheet-not-usable = Of the enemy's colour: it cannot be used
sheet-options = Optional rules in use
sheet-phase = Phase
sheet-plemmyrion = Plemmyrion
sheet-plemmyrion-in-time = built in time
sheet-plemmyrion-late = too late
sheet-plemmyrion-open = Athens must have built it by the end of that turn
sheet-points = Victory points
sheet-points-left = Movement points left
sheet-pool-size = Chits in the pool
sheet-ratio = Ratio
sheet-ready = Have still to move
sheet-reinforcements = Reinforcements
sheet-score = { $side }: score
sheet-supply = { $side }: supply
sheet-turn = Turn
sheet-turn-number = Turn
sheet-units = { $side }: units
sheet-works = Works
state-none = not built

## Positions: the fields of the editor

palette-advantage = Holds the Advantage
palette-arrived = Came this turn with ships of their own
palette-banned = Closed to { $side } by archers
palette-dead = Eliminated
palette-dice = Dice that come first, such as 3 4 6
palette-dice-asked = asked of people
palette-dice_mode = Dice
palette-dice-seeded = rolled by the program
palette-draws = Chits drawn first, such as S4, S12a
palette-gone = Out of the game without points
palette-group-arrivals = Turn of arrival (0: does not come)
palette-group-chance = Dice and draws
palette-group-sides = Points, supply and chits
palette-group-turn = Turn
palette-group-units = State of pieces
palette-group-works = Works
palette-hands = Chits in hand, { $side }
palette-in_force = Events in force
palette-initiative = Has the initiative
palette-options = Switches
palette-out = Chits out of the game
palette-pa = Action points, { $side }
palette-phase = Phase
palette-plemmyrion = Plemmyrion by the deadline
palette-plemmyrion-in-time = built in time
palette-plemmyrion-open = open
palette-plemmyrion-too-late = too late
palette-reduced = Reduced, wounded
palette-seed = Seed of the dice
palette-short = Short because of, { $side }
palette-side = Whose block of phase D
palette-stuck = Cannot move this turn
palette-supply = Supply box, { $side }
palette-turn = Box of the turn track

## What a choice would do

preview-aboard = Strength aboard, least room on the way
preview-action-wasted = { $price ->
    [0] The action is over, and nobody has gone anywhere.
    [one] The action is over, its action point is spent, and nobody has gone anywhere.
   *[other] The action is over, its { $price } action points are spent, and nobody has gone anywhere.
  }
preview-actions = Actions for these points, at most
preview-actions-and-attack = Actions beside the point for attacks, at most
preview-acts-for = { $price ->
    [0] Acts for nothing
    [one] Acts for one point
   *[other] Acts for { $price } points
  }
preview-advantage-die = Construction die, { $side }
preview-advantage-passes = The Advantage goes to
preview-advantage-points = { $side } may spend it in B1 on action points
preview-advantage-recovers = Or to restore a reduced unit
preview-advantage-rolls = Or to have a battle, siege, demolition, attrition or event die rolled again
preview-advantage-saves = Or to keep a leader from discord
preview-advantage-stays = The Advantage stays with
preview-advantage-tie = Equal rolls for the initiative go to { $side }
preview-allied-units = Allied units of the enemy
preview-as-it-stands = As it stands
preview-attack = Attack, { $side }
preview-attack-point = Point for the attacks
preview-attack-point-spent = No declared point is left to attack with.
preview-attrition = Attrition in { $space }, die { $modifier }
preview-attrition-all = All units
preview-attrition-all-text = every unit loses a step
preview-attrition-behind = Left behind: modifier of the attrition die
preview-attrition-here = Here: modifier of the attrition die
preview-attrition-none = Nothing
preview-attrition-none-text = no unit suffers
preview-attrition-one = One unit
preview-attrition-one-text = one unit of the owner's choice loses a step
preview-battle = Battle in { $space }
preview-bonus-then = His bonus while wounded
preview-box-then = Supply box then
preview-camp-falls = { $side } wins: the camp falls, all Athenians of the zone retreat
preview-camp-holds = { $side } wins: the camp holds
preview-can-be-demolished = { $work } can be pulled down by the enemy at once.
preview-closed = Zones closed to the enemy
preview-closes = The enemy cannot build any more
preview-column = Column
preview-construction = { $dice ->
    [one] One construction die
   *[other] { $dice } construction dice
  }
preview-cost = Cost, PM
preview-cost-cp = Cost, CP
preview-cost-pa = Cost, PA
preview-could-bring = Can be brought
preview-could-build = Can be built
preview-could-destroy = Can be destroyed
preview-cp = { $points } CP
preview-cp-buys = enough for one of: { $works }
preview-cp-left = Construction points left
preview-cp-lost = Construction points that are lost
preview-cp-nothing = nothing can be built
preview-declared-left = Declared points left
preview-defence = Defence, { $side }
preview-defenders = Strongest defenders, as chosen by the enemy or by you
preview-delayed = Come a turn later
preview-demolition = Demolition: { $work }
preview-demolition-falls = Falls
preview-demolition-falls-text = the work is destroyed
preview-demolition-stands = Stands
preview-demolition-stands-text = nothing happens
preview-dice = Dice
preview-discord = Discord around { $unit }
preview-discord-fails = Fails
preview-discord-fails-text = { $unit } stays
preview-discord-works = Succeeds
preview-discord-works-text = { $unit } leaves the game
preview-eliminated = Eliminated
preview-enemy-chits = Chits in the enemy's hand, which may change it
preview-enemy-goes-on = The enemy may go on with the points that he has left
preview-enemy-no-point = The enemy has no point for an attack: his units lose a step and retreat
preview-enemy-points = Action points of the enemy
preview-enemy-stops = The enemy must stop there
preview-enemy-stops-else = If any piece stays, the enemy must stop
preview-face = Die
preview-faces = On { $faces }
preview-falls-back = { $side } retreats to
preview-falls-on = { $unit }: leaves the game on
preview-fate-battle = { $attack } | { $defence }: { $meaning }
preview-fate-eliminated = { $units } eliminated
preview-fate-fort-stands = { $space } holds out
preview-fate-fort-taken = { $space } falls to { $side }, { $units } eliminated
preview-fate-leader-goes = { $unit } leaves the game
preview-fate-leader-stays = { $unit } stays
preview-fate-night = { $attack } PF against { $defence } PF, column { $column }
preview-fate-no-attrition = nobody suffers in { $space }
preview-fate-one-eliminated = one of { $units } eliminated, of the owner's choice
preview-fate-one-reduced = one of { $units } reduced, of the owner's choice
preview-fate-reduced = { $units } reduced
preview-fate-reduced-and-eliminated = { $units } reduced, { $gone } eliminated
preview-fate-storm-passes = nothing happens in { $space }
preview-fate-work-falls = { $work } is destroyed
preview-fate-work-stands = { $work } stands
preview-fort-falls = { $side } wins and takes the fort
preview-fort-holds = { $side } wins and keeps the fort
preview-full-units-there = Full land units around him
preview-last-hand = The enemy then plays all of his points in one last hand.
preview-leader-alone = { $units } would be alone, and lost if the enemy comes.
preview-lends = { $space } lends (column { $column } then)
preview-loses-bonus = { $unit } adds nothing
preview-loss-all = { $side }: every unit loses a step
preview-loss-dead = { $side }: all units are eliminated
preview-loss-none = { $side }: no loss
preview-loss-part = { $side }: { $count ->
    [one] one of { $units } units loses a step
   *[other] { $count } of { $units } units lose a step
  }
preview-may-attack = May be attacked
preview-may-be-saved = The enemy may keep him with the Advantage
preview-may-ride-off = The enemy's cavalry may ride off
preview-modifier = Die modifier
preview-must-fight = Must be fought over
preview-night = Night attack
preview-night-column = column { $column }
preview-night-odds = { $attack } PF against { $defence } PF
preview-no-attack-point = No point for the attack in { $space }: its units lose a step and retreat.
preview-no-attrition = Spared by attrition
preview-no-way-out = No way out for { $units }: if they lose they are eliminated.
preview-nobody-left = nobody is left
preview-nowhere-to-go = No way out for { $units }: they are eliminated.
preview-opens = Can be built then
preview-own-ships = With ships of their own this turn
preview-points-kept = Action points kept for later hands
preview-points-left = Movement points left
preview-points-lost = Declared points that are lost
preview-points-then = Action points then
preview-ratio = Ratio
preview-reduced-enemies = Reduced enemies
preview-reduced-units = Reduced units
preview-removed = Leaves the game
preview-restores = Restores
preview-retreats = { $side }, in defeat, retreats to
preview-returned = Chits returned to the pool
preview-rolled-again = If it is rolled again
preview-shift-capped = Shifts that count
preview-shipped = PF by sea to and from Catania, limit
preview-ships-there = Ships there
preview-siege = Siege of { $space }, die { $modifier }
preview-siege-falls = Falls
preview-siege-falls-text = the garrison is eliminated, the fort changes hands
preview-siege-holds = Holds
preview-siege-holds-text = nothing happens
preview-stack = Units there, limit
preview-stack-pf = PF there, limit
preview-stays = Do not move any more in this hand
preview-stays-behind = { $count ->
    [one] One piece has not moved, and does
   *[other] { $count } pieces have not moved, and do
  } not move in this hand any more.
preview-still-anywhere = Units still to restore anywhere
preview-still-to-restore = Units still to restore in { $space }
preview-still-to-take = Losses still to take
preview-stops = It must stop there: enemy units
preview-storm = Storm in a zone
preview-storm-hits = Strikes
preview-storm-hits-text = all ships of the side in the zone lose a step
preview-storm-passes = Passes
preview-storm-passes-text = nothing happens
preview-storm-zone = { $side }, { $space }
preview-strength = Strength
preview-strength-gained = Strength gained, PF
preview-strength-lost = Strength lost, PF
preview-stuck = He cannot move until the end of the turn.
preview-supply = Supply, { $side }
preview-too-many = Too many in { $space }: the rest is eliminated.
preview-undefended = Nobody is there to defend: it falls at once
preview-units = Pieces
preview-units-lose = Full land units around him that are reduced, at most
preview-vp = Victory points, { $side }
preview-way-aboard = At sea, zones: { $count }
preview-way-fort = The empty fort is taken
preview-way-raised = Into heights: { $count }
preview-way-river = Rivers crossed: { $count }
preview-way-sea = Sea zones
preview-way-wall-built = Enemy walls crossed: { $count }
preview-way-wall-destroyed = Destroyed enemy walls crossed: { $count }
preview-way-zone = Zones entered: { $count }
preview-wins = { $side } wins
preview-wins-at-once = { $side } wins the game at once.
preview-zones = Zones

## What dice need, and what is said where nothing comes of them

needs-action-points = The higher sum of two dice has the initiative
needs-siege = { $least } or more after modifiers: the place falls
needs-demolition = { $least } or more: the wall is torn down
needs-chain = { $least } or more: the chain is broken
needs-attrition = { $one } after modifiers: one piece loses a step; { $all } or more: every piece
needs-supply = Athens is short on { $athens }, Syracuse on { $syracuse }
needs-storm = { $faces }: every piece of the fleet loses a step
needs-discord = { $weak } or more removes a weak leader, { $able } or more an able one
otherwise-supply = Nothing changes for the supply.
otherwise-storm = The fleet comes through unharmed.
otherwise-attrition = No loss.
## Explanations: what there is more of, or less, than by another choice

gain-victory = { $sign ->
    [up] wins the siege
   *[down] loses the siege
 }
gain-points = { $sign ->
    [up] more victory points
   *[down] fewer victory points
 }
gain-decision = { $sign ->
    [up] a lead that decides
   *[down] a lead that does not decide
 }
gain-forces = { $sign ->
    [up] more strength than the enemy
   *[down] less strength than the enemy
 }
gain-sea = { $sign ->
    [up] the Athenian fleet is where it should be for this side
   *[down] the Athenian fleet is worse for this side
 }
gain-actions = { $sign ->
    [up] more action points
   *[down] fewer action points
 }
gain-advantage = { $sign ->
    [up] keeps the advantage
   *[down] gives up the advantage
 }
gain-battles = { $sign ->
    [up] better battles to come in this hand
   *[down] worse battles to come in this hand
 }
gain-building = { $sign ->
    [up] more that can be built
   *[down] less that can be built
 }
gain-standing = { $sign ->
    [up] walls that stand are worth more
   *[down] walls that stand are worth less
 }
gain-forts = { $sign ->
    [up] forts are safer
   *[down] forts are in more danger
 }
gain-camp = { $sign ->
    [up] the camp is where it should be for this side
   *[down] the camp is worse for this side
 }
gain-demolition = { $sign ->
    [up] fewer own walls can be torn down
   *[down] more own walls can be torn down
 }
gain-supply = { $sign ->
    [up] better supply than the enemy
   *[down] worse supply than the enemy
 }
gain-ring = { $sign ->
    [up] the ring around the city is better for this side
   *[down] the ring around the city is worse for this side
 }
gain-threats = { $sign ->
    [up] threatens more than the enemy
   *[down] threatens less than the enemy
 }
gain-leaders = { $sign ->
    [up] leaders are safer
   *[down] leaders are in more danger
 }
gain-attrition = { $sign ->
    [up] less attrition than the enemy
   *[down] more attrition than the enemy
 }
gain-recovery = { $sign ->
    [up] more units recover
   *[down] fewer units recover
 }
gain-hand = { $sign ->
    [up] better event chits
   *[down] poorer event chits
 }
gain-enemy-hand = { $sign ->
    [up] fewer event chits for the enemy
   *[down] more event chits for the enemy
 }
