# The cards of units, leaders and hexes: names of values, and behind them units or what they are good for.

card-yes = yes
card-printed = printed { $value }
card-tq = Troop Quality (TQ)
card-tq-text = checked with a die of 0 to 9; higher is better
card-size = Size
card-size-text = points of 150 to 200 foot or 100 horse
card-ma = Movement Allowance (MA)
card-ma-text = movement points an order
card-hits = Cohesion hits
card-hits-of = of { $tq }, then it routs
card-missiles = Missiles
card-missiles-text = range { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
}
card-facing = Faces
card-worth = Worth to the enemy
card-worth-text = rout points if lost
card-zone = Zone of control
card-zone-text = hexes, in which enemies must stop
card-command = In command range of
card-initiative = Initiative
card-initiative-text = order of activation, and orders in each phase
card-range = Command range
card-range-text = hexes
card-rank = This turn
card-line = Line commands
card-strategy = Strategy Rating
card-strategy-text = for a line command on his own Initiative
card-pc = Personal Combat
card-charisma = Charisma
card-charisma-text = added to the die of shock combat beside him
card-leader-ma = Movement Allowance (MA)
card-leader-ma-text = movement points; never hits
card-everybody = all
card-enter = To enter, movement points
card-enter-hits = To enter, movement points and { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
card-no-entry = May not enter
card-level = Level of the ground
card-sight = Blocks the line of sight
card-zones = In zones of control of

card-state-hits = cohesion lost; as many as its TQ rout it
card-state-routed = it runs for its edge, and may be rallied
card-state-rallied = rallied this turn: it is given no more orders
card-state-moved = each further move costs a cohesion hit
card-state-low = one volley is left
card-state-no-missiles = it cannot shoot
card-state-column = faster, but weak in a fight
card-state-square = front all around
card-state-charge = formed to charge
card-state-double-depth = two phalanxes in one hex
card-state-must-check = it checks its TQ before the fight
card-state-no-check = it fights without a TQ check
card-state-finished = gives no more orders this turn
card-state-active = gives orders now
card-state-no-momentum = he gets no further Orders Phase this turn
card-state-wounded = his ratings are lower

# What stands above the board: the score in short, and what a side has to spend.

strip-score = { $points } of { $limit } until they break
card-orders = Orders left
card-points = Movement points
