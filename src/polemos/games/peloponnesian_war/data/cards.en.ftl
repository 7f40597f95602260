# The cards of counters and places: names of values, and behind them units or what they are good for.

card-yes = yes
card-no = no
card-morale = Morale
card-morale-text = of 6; checked with a die in battle
card-elite = Morale
card-elite-text = of 6: an elite unit
card-moves = Movement allowance
card-moves-text = points a campaign turn
card-supply = Supply costs
card-supply-text = talents a season
card-carried = Carried at sea by
card-carried-text = fleets each
card-home = Comes from
card-home-text = controlled by { $side }, who moves it
card-fed = In supply
card-zone = No zone of control
card-zone-text = it stops nobody in the next hex
card-land = Bonus on land
card-land-text = added to the combat odds
card-naval = Bonus at sea
card-naval-text = added to the combat odds
card-leads = Leads
card-leads-text = with him several units stand and move together

card-area = land area
card-area-text = land area of area movement
card-enter = To enter
card-enter-text = movement points; 1 by road, 1 more across a river
card-friend = Friendly to
card-garrison = Garrison
card-garrison-text = of { $full } points
card-walls = Walls
card-region = Region
card-btv = Basic tribute value
card-btv-text = talents
card-forage = Forage value
card-forage-text = units a season; raided { $raids } times this year
card-sail = To enter
card-sail-text = movement points of fleets
card-fleets = Fleets of
card-open = Fleets lost on
card-open-text = of a die, each time they end there

cell-routed = routed
card-state-inside = inside its city or fort
card-state-aboard = carried by fleets
card-state-foraging = lives off the land
card-state-moved = moves no more in this campaign turn
card-state-raided = has raided this season
card-state-held = omens keep it from moving
card-state-routed = fights no more in this battle

# What stands above the board: the score in short, and what a side has to spend.

strip-score = { $points } points
card-treasury = Treasury
card-treasury-text = talents
card-hand = Cards
