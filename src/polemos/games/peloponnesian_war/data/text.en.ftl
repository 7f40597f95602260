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

verdict-decisive_athens = decisive Athenian victory
verdict-athens = Athenian victory
verdict-draw = draw
verdict-sparta = Spartan victory
verdict-decisive_sparta = decisive Spartan victory

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
ask-assessment = What is demanded of each region? Where nothing is said, all stays as it is.
do-assessment-done = No more changes
do-assess-0 = { $region } at x0
do-assess-1 = { $region } at x1
do-assess-2 = { $region } at x2
do-assess-3 = { $region } at x3
do-assess-4 = { $region } at x4
do-assess-5 = { $region } at x5
ask-keep-tribute = { $region } is yours now. Does its assessment stay?
do-keep-tribute = It stays
do-plain-tribute = Set it to x1
ask-check-city = Which city of { $region } is checked for a revolt?
do-check = { $target }
ask-calm-city = Which revolt in { $region } do you try to calm?
do-calm = { $target }
do-calm-city-pass = None
ask-plague-victim = Whom does the plague at Athens take?
do-perish = { $unit }
ask-send-back = You have a leader too many. Who goes back into the pool?
do-send-back = { $unit }
entry-revolt = a revolt
entry-presence = a garrison
entry-abandonment = left to the enemy
entry-battle = battles
entry-raids = raids
entry-losses = losses
entry-elite = elite losses
entry-lost-city = a city lost or besieged
entry-fighting = battles of its units
entry-recovery = recovery in spring
entry-occupation = an enemy garrison
entry-service = long service abroad
entry-rest = a year of rest
entry-limit = limit of a season
entry-reluctance = reluctance
event-allegiance-entry = { $region }, allegiance: { $entry } { $change }
event-assessed = { $region } is assessed at x{ $multiplier }: { $talents }.
event-checked = { $target } is checked for a revolt: { $change } to the die.
event-helots-calm = The helots of { $target } are put down.
event-income = { $side } receives { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
 } besides.
event-leaves = { $unit } leaves the war.
event-militance-entry = { $region }, militance: { $entry } { $change }
event-plague-ends = The plague at Athens is over.
event-revolt = { $target } revolts.
event-revolt-ends = The revolt of { $target } ends.
event-revolt-walls = { $target } builds walls: { $seasons ->
    [0] they stand at once.
    [one] they stand in one season.
   *[other] they stand in { $seasons } seasons.
 }
event-sent-back = { $unit } goes back into the leader pool.
event-stays-in-revolt = { $target } remains in revolt.
event-stays-loyal = { $target } does not revolt.
event-treasury = { $side } has { $talents ->
    [one] { $talents } talent.
   *[other] { $talents } talents.
 }
event-tribute = { $region } pays { $side } { $talents ->
    [0] nothing.
    [one] { $talents } talent.
   *[other] { $talents } talents.
 }
event-tribute-kept = { $region } stands at x{ $multiplier }.

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
event-forages = { $unit } forages at { $space }.
event-leader-placed = { $unit } comes to { $target }.
event-leader-recalled = { $unit } leaves { $target } for the force pool.
event-placed = { $target }: { $count } × { $counters } placed.
event-put-in = { $unit } goes ashore at { $space }.
event-recalled = { $target }: { $count } × { $counters } taken back.
event-scattered = { $unit } leaves its stack for { $space }.
event-supplied = { $side } supplies { $count ->
    [one] one unit
   *[other] { $count } units
 } for { $talents } talents; { $left } are left.
ask-put-in = To which coast do the fleets in { $space } go?
do-put-in = Go ashore at { $space }
do-put-in-apart = { $unit } goes apart
ask-put-in-apart = To which coast does { $unit } go?
ask-place-units = Where are units placed on the map or taken back?
do-place-units-done = End placement
do-levy = { $target }: place and take back
do-muster = { $target }: place all that are ready
do-dismiss = { $target }: take all back
ask-place-at = What is placed in { $target } or taken back from it?
do-place-at-done = Nothing more here
do-place-one = Place one { $counters }
do-place-row = Place all { $counters }
do-recall-one = Take back one { $counters }
do-recall-row = Take back all { $counters }
do-place-leader = { $unit } comes to the map
do-recall-leader = { $unit } goes to the force pool
ask-spread = A stack in { $space } has no leader. Which unit leaves it?
do-scatter = { $unit } leaves
ask-scatter = Where does { $unit } go?
do-scatter-to = Go to { $space }
ask-hungry = { $area } feeds no more. Which unit out of supply forages?
ask-forage = Which units forage instead of being paid for?
do-forage-done = Pay for the others
do-forage = { $unit } forages
do-forage-all = All in { $space } forage
ask-shortage = The treasury does not pay for all. Which unit goes unpaid?
do-unpaid = { $unit } goes unpaid
do-unpaid-all = Units in { $space } go unpaid

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
event-plundered = { $side } plunders { $number ->
    [one] { $number } talent
   *[other] { $number } talents
}.
event-siege-begins = { $side } besieges { $target }.
event-siege-goes-on = The siege of { $target } goes on, season count { $count }.
event-siege-roll = The siege of { $target }: { $total }.
event-surrendered = { $side } gives up { $target } on terms.

## Cards, Persia, Sicily
ask-card-turn = Do you play a card, discard one, or pass?
ask-card-target = On what is { $card } played?
ask-draw-card = Which card did { $side } draw?
ask-play-or-discard = { $card } was drawn: is it carried out or discarded?
ask-walls-fall = The earth shakes in { $region }: which city loses its walls?
ask-city-rises = Which city of { $region } revolts?
ask-reassess = Which region is assessed a step higher?
ask-helots-rise = In which city do the helots rise?
ask-bring-units = Which units does { $card } bring ({ $left } at most)?
ask-detach-odrysian = Which of the Odrysians stand in another hex?
ask-set-down-odrysian = Where does { $unit } stand?
ask-join-stack = Where does Alcibiades come over?
ask-relieve = { $leader } takes command: who goes back to the leader pool?
ask-dying = Which unit dies of the plague ({ $left } more)?
ask-dying-again = Which unit dies of the plague ({ $left } more)?
ask-syracusans-sail = Do Syracusan fleets come to a port of the Peloponnese?
ask-enter-city = Which unit enters the city at once?
do-play-card = Play { $card }
do-discard-card = Discard { $card }
do-drawn-card = { $card }
do-play-or-discard-play-card = Carry out { $card }
do-card-region = { $region }
do-card-city = { $target }
do-card-unit = { $unit }
do-card-space = { $space }
do-card-counters = { $counters }
do-syracusans-sail-pass = Not now
card-term-allegiance = allegiance
card-term-cities = cities in revolt or held by Sparta
card-term-enemies = a Spartan unit at large
card-term-friends = Athenian units
card-term-loyalty = feelings of the citizens
card-term-inside = units inside
card-term-large = a large city
card-term-sparta = played by Sparta
card-term-regions = lost regions
card-term-sicily = the disaster in Sicily
card-term-susa = embassy to Susa
card-term-hellespont = a Spartan city on the Hellespont
card-term-late = the Thirty Years' Peace has run out
card-term-victory = a Spartan victory in the Peloponnese
card-term-foothold = an Athenian foothold in Laconia
card-term-away = hoplites of Laconia abroad
card-term-militance = militance of the home region
card-term-treasury = treasury
card-term-home = a city of the home region lost or besieged
card-term-elite = elite hoplites destroyed
card-term-early = early years of the war
card-term-demagogue = a demagogue
event-burnt = { $count } cards go unseen from the deck to the discards.
event-called-back = { $unit } is called back into the leader pool.
event-card-discarded = { $side } discards { $card }.
event-card-fails = { $card } has no effect.
event-card-goes-back = { $card } goes back into the deck: the plague has not come yet.
event-card-on-city = { $card }: { $target }.
event-card-on-piece = { $card }: { $unit }.
event-card-on-place = { $card }: { $space }.
event-card-on-region = { $card }: { $region }.
event-card-played = { $side } plays { $card }.
event-card-shown = { $side } draws { $card }, which works at once.
event-card-sum = { $card }: { $number } with all that is added.
event-card-talents = { $side }: { $change } talents, now { $level }.
event-carneia = The Carneian Festival: units of Laconia stay at home and do not attack in the first campaign turn.
event-changes-sides = { $unit } goes over to { $side }.
event-cyrus-comes = Cyrus governs in place of Tissaphernes.
event-drew = { $side } draws { $card }.
event-drew-hidden = { $side } draws a card.
event-enters-city = { $unit } enters { $target }.
event-expedition-lost = The Athenians in Sicily have perished. Sicily is closed to Athens for good.
event-expedition-owed = Athens owes an expedition of { $fleets } fleets and { $land } land units by the next New Year.
event-expedition-returns = The last Athenians have sailed away from Sicily.
event-expedition-there = The great expedition has come to Sicily.
event-famine = { $region }: the forage value of each area { $change } until the New Year.
event-gates-open = The gates of { $target } are opened.
event-helots-rise = The helots rise in { $target }.
event-new-general = { $unit } takes the place of { $leader }.
event-no-levy = Civil strife in { $region }: nothing is placed or built there until the next building phase has ended.
event-no-peace = Athens is deaf to embassies of peace until the next season turn.
event-odrysians-come = The Odrysians come to { $space }.
event-passes = { $side } passes.
event-persia-listens = Satraps listen to { $side }: { $number } is added to its dice for them.
event-piece-comes = { $unit } comes to { $space }.
event-piece-ready = { $unit } goes into its force pool.
event-plague-begins = The plague breaks out at Athens.
event-reassessed = { $region } now stands at x{ $number }.
event-region-shaken = An earthquake closes { $region } by land in the first campaign turn.
event-reshuffled = The { $count } discards form a new deck.
event-sacred-truce = Sacred Truce: no raids in this season, and no march into enemy areas in the first campaign turn.
event-satrap-joins = { $satrap } comes over to { $side }.
event-satrap-leaves = { $satrap } leaves { $side } and is neutral.
event-sicily-opens = Sicily is open.
event-siege-anew = The siege of { $target } begins anew.
event-stack-held = { $unit } and his stack neither move nor attack before campaign turn { $number } has ended.
event-storms-blow = Storms will blow in every campaign turn of this season.
event-syracuse-taken = Athens has taken Syracuse.
event-token-taken = { $side } holds { $card } ready for this season.
event-walls-fall = The walls of { $target } fall.
event-winds = { $side }: { $change } sea points in this season.

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
ask-put-to-sea = Enemy troops come to { $place }. Does { $unit } put to sea?
do-to-sea = Put to sea, to { $space }
do-stand = Stand and fight
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
event-puts-to-sea = { $unit } puts to sea and goes to { $space }.
event-raid-fails = The raid of { $unit } in { $area } fails.
event-raids = { $unit } raids { $area }, its raid number { $count } this year.
event-sails = { $unit } sails to { $space }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } fleets
}.
event-sallies = { $side } sallies out of { $space }.
event-stays-behind = { $unit } stays in { $space }.

## Battles

do-all-inside = The rest inside
do-all-outside = All outside
do-stay-outside = { $unit } outside
do-withdraw = Try to withdraw
do-help = { $unit } comes out to help
do-all-help = All come out to help
do-with-fleets = The fleets storm as well
do-without-fleets = Without the fleets
do-command = { $unit } commands
do-spend = { $number ->
    [0] Spend the ruse
    [1] Spend the engineers
   *[other] Spend the naval tactics
}
do-keep = Keep the token
do-lose = Lose { $unit }
do-lose-garrison = Lose a garrison point
do-fight-on = Fight on
do-break-off = Break off
do-retreat-inside = Go inside
do-retreat = Retreat to { $space }
do-embark-to = Out to sea: { $space }
do-load = { $unit } aboard another fleet
do-prize = { $counters } from the build pool

ask-sorting = Who stands outside, who inside?
ask-relief = Who comes out of the walls to help?
ask-withdrawal = Do your units try to withdraw?
ask-commander = Who commands?
ask-cargo = Who goes aboard another fleet before the battle?
ask-spend-ruse = Spend a ruse in this round?
ask-spend-tactics = Spend naval tactics in this battle?
ask-spend-engineers = Spend engineers against the walls?
ask-break-line = The line is broken: who is lost?
ask-go-on = Fight on or break off?
ask-storm-on = Storm on or stop?
ask-flee = Where do the beaten go?
ask-launch = Where do the beaten fleets put out to?
ask-fleets-flee = Where do the beaten fleets go?
ask-marines = Do the fleets storm as well?
ask-prize = Which fleet do you man as a prize?

battle-land-battle = Battle
battle-naval-battle = Naval battle
battle-assault = Assault
term-leader = leader
term-combined-arms = combined arms
term-terrain = terrain
term-broken-ground = light troops in broken ground
term-cavalry = cavalry
term-ruse = ruse
term-tactics = naval tactics
term-walls = walls
term-engineers = engineers
term-printed = printed
term-own-region = in their own region
term-weary = war-weary region
term-landing = landing before the enemy
term-at-sea = at sea when the step began
term-omens = bad omens
term-behind-walls = behind walls
term-narrow-waters = narrow waters
term-ashore = fleet ashore
token-ruse = a ruse
token-engineers = engineers
token-tactics = naval tactics
token-prows = naval tactics
effect-none = nothing
effect-check = check
effect-demoralized = demoralized
effect-broken-line = broken line

event-battle = { $battle } in { $space }: { $side } attacks.
event-brought = { $side } brings { $strength } points.
event-shifted = { $side }: { $term } { $value }.
event-odds = Odds { $column }, shift { $shift }: column { $result }.
event-result = Die { $face } in column { $column }: attacker { $attacker }, defender { $defender }.
event-broken-line = The line is broken: { $unit } is lost.
event-garrison-falls = The garrison of { $side } loses a point.
event-shaken = { $side } is demoralized: every unit loses 1 morale.
event-routed = { $unit } rolls { $face } over morale { $morale } and is routed.
event-garrison-routed = A garrison point of { $side } rolls { $face } over morale { $morale } and is routed.
event-holds = { $unit } rolls { $face } and holds (morale { $morale }).
event-breaks-off = { $side } breaks off.
event-beaten = { $side } is beaten in { $space }.
event-commands = { $unit } commands for { $side }.
event-spends = { $side } spends { $token }.
event-withdraws = { $side } withdraws from { $space } without a fight.
event-caught = { $side } cannot get away from { $space }.
event-stays-outside = { $unit } stands outside the walls.
event-goes-inside = { $side } goes inside in { $space }.
event-no-battle = { $side } is too weak to attack in { $space } and goes back.
event-retreats = { $side } retreats from { $start } to { $space }.
event-pursued = { $unit } is caught in the pursuit (die { $face }).
event-joins-battle = { $unit } comes out to help.
event-prize = { $side } mans a prize: { $counters }.
event-stormed = { $side } storms { $target }.
event-thrown-back = { $side } is thrown back from { $target }.

## Asides
aside-resign = Give up the game
