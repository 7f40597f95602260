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
do-build = Build: { $counters }
do-build-base = Base in { $space }
do-build-fort = Fort in { $space }
do-wall = Wall { $target }
do-build-long-walls = { $unit } builds Long Walls
do-join = Long Walls to { $target }
do-demolish = Pull down the walls of { $target }
do-raze = Raze { $target }
do-rebuild = Rebuild { $target }
do-pull-down = Pull down the Long Walls at { $target }
ask-build = What do you build?
ask-join-to = { $unit } builds Long Walls: to where?
event-base-built = { $side } builds a base in { $space }.
event-built = { $side } raises { $unit }.
event-city-rebuilt = { $target } is a city again.
event-fort-built = { $side } builds a fort in { $space }.
event-long-walls-begun = { $unit } begins Long Walls from { $target } to { $other }.
event-long-walls-built = The Long Walls between { $target } and { $other } stand.
event-long-walls-gone = The Long Walls between { $target } and { $other } are gone.
event-rebuilding = { $side } begins to rebuild { $target }.
event-walls-begun = { $target } begins to build walls.
event-walls-built = { $target } has walls.
event-walls-demolished = { $side } pulls down the walls of { $target }.
event-walls-stopped = Work on the walls of { $target } ends.

## Investment, sieges, captured cities, assaults
do-besiege = Besiege { $target }
do-lift-siege = Lift the siege of { $target }
do-hold-out = Hold out
do-surrender = Surrender on terms
do-keep-engineers = Without engineers
do-use-engineers = With engineers
do-starve = { $unit } starves
do-spare = Spare the city
ask-surrender = { $target } is besieged: hold out, or give it up and march home?
ask-siege-engineers = Do engineers help in the siege of { $target }?
ask-hunger = Hunger in { $target }: which unit is lost?
ask-raze-or-spare = { $city } is yours: do you raze it?
ask-begin-sieges = Which sieges do you begin or lift?
event-base-lost = The base of { $side } in { $space } is lost.
event-captured = { $side } takes { $target }.
event-city-razed = { $side } razes { $target }.
event-engineers = Engineers of { $side } help in the siege of { $target }.
event-fort-destroyed = The fort of { $side } in { $space } is destroyed.
event-leaves-play = { $unit } leaves the war.
event-marches-out = { $unit } marches out on terms.
event-plundered = { $side } plunders { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-siege-begins = { $side } besieges { $target }.
event-siege-goes-on = The siege of { $target } goes on, season count { $count }.
event-siege-roll = The siege of { $target }: { $total }.
event-surrendered = { $side } gives up { $target } on terms.

## Cards, Persia, Sicily

## The campaign turn: raids, movement, interception

## Battles

## Asides
aside-resign = Give up the game
