### Epic of the Peloponnesian War in English.

game-title = Epic of the Peloponnesian War
game-text = 431 to 404 BC: Athens' empire of tribute and ships against Sparta's league of hoplites. Regions love or leave their masters, cities rebel, armies march by areas and fight by hexes.

scenario-argive = The Argive League
scenario-argive-text = 420 to 418 BC, three years in the Peloponnese. The best beginning.
scenario-campaign = The Peloponnesian War
scenario-campaign-text = From spring 431 BC until peace is made, 404 BC at the latest.

side-athens = Athens
side-sparta = Sparta
side-nobody = nobody

moment = { $season } { $year } BC, { $phase }
panel-treasury = { $side }: { $number } talents

place-hex = { $name } ({ $number })
unit-name = { $name } { $number }
counters-name = { $home } { $kind } ({ $morale })
fort-name = Fort { $number }

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

phase-set-up = set-up
phase-control = control check
phase-assessment = assessment
phase-collection = collection
phase-revolts = revolt checks
phase-placement = placement
phase-building = building
phase-supply = supply
phase-sieges = sieges
phase-cards = cards
phase-adjustment = adjustment
phase-raids = raids
phase-movement = movement

how-undecided = undecided
how-peace = peace is made
how-time = the war is over
how-sudden-end = sudden end
how-resigned = resigned

verdict-decisive-athens = decisive Athenian victory
verdict-athens = Athenian victory
verdict-draw = draw
verdict-sparta = Spartan victory
verdict-decisive-sparta = decisive Spartan victory

reason-revolt = a revolt
reason-calm = calm
reason-siege = a siege
reason-card = a card
reason-raid = a raid
reason-interception = interception
reason-open-sea = the open sea
reason-storm = a storm
reason-to-sea = putting to sea
reason-withdrawal = withdrawal
reason-battle = battle
reason-check = a morale check
reason-pursuit = pursuit
reason-leader = a leader
reason-plague = the plague

option-endless = No last turn
option-endless-text = The campaign goes on until peace is made.
option-half-cost-own-region = Half cost at home
option-half-cost-own-region-text = A unit costs half in its own region, not in the player's home region.
option-half-cost-cities-only = Half cost in cities
option-half-cost-cities-only-text = Units cost half only inside cities of the home region.
option-risk-zone-floor = No checks below -2
option-risk-zone-floor-text = A region whose allegiance is below -2 is not checked for revolts.

## Choices
do-pass = Pass
do-face = { $number }
do-done = Done

## Questions
ask-roll = { $side } rolls for { $reason }: what does the die show?

## Events: the sequence, dice, levels
event-allegiance = { $region }: allegiance { $change }, now { $level }.
event-campaign-turn = Campaign turn { $number }, { $season } { $year } BC
event-control = { $region } passes to { $side }.
event-decided = { $verdict }: { $how }.
event-goes-home = { $unit } goes home to its force pool.
event-militance = { $region }: militance { $change }, now { $level }.
event-phase = Phase: { $phase }
event-resigned = { $side } gives up.
event-rolled = { $side } rolls { $face } for { $reason }.
event-season = { $season } { $year } BC
event-side-phase = { $side }: { $phase }
event-siege-ends = The siege of { $target } ends.
event-tribute-capped = { $region } stands at x{ $number }: it is too weary to pay more.
event-year = { $year } BC

## Events: losses
event-destroyed = { $unit } is destroyed.
event-leader-comes = { $unit } takes command in { $space }.
event-leader-dies = { $unit } falls.
event-leader-waits = { $unit } waits in the force pool of { $region }.
event-prisoners = Athens holds { $count } Spartans prisoner.

## Regions: New Year, revolts, victory

## The season turn: placement, building, supply

## Investment, sieges, captured cities, assaults

## Cards, Persia, Sicily

## The campaign turn: raids, movement, interception
ask-raid = Who raids?
do-raid = { $unit } raids
do-raid-done = No more raids
ask-set-out = Who sets out next?
do-march = { $unit } marches
do-sail = { $unit } puts to sea
do-drag = Drag { $unit } over the Isthmus
do-set-out-done = Nobody else moves
ask-march = Where does the army go?
ask-sail = Where do the fleets go?
do-take = Take { $unit } along
do-leave = Leave { $unit } behind
do-leave-all = Leave everybody behind
do-move = Go to { $space }
do-halt = Halt in { $space }
do-along-walls = Go along the Long Walls to { $space }
do-go-inside = Go inside
do-go-outside = Stay outside
do-embark = Take { $unit } aboard
do-embark-all = Take all troops aboard
do-disembark = Set { $unit } ashore
do-disembark-all = Set all troops ashore
do-land-at = Land in { $space }
do-attack = Attack in { $space }
do-march-done = Stay here
do-sail-done = Stay here
ask-intercept = Enemy fleets pass through { $place }. Who intercepts them?
do-intercept = { $unit } intercepts
do-intercept-pass = Nobody intercepts
ask-crews = Do the crews of the fleets fight ashore in { $place }?
do-crews-fight = The crews fight
do-crews-stay = The crews stay with their ships
ask-at-the-gates = Assault { $target }, or invest it?
do-assault = Assault { $target }
do-invest = Invest it
ask-in-or-out = Do the units go inside in { $place }?
ask-empty-fort = { $target } is empty. Take it over, or destroy it?
do-seize-fort = Take it over
do-wreck-fort = Destroy it
ask-break-base = Destroy the enemy base in { $place }?
do-wreck-base = Destroy the base
do-spare-base = Leave it
event-along-walls = { $unit } goes along the Long Walls to { $space }.
event-assaults = { $side } assaults { $target }.
event-attacks = { $side } attacks the fleets in { $space }.
event-breaks-out = { $side }'s fleets come out of { $space } to fight.
event-dragged = { $unit } is dragged over the Isthmus to { $space }.
event-driven-back = { $unit } is driven back to { $space }.
event-embarks = { $side }: { $count ->
    [one] a unit goes
   *[other] { $count } units go
} aboard in { $space }.
event-intercepts = { $unit } intercepts in { $space }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } fleets
}.
event-invests = { $side } invests { $target }.
event-lands = { $side }: { $count ->
    [one] a unit goes
   *[other] { $count } units go
} ashore in { $space }.
event-marches = { $unit } marches to { $space }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } pieces in all
}.
event-puts-in = { $unit } puts in at { $space }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } fleets
}.
event-raid-fails = The raid of { $unit } in { $area } fails.
event-raids = { $unit } raids { $area }, its raid number { $count } this year.
event-sails = { $unit } sails to { $space }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } fleets
}.
event-sallies = { $side } sallies out of { $space }.
event-stays-behind = { $unit } stays in { $space }.

## Battles

## Asides
aside-resign = Give up the game
