### Sparta vs. Athens in English.

game-title = Sparta vs. Athens
game-text = 431 to 400 BC: the fleets of Athens and the hoplites of Sparta. Leaders draw forces after them by land and sea, governments fall, allies revolt, and tribute pays for it all, from Sicily to Byzantium.

scenario-archidamian = The Archidamian War
scenario-archidamian-text = 431 to 422 BC, up to ten years. From the first raid on Attica to the eve of peace. The best beginning.
scenario-campaign = The whole war
scenario-campaign-text = 431 to 401 BC, up to thirty-one years. The Archidamian War, the uneasy peace, Sicily, and the war in the Aegean.
scenario-nicias = The Peace of Nicias and Sicily
scenario-nicias-text = 421 to 413 BC, up to nine years. The peace that was none, Argos, and the great expedition to Syracuse.
scenario-ionian = The Ionian War
scenario-ionian-text = 412 to 401 BC, up to twelve years. After Sicily: the Ionians revolt, Persia pays, and Athens fights for the road of its grain.

side-athens = Athens
side-sparta = Sparta
side-nobody = nobody
level-even = even
level-leads = would win now
level-lost = has lost
level-trails = would lose now
level-won = has won

moment = { $year } BC, { $quarter }, { $phase }: { $side }
moment-administration = { $year } BC, { $phase }

how-undecided = undecided
how-city = the enemy's city has fallen
how-scenario = the scenario is over
how-league = the Peloponnesian League goes over to Athens
how-allies = the Spartan Allies are out of the war
how-darius = Darius is dead
how-resigned = resigned

unknown-leader = leader, face down
force-marker = Force { $number }
panel-prestige = Prestige { $level } (positive: Athens)
panel-government = Government #{ $number }: { $government }
panel-treasury = { $side }: { $number } talents
sheet-war = The war
sheet-prestige = Prestige
sheet-government = Government
sheet-treasury = Treasury

## Options

option-halved-tribute = Halved tribute
option-halved-tribute-text = Athens divides its tribute by 2, by 3 under government #1, as printed.
option-free-italians = Italians cost nothing
option-free-italians-text = Yellow land units of Sicily and Italy pay no maintenance, as printed.
option-all-forts = Every fort at the start
option-all-forts-text = All forts but Decelea stand from the start, that of Plataea and that of Chios or Lesbos too, as printed.
option-early-toll = Toll from government #8
option-early-toll-text = The Black Sea toll comes with government #8, as the income table prints it.
option-early-fund = Second fund from government #9
option-early-fund-text = The second reserve fund can be taken from government #9 on, as the income table prints it.
option-cythera-garrison = Army on Cythera
option-cythera-garrison-text = Five Athenian land units begin on Cythera, as printed.
option-literal-sixes = Sixes at sea, literally
option-literal-sixes-text = The last row of the naval table is read as it stands in the source.
option-no-stacking-limits = No stacking limits
option-no-stacking-limits-text = Any number of units may stand in a locale.
option-open-boxes = Open force boxes
option-open-boxes-text = Units in force boxes are seen by both; leaders are not.
option-free-in-greece = Free upkeep in Greece
option-free-in-greece-text = In spring and summer blue and purple land units inside the dotted line cost nothing; in winter a third of each state's strength is free abroad.
option-sure-ravage = Ravaging never fails
option-sure-ravage-text = No roll; the garrison is unhurt.
option-siege-by-sea = Sieges need the sea
option-siege-by-sea-text = On the coast a besieger must also be stronger at sea.
option-blockade-of-athens = Blockade reaches Athens
option-blockade-of-athens-text = The Propontis blockade leaves tribute alone, but lets Sparta besiege Athens without the stronger fleet.
option-mainland-at-war = Greek allies at war at once
option-mainland-at-war-text = The allies on the Greek mainland fight from the start, those of Italy and Sicily come by event.
option-firm-anactorium = Anactorium and Oeniadae stand firm
option-firm-anactorium-text = Neither is ever neutral.
option-forts-by-government = Forts by government
option-forts-by-government-text = Four forts stand at the start, the others come with the governments; Minoa stands at Megara.
option-firm-corinth = Megara and Corinth stand firm
option-firm-corinth-text = Neither is ever neutral.
option-tribute-by-garrison = Tribute by garrisons
option-tribute-by-garrison-text = Athens collects the garrisons of all Delian cities that Sparta does not hold, divided by 2 or 3; Sparta collects none.
option-lasting-naupactus = Naupactus tells
option-lasting-naupactus-text = After three times the loss of income by Naupactus lasts.
option-pay-on-leaving = Pay on leaving
option-pay-on-leaving-text = Units that leave home in an Operations Phase pay at once.
option-paying-ports = Ports cost upkeep
option-paying-ports-text = Fleets in port pay like others.
option-refused-battle = Raiders may be refused
option-refused-battle-text = An army with ships enough to lift it may decline a battle on land.
option-close-verdict = Verdict of the Archidamian War
option-close-verdict-text = Athens wins with prestige 7 or more, Sparta with 5 or less, 6 is a draw.
option-mutual-incitement = Both sides incite
option-mutual-incitement-text = Any Delian city of the enemy may be incited, whoever stands near it.
option-seventeen-lost = Seventeen lost to the plague
option-seventeen-lost-text = In the year after Attica is first ravaged Athens loses 17 points of land units for good.
option-no-rebuilding = Losses are not rebuilt
option-no-rebuilding-text = Land units lost in battle are gone for good.
option-ravage-by-entry = Ravaging by entry
option-ravage-by-entry-text = Attica, Megara and Peloponnesia are ravaged by armies that march in, without a roll.
option-yearly-unnamed = Four unnamed leaders a year
option-yearly-unnamed-text = Each year both sides draw up to four unnamed leaders anew.
option-parity-sortie = Sortie at parity
option-parity-sortie-text = The besieged may sally only with at least the strength of the besiegers.

preset-printed = As printed
preset-printed-text = The published rules with their errata.
preset-corrected = Corrected
preset-corrected-text = The published rules with those answers of the designer that repair them.
preset-designer-revision = Designer's revision
preset-designer-revision-text = Corrected, and with the designer's later rules 1 to 21.

## Dice

reason-land-battle = battle on land
reason-sea-battle = battle at sea
reason-siege = siege
reason-sortie = counter-siege
reason-ravage = ravaging
reason-interception = interception
reason-evasion = evasion
reason-leader = leaders in danger
reason-incitement = incitement
reason-athens-revolt = revolt at Athens
reason-persuasion = persuasion
reason-persia = Persian gold
reason-darius = Darius
reason-plague = plague
reason-war-resumes = whether war resumes
reason-verdict = the verdict

event-rolled = { $side } rolls { $face } ({ $reason }).
event-decided = { $side } has won: { $how }.
event-resigned = { $side } gives up.

## Cities, nations, forts

event-captured = { $side } captures { $space }.
event-reverts = { $space } is its own side's again.
event-mytilene-returns = Mytilene is occupied: the four cities and their units are Athenian again.
event-mytilene-revolts = Mytilene, Methymna, Eresus and Chios go over to Sparta.
event-siege-ends = The siege of { $target } is over.
event-prestige = Prestige moves by { $change } to { $level }.
event-out-of-war = { $bloc } is out of the war.
event-stranger-lost = { $unit } has not left { $space } and is lost.
event-stays-true = { $space } stays true.
event-revolt = { $space } revolts and joins { $side }.
event-turned = { $unit } serves { $side } from now on.
event-expelled = { $unit } is expelled and will return next season.
event-athens-revolts = Athens is in revolt.
event-garrison-away = The garrison of Athens is gone until the year ends.
event-income-lost = Athens will have no income at the next Income Phase.
event-fort-placed = Fort { $fort } is placed at { $space }.
event-fort-destroyed = Fort { $fort } at { $space } is destroyed.
event-set-aside = { $unit } leaves the counter mix while the fort of Minoa stands.
event-blockade = The Propontis is blockaded.
event-blockade-ends = The blockade of the Propontis is over.

ask-athens-in-revolt = What does the revolt at Athens cost?
do-send-away-garrison = Its garrison, until the year ends
do-take-income = Its next income
ask-set-aside-fleet = Which fleet leaves the counter mix?
do-pick = { $unit }
do-pass = Pass
do-face = { $number }
do-done = Done

## Operations

event-leads = { $unit } begins his operation at { $space }.
event-marched = { $unit } goes from { $start } to { $space } with { $armies ->
    [0] {""}
    [one] one land unit
   *[other] { $armies } land units
  }{ $fleets ->
    [0] {""}
    [one] { $armies ->
        [0] one fleet
       *[other] {" "}and one fleet
      }
   *[other] { $armies ->
        [0] { $fleets } fleets
       *[other] {" "}and { $fleets } fleets
      }
  }; { $left } operations points left.
event-marched-alone = { $unit } goes alone from { $start } to { $space }; { $left } operations points left.
event-seen-marching = { $side } goes from { $start } to { $space } with { $armies ->
    [0] no land unit to be seen
    [one] one land unit
   *[other] { $armies } land units
  }, { $fleets ->
    [0] no fleet
    [one] one fleet
   *[other] { $fleets } fleets
  }{ $boxes ->
    [0] {""}
    [one] , and a force marker
   *[other] , and { $boxes } force markers
  }.
event-seen-alone = A leader of { $side } goes alone from { $start } to { $space }.
event-pays-on-leaving = { $side } pays { $cost } for leaving home and has { $left } left.
event-dropped = { $unit } is left at { $space }.
event-picked-up = { $unit } is picked up at { $space }.
event-runs-in = Ships of { $side } run into the besieged port of { $target }.
event-too-many = There are too many at { $space }: { $unit } is eliminated.
event-redeployed-hidden = A leader of { $side } goes from { $start } to { $space }.
event-redeployed = { $unit } goes from { $start } to { $space }.
event-formed = { $side } sets force marker { $number } at { $space }.
event-dissolved = { $side } places out force { $number } at { $space }.
event-expedition = An expedition sails to Syracuse: { $armies ->
    [one] one land unit
   *[other] { $armies } land units
  }, { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
  }.
event-sea-announced = { $side } announces naval combat at { $space }.
event-land-announced = { $side } announces land combat at { $space }.
event-goes-on = { $side } sails on past the enemy at { $space }.
event-intercepts = { $side } tries to intercept at { $space }.
event-intercepted = { $side } intercepts at { $space }: { $ours } against { $theirs }.
event-slips-past = { $side } fails to intercept at { $space }: { $ours } against { $theirs }.
event-tries-to-evade = { $side } tries to evade at { $space }.
event-evaded = { $side } evades naval combat at { $space }: { $ours } against { $theirs }.
event-does-not-evade = { $side } does not get away at { $space }: { $ours } against { $theirs }.
event-commands-at-sea = { $unit } commands at sea ({ $naval }).
event-into-port = { $count ->
    [one] One fleet
   *[other] { $count } fleets
  } of { $side } at { $space } go into port.
event-stands-outside = { $side } stands outside at { $space }.
event-withdrew = { $side } withdraws inside { $target }.
event-declined = { $side } declines battle at { $space }.

ask-pressed-operation = Which force leaves the enemy, or fights him, first?
ask-next-operation = Whose operation is next?
do-next-operation-done = No more operations
do-lead = { $unit } operates
do-sortie = Counter-siege out of { $target }
do-raise-siege = Give up the siege of { $target }
do-incite = Incite { $space }
do-incite-athens = Incite Athens itself
do-expedition = The expedition to Syracuse
do-build = Place fort { $fort }
do-form = Set force marker { $number }
do-dissolve = Place out force { $number }
ask-operating = What does the force do?
do-take-all = Everybody
do-take-troops = All land units
do-take-fleets = All fleets
do-take = With { $unit }
do-drop = Without { $unit }
do-pick-up = Pick up { $unit }
do-move = To { $space }
do-load = { $named ->
    [1] Name the fleet of { $unit }
   *[other] { $unit } goes aboard
  }
ask-berth = Which fleet carries { $unit }?
do-land = { $unit } goes ashore
do-land-all = All go ashore
do-sea-fight = Naval combat
do-land-fight = Land combat
do-besiege = Besiege { $target }
do-ravage = Ravage round { $target }
do-operating-inside = Run into { $target }
do-stop = Stop
do-stay-aboard = Stop, and stay aboard
ask-disembark = Who goes ashore? The others stay aboard.
do-disembark-stay-aboard = Stay aboard
ask-picking-up = Who else is picked up here?
do-picking-up-done = Nobody else
ask-excess = Too many units at { $locale }: which is eliminated?
ask-redeployment = Which leader is put elsewhere?
do-redeployment-done = No more leaders
do-redeploy = { $unit }
ask-new-post = Where does the leader go?
ask-form-at = Where is the force marker set?
ask-form-with = Who lies in the force box?
do-form-with-done = That is the force
ask-expedition = Who leads the expedition to Syracuse?
do-expedition-lead = { $unit }
ask-embarking = Who sails to Syracuse?
do-embarking-done = They sail
ask-stowing = Whose fleet do you name? The others go aboard the strongest.
do-stowing-done = Nobody else's
ask-sea-meeting = Enemy ships at { $locale }: fight or go on?
do-go-on = Go on
ask-ashore-too = Naval combat at { $locale }: land combat too?
do-decline = No
ask-landing = Who lands at { $locale } to fight?
do-landing-done = Nobody else
ask-outside-or-inside = Land combat at { $locale }: outside, or inside?
do-outside = Stay outside
do-inside = Withdraw inside { $target }
do-outside-or-inside-decline = Decline battle
ask-assign-fleets = Which ships fight as marines at { $locale }?
do-as-marines = { $unit } fights ashore
do-all-as-marines = All fight ashore
do-assign-fleets-done = All others stay at sea
ask-interception = The enemy sails on past { $locale }: intercept?
do-let-pass = Let him pass
do-intercept = Intercept
do-interception-leave-out = Without { $unit }
ask-evasion = Naval combat at { $locale }: try to evade?
do-stand = Stand
do-evade = Evade
ask-port-or-sea = Which ships go into the port of { $locale }?
do-port-or-sea-stand = All others fight outside
do-all-into-port = All into port
do-into-port = { $unit } goes into port

aside-resign = Give up the war
aside-inside-ask = Walls and forts: ask me whether to withdraw inside
aside-inside-always = Walls and forts: always withdraw inside
aside-intercept-ask = Enemy fleets sailing on: ask me about interception
aside-intercept-never = Enemy fleets sailing on: let all of them pass
aside-evade-ask = Naval combat: ask me whether to evade
aside-evade-never = Naval combat: never try to evade
aside-port-ask = Ports: ask me which ships go in
aside-port-always = Ports: always go in with all ships
aside-pay-ask = Upkeep: ask me who is paid
aside-pay-in-order = Upkeep: pay the strongest first
aside-fight-ask = Meeting enemy ships: ask me whether to fight
aside-fight-1 = Meeting enemy ships: fight at 1:1 and better
aside-fight-2 = Meeting enemy ships: fight at 2:1 and better
aside-fight-3 = Meeting enemy ships: fight at 3:1 and better
aside-fight-4 = Meeting enemy ships: fight at 4:1 and better
aside-fight-5 = Meeting enemy ships: fight at 5:1 and better
aside-fight-6 = Meeting enemy ships: fight at 6:1 and better
aside-fight-7 = Meeting enemy ships: fight at 7:1 and better
aside-fight-8 = Meeting enemy ships: fight at 8:1 and better
aside-fight-9 = Meeting enemy ships: fight at 9:1 and better
aside-hold = Interception by { $number }: never
aside-free = Interception by { $number }: as the question is answered

way-cost = { $points } operations points
way-ships = enemy ships
way-troops = enemy troops
way-enemy-city = a city of the enemy
way-own-city = a city of yours
way-neutral = a city of nobody

## Combat

term-armies = land units
term-fleets = fleets
term-marines = fleets as marines
term-garrison = garrison
term-fort = fort
term-first-force = Spartan Force 1
term-attack-leader = the attacker's leader
term-defence-leader = the defender's leader
term-plataea = Plataea
term-counter-siege = counter-siege

event-sea-battle = { $side } attacks at sea: { $space }.
event-land-battle = { $side } attacks on land: { $space }.
event-garrison-attacked = { $side } attacks the garrison of { $space }.
event-revealed = { $unit } is seen at { $space }.
event-commands = { $unit } commands at { $space }, shift { $shift }.
event-brought = { $side }: { $points } from { $term }.
event-shifted = Columns { $value }: { $term }.
event-modified = Die { $value }: { $term }.
event-odds = Strength { $attack } against { $defence }, column { $column }.
event-battle = { $space }: die { $face }, column { $column }, result { $code }.
event-stepped-down = { $side } steps the result at { $space } down.
event-flipped = { $unit } is reduced at { $space }.
event-unit-lost = { $unit } is lost at { $space }.
event-leader-lost = { $unit } falls at { $space }.
event-garrison-lost = The garrison of { $space } is eliminated.
event-battle-lost = { $side } has lost at { $space }: { $points ->
    [one] one strength point
   *[other] { $points } strength points
}{ $levels ->
    [0] , no prestige
    [one] , one level of prestige at the end of the year
   *[other] , { $levels } levels of prestige at the end of the year
}.
event-besieges = { $side } lays siege to { $target }.
event-siege = { $target }: die { $face }, column { $column }: { $success ->
    [0] no effect
   *[other] the place falls
}.
event-invested = { $target } is shut in by a siege.
event-sallies = The besieged in { $target } try to break out.
event-sortie = { $target }: die { $face }, column { $column }: { $success ->
    [0] they stay shut in
   *[other] they come out and fight
}.
event-ravaged = { $side } ravages { $space }.
event-ravage-fails = { $side } fails to ravage { $space } ({ $dice }).
event-attica-ravaged = Attica is ravaged for the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] { $count }th
} time.

ask-commander = Who commands in this battle?
ask-step-down = Does your side step the result down? Every survivor is then reduced.
ask-casualty = Which unit is lost? { $left ->
    [one] One more must go.
   *[other] { $left } more must go.
}
ask-kill = Which enemy leader falls?
ask-besiegers = Which units besiege { $target }?
do-command = { $unit } commands
do-commander-done = Nobody gives a shift at sea
do-step-down = Step the result down
do-take-losses = Take the losses
do-lose = Lose { $unit }
do-kill = { $unit } falls
do-with = { $unit } besieges
do-besiegers-take-all = All of them besiege
do-besiegers-done = The others stay in reserve


## Logistics

event-side-phase = { $phase }: { $side }
event-maintained = { $side } pays { $cost } for upkeep and has { $left } left.
event-paid = { $unit } is kept for { $cost }; { $left } left.
event-unpaid = { $unit } at { $space } is not paid and is reduced.
event-disbanded = { $unit } at { $space } is not paid and is lost for good.
event-raised = { $side } raises { $unit } for { $cost }; { $left } left.
event-arrives = { $unit } arrives at { $space }.
event-waits = { $unit } finds no place and waits.
event-retired = { $unit } retires for good.
event-retired-hidden = A leader of { $side } retires for good.

ask-pay-unit = Which unit is paid for next? What cannot be paid is reduced.
do-pay = Pay for { $unit }
ask-raise = What is raised?
do-raise = Raise { $unit } ({ $strength })
do-raise-done = Raise nothing more
ask-quarter = Where does { $unit } go?
do-place = { $space }
ask-spartan-leaders = Which leader comes, or retires?
do-enter = { $unit } comes
do-retire = { $unit } retires
do-spartan-leaders-done = Nobody else
ask-athenian-leaders = Which leader of the reserve makes good a dead one?
do-athenian-leaders-done = Nobody
ask-recall = Which unnamed leader goes back to the cup?

## The year

event-year = { $year } BC.
event-quarter = { $quarter } { $year } BC.
event-phase = { $phase }.
event-joins = { $bloc } joins { $side }.
event-nation-joins = { $nation } joins { $side }.
event-event = { $event }.
event-persuasion = { $event }: Athens throws { $athens }, Sparta { $sparta }.
event-peace = The Peace of Nicias is made.
event-peace-holds = The Peace holds (the dice show { $total }).
event-war-resumes = The Peace is over, war resumes.
event-goes-home = { $unit } goes home from { $start } to { $space }.
event-argos-stopped = The alliance of Argos comes to nothing.
event-darius-dies = Darius II dies.
event-plague = Plague breaks out at Athens: its garrison is gone until the year ends.
event-no-plague = Athens is spared the plague.
event-diseased = { $unit } dies of disease.
event-brasidas = Brasidas marches to Thrace: he stands before Amphipolis with { $unit }.
event-government = Government #{ $number } takes power at Athens.
event-averted = Government #{ $number } stays in power: two of its men are given up.
event-leader-comes = { $unit } takes command at { $space }.
event-leader-comes-hidden = A leader of { $side } takes command at { $space }.
event-leader-retires = { $unit } leaves the war.
event-drew = { $side } draws { $unit }.
event-drew-hidden = { $side } draws an unnamed leader.
event-unnamed-return = The unnamed leaders of { $side } go back to the cup.
event-tribute = { $side } receives { $talents } talents of tribute.
event-property-tax = { $side } receives { $talents } talents of property tax.
event-toll = { $side } receives { $talents } talents of Black Sea toll.
event-fund = { $side } takes { $talents } talents from a reserve fund.
event-revenue = { $side } receives { $talents } talents of basic revenue.
event-less-revenue = The basic revenue of { $side } is { $talents } talents less.
event-persian-gold = { $side } receives { $talents } talents from Persia.
event-no-income = { $side } has no income this year.
event-builds = { $side } pays { $talents } talents for public building.
event-chooser = { $side } decides this year who goes first.
event-goes-first = { $side } goes first.
event-set-up = { $unit } is set up at { $space }.
event-left-out = { $unit } is left out.

ask-appoint = Which leader is placed next?
do-appoint = { $unit }
do-appoint-done = No more leaders this year
ask-station = Where is { $leader } placed?
ask-draw-more = Draw another unnamed leader?
do-draw = Draw one
do-draw-more-done = No more
ask-draw-unnamed = Which leader came out of the cup?
do-drawn = { $unit }
ask-fall = Prestige has fallen: is the government given up?
do-fall-pass = The next government takes power
do-avert = Give up two of its men and keep it
ask-allowed-forts = Which fort is placed now?
do-allowed-forts-done = No fort now
ask-build-at = Where is fort { $fort } placed?
ask-homeward = Where does { $unit } go home to?
ask-declare = { $event }: is it declared?
do-declare = { $event }: yes
do-declare-pass = Not now
ask-attempt = { $event }: is it tried?
do-attempt = { $event }: try
do-attempt-pass = Not this year
ask-succumb = Which land unit dies of disease?
ask-place-persians = Where does { $unit } come?
ask-go-first = Who goes first this season?
do-go-first = { $side } goes first
ask-with-brasidas = Which land unit marches to Amphipolis with Brasidas?
do-with-brasidas-pass = Brasidas stays

ask-leave-out = Which unit is left out?
do-leave-out = Leave out { $unit }
ask-send-abroad = Which unit begins at { $locale }?
do-send = { $unit }
ask-spread-fleet = Where does the fleet of the League begin?
do-spread = A part of it at { $space }
do-spread-fleet-place = All of it at { $space }
ask-set-down = Where is { $unit } set up?
do-quick = Set everything up for me
ask-fort-site = Where does fort { $fort } stand?

## Tables

list-comma = { ", " }
list-semicolon = { "; " }
head-die = Die
head-modified-die = Modified die
head-result = Result
head-effect = Effect
head-modifier = Modifier
head-operation = Operation
head-op = OP
head-place = Place
head-units-of-side = Units a side
head-purpose = For
head-talents = Talents
head-case = Case
head-source = Source
head-cause = Cause
head-column-0 = Before 407
head-column-1 = 407 and later
head-levels = Levels
head-first = 1 level
head-second = 2 levels
head-third = 3 levels
head-number = No.
head-from-year = From
head-to-year = To
head-leaders = Leaders
head-allowance = First year
head-divisor = Divisor
head-tested = Falls with prestige
head-forts = Forts
head-safe = May not be attacked
head-opens = May be attacked now
head-averts = Averted by removing
head-event = Event
head-years = Years
head-decider = Decided by
head-year = Year
head-dies-on = Dies on
head-phase = Phase
head-quarter = Quarter
head-nation = Nation
head-colour = Colour
head-side = Side
head-has-units = Units
head-printed-count = Cities (printed)
head-listed-count = Cities (listed)
head-drops-out = Out at
head-group = Group
head-cities = Cities
head-from-start = At war from the start
head-unit = Unit
head-kind = Kind
head-strength = Strength
head-reduced = Reduced
head-home = Home
head-exempt = Free upkeep
head-leader = Leader
head-code = Code
head-naval = Naval
head-land = Land
head-ops = OP
head-fort = Fort
head-sites = Sites
head-revised-site = Site [rev.8]
head-city = City
head-garrison = GSP
head-walls = Walls
head-port = Port
head-boxes = Red/blue box
grid-crt-land = Land combat results
grid-crt-naval = Naval combat results
grid-crt-results = What the results mean
grid-siege = Sieges
grid-siege-modifiers = Modifiers of sieges
grid-operations = Operations points
grid-stacking = Stacking limits
grid-maintenance = Upkeep and raising
grid-exempt = Who costs nothing
grid-income-athens = Income of Athens
grid-reductions = What lessens Sparta's revenue
grid-persian-tribute = Persian revenue
grid-prestige = What moves prestige
grid-prestige-scale = Prestige by size
grid-governments = Governments of Athens
grid-events = Events
grid-darius = The death of Darius
grid-phases = The year
grid-nations = Nations
grid-groups = Halves of the allies
grid-units = Units
grid-leaders = Leaders
grid-forts = Forts
grid-cities = Cities
row-siege-plataea = Plataea
row-siege-countersiege = Counter-siege
row-operation-land-route = Enter by a land route
row-operation-coastal-route = Enter by a coastal route
row-operation-sea-route = Enter by a sea route
row-operation-siege = Siege attempt
row-operation-drop = Drop units
row-operation-pick-up = Pick up units
row-operation-combat = Combat
row-operation-ravage = Ravage
row-operation-interception = Interception
row-operation-evasion = Evasion
row-operation-counter-siege = Counter-siege
row-stacking-land = Land locale, LSP
row-stacking-walled = Fortified city, LSP
row-stacking-fleets = Sea with land, NSP
row-stacking-coast-fleets = Coast without a port, NSP
row-stacking-open-sea-fleets = Open sea, NSP
row-stacking-port-fleets = Port, NSP
row-stacking-leaders = Leaders
row-maintenance-upkeep = Upkeep, a strength point
row-maintenance-raising = Raising, a strength point
row-maintenance-small-spartans = Spartans free up to
row-reduction-athens-ravaged = Athens ravaged last year
row-reduction-fort-pylos = Enemy fort at Pylos
row-reduction-megara-ravaged = Megara ravaged last year
row-reduction-megara-neutral = Megara neutral
row-reduction-fort-minoa = Enemy fort at Minoa
row-reduction-anactorium-neutral = Anactorium neutral
row-reduction-oeniadae-neutral = Oeniadae neutral
row-reduction-naupactus = Athenian ships at Naupactus
row-reduction-corinth-neutral = Corinth neutral
row-scale-battle = Strength points that the loser lost
row-scale-tribute = Change of the Delian total
row-prestige-nation-out = A nation driven out
row-prestige-fort-placed = A fort placed
row-prestige-attica-ravaged = Attica ravaged
row-prestige-megara-spared = Megara not ravaged
row-prestige-peloponnesia-spared = Peloponnesia not ravaged
row-prestige-athens-revolt = Revolt at Athens
row-prestige-syracuse-left = A unit leaves Syracuse
row-prestige-carthage = Carthage invades Sicily
row-prestige-argos-occupied = Argos occupied
row-prestige-chalcidice-occupied = Chalcidice occupied
row-prestige-decelea = Decelea fortified
cell-exempt-always = always
cell-exempt-printed = as printed
cell-exempt-answered = except as printed

score-points = Prestige { $points }
score-prestige = Prestige
score-syracuse = Syracuse held by red units
score-allies-out = The Spartan Allies are out of the war
score-untouched = Athens was never besieged or occupied
score-touched = Athens was besieged or occupied
score-time = Time is on Sparta's side

ask-enter-at-start = Which leader begins on the map?
do-enter-at-start-done = The others come later
ask-roll = { $side } rolls a die ({ $reason }): what does it show?

## Previews

preview-points = Operations points
preview-points-left = Operations points left
preview-costs = Cost
preview-shift-sea = { $unit }: naval shift
preview-shift-land = { $unit }: land shift
preview-may-come-armies = Land units that may come (number: { $count })
preview-may-come-fleets = Fleets that may come (number: { $count })
preview-force-armies = Land units of the force (number: { $count })
preview-force-fleets = Fleets of the force (number: { $count })
preview-own-armies = Own land units there (number: { $count })
preview-own-fleets = Own fleets there (number: { $count })
preview-enemy-armies = Enemy land units there (number: { $count })
preview-enemy-fleets = Enemy fleets there (number: { $count })
preview-unseen = Force markers and leaders face down at { $space }, unknown
preview-garrison = Garrison
preview-shelters = Its defenders may withdraw inside
preview-room-aboard = Ships with room for a land unit
preview-aboard = Land units aboard
preview-way-land = Land route
preview-way-coast = Coastal route
preview-way-sea = Sea route
preview-port = Friendly port
preview-shore = From there ships go on to
preview-stack-armies = Land units there, limit
preview-stack-fleets = Fleets there, limit
preview-too-many = { $count } too many at { $space } if nobody goes on: they would be eliminated.
preview-must-fight = Enemy troops stand there: the force must fight them, unless they withdraw inside.
preview-tribute = Tribute that this city will pay
preview-upkeep = Upkeep a season, as they stand
preview-upkeep-now = Upkeep of all units, as they stand
preview-called-off = The leader has operated, the others have not
preview-year-end = Prestige at the end of the year
preview-strength = { $side }, strength
preview-brings = { $side }: { $term }
preview-column-at-worst = Column if the best leader who may be there commands the enemy
preview-column = Column
preview-leader-risk = { $unit } may fall
preview-then-on-land = A battle on land follows
preview-loses = { $side } loses { $count } of { $units }
preview-unhurt = { $side } loses nothing
preview-garrison-falls = the garrison falls
preview-garrison-stays = the garrison stays
preview-sea-battle = Naval battle at { $space }, column { $column }
preview-land-battle = Battle on land at { $space }, column { $column }
preview-interception = Interception at { $space }: naval shifts { $mine } (own) and { $theirs } (enemy)
preview-interception-done = Intercepted
preview-interception-done-text = The interceptor attacks at sea.
preview-interception-fails = Slips past
preview-interception-fails-text = The force goes on and leaves the locale.
preview-evasion = Evasion at { $space }: naval shifts { $mine } (own) and { $theirs } (enemy)
preview-evasion-done = Evaded
preview-evasion-done-text = There is no naval combat.
preview-evasion-fails = Not evaded
preview-evasion-fails-text = The combat goes on.
preview-units-lost = Own units lost, of those that fight
preview-units-reduced = Own units reduced
preview-points-lost = Strength points lost
preview-steps-down = Every survivor is reduced; those reduced already are eliminated.
preview-price = Price to raise it again
preview-cargo-lost = Lost with it
preview-carrier = Strength of the fleet
preview-carries = Aboard already
preview-replaced = An unnamed leader takes his place
preview-siege = Siege of { $target }, column { $column }
preview-siege-falls = DE
preview-siege-falls-text = The place falls with all that is inside.
preview-siege-holds = NE
preview-siege-holds-text = All inside are shut in.
preview-no-battle = No battle on land: all go inside
preview-no-fight = There is no battle
preview-no-siege = The enemy is too weak to besiege with what is seen
preview-sortie = Counter-siege
preview-sortie-out = DE
preview-sortie-out-text = The siege is over, and all fight outside.
preview-sortie-shut = NE
preview-sortie-shut-text = They stay shut in until their next operations.
preview-ravage = Ravaging
preview-ravage-done = Ravaged
preview-ravage-done-text = The garrison is gone until the year ends.
preview-ravage-fails = Spared
preview-ravage-fails-text = The city cannot be ravaged again in this quarter.
preview-if-so = If it succeeds:
preview-box = Number in the box
preview-incite = Incitement of { $space }
preview-revolts = Revolt
preview-revolts-text = The city changes sides, and enemy units in it are expelled.
preview-stays-true = No revolt
preview-stays-true-text = It cannot be incited again in this phase.
preview-incite-athens = Revolt at Athens
preview-athens-revolts = Revolt
preview-athens-revolts-text = { $level } prestige to Sparta, and the garrison or the next income is lost.
preview-athens-true = No revolt
preview-athens-true-text = Nothing happens.
preview-once = This can be tried once in a game.
preview-income = { $side }: income as things stand
preview-talents-left = Talents left
preview-still-owed = Upkeep of the others
preview-not-paid = Cannot be paid any more
preview-disbanded = Lost for good, for they are reduced already: { $units }.
preview-comes = Comes in
preview-prestige = Prestige (positive: Athens)
preview-persuasion = { $event }
preview-persuades = It happens
preview-persuades-text = The event takes place.
preview-fails-to-persuade = It does not happen
preview-fails-to-persuade-text = It may be tried again next year.
preview-given-up = Given up
preview-for-good = They are out of the game for good.
preview-next-government = Next government
preview-first = Operates first
preview-last = Operates last, knowing what the other has done
preview-twice = Operates twice in a row

## Beside the map

sheet-coming = Prestige at the turn of the year, as things stand
sheet-coming-text = Battles, nations, forts, tribute, and what has not been ravaged
sheet-falls-below = The government falls below
sheet-falls-text = It falls if prestige is lower at the next Government Phase
sheet-chooser = Chooses who goes first
sheet-peace = Peace of Nicias
sheet-persia = Persian gold
sheet-toll = Black Sea toll
sheet-ravaged = Ravaged this year
sheet-revolted = In revolt
sheet-options = Optional rules in use
sheet-income = Income to be expected
sheet-upkeep = Upkeep to come
sheet-as-things-stand = as things stand
sheet-delian = Tribute, undivided
sheet-last-year = { $number } at the last income
sheet-purse = { $side }: resources
sheet-leaders = { $side }: leaders
sheet-units = { $side }: units
sheet-tribute = Tribute
sheet-sieges = Sieges
sheet-forts = Forts
grid-leaders-now = Leaders
grid-units-now = Units
grid-tribute-now = Cities that pay or have revolted
grid-sieges-now = Sieges
grid-forts-now = Forts
head-governments = Governments
head-state = State
head-upkeep = Upkeep
head-red-box = Red box
head-blue-box = Blue box
head-pays = Pays
head-revolted = Revolted
head-besiegers = Besiegers
head-inside = Inside
head-column = Column
cell-pool = not in play
cell-dead = eliminated
cell-out = out of the game
cell-reserve = reserve
cell-cup = in the cup
cell-hidden = not known
cell-operated = has operated
cell-aboard = aboard
cell-besieging = besieges
cell-shut-in = shut in
cell-fort-to-come = to come
cell-fort-stands = stands
cell-fort-destroyed = destroyed
cell-fort-never = takes no part
overlay-tribute = Pay tribute to { $side }
overlay-intercept = Ships of { $side } that may meet or intercept
overlay-occupied = Cities that { $side } occupies
overlay-captured = Cities captured by { $side }
overlay-incite = Cities that { $side } may incite
overlay-by-land = { $unit }, by land
overlay-by-sea = { $unit }, by sea
outlook-even = If the war ended now it would be a draw.
outlook-ahead = If the war ended now { $side } would win.
outlook-for = { $side }: { $reasons }.
outlook-archidamian = After { $year } prestige decides ({ $prestige } now): { $athens } is likely to win from { $level } on.
outlook-campaign = When Darius dies { $athens } must hold Syracuse with red units and be ahead in prestige ({ $prestige } now), else { $sparta } wins.
outlook-nicias = { $athens } must drive the Spartan Allies out of the war before { $year } ends, else { $sparta } wins.
outlook-ionian = { $sparta } must besiege or occupy the city of Athens before Darius dies, else { $athens } wins.
outlook-cities = Whoever loses Athens or Sparta has lost the war.

### The editor of positions

palette-attica_ravages = Times Attica was ravaged
palette-attica_year = First year that Attica was ravaged (BC; 0: never)
palette-battle_levels = Prestige from this year's battles
palette-chooser = Says who goes first
palette-dice = Dice that come first, such as 3 4 6
palette-dice-asked = asked of people
palette-dice-seeded = rolled by the program
palette-dice_mode = Dice
palette-down = Units on their reduced side
palette-first = Goes first
palette-flags = What holds now
palette-fort_levels = Prestige from forts placed this year
palette-government = Government of Athens
palette-group-chance = Dice
palette-group-sides = Sides
palette-group-turn = Time
palette-group-war = War
palette-happened = Has happened
palette-level = Prestige at the last Government Phase
palette-nation_levels = Prestige from nations driven out this year
palette-naupactus_years = Times Sparta lost income for Naupactus
palette-options = Switches
palette-phase = Phase
palette-prestige = Prestige (positive: Athens)
palette-quarter = Quarter
palette-seed = Seed of the dice
palette-side = Whose phase
palette-since = Government since (year BC)
palette-tax_years = Years of property tax left
palette-treasury = Talents of { $side }
palette-tribute = Tribute at the last income, undivided
palette-tribute_before = Tribute at the income before
palette-vacancies = Dead leaders of { $side } to be made good
palette-year = Year BC
flag-peace = the Peace of Nicias
flag-persia = Persia pays Sparta
flag-fund-1 = first reserve fund taken
flag-fund-2 = second reserve fund taken
flag-toll = Black Sea toll
flag-income-lost = Athens loses its next income
flag-athens-incited = revolt at Athens has been tried
flag-athens-touched = Athens was besieged or occupied
flag-naupactus = Athenian ships at Naupactus this year
flag-megara-ravaged = Megara ravaged this year
flag-peloponnese-ravaged = Peloponnese ravaged this year
flag-attica-ravaged = Attica ravaged this year
flag-government-by-event = government by this year's event
flag-ten-averted = government #10 averted
flag-eleven-averted = government #11 averted
flag-mytilene = Mytilene stands with Sparta
flag-chios-turned = Chian units are Spartan for good
flag-lesbos-turned = Lesbian units are Spartan for good
flag-blockade = the Propontis is blockaded
flag-darius-dead = Darius is dead
flag-last-year-attica = Attica ravaged last year
flag-last-year-megara = Megara ravaged last year
flag-last-year-naupactus = Athenian ships at Naupactus last year
flag-taxed = property tax has been started
flag-building = Athens still owes its building programme

## What dice need, and what is said where nothing comes of them

needs-ravage = Both dice together at most the strength of the garrison
needs-interception = The interceptor needs at least the other's sum
needs-evasion = Whoever evades needs more than the other's sum
needs-leader = Both dice together { $athens }: an Athenian leader falls; { $sparta }: a Spartan one
needs-incitement = Less than the number of the city's box
needs-athens-revolt = Both dice together at least the prestige: Athens revolts
needs-persuasion = The higher sum, with the lead in prestige, prevails
needs-plague = Both dice together less than the Athenian fleets in Athens: plague
needs-war-resumes = Both dice together more than { $over }: war resumes
needs-verdict = Both dice together less than the prestige: Athens wins
otherwise-leader = No leader falls.
otherwise-darius = Darius lives on.
## Explanations: what there is more of, or less, than by another choice

gain-victory = { $sign ->
    [up] wins the war
   *[down] loses the war
 }
gain-prestige = { $sign ->
    [up] better prestige
   *[down] worse prestige
 }
gain-battles = { $sign ->
    [up] more prestige from battles
   *[down] less prestige from battles
 }
gain-nations = { $sign ->
    [up] more prestige from nations
   *[down] less prestige from nations
 }
gain-forts = { $sign ->
    [up] more prestige from forts
   *[down] less prestige from forts
 }
gain-tribute-levels = { $sign ->
    [up] more prestige from tribute
   *[down] less prestige from tribute
 }
gain-money = { $sign ->
    [up] more talents than the enemy
   *[down] fewer talents than the enemy
 }
gain-tribute = { $sign ->
    [up] more tribute each year
   *[down] less tribute each year
 }
gain-troops = { $sign ->
    [up] more troops than the enemy
   *[down] fewer troops than the enemy
 }
gain-fleets = { $sign ->
    [up] more fleets than the enemy
   *[down] fewer fleets than the enemy
 }
gain-scenario = { $sign ->
    [up] nearer to what the scenario asks for
   *[down] farther from what the scenario asks for
 }
gain-capitals = { $sign ->
    [up] the capital is safer, or the enemy capital besieged
   *[down] the capital is besieged, or the enemy capital safer
 }
gain-unpaid = { $sign ->
    [up] lighter upkeep to come, or a heavier one for the enemy
   *[down] heavier upkeep to come, or a lighter one for the enemy
 }
gain-sieges = { $sign ->
    [up] better prospects of the sieges that go on
   *[down] worse prospects of the sieges that go on
 }
