# Everything that Belisarius says, in English. Names of places, people and things come from names.toml.

game-title = Belisarius
game-text = AD 527 to 566: Justinian sends Belisarius and Narses to win back the West for Rome. Armies and fleets, money, diplomacy and hidden stratagems, against Vandals, Goths and the Persia of Khusro.
scenario-1 = Forward, Belisarius!
scenario-1-text = AD 527-542, four turns. The first war with Persia, the expedition to Africa and the landing in Italy. The best beginning.
scenario-2 = The Gothic War
scenario-2-text = AD 535-554, five turns. Africa is won; now the long struggle with the Ostrogoths for Italy begins.
scenario-3 = Justinian the Great
scenario-3-text = AD 527-566, ten turns. The whole reign, from the first Persian war to its end.
side-imperial = Imperial
side-barbarian = Barbarian

## Optional rules: name, and what it does

option-negotiation = Negotiation between the players
option-negotiation-text = The players may make agreements with each other at any time, and pay for breaking them.
option-reaction = Reaction
option-reaction-text = A Forced March lets an army of the other player operate between the armies of the phasing player.
option-pillage = Pillage
option-pillage-text = Armies may pillage towns and country for solidus points; pillaged places yield nothing.
option-colonisation = Colonisation
option-colonisation-text = Armies may found colonies, which count as towns.
option-works = Public works
option-works-text = Public works may be built in towns; they bring income and keep a province quiet.
option-rivers = River movement
option-rivers-text = Fleets may move along rivers.
option-disbanding = Disbanding
option-disbanding-text = Units without supply make a disband check: they may disband, stay loyal or go over to revolt.
option-placement = Further placement of units
option-placement-text = Mercenaries may also be placed with a leader, and Barbarian levied warbands with their like.
option-attrition = Further attrition
option-attrition-text = Nomads and Barbarian warbands far from home disband more easily; it needs the option of disbanding.
option-single-combat = Single combat
option-single-combat-text = Leaders may challenge each other before a battle.

## What a side may do at any moment

aside-resign = Give up the game
aside-show-markers = Show the other player your stratagem markers
aside-show-treasury = Show the other player your treasury
aside-negotiate = Draw up an agreement
aside-breach = Say that agreement { $number } has been broken
aside-ask-end-of-campaign = End of Campaign against an army of the enemy: ask me
aside-spare-end-of-campaign = End of Campaign against an army of the enemy: do not ask me
aside-ask-military-advantage = Military Advantage in a battle: ask me
aside-spare-military-advantage = Military Advantage in a battle: do not ask me
aside-ask-pope-or-patriarch-intervenes = Pope or Patriarch Intervenes, to have a die rolled again: ask me
aside-spare-pope-or-patriarch-intervenes = Pope or Patriarch Intervenes, to have a die rolled again: do not ask me
aside-ask-treachery = Treachery against a marker of the enemy: ask me
aside-spare-treachery = Treachery against a marker of the enemy: do not ask me
aside-ask-legal-reform = Legal Reform against a revolt: ask me
aside-spare-legal-reform = Legal Reform against a revolt: do not ask me
aside-ask-forced-march = Forced March as a reaction: ask me
aside-spare-forced-march = Forced March as a reaction: do not ask me

## Victory

score-town = Towns held
score-colony = Colonies held
score-works = Public works held
score-controlled = Provinces controlled
score-neutral = Neutral provinces
level-imperial-victory = Imperial Victory
level-great-victory = Great Victory
level-stalemate = Stalemate
level-decline = Decline
level-collapse = Collapse
outlook-ahead = { $side } would win now, ahead by { $by }.
outlook-behind = { $side } needs more than { $by } more to win.
outlook-even = Equal at { $points }: nobody would win now.
outlook-level = { $side }: { $left } more for { $level }.
outlook-won = { $side } wins, { $points } to { $others }.
outlook-surrendered = { $side } wins, as the enemy has surrendered.
outlook-drawn = Equal at { $points }: nobody wins.

## Words

place-named = { $name } ({ $number })
place-unnamed = { $number } ({ $around })
place-none = nowhere on the map
marker-named = { $name }
unit-numbered = { $name } { $number }
list-comma = { ", " }
list-semicolon = { "; " }
guard-stack = the guard in { $space }
state-imperial = under Imperial control
state-barbarian = under Barbarian control
state-neutral = neutral
cover-none = no cover
cover-constantinopolis = Constantinopolis
cover-town = town
cover-colony = colony
cover-rough = rough ground
cover-track = track through rough ground
cover-marsh = marsh
cover-river = river

## Why a die is rolled

reason-event-tens = random event, tens
reason-event-units = random event, units
reason-grain = grain of Constantinople
reason-attrition = attrition
reason-migration = how many migrate
reason-plague-province = plague in a province
reason-plague-stack = plague among the soldiers
reason-plague-town = plague in a town
reason-plague-markers = markers lost to the plague
reason-corruption = corruption
reason-balance = balance of power
reason-mutiny = mutiny of the guard
reason-revolt = revolt
reason-diplomacy = diplomacy
reason-assassination = assassination
reason-heavy-tax = heavy tax
reason-rally = rally
reason-regalia = imperial regalia
reason-leader-returns = does Justinian return?
reason-leader-removed = is the leader removed?
reason-operation-points = operation points
reason-forced-march = losses of the forced march
reason-disease = disease
reason-end-of-campaign = end of campaign
reason-withdrawal-attacker = withdrawal, the attacker's die
reason-withdrawal-defender = withdrawal, the defender's die
reason-withdrawal-distance = hexes of the withdrawal
reason-single-combat = single combat
reason-battle = battle
reason-retreat-distance = hexes of the retreat
reason-pillage = pillage
reason-pillage-gain = loot
reason-colonisation = colonisation
reason-disband = disband check
reason-breach = markers for the breach of an agreement

## Choices: general

do-pass = Do nothing
do-face = The die shows { $number }
do-done = Finished
do-yes = Yes
do-play = Play { $marker }
do-drawn = The marker drawn is { $marker }
do-discard = Return { $marker } to the pool
do-lose-one-discard = The marker lost is { $marker }
do-forgo = Forgo what is too much
do-lose = Lose { $unit }
do-place = Place in { $space }
do-quick = Do the rest as usual
do-set-up = Set up { $unit }

## Choices: set-up and events

do-placing-pass = Leave it off the map
do-placing-quick = Place the rest of this stage as usual
do-gain = Gain: { $force }
do-gain-leader = Gain { $unit }
do-restore-loyalty-pass = Leave the rebels as they are
do-legal-reform = Play Legal Reform: no revolt in { $province }
do-reform-pass = Let the die be rolled
do-take = Take { $province }
do-migration-take = Migration of people: { $province }
do-resistance-pass = Take no province
do-alliances-pass = Win over no province
do-alliances-take = Win { $province } over by one step
do-stack = Name the guard in { $space }
do-pay = Pay the soldiers in { $space }
do-refuse = Do not pay the soldiers in { $space }
do-name-victim-lose = Remove { $unit } in { $space }
do-casualties-done = No further losses
do-roll-again-pass = Let the die stand
do-roll-again-play = Play { $marker }: roll again
do-answer-pass = Let it stand
do-answer-play = Play { $marker } against it

## Choices: diplomacy

do-court = Negotiate for { $province }
do-court-guard = Negotiate with the guard in { $space }
do-name-target-done = No more diplomacy
do-commit = Lay down { $marker }
do-lay-down-done = Lay down no more markers
do-betray = Play Treachery against { $marker }
do-betray-pass = Let the markers stand
do-look-markers = Look at the enemy's stratagem markers
do-look-treasury = Look into the enemy's treasury
do-control = Take control of { $province }
do-neutralise = Make { $province } neutral
do-loyal = Return the guard in { $space } to loyalty
do-rebel = Make the guard in { $space } mutiny
do-assassinate = Try to assassinate { $unit }

## Choices: taxation, recruitment, levy

do-no-tax = Do not tax { $province }
do-tax = Tax { $province }: { $points } SP
do-heavy-tax = Tax { $province } heavily: { $points } SP normally
do-tax-area = Tax { $space }: { $points } SP
do-heavy-tax-area = Tax { $space } heavily: { $points } SP normally
do-no-tax-area = Do not tax { $space }
do-taxing-quick = Tax everything else normally
do-taxing-done = Tax no more
do-tax-markers-pass = Play no more markers
do-recruit = Recruit: { $force }, { $points } SP
do-buy-marker = Buy a stratagem marker, { $points } SP
do-unpillage = Remove the pillage marker from { $space }
do-build = Build public works in { $space }
do-recruiting-done = Buy nothing more
do-last-marker-pass = Play no more markers
do-levy = Levy: { $force }
do-levying-done = Levy nothing more
do-levy-markers-pass = Play no more markers
do-extra-levy-done = Levy nothing more
do-return-justinian = Roll for Justinian's return
do-remove-leader = Roll for the removal of { $unit }
do-exchange = Give { $marker } away
do-take-marker = Take { $marker } from the pool

## Choices: operations

do-army = Army in { $space }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}
do-next-army-done = No more armies
do-last-markers-done = Play no more markers
do-leave = Without { $unit }
do-go = March with them
do-sail = Put to sea with them
do-march = March to { $space }
do-attack = Attack { $space }, odds { $odds }
do-drop = Leave { $unit } behind
do-embark = Embark { $unit }
do-ashore = Put { $unit } ashore
do-embarkation-done = Nobody else embarks
do-pillage = Pillage
do-colonise = Found a colony
do-halt = End the operation
do-forced-march = Forced March from { $space }
do-react = React with the army in { $space }
do-reaction-pass = No reaction
do-disease = Play Disease Breaks Out in { $space }
do-end-of-campaign-pass = Let the army go on
do-end-of-campaign-play = Play { $marker }: the army loses points

## Choices: combat

do-fight = Fight
do-withdraw = Try to withdraw
do-assault = Assault
do-manoeuvre = Manoeuvre
do-use-advantage-pass = No Military Advantage
do-retreat = Retreat to { $space }
do-stand = Stay in the town
do-challenge = Propose a single combat
do-challenge-pass = No single combat
do-take-up-pass = Refuse
do-take-up-yes = Accept
do-champion = { $unit } fights

## Choices: supply

do-forage = { $unit } forages
do-supply = Supply { $unit }: { $points } SP
do-pay-units-supply = Pay { $unit }
do-pay-units-done = Pay no more
do-feeding-done = All is well
do-disband = Disband { $unit }
do-by-choice-disband = Disband { $unit } in { $space }
do-by-choice-done = Disband no unit
do-also-by-choice-done = Nobody else
do-market = Supply all units in { $space }

## Choices: agreements

do-offer-sp = Offer { $number } SP
do-ask-sp = Ask for { $number } SP
do-offer-marker = Offer { $marker }
do-ask-marker = Ask for { $marker }
do-offer-neutral = Offer to return { $province } to neutrality
do-ask-neutral = Ask that { $province } return to neutrality
do-offer-evacuate = Offer to leave the towns of { $province } this turn
do-ask-evacuate = Ask the enemy to leave the towns of { $province } this turn
do-truce = No attacks this turn
do-end-game = End the game now
do-other-terms = Agreement { $number } in your own words
do-propose = Propose all this
do-accept = Accept
do-decline = Decline
do-drafting-done = Drop the agreement
do-claim-yes = Admit it
do-claim-decline = Deny it

## Questions

ask-roll = Roll a die: { $reason }. What does it show?
ask-rerolled = Roll again: { $reason }. What does it show?
ask-roll-again = The die for { $reason } shows { $face }. Have it rolled again?
ask-make-room = Your hand would hold more than fifteen markers after drawing { $count }. What do you return?
ask-draw-one = Draw a marker. Which is it?
ask-lose-one = Take a marker at random out of your hand. Which is it?
ask-answer = { $marker } is played. Cancel it with Treachery?
ask-placing = Set-up: where does { $unit } stand?
ask-recover = Armies recover: which unit do you gain?
ask-place-recovered = Where is { $unit } placed?
ask-restore-loyalty = Which stack of rebel guard returns to loyalty?
ask-migration = Which people migrates?
ask-migrants = Migration, { $province }: { $count ->
    [one] 1 unit is
   *[other] { $count } units are
} still to come. Which is next?
ask-place-migrant = Where is { $unit } placed?
ask-name-victim = { $count ->
    [one] 1 unit is
   *[other] { $count } units are
} to be removed. Which is next?
ask-pay-soldiers = The soldiers in { $space } demand { $points } SP; you have { $treasury }. Do you pay?
ask-resistance = Which neutral province, occupied by the enemy, turns to you?
ask-alliances = Which province do you win over by one step?
ask-name-mutiny = Which stack of guard may mutiny?
ask-reform = A revolt check is due in { $province }. Prevent it with Legal Reform?
ask-name-target = With whom do you negotiate?
ask-lay-down = Diplomacy about { $target }: markers laid down { $own }, by the enemy { $other }. Which next?
ask-betray = Diplomacy about { $target }: cancel an enemy marker with Treachery?
ask-exploit = Diplomacy about { $target } succeeds ({ $result }). How do you use it?
ask-taxing = What do you tax next?
ask-tax-markers = All tax is in. Play a marker?
ask-recruiting = You have { $points } SP. What do you buy?
ask-place-recruit = Where is the { $force } placed?
ask-theodora = Theodora intervenes: which marker do you take?
ask-procopius = Procopius: which marker do you give away?
ask-exchange = For { $marker } a marker is drawn from your hand at random. Which is it?
ask-last-marker = Recruitment is over. Play a marker?
ask-levying = Which unit do you levy next?
ask-levy-markers = The levy is over. Play a marker?
ask-place-levy = Where is the { $force } placed?
ask-extra-levy = { $province } rises: { $count ->
    [one] 1 unit
   *[other] { $count } units
} still to come. Which is next?
ask-raise-garrison = Roman Alliance: where is the guard garrison placed?
ask-leader-use = What do you use the Leader marker for?
ask-place-leader = Which units does { $unit } join?
ask-next-army = Which army operates next?
ask-last-markers = Every army has acted. Play a marker?
ask-form-army = Who is in the army that operates from { $space }?
ask-embarkation = Which units embark in { $space }?
ask-operate = The army in { $space } has { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
}. What does it do?
ask-straggler = The forced march costs a unit in { $space }. Which one?
ask-reaction = Do you react with an army?
ask-end-of-campaign = The enemy army in { $space } has { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
}. Play End of Campaign?
ask-victim = Disease in { $space }: which unit dies?
ask-cargo-without-fleet = No fleet in { $space } carries all the units aboard. Which is lost?
ask-excess = { $count ->
    [one] 1 unit is
   *[other] { $count } units are
} too many in { $space }. Which is removed?
ask-settle = Which unit settles in { $space } and leaves play?
ask-stance = You are attacked in { $space } at { $odds }. Fight or withdraw?
ask-choose-table = Battle in { $space } at { $odds }, { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
} left. Assault or manoeuvre?
ask-use-advantage = Battle in { $space } at { $odds }. Play Military Advantage?
ask-challenge = Battle in { $space }. Propose a single combat?
ask-take-up = Battle in { $space }. Do you accept the single combat?
ask-name-champion = Battle in { $space }. Which leader fights?
ask-casualties = Battle in { $space }: strength still to lose { $loss }. Which unit?
ask-next-hex = Leave { $space }: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} to go. Where to?
ask-pay-units = { $count ->
    [one] 1 unit demands
   *[other] { $count } units demand
} a donative of { $cost } SP each; you have { $points }. Whom do you pay?
ask-pay-army = { $count ->
    [one] 1 unit
   *[other] { $count } units
} in { $space } demand a donative of { $cost } SP each; you have { $points }. Do you pay them all?
ask-feeding = { $space }: { $count ->
    [one] 1 unit more
   *[other] { $count } units more
} than can forage; you have { $points } SP. What do you do?
ask-market = Market: where are all units in supply?
ask-by-choice = Do you disband a unit of your own will?
ask-also-by-choice = Who else in { $space } disbands with them?
ask-cargo-goes = Too few fleets stay in { $space }. Which unit aboard leaves with the others?
ask-drafting = What do you put into the agreement?
ask-proposal = The other player proposes: { $terms } Do you accept?
ask-claim = The other player says that you have broken agreement { $number }. Do you admit it?

## Events

event-agreed = The { $side } player accepts the agreement.
event-arrived = { $unit } arrives in { $space }.
event-ashore = { $unit } goes ashore in { $space }.
event-assassination-fails = The { $side } player fails to assassinate { $unit }.
event-attack = { $side } army in { $from } attacks { $space }.
event-battle = Battle in { $space }, { $table }, { $column }, die { $face }: { $result }.
event-betrays = The { $side } player plays Treachery against { $marker }.
event-bought-marker = The { $side } player buys a stratagem marker.
event-breach = The { $side } player has broken an agreement.
event-breach-claimed = The { $side } player says that agreement { $number } has been broken.
event-breach-denied = The { $side } player denies having broken agreement { $number }.
event-campaign-ends = The campaign of the { $side } army is over.
event-cancelled = { $marker } is cancelled.
event-challenge = The { $side } player proposes a single combat.
event-challenge-refused = The { $side } player refuses the single combat.
event-colonised = The { $side } player founds a colony in { $space }.
event-colony-failed = The { $side } player fails to found a colony in { $space }.
event-colony-lost = The colony in { $space } is lost.
event-control = { $province } was { $old } and is now { $new }.
event-corruption = Corruption costs the { $side } player { $lost } SP.
event-courted = The { $side } player negotiates for { $province }.
event-courted-guard = The { $side } player negotiates with the guard in { $space }.
event-currency-reform = Currency Reform brings the { $side } player { $points } SP.
event-declined = The { $side } player declines the agreement.
event-destroyed = { $unit } is lost in { $space }.
event-difference = Diplomatic value { $own } against { $other }: difference { $difference }.
event-diplomacy-fails = The diplomacy of the { $side } player fails.
event-disband-die = Disband check in { $space }: die { $face }, modifier { $modifier }, modified die { $total }.
event-disband-gone = The units checked in { $space } disband.
event-disband-loyal = The units checked in { $space } stay loyal.
event-disband-revolt = The units checked in { $space } revolt.
event-discarded = The { $side } player returns { $marker } to the pool.
event-discarded-hidden = The { $side } player returns a stratagem marker to the pool.
event-disease = Disease breaks out in { $space }: { $units ->
    [one] 1 unit dies
   *[other] { $units } units die
}.
event-donative = The { $side } player pays a donative to { $unit }.
event-donative-paid = The { $side } player pays the donative in { $space }.
event-drew = The { $side } player draws { $marker }.
event-drew-back = { $marker }, drawn by the { $side } player, goes back to the pool.
event-drew-hidden = The { $side } player draws a stratagem marker.
event-drew-open = The { $side } player draws { $marker }, which must be played at once.
event-embarked = { $unit } embarks in { $space }.
event-ended-by-agreement = The game ends by agreement.
event-event = Random event for the { $side } player: { $event }.
event-exchanged = The { $side } player gives { $given } away and receives { $received }.
event-gave-marker = The { $side } player hands over { $marker }.
event-gave-points = The { $side } player hands over { $points } SP.
event-laid-down = The { $side } player lays down { $marker }.
event-laid-down-hidden = The { $side } player lays down a marker.
event-leader-placed = { $unit } joins the units in { $space }.
event-leader-unmoved = Nothing changes for { $unit }.
event-left-behind = { $unit } stays behind in { $space }.
event-looted = The { $side } player loots { $points } SP.
event-lost-all-markers = The { $side } player loses all stratagem markers.
event-lost-marker = The { $side } player loses { $marker }.
event-lost-marker-hidden = The { $side } player loses a stratagem marker.
event-loyal = The guard in { $space } returns to loyalty.
event-markers-shown = The { $side } player sees the other's stratagem markers.
event-market = Market: all units in { $space } are in supply.
event-marched = { $side } army marches from { $start } to { $space }.
event-mutiny = The guard in { $space } mutinies.
event-no-battle = There is no battle in { $space }.
event-no-mutiny = The guard in { $space } stays loyal.
event-no-retreat = The { $side } units cannot retreat from { $space }.
event-no-revolt = No revolt in { $province } (modified die { $die }).
event-odds = Attack { $attack }, leader +{ $attack-leader }, advantage +{ $attack-advantage }: { $attack-total }. Defence { $defence }, leader +{ $defence-leader }, { $cover } +{ $defence-cover }, advantage +{ $defence-advantage }: { $defence-total }. Odds { $column }.
event-operation = { $side } army in { $space } has { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
}.
event-phase = { $side } player: { $phase }.
event-pillage-cleared = The pillage marker in { $space } is removed.
event-pillage-failed = The { $side } player fails to pillage { $space }.
event-pillaged = { $space } is pillaged.
event-plague = Plague in { $province }.
event-plague-area = Plague in { $space }.
event-played = The { $side } player plays { $marker }.
event-points-lost = The { $side } army loses { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
}.
event-proposed = The { $side } player proposes an agreement.
event-prosperity = Prosperity brings the { $side } player { $gained } SP.
event-rally = Rally brings the { $side } player { $points } SP.
event-rerolled = The { $side } player rolls again, { $face }: { $reason }.
event-resigned = The { $side } player gives up.
event-retreat-ignored = The { $side } units stay in { $space }.
event-retreated = { $side } units retreat from { $from } to { $space } ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}).
event-revealed = The { $side } player has laid down { $marker } ({ $count }).
event-revolt = Revolt in { $province } (modified die { $die }).
event-revolt-cancelled = Legal Reform prevents a revolt in { $province }.
event-rolled = The { $side } player rolls { $face }: { $reason }.
event-saw-marker = The { $side } player sees { $marker } ({ $count }).
event-saw-treasury = The { $side } player sees that the other has { $treasury } SP.
event-set-up = { $unit } is set up in { $space }.
event-single-combat = Single combat: { $unit } { $sum }, { $enemy } { $enemy-sum }.
event-soldiers-paid = The { $side } player pays the soldiers in { $space }.
event-soldiers-unpaid = The { $side } player does not pay the soldiers in { $space }.
event-stopped = { $side } army in { $space } ends its operation.
event-supplied = { $unit } in { $space } is supplied.
event-table-chosen = The { $side } player chooses: { $table }.
event-tax-revolt = { $province } revolts against the heavy tax.
event-taxed = The { $side } player taxes { $province }: { $points } SP.
event-taxed-area = The { $side } player taxes { $space }: { $points } SP.
event-term-end = The { $side } player would end the game now.
event-term-evacuation = The { $side } player would leave the towns of { $province } this turn.
event-term-marker = The { $side } player would hand over { $marker }.
event-term-neutral = The { $side } player would return { $province } to neutrality.
event-term-other = The { $side } player would make agreement { $number } in words.
event-term-points = The { $side } player would pay { $points } SP.
event-term-truce = The { $side } player would have no attacks this turn.
event-took-marker = The { $side } player takes { $marker } from the pool.
event-took-marker-hidden = The { $side } player takes a marker from the pool.
event-treasury-shown = The { $side } player sees the other's treasury.
event-turn = Turn { $turn } begins.
event-withdrawal = The { $side } player tries to withdraw: { $sum } against { $enemy-sum }.
event-works-built = Public works are built in { $space }.
event-works-lost = The public works in { $space } are lost.

## Beside the map

panel-score = { $side }: { $points } victory points ({ $level }), { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
panel-treasury = { $side }: treasury { $sp } SP
panel-hand = { $side }: markers in hand: { $markers }
panel-hand-size = { $side }: { $number ->
    [0] no markers in hand
    [one] 1 marker in hand
   *[other] { $number } markers in hand
}
panel-nothing = none
panel-pool = Markers in the pool: { $number }
panel-seen-markers = Last seen of the enemy's markers (turn { $turn }): { $markers }
panel-seen-treasury = Last seen of the enemy's treasury (turn { $turn }): { $sp } SP
panel-controls = { $state }: { $provinces }

## What a choice would do

preview-against-advantage = If the enemy plays Military Advantage
preview-area-placed = Units placed off the map this player turn, limit
preview-armies-idle = Armies that have not acted
preview-armies-idle-text = { $n ->
    [one] One army has not acted yet in this phase.
   *[other] { $n } armies have not acted yet in this phase.
}
preview-assassination = Assassination of { $unit }
preview-attack-points = Declaring the attack
preview-attack-printed = Attacker, printed strength
preview-attack-total = Attacker, strength
preview-breaks-truce = It breaks the truce.
preview-cancels = Cancels
preview-carried = Units aboard afterwards
preview-changes-hands = { $province } will be
preview-check-disband = Disband
preview-check-disband-text = { $units }: removed
preview-check-loyal = Loyal
preview-check-loyal-text = { $units }: stay without pay
preview-check-revolt = Revolt
preview-check-revolt-text = { $units }: removed, the hex is pillaged and its province turns neutral
preview-colonise = Colonisation
preview-colonise-fails = No colony
preview-colonise-fails-reaction = No colony, reaction
preview-colonise-fails-reaction-text = nothing is founded and the enemy draws a marker
preview-colonise-fails-text = nothing is founded
preview-colonise-succeeds = Colony
preview-colonise-succeeds-reaction = Colony, reaction
preview-colonise-succeeds-reaction-text = a colony is founded and the enemy draws a marker
preview-colonise-succeeds-text = a colony is founded
preview-colony-strength = Colonisation strength
preview-cost = Cost
preview-counters-left = Counters of the kind left afterwards
preview-court-least = With a marker worth { $sum }, unopposed: column { $column }
preview-court-most = With markers worth { $sum }, unopposed: column { $column }
preview-dead-ends = Distances without a way out
preview-dead-ends-text = Units that must withdraw by these numbers of hexes find no way out and are eliminated: { $distances }.
preview-defence-printed = Defender, printed strength
preview-defence-total = Defender, strength
preview-diplomacy-D1 = a look at the enemy's markers or treasury
preview-diplomacy-D2 = a neutral province won, an enemy one made neutral, rebel guard made loyal, or a look
preview-diplomacy-D3 = the province won, an assassination, the guard turned, or a look
preview-diplomacy-nothing = nothing happens
preview-diplomacy-reaction = markers that the other player draws: { $count }
preview-disband-check = Disband check: { $units }
preview-disease = Disease Breaks Out
preview-disease-loss = Units lost: { $count }
preview-disease-loss-text = { $count ->
    [0] nobody dies
    [one] the occupant removes 1 unit
   *[other] the occupant removes { $count } units
}
preview-draws = Markers to draw
preview-duel = { $own } against { $enemy }
preview-duel-drawn = Drawn
preview-duel-drawn-text = both live
preview-duel-lost = Lost
preview-duel-lost-text = { $own } dies
preview-duel-won = Won
preview-duel-won-text = { $enemy } dies
preview-enemy-markers = Markers that the enemy has laid down
preview-enemy-operation-value = Attacker, highest operation value
preview-enemy-sum = Their value
preview-escapes = Gets away
preview-escapes-text = the defender withdraws as many hexes as a die shows
preview-factor = Factor
preview-final-points = Final points, { $side }
preview-fleets = Fleets
preview-forage = Forage there, units to feed
preview-forage-there = Forage there
preview-forced-march = Losses of the forced march
preview-gains = SP received
preview-game-ends = The game ends at once.
preview-gives = You hand over
preview-hand = Markers in hand afterwards, limit
preview-heavy-tax = Heavy tax
preview-hexes-left = Hexes still to go
preview-income = Income by normal tax, SP
preview-income-each-turn = Income, SP
preview-justinian = Justinian takes part: markers that the { $side } player draws or loses
preview-justinian-dies = Justinian dies: all Imperial markers are lost, and only the Leader marker can bring him back.
preview-leader-die = Die for the leader
preview-leader-dies = Dies
preview-leader-dies-text = { $unit } is removed
preview-leader-removed = Removed
preview-leader-removed-text = the leader leaves the map
preview-leader-returns = Returns
preview-leader-returns-text = Justinian joins a unit
preview-leader-unmoved = Nothing
preview-leader-unmoved-text = nothing changes
preview-leader-warned = Warned
preview-leader-warned-text = { $unit } lives; markers that the enemy draws: { $count }
preview-leaves-town = It leaves { $space } without a unit.
preview-left-ashore = Left ashore
preview-levies-unused = Units not levied
preview-levies-unused-text = { $n ->
    [one] One unit that could be levied free of charge is forgone.
   *[other] { $n } units that could be levied free of charge are forgone.
}
preview-levy-left = Levy of the province left afterwards
preview-look = The enemy's secrets are seen once
preview-loot = Loot, SP
preview-may-stand = The units may stay there
preview-modifiers-capped = Modifiers that count
preview-must-fight = Must fight
preview-must-fight-text = the defender fights after all
preview-mutinies = Mutiny
preview-mutinies-text = the guard of the hex turns rebel
preview-mutiny = Mutiny of the guard
preview-mutiny-count = Guard units, a leader as two
preview-negotiator-sum = Value, the player who negotiates
preview-no-points-left = No operation points are left after it.
preview-no-revolt = No revolt
preview-no-revolt-text = nothing happens
preview-no-straggler = No loss
preview-no-straggler-text = all units go on
preview-odds = Odds
preview-operation-value = Operation value
preview-opponent-sum = Value, the other player
preview-opposed-best = If his markers are worth least: column { $column }
preview-opposed-worst = If they are worth most: column { $column }
preview-own-markers = Value of own markers that count here
preview-own-operation-value = Defender, highest operation value
preview-own-sum = Value of own markers laid down
preview-parting = { $unit } does nothing more in this player turn.
preview-pillage = Pillage
preview-pillage-fails = No loot
preview-pillage-fails-reaction = No loot, reaction
preview-pillage-fails-reaction-text = nothing is pillaged and the enemy draws a marker
preview-pillage-fails-text = nothing is pillaged
preview-pillage-strength = Pillage strength
preview-pillage-succeeds = Pillaged
preview-pillage-succeeds-reaction = Pillaged, reaction
preview-pillage-succeeds-reaction-text = the hex is pillaged and the enemy draws a marker
preview-pillage-succeeds-text = the hex is pillaged
preview-places = Spaces where it can be placed
preview-points-afterwards = Points afterwards
preview-points-by-land = Operation points, by land
preview-points-by-sea = Operation points, by sea
preview-points-left = Operation points left
preview-points-lost = Points that are lost
preview-points-lost-text = { $points ->
    [one] 1 operation point is lost.
   *[other] { $points } operation points are lost.
}
preview-pool = Markers in the pool
preview-provoked = Provoked
preview-provokes = { $province } is neutral and goes over to the { $side } player.
preview-receives = You receive
preview-result-AA = { $name }: the attacker loses half of his strength and retreats as many hexes as a die shows; markers that the defender draws: { $draw }
preview-result-AR = { $name } one hex
preview-result-AZ = { $name }: all attacking units are removed; markers that the defender draws: { $draw }, that the attacker loses: { $lose }
preview-result-BB = { $name }: the side with the lower printed strength is removed, the other loses as much
preview-result-DD = { $name }: the defender loses half of his strength and retreats as many hexes as a die shows; markers that the attacker draws: { $draw }
preview-result-DR = { $name } one hex
preview-result-DZ = { $name }: all defending units are removed; markers that the attacker draws: { $draw }, that the defender loses: { $lose }
preview-revealed = The throw: column { $column }
preview-revolt = Revolt
preview-revolt-check = Revolt check in { $province }
preview-revolt-text = { $province } is { $state } then
preview-room-aboard = Room left aboard
preview-settles = One unit settles in the colony and leaves play
preview-sp-cost = Cost, SP
preview-sp-left = Treasury afterwards, SP
preview-stack = Units there, limit
preview-stands = The units stay where they are
preview-stays-loyal = Loyal
preview-stays-loyal-text = the guard stays loyal
preview-still-hungry = Units still to be paid or disbanded
preview-still-unpaid = Units still unpaid
preview-stops = It must stop there: enemy zone of control
preview-straggler = A unit lost
preview-straggler-text = the army loses a unit of its owner's choice
preview-strength = Printed strength
preview-strength-lost = Strength lost
preview-strength-still-to-lose = Strength still to lose
preview-supply-cost = To supply where forage is not enough, SP
preview-tax-revolt-enemy = Revolt
preview-tax-revolt-enemy-text = no tax; the { $side } player places units in { $province }, up to { $count }
preview-tax-revolt-neutral = Revolt
preview-tax-revolt-neutral-text = no tax
preview-tax-revolt-own = Revolt
preview-tax-revolt-own-text = no tax; { $province } goes over to the { $side } player
preview-tax-yields = Tax ×{ $factor }
preview-tax-yields-text = { $sp } SP
preview-treasury-afterwards = Treasury afterwards, SP
preview-treasury-then = Treasury then, SP
preview-truce = Breach of the truce
preview-units = Units
preview-units-fed = Units in supply
preview-units-go = { $units }: removed from the map.
preview-units-of = Units, { $side }
preview-units-there = Units there
preview-unopposed = If nobody opposes: column { $column }
preview-unpaid-go = Not paid, and removed from the map: { $units }.
preview-untaxed = { $sp } SP of normal tax are not collected.
preview-vp = Victory points, { $side }
preview-way-along-river = Along a river, hexes: { $count }
preview-way-area = Into the off-map area
preview-way-ground = Off the roads, { $terrain }, hexes: { $count }
preview-way-river = Rivers crossed: { $count }
preview-way-road = By road, hexes: { $count }
preview-way-sea-friendly = At sea, from a friendly port, hexes: { $count }
preview-way-sea-other = At sea, not from a friendly port, hexes: { $count }
preview-way-strait = Straits crossed: { $count }
preview-way-track = By track, hexes: { $count }
preview-with-advantage = If you play Military Advantage
preview-withdrawal = If the defender tries to withdraw

## Beside the map: sheets

sheet-agreements = Agreements
sheet-area-placed = Units placed off the map this player turn
sheet-army = { $side } army in action
sheet-army-at = Where
sheet-army-strength = Printed strength
sheet-army-units = Units
sheet-attack = Attack
sheet-attempt = Diplomacy
sheet-attempt-target = Target
sheet-barred = Provinces without tax, recruits and levy this turn
sheet-battle = Battle
sheet-battle-from = Attacked from
sheet-battle-in = Battle in
sheet-bound = bound: { $sides }
sheet-closed = no tax, recruits or levy this turn
sheet-colonies = colonies: { $places }
sheet-defence = Defence
sheet-empty = empty: { $places }
sheet-evacuate = The towns of { $province } are left
sheet-halted = Movement
sheet-halted-text = stopped by an enemy zone of control
sheet-purse = { $side }: resources
sheet-hand-size = Stratagem markers in hand
sheet-held = { $side }: { $places }
sheet-hidden = hidden
sheet-income = Income by normal tax, as things stand
sheet-laid-down = Markers laid down, { $side }
sheet-markers = Pool, and markers on the table
sheet-neutral = { $province } returns to neutrality
sheet-odds = Odds
sheet-options = Optional rules in use
sheet-other = Agreement { $number } in words
sheet-phase = Phase
sheet-pillaged = pillaged: { $places }
sheet-points = Victory points
sheet-points-left = Operation points left
sheet-pool = Markers in the pool
sheet-pool-size = Stratagem markers in the pool
sheet-proposed = proposed
sheet-provinces = Provinces
sheet-provinces-controlled = Provinces controlled, number
sheet-reinforcements = Reinforcements
sheet-score = { $side }: score
sheet-seen = { $side }: what was last seen
sheet-seen-in = seen in turn { $turn }
sheet-table = Results table
sheet-to-next-level = Points to the next level
sheet-treasury = Treasury, SP
sheet-truce = No attacks
sheet-turn = Turn
sheet-turn-number = Turn
sheet-unit-aboard = aboard
sheet-unit-adrift = disbanding
sheet-unit-dead = dead
sheet-unit-fed = supplied
sheet-unit-finished = has acted
sheet-unit-in-action = in action
sheet-unit-reacted = has reacted
sheet-unit-rebel = rebel
sheet-units = { $side }: units
sheet-until = until the end of turn { $turn }
sheet-works = public works: { $places }

## Tables: heads of columns

head-commanded = Commanded by
head-control = Control
head-core = Core province
head-income-barbarian = Income, Barbarian
head-income-imperial = Income, Imperial
head-left = Left
head-levied = Levied
head-levy = Levy value
head-levy-types = Levied types
head-notes = Notes
head-operation-value = Operation value
head-province = Province
head-recruit = To recruit, SP
head-state = State
head-strength = Strength
head-supply = To supply, SP
head-towns = Towns and colonies
head-type = Type
head-unit = Unit
head-where = Where

## Tables: titles and notes

grid-provinces = Province control chart
grid-provinces-note = The names and the income are those of the source; the levy values and types are reconstructed.
grid-reinforcements = Units not in play
grid-units = Units in play
grid-units-note = Strengths and operation values are reconstructed, but for the operation values of field armies, garrisons and leaders.

## Tables: rows, heads and titles

cell-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
cell-disband = disband
cell-loyal = loyal
cell-revolt = revolt
cell-uprising = revolt
grid-areas = Off-map areas
grid-areas-note = Which areas have a port is reconstructed, but for Persia.
grid-colonisation = Colonisation table
grid-colonisation-note = Optional. Columns: colonisation strength. C: a colony is founded; R: the other player draws a marker.
grid-colonisation-strength = Colonisation strength
grid-control-chart = Province control chart
grid-control-chart-note = The names and the control at the start are those of the source; most levy values and the types are reconstructed.
grid-counter-mix = Counters by province
grid-crt-assault = Combat results: assault
grid-crt-manoeuvre = Combat results: manoeuvre
grid-crt-results = Combat results: what they mean
grid-diplomacy = Diplomacy table
grid-diplomacy-note = Columns: the modified difference. D: diplomacy succeeds; R: the other player draws markers.
grid-diplomacy-modifiers = Modifiers of the diplomatic difference
grid-diplomacy-results = Diplomacy: what the results mean
grid-disband = Disband table
grid-disband-note = Optional.
grid-disband-modifiers = Modifiers of the disband die
grid-events = Random events
grid-events-note = Dice: the tens, then the units.
grid-heavy-tax = Heavy tax table
grid-heavy-tax-modifiers = Modifiers of the heavy tax die
grid-income = Income
grid-income-note = Of towns and colonies for whoever has a unit there; of off-map areas for whoever controls them.
grid-leaders = Leaders
grid-levels = Levels of victory
grid-limits = Limits
grid-lines = Roads, tracks, rivers, straits
grid-lines-note = Road and track instead of the cost of the terrain, river and strait on top of it.
grid-one-die = Single dice
grid-op-costs = Costs of operations
grid-op-costs-note = A manoeuvre costs its points in all, those of the assault that it begins as included.
grid-op-points = Operation points
grid-op-points-note = The lowest operation value in the army, and the die as often as its best leader makes it count.
grid-other-costs = Other costs
grid-phases = Phases of a player turn
grid-phases-note = The { $side } player has the first player turn.
grid-pillage = Pillage table
grid-pillage-note = Optional. Columns: units of the army. P: the hex is pillaged; R: the other player draws a marker.
grid-pillage-loot = Loot
grid-revolt = Revolt table
grid-revolt-effect = Control after a revolt
grid-revolt-modifiers = Modifiers of the revolt die
grid-scenarios = Scenarios
grid-sites = Towns and other places
grid-sites-note = What a place is worth in defence stands in the source.
grid-stratagems = Stratagem markers
grid-stratagems-note = How many of each kind there are is reconstructed.
grid-strength = Strength modifiers
grid-strength-note = Of the defender's places only the best one counts.
grid-strength-factor = Factor of strength
grid-terrain = Terrain effects
grid-terrain-note = What terrain is worth in defence stands in the source.
grid-turns = Turn record
grid-unit-costs = Costs of units
grid-unit-values = Values of units
grid-unit-values-note = Known from an example of the source: the operation values of field armies and garrisons.
grid-victory-points = Victory points
grid-victory-points-note = For towns, colonies and works that the side occupies; for provinces so many times the levy value.
head-after = After
head-area = Area
head-at-least = At least
head-barbarian = Barbarian
head-before = Before
head-best-leader = Best leader in the army
head-cost-to-enter = Points to enter
head-counts = Counts
head-defence = Defence
head-dice = Dice
head-die = Die
head-die-counts = Die
head-diplomacy-value = Diplomacy
head-effect = What it means
head-event = Event
head-factor = Factor
head-for = For
head-for-whom = For
head-forage = Forage
head-from-land = From, by land
head-from-sea = From, by sea
head-guard-operation-value = Guard, operation value
head-guard-strength = Guard, strength
head-imperial = Imperial
head-income = Income, SP
head-leader = Leader
head-level = Level
head-line = Line
head-loser-loses = Loser loses
head-marker = Marker
head-markers-barbarian = Markers, Barbarian
head-markers-imperial = Markers, Imperial
head-modified-die = Modified die
head-modifier = Modifier
head-modifiers = Modifiers
head-name = Name
head-number = Number
head-operation = Operation
head-order = No.
head-origin = Known from
head-phase = Phase
head-points = Points
head-port = Port
head-provinces = Provinces
head-purpose = For
head-result = Result
head-scenario = Scenario
head-site = Place
head-sp = SP
head-sp-barbarian = SP, Barbarian
head-sp-imperial = SP, Imperial
head-stars = Stars
head-start = Scenario { $number }
head-tax = Tax
head-terrain = Terrain
head-towns-number = Towns
head-turn = Turn
head-turns = Turns
head-value = Value
head-victor-draws = Winner draws
head-what = What
head-when = When
head-years = Years AD
provenance-reconstructed = reconstructed
provenance-source = source
row-cost-along-river = River hex entered by a fleet (optional)
row-cost-area = Off-map area entered
row-cost-assault = Assault
row-cost-colonise = Colonisation (optional)
row-cost-manoeuvre = Manoeuvre
row-cost-pillage = Pillage (optional)
row-cost-sea-friendly = Hex entered by sea, operation from a friendly port
row-cost-sea-other = Hex entered by sea, operation from elsewhere
row-die-assassination = Assassination: the leader dies
row-die-disease = Disease Breaks Out: units lost
row-die-forced-march = Forced march: a unit is lost
row-die-leader-removed = Leader: the enemy leader is removed
row-die-leader-returns = Leader: Justinian returns
row-die-plague-province = Plague strikes the province or area
row-die-plague-stack = Plague removes the stack
row-die-plague-town = Plague ruins the town
row-diplomacy-core = Core province
row-diplomacy-guard-leader = Guard stack with a leader
row-diplomacy-persia = Persia
row-diplomacy-towns = All towns and colonies of the province occupied
row-disband-all-away = All of them nomads or Barbarian warbands away from home (optional)
row-disband-leader-1 = One-star leader in the hex
row-disband-leader-2 = Two-star leader in the hex
row-disband-some-away = Some of them so (optional)
row-leader-0 = none
row-leader-1 = one star
row-leader-2 = two stars
row-limit-area = Units placed in off-map areas in a player turn
row-limit-fleet = Land units that a fleet carries
row-limit-hand = Stratagem markers in hand
row-limit-justinian-factor = Markers of battles in which Justinian takes part, Imperial player
row-limit-justinian-markers = Free markers while Justinian occupies Constantinopolis
row-limit-stack = Units in a hex
row-line-river = River
row-line-road = Road
row-line-strait = Strait
row-line-track = Track
row-loot-other = Other towns, colonies
row-loot-rich = Constantinopolis, rich towns
row-price-colony = Colonisation attempt
row-price-demand-pay = Soldiers Demand Pay, for each stack
row-price-donative = Troops Demand Donative, for each unit
row-price-marker = Stratagem marker
row-price-unpillage-other = Clearing pillage, other hexes
row-price-unpillage-town = Clearing pillage, printed towns
row-price-works = Public works
row-revolt-pillaged = A pillage marker in the province
row-revolt-works = Public works in all its towns and colonies
row-settler-0 = Unit
row-settler-1 = One-star leader
row-settler-2 = Two-star leader
row-settlers = Units that settle
row-site-city = Town
row-site-colony = Colony
row-site-constantinopolis = Constantinopolis
row-site-offmap = Off-map area
row-site-pillaged = Pillaged
row-site-rich = Rich town
row-site-works = Public works, on top
row-strength-advantage = Military Advantage
row-strength-colony = Colony
row-strength-constantinopolis = Constantinopolis
row-strength-leader-1 = One-star leader
row-strength-leader-2 = Two-star leader
row-strength-marsh = Marsh
row-strength-river = Across a river
row-strength-rough = Rough ground
row-strength-town = Town
row-strength-track = Track through rough ground
row-tax-justinian = Justinian in Constantinopolis, Imperial player
row-tax-leader-1 = One-star leader in the province
row-tax-leader-2 = Two-star leader in the province
row-tax-not-controlled = Province not controlled
row-tax-pillaged = A pillage marker in the province
row-vp-city = Other town
row-vp-colony = Colony
row-vp-constantinopolis = Constantinopolis
row-vp-controlled = Province controlled, levy value
row-vp-neutral = Neutral province, levy value
row-vp-rich = Rich town
row-vp-roma = Roma
row-vp-works = Public works
row-whom-both = both sides
row-whom-defender = defender
when-any = any time
when-battle = battle
when-diplomacy = diplomacy phase, either side
when-enemy-operations = operations phase of the enemy
when-event = random event phase
when-levy = levy phase
when-operations = operations phase
when-recruitment = recruitment phase
when-recruitment-end = end of the recruitment phase
when-supply = supply phase
when-taxation = taxation phase
when-victory = at once, when drawn by a victory

## Positions: the fields of the editor

palette-aboard = Aboard ship
palette-area_placed = Units placed off the map this player turn
palette-barred = No tax, recruits or levy this turn
palette-colonies = Colonies
palette-dead = Dead
palette-dice = Dice that come first, such as 3 4 6
palette-dice-asked = asked of people
palette-dice_mode = Dice
palette-dice-seeded = rolled by the program
palette-draws = Markers drawn or lost first, such as agent, 2 treachery
palette-group-chance = Dice and draws
palette-group-map = Markers on the map
palette-group-provinces = Control of provinces
palette-group-sides = Treasuries and hands
palette-group-turn = Turn
palette-group-units = State of units
palette-hands = Markers in hand, { $side }
palette-options = Optional rules
palette-phase = Phase
palette-pillaged = Pillaged
palette-player = Whose player turn
palette-reacted = Have reacted this turn
palette-rebels = Rebel guard
palette-seed = Seed of the dice
palette-sp = Treasury, { $side }, SP
palette-spent = Have acted this phase
palette-turn = Turn
palette-works = Public works

## What dice need, and what is said where nothing comes of them

needs-grain = As many markers are lost as the die shows
needs-attrition = As many units are lost as the die shows
needs-migration = As many units migrate as the die shows
needs-plague-province = { $faces }: the plague breaks out
needs-plague-stack = { $faces }: all units of the place die
needs-plague-town = { $faces }: the town is pillaged, or the colony is lost
needs-plague-markers = As many markers are lost as the die shows
needs-corruption = As many SP are lost as the die shows
needs-balance = As many markers are drawn as the die shows
needs-mutiny = A mutiny if the die is lower than the number of guard units
needs-revolt = { $faces } after modifiers: revolt
needs-heavy-tax = { $faces } after modifiers: revolt; the higher, the more tax
needs-assassination = { $faces }: the leader is killed
needs-leader-returns = { $faces }: Justinian returns
needs-leader-removed = { $faces }: the leader is removed
needs-forced-march = { $faces }: one unit is lost
needs-disease = { $one }: one unit dies; { $two }: two
needs-withdrawal-attacker = The defender gets away with the higher sum
needs-withdrawal-defender = The defender gets away with the higher sum
needs-single-combat = The leader with the lower sum is lost
otherwise-grain = No marker is lost.
otherwise-attrition = Nobody is lost.
otherwise-plague-province = The plague passes by.
otherwise-plague-stack = Everybody there lives.
otherwise-plague-town = The place is spared.
otherwise-plague-markers = No marker is lost.
otherwise-forced-march = All keep up with the march.
## Explanations: what there is more of, or less, than by another choice

gain-town = { $sign ->
    [up] wins or keeps { $space }
   *[down] loses or forgoes { $space }
 }
gain-province = { $sign ->
    [up] more say in { $province }
   *[down] less say in { $province }
 }
gain-colonies = { $sign ->
    [up] more colonies
   *[down] fewer colonies
 }
gain-works = { $sign ->
    [up] more public works
   *[down] fewer public works
 }
gain-strength = { $sign ->
    [up] more strength than the enemy
   *[down] less strength than the enemy
 }
gain-fleets = { $sign ->
    [up] more fleets than the enemy
   *[down] fewer fleets than the enemy
 }
gain-leaders = { $sign ->
    [up] better leaders than the enemy
   *[down] worse leaders than the enemy
 }
gain-risk = { $sign ->
    [up] own towns are safer
   *[down] own towns are in more danger
 }
gain-threat = { $sign ->
    [up] threatens more enemy towns
   *[down] threatens fewer enemy towns
 }
gain-levies = { $sign ->
    [up] more provinces for the turns to come
   *[down] fewer provinces for the turns to come
 }
gain-money = { $sign ->
    [up] more money
   *[down] less money
 }
gain-hand = { $sign ->
    [up] a better hand of markers
   *[down] a poorer hand of markers
 }
gain-enemy-hand = { $sign ->
    [up] fewer markers for the enemy
   *[down] more markers for the enemy
 }
