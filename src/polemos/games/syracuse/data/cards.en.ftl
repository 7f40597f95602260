# The cards of pieces and places: names of values, and behind them units or what they are good for.

card-pf = Strength (PF)
card-reduced = points; { $pf } when reduced
card-full = points; { $pf } at full strength
card-sword = Bonus symbols
card-moves = Movement points (PM)
card-moves-text = an action
card-sails = Movement
card-sails-text = over the sea, until a border or an enemy stops it
card-letter = Type
card-bonus = Bonus
card-wounded = { $bonus } when wounded
card-healthy = { $bonus } when recovered
card-acts = An action with him costs
card-acts-text = action points (PA); 2 without a leader
card-worth = Worth to the enemy
card-worth-text = VP if it is eliminated
card-steps = Steps left
card-steps-text = of 2
card-wound = Wounds until he dies
card-zone = No zone of control
card-zone-text = but whoever enters a zone with enemies must stop there

card-enter = To enter by land
card-enter-text = PM; 1 more across a river, more across enemy walls
card-stack = Room for
card-stack-text = units of a side
card-stack-pf = Room for
card-stack-pf-text = PF of a side
card-stack-any = Room for
card-stack-any-text = number of units
card-port = Port of
card-only = Open only to
card-fort-points = Worth
card-fort-points-text = VP to whoever holds it

card-state-reduced = one more loss eliminates it
card-state-wounded = one more wound kills him
card-state-stuck = cannot move until the end of the turn

# What stands above the board: the score in short, and what a side has to spend.

strip-score = { $points } points of { $limit }
card-pa = Action points
card-declared = Declared
card-declared-text = left of this hand
card-cp = Construction points
card-chits = Chits
card-advantage = Advantage
