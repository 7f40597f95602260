# The cards of units and places: names of values, and behind them units or what they are good for.

card-yes = yes
card-strength = Combat strength
card-strength-text = points, summed for the odds
card-operation-value = Operation value
card-operation-value-text = operation points for its army; the lowest counts
card-stars = Stars
card-leads = strength of his army × { $factor }
card-carries = Carries
card-carries-text = land units
card-supply = Supply
card-supply-text = SP each turn, if it does not forage
card-affiliation = Belongs to
card-affiliation-text = whoever controls it, commands the unit
card-zone = Zone of control
card-zone-text = the six hexes around it
card-type = What it is

card-enter = To march there
card-enter-text = operation points, beside roads and rivers
card-forage = Forage
card-forage-text = units that live off this place
card-cover = Defender's strength
card-cover-text = in this place
card-income = Income
card-income-nobody = SP for nobody now: no unit is in it
card-province = Province
card-levy = Levy value
card-levy-text = units a turn for its controller
card-zones = In zones of control of
card-occupied = Occupied by

card-state-aboard = carried by a fleet: no zone of control
card-state-rebel = guard in revolt, commanded by the Barbarians
card-state-pillaged = nothing to tax, and little or no forage
card-state-colony = serves as a town for whoever holds it
card-state-works = adds to income

# What stands above the board: the score in short, and what a side has to spend.

strip-score = { $points } points: { $level }
card-points = OP left
card-treasury = Treasury
card-treasury-text = SP
card-hand = Markers
