# The cards of counters and places: names of values, and behind them units or what they are good for.

card-yes = yes
card-army = army
card-fleet = fleet
card-leader = leader
card-force = force
card-strength = Strength
card-reduced = points; { $strength } when reduced
card-full = points; { $strength } at full strength
card-nation = Nation
card-upkeep = Upkeep abroad
card-upkeep-text = talents a quarter
card-carries = Carries
card-carries-text = army by sea, and any leaders
card-leaders = Leaders with it
card-leaders-text = without one it does not operate
card-naval = Naval shift
card-naval-text = columns in a battle at sea
card-land = Land shift
card-land-text = columns in a battle on land
card-ops = Operation allowance
card-ops-text = operation points (OP) for his force
card-points-left = Left
card-points-left-text = operation points
card-contents = In its box
card-force-strength = Strength
card-force-strength-text = of what is known to lie in the box

card-belongs = Belongs to
card-occupied = Occupied by
card-garrison = Garrison
card-garrison-text = GSP, added to the defence
card-walls = Fortified
card-walls-text = it must be besieged
card-port = Port
card-port-text = fleets find shelter inside
card-room = Room for
card-room-text = armies of a side
card-fleet-room = Room for
card-fleet-room-text = fleets of a side
card-tribute = Pays tribute to
card-boxes = { $athens } talents if to Athens, { $sparta } if to Sparta
card-nation-of = Nation
card-fort-text = LSP, fort of { $side }

cell-reduced = reduced
card-state-reduced = one more loss eliminates it
card-state-aboard = carried by a fleet
card-state-moved = its operation is over

# What stands above the board: the score in short, and what a side has to spend.

strip-score = prestige { $points }
card-points = OP left
card-treasury = Treasury
card-treasury-text = talents
