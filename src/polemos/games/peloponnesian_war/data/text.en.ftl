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
fort-at = Fort { $name }
fort-in = Fort { $name } ({ $number })

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
event-acts-first = { $side } acts first from now on: it controls { $count } regions, the other side { $number }.
event-turns-away = { $region } turns away from { $side }: its allegiance is { $level }, below -2.
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
note-assessment = Each step up costs the region 1 allegiance under Athens, 1 militance under Sparta; a high multiplier costs more every year.
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
note-check-city = One die: on 7 or more with what is added the city revolts.
do-check = { $target }
ask-calm-city = Which revolt in { $region } do you try to calm?
note-calm-city = One die: on 1 or less with what is added the revolt ends. Failing does no harm.
do-calm = { $target }
do-calm-city-pass = None
ask-plague-victim = Whom does the plague at Athens take?
do-perish = { $unit }
ask-send-back = You have a leader too many. Who goes back into the pool?
do-send-back = { $unit }
entry-revolt = a city in revolt
entry-presence = a garrison from elsewhere
entry-abandonment = an enemy army, and none of its side
entry-battle = battles there
entry-raids = raided twice or more
entry-losses = its units destroyed
entry-elite = elite units destroyed
entry-lost-city = a city lost or besieged
entry-fighting = battles of its units elsewhere
entry-recovery = recovery in spring
entry-occupation = an enemy garrison
entry-service = long service abroad
entry-rest = a year at home
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
do-build = Raise for { $cost }: { $counters }
do-build-base = Base for { $cost }: { $space }
do-build-fort = Fort for { $cost }: { $space }
do-wall = Walls of { $target } for { $cost }
do-build-long-walls = Long Walls for { $cost }, built by { $unit }
do-join = Long Walls to { $target }
do-demolish = Pull down the walls of { $target }
do-raze = Raze { $target }
do-rebuild = Rebuild for { $cost }: { $target }
do-pull-down = Pull down the Long Walls at { $target }
ask-build = What do you build? { $talents ->
    [one] There is 1 talent.
   *[other] There are { $talents } talents.
 }
note-build = What is raised goes into its force pool and is placed in a later season. Walls and Long Walls may take seasons; bases, forts and the walls of small cities stand at once.
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
note-put-in = Fleets that stay at sea are lost in the supply phase.
do-put-in = Go ashore at { $space }
do-put-in-apart = { $unit } goes apart
ask-put-in-apart = To which coast does { $unit } go?
ask-place-units = Where are units placed on the map or taken back?
note-place-units = Units come to friendly cities of their own region, or go home from there; each may do only one of the two. At home a unit costs no supply, and does not fight.
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
note-spread = Where there is no city or fort one unit stands without a leader; the others go to places next to it, or home.
do-scatter = { $unit } leaves
ask-scatter = Where does { $unit } go?
do-scatter-to = Go to { $space }
ask-hungry = { $area } feeds no more. Which unit out of supply forages?
note-hungry = Each area feeds only some units; whoever is out of supply and does not forage is lost.
ask-forage = Which units forage instead of being paid for? The bill is { $bill } of { $talents } talents.
note-forage = Who forages costs nothing, but does not move in the first campaign turn. All others are paid for when you are done.
do-forage-done = Pay for the others
do-forage = { $unit } forages
do-forage-all = All in { $space } forage
ask-shortage = The treasury does not pay for all. Which unit goes unpaid?
note-shortage = Who goes unpaid must forage; who cannot is lost.
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
note-surrender = Given up, the place falls, but the units inside go home instead of being lost.
ask-siege-engineers = Do engineers help in the siege of { $target }?
ask-hunger = Hunger in { $target }: which unit is lost?
ask-raze-or-spare = { $city } is yours: do you raze it?
note-raze-or-spare = A city that is razed serves nobody, and turns its region from who did it.
ask-begin-sieges = Which sieges do you begin or lift?
note-begin-sieges = A siege begun now is rolled for from the next season turn on, better each time. Whoever leaves or becomes too few lifts it.
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
note-card-turn = The phase ends when both pass one after the other; whoever has passed may act again before that. What is not played stays in the hand.
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
note-raid = Each unit raids once a campaign turn, for 1 talent. Enemy cavalry may drive raiders off; two raids on a region weaken it in the adjustment.
do-raid = { $unit } raids
do-raid-done = No more raids
ask-set-out = Who sets out next?
note-set-out = Each unit moves once a campaign turn, one stack after the other with its battles. A leader takes others of his place along.
do-march = { $unit } marches
do-sail = { $unit } puts to sea
do-drag = Drag { $unit } over the Isthmus
do-set-out-done = Nobody else moves
ask-march = Where does the army in { $space } go? { $points } movement points left.
note-march = Going on is possible after a halt, while points are left: there others are taken along or left. Who enters a place of the enemy fights or shuts him in.
ask-sail = Where do the fleets in { $space } go? { $points } sea points left.
note-sail = Going on is possible after a halt, while points are left. Enemy fleets near the waters that are passed may intercept. Troops go aboard and ashore for 2 points.
do-take = Take { $unit } along
do-leave = Leave behind: { $unit }
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
do-march-done = End the march here
do-sail-done = End the voyage here
ask-intercept = Enemy fleets pass through { $space }. Who intercepts them?
note-intercept = One die: 4 or more with what is added finds them, and there is a battle at sea.
do-intercept = { $unit } intercepts
do-intercept-pass = Nobody intercepts
ask-at-the-gates = Assault { $target }, or invest it?
note-at-the-gates = An assault is fought at once against the walls. An invested place is shut in: it does not count for its area, and can be besieged in the next siege phase.
do-assault = Assault { $target }
do-invest = Invest it
ask-in-or-out = Do the units go inside in { $space }?
note-in-or-out = Who is outside may raid the land; who is inside has walls around him.
ask-empty-fort = { $target } is empty. Take it over, or destroy it?
note-empty-fort = Taken over, the fort shelters five units of yours.
do-seize-fort = Take it over
do-wreck-fort = Destroy it
ask-break-base = Destroy the enemy base in { $space }?
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
event-puts-to-sea = { $unit } puts to sea: { $space }.
ask-one-to-sea = A fleet beached at { $space }: does it put to sea?
note-one-to-sea = One die: on 3 or more it gets away; else it fights ashore.
do-stay-beached = Stay and fight ashore
do-to-sea = Put to sea: { $space }
do-stand = Stand and fight

do-all-inside = { $sent ->
    [0] All inside
   *[other] All the others inside
}
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

ask-sorting = The enemy is at { $space }: who stands outside, who inside?
note-sorting = Who stands outside fights in the open at once. Who is inside is shut in, and may be assaulted behind the walls.
ask-relief = { $space }: who comes out of the walls to help?
note-relief = Who comes out joins the battle outside; beaten, he goes back inside.
ask-withdrawal = { $space } is attacked: do your units try to withdraw?
note-withdrawal = One die: 5 or more with what is added gets away without loss; else there is a battle.
ask-commander = Battle at { $space }: who commands?
note-commander = His rating shifts the column; a leader who adds one may fall.
ask-cargo = Battle at { $space }: who goes aboard another fleet before it?
note-cargo = Who is aboard shares the fate of his fleet.
ask-spend-ruse = Battle at { $space }: spend a ruse in this round?
ask-spend-tactics = Battle at { $space }: spend naval tactics?
ask-spend-engineers = Assault on { $space }: spend engineers against the walls?
ask-break-line = The line at { $space } is broken: who is lost?
note-break-line = One unit of the lowest morale is destroyed before the others are checked.
ask-go-on = Battle at { $space }: fight on or break off?
note-go-on = Who breaks off is beaten: all his units retreat, and those that are routed may be lost in the pursuit.
ask-storm-on = Assault on { $space }: storm on or stop?
note-storm-on = An assault lasts at most three rounds; whoever stops is thrown back.
ask-flee = Where do the beaten at { $space } go?
ask-launch = Where do the beaten fleets at { $space } put out to?
ask-fleets-flee = Where do the beaten fleets at { $space } go?
ask-marines = Do the fleets storm { $target } as well?
note-marines = Fleets that storm count half, and may be lost.
ask-prize = Which fleet do you man as a prize from { $space }?

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
aside-inside-ask = Places that open: ask me whether to go in
aside-inside-always = Places that open: always go in
aside-walls-ask = An enemy before our walls or fort: ask me who stands outside
aside-walls-inside = An enemy before our walls or fort: all inside
aside-walls-outside = An enemy before our walls or fort: all outside
aside-relief-ask = Help for the besieged: ask me who comes out
aside-relief-always = Help for the besieged: all come out
aside-relief-never = Help for the besieged: nobody comes out
aside-intercept-ask = Enemy fleets sailing by: ask me about interception
aside-intercept-always = Enemy fleets sailing by: always try to intercept, the likeliest stack first
aside-intercept-never = Enemy fleets sailing by: let all of them pass
aside-sea-general = Interception in { $number }: as in all other waters
aside-sea-ask = Interception in { $number }: ask me
aside-sea-always = Interception in { $number }: always try, the likeliest stack first
aside-sea-never = Interception in { $number }: let the enemy pass
aside-withdraw-ask = Before a battle: ask me whether to withdraw
aside-withdraw-always = Before a battle: always try to withdraw
aside-withdraw-never = Before a battle: never withdraw
aside-pay-ask = Too little money: ask me who goes unpaid
aside-pay-in-order = Too little money: pay the best units first
aside-fight-ask = Between rounds: ask me whether to fight on
aside-fight-1-4 = Between rounds: fight on at 1-4 and better
aside-fight-1-3 = Between rounds: fight on at 1-3 and better
aside-fight-1-2 = Between rounds: fight on at 1-2 and better
aside-fight-1-1 = Between rounds: fight on at 1-1 and better
aside-fight-2-1 = Between rounds: fight on at 2-1 and better
aside-fight-3-1 = Between rounds: fight on at 3-1 and better
aside-fight-4-1 = Between rounds: fight on at 4-1 and better
aside-break-ask = Between rounds that go badly: ask me whether to break off
aside-break-1-4 = Between rounds that go badly: break off at 1-4 and worse
aside-break-1-3 = Between rounds that go badly: break off at 1-3 and worse
aside-break-1-2 = Between rounds that go badly: break off at 1-2 and worse
aside-break-1-1 = Between rounds that go badly: break off at 1-1 and worse
aside-break-2-1 = Between rounds that go badly: break off at 2-1 and worse
aside-break-3-1 = Between rounds that go badly: break off at 3-1 and worse
aside-break-4-1 = Between rounds that go badly: break off at 4-1 and worse

## Tables
provenance-source = source
provenance-reconstructed = reconstructed
grid-combat-chart = Combat Chart (attacker/defender)
grid-combat-chart-note = The same chart serves battles on land and at sea and assaults. Columns are attacker-defender.
grid-combat-effects = What the results mean
cell-effect-none = Nothing.
cell-effect-check = Every unrouted unit of the side rolls; above its morale it is routed.
cell-effect-demoralized = Every unrouted unit of the side loses 1 morale for the battle, then all check.
cell-effect-broken-line = The side loses a unit of its lowest morale, then it is demoralized.
grid-combat-shifts = Shifts of the column
grid-combat-shifts-note = In favour of the side that has it; those of both sides are netted.
grid-walls = Walls in an assault
row-walls-small = Walls of a small city
row-walls-medium = Walls of a medium city
row-walls-large = Walls of a large city
row-fort = Fort
grid-morale = Morale at the start of a battle
grid-morale-note = Signed figures are added to the printed morale; a bare figure takes its place. Never below 1 or above 6.
grid-garrisons = Garrison points
row-garrison-small = Small city
row-garrison-medium = Medium city
row-garrison-large = Large city
row-garrison-capital = Capital
row-garrison-occupied = City with an enemy control marker
grid-one-die = Single dice
grid-one-die-note = A dot stands at each face with which it happens, before anything is added.
row-die-withdrawal = The defender withdraws
row-die-interception = Fleets intercept
row-die-to-sea = Beached fleets put to sea
row-die-pursuit-loser = Routed unit of the loser destroyed, on land
row-die-pursuit-winner = Routed unit of the winner destroyed, on land
row-die-naval-pursuit-loser = Routed fleet of the loser destroyed
row-die-naval-pursuit-winner = Routed fleet of the winner destroyed
row-die-leader = A leader whose rating told is lost
row-die-raid-fails = A raid fails against cavalry
row-die-raid-fails-cavalry = A raid by cavalry fails against cavalry
row-die-open-sea = A fleet is lost on an open sea
row-die-open-sea-winter = The same in winter
row-die-storm = A fleet is lost in a storm
row-die-driven = A fleet is driven back by a storm
grid-die-modifiers = Modifiers of single dice
row-modifier-no-hoplites = Withdrawal: no hoplites
row-modifier-broken-ground = Withdrawal: rough or mountain
row-modifier-more-cavalry = Withdrawal: the attacker has more cavalry
row-modifier-same-sea = Interception in the same sea area
row-modifier-winter = Interception in winter
row-modifier-pursuing-cavalry = Pursuit: more cavalry
grid-city-sizes = Sieges by size
grid-city-sizes-note = Besiegers: the land units outside that a siege takes, and never fewer than those inside.
grid-siege-roll = The siege roll
grid-siege-roll-note = One die, the season count and the modifiers. A figure in brackets is a bare die.
row-siege-roll-falls = The place falls
row-siege-roll-hunger = A unit inside starves
row-siege-roll-fails = Never has an effect
grid-siege-modifiers = Modifiers of a siege roll
row-siege-walls-small = Walls of a small city
row-siege-walls-medium = Walls of a medium city
row-siege-walls-large = Walls of a large city
row-siege-fort = Fort
row-siege-no-walls = No walls
row-siege-empty = No unit inside
row-siege-numbers = Besiegers overwhelming
row-siege-disloyal = Low AL, held by the controller
row-siege-loyal = High AL, held by the controller
row-siege-rebel-friend = City in revolt, high AL
row-siege-rebel-foe = City in revolt, low AL
row-siege-leader = Leader inside
row-siege-engineers = Engineers
grid-unit-figures = Units: movement, transport, money
grid-unit-figures-note = A season in supply costs half in the home region. Fleets of morale { $morale } and more cost the higher figure.
grid-land-costs = Movement by land
row-land-area = An area, by area movement
row-land-clear = Clear hex
row-land-rough = Rough hex
row-land-mountain = Mountain hex
row-land-road = Along a road
row-land-river = River hexside
row-land-joined = Along Long Walls
grid-sea-costs = Movement by sea
row-sea-sea = Enter a sea area
row-sea-coast = Go to a coastal hex
row-sea-embark = Take troops aboard
row-sea-land = Set troops ashore
row-sea-toll = Go on after a battle
grid-tribute = Tribute and its price
grid-tribute-note = A region may be raised by { $most } steps a year; each step costs { $cost } AL (Athens) or ML (Sparta). A Spartan region too weary to build stands at x{ $capped } at most. Changes are those of every year.
grid-deducted = Cities that give nothing
grid-works = Works
row-work-base = Base
row-work-fort = Fort
row-work-walls-small = Walls of a small city
row-work-walls-medium = Walls of a medium city
row-work-walls-large = Walls of a large city
row-work-long-walls = Long Walls
grid-rebuilding = Rebuilding of a destroyed city
grid-revolt-modifiers = Modifiers of a revolt check
grid-revolt-modifiers-note = Sparta's check: a city revolts at { $revolts } or more. Athens' check: a revolt ends at { $ends } or less.
row-revolt-low = AL at { $most } or less
row-revolt-other-city = Each other city in revolt or enemy-held
row-revolt-high-tribute = Tribute above x1
row-revolt-low-tribute = Tribute below x1
row-revolt-lowered = Tribute lowered this year
row-revolt-raided = Area raided
row-revolt-unit-inside = Athenian unit inside
row-revolt-no-walls = No walls
grid-limits = Tracks and limits
row-limit-al-least = Lowest AL
row-limit-al-lost = Control is lost below AL
row-limit-al-risk = Risk zone up to AL
row-limit-al-most = Highest AL
row-limit-ml-least = Lowest ML
row-limit-ml-active = ML to place and build
row-limit-ml-most = Highest ML
row-limit-hand = Cards in a hand
row-limit-burnt = Cards discarded unseen each season
row-limit-supply-areas = Areas of a supply line by land
grid-markers = Markers in the game
grid-allegiance-entries = Phase G: allegiance
row-al-revolt = City in revolt
row-al-presence = Garrison of guests, and no trouble
row-al-abandonment = Enemy in the field, nobody against him
row-al-battle-won = Battle won there
row-al-battle-lost = Battle lost there
row-al-raids = Raids
grid-militance-entries = Phase G: militance
row-ml-raids = Raids
row-ml-losses = Losses
row-ml-heavy-losses = Heavy losses
row-ml-elite = Elite unit lost
row-ml-lost-city = City lost or besieged
row-ml-victory = Its units won a battle
row-ml-defeat = Its units lost a battle
row-ml-recovery = Recovery in spring
row-ml-occupation = Enemy garrison in winter
row-ml-service = Long service abroad, in winter
row-ml-rest = A year at home, in winter
grid-at-once = Changes at once
row-once-captured = AL: city captured from the controller
row-once-taken-back = AL: controller takes a city back
row-once-razed-by-enemy = AL: city razed by the enemy
row-once-razed-by-controller = AL: city razed by the controller
row-once-demolished = AL: walls demolished by the controller
row-once-region-lost = ML of the home region: region lost
row-once-disaster = AL in the risk zone: naval disaster of Athens
grid-peace-modifiers = A Peace Embassy
grid-peace-modifiers-note = Peace is made at { $made } or more.
row-peace-militance = ML of the home region up to { $most }
row-peace-empty = Treasury empty
row-peace-rich = Rich treasury
row-peace-home-city = City of the home region held or besieged
row-peace-region = Each important region lost
row-peace-elite = Each elite unit of Laconia destroyed
row-peace-early = Early in the war
grid-cards = Cards
grid-sicily = Sicily
row-sicily-talents = Syracuse taken: talents at once
row-sicily-income = Syracuse held: talents a collection
row-sicily-ml-taken = Syracuse taken: ML of Attica
row-sicily-al-taken = Syracuse taken: AL of Athenian regions
row-sicily-ml-lost = Expedition lost: ML of Attica
row-sicily-al-lost = Expedition lost: AL in the risk zone
row-sicily-fleets = Expedition lost: Syracusan fleets for Sparta
row-sicily-ml-left = Athens leaves: ML of Attica
grid-victory-argive = Victory: The Argive League
grid-victory-argive-note = League points, as Athens counts them.
grid-victory-campaign = Victory: the campaign game
grid-victory-campaign-note = Basic tribute value of the regions that Athens controls.
grid-regions = Regions
grid-units = Counters of units
grid-units-note = On the map / in the force pool / in the build pool when the scenario begins.
grid-leaders = Leaders
grid-cities = Cities
grid-areas = Land areas
grid-seas = Sea areas
cell-region-start = { $side }, AL { $al }, ML { $ml }, { $multiplier }
cell-leader = leader alone
cell-either = either
cell-hold = hold
cell-play-immediately = play at once
cell-play-or-discard = play at once or discard
cell-discard = discarded
cell-remove = out of play
cell-lasts-instant = at once
cell-lasts-season = season
cell-lasts-year = year
cell-lasts-game = game
cell-small = small
cell-medium = medium
cell-large = large
head-die = Die
head-result = Result
head-meaning = Meaning
head-effect = Effect
head-reason = Reason
head-columns = Columns
head-change = Change
head-place = Place
head-points = Points
head-city = City
head-besiegers = Besiegers
head-plunder = Plunder
head-total = Total
head-work = Work
head-talents = Talents
head-seasons = Seasons
head-kind = Kind
head-winter-points = Points in winter
head-fleets-to-carry = Fleets to carry it
head-to-build = To build
head-a-season = A season
head-way = Way
head-multiplier = Tribute
head-al-athens = AL, Athens
head-ml-sparta = ML, Sparta
head-card = Card
head-numbers = Numbers
head-side = Side
head-when = When drawn
head-after = After use
head-lasts = Lasts
head-argive = Argive League
head-case = Case
head-figure = Figure
head-limit = Limit
head-marker = Marker
head-number = Number
head-region = Region
head-btv = BTV
head-cities-by-size = Cities S / M / L
head-areas = Land areas
head-argive-start = Argive League begins
head-campaign-start = Campaign begins
head-unit = Unit
head-morale = Morale
head-counters = Counters
head-argive-pools = Argive League
head-campaign-pools = Campaign
head-leader = Leader
head-land = Land
head-naval = Naval
head-size = Size
head-garrison = Garrison
head-walls = Walls
head-port = Port
head-capital = Capital
head-area = Area
head-forage = Forage
head-cities = Cities
head-sea = Sea area
head-open = Open sea
head-narrow = Narrow waters
head-next-to = Next to
list-comma = { ", " }
list-semicolon = { "; " }

## Sheets
sheet-war = The war
sheet-score = Points of Athens
sheet-first-player = Acts first
sheet-deck = Deck
sheet-deck-text = { $open } discarded, { $burnt } of them unseen beside
sheet-sicily = Sicily
sicily-closed = closed
sicily-open = open
sicily-shut = closed to Athens for good
sheet-satrap = Satrap on the side of
sheet-odrysians = Odrysians go home
sheet-raided = Areas raided this year
sheet-held = Held by omens
sheet-becalmed = Held by an eclipse
sheet-options = Optional rules in use
sheet-fact-plague-played = The plague has come
sheet-fact-plague = Plague at Athens
sheet-fact-syracuse-taken = Athens has taken Syracuse
sheet-fact-expedition-lost = The expedition has perished
sheet-fact-expedition-due = Athens owes an expedition to Sicily
sheet-fact-athens-in-sicily = Athenians are in Sicily
sheet-fact-cyrus = Cyrus governs for Tissaphernes
sheet-fact-phoenicians = Phoenician fleets are there
sheet-fact-spartans-won = Sparta has won in the Peloponnese this year
sheet-fact-alcibiades-guest = Alcibiades is a guest beyond the limit
sheet-fact-syracusans-out = Syracusan fleets may come
sheet-fact-exile = Alcibiades serves Sparta in exile
sheet-regions = Regions
sheet-regions-held = Regions held
sheet-btv = BTV { $number }
sheet-purse = { $side }: resources
sheet-treasury = Treasury
sheet-income = Next collection
sheet-income-beyond = Income from beyond the map
sheet-income-cyrus = Gold of Cyrus
sheet-income-syracuse = Income of Syracuse
sheet-as-things-stand = as things stand
sheet-supply = Supply to pay
sheet-unfed = Units out of supply
sheet-leaders-in-play = Leaders that count, and the limit
sheet-bases-left = Base markers left
sheet-fleets-lost = Fleets lost since the last phase G
sheet-prisoners = Spartan prisoners
sheet-elites-dead = Elite units of Laconia destroyed
sheet-token-ruse = Ruse
sheet-token-engineers = Engineers
sheet-token-tactics = Naval tactics
sheet-token-prows = Corinthian prows
sheet-winds = Winds: sea points
sheet-gold = Persia listens: to its dice
sheet-effect-carneia = Carneian Festival
sheet-effect-no-raids = No raids in this season
sheet-effect-truce = No march into enemy areas in the first campaign turn
sheet-effect-storms = Storms at sea
sheet-effect-cleon = Deaf to embassies of peace
sheet-effect-invaded = Has invaded Attica in this season
sheet-effect-etesian = Etesian winds
sheet-cards = { $side }: cards
sheet-leaders = { $side }: leaders
sheet-units = { $side }: units
sheet-cities = Cities
sheet-sieges = Sieges
sheet-works = Works
grid-regions-now = Regions now
grid-regions-now-note = AL and ML entries are what phase G would bring if nothing more happened; the next one is that of { $season }.
grid-leaders-now = Leaders now
grid-units-now = Units now
grid-cities-now = Cities that are not as printed
grid-sieges-now = Sieges now
grid-works-now = Works now
head-controller = Controller
head-al = AL
head-ml = ML
head-pays = Pays
head-al-now = AL in phase G
head-ml-now = ML in phase G
head-state = State
head-land-naval = Land-naval
head-on-map = On the map
head-force-pool = Force pool
head-build-pool = Build pool
head-places = Places
head-friendly = Friendly to
head-falls-on = Falls on
cell-sum = { $sum } ({ $entries })
cell-region-lost = to be lost at New Year
cell-region-risk = risk zone
cell-region-weary = too weary to build
cell-region-reluctant = reluctant
cell-region-assessed = assessed this year
cell-region-stasis = civil strife
cell-region-famine = poor harvest
cell-region-shaken = closed by an earthquake
cell-city-revolt = in revolt
cell-city-held = held by the enemy
cell-city-helots = helots
cell-city-destroyed = destroyed
cell-city-demolished = walls demolished
cell-city-besieged = besieged
cell-city-invested = invested
cell-city-weakened = garrison weakened
cell-force-pool = force pool
cell-build-pool = build pool
cell-leader-pool = leader pool
cell-out = out of play
cell-pool-of = force pool of { $region }
cell-season = { $season } { $year } BC
cell-ready = stands
cell-ready-in = ready in { $season } { $year } BC
cell-inside = inside
cell-outside = outside
cell-aboard = aboard
cell-foraging = foraging
cell-moved = has moved
cell-raided = has raided
cell-held = held by omens
cell-becalmed = held by an eclipse
cell-builder = builds Long Walls
base-name = Base { $number }
long-walls-name = Long Walls { $number }
walls-of = Walls of { $target }
rebuilding-of = Rebuilding of { $target }

## Panel, score, outlook
panel-score = Points of Athens: { $points } ({ $verdict })
panel-regions = { $side }: { $number } regions, BTV { $points }
panel-deck = Deck: { $number } cards
level-even = even
level-leads = would win now
level-trails = would lose now
level-won = has won
level-lost = has lost
score-btv = Basic tribute value of regions
score-cities = Cities held in the enemy's regions
score-enemy-home = The enemy's home is lost
outlook-argive = League points of Athens: { $points }; { $verdict } if the war ended now.
outlook-campaign = Basic tribute value that Athens controls: { $points }; { $verdict } if the war ended now.
outlook-more = With { $number } more for { $side }: { $verdict }.
outlook-fewer = With { $number } fewer for { $side }: { $verdict }.
outlook-broken = { $side } has lost its capital or its home region: { $other } wins at the next New Year.
outlook-last = The war ends after the winter of { $year } BC.
outlook-endless = The war goes on until peace is made.

## Overlays
overlay-supply = Where supply of { $side } comes by land
overlay-nodes = Supply lines of { $side }
overlay-unfed = Units of { $side } out of supply
overlay-friendly = Friendly areas of { $side }
overlay-contested = Contested areas of { $side }
overlay-enemy = Enemy areas of { $side }
overlay-intercept = { $side } may intercept
overlay-held = Cities held by { $side } under a control marker
overlay-revolts = Cities in revolt
overlay-forage = Room for { $number } more to forage
overlay-raided = Raided areas
overlay-fed = Supply of { $unit }
overlay-by-land = { $unit }, by land
overlay-by-sea = { $unit }, by sea

## Markers and the moment
marker-fort = Fort
marker-base = Base
marker-base-inside = Base inside
marker-long-walls = Long Walls
marker-long-works = Long Walls under way
marker-captured = Control marker
marker-revolt = Revolt
marker-helots = Helot Uprising
marker-city-destroyed = Destroyed
marker-wall-destroyed = Walls demolished
marker-works = Works under way
marker-siege-next = Siege, season count { $count }: at the next siege phase { $change } to the die; it falls on { $faces }
marker-siege-holds = Siege, season count { $count }: at the next siege phase { $change } to the die; it cannot fall yet
marker-camp = Invested
marker-pillaged = Raided { $count }
moment-campaign = { $season } { $year } BC, campaign turn { $turn }, { $phase }
cell-unfed = { $place } ({ $why } [{ $clause }])
why-at-sea = at sea
why-besieged = besieged
why-in-the-way = the enemy is in the way
why-too-far = too far
why-no-line = no city or base sends a line

# ------------------------------------------------------------------------------------------------- editor of positions
palette-group-turn = Time
palette-group-sides = Sides
palette-group-regions = Regions
palette-group-war = War
palette-group-chance = Dice
palette-options = Switches
palette-year = Year BC
palette-season = Season
palette-phase = Phase
palette-turn = Campaign turn (0: season turn)
palette-side = Whose phase
palette-treasury = Talents of { $side }
palette-controller = { $region }: controlled by
palette-al = { $region }: allegiance
palette-ml = { $region }: militance
palette-multiplier = { $region }: tribute multiplier
palette-elites_dead = Elite hoplites of Laconia destroyed
palette-prisoners = Of them prisoners of Athens
palette-facts = What holds now
palette-sicily = Sicily
palette-dice_mode = Dice
palette-dice-seeded = rolled by the program
palette-dice-asked = asked of people
palette-dice = Dice that come first, such as 3 4 6
palette-seed = Seed of the dice
fact-plague-played = The Plague has been played
fact-plague = The Plague lies on Athens
fact-syracuse-taken = Athens has taken Syracuse
fact-expedition-lost = An expedition was lost in Sicily
fact-expedition-due = Athens owes an expedition
fact-athens-in-sicily = Athenian units are in Sicily
fact-cyrus = Cyrus has come
fact-phoenicians = Phoenician fleets are there
fact-spartans-won = Sparta won in the Peloponnese this year
fact-alcibiades-guest = Alcibiades is a guest beyond the limit
fact-syracusans-out = Syracusan fleets may still come
fact-exile = Alcibiades serves Sparta

## Previews
preview-sum = Sum
preview-odds = Odds before shifts
preview-column = Column after shifts
preview-round = This round
preview-revolt-allegiance = allegiance of the region
preview-revolt-other-city = other cities in revolt or enemy hands
preview-revolt-high-tribute = high tribute
preview-revolt-low-tribute = low tribute
preview-revolt-lowered = tribute lowered
preview-revolt-raided = area raided
preview-revolt-unit-inside = a unit of Athens inside
preview-revolt-no-walls = no walls
preview-check = The check
preview-rises = Revolt
preview-rises-text = the city revolts
preview-stays-loyal = Loyal
preview-stays-loyal-text = nothing happens
preview-revolt-ends = Calm
preview-revolt-ends-text = the revolt ends
preview-revolt-stays = In revolt
preview-revolt-stays-text = the revolt goes on
preview-tribute = Talents a year
preview-al = Allegiance
preview-ml = Militance
preview-region-lost = { $region } goes over to the enemy.
preview-costs = Costs
preview-seasons = Seasons until it is finished
preview-talents-left = Talents left
preview-for-good = This cannot be undone.
preview-siege-count = seasons of siege
preview-siege-walls = walls
preview-siege-empty = nobody inside
preview-siege-numbers = three to one
preview-siege-allegiance = allegiance of the region
preview-siege-revolt = the region and its rebels
preview-siege-leader = a leader inside
preview-siege-engineers = engineers
preview-siege-roll = The siege roll
preview-falls = Falls
preview-falls-text = the place is taken
preview-hunger = Hunger
preview-hunger-text = a unit inside starves
preview-holds = Holds out
preview-holds-text = the siege goes on
preview-intercept-same-sea = in the same sea area
preview-intercept-leader = own leader
preview-intercept-moving-leader = leader of those who pass
preview-intercept-winter = winter
preview-interception = Interception
preview-intercepted = Interception in { $place }
preview-finds = Found
preview-finds-text = there is a battle
preview-misses = Missed
preview-misses-text = the fleets pass
preview-withdrawal = Withdrawal
preview-gets-away = Away
preview-gets-away-text = no battle, and no losses
preview-caught = Caught
preview-caught-text = there is a battle
preview-raid = The raid
preview-points = Movement points spent
preview-points-left = Movement points left
preview-sea-points = Sea points spent
preview-sea-points-left = Sea points left
preview-open-sea = Each fleet in open seas
preview-storm = Each fleet in storms
preview-lost = Lost
preview-lost-text = the fleet is lost with what it carries
preview-safe = Safe
preview-safe-text = it comes through
preview-base-fed = Supply of the base
preview-fed = it comes
preview-hostile = The enemy holds
preview-garrison = Garrison points
preview-walls = Columns for walls
preview-and-then = { $first } { $second }
preview-assault = The assault to its end, nobody stopping
preview-at-sea = At sea
preview-at-sea-text = the fleet puts to sea in time
preview-battle = The battle to its end, nobody breaking off
preview-battle-rating = commander
preview-beached = Caught ashore
preview-beached-text = the fleet fights ashore, or is taken with the beach
preview-card-die = The die of the card
preview-card-fails = No effect
preview-card-works = It works
preview-comes = Comes: { $unit }
preview-coming-out = Units inside, if all come out
preview-cut-down = Cut down
preview-cut-down-text = the routed unit is destroyed
preview-driven = Driven back
preview-driven-text = the fleet is back where it set out
preview-escapes = Escapes
preview-escapes-text = the routed unit comes through
preview-goes = Goes: { $unit }
preview-leader-dies = Dies
preview-leader-dies-text = the leader dies
preview-leader-lives = Lives
preview-leader-lives-text = the leader comes through
preview-leader-risk = Leader at risk: { $unit }
preview-leaders = Leaders of those the side may have
preview-leaders-there = Leaders there
preview-losses = { $side }: units lost on average, of all there
preview-pursuit = Each routed unit in pursuit
preview-raid-fails = Driven off
preview-raid-fails-text = cavalry protects the land
preview-raid-works = Plunder
preview-raid-works-text = the area is raided
preview-raids = Raids of this year, of those the area bears
preview-routed = Routed units
preview-stormed = Stormed
preview-stormed-text = the place is taken
preview-supply = Supply of the side each season
preview-talents-had = Talents
preview-talents-won = Talents from a raid
preview-then-city-rises = A city of the region revolts.
preview-then-dying = { $count ->
    [one] One unit of Attica there dies.
   *[other] { $count } units of Attica there die.
}
preview-then-helots-rise = Helots rise in a city of Laconia.
preview-then-walls-fall = The walls of a city there fall.
preview-thrown-back = Thrown back
preview-thrown-back-text = the place holds
preview-to-sea = Putting to sea
preview-tokens = Tokens
preview-treasury-of = Talents of { $side }
preview-units-on-map = Units on the map
preview-units-there = Units there
preview-unmanned = Nobody defends it.
preview-wins = { $side } wins
preview-wins-text = the other side is beaten and retreats
preview-withdraw-broken-ground = broken ground
preview-withdraw-more-cavalry = more cavalry of the attacker
preview-withdraw-no-hoplites = no hoplites
preview-bill = To be paid
preview-falls-from = The first roll takes the place from this face on
preview-foragers = Units that forage
preview-no-face = none
preview-unpaid = Units that are not paid
preview-aboard = Units aboard
preview-at-anchor = Fleets at sea that have not moved
preview-both = { $first }; { $second }
preview-builds-no-more = The Long Walls that it builds are given up.
preview-dragged = Fleets dragged over the Isthmus in this turn, of those that may be
preview-goes-for-good = Goes for good: { $unit }
preview-inside = Units inside
preview-left-behind = Units left behind, and lost
preview-of = { $whose }: { $text }
preview-outside = Units outside
preview-retreating = Units that retreat
preview-seasons-lost = Seasons of siege that are lost
preview-sheltered = Units that find shelter inside
preview-storm-at-anchor = Each of them in storms, when the campaign turn ends
preview-then-joins = { $side } says where he comes.

# questions answered in a table
grid-assessment = What each multiplier brings
grid-assessment-note = Talents at the next collection; in brackets what becomes of { $level } at once, the yearly effect included. Without a button: as it is now. A region is assessed once a year.
grid-placement = { $home }
form-yield = { $pays } ({ $change })
form-lost = lost
form-assess = { $region } { $times }: { $yield }
form-pool = Force pool
head-all = All
form-kind = { $kind } ({ $morale })
form-place = { $city }: place { $number }, { $who }
form-place-all = { $city }: place all that are ready, { $number }
form-place-leader = { $city }: place { $who }
form-recall-leader = { $city }: take back { $who }
form-recall = { $city }: take back { $number }, { $who }
form-recall-all = { $city }: take all back, { $number }
preview-group = Units that go
preview-leaders-along = Leaders that go
preview-shut-in = Units that are shut in
preview-no-siege = No siege can be begun yet
preview-refuges = Places where it may go
preview-goes-home = none: it goes home
preview-ready = Units ready to be placed
preview-may-go-home = Units that may be taken back
preview-feeds = Units that the area still feeds
preview-storm-column = Column if they storm
preview-storm-takes = Stormed to its end, it is taken in

## What dice need, and what is said where nothing comes of them

needs-revolt = { $least } or more after modifiers: the city revolts
needs-calm = { $most } or less after modifiers: the revolt ends
needs-raid = Cavalry needs more than { $cavalry }, others more than { $others }
needs-storm = { $most } or less: the fleet is lost
needs-open-sea = { $most } or less, in winter { $winter } or less: the fleet is lost
needs-to-sea = { $least } or more: the fleet puts to sea
needs-withdrawal = { $least } or more after modifiers: they get away
needs-check = More than its morale: the unit is routed
needs-leader = { $least } or more: the leader dies
otherwise-interception = The interceptors do not find them.
otherwise-open-sea = The fleet crosses unharmed.
otherwise-storm = The fleet rides out the storm.
otherwise-to-sea = The fleet does not get out.
otherwise-pursuit = The unit escapes.
otherwise-leader = The leader lives.
otherwise-plague = Nobody dies of it.
## Explanations: what there is more of, or less, than by another choice

gain-victory = { $sign ->
    [up] nearer to victory
   *[down] farther from victory
 }
gain-region = { $sign ->
    [up] a stronger hold on { $region }
   *[down] a weaker hold on { $region }
 }
gain-league = { $sign ->
    [up] more points in the leagues
   *[down] fewer points in the leagues
 }
gain-money = { $sign ->
    [up] more talents than the enemy
   *[down] fewer talents than the enemy
 }
gain-forces = { $sign ->
    [up] more units than the enemy
   *[down] fewer units than the enemy
 }
gain-city = { $sign ->
    [up] { $target } is safer, or nearer to being taken
   *[down] { $target } is in danger, or farther from being taken
 }
gain-beset = { $sign ->
    [up] a better siege or defence of { $stronghold }
   *[down] a worse siege or defence of { $stronghold }
 }
gain-works = { $sign ->
    [up] more walls under way before the enemy
   *[down] fewer walls under way before the enemy
 }
gain-hungry = { $sign ->
    [up] fewer units that nothing feeds
   *[down] more units that nothing feeds
 }
gain-menace = { $sign ->
    [up] more places within reach of the armies
   *[down] fewer places within reach of the armies
 }
gain-exposed = { $sign ->
    [up] armies that stand more safely
   *[down] armies that stand in more danger
 }
