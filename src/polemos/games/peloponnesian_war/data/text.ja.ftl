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

do-all-inside = 残りを内側に入れる
do-all-outside = すべて外側に置く
do-stay-outside = { $unit }を外側に置く
do-withdraw = 退避を試みる
do-stand = 踏みとどまって戦う
do-to-sea = 海へ出る：{ $space }
do-stay-beached = 残って陸で戦う
do-help = { $unit }が救援に出る
do-all-help = すべて救援に出る
do-with-fleets = 艦隊も強襲に加える
do-without-fleets = 艦隊を加えない
do-command = { $unit }が指揮する
do-spend = { $number ->
    [0] 計略を使う
    [1] 工兵を使う
   *[other] 海戦術を使う
}
do-keep = トークンを残す
do-lose = { $unit }を失う
do-lose-garrison = 守備隊1ポイントを失う
do-fight-on = 戦闘を続ける
do-break-off = 戦闘を打ち切る
do-go-inside = 内側に入る
do-retreat = { $space }へ退却する
do-embark-to = 海へ出る：{ $space }
do-load = { $unit }を別の艦隊に移す
do-prize = 徴募プールの{ $counters }

ask-sorting = 誰を外側に、誰を内側に置きますか？
ask-relief = 誰が城壁から救援に出ますか？
ask-one-to-sea = 艦隊は海へ出ますか？
ask-withdrawal = 退避を試みますか？
ask-commander = 誰が指揮しますか？
ask-cargo = 戦闘の前に誰を別の艦隊に移しますか？
ask-spend-ruse = このラウンドに計略を使いますか？
ask-spend-tactics = この戦闘に海戦術を使いますか？
ask-spend-engineers = 城壁に対して工兵を使いますか？
ask-break-line = 戦列が崩れました。誰を失いますか？
ask-go-on = 戦闘を続けますか、打ち切りますか？
ask-storm-on = 強襲を続けますか、やめますか？
ask-flee = 敗れたユニットはどこへ退却しますか？
ask-launch = 敗れた艦隊はどこへ出ますか？
ask-scatter = 敗れた艦隊はどこへ退却しますか？
ask-marines = 艦隊も強襲に加えますか？
ask-prize = どの艦隊を拿捕船で編成しますか？

battle-land-battle = 戦闘
battle-naval-battle = 海戦
battle-assault = 強襲
term-leader = 指揮官
term-combined-arms = 諸兵連合
term-terrain = 地形
term-broken-ground = 荒れ地の軽歩兵
term-cavalry = 騎兵
term-ruse = 計略
term-tactics = 海戦術
term-walls = 城壁
term-engineers = 工兵
term-printed = 印刷値
term-own-region = 自らの地方
term-weary = 戦意の低い地方
term-landing = 敵前上陸
term-at-sea = ステップの開始時に海上
term-omens = 凶兆
term-behind-walls = 城壁の内側
term-narrow-waters = 狭い海域
term-ashore = 陸で戦う艦隊
token-ruse = 計略
token-engineers = 工兵
token-tactics = 海戦術
token-prows = 海戦術
effect-none = 効果なし
effect-check = 士気判定
effect-demoralized = 士気低下
effect-broken-line = 戦列崩壊

event-battle = { $space }で{ $battle }。{ $side }が攻撃した。
event-brought = { $side }の戦力は{ $strength }ポイントだった。
event-shifted = { $side }：{ $term } { $value }
event-odds = 戦闘比{ $column }、シフト{ $shift }でコラム{ $result }となった。
event-result = ダイス{ $face }、コラム{ $column }。攻撃側{ $attacker }、防御側{ $defender }。
event-broken-line = 戦列が崩れ、{ $unit }が失われた。
event-garrison-falls = { $side }の守備隊が1ポイントを失った。
event-shaken = { $side }の士気が低下し、全ユニットの士気が1下がった。
event-routed = { $unit }はダイス{ $face }が士気{ $morale }を超え、潰走した。
event-garrison-routed = { $side }の守備隊1ポイントはダイス{ $face }が士気{ $morale }を超え、潰走した。
event-holds = { $unit }はダイス{ $face }で踏みとどまった(士気{ $morale })。
event-breaks-off = { $side }が戦闘を打ち切った。
event-beaten = { $side }が{ $space }で敗れた。
event-commands = { $side }は{ $unit }が指揮した。
event-spends = { $side }が{ $token }を使った。
event-withdraws = { $side }が戦わずに{ $space }から退避した。
event-caught = { $side }は{ $space }から逃れられなかった。
event-stays-outside = { $unit }が城壁の外側に立った。
event-goes-inside = { $side }が{ $space }で内側に入った。
event-no-battle = { $side }は{ $space }で攻撃するには弱く、引き返した。
event-retreats = { $side }が{ $start }から{ $space }へ退却した。
event-pursued = { $unit }が追撃で失われた(ダイス{ $face })。
event-puts-to-sea = { $unit }が海へ出た：{ $space }
event-joins-battle = { $unit }が救援に出た。
event-prize = { $side }が拿捕船で{ $counters }を編成した。
event-stormed = { $side }が{ $target }を強襲して落とした。
event-thrown-back = { $side }が{ $target }から撃退された。

## Asides
aside-resign = Give up the game
