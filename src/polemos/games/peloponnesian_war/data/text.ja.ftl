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

verdict-decisive_athens = decisive Athenian victory
verdict-athens = Athenian victory
verdict-draw = draw
verdict-sparta = Spartan victory
verdict-decisive_sparta = decisive Spartan victory

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
ask-assessment = 各地域の貢納金をどう算定しますか？ 変えない地域はそのままです。
do-assessment-done = 変更を終える
do-assess-0 = { $region }を×0にする
do-assess-1 = { $region }を×1にする
do-assess-2 = { $region }を×2にする
do-assess-3 = { $region }を×3にする
do-assess-4 = { $region }を×4にする
do-assess-5 = { $region }を×5にする
ask-keep-tribute = { $region }を新たに支配しました。倍数をそのままにしますか？
do-keep-tribute = そのままにする
do-plain-tribute = ×1にする
ask-check-city = { $region }のどの都市の叛乱チェックを行いますか？
do-check = { $target }のチェックを行う
ask-calm-city = { $region }のどの都市の叛乱を終わらせようとしますか？
do-calm = { $target }のチェックを行う
do-calm-city-pass = チェックを行わない
ask-plague-victim = アテナイの疫病でどのユニットを除去しますか？
do-perish = { $unit }を除去する
ask-send-back = 司令官が1人多すぎます。誰を司令官控置ボックスに戻しますか？
do-send-back = { $unit }を戻す
entry-revolt = 叛乱
entry-presence = 駐留
entry-abandonment = 放棄
entry-battle = 戦闘
entry-raids = 収奪
entry-losses = 損害
entry-elite = 精鋭ユニットの損害
entry-lost-city = 都市の失陥と包囲
entry-fighting = ユニットの勝敗
entry-recovery = 春の回復
entry-occupation = 冬の占領
entry-service = 冬の軍務
entry-rest = 冬の休養
entry-limit = 季節の限度
entry-reluctance = 参戦のためらい
event-allegiance-entry = { $region }の忠誠度：{ $entry } { $change }
event-assessed = { $region }の倍数を×{ $multiplier }とした(算定額{ $talents })。
event-checked = { $target }の叛乱チェックを行った(ダイス修整{ $change })。
event-helots-calm = { $target }のヘイロータイの蜂起が鎮まった。
event-income = { $side }はほかに{ $talents }タラントを得た。
event-leaves = { $unit }がゲームを去った。
event-militance-entry = { $region }の好戦度：{ $entry } { $change }
event-plague-ends = アテナイの疫病が収まった。
event-revolt = { $target }が叛乱を起こした。
event-revolt-ends = { $target }の叛乱が終わった。
event-revolt-walls = { $target }が城壁の建設を始めた({ $seasons ->
    [0] 直ちに完成
   *[other] { $seasons }季節後に完成
 })。
event-sent-back = { $unit }を司令官控置ボックスに戻した。
event-stays-in-revolt = { $target }の叛乱は終わらなかった。
event-stays-loyal = { $target }は叛乱を起こさなかった。
event-treasury = { $side }の国庫は{ $talents }タラントになった。
event-tribute = { $region }から{ $side }に{ $talents ->
    [0] 貢納金は入らなかった。
   *[other] { $talents }タラントの貢納金が入った。
 }
event-tribute-kept = { $region }の倍数は×{ $multiplier }となった。

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
event-forages = { $unit }が{ $space }で徴発を行った。
event-leader-placed = { $unit }を{ $target }に配置した。
event-leader-recalled = { $unit }を{ $target }から戦力控置ボックスに戻した。
event-placed = { $target }に{ $counters }を{ $count }個配置した。
event-put-in = { $unit }が{ $space }の沿岸へ移動した。
event-recalled = { $target }の{ $counters }を{ $count }個除去した。
event-scattered = { $unit }がスタックを離れて{ $space }へ移動した。
event-supplied = { $side }がユニット{ $count }個に補給し、{ $talents }タラントを払った。残り{ $left }。
ask-put-in = { $space }の艦隊をどの沿岸へ移動させますか？
do-put-in = { $space }へ移動する
do-put-in-apart = { $unit }を別に移動させる
ask-put-in-apart = { $unit }をどの沿岸へ移動させますか？
ask-place-units = どこでユニットを配置または除去しますか？
do-place-units-done = 配置を終える
do-levy = { $target }で選んで配置・除去する
do-muster = { $target }に可能なユニットをすべて配置する
do-dismiss = { $target }のユニットをすべて除去する
ask-place-at = { $target }で何を配置または除去しますか？
do-place-at-done = 以上
do-place-one = { $counters }を1個配置する
do-place-row = { $counters }をすべて配置する
do-recall-one = { $counters }を1個除去する
do-recall-row = { $counters }をすべて除去する
do-place-leader = { $unit }を配置する
do-recall-leader = { $unit }を戦力控置ボックスに戻す
ask-spread = { $space }のスタックに司令官がいません。どのユニットを離れさせますか？
do-scatter = { $unit }を離れさせる
ask-scatter = { $unit }をどこへ移動させますか？
do-scatter-to = { $space }へ移動する
ask-hungry = { $area }ではこれ以上徴発できません。補給のないどのユニットに徴発を行わせますか？
ask-forage = 国庫から補給せず、どのユニットに徴発を行わせますか？
do-forage-done = 残りに補給する
do-forage = { $unit }に徴発を行わせる
do-forage-all = { $space }のユニットすべてに徴発を行わせる
ask-shortage = 国庫が足りません。どのユニットに補給を行いませんか？
do-unpaid = { $unit }に補給を行わない
do-unpaid-all = { $space }のユニットに補給を行わない

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
event-plundered = { $side }が略奪により{ $number }タラントを得た。
event-siege-begins = { $side }が{ $target }を包囲した。
event-siege-goes-on = { $target }の包囲が続き、季節数が{ $count }となった。
event-siege-roll = { $target }の包囲の判定は{ $total }だった。
event-surrendered = { $side }が条件付きで{ $target }を明け渡した。

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
ask-put-to-sea = 敵部隊が{ $place }に来ました。{ $unit }を海に出しますか？
do-to-sea = { $space }へ出る
do-stand = とどまって戦う
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
event-puts-to-sea = { $unit }が海に出て{ $space }へ移った。
event-raid-fails = { $unit }の{ $area }での収奪は失敗した。
event-raids = { $unit }が{ $area }で収奪した(この年{ $count }回目)。
event-sails = { $unit }が{ $space }へ航行した(艦隊{ $count }個)。
event-sallies = { $side }が{ $space }から出撃した。
event-stays-behind = { $unit }が{ $space }に残った。

## Battles

do-all-inside = 残りを内側に入れる
do-all-outside = すべて外側に置く
do-stay-outside = { $unit }を外側に置く
do-withdraw = 退避を試みる
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
do-retreat-inside = 内側に入る
do-retreat = { $space }へ退却する
do-embark-to = 海へ出る：{ $space }
do-load = { $unit }を別の艦隊に移す
do-prize = 徴募プールの{ $counters }

ask-sorting = 誰を外側に、誰を内側に置きますか？
ask-relief = 誰が城壁から救援に出ますか？
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
ask-fleets-flee = 敗れた艦隊はどこへ退却しますか？
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
event-joins-battle = { $unit }が救援に出た。
event-prize = { $side }が拿捕船で{ $counters }を編成した。
event-stormed = { $side }が{ $target }を強襲して落とした。
event-thrown-back = { $side }が{ $target }から撃退された。

## Asides
aside-resign = Give up the game
