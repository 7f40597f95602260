# Everything that the Great Battles of Alexander say, in English. Names of places, people and units come from names.toml.

game-title = The Great Battles of Alexander
game-text = 338 to 326 BC, from Chaeronea to the Hydaspes, body of men by body of men. Leaders act in the order of their Initiative, gamble for momentum and trump each other; phalanxes, horse archers, scythed chariots and elephants collide, and armies break.
scenario-samarkand = Samarkand, 329 BC
scenario-samarkand-text = Spitamenes and his horse archers ring a small Macedonian column on the Polytimetus. Six turns, twenty-one units: the best beginning.
scenario-chaeronea = Chaeronea, 338 BC
scenario-chaeronea-text = Philip and the young Alexander against Athens and Thebes: phalanx against hoplites, and the Sacred Band.
scenario-pelium = Pelium, 335 BC
scenario-pelium-text = Caught between a town and the heights, Alexander must bring his army away over the river. Fifteen turns.
scenario-granicus = The Granicus, 334 BC
scenario-granicus-text = Over the river, up the bank, into the cavalry of the satraps.
scenario-issus = Issus, 333 BC
scenario-issus-text = Darius in person behind the Pinarus, the sea on one side and the hills on the other. If he dies all is over.
scenario-arbela = Arbela (Gaugamela), 331 BC
scenario-arbela-text = The greatest of the battles: scythed chariots, elephants and the horse of an empire against one advancing line.
scenario-jaxartes = The Jaxartes, 329 BC
scenario-jaxartes-text = On rafts and skins over a deep river, under the cover of bolt shooters, against circling horse archers.
scenario-hydaspes = The Hydaspes, 326 BC
scenario-hydaspes-text = Porus, his elephants and his chariots; Alexander has crossed the flood by night.
scenario-lyginus = The Lyginus, 335 BC
scenario-lyginus-text = The Triballi stand in a wooded glen, and must be drawn out of it. A bonus battle.
scenario-arigaeum = Arigaeum, 327 BC
scenario-arigaeum-text = The Aspasii come down from their ridge, trusting in numbers. A bonus battle.
side-macedonian = Macedon
side-opponent = Enemies of Macedon
side-nobody = nobody

## Optional rules

option-inertia = Inertia
option-inertia-text = Hoplites who have been ordered to move must go as far as they can.
option-elite = Elite Commander
option-elite-text = Alexander's side may act with one leader before everybody else, once a turn.
option-contingent = Contingent Commanders
option-contingent-text = Macedonian contingents have commanders of their own, whom a Wing Commander may set in motion.
option-drift = Drift to the right
option-drift-text = Hoplites who move a second time in a turn drift to the right.
option-elephant-command = Elephant command
option-elephant-command-text = After the first command elephants go on in a line by themselves.
option-charge-formation = Cavalry charge formation
option-charge-formation-text = Cavalry may form for the charge. Goes with pursuit.
option-pursuit = Cavalry pursuit
option-pursuit-text = Cavalry may be carried away after those it has routed. Goes with the charge formation.
option-craterus = Craterus crosses the Hydaspes
option-craterus-text = In the battle of the Hydaspes Craterus comes over the river on turn 6.

## Score

score-toll = { $lost } of { $limit } rout points; at { $limit } they withdraw
score-units-lost = Units lost
score-leaders-lost = Leaders lost
outlook-ahead = Ahead: { $side }.
outlook-even = Neither side is ahead.
outlook-left = { $side } withdraw after { $left ->
    [one] { $left } more rout point
   *[other] { $left } more rout points
  }.
outlook-due = { $side } have reached { $level } and withdraw at the end of the turn.
outlook-break-out = { $side } also win with units of { $left ->
    [one] { $left } more rout point
   *[other] { $left } more rout points
  } out by the road.
outlook-broken-out = { $side } have broken out and win at the end of the turn.
outlook-death = { $side } also win by the death of { $leader }.
outlook-length-tie = After turn { $turn } the side that has lost the smaller share of its withdrawal level wins; a tie is for { $side }.
outlook-length-winner = After turn { $turn } { $side } win.
level-leads = leads
level-even = even
level-trails = trails

## Words

facing-up = up
facing-up-right = up and right
facing-right = right
facing-down-right = down and right
facing-down = down
facing-down-left = down and left
facing-left = left
facing-up-left = up and left
how-undecided = undecided
how-withdrawal = an army withdraws
how-death = the death of the enemy king
how-length = the length of the battle
how-rule = a rule of the battle
how-resigning = giving up
rank-inactive = waiting
rank-active = active
rank-finished = finished
aspect-front = front
aspect-flank = flank
aspect-rear = rear
without-skirmishers-flank = skirmishers at a flank
without-skirmishers-among-others = skirmishers who attack with others
without-elephants = cavalry against elephants
without-pinned = they stand in the zone of control of an enemy whom nobody attacks
turn-left = left
turn-right = right
superiority-none = no superiority
superiority-attacker = attacker superior
superiority-defender = defender superior
ammo-full = full
ammo-low = low
ammo-none = none
casualty-none = unharmed
casualty-finished = finished for this turn
casualty-wounded-1 = wounded (ratings -1)
casualty-wounded-2 = badly wounded (ratings -2)
casualty-killed = killed
weapon-javelin-foot = javelins
weapon-javelin-mounted = horsemen's javelins
weapon-archer-foot = bows
weapon-archer-mounted = horse archers' bows
weapon-slinger-foot = slings
weapon-bolt = bolts
weapon-elephant-rider = elephant riders' javelins
weapon-elephant-screen = bows of the elephants' screen
reason-elite = whether Alexander acts first
reason-tie = who acts first
reason-trump = a trump
reason-strategy = a line command
reason-momentum = momentum
reason-nerve = what the 9 brings
reason-volley = a volley
reason-severity = how badly a leader is hit
reason-which-leader = which leader
reason-check = a troop quality check
reason-facing = turning towards the enemy in time
reason-withdrawal = order in withdrawal
reason-stacked = disorder by friends
reason-routed-through = routed friends passing through
reason-wheel = order in wheeling
reason-augmented = order in a fast advance
reason-elephants-near = horses near elephants
reason-charge = the charge
reason-casualty = a leader in the fight
reason-duel = personal combat
reason-shock = shock
reason-stand = whether the line stands
reason-brink = the brink of rout
reason-avoid = opening lanes for chariots
reason-pursuit = pursuit
reason-rampage = rampaging elephants
reason-rally = a rally
reason-rally-hits = hits after a rally
reason-quarrel = the quarrel over the command
reason-bolt-fright = fright at the bolts
reason-toward = which way
event-rolled = { $side }: die for { $why }: { $face }

## Missile fire and reactions

event-shot = { $unit } shoot at { $target } ({ $weapon }, { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
}): strength { $strength }, die modifier { $modifier }
event-shot-far = { $unit } shoot down at { $target } ({ $weapon }, { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
}): only a 0 hits
event-shot-misses = { $unit } miss { $target }
event-missile-supply = { $unit }: ammunition { $ammo }
event-screen-supply = { $unit }, screen: ammunition { $ammo }
event-reloaded = { $unit } have fetched ammunition
event-harasses = { $unit } harass { $target } from { $space }
event-turned-about = { $unit } turn towards the enemy, facing { $facing }
event-turned-too-late = { $unit } turn too late: { $face }{ $faster ->
    [0] {""}
   *[other] {" + "}{ $faster } for the faster enemy
} against TQ { $tq }
event-bolt-fright = { $unit } are frightened by the bolts
event-resigned = The { $side } give up the battle
ask-fire-order = At whom do { $unit } shoot?
ask-return-fire = { $target } have shot at { $unit }. Shoot back?
ask-parthian-shot = { $unit } withdraw before { $mover }. Shoot first?
ask-entry-reaction = { $mover } have come into your zone of control. Who shoots?
ask-retire-reaction = { $mover } leave your zone of control. Who shoots?
ask-react-facing = { $mover } have come beside { $unit }. Turn towards them? (A standing order can answer this for good.)
ask-harass-target = Whom do { $unit } harass?
ask-harass-reaction = { $unit } harass { $target }. Shoot at them?
ask-bolt-target = At whom do { $unit } shoot bolts?
ask-bolts-at = { $mover } are in sight of your bolt shooters. Shoot at them?
ask-last-chance = The moves are over. Shoot what bolts you have left?
do-shoot = Shoot at { $unit }
do-volley = { $unit } shoot
do-volley-screen = The screen of { $unit } shoots
do-return-fire = Shoot back
do-bolt = { $unit } shoot bolts
do-face-about = Turn { $turn }, to face { $facing }
do-harass-target-shoot = Harass { $unit }
do-return-fire-pass = Do not shoot back
do-parthian-shot-pass = Withdraw without shooting
do-entry-reaction-pass = Nobody shoots
do-retire-reaction-pass = Nobody shoots
do-react-facing-pass = Do not turn
do-no-more = No, and do not ask again in this phase
do-harass-reaction-pass = Shoot no more
do-bolts-at-pass = Do not shoot at them now
do-last-chance-pass = Shoot no more bolts
aside-resign = Give up the battle
aside-order-withdraw-skirmishers-ask = Skirmishers before an enemy: ask me whether they withdraw
aside-order-withdraw-skirmishers-every-hex = Skirmishers before an enemy: ask me at every hex whether they withdraw
aside-order-withdraw-skirmishers-always = Skirmishers before an enemy: always withdraw
aside-order-withdraw-skirmishers-never = Skirmishers before an enemy: never withdraw
aside-order-withdraw-others-ask = Other units before a slower enemy: ask me whether they withdraw
aside-order-withdraw-others-every-hex = Other units before a slower enemy: ask me at every hex whether they withdraw
aside-order-withdraw-others-always = Other units before a slower enemy: always withdraw
aside-order-withdraw-others-never = Other units before a slower enemy: never withdraw
aside-order-withdraw-leaders-ask = Leaders before an enemy: ask me whether they withdraw
aside-order-withdraw-leaders-every-hex = Leaders before an enemy: ask me at every hex whether they withdraw
aside-order-withdraw-leaders-never = Leaders before an enemy: never withdraw
aside-order-face-ask = An enemy at flank or rear: ask me whether to turn
aside-order-face-every-hex = An enemy at flank or rear: ask me at every hex of his whether to turn
aside-order-face-always = An enemy at flank or rear: always turn to face him
aside-order-face-never = An enemy at flank or rear: never turn
aside-order-entry-fire-ask = An enemy comes into a zone of control: ask me whether to shoot
aside-order-entry-fire-always = An enemy comes into a zone of control: always shoot if it can hit
aside-order-entry-fire-not-last = An enemy comes into a zone of control: shoot if it can hit, but keep the last volley of units that are Low
aside-order-entry-fire-never = An enemy comes into a zone of control: never shoot
aside-order-retire-fire-ask = An enemy leaves a zone of control, or we withdraw: ask me whether to shoot
aside-order-retire-fire-always = An enemy leaves a zone of control, or we withdraw: always shoot if it can hit
aside-order-retire-fire-not-last = An enemy leaves a zone of control, or we withdraw: shoot if it can hit, but keep the last volley of units that are Low
aside-order-retire-fire-never = An enemy leaves a zone of control, or we withdraw: never shoot
aside-order-return-fire-ask = An enemy has shot at us: ask me whether to shoot back
aside-order-return-fire-always = An enemy has shot at us: always shoot back if it can hit
aside-order-return-fire-not-last = An enemy has shot at us: shoot back if it can hit, but keep the last volley of units that are Low
aside-order-return-fire-never = An enemy has shot at us: never shoot back
aside-order-bolts-ask = Bolts after an enemy's move: ask me
aside-order-bolts-always = Bolts after an enemy's move: always shoot if they can hit
aside-order-bolts-never = Bolts after an enemy's move: never shoot
aside-order-trump-ask = Trumps: ask me
aside-order-trump-never = Trumps: never try one in answer
aside-order-face-ahead-ask = An enemy in front already: ask me too whether to turn
aside-order-face-ahead-every-hex = An enemy in front already: ask me too, at every hex of his, whether to turn
aside-order-face-ahead-never = An enemy in front already: do not ask me about turning
aside-order-bolts-every-hex-ask = Bolts: ask me after every hex of an enemy's move
aside-order-bolts-every-hex-always = Bolts: shoot as soon as an enemy on the move can be hit
aside-order-bolts-every-hex-never = Bolts: do not ask me in the middle of an enemy's move
aside-order-plan-ask = Planned withdrawals before a turn: ask me
aside-order-plan-never = Planned withdrawals before a turn: plan none

## Movement

event-pivots = { $unit } pivot into { $space } and face { $facing }
event-wheels = { $unit } wheel into { $space } and face { $facing }
event-reverses = { $unit } face about: { $facing }
event-halts = { $unit } halt in { $space }, facing { $facing }
event-hastens = { $unit } step out: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
event-forms-column = { $unit } form column, heading { $facing }
event-leaves-column = { $unit } come into line, facing { $facing }
event-forms-square = { $unit } form square in { $space }
event-leaves-square = { $unit } break their square
event-forms-charge = { $unit } take the charge formation
event-leaves-charge = { $unit } leave the charge formation
event-deepens = { $unit } close up behind { $front }: a phalanx of double depth in { $space }
event-parts = { $unit } part from the phalanx behind them
event-stuck = { $unit } must stop among friends in { $space }
event-leaves-map = { $unit } leave the field ({ $edge })
event-leader-moves = { $leader } rides from { $start } to { $space }
event-goes-along = { $leader } goes with { $unit }{ $cost ->
    [0] {""}
    [one] {" "}(1 order)
   *[other] {" "}({ $cost } orders)
}
ask-moving = { $unit }: { $mp ->
    [0] no movement points left
    [one] 1 movement point left
   *[other] { $mp } movement points left
}
ask-press-on = { $unit } stand among friends and must go on. Where to?
ask-escort = { $unit } move. Who goes with them?
ask-leading = Where does { $leader } ride?
ask-command-line = The line is under command. Who acts next?
do-move = Move { $unit }
do-enter = { $double ->
    [0] Go to { $space }
   *[1] Go to { $space } (left half) and { $other }
    [2] Go to { $space } (head) and { $other }
}
do-turn = Turn { $facing }
do-pivot = Pivot forward from { $space }
do-wheel = Wheel forward from { $space }
do-reverse = Face about
do-column = Form column, heading { $facing }
do-line-up = Come into line, facing { $facing }
do-square = Form square
do-break-square = Break the square
do-charge = Take the charge formation
do-break-charge = Leave the charge formation
do-deepen = Close up behind { $unit } (double depth)
do-part = Part from the phalanx behind
do-hasten = Step out (augmented movement)
do-exit = Leave the field ({ $edge })
do-halt = Halt
do-together = All together, { $facing }
do-all-fire = All shoot
do-escort-lead = { $leader } goes with them
do-escort-done = Nobody else goes with them
do-leading-enter = Ride to { $space }
do-leading-halt = Stay here
do-command-line-lead = { $leader } rides with the line
do-command-line-done = The line has done its work
way-cost = costs { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}{ $hits ->
    [0] {""}
    [one] {" "}and 1 hit
   *[other] {" "}and { $hits } hits
}
way-facing = ends facing { $facing }
way-attack = can attack { $units }
way-against = { $unit } ({ $aspect })
way-with = with { $unit }
way-zones = enters the zone of control of { $units }
way-fire = may be shot at by { $units }
way-withdraw = { $units } may withdraw
way-back = { $hexes ->
    [one] 1 hex back
   *[other] { $hexes } hexes back
}{ $hits ->
    [0] {""}
    [one] {" "}for 1 hit on the way
   *[other] {" "}for { $hits } hits on the way
}
way-apart = { $hexes } from the enemy

## Shock

event-will-charge = { $unit } will charge
event-will-shock = { $unit } will attack without a charge
event-attacks = Combat { $number }: { $unit } attack { $target } ({ $aspect })
event-lanes-opened = { $unit } open lanes: the chariots go through
event-charge-check = { $unit } check at the charge: { $face } against TQ { $tq }{ $hits ->
    [0] {", steady"}
    [one] {": 1 hit"}
   *[other] {": "}{ $hits } hits
}
event-duel = { $leader } ({ $total }) and { $rival } ({ $other }) fight hand to hand
event-leader-hit = { $leader } is hit in { $space }
event-leader-hurt = { $leader }: { $casualty }
event-shock = { $unit } clash with { $target } ({ $aspect }): column { $base } becomes { $column }, { $superiority }; die { $face }, modifier { $modifier }; hits { $attack } to the attacker, { $defence } to the defender
event-both-fail = Both sides are at their limit ({ $attack } and { $defence } beyond it): the { $side } give way
event-no-position = { $unit } get no superiority from striking { $target } at the { $aspect }: { $why }
event-advances = { $unit } advance from { $start } to { $space }{ $pivot ->
    [1] {" by a pivot"}
   *[0] {""}
}
event-stays = { $unit } could not advance without breaking, and stay with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
event-turns-after = { $unit } turn { $facing } after the advance
event-passes-through = { $unit } pass through, from { $start } to { $space }
event-pursues = { $unit } are carried away in pursuit of { $target }
ask-willing = { $unit } have moved next to the enemy. Will they charge?
ask-designate = Who attacks that has not moved?
ask-engage = Whom do { $attacker } attack?
ask-name-leader = Several of your leaders are in this combat. Who counts?
ask-defend-as = Which of your units counts for the defence?
ask-strike-with = Which of your units gives its type and direction to the attack?
ask-strike-at = Against which of them does your direction of attack count?
ask-take-hit = Which of your units takes the hit that is left over?
ask-allot = Which of the defenders takes the next hit ({ $number } left)?
ask-rout-order = In which combat do units rout next?
ask-advance-order = In which combat do the winners go on next?
ask-who-advances = Which of your units advances?
ask-advance-way = How do { $unit } advance?
ask-turn-after = { $unit } have advanced. Turn one vertex?
ask-pass-whom = Past whom do { $unit } go?
ask-next-line = { $unit } meet a second line. Whom do they attack?
ask-pass-to = Where do { $unit } come out?
ask-riders-along = { $unit } pursue. Does { $leader } ride along?
ask-broken-column = The column of { $unit } is broken up. Which way do they face?
do-commit = { $unit } attack
do-spare = { $unit } do not attack
do-fight = Attack { $unit }
do-defend-as = { $unit }
do-strike-with = { $unit }
do-take-hit = { $unit }
do-name = { $leader }
do-advance = { $unit } advance
do-advance-to = Advance to { $space }
do-pass-to = Go to { $space }
do-keep-facing = Keep facing
do-willing-commit = Charge
do-willing-spare = Do not charge
do-designate-done = Nobody else attacks
do-engage-done = Nobody else
do-strike-at-fight = { $unit }
do-rout-order-fight = The combat of { $unit }
do-advance-order-fight = The combat of { $unit }
do-pass-whom-pass-to = Past { $space }
do-advance-way-stand = Stay
do-riders-along-follow = Ride along
do-riders-along-stand = Stay behind

## Cohesion, rout and withdrawal

cause-none = lost
cause-off-map = off the map
cause-barred = no way to flee
cause-hit-again = hit again in rout
cause-no-rout = such units do not rally
cause-trampled-under = run down by fleeing friends
cause-crowd = no room among friends
cause-mahouts = the mahouts kill the beasts
cause-far = far from everybody
cause-spent = the rampage is over
cause-phase = routed heavy foot
cause-rally = the rally failed
cause-horses = routed horses beside elephants
cause-levy = levies who rout are gone
cause-band = the Sacred Band falls where it stands
cause-stacked = no hex of its own
event-hit = { $unit } take { $number ->
    [one] 1 hit
   *[other] { $number } hits
} (now { $total })
event-relieved = { $unit }: hits down to { $total }
event-check-failed = { $unit } fail their check: { $rolled } against TQ { $tq }
event-stood = { $unit } stand: { $face } + { $more } against TQ { $tq }
event-stand-failed = { $unit } do not stand: { $face } + { $more } against TQ { $tq }
event-routs = { $unit } rout in { $space }
event-routs-again = { $unit } rout again
event-fled = { $unit } flee from { $start } to { $space }
event-eliminated = { $unit } are eliminated: { $cause }
event-rallies = { $unit } rally with { $number ->
    [0] no hits
    [one] 1 hit
   *[other] { $number } hits
}
event-rally-tried = { $leader } rallies { $unit }: die { $face }, { $need } or less is needed
event-rally-fails = { $unit } do not rally
event-withdrew = { $unit } withdraw from { $start } to { $space }
event-refaced = { $unit } turn { $facing }
event-fell-back = { $unit } fall back from { $start } to { $space }
event-line-withdraws = The cavalry line of { $leader } withdraws
event-plan-revealed = { $leader } had planned it: his line withdraws
event-loses-nerve = { $leader } loses his nerve: all around him give ground
event-leader-back = { $leader } goes back from { $start } to { $space }
event-leader-killed = { $leader } is killed in { $space }
event-leader-shut-in = { $leader } is alone, { $unit } are upon him, and enemies, their zones of control or a want of movement points leave him no hex to withdraw to
event-leader-trapped = { $leader } is cut off and lost in { $space }
event-leader-trampled = { $leader } is trampled to death in { $space }
event-leader-left = { $leader } leaves the field
event-ran = { $unit } run wild from { $start } to { $space }
event-tramples = { $unit } trample { $target }
event-shies = { $target } come beside the horses of { $unit }
ask-withdrawing = { $mover } come near. Who withdraws? (A standing order can answer this for good.)
ask-revealing = { $mover } come near. Does a planned line withdraw?
ask-back-step = Where do { $unit } go back?
ask-refacing = { $unit } have withdrawn. Which way do they face?
ask-accompany = { $unit } have gone back. Does { $leader } go with them?
ask-flight = { $unit } flee. Does { $leader } go with them?
ask-aboard = { $unit } will run wild. Does { $leader } stay on them?
ask-leader-back = Where does { $leader } go back?
ask-must-go = { $leader } must give way to { $mover } or be lost. Where does he go?
ask-escape = Where does { $leader } flee?
ask-may-escape = An enemy leader comes near. Does { $leader } flee?
ask-planned-back = The planned withdrawal: where do { $unit } go, and all the line with them?
do-withdraw = { $unit } withdraw
do-withdraw-leader = { $leader } withdraws
do-withdraw-line = The cavalry line of { $leader } withdraws
do-reveal = The line of { $leader } withdraws as planned
do-back = Back to { $space }
do-withdrawing-stand = Nobody else withdraws
do-withdrawing-no-more = Nobody else withdraws, and do not ask again in this phase
do-revealing-stand = Nobody withdraws as planned
do-back-step-halt = No farther
do-leader-back-halt = No farther
do-escape-halt = No farther
do-escape-exit = Leave the field
do-must-go-exit = Leave the field
do-may-escape-withdraw-leader = Flee
do-may-escape-stand = Stay
do-accompany-follow = Go with them
do-accompany-stand = Stay
do-flight-follow = Go with them
do-flight-stand = Stay
do-aboard-follow = Stay on the elephants
do-aboard-stand = Get off

## Command and the sequence of play

line-name = { $what } ({ $whose })
event-turn = Turn { $turn }
event-phase = { $phase }
event-set-up = { $unit } are set up facing { $facing }
event-activated = { $leader } { $kind ->
    [0] acts
    [1] acts again by momentum
    [2] acts first, in the Elite phase
    [3] acts at once, called by the enemy's doom
   *[4] stands in an enemy zone of control and can only lend his range for shock
}
event-passed = { $leader } passes
event-left-unused = { $leader } stands in an enemy zone of control and is left unused
event-tied = The { $side } say which of equal leaders acts first
event-quarrel = { $holds ->
    [1] Quarrel over the command: { $leader } is not obeyed this turn ({ $face })
   *[0] { $leader } is obeyed this turn ({ $face })
}
event-crossing = { $leader } has come to the bank: his men may cross from now on
event-brought-in = { $unit } come in at { $space }
event-arrives = { $leader } has crossed the river
event-mercenaries-wake = The Greek mercenaries stir: they may be ordered to move
event-hill-wakes = The men on the hill stir: they may be given orders
event-camp-wakes = The camp is in danger: its guard may be given orders
event-glen-stung = The Triballi are stung by missiles and must close with the enemy
event-balance = { $holds ->
    [1] There is an Elite phase this turn ({ $face })
   *[0] There is no Elite phase this turn ({ $face })
}
event-declines-elite = The { $side } do without the Elite phase
event-trump-won = { $leader } succeeds with a trump ({ $face }, at most { $initiative })
event-trumps = { $leader } trumps { $over } ({ $face }, at most { $initiative })
event-trump-failed = { $leader } fails to trump and is finished ({ $face }, at most { $initiative })
event-bypassed = { $leader } has been passed over: no momentum this turn
event-momentum-won = Momentum: { $leader } may go on ({ $face }, at most { $initiative })
event-momentum-failed = No momentum: { $leader } is finished ({ $face }, at most { $initiative })
event-doom = The roll of doom for { $leader }: { $face ->
    [0] the enemy may act at once with any leader
    [1] the enemy may act at once with any leader
    [9] loss of nerve
   *[other] nothing worse
} ({ $face })
event-reactivated = { $leader } seizes the moment
event-orders-leader = { $leader } orders { $own ->
    [1] himself
   *[0] { $whom }
} to move ({ $cost ->
    [one] 1 order
   *[other] { $cost } orders
})
event-strategy-won = { $leader } has his line in hand ({ $face }, at most { $strategy })
event-strategy-failed = { $leader } has not his line in hand: individual orders only ({ $face }, at most { $strategy })
event-commands-line = { $leader } commands a line of { $count ->
    [one] 1 unit
   *[other] { $count } units
}: { $line }
event-contingent = { $wing } sets { $leader } and his contingent in motion: { $count ->
    [one] 1 unit
   *[other] { $count } units
}, { $cost ->
    [one] 1 order
   *[other] { $cost } orders
}
event-marker-laid = { $planned ->
    [1] A planned withdrawal
   *[0] A blind marker
} is laid under { $leader } for { $count ->
    [one] 1 unit
   *[other] { $count } units
}
event-marker-turned = The withdrawal planned under { $leader } is called off
event-elephant-leader = The elephants will charge next turn, led by { $unit }
event-elephants-charge = The elephants charge: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
event-rout-points = Rout points: { $side } { $macedonian } of { $macedonian_level }, { $other } { $opponent } of { $opponent_level }
event-won = The { $side } win: { $how }
event-drawn = A draw: { $how }

ask-set-up-facing = How are { $unit } set up?
ask-plan = Planned withdrawal: a marker under a leader lets a line of heavy foot fall back when enemy foot comes near, but pins it until then. Done lays none. The enemy does not see them.
ask-plan-line = For which line is the marker under { $leader }? Name a unit of it.
ask-choose-elite = Who has the Elite phase?
ask-due = The { $side } act next. What do you do?
ask-choose-side = Which leader acts first?
ask-answer-trump = { $leader } trumps. Do you trump him?
ask-trump-momentum = { $leader } has momentum. Do you trump him?
ask-momentum = { $leader } has acted. Do you try for momentum?
ask-reactivate = The enemy has lost his head. Which of your leaders acts at once?
ask-give-orders = { $leader }: { $orders ->
    [one] 1 order left. What is it?
   *[other] { $orders } orders left. What is the next?
}
ask-choose-line = Which line? Name a unit of it.
ask-choose-relation = Which units make up the line of { $unit }?
ask-enter-at = Where do { $unit } come in?
ask-come-along = Does { $leader } come in with { $unit }?
ask-place-marker = Do you mark an elephant unit to lead a charge next turn?
ask-charge-on = Which elephants charge next?

do-pass = Do nothing
do-face = The die shows { $number }
do-done = Done
do-activate = { $leader } acts
do-forgo = { $leader } passes
do-trump = { $leader } tries to trump
do-shock-alone = { $leader } lends his range for shock only
do-leave = Leave { $leader } unused
do-momentum = Roll for momentum
do-momentum-done = Be content
do-elite = { $leader } has the Elite phase
do-choose-elite-pass = No Elite phase this turn
do-reactivate = { $leader } acts at once
do-mark = Plan a withdrawal under { $leader }
do-mark-none = Lay a blind marker under { $leader }
do-give-orders-mark-none = Call off the withdrawal planned under { $leader }
do-plan-done = Done: no more markers
do-line = Line command: { $line }
do-from = The line of { $unit }
do-set-up-facing-turn = Facing { $facing }
do-flank-to-flank = Flank to flank
do-front-to-rear = Front to rear
do-contingent = { $leader } commands his contingent
do-fire = { $unit } shoot where they stand
do-recover = { $unit } recover
do-rally = Rally { $unit }
do-harass = { $unit } harass the enemy
do-lead = { $leader } rides elsewhere
do-bring = Bring in { $unit }
do-enter-at = Come in at { $space }
do-come-along-lead = { $leader } comes with them
do-come-along-pass = Not yet
do-commander = { $unit } lead the charge
do-place-marker-pass = No charge next turn
do-charge-on-move = { $unit } charge
do-answer-trump-pass = Let him act
do-trump-momentum-pass = Let him go on
do-give-orders-done = No more orders

## Beside the board

list-comma = { ", " }
list-semicolon = { "; " }
head-attacker = Attacker
head-attacker-size = Attacker's size
head-battle = Battle
head-bearing = Bearing
head-cause = Cause
head-charisma = Charisma
head-check = Check
head-class = Class
head-classes = Classes
head-column = Column
head-columns = Columns
head-contingent = Contingent
head-cost = Orders
head-date = Date
head-die = Die
head-difference = Difference
head-effect = What it means
head-facing = Facing
head-factor = Hits
head-failed = If failed
head-group = Column of the chart
head-hex = Hex
head-hits = Hits
head-initiative = Initiative
head-kind = Arm
head-leader = Leader
head-letter = Letter
head-letters = Letters
head-level-macedonian = Withdrawal level, Macedonians
head-level-opponent = Withdrawal level, enemy
head-line = Lines
head-loss = Lost
head-ma = MA
head-missile = Missiles
head-modified-die = Modified die
head-modifier = Modifier
head-momentum = Momentum
head-need = Needs
head-opponent = Enemy
head-option = Optional rule
head-order = Order
head-pc = Personal Combat
head-phase = Phase
head-phases = Phases had
head-points = RP
head-range = Range
head-rank = Rank
head-ratings = Ratings
head-result = Result
head-rp = RP
head-rule = Rule
head-section = Section
head-shift = Shift
head-side = Side
head-size = Size
head-state = State
head-step = Step
head-strategy = Strategy
head-superiority = Superiority
head-terrain = Terrain
head-tq = TQ
head-turns = Turns
head-type = Type
head-unit = Unit
head-units-macedonian = Units, Macedonians
head-units-opponent = Units, enemy
head-value = Figure
head-weapon = Weapon
head-where = Where
head-who = Who
head-with = Goes with
head-group-ph = PH
head-group-hi-double = HI double
head-group-hi-single = HI single
head-group-mi = MI
head-group-li-lp = LI, LP
head-group-sk = SK
head-group-lc = LC
head-group-ln = LN
head-group-hc = HC
head-group-cat = CAT
head-group-el = EL
head-group-ch = CH
head-group-at = AT
head-group-leader = Leader
cell-group-ph = Macedonian phalanxes
cell-group-hi-double = double-size hoplites and Cardaces
cell-group-hi-single = single-size hoplites, hypaspists
cell-group-mi = medium infantry
cell-group-li-lp = single-size light infantry and peltasts
cell-group-sk = skirmishers, SK* too
cell-group-lc = light cavalry
cell-group-ln = lancers
cell-group-hc = heavy cavalry
cell-group-cat = cataphracts
cell-group-el = elephants
cell-group-ch = chariots
cell-group-at = bolt shooters
cell-group-leader = leaders who move by themselves: never hits; one who goes with a unit pays nothing
grid-sequence = Sequence of play
grid-activation = Activation of leaders
grid-orders = Individual orders
grid-orders-note = In brackets: if the leader starts in an enemy zone of control.
grid-command = Command Range and orders
grid-line-commands = Line commands
grid-line-permission = Who may give a line command
grid-momentum = Momentum
grid-no-momentum = No momentum
grid-doom = The second die after a 9
grid-trumps = Trumps
grid-elite = Elite Commander (optional)
grid-contingents = Contingent Commanders (optional)
grid-options = Optional rules
grid-winning = How a battle is won
grid-movement-costs = Movement Costs Chart
grid-movement-costs-note = Movement points to enter a hex or cross a hexside; after a stroke cohesion hits. All parts of a step are added. A dash: not allowed. Banks count in climbing only.
grid-movement-groups = Columns of the Movement Costs Chart
grid-movement-figures = Movement
grid-turning = Turning and wheeling
grid-formations = Column, double depth, square, charge formation
grid-zones = Facing and zones of control
grid-stacking = Stacking and passing through
grid-withdrawal = Orderly withdrawal
grid-withdrawal-hits = Hits of an orderly withdrawal
grid-planned-withdrawal = Pre-arranged withdrawal
grid-missiles = Missile Range and Results Chart
grid-missiles-note = Strength by range in hexes. A volley hits if the modified die is at or below it.
grid-missile-modifiers = Missile fire: what is added to the die
grid-ammunition = Ammunition
grid-ammunition-note = The unmodified faces on which ammunition runs low.
grid-fire-figures = Missile fire: ranges, shots, hits
grid-line-of-sight = Line of sight
grid-tq-checks = Troop quality checks
grid-tq-checks-note = Roll at or below TQ. Routed units: TQ 1; units in column: TQ 2 lower.
grid-cohesion-hits = What costs cohesion
grid-rout = Rout
grid-rally = Rally Table
grid-rally-note = Hits that a rallied unit keeps, by printed TQ and die. R: it routs again.
grid-rallying = Rally and recovery
grid-rampage = Rampaging elephants
grid-rampage-note = The bearing is counted clockwise from the north of the map.
grid-rampaging = What a rampage does
grid-rout-points = Rout points
grid-shock-steps = The shock combat segment
grid-charge-modifiers = Checks before the clash: what is added to the die
grid-charge-exempt = No check before the clash
grid-clash-front = Clash of Spears: from the front
grid-clash-front-note = The column that the combat begins with. A dash: not allowed. AT defend as LI.
grid-clash-flank = Clash of Spears: from the flank
grid-clash-rear = Clash of Spears: from the rear
grid-superiority = Shock Superiority Chart
grid-superiority-note = AS: attacker superior, DS: defender superior. From flank or rear the attacker is superior whatever stands here. A plus: must fight after moving next to an enemy. LC is inferior to LI and LP only while these have javelins left.
grid-superiority-effects = What superiority does
grid-size-moved = Size ratio: an attacker has moved
grid-size-moved-note = Columns to the right (+) or left (-), by the attacker's size (row) and the defender's.
grid-size-unmoved = Size ratio: no attacker has moved
grid-size-unmoved-note = Columns to the right (+) or left (-), by the attacker's size (row) and the defender's.
grid-shock-shifts = Shock combat: shifts of the column
grid-terrain-shifts = Shock combat: shifts by terrain
grid-terrain-shifts-note = With several attackers the ground of the one counts who fixes the column.
grid-crt = Shock Combat Results Table
grid-crt-note = Hits of the attacker, in brackets those of the defender, before superiority. Columns below 1 count as 1, above 14 as 14.
grid-shock-modifiers = Shock combat: what is added to the die
grid-collapse = Rout and advance after shock
grid-severity = Leader Casualty Chart: missiles and shock
grid-duel = Leader Casualty Chart: personal combat
grid-wounds = What befalls a leader
grid-unit-types = Types of units
grid-battles = The battles
grid-battle-leaders = { $battle }: leaders
grid-battle-units = { $battle }: units
grid-battle-rules = { $battle }: rules of its own
row-phase-0 = Withdrawal markers
row-phase-0b = Elite phase (optional)
row-phase-a1 = Activation
row-phase-a2 = Trumps
row-phase-b1 = Movement and missiles
row-phase-b2 = Shock combat
row-phase-c = Momentum
row-phase-d = Rout and recovery
row-phase-e = Withdrawal check
row-order-move = Move
row-order-fire = Fire
row-order-recover = Recover
row-order-rally = Rally
row-order-contingent = Contingent command
row-order-pre-arranged-withdrawal = Pre-arranged withdrawal
row-order-leader-self = The leader himself moves
row-order-leader-other = The Overall Commander moves a leader
row-permission-first-turn = Everybody, first turn
row-permission-overall = Overall Commander, every phase
row-permission-persian = Persian Wing Commander, first phase
row-permission-near = Subordinate, first phase, near his superior
row-permission-far = Subordinate, first phase, elsewhere
row-permission-again-rolled = Subordinate, momentum, after a strategy roll
row-permission-again-free = Subordinate, momentum, after a free line command
row-permission-again-none = Subordinate, momentum, no line command before
row-momentum-low = up to his Initiative
row-momentum-high = above it
row-level-up-1 = one level up
row-level-down-1 = one level down
row-level-up-2 = two levels up
row-level-down-2 = two levels down
row-level-up-3 = three levels up
row-level-down-3 = three levels down
row-fire-woods = Target in woods
row-fire-armour = Target HI or PH
row-fire-shield-wall = Wall of shields: arrows or stones at range 1 at the front of HI or PH (instead)
row-fire-moving = Shooter moves (not foot javelins)
row-fire-withdrawing = Mounted archers in withdrawal
row-fire-skirmisher-target = Target SK
row-fire-cat-arrows = Arrows at cataphracts
row-fire-cat-other = Stones or javelins at cataphracts
row-fire-formation-target = Target in charge formation
row-check-charge = Charge
row-check-wheel = Wheel out of a zone of control
row-check-augmented = Fast advance of a phalanx
row-check-withdrawal = Orderly withdrawal
row-check-reaction-facing = Turning about in time
row-check-stacked-on = Friends forced to stop on it
row-check-routed-through = Routed friends pass through
row-check-brink = On the brink
row-check-elephant-approach = Horses near elephants
row-check-pass-through-avoidance = Opening lanes for chariots
row-check-stand = Double-size line: does it stand?
row-check-pursuit = Pursuit (optional)
row-hit-moved-again = Moved once more
row-hit-phalanx-ma5-again = Phalanx once more with MA 5
row-hit-pivot = Pivot of a double-size unit
row-hit-turn-in-rough = Turn in a rough hex
row-hit-chariot-turn-moving = Chariot turns in moving
row-hit-pass-through-friend = Passing through friends
row-hit-skirmisher-forced-on = Skirmishers forced on
row-hit-withdraw-foot-or-chariot = Foot or chariots withdraw
row-hit-withdraw-flank-rear = Withdrawal, enemy at flank or rear
row-hit-column-attacked = Shock in column
row-hit-sk-three-levels = Skirmishers, three levels in a step
row-hit-cavalry-beside-elephants = Cavalry enters a hex beside elephants
row-hit-trampled-front = Trampled from the front
row-hit-trampled-flank-rear = Trampled from flank or rear
row-hit-trampled-cavalry-chariot = Trampled cavalry or chariots
row-hit-avoidance-lane = Lanes opened for chariots
row-hit-routed-through = Routed friends pass through
row-hit-breakthrough = Breakthrough
row-points-unit = Unit
row-points-double = Double-size unit
row-points-sk = Skirmishers who cannot shock
row-points-sk-star = SK*
row-points-elephant = Elephants
row-points-chariot = Chariots
row-points-artillery = Artillery
row-points-leader = Leader
row-points-alexander = Alexander III
row-points-contingent = Contingent Commander (reconstructed)
row-charge-against-elephants = Defender against elephants
row-charge-against-chariots = Defender against chariots
row-charge-against-double-depth = Defender against a double-depth phalanx
row-charge-double-depth-defends = Double-depth phalanx defends
row-effect-as = Attacker superior: defender's hits
row-effect-ds = Defender superior: attacker's hits
row-effect-as-double-depth-flank-rear = Double depth attacked from flank or rear: defender's hits
row-shift-size-ratio = Size ratio
row-shift-terrain = Terrain
row-shift-phalanx-flank-covered = Phalanx attacked frontally, each covered flank
row-shift-phalanx-flank-covered-hi = The same, attacker HI
row-shift-cataphract-attacks = Cataphracts attack
row-shift-cataphract-defends = Cataphracts defend
row-terrain-defender-woods = Defender in woods
row-terrain-defender-woods-mounted = The same against cavalry, chariots, elephants: in addition
row-terrain-defender-rocky = Defender on rocky ground or in a town
row-terrain-defender-marsh = Attacker in marsh
row-terrain-uphill = One level uphill
row-terrain-uphill2 = Two or more levels uphill (instead)
row-terrain-minor-river = Across a minor river
row-terrain-steep-bank = Up across a steep bank
row-terrain-attacker-in-river = Attacker in a major river, defender not
row-terrain-defender-in-river = Defender in a major river, attacker not
row-terrain-abatis = Across an abatis
row-terrain-wall = Across a wall or a closed gate
row-terrain-phalanx-rough = Phalanx attacks into or out of a rough hex
row-terrain-limit = All of them together at the most, to the left
cell-own-table = see its table
cell-not-allowed = not allowed
cell-hexside = Hexside: { $name }
cell-hexes = { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
cell-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}
cell-mp = { $points } MP
cell-excess = hits: what the die exceeds TQ by
cell-excess-least = hits: what the die exceeds TQ by, { $hits } at least
cell-fail-rout = rout
cell-fail-shock = shock combat takes place
cell-fail-pursues = it pursues
cell-need-nothing = nothing
cell-need-no-momentum = no roll; no momentum if the Overall Commander was used
cell-need-strategy = die up to his Strategy Rating
cell-need-impossible = impossible
cell-another-phase = another Orders Phase
cell-finished = finished
cell-roll-again = rolls once more
cell-infantry = foot
cell-cavalry = horse
cell-elephant = elephants
cell-chariot = chariots
cell-artillery = artillery
cell-due = to come
cell-end = End { $number }
head-order-place = Place
head-rank-now = Now
head-defender = Defender
head-direction = From
head-attacker-hits = Attacker's hits
head-defender-hits = Defender's hits
head-standing = What you want
grid-activation-now = Order of activation
grid-leaders-now = Leaders
grid-units-now = Units on the field
grid-losses = Losses
grid-due = To come
grid-attacks = Combats
cell-no-momentum = none
cell-wounded = wounded
cell-in-zone = in an enemy zone of control
cell-left-unused = left unused in a zone of control
cell-overall = Overall Commander
cell-routed = routed
cell-rallied = rallied
cell-moved = moved
cell-column = column
cell-square = square
cell-charge = charge formation
cell-double-depth = double depth
cell-must-check = will charge
cell-no-check = will attack without a charge
cell-ordered-move = ordered to move
cell-ordered-fire = ordered to shoot
cell-ordered-recover = recovers
cell-ordered-rally = ordered to rally
cell-fired = has shot
cell-eliminated = eliminated
cell-gone = off the field
cell-free = got away
cell-arms = { $arms }: { $ammo }
cell-screen = screen: { $ammo }
sheet-activation = Order of activation
sheet-active = Active leader
sheet-command = { $side }: command
sheet-due = To come
sheet-held = Held
sheet-hits = Hits
sheet-hits-text = against its TQ now
sheet-in-line = Units under the command
sheet-initiative = Initiative
sheet-leader = Leader
sheet-leaders = Leaders
sheet-leaders-lost = Leaders lost
sheet-suffered = Rout points suffered
sheet-left = To the withdrawal
sheet-left-text = rout points that the army can still lose
sheet-losses = Losses
sheet-marker-hidden = a marker, its face hidden
sheet-marker-none = no withdrawal planned
sheet-marker-pw = withdrawal planned
sheet-move = The unit that moves
sheet-mover = Unit
sheet-options = Optional rules in use
sheet-orders = Orders left
sheet-overall = Overall Commander: { $side }
sheet-phase = Phase
sheet-pinned = began in an enemy zone of control
sheet-plans = Withdrawal markers
sheet-points-left = Movement points left
sheet-range = Command Range
sheet-reach = Units in reach
sheet-reach-text = { $number } of them without an order in this phase
sheet-routed = Units in rout
sheet-rp = { $points } RP
sheet-score = { $side }: score
sheet-shock = Shock combat
sheet-standing = Your standing orders
sheet-stopped = stopped by an enemy zone of control
sheet-turn = Turn
sheet-turn-number = Turn
sheet-units = { $side }: units
sheet-units-lost = Units lost
sheet-kind-first = first phase of the turn
sheet-kind-momentum = by momentum
sheet-kind-elite = Elite phase
sheet-kind-reactivation = reactivated
sheet-kind-shock-only = shock only
sheet-by-individual = individual orders
sheet-by-line = a line command
sheet-by-contingent = a contingent command
sheet-by-charge = elephants charge on
panel-points = { $side }: { $points } rout points of { $level }
panel-active = { $leader } acts ({ $kind })
panel-orders = Orders left: { $number }
panel-leader = { $leader } ({ $initiative })
panel-waiting = Still to act: { $leaders }
panel-lost = { $side }, lost: { $units }
palette-group-turn = Turn
palette-group-leaders = Leaders
palette-group-units = Units
palette-group-losses = Off the field
palette-group-chance = Chance
palette-turn = Turn
palette-phase = Phase
palette-active = Whose phase it is
palette-kind = What phase he has
palette-orders = Orders left
palette-options = Optional rules
palette-finished = Finished
palette-no_momentum = No momentum this turn
palette-phases = Orders Phases had this turn
palette-wounds = Ratings lowered by wounds
palette-marker-pw = Withdrawal planned
palette-marker-none = Marker: no withdrawal planned
palette-commander = Overall Commander: { $side }
palette-facing = Facing, degrees clockwise from the top (30, 90, ...; in column 60, 120, ...)
palette-hits = Hits
palette-moved = Moved
palette-routed = Routed
palette-rallied = Rallied
palette-column = In column
palette-square = In square
palette-charge = In charge formation
palette-low = Ammunition low
palette-out = Ammunition none
palette-screen_low = Screen: ammunition low
palette-screen_out = Screen: ammunition none
palette-must_check = Will charge (Must Check)
palette-no_check = Will attack without a charge (No Check)
palette-eliminated = Eliminated
palette-gone = Left the field
palette-free = Got away without loss
palette-dice_mode = Dice
palette-dice-seeded = rolled
palette-dice-asked = put in by hand
palette-seed = Seed
palette-dice = First dice

## Dice and standing fast

ask-roll = { $side }: roll the die for { $reason }. What does it show?
do-stand = Stay where they are
do-follow = Follow

## Previews

preview-advance-barred = { $unit } would not survive the advance: they stay, hits
preview-line-waits = The units of the line may not move meanwhile
preview-passes-on = { $unit } go through the enemy
preview-advance-way = Advance into { $space }, hits
preview-allowance = Movement points of { $unit }
preview-allowance-then = Movement allowance then
preview-allowances = Its allowance against the enemy's
preview-ammunition = Ammunition of { $unit } after the volley
preview-ammunition-full = Full
preview-ammunition-full-text = as much as they want
preview-ammunition-low = Low
preview-ammunition-low-text = one more volley
preview-ammunition-out = None
preview-ammunition-out-text = nothing left to shoot
preview-and-gone = ({ $unit } would be eliminated)
preview-and-rout = ({ $unit } would rout)
preview-and-stand = ({ $unit } would rout unless they stand: { $chance })
preview-approached = Approached from
preview-aspect = { $attacker } strike { $defender } at
preview-at-the-end = At the end of the withdrawal, hits of { $unit }
preview-attacker-takes = attacker { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
preview-attacker-times = Hits of the attacker
preview-attacks-all = Attacks all in its zone of control
preview-base-column = Column of the Clash of Spears Chart
preview-best-shot = { $unit }: best chance to hit
preview-bolts-shot = Bolts that { $unit } have shot in this phase
preview-cannot-hit = Whatever the die, it cannot hit the unit
preview-charge = Charge: { $unit } check against TQ { $tq }
preview-charge-modifier = Added to the die of { $unit }
preview-charisma = Charisma of { $leader }
preview-check = { $unit } check against TQ { $tq }
preview-column = Column of the results table
preview-cost = Movement points for { $unit }
preview-defender-takes = defender { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
preview-defender-times = Hits of the defender
preview-die-gone = Eliminated
preview-die-gone-text = { $unit } are hit again in rout and eliminated
preview-die-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
preview-die-hits-text = { $unit } then have { $total } of { $tq }
preview-die-modifier = Die modifier in all
preview-die-routs = Rout
preview-die-routs-text = { $unit } come to their limit and rout
preview-die-stands = At the limit
preview-die-stands-text = { $unit } rout unless they stand
preview-die-unhurt = Steady
preview-die-unhurt-text = { $unit } take no hit
preview-doom = After a 9: die of doom for { $leader }
preview-doom-in-all = Chance of a die of doom
preview-doom-nothing = Nothing more
preview-doom-nothing-text = he is finished, and that is all
preview-doom-panic = Loss of nerve
preview-doom-panic-text = he and all around him fall back two hexes
preview-doom-reactivation = The enemy acts
preview-doom-reactivation-text = the enemy acts at once with any leader
preview-doors = Can come in at
preview-duel = Personal combat of { $leader } and { $rival }, ratings
preview-duel-dice = { $leader } against { $rival }
preview-duel-nothing = Nobody is hurt
preview-duel-nothing-text = both fight on
preview-facing = { $unit } turn, TQ { $tq }
preview-facing-in-time = In time
preview-facing-in-time-text = they face the enemy
preview-facing-late = Too late
preview-facing-late-text = they rout
preview-far-shot = Downhill beyond the range: hits on
preview-faster = The enemy is faster: added to the die
preview-finished-then = { $leader } will be finished for this turn.
preview-finishes = If it succeeds, this leader is finished
preview-first-hexes = First hex, one of
preview-for-good = { $unit } leave the battle for good.
preview-free-behind = Free hexes behind
preview-gives-up = Individual orders given up for it
preview-goes = { $unit } go on to { $space }, hexes
preview-ground-hits = Hits for the ground
preview-held-by = In the zone of control of
preview-hits-on = Hits on a die of
preview-hits-then = Hits of { $unit } then, limit
preview-in-range = Hexes in the Command Range ({ $range }) of { $leader }
preview-lanes = { $unit } open lanes for the chariots, TQ { $tq }
preview-lanes-closed = No lanes
preview-lanes-closed-text = the chariots strike
preview-lanes-open = Lanes
preview-lanes-open-text = the chariots pass through; 1 hit
preview-last-volley = It is the last volley of { $unit }.
preview-leader-exposed = { $leader } is in danger: chance that a leader is hit
preview-leader-hurt-text = { $leader } acts no more this turn
preview-leader-killed-text = { $leader } is lost for good
preview-leader-unhurt-text = a scratch
preview-leaders-withdraw = Leaders who may withdraw
preview-leaves = Leaves the battle without loss
preview-leaves-alone = Does not attack
preview-left-behind = Stay behind
preview-line = Line { $number }
preview-line-of = Under this command
preview-lose-momentum = Bypassed, lose their momentum
preview-may-be-trumped = May be trumped by
preview-may-bolt = { $unit } may shoot a bolt: chance to hit
preview-may-enter-fire = { $unit } may shoot as it comes: chance to hit
preview-may-face = May turn to face it
preview-may-fight = May fight there
preview-may-go = { $unit }: how far
preview-may-retire-fire = { $unit } may shoot as it goes: chance to hit
preview-may-return = { $unit } may shoot back: chance to hit
preview-may-shoot = Could also shoot
preview-may-withdraw = May withdraw before it
preview-meets = Meets alone, in personal combat
preview-momentum = Momentum of { $leader }, Initiative { $initiative }
preview-momentum-doom = Finished, and doom
preview-momentum-doom-text = he is finished, and a second die is rolled
preview-momentum-fails = Finished
preview-momentum-fails-text = his turn is over
preview-momentum-works = Goes on
preview-momentum-works-text = another Orders Phase, unless trumped
preview-moved-already = { $unit } have moved already, hits
preview-must-fight = Must fight there
preview-no-escape = { $leader } alone is lost if they reach him
preview-orders-cost = Orders that it costs
preview-orders-he-has = Orders of { $leader }
preview-orders-left = Orders left then
preview-no-order-given = { $leader } has given none of his { $orders } orders: all are lost.
preview-orders-lost = Orders that are lost
preview-points-left = Movement points left then
preview-points-unused = Movement points unused
preview-rallied = If rallied: hits that { $unit } keep
preview-rally = { $leader } rallies { $unit }
preview-rally-flees = Flees on
preview-rally-flees-text = it stays routed and runs two hexes
preview-rally-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
preview-rally-hits-text = rallied, with { $hits } of { $tq }
preview-rally-lost = Lost
preview-rally-lost-text = it is eliminated
preview-rally-works = Rallied
preview-rally-works-text = it comes back with some hits
preview-range = Range in hexes
preview-reaches = Units in his range ({ $range })
preview-reaches-held = Of these, unrouted in enemy zones of control
preview-relieved = Hits that { $unit } lose
preview-routed-gone = { $unit } are eliminated, hits and limit
preview-routs = { $unit } rout, hits and limit
preview-second-line = Second line, to be fought
preview-severity = If hit: { $leader }
preview-shies = Horses that shy at the elephants
preview-shift-cataphract = Cataphracts
preview-shift-phalanx = Covered flanks of the phalanx
preview-shift-river = Caught on the rafts
preview-shift-size = Ratio of sizes
preview-shift-slope = Down from the ridge
preview-shift-terrain = Terrain
preview-shock = Shock: { $attackers } against { $defenders }
preview-sizes = Sizes, attacker to defender
preview-stand = { $unit } roll to stand, TQ { $tq }
preview-stand-breaks = Break
preview-stand-breaks-text = they rout
preview-stand-holds = Stand
preview-stand-holds-text = they hold, one hit below their limit
preview-stands-then = { $unit } are then at its
preview-stops = It must stop there: zone of control of
preview-strategy = Strategy roll of { $leader }, rating { $rating }
preview-strategy-fails = Refused
preview-strategy-fails-text = individual orders only in this phase
preview-strategy-works = Granted
preview-strategy-works-text = he commands the line
preview-strength = Missile strength
preview-superiority = Superiority
preview-takes = { $unit }, hits ({ $why })
preview-target = { $unit } ({ $range ->
    [one] 1 hex
   *[other] { $range } hexes
}): chance to hit
preview-tq-then = Troop Quality then
preview-trump = Trump of { $leader }, Initiative { $initiative }
preview-trump-fails = Fails
preview-trump-fails-text = he is finished for this turn
preview-trump-works = Succeeds
preview-trump-works-text = he acts at once
preview-volley = Volley at { $unit }
preview-volley-misses = Miss
preview-volley-misses-text = nothing happens
preview-wheel-stays = They stay
preview-wheel-stays-text = { $unit } would not survive the advance: they stay, hits { $total }/{ $tq }
preview-withdrawal-finishes = The leader is finished when they withdraw
preview-would-go = { $unit } would be eliminated.
preview-would-rout = { $unit } would rout.
preview-would-stand = { $unit } would rout unless they stand.

## What is laid over the field

overlay-zones = Zones of control: { $side }
overlay-fire = In missile range: { $side }
overlay-ranges = Command range of all leaders: { $side }
overlay-range = Command range: { $leader }
overlay-zone = Zone of control: { $unit }
overlay-fire-of = In missile range: { $unit }

## What dice need, and what is said where nothing comes of them

needs-elite = { $most } or less: there is an Elite phase
needs-tie = The higher die acts first
needs-trump = His initiative or less
needs-strategy = His strategy or less
needs-momentum = His initiative or less
needs-check = The troop quality or less
needs-facing = The troop quality or less, with what the enemy is faster by
needs-withdrawal = The troop quality or less
needs-stacked = The troop quality or less
needs-routed-through = The troop quality or less
needs-wheel = The troop quality or less
needs-augmented = The troop quality or less
needs-elephants-near = The troop quality or less
needs-charge = The troop quality or less; each point above is a hit
needs-casualty = { $faces }: a leader is hit
needs-duel = The lower sum is the loser's
needs-stand = The troop quality or less
needs-brink = Above the troop quality the unit routs
needs-avoid = The troop quality or less opens lanes
needs-pursuit = Above the troop quality the unit is carried away
needs-rally = At most the leader's initiative and his bonus
needs-bolt-fright = Above the troop quality the unit takes fright
otherwise-check = Order is kept.
otherwise-withdrawal = Order is kept.
otherwise-stacked = Order is kept.
otherwise-routed-through = Order is kept.
otherwise-wheel = Order is kept.
otherwise-augmented = Order is kept.
otherwise-elephants-near = The horses stay calm.
otherwise-facing = They have turned in time.
otherwise-casualty = No leader is hit.
otherwise-brink = The unit holds.
otherwise-avoid = No lanes are opened.
otherwise-pursuit = The unit is kept in hand.
otherwise-bolt-fright = The unit stands its ground.
otherwise-severity = The leader is unharmed.
## Explanations: what there is more of, or less, than by another choice

gain-victory = { $sign ->
    [up] wins the battle
   *[down] loses the battle
 }
gain-lost = { $sign ->
    [up] fewer rout points of its own
   *[down] more rout points of its own
 }
gain-enemy-lost = { $sign ->
    [up] more rout points for the enemy
   *[down] fewer rout points for the enemy
 }
gain-shaken = { $sign ->
    [up] fewer hits and routs of its own
   *[down] more hits and routs of its own
 }
gain-enemy-shaken = { $sign ->
    [up] more hits and routs among the enemy
   *[down] fewer hits and routs among the enemy
 }
gain-fights = { $sign ->
    [up] better shock combats
   *[down] worse shock combats
 }
gain-enemy-fights = { $sign ->
    [up] worse shock combats for the enemy
   *[down] better shock combats for the enemy
 }
gain-strikes = { $sign ->
    [up] better chances to strike next
   *[down] worse chances to strike next
 }
gain-enemy-strikes = { $sign ->
    [up] leaves the enemy less to strike
   *[down] leaves the enemy more to strike
 }
gain-distance = { $sign ->
    [up] nearer to the enemy
   *[down] farther from the enemy
 }
