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
ask-card-turn = カードを使いますか、捨てますか、パスしますか？
ask-card-target = 「{ $card }」の対象をどれにしますか？
ask-draw-card = { $side }が引いたカードはどれですか？
ask-play-or-discard = 「{ $card }」を引きました。実行しますか、捨てますか？
ask-walls-fall = { $region }で地震が起きました。どの都市の城壁が失われますか？
ask-city-rises = { $region }のどの都市が叛乱を起こしますか？
ask-reassess = どの地域を1段階引き上げますか？
ask-helots-rise = どの都市でヘイロータイが蜂起しますか？
ask-bring-units = 「{ $card }」でどのユニットを動員しますか(最大{ $left }個)？
ask-detach-odrysian = オドリュサイのどのユニットを別のヘクスに置きますか？
ask-set-down-odrysian = { $unit }をどこに置きますか？
ask-join-stack = アルキビアデスをどこに置きますか？
ask-relieve = { $leader }が着任します。誰を司令官控置ボックスに戻しますか？
ask-dying = 疫病でどのユニットを除去しますか(残り{ $left }個)？
ask-dying-again = 疫病の再燃でどのユニットを除去しますか(残り{ $left }個)？
ask-syracusans-sail = シラキュースの艦隊をペロポネソスの港湾に置きますか？
ask-enter-city = どのユニットを直ちに都市に入れますか？
do-play-card = 「{ $card }」を使う
do-discard-card = 「{ $card }」を捨てる
do-drawn-card = 「{ $card }」
do-play-or-discard-play-card = 「{ $card }」を実行する
do-card-region = { $region }を選ぶ
do-card-city = { $target }を選ぶ
do-card-unit = { $unit }を選ぶ
do-card-space = { $space }を選ぶ
do-card-counters = { $counters }を選ぶ
do-syracusans-sail-pass = 今は置かない
event-burnt = 山札からカード{ $count }枚を伏せたまま捨て札にした。
event-card-discarded = { $side }が「{ $card }」を捨てた。
event-card-fails = 「{ $card }」は効果がなかった。
event-card-goes-back = 疫病がまだ起きていないため、「{ $card }」を山札に戻した。
event-card-on-city = 「{ $card }」の対象を{ $target }とした。
event-card-on-piece = 「{ $card }」の対象を{ $unit }とした。
event-card-on-place = 「{ $card }」の対象を{ $space }とした。
event-card-on-region = 「{ $card }」の対象を{ $region }とした。
event-card-played = { $side }が「{ $card }」を使った。
event-card-shown = { $side }が即時カード「{ $card }」を引いた。
event-card-sum = 「{ $card }」の修整後の目は{ $number }だった。
event-card-talents = { $side }の国庫が{ $change }タラントで{ $level }タラントになった。
event-carneia = カルネイア祭により、第1キャンペーンターンにラコニアのユニットは地域を離れることも攻撃することもできなくなった。
event-changes-sides = { $unit }が{ $side }についた。
event-cyrus-comes = キュロスがティッサペルネスに代わった。
event-drew = { $side }が「{ $card }」を引いた。
event-drew-hidden = { $side }がカードを1枚引いた。
event-enters-city = { $unit }が{ $target }に入った。
event-expedition-lost = シケリアのアテナイ軍が全滅し、シケリアはアテナイに対して永久に閉ざされた。
event-expedition-owed = アテナイは次の年初フェイズまでに、艦隊{ $fleets }個と地上ユニット{ $land }個をシケリアに送ることになった。
event-expedition-returns = アテナイ軍の最後のユニットがシケリアを去った。
event-expedition-there = 大遠征軍がシケリアに着いた。
event-famine = { $region }の各エリアの徴発値が年初まで{ $change }となった。
event-gates-open = { $target }の門が開かれた。
event-helots-rise = { $target }でヘイロータイが蜂起した。
event-leader-recalled = { $unit }が司令官控置ボックスに呼び戻された。
event-new-general = { $unit }が{ $leader }に代わって着任した。
event-no-levy = { $region }に内訌が起こり、次の編成フェイズが終わるまで、配置も編成もできなくなった。
event-no-peace = アテナイは次の季節ターンまで講和使節に耳を貸さなくなった。
event-odrysians-come = オドリュサイの軍勢が{ $space }に現れた。
event-passes = { $side }がパスした。
event-persia-listens = 太守に対する{ $side }の判定に+{ $number }の修整がつくようになった。
event-piece-comes = { $unit }を{ $space }に置いた。
event-piece-ready = { $unit }を戦力控置ボックスに移した。
event-plague-begins = アテナイに疫病が発生した。
event-reassessed = { $region }の倍数が×{ $number }になった。
event-region-shaken = 地震により、第1キャンペーンターンに{ $region }への陸上の出入りができなくなった。
event-reshuffled = 捨て札{ $count }枚を切り、新しい山札とした。
event-sacred-truce = 聖なる休戦により、この季節は収奪ができず、第1キャンペーンターンは敵性エリアに入れなくなった。
event-satrap-joins = { $satrap }が{ $side }についた。
event-satrap-leaves = { $satrap }が{ $side }を離れ、中立になった。
event-sicily-opens = シケリアが開かれた。
event-siege-anew = { $target }の包囲の季節数が0に戻った。
event-stack-held = { $unit }とそのスタックは、第{ $number }キャンペーンターンが終わるまで移動も攻撃もできなくなった。
event-storms-blow = この季節のすべてのキャンペーンターンに嵐が吹くことになった。
event-syracuse-taken = アテナイがシラキュースを占領した。
event-token-taken = { $side }が「{ $card }」のトークンを得た。
event-walls-fall = { $target }の城壁が崩れた。
event-winds = この季節の{ $side }の海上移動ポイントが{ $change }となった。

## The campaign turn: raids, movement, interception

## Battles

## Asides
aside-resign = Give up the game
