# シラクサの文章(日本語)。地名・人名などは names.toml にある。

game-title = シラクサ 415-413
game-text = 紀元前415年から413年。アテネは、かつてない大遠征軍をシラクサに送り込んだ。重装歩兵、騎兵、三段櫂船がエピポライの高地と大港を争い、包囲の壁と対抗ウォールが、輪を閉じるか断ち切るかを競い合う。
scenario-1 = シラクサ包囲戦
scenario-1-text = 前415年秋から前413年秋、9ターン。ダスコン上陸から決着まで、包囲戦のすべて。
scenario-2 = もしアルキビアデスが残っていたら
scenario-2-text = 前415年夏から前413年秋、10ターン。アルキビアデスは召還されず、シラクサの備えはまだ整わず、スパルタの動きも遅い。
scenario-3 = カタニアからエピポライへ
scenario-3-text = 前415年冬から前414年冬、5ターン。カタニアの冬営から高地の壁まで。最初に遊ぶならこれを。
scenario-4 = ギュリッポス来援
scenario-4-text = 前414年秋から前413年秋、5ターン。ギュリッポスが来援し、対抗ウォールは包囲線を断った。デモステネスの増援が近づく。
scenario-5 = 大港の海戦
scenario-5-text = 前413年夏と秋、2ターン。両艦隊の決戦と、アテネ軍の最後の望み。
side-athens = アテネ
side-syracuse = シラクサ
side-nobody = なし

## 選択ルール

option-single-chits = イベントは各1枚
option-single-chits-text = プールのチットを30枚ではなく、各番号1枚の25枚とする。
option-night-third = 夜襲：戦力の1/3
option-night-third-text = 夜襲(S10)で3から6が出ると、アテネは出目の1/3ではなく戦力の1/3を失う。
option-night-enemy = 夜襲：敵の1/3
option-night-enemy-text = 夜襲(S10)で3から6が出ると、アテネではなく敵が戦力の1/3を失う。
option-cavalry-starves = 敵騎兵による欠乏の持続
option-cavalry-starves-text = 騎兵だけが原因のDisetteは、補給マーカーが0に達するまで続く。
option-many-actions = 1手番に何度でも行動
option-many-actions-text = 駒は同じ手番にアクションポイントを追加して再び行動できる。ボーナス2のリーダーだけは1回に限る。
option-attack-each = 戦闘ごとに1PA
option-attack-each-text = 手番中の戦闘1回ごとにアクションポイントを1点使う。
option-open-camp = キャンプ建設前のT17
option-open-camp-text = キャンプが建設されるまで、シラクサはゾーンT17に進入できる。
option-free-garrisons = 守備隊の脱出
option-free-garrisons-text = 包囲された守備隊も再配置でき、そこへの再配置もできる。
option-fort-limit = フォートは3ユニットまで
option-fort-limit-text = フォートには最大3ユニットまでしか入れない。
option-recall = 召還の可能性
option-recall-text = シナリオ2で、アルキビアデス召還のチットをプールに入れる。

## いつでもできること

aside-resign = 投了する
aside-play-s4 = S4 海上の嵐を使う
aside-play-s5 = S5 朽ちた船体を使う
aside-play-s7 = S7 弓兵を使う
aside-play-s14 = S14 坑道を使う
aside-play-s20 = S20 敵陣の不和を使う
aside-play-s23 = S23 疫病を使う
aside-play-s25 = S25 吉兆を使う
aside-ask-usual = アクションフェイズのイベント：通常のタイミングで使用を尋ねる
aside-ask-every-action = アクションフェイズのイベント：敵のアクションのたびにも使用を尋ねる
aside-ask-no-events = アクションフェイズのイベント：使用を尋ねない
aside-ask-usual-rerolls = アドバンテージによる振り直し：有利になりうるときだけ尋ねる
aside-ask-every-reroll = アドバンテージによる振り直し：振り直せるダイスすべてについて尋ねる
aside-ask-omens = ダイスの前のS25：アドバンテージを奪うか尋ねる
aside-ask-no-omens = ダイスの前のS25：尋ねない

## 勝利

score-start = これまでの敵の損害
score-fort = 支配するフォート
score-wall = 建っているウォール
score-ships = 全滅させた敵艦隊
score-hoplites = 全滅させた敵重装歩兵
score-troops = 全滅させたその他の敵部隊
score-leaders = 倒した敵リーダー
score-plemmyrion = プレンミュリオンの遅れ
level-leads = 現状では勝ち
level-even = 現状では引き分け(リードが5点以内) [9.res.b]
level-trails = 現状では負け

## 語

list-comma = {"、"}
event-named = { $number } { $name }
chit-coloured = { $event }({ $colour })
piece-named = { $unit }{ $leader ->
    [0] ({ $pf }PF)
   *[1] {""}
  }
how-undecided = 未決
how-starving = 飢餓により
how-fleet = アテネ艦隊の消耗により
how-points = 得点により
how-resigning = 投了により
cause-chain = チェーン
cause-wall = ウォール
cause-blockade = 海陸の封鎖
cause-cavalry = 敵騎兵
term-raised = 高地
term-river = 川
term-wall = ウォール
term-landing = 上陸
term-fort = ゾーン内のフォート
term-storm = フォートへの攻撃
term-camp = キャンプへの攻撃
term-played = この戦闘のイベント
term-reinforced = 強化艦
term-spartans = スパルタ兵
term-attack-leader = 攻撃側のリーダー
term-attack-sword = 攻撃側の剣
term-defence-leader = 防御側のリーダー
term-defence-sword = 防御側の剣

## ダイスを振る理由

reason-action-points = アクションポイント
reason-battle = 戦闘
reason-construction = 建設
reason-siege = 攻城
reason-demolition = ウォールの破壊
reason-attrition = 損耗
reason-supply = 敵騎兵と補給
reason-storm = 海上の嵐
reason-night-attack = 夜襲
reason-discord = 不和
reason-chain = チェーンの破壊

## イベントの使用を尋ねるとき

moment-points = アクションポイントのダイスの後
moment-arrivals = 増援の前
moment-optional = オプション増援
moment-own-start = 自分の手番の前
moment-own-battles = 自分の戦闘の前
moment-enemy-start = 敵の行動の前
moment-enemy-action = 敵のアクションの後
moment-enemy-battles = 敵の戦闘の前
moment-dice = 建設ダイスの前
moment-building = 建設
moment-recovery = 回復
moment-supply = 補給マーカー
moment-losses = 損耗と攻城
moment-aside = 今

## 選択肢

do-pass = 何もしない
do-face = 出目は{ $number }
do-done = 終わる
do-play = { $event }を使う
do-roll-again = アドバンテージを使って振り直す
do-use-advantage = アドバンテージを使う
do-drawn = 引いたチットは{ $chit }
do-keep = { $chit }を残す
do-discard = { $chit }を捨てて建設ダイスを1個増やす
do-place = { $space }に置く
do-lose = { piece-named }を全滅させる
do-bring = { $lot }を呼ぶ
do-vacate = { $space }から敵を退去させる
do-displace = { $space }へ退去する
do-declare = { $number }PAを宣言する
do-action = { $space }でアクションする({ $cost }PA)
do-take = { piece-named }を連れて行く
do-take-land = 陸上ユニットとリーダーをすべて連れて行く
do-take-ships = 艦隊とリーダーをすべて連れて行く
do-move = { $space }へ移動する
do-ship = { $space }へ海上輸送する
do-stay = ここにとどまる
do-stand = 踏みとどまって戦う
do-withdraw = { $space }へ撤退する
do-part = 1個ずつ撤退する
do-fight = { $space }で戦う
do-storm = { $space }を攻撃する
do-assault-camp = アテネキャンプを攻撃する
do-leave = { piece-named }を外す
do-go = この編成で攻撃する
do-defend = { piece-named }で守る
do-lend = { $space }の戦力の半分を加える
do-wound = { $unit }を負傷させる
do-hit = { $down ->
    [0] { piece-named }を減少戦力にする
   *[1] { piece-named }を全滅させる(すでに減少戦力)
  }
do-retreat = { $space }へ退却する
do-retreat-all = 残り全部で{ $space }へ退却する
do-advance = { piece-named }を前進させる
do-occupy = { piece-named }を入れる
do-kill = { piece-named }を全滅させる
do-raze = { $work }を破壊する
do-discord = { $unit }の足元に不和をまく
do-strike = { $unit }を疫病で負傷させる
do-desert = { piece-named }を逃亡させる
do-save = アドバンテージを使って救う
do-take-advantage = アドバンテージを奪う
do-redraw = 別のチットを引く
do-as-recovery = S15 回復として使う
do-as-reinforcement = S18 増援として使う
do-cancel = S17を使って増援を取り消す
do-build = { $work }を建設する({ $cost }ポイント)
do-demolish = { $work }の破壊を試みる
do-redeploy = { $space }へ再配置する
do-recover = { piece-named }を回復する
do-shelter = { piece-named }をキャンプに入れる
do-roll-again-pass = この目のままとする
do-omens-for-roll-pass = この目のままとする
do-moment-pass = 今は使わない
do-battle-chits-pass = 使わない
do-cavalry-chit-pass = 追撃しない
do-cancel-lot-pass = そのまま来させる
do-use-for-points-pass = アドバンテージを残す
do-use-for-points-use-advantage = アドバンテージを使って+2PAを得る
do-use-for-recovery-pass = アドバンテージを残す
do-use-for-recovery-use-advantage = アドバンテージを使って1ユニットを回復する
do-save-leader-pass = 去らせる
do-next-action-done = この手番のアクションを終える
do-muster-done = このアクションを終える
do-muster-stay = この駒はここにとどまる
do-onward-stay = これ以上進まない
do-next-battle-done = これ以上攻撃しない
do-choose-piece-take = { piece-named }を再配置する
do-choose-piece-done = 再配置を終える
do-choose-place-stay = そのままにする
do-free-work-build = { $work }を建設する
do-building-done = これ以上建設しない
do-recovery-done = 回復しない
do-demolition-done = これ以上破壊しない
do-garrison-done = これ以上は守らない
do-advance-done = これ以上前進しない
do-occupy-done = これ以上入らない
do-arrive-pass = 待つ
do-plague-strike = { piece-named }を減少戦力にする

## 質問

ask-roll = { $side }のダイスを1個振ってください({ $reason })。
ask-rerolled = { $side }のダイスを振り直してください({ $reason })。
ask-draw-one = { $side }のイベントチットを引いてください。
ask-keep-one = どのチットを残しますか？
ask-roll-again = アドバンテージを使って振り直しますか？
ask-omens-for-roll = S25でアドバンテージを奪い、振り直しますか？
ask-moment = イベントチットを使いますか？({ $moment })
ask-declare = { $points }PAのうち何点をこの手番で使いますか？敵は{ $enemy }PAです。攻撃には1点が必要です。
ask-next-action = どこでアクションしますか？(宣言の残り{ $points }点)
ask-muster = { $space }のアクション：{ $count ->
    [0] どの駒を動かしますか？
   *[other] 移動する駒{ $count }個を選びました。どこへ行きますか？ほかの駒も連れて行きますか？
  }
ask-onward = { $space }から先へ進めます。どこへ進みますか？(残り{ $points }PM)
ask-yield = 敵が{ $space }に入りました。騎兵を撤退させますか？
ask-ride-off = { $unit }をどこへ撤退させますか？
ask-excess = { $space }のスタックが{ $count }超過しています。何を全滅させますか？
ask-arrive = 到着した{ $unit }をどこに置きますか？
ask-vacate = { $unit }のゾーンはすべて敵が占めています。どこから退去させますか？
ask-displace = { $space }から退去しなければなりません。どこへ行きますか？
ask-choose-lot = どの増援を呼びますか？
ask-cancel-lot = 敵が{ $lot }を呼びました。S17で取り消しますか？
ask-use-for-points = アドバンテージを使って+2PAを得ますか？
ask-use-for-recovery = アドバンテージを使って減少戦力のユニット1個を回復しますか？
ask-recovery = どのユニットを回復しますか？
ask-building = 何を建設しますか？(建設ポイント{ $points })
ask-free-work = 建設ポイントなしで何を建設しますか？
ask-choose-piece = どの駒を再配置しますか？
ask-choose-place = { $unit }をどこへ再配置しますか？
ask-inside = どのユニットをキャンプの中に入れますか？
ask-wearied = { $space }のどのユニットに損耗を適用しますか？
ask-desertion = 敵のどの同盟ユニットを逃亡させますか？
ask-demolition = 何の破壊を試みますか？
ask-battle-chits = { $space }の戦闘(コラム{ $column })でイベントチットを使いますか？
ask-lend = { $space }の戦闘に、どのゾーンの戦力の半分を加えますか？
ask-wounding = { $space }の戦闘の前にどのリーダーを負傷させますか？
ask-cavalry-chit = S9を使って敗れた敵を追撃しますか？
ask-pursuit = 減少戦力の敵のどれを全滅させますか？
ask-casualties = { $space }の戦闘でどのユニットに損害を適用しますか？(残り{ $count })
ask-occupy = どの駒を{ $space }に入れますか？
ask-advance = どの駒をキャンプのゾーンへ前進させますか？
ask-next-battle = どこを攻撃しますか？
ask-party = どの駒をキャンプの攻撃に加えますか？
ask-garrison = どのユニットでキャンプを守りますか？
ask-fall-back = { $unit }を{ $space }からどこへ退却させますか？
ask-rotten-hulls = 朽ちた船舶のうちどれを失いますか？
ask-sap = 何を破壊しますか？
ask-discord = どの敵リーダーに不和を仕掛けますか？
ask-save-leader = アドバンテージを使って{ $unit }を救いますか？
ask-epidemic = どの敵リーダーを負傷させますか？
ask-plague = { $space }のどのユニットを疫病で減少戦力にしますか？
ask-convalescence = { $unit }をどこで療養させますか？
ask-omens = 吉兆を何に使いますか？

## 振り直せるダイス: どのダイスか、その出目で何が起こるか

die-asked = { $die }{ $fate }{ $asked }
die-battle = { $space }の戦闘({ $attack }対{ $defence })で、{ $roller }の出目は{ $face }です。
die-siege = { $units }が守る{ $space }の攻城戦(修正{ $modifier })で、{ $roller }の出目は{ $face }です。
die-demolition = { $work }の破壊で、{ $roller }の出目は{ $face }です。
die-chain = { $work }の破壊で、{ $roller }の出目は{ $face }です。
die-attrition = { $space }にいる{ $units }の損耗(修正{ $modifier })で、{ $roller }の出目は{ $face }です。
die-storm = { $space }にいる{ $units }を襲う海上の嵐で、{ $roller }の出目は{ $face }です。
die-night-attack = { $space }の夜襲({ $attack }対{ $defence })で、{ $roller }の出目は{ $face }です。
die-discord = { $space }の{ $unit }への不和で、{ $roller }の出目は{ $face }です。
fate-battle = このままでは攻撃側{ $attack }、防御側{ $defence }です({ $meaning })。
fate-reduced = { $units }が減少戦力になります。
fate-eliminated = { $units }が全滅します。
fate-reduced-and-eliminated = { $units }が減少戦力になり、{ $gone }が全滅します。
fate-one-reduced = { $units }のうち持ち主の選ぶ1個が減少戦力になります。
fate-one-eliminated = { $units }のうち持ち主の選ぶ1個が全滅します。
fate-no-attrition = { $space }では誰も損耗しません。
fate-storm-passes = { $space }では何も起こりません。
fate-fort-taken = { $space }は{ $side }のものになり、守備隊({ $units })が全滅します。
fate-fort-stands = { $space }は持ちこたえます。
fate-work-falls = { $work }は破壊されます。
fate-work-stands = { $work }は壊れません。
fate-leader-goes = { $unit }はゲームから除かれます。
fate-leader-stays = { $unit }は残ります。
fate-night = 戦力は{ $attack }PF対{ $defence }PF、コラムは{ $column }になります。

## 出来事

event-action = { $side }が{ $space }でアクションした({ $cost }PA)。
event-action-points = アクションポイントはアテネ{ $athens }、シラクサ{ $syracuse }になった。
event-advantage = アドバンテージは{ $side }のものになった。
event-also-short = { $side }の欠乏の原因が増えた({ $cause })。
event-appro = { $side }の補給マーカーがAppro面になった。
event-arrived = { $unit }が{ $space }に到着した。
event-attack-paid = { $side }が攻撃のPAを使った。
event-attrition = { $space }の{ $side }の損耗チェックは修正後{ $total }だった。
event-battle = { $space }の戦闘：コラム{ $column }、出目{ $face }。攻撃側{ $attack }、防御側{ $defence }だった。
event-battle-begins = { $side }が{ $space }の敵を攻撃した。
event-battle-won = { $space }の戦闘は{ $side }が勝った。
event-brings = { $side }が{ $lot }を呼んだ。
event-built = { $side }が{ $work }を建設した。
event-cancelled = { $lot }は来なかった。
event-convalesces = { $unit }が療養のため{ $start }から{ $space }へ移った。
event-comes-out = { $unit }が{ $start }から出た。
event-construction = { $side }が建設ダイスを{ $dice }個振った。
event-counted = 得点はアテネ{ $athens }、シラクサ{ $syracuse }だった。リードが{ $margin }点以内なら引き分け、それより大きければ勝ち。
event-decided = { $how }勝敗が決まった。勝者は{ $side }。
event-declared = { $side }が{ $points }PAを宣言した。
event-delayed = { $side }の増援が1ターン遅れた。
event-destroyed = { $unit }が{ $space }で全滅した。
event-discarded = { $side }が{ $chit }を捨てて建設ダイスを増やした。
event-discord-fails = { $unit }に不和は起こらなかった。
event-disette = { $side }の補給マーカーがDisette面になった({ $cause })。
event-displaced = { $side }が{ $start }から{ $space }へ退去した。
event-drew = { $side }が{ $chit }を引いた。
event-drew-hidden = { $side }がイベントチットを引いた。
event-fort-taken = { $side }が{ $space }を獲得した。
event-goes-inside = { $unit }が{ $space }に入った。
event-initiative = 2d6はアテネ{ $athens }、シラクサ{ $syracuse }で、イニシアチブは{ $side }のものになった。
event-leader-lost = { $unit }が{ $space }で失われた。
event-leader-saved = { $unit }は指揮にとどまった。
event-leader-slain = { $unit }が{ $space }で倒れた。
event-less-short = { $side }の欠乏の原因が1つなくなった({ $cause })。
event-lent = { $space }の戦力が{ $side }に加わった。
event-marched = { $side }の駒{ $count }個が{ $start }から{ $space }へ移動した。
event-no-point = { $side }は{ $space }の攻撃に使うPAがなく、全ユニットが減少戦力になって退却した。
event-odds = { $attack }PF対{ $defence }PF、{ $ratio }。コラム{ $column }、ダイス修正{ $modifier }だった。
event-phase = フェイズ：{ $phase }。
event-played = { $side }が{ $event }を使った。
event-points = { $side }の建設ポイントは{ $points }だった。
event-razed = { $work }が破壊された。
event-reckoned = { $term }：{ $value }
event-redeployed = { $unit }が{ $start }から{ $space }へ再配置された。
event-reduced = { $space }の{ $unit }が減少戦力になった。
event-removed = { $unit }がゲームから除かれた。
event-rerolled = { $side }が{ $reason }のダイスを振り直した(出目{ $face })。
event-resigned = { $side }が投了した。
event-restored = { $space }の{ $unit }が回復した。
event-retreated = { $unit }が{ $start }から{ $space }へ退却した。
event-returned = { $side }が{ $chit }を戻した。
event-returned-hidden = { $side }がチットを{ $count }個戻した。
event-rolled = { $side }が{ $reason }のダイスで{ $face }を出した。
event-siege = { $side }による{ $space }の攻城戦は修正後{ $total }だった。
event-side-phase = { $side }：{ $phase }。
event-stands = { $work }は破壊されずに残った。
event-starving = { $side }軍が飢餓により全ユニット減少戦力になった。
event-supply = { $side }の補給マーカーが{ $box }へ動いた。
event-too-late = プレンミュリオンは間に合わなかった。
event-turn = 新しいターン：{ $turn }。
event-waits = 空いたゾーンがなく、{ $unit }は待機した。
event-withdrew = { $side }の騎兵が{ $start }から{ $space }へ撤退した。
event-wounded = { $unit }が負傷した。

## マップの脇

panel-score = { $side }：勝利に必要な{ $goal }点のうち{ $points }点
panel-hand = { $side }のチット：{ $chits }
panel-hand-size = { $side }：手元のチット{ $number }枚
panel-pa = { $side }：{ $points }PA
panel-supply = { $side }の補給：{ $box }、{ $face }
panel-fleet = アテネ艦隊：{ $pf }PF(40以下で敗北)
panel-advantage = アドバンテージ：{ $side }
panel-initiative = イニシアチブ：{ $side }
panel-pool = プールのチット：{ $number }枚
panel-nothing = なし
face-appro = Appro(補給あり)
face-disette = Disette(欠乏)

## 表:題名と注記

list-semicolon = {"。"}
provenance-reconstructed = 再構成
provenance-source = 原典
state-built = 建設済み
state-destroyed = 破壊
grid-turns = ターン記録表
grid-turns-note = アテネが{ $turn }の終わりまでにプレンミュリオンを建設しなければ、シラクサが5VPを得る。
grid-phases = ターンのフェイズ
grid-seasons = 季節とアクションポイント
grid-seasons-note = ダイス2個の半分(端数切り上げ)に季節の修正を加える。冬でも{ $points }PA以下なら減らない。
grid-action-costs = アクションのコスト
grid-action-costs-note = 負傷したリーダーは負傷面のボーナスで数える。
grid-advantage = アドバンテージ
grid-advantage-note = B1フェイズに使うと{ $points }PAを得る。
grid-construction-dice = 建設ダイス
grid-construction-dice-note = 各項目は1回だけ数える。0個を下回らない。キャンプが一度建設されるまで、シラクサは振れない。
grid-construction-points = 建設ポイント
grid-construction-costs = 建設のコスト
grid-works = 建設物
grid-works-note = ウォールとチェーンは示した2ゾーンの間にある。オリュンピエイオンは最初から建っている。
grid-supply = 補給マーカー
grid-shortages = 欠乏
grid-attrition = 損耗
grid-attrition-modifiers = 損耗のダイス修正
grid-one-die = ダイス1個の判定
grid-one-die-note = 黒丸の目で起こる。攻城はゾーンの包囲側ユニット数による。
grid-events = イベント
grid-events-note = チットの色と枚数は再構成したもの。自分の色と中立のチットを使える。
grid-reinforcements = 増援
grid-scenarios = シナリオ
grid-set-up = 初期配置：{ $scenario }
grid-set-up-note = 減少戦力のカウンターには末尾に「-」を付ける。
grid-victory-points = 得点
grid-victory = ゲームの決着
grid-crt = 戦闘結果表
grid-crt-note = 列は攻撃側対防御側の比(防御側に有利に丸める)。先に書いてあるのが攻撃側の損害。
grid-crt-results = 戦闘結果の意味
grid-crt-results-note = 軽い順に並ぶ。重い結果の側が敗北し、同じなら攻撃側が敗北する。
grid-shifts = コラムシフト
grid-shifts-note = 負の値は攻撃側に不利。S6とS8は攻撃でも防御でもシラクサに有利。
grid-die-modifiers = 戦闘のダイス修正
grid-movement = 移動
grid-stacking = スタック
grid-stacking-note = 1陣営あたり。リーダーは数えない。
grid-zones = ゾーンと境界
grid-zones-note = 「~」は川越えの境界。M12はキャンプが建っている間アテネの港、M11はプレンミュリオンを持つ側の港になる。
grid-unit-types = ユニットの種類
grid-units = 戦闘ユニット
grid-leaders = リーダー

## 表:列の見出し

head-action = アクション
head-advantage = アドバンテージ
head-arrives = 到着
head-at-sea = 海路
head-bonus = ボーナス
head-bonus-wounded = 負傷時
head-boxes = マス
head-builder = 建設する側
head-builds = 建設
head-by-land = 陸の隣接
head-by-sea = 海の隣接
head-cause = 原因
head-chits = チット
head-chits-single = 各1枚の場合
head-columns = コラム
head-condition = 条件
head-counters = カウンター
head-cp = 建設ポイント
head-die = 出目
head-effect = 内容
head-element = 移動
head-end = 決着
head-event = イベント
head-excludes = 排他
head-for = 対象
head-fort = フォート
head-leader = リーダー
head-letter = 記号
head-line = ダイス
head-lot = 記号
head-mark = 印
head-marker = マーカー
head-modified-die = 修正後の出目
head-modifier = 修正
head-most = 上限
head-movement = 移動
head-name = 名称
head-only = 専用
head-pa = PA
head-pf = PF
head-pf-reduced = PF(減少)
head-phase = フェイズ
head-place = 場所
head-pm = PM
head-points = 得点
head-port = 港
head-result = 結果
head-scenario = シナリオ
head-scenario-number = シナリオ{ $number }
head-season = 季節
head-shift = シフト
head-shore = 岸
head-side = 陣営
head-special = 特別な規定
head-supply-athens = アテネの補給
head-supply-syracuse = シラクサの補給
head-sword = 剣
head-sword-reduced = 剣(減少)
head-terrain = 地形
head-turn = マス
head-turns = ターン
head-type = 種類
head-unit = ユニット
head-use = 使い方
head-vp-athens = アテネの得点
head-vp-syracuse = シラクサの得点
head-what = 内容
head-when = 条件
head-work = 建設物
head-zone = ゾーン
head-zones = ゾーン

## 表:行とセル

cell-allied = 同盟
cell-any-time = いつでも
cell-cause = { $side }：{ $cause }
cell-chits = { $colour }{ $number }
cell-land = 陸上
cell-optional = S18により{ $turn }から
cell-pf = { $pf }PF
cell-sea = 海上
cell-spartan = スパルタ
cell-units = { $count }ユニット
cell-unlimited = 無制限
cell-work = 建設物：{ $work }
row-attrition-land = 陸上部隊が最初の{ $pf }PFを超える{ $pf }PFごと(端数も1回)
row-attrition-sea = 艦隊が最初の{ $pf }PFを超える{ $pf }PFごと(端数も1回)
row-attrition-winter = 冬
row-cost-attack = 1手番の攻撃全体
row-cost-bonus-0 = ボーナスのないリーダー
row-cost-bonus-1 = ボーナス1のリーダー
row-cost-bonus-2 = ボーナス2のリーダー
row-cost-no-leader = リーダーなし
row-die-chain = チェーンの破壊
row-die-discord-0 = 不和：ボーナスのないリーダー
row-die-discord-1 = 不和：ボーナス1のリーダー
row-die-siege-1 = 攻城、1ユニット
row-die-siege-2 = 攻城、2ユニット
row-die-siege-3 = 攻城、3ユニット
row-die-siege-4 = 攻城、4ユニット以上
row-die-storm = 海上の嵐：艦隊が減少
row-die-supply-athens = 敵騎兵：アテネが欠乏
row-die-supply-syracuse = 敵騎兵：シラクサが欠乏
row-die-wall = ウォールの破壊
row-modifier-attack-leader = 攻撃側で最良のリーダー
row-modifier-attack-sword = 攻撃側ユニットの剣
row-modifier-defence-leader = 防御側で最良のリーダー
row-modifier-defence-sword = 防御側ユニットの剣
row-modifier-most = 合計の上限
row-movement-aboard = 乗船中の海ゾーン
row-movement-allowance = 陸上ユニットとリーダーの移動力
row-movement-fort = 空の敵フォートの占領
row-movement-own = 味方の建設物
row-movement-raised = 高地への進入
row-movement-ride = 騎兵の撤退
row-movement-river = 川越え
row-movement-ships = 艦隊
row-movement-wall-built = 敵ウォール越え
row-movement-wall-destroyed = 破壊された敵ウォール越え
row-movement-zone = ゾーンへの進入
row-shift-camp = キャンプ
row-shift-fort = ゾーン内のフォート
row-shift-landing = 上陸
row-shift-most = 合計の上限
row-shift-raised = 高地
row-shift-river = 川
row-shift-s1 = S1 ペリプルス
row-shift-s2 = S2 キュクロス
row-shift-s3 = S3 ディエクプルス
row-shift-s6 = S6 強化艦
row-shift-s8 = S8 スパルタ兵
row-shift-storm = フォートへの攻撃
row-shift-wall = ウォール
row-stack-camp = アテネキャンプ
row-stack-fort = フォートの内部
row-supply-appro = Appro
row-supply-appro-winter = Appro(冬)
row-supply-disette = Disette
row-supply-s22 = S22 補給
row-when-camp = 攻撃されるキャンプが建っている
row-when-fort = 防御側がゾーン内に建設済みのフォートを持つ
row-when-landing = 攻撃側の全ユニットが海から上陸する
row-when-raised = 高地を攻撃し、高地から来た攻撃側ユニットがない
row-when-river = 攻撃側の全ユニットが川を越える
row-when-s1 = プロテクテッド海域以外の海戦、アテネに有利
row-when-s2 = 海戦、防御側に有利
row-when-s3 = 海戦、攻撃側に有利
row-when-s6 = 以後ゲーム終了までの海戦、シラクサに有利
row-when-s8 = スパルタの重装歩兵がいる陸戦、シラクサに有利
row-when-storm = フォートの守備隊を攻撃する
row-when-wall = 攻撃側の全ユニットが建設済みの敵ウォールを越える
row-work-camp = アテネキャンプ
row-work-chain = チェーン
row-work-fort = フォート
row-work-wall = ウォール
special-chits = ゲームから除く：{ $chits }
special-delayed = { $lot }：{ $turn }
special-halved = { $side }のアクションポイントは半分：{ $turns }
special-hand = { $side }は{ $chits }を持って始める
special-in-time = プレンミュリオンは間に合って建設された
special-not-coming = 来ない：{ $units }
special-units = ゲームから除く：{ $units }
special-walls = 下位のウォールなしで再建できる：{ $walls }

## マップの脇:シート

cell-acted = 行動済み
cell-away = 登場しない
cell-by-chit = { $lot }(オプション)
cell-eliminated = 全滅
cell-fighting = 戦闘中
cell-gone = ゲームから除外
cell-own-ships = 自前の船あり
cell-reduced = 減少戦力
cell-stuck = このターンは移動不可
cell-too-late = 最終ターンより後
cell-wounded = 負傷
grid-leaders-now = リーダー
grid-losses = 損害
grid-reinforcements-now = これから来る増援
grid-units-now = マップ上のユニット
grid-works-standing = 建設物
head-inside = 内部
head-owner = 所有
head-state = 状態
head-where = 位置
sheet-acting = 手番
sheet-action = { $side }：アクション
sheet-action-points = アクションポイント
sheet-advantage = アドバンテージ
sheet-against = { $own }PF対{ $enemy }PF
sheet-at-zero = このままなら0になる
sheet-attack = 攻撃
sheet-banned = 弓兵により{ $side }が進入できないゾーン
sheet-battle = 戦闘
sheet-battle-in = 戦場
sheet-blockade = アテネが占める封鎖ゾーン
sheet-box = 補給マーカー
sheet-cause = 原因
sheet-cavalry = 野外の騎兵(味方対敵)
sheet-cavalry-ahead = 敵が2倍を超えるので、ターンの終わりに敵がダイスを振る
sheet-cavalry-even = 敵は2倍を超えない
sheet-chits = イベントチット
sheet-column = コラム
sheet-construction = { $side }：建設ダイス
sheet-construction-points = 建設ポイント
sheet-declared = この手番の宣言の残り
sheet-defence = 防御
sheet-dice = ダイスの数
sheet-fleet = マップ上のアテネ艦隊
sheet-fleet-text = { $pf }PF以下になるとシラクサが直ちに勝つ
sheet-group = 一緒に動く駒
sheet-group-strength = その戦力
sheet-purse = { $side }：資源
sheet-hand-size = 手元のイベントチット
sheet-in-force = 有効な効果
sheet-initiative = イニシアチブ
sheet-lead = 点差
sheet-lead-text = 終了時に{ $margin }点を超えれば勝ち
sheet-leaders = リーダー
sheet-losses = 損害
sheet-modifier = ダイス修正
sheet-next-box = 現状でのD4フェイズ後のマス
sheet-not-usable = 敵の色なので使えない
sheet-options = 使用中の選択ルール
sheet-phase = フェイズ
sheet-plemmyrion = プレンミュリオン
sheet-plemmyrion-in-time = 間に合った
sheet-plemmyrion-late = 間に合わなかった
sheet-plemmyrion-open = アテネはそのターンの終わりまでに建設しなければならない
sheet-points = 得点
sheet-points-left = 残りの移動ポイント
sheet-pool-size = プールのチット
sheet-ratio = 戦闘比
sheet-ready = まだ動いていない駒
sheet-reinforcements = 増援
sheet-score = { $side }：得点
sheet-supply = { $side }：補給
sheet-turn = ターン
sheet-turn-number = ターン
sheet-units = { $side }：ユニット
sheet-works = 建設物
state-none = 未建設

## 局面エディターの項目

palette-advantage = アドバンテージを持つ側
palette-arrived = 今ターン自前の船で到着
palette-banned = 弓兵により{ $side }が進入できないゾーン
palette-dead = 全滅
palette-dice = 先に出るダイスの目(例：3 4 6)
palette-dice-asked = プレイヤーが振って入力
palette-dice_mode = ダイス
palette-dice-seeded = プログラムが振る
palette-draws = 先に引くチット(例：S4, S12a)
palette-gone = 得点なしでゲームから除外
palette-group-arrivals = 到着ターン(0は登場しない)
palette-group-chance = ダイスと引き
palette-group-sides = ポイント・補給・チット
palette-group-turn = ターン
palette-group-units = 駒の状態
palette-group-works = 建設物
palette-hands = 手元のチット({ $side })
palette-in_force = 有効なイベント
palette-initiative = イニシアチブを持つ側
palette-options = 選択ルール
palette-out = ゲームから除かれたチット
palette-pa = アクションポイント({ $side })
palette-phase = フェイズ
palette-plemmyrion = 期限までのプレンミュリオン
palette-plemmyrion-in-time = 間に合った
palette-plemmyrion-open = 未定
palette-plemmyrion-too-late = 間に合わなかった
palette-reduced = 減少戦力・負傷
palette-seed = 乱数の種
palette-short = 欠乏の原因({ $side })
palette-side = Dフェイズの手番の側
palette-stuck = このターンは移動不可
palette-supply = 補給のマス({ $side })
palette-turn = ターン記録表のマス

## 選択の見通し

preview-aboard = 乗船する戦力/途中の最小の空き
preview-action-wasted = { $price ->
    [0] 誰も移動しないまま、このアクションが終わる。
   *[other] 誰も移動しないまま、このアクションが終わる。支払った{ $price }PAは戻らない。
  }
preview-actions = この点数でできるアクション(最大)
preview-actions-and-attack = 攻撃の1点を残す場合のアクション(最大)
preview-acts-for = { $price }PAで行動
preview-advantage-die = { $side }の建設ダイス
preview-advantage-passes = アドバンテージの移り先
preview-advantage-points = { $side }はB1でPAに加えられる
preview-advantage-recovers = または減少戦力のユニット1個を回復できる
preview-advantage-rolls = または戦闘・攻城戦・破壊・損耗・イベントのダイスを振り直させることができる
preview-advantage-saves = または不和からリーダーを救える
preview-advantage-stays = アドバンテージの持ち主
preview-advantage-tie = イニシアチブの同点は{ $side }のものになる
preview-allied-units = 敵の同盟ユニット
preview-as-it-stands = このまま残した場合
preview-attack = 攻撃側({ $side })
preview-attack-point = 攻撃の1点
preview-attack-point-spent = 攻撃に使う宣言の残りがなくなる。
preview-attrition = { $space }の損耗(ダイス修正{ $modifier })
preview-attrition-all = 全ユニット
preview-attrition-all-text = 全ユニットが1ステップ失う
preview-attrition-behind = 元の場所に残る側の損耗のダイス修正
preview-attrition-here = この場所の損耗のダイス修正
preview-attrition-none = なし
preview-attrition-none-text = 損害なし
preview-attrition-one = 1ユニット
preview-attrition-one-text = 持ち主の選ぶ1ユニットが1ステップ失う
preview-battle = { $space }の戦闘
preview-bonus-then = 負傷時のボーナス
preview-box-then = 適用後の補給のマス
preview-camp-falls = { $side }の勝利：キャンプは落ち、ゾーンの全アテネ軍が退却する
preview-camp-holds = { $side }の勝利：キャンプは持ちこたえる
preview-can-be-demolished = { $work }は直ちに敵に破壊されうる。
preview-closed = 敵が進入できなくなるゾーン
preview-closes = 敵が建設できなくなるもの
preview-column = コラム
preview-construction = 建設ダイス{ $dice }個
preview-cost = 消費PM
preview-cost-cp = 消費する建設ポイント
preview-cost-pa = 消費PA
preview-could-bring = 呼べる増援
preview-could-build = 建設できるもの
preview-could-destroy = 破壊できるもの
preview-cp = { $points }建設ポイント
preview-cp-buys = 次のどれかを建設できる：{ $works }
preview-cp-left = 残りの建設ポイント
preview-cp-lost = 失われる建設ポイント
preview-cp-nothing = 何も建設できない
preview-declared-left = 宣言の残り
preview-defence = 防御側({ $side })
preview-defenders = 最強の守り手(守備側が選ぶ)
preview-delayed = 1ターン遅れる駒
preview-demolition = 破壊：{ $work }
preview-demolition-falls = 成功
preview-demolition-falls-text = 破壊される
preview-demolition-stands = 失敗
preview-demolition-stands-text = 何も起こらない
preview-dice = ダイスの数
preview-discord = { $unit }の周りの不和
preview-discord-fails = 失敗
preview-discord-fails-text = { $unit }は残る
preview-discord-works = 成功
preview-discord-works-text = { $unit }はゲームから除かれる
preview-eliminated = 全滅
preview-enemy-chits = 結果を変えうる敵の手元のチット
preview-enemy-goes-on = 敵は残りの移動ポイントで先へ進める
preview-enemy-no-point = 敵には攻撃のためのPAがなく、敵ユニットは1ステップ失って退却する
preview-enemy-points = 敵のアクションポイント
preview-enemy-stops = 敵はそこで停止する
preview-enemy-stops-else = 1個でも残れば敵はそこで停止する
preview-face = 出目
preview-faces = 出目{ $faces }
preview-falls-back = { $side }の退却先
preview-falls-on = { $unit }が除かれる出目
preview-fate-battle = { $attack } | { $defence }：{ $meaning }
preview-fate-eliminated = { $units }が全滅する。
preview-fate-fort-stands = { $space }は持ちこたえる。
preview-fate-fort-taken = { $space }は{ $side }のものになり、{ $units }が全滅する。
preview-fate-leader-goes = { $unit }はゲームから除かれる。
preview-fate-leader-stays = { $unit }は残る。
preview-fate-night = 戦力は{ $attack }PF対{ $defence }PF、コラムは{ $column }。
preview-fate-no-attrition = { $space }では誰も損耗しない。
preview-fate-one-eliminated = { $units }のうち持ち主の選ぶ1個が全滅する。
preview-fate-one-reduced = { $units }のうち持ち主の選ぶ1個が減少戦力になる。
preview-fate-reduced = { $units }が減少戦力になる。
preview-fate-reduced-and-eliminated = { $units }が減少戦力になり、{ $gone }が全滅する。
preview-fate-storm-passes = { $space }では何も起こらない。
preview-fate-work-falls = { $work }は破壊される。
preview-fate-work-stands = { $work }は壊れない。
preview-fort-falls = { $side }の勝利：フォートを奪う
preview-fort-holds = { $side }の勝利：フォートを保つ
preview-full-units-there = 周りの完全戦力の陸上ユニット
preview-last-hand = この後、敵は残りの全PAで最後の手番を行う。
preview-leader-alone = { $units }は単独で残り、敵が来れば失われる。
preview-lends = { $space }から加わる戦力(コラム{ $column })
preview-loses-bonus = { $unit }の修正がなくなる
preview-loss-all = { $side }：全ユニットが1ステップ失う
preview-loss-dead = { $side }：全ユニットが全滅する
preview-loss-none = { $side }：損害なし
preview-loss-part = { $side }：{ $units }個のうち{ $count }個が1ステップ失う
preview-may-attack = 攻撃してもよい場所
preview-may-be-saved = 敵はアドバンテージで救うことができる
preview-may-ride-off = 敵の騎兵は撤退できる
preview-modifier = ダイス修正
preview-must-fight = 戦わなければならない場所
preview-night = 夜襲
preview-night-column = コラム{ $column }
preview-night-odds = { $attack }PF対{ $defence }PF
preview-no-attack-point = { $space }を攻撃するPAがなく、そのユニットは1ステップ失って退却する。
preview-no-attrition = 損耗なし
preview-no-way-out = { $units }には退路がなく、敗れれば全滅する。
preview-nobody-left = 誰も残らない
preview-nowhere-to-go = { $units }には退路がなく、全滅する。
preview-opens = その後に建設できるもの
preview-own-ships = このターンは自前の船がある
preview-points-kept = 以後の手番に残るPA
preview-points-left = 残りの移動ポイント
preview-points-lost = 失われる宣言の残り
preview-points-then = 適用後のPA
preview-ratio = 戦闘比
preview-reduced-enemies = 減少戦力の敵
preview-reduced-units = 減少戦力のユニット
preview-removed = ゲームから除かれるもの
preview-restores = 回復する数
preview-retreats = { $side }が敗れた場合の退却先
preview-returned = プールに戻すチット
preview-rolled-again = 振り直した場合
preview-shift-capped = 有効なシフト
preview-shipped = カタニアへの往来のPF/上限
preview-ships-there = そこにいる艦隊
preview-siege = { $space }の攻城(ダイス修正{ $modifier })
preview-siege-falls = 陥落
preview-siege-falls-text = 守備隊は全滅し、フォートの持ち主が変わる
preview-siege-holds = 持ちこたえる
preview-siege-holds-text = 何も起こらない
preview-stack = その場所のユニット数/上限
preview-stack-pf = その場所のPF/上限
preview-stays = この手番ではもう動かない駒
preview-stays-behind = 駒{ $count }個は動いておらず、この手番にはもう動けない。
preview-still-anywhere = どこでも回復できる残り
preview-still-to-restore = { $space }で回復できる残り
preview-still-to-take = 残りの損害
preview-stops = 敵ユニットがいるので停止する
preview-storm = ゾーンごとの嵐
preview-storm-hits = 被害あり
preview-storm-hits-text = そのゾーンの自軍の全船舶が減少戦力になる
preview-storm-passes = 被害なし
preview-storm-passes-text = 何も起こらない
preview-storm-zone = { $side }、{ $space }
preview-strength = 戦力
preview-strength-gained = 得る戦力(PF)
preview-strength-lost = 失う戦力(PF)
preview-stuck = ターンの終わりまで動けない。
preview-supply = { $side }の補給
preview-too-many = { $space }のスタック制限を超えた分は全滅する。
preview-undefended = 守る者がなく、直ちに落ちる
preview-units = 駒
preview-units-lose = 減少する周りの完全戦力の陸上ユニット(最大)
preview-vp = { $side }の得点
preview-way-aboard = 海ゾーン：{ $count }
preview-way-fort = 空のフォートを占領
preview-way-raised = 高地への進入：{ $count }
preview-way-river = 渡河：{ $count }
preview-way-sea = 海ゾーンの数
preview-way-wall-built = 敵ウォール越え：{ $count }
preview-way-wall-destroyed = 破壊された敵ウォール越え：{ $count }
preview-way-zone = 進入するゾーン：{ $count }
preview-wins = { $side }の勝利
preview-wins-at-once = { $side }が直ちにゲームに勝つ。
preview-zones = ゾーン

## ダイスに要る目と、何も起こらなかったとき

needs-action-points = ダイス2個の合計が大きい側がイニシアチブを得る
needs-siege = 修正後の出目が{ $least }以上なら陥落
needs-demolition = { $least }以上ならウォールを破壊
needs-chain = { $least }以上ならチェーンを破壊
needs-attrition = 修正後の出目が{ $one }なら駒1個、{ $all }以上ならすべての駒が減少戦力になる
needs-supply = アテネは{ $athens }、シラクサは{ $syracuse }でDisette
needs-storm = { $faces }なら艦隊のすべての駒が減少戦力になる
needs-discord = 弱いリーダーは{ $weak }以上、有能なリーダーは{ $able }以上で除去
otherwise-supply = 補給に変化はなかった。
otherwise-storm = 艦隊は無事だった。
otherwise-attrition = 損害はなかった。
## 説明：ほかの選択と比べて多いもの、少ないもの

gain-victory = { $sign ->
    [up] 攻囲戦に勝つ
   *[down] 攻囲戦に敗れる
 }
gain-points = { $sign ->
    [up] 勝利ポイントが増える
   *[down] 勝利ポイントが減る
 }
gain-decision = { $sign ->
    [up] 勝敗を決める差に近づく
   *[down] 勝敗を決める差から遠ざかる
 }
gain-forces = { $sign ->
    [up] 敵より戦力が増える
   *[down] 敵より戦力が減る
 }
gain-sea = { $sign ->
    [up] アテネ艦隊の状態が有利になる
   *[down] アテネ艦隊の状態が不利になる
 }
gain-actions = { $sign ->
    [up] アクションポイントが増える
   *[down] アクションポイントが減る
 }
gain-advantage = { $sign ->
    [up] アドバンテージを保つ
   *[down] アドバンテージを手放す
 }
gain-battles = { $sign ->
    [up] この手番の戦闘が有利になる
   *[down] この手番の戦闘が不利になる
 }
gain-building = { $sign ->
    [up] 建設できるものが増える
   *[down] 建設できるものが減る
 }
gain-standing = { $sign ->
    [up] 建っているウォールの価値が上がる
   *[down] 建っているウォールの価値が下がる
 }
gain-forts = { $sign ->
    [up] フォートが安全になる
   *[down] フォートが危うくなる
 }
gain-camp = { $sign ->
    [up] 陣営の状態が有利になる
   *[down] 陣営の状態が不利になる
 }
gain-demolition = { $sign ->
    [up] 壊される自分のウォールが減る
   *[down] 壊される自分のウォールが増える
 }
gain-supply = { $sign ->
    [up] 敵より補給が良くなる
   *[down] 敵より補給が悪くなる
 }
gain-ring = { $sign ->
    [up] 市を囲む輪が有利になる
   *[down] 市を囲む輪が不利になる
 }
gain-threats = { $sign ->
    [up] 敵より脅威が増す
   *[down] 敵より脅威が減る
 }
gain-leaders = { $sign ->
    [up] リーダーが安全になる
   *[down] リーダーが危うくなる
 }
gain-attrition = { $sign ->
    [up] 敵より消耗が減る
   *[down] 敵より消耗が増える
 }
gain-recovery = { $sign ->
    [up] 回復するユニットが増える
   *[down] 回復するユニットが減る
 }
gain-hand = { $sign ->
    [up] 手元のイベントチットが良くなる
   *[down] 手元のイベントチットが悪くなる
 }
gain-enemy-hand = { $sign ->
    [up] 敵のイベントチットが減る
   *[down] 敵のイベントチットが増える
 }
