game-title = Agesilaos in Asia
scenario-1 = The campaigns of 396 and 395
option-long-supply = Long supply
side-greek = Greeks
side-persian = Persians
level-leads = leads
level-even = even
level-trails = trails
score-points = Plunder and enemies lost
reason-battle = the battle

# results of a battle
result-al = attacker loses a unit and retreats
result-ar = attacker retreats
result-ex = each loses a unit, attacker retreats
result-dr = defender retreats
result-dl = defender loses a unit and retreats

# choices: do-VERB
do-pass = No more marches
do-face = { $number }
do-hide = In ambush at { $space }
do-select = { $unit }
do-march = To { $space }
do-lose = { $unit } is lost
do-retreat = Back to { $space }

# questions: ask-DECISION
ask-hide-ambush = { $side }: where do your horsemen lie in ambush?
ask-select-unit = { $side }: which unit marches?
ask-march-unit = Where does { $unit } march?
ask-roll = { $side } roll for { $reason }: what does the die show?
ask-lose-unit = { $side }: which unit is lost at { $space }?
ask-retreat = { $side }: where do you go from { $space }?

# events: event-KIND
event-turn = Turn { $number }.
event-hidden = { $side } lay an ambush somewhere.
event-moved = { $unit }: from { $start } to { $space }.
event-rolled = { $side } roll { $face } for { $reason }.
event-ambushed = Horsemen break out of their ambush at { $space }!
event-battle = { $side } attack at { $space } at { $column }: { $result }.
event-lost = { $unit } is lost at { $space }.
event-starved = { $unit } starves at { $space }.
event-plundered = { $side } plunder { $space } for { $number ->
    [one] one point
   *[other] { $number } points
}.
event-resigned = { $side } give up.

moment = turn { $number } of { $last }
panel-points = { $side }: { $number } points

# what a side may do at any moment
aside-resign = Give up the game
aside-ask-move = My units: ask me which one marches
aside-ask-hold = My units: hold their ground without asking

# beside the map
sheet-turn = Turn
sheet-number = Turn of the game
sheet-points = Points
sheet-pieces = Units left

# the table book: grid-ID, head-COLUMN, row-ROW
grid-march = Marches and supply
grid-crt = Battles
grid-shifts = Shifts of the column
grid-units = Units
head-what = What
head-points = Points
head-columns = Columns
head-rule = Rule
head-die = Die
head-unit = Unit
head-side = Side
head-strength = Strength
head-rides = Rides
row-foot = Foot have
row-horse = Horse have
row-road = Road
row-track = Track
row-pass = Pass
row-sea-route = Sea route
row-stack = Units of a side in a place, at most
row-supply = From a base, at most
row-leader = Agesilaos is there
row-cavalry = Horse on one side alone
row-walls = Defender in his own walls
row-ambush = Ambush

# previews: preview-WHAT
preview-strength = Strength
preview-odds = Column
preview-hungry = It will be out of supply there.
preview-battle = The battle
preview-al = attack fails
preview-al-text = you lose a unit and retreat
preview-ar = attack fails
preview-ar-text = you retreat
preview-ex = exchange
preview-ex-text = each side loses a unit, and you retreat
preview-dr = enemy retreats
preview-dr-text = the enemy retreats
preview-dl = victory
preview-dl-text = the enemy loses a unit and retreats

# the editor of positions
palette-group-turn = Turn
palette-group-sides = Points and towns
palette-group-chance = Dice
palette-turn = Turn of the game
palette-side = Whose part
palette-points = { $side }
palette-options = Optional rules
palette-plundered = Plundered
palette-hungry = Out of supply
palette-ambush = Ambush (one place)
palette-dice_mode = Dice
palette-dice-seeded = rolled by the program
palette-dice-asked = asked of people
palette-seed = Seed of the dice
palette-dice = Dice that come first, such as 3 4 6
