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
do-build = { $counters }を編成する
do-build-base = { $space }に拠点を建設する
do-build-fort = { $space }に堡塁を建設する
do-wall = { $target }に城壁を築く
do-build-long-walls = { $unit }が長城を建設する
do-join = { $target }と長城で結ぶ
do-demolish = { $target }の城壁を撤去する
do-raze = { $target }を破壊する
do-rebuild = { $target }を再建する
do-pull-down = { $target }の長城を撤去する
ask-build = 何を編成・建設しますか？
ask-join-to = { $unit }の長城をどこと結びますか？
event-base-built = { $side }が{ $space }に拠点を建設した。
event-built = { $side }が{ $unit }を編成した。
event-city-rebuilt = { $target }が再び都市となった。
event-fort-built = { $side }が{ $space }に堡塁を建設した。
event-long-walls-begun = { $unit }が{ $target }と{ $other }を結ぶ長城の建設を始めた。
event-long-walls-built = { $target }と{ $other }を結ぶ長城が完成した。
event-long-walls-gone = { $target }と{ $other }を結ぶ長城が失われた。
event-rebuilding = { $side }が{ $target }の再建を始めた。
event-walls-begun = { $target }が城壁の建設を始めた。
event-walls-built = { $target }の城壁が完成した。
event-walls-demolished = { $side }が{ $target }の城壁を撤去した。
event-walls-stopped = { $target }の城壁の工事が中止された。

## Investment, sieges, captured cities, assaults
do-besiege = { $target }を包囲する
do-lift-siege = { $target }の包囲を解く
do-hold-out = 持ちこたえる
do-surrender = 条件付きで開城する
do-keep-engineers = 工兵を用いない
do-use-engineers = 工兵を用いる
do-starve = { $unit }を飢えで失う
do-spare = 都市を残す
ask-surrender = 包囲された{ $target }を明け渡しますか？
ask-siege-engineers = { $target }の包囲に工兵を用いますか？
ask-hunger = { $target }でどのユニットを飢えによって失いますか？
ask-raze-or-spare = 占領した{ $city }を破壊しますか？
ask-begin-sieges = どの包囲を始め、または解きますか？
event-base-lost = { $space }にある{ $side }の拠点が失われた。
event-captured = { $side }が{ $target }を占領した。
event-city-razed = { $side }が{ $target }を破壊した。
event-engineers = { $side }の工兵が{ $target }の包囲に加わった。
event-fort-destroyed = { $space }にある{ $side }の堡塁が破壊された。
event-leaves-play = { $unit }がゲームから取り除かれた。
event-marches-out = { $unit }が開城により退去した。
event-plundered = { $side }が略奪により{ $number }タラントを得た。
event-siege-begins = { $side }が{ $target }を包囲した。
event-siege-goes-on = { $target }の包囲が続き、季節数が{ $count }となった。
event-siege-roll = { $target }の包囲の判定は{ $total }だった。
event-surrendered = { $side }が条件付きで{ $target }を明け渡した。

## Cards, Persia, Sicily

## The campaign turn: raids, movement, interception

## Battles

## Asides
aside-resign = Give up the game
