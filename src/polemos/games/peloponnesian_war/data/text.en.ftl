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
event-burnt = { $count } cards go unseen from the deck to the discards.
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
event-leader-recalled = { $unit } is called back into the leader pool.
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

## Battles

## Asides
aside-resign = Give up the game
