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

## The campaign turn: raids, movement, interception
ask-raid = どのユニットが収奪しますか？
do-raid = { $unit }が収奪する
do-raid-done = 収奪を終える
ask-set-out = 次にどの駒が移動しますか？
do-march = { $unit }が陸上を移動する
do-sail = { $unit }が海上を移動する
do-drag = { $unit }を地峡で曳航する
do-set-out-done = 移動を終える
ask-march = 部隊はどこへ移動しますか？
ask-sail = 艦隊はどこへ移動しますか？
do-take = { $unit }を加える
do-leave = { $unit }を残す
do-leave-all = すべてのユニットを残す
do-move = { $space }へ移動する
do-halt = { $space }で停止する
do-along-walls = 長城を通って{ $space }へ移動する
do-go-inside = 中に入る
do-go-outside = 外にいる
do-embark = { $unit }を乗船させる
do-embark-all = すべての部隊を乗船させる
do-disembark = { $unit }を上陸させる
do-disembark-all = すべての部隊を上陸させる
do-land-at = { $space }に上陸する
do-attack = { $space }の敵艦隊を攻撃する
do-march-done = 移動を終える
do-sail-done = 移動を終える
ask-intercept = 敵艦隊が{ $place }を通過します。どの駒が迎撃しますか？
do-intercept = { $unit }が迎撃する
do-intercept-pass = 迎撃しない
ask-crews = 艦隊の乗員を{ $place }の陸上で戦わせますか？
do-crews-fight = 乗員も戦う
do-crews-stay = 乗員は船に残る
ask-at-the-gates = { $target }を強襲しますか、緩囲しますか？
do-assault = { $target }を強襲する
do-invest = 緩囲する
ask-in-or-out = { $place }でユニットを中に入れますか？
ask-empty-fort = { $target }は無人です。奪いますか、破壊しますか？
do-seize-fort = 奪う
do-wreck-fort = 破壊する
ask-break-base = { $place }の敵の拠点を破壊しますか？
do-wreck-base = 拠点を破壊する
do-spare-base = そのままにする
event-along-walls = { $unit }が長城を通って{ $space }へ移動した。
event-assaults = { $side }が{ $target }を強襲した。
event-attacks = { $side }が{ $space }の艦隊を攻撃した。
event-breaks-out = { $side }の艦隊が{ $space }から出撃した。
event-dragged = { $unit }が地峡を曳航されて{ $space }へ移った。
event-driven-back = { $unit }が嵐で{ $space }へ戻された。
event-embarks = { $side }のユニット{ $count }個が{ $space }で乗船した。
event-intercepts = { $unit }が{ $space }で迎撃した(艦隊{ $count }個)。
event-invests = { $side }が{ $target }を緩囲した。
event-lands = { $side }のユニット{ $count }個が{ $space }に上陸した。
event-marches = { $unit }が{ $space }へ移動した(駒{ $count }個)。
event-puts-in = { $unit }が{ $space }に入った(艦隊{ $count }個)。
event-raid-fails = { $unit }の{ $area }での収奪は失敗した。
event-raids = { $unit }が{ $area }で収奪した(この年{ $count }回目)。
event-sails = { $unit }が{ $space }へ航行した(艦隊{ $count }個)。
event-sallies = { $side }が{ $space }から出撃した。
event-stays-behind = { $unit }が{ $space }に残った。

## Battles

## Asides
aside-resign = Give up the game
