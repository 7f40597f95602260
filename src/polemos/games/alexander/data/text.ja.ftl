# 『アレクサンドロス大王の会戦』の文言(日本語)。地名・人名・部隊名は names.toml による。

game-title = アレクサンドロス大王の会戦
game-text = 前338年のカイロネイアから前326年のヒュダスペス河まで、部隊ひとつひとつの戦い。指揮官は統率値の順に行動し、モーメントムに賭け、トランプで割り込む。ファランクス、騎馬弓兵、鎌戦車、戦象がぶつかり、軍が崩れる。
scenario-samarkand = サマルカンド(前329年)
scenario-samarkand-text = スピタメネスの騎馬弓兵が、ポリュティメトス河畔でマケドニアの小部隊を囲む。6ターン、21ユニット。最初の1戦に最適。
scenario-chaeronea = カイロネイア(前338年)
scenario-chaeronea-text = フィリッポスと若きアレクサンドロス対アテナイ・テーバイ連合軍。ファランクス対重装歩兵、そして神聖隊。
scenario-pelium = ペリオン(前335年)
scenario-pelium-text = 町と高地に挟まれたアレクサンドロスは、軍を率いて川を渡り脱出しなければならない。15ターン。
scenario-granicus = グラニコス河(前334年)
scenario-granicus-text = 河を渡り、岸を登り、太守たちの騎兵の中へ。
scenario-issus = イッソス(前333年)
scenario-issus-text = ピナロス川の背後にダレイオス自身が立つ。片側は海、片側は丘。王が死ねばすべてが終わる。
scenario-arbela = アルベラ(ガウガメラ)(前331年)
scenario-arbela-text = 最大の会戦。鎌戦車、戦象、帝国中の騎兵に、前進する一本の戦列が挑む。
scenario-jaxartes = ヤクサルテス河(前329年)
scenario-jaxartes-text = 弩砲の援護のもと、筏と革袋で深い河を渡り、旋回する騎馬弓兵と戦う。
scenario-hydaspes = ヒュダスペス河(前326年)
scenario-hydaspes-text = ポロス王とその戦象と戦車。アレクサンドロスは夜のうちに増水した河を渡った。
scenario-lyginus = リュギノス河(前335年)
scenario-lyginus-text = 木々に覆われた谷のトリバッロイ人を誘い出さなければならない。追加シナリオ。
scenario-arigaeum = アリガイオン(前327年)
scenario-arigaeum-text = 数を頼むアスパシオイ人が尾根から下りてくる。追加シナリオ。
side-macedonian = マケドニア
side-opponent = 対マケドニア軍
side-nobody = なし

## 選択ルール

option-inertia = 硬直性
option-inertia-text = 移動を命じられた重装歩兵は、進めるだけ進まなければならない。
option-elite = 精鋭指揮官
option-elite-text = アレクサンドロス側は、毎ターン1回、誰よりも先に指揮官1人で行動できる。
option-contingent = 部隊指揮官
option-contingent-text = マケドニアの各部隊が固有の指揮官を持ち、方面指揮官が彼らを動かせる。
option-drift = 右への偏り
option-drift-text = 同じターンに2度目の移動をする重装歩兵は右へ流れる。
option-elephant-command = 戦象の指揮
option-elephant-command-text = 最初の命令の後、戦象は自ら戦列をなして進み続ける。
option-charge-formation = 騎兵の突撃隊形
option-charge-formation-text = 騎兵は突撃隊形を組める。追撃と併用する。
option-pursuit = 騎兵の追撃
option-pursuit-text = 騎兵は敗走させた敵を追って引きずられることがある。突撃隊形と併用する。
option-craterus = クラテロスの渡河
option-craterus-text = ヒュダスペス河の会戦で、第6ターンにクラテロスが河を渡って到着する。

## 得点

score-rout-points = 敗走ポイント
score-withdrawal-level = 撤退レベル
level-leads = 優勢
level-even = 互角
level-trails = 劣勢

## 言葉

facing-up = 上
facing-up-right = 右上
facing-right = 右
facing-down-right = 右下
facing-down = 下
facing-down-left = 左下
facing-left = 左
facing-up-left = 左上
how-undecided = 未決
how-withdrawal = 軍の撤退
how-death = 王の死
how-length = 会戦の期限
how-rule = 会戦の特別ルール
how-resigning = 投了
rank-inactive = 未行動
rank-active = 行動中
rank-finished = 終了
aspect-front = 正面
aspect-flank = 側面
aspect-rear = 背面
superiority-none = 優勢なし
superiority-attacker = 攻撃側優勢
superiority-defender = 防御側優勢
ammo-full = 十分
ammo-low = 残少
ammo-none = なし
casualty-none = 無傷
casualty-finished = このターンは終了状態
casualty-wounded-1 = 負傷(各値-1)
casualty-wounded-2 = 重傷(各値-2)
casualty-killed = 戦死
weapon-javelin-foot = 投槍
weapon-javelin-mounted = 騎兵の投槍
weapon-archer-foot = 弓
weapon-archer-mounted = 騎馬弓兵の弓
weapon-slinger-foot = 投石
weapon-bolt = 太矢
weapon-elephant-rider = 象上の投槍
weapon-elephant-screen = 戦象随伴兵の弓
reason-elite = 精鋭指揮官の先行
reason-tie = 行動順
reason-trump = トランプ
reason-strategy = 戦列命令
reason-momentum = モーメントム
reason-nerve = 9の目の結果
reason-volley = 射撃
reason-severity = 指揮官負傷の程度
reason-which-leader = どの指揮官か
reason-check = 練度判定
reason-facing = 対応向き変更
reason-withdrawal = 退却時の練度判定
reason-stacked = 味方との衝突
reason-routed-through = 敗走する味方の通過
reason-wheel = 旋回時の練度判定
reason-augmented = 急速前進の練度判定
reason-elephants-near = 戦象に近づかれた騎兵
reason-charge = 突撃前の練度判定
reason-casualty = 指揮官の負傷
reason-duel = 一騎討ち
reason-shock = 突撃戦闘
reason-stand = 持久判定
reason-brink = 敗走寸前の判定
reason-avoid = 戦車に道を開く判定
reason-pursuit = 追撃
reason-rampage = 戦象の蹂躙
reason-rally = 再編成
reason-rally-hits = 再編成後の損害
reason-quarrel = 指揮権の争い
reason-bolt-fright = 太矢への恐慌
reason-toward = 方向
event-rolled = { $side }：{ $why }のダイス：{ $face }

## 射撃と対応

event-shot = { $unit }が{ $target }を射撃({ $weapon }、{ $distance }ヘクス)：射撃力{ $strength }、ダイス{ $modifier }
event-shot-far = { $unit }が低い位置の{ $target }を射撃({ $weapon }、{ $distance }ヘクス)：命中は0の目のみ
event-shot-misses = { $unit }の射撃は{ $target }に当たらない
event-missile-supply = { $unit }：残弾は{ $ammo }
event-screen-supply = { $unit }の戦象スクリーン：残弾は{ $ammo }
event-reloaded = { $unit }は再装填した
event-harasses = { $unit }が{ $space }から{ $target }に襲撃戦術
event-turned-about = { $unit }は{ $facing }へ対応方向変更
event-turned-too-late = { $unit }は方向変更が間に合わない
event-bolt-fright = { $unit }はボルトに怯えた
event-resigned = { $side }は投了した
ask-fire-order = { $unit }はどのユニットを射撃する？
ask-return-fire = { $target }が{ $unit }を射撃した。反撃射撃を行う？
ask-parthian-shot = { $unit }は{ $mover }の前から退却する。先に射撃する？
ask-entry-reaction = { $mover }がZOCに進入した。どのユニットが射撃する？
ask-retire-reaction = { $mover }がZOCから離脱する。どのユニットが射撃する？
ask-react-facing = { $mover }が{ $unit }に隣接した。方向を変更する？
ask-harass-target = { $unit }はどのユニットに襲撃戦術を仕掛ける？
ask-harass-reaction = { $unit }が{ $target }に襲撃戦術を仕掛けた。射撃する？
ask-bolt-target = { $unit }はどのユニットにボルトを放つ？
ask-bolts-at = { $mover }がオキシベルの視線内にいる。射撃する？
ask-last-chance = 移動は終わった。残りのボルトを放つ？
do-shoot = { $unit }を射撃する
do-volley = { $unit }が射撃する
do-volley-screen = { $unit }の戦象スクリーンが射撃する
do-return-fire = 反撃射撃を行う
do-bolt = { $unit }がボルトを放つ
do-face-about = { $facing }へ方向変更する
do-harass-target-shoot = { $unit }に襲撃戦術を仕掛ける
do-return-fire-pass = 反撃射撃を行わない
do-parthian-shot-pass = 射撃せずに退却する
do-entry-reaction-pass = 射撃しない
do-retire-reaction-pass = 射撃しない
do-react-facing-pass = 方向を変更しない
do-harass-reaction-pass = これ以上射撃しない
do-bolts-at-pass = 今は射撃しない
do-last-chance-pass = これ以上ボルトを放たない
aside-resign = 投了する
aside-order-withdraw-skirmishers-ask = 敵の接近を受けた散兵：退却するか尋ねる
aside-order-withdraw-skirmishers-always = 敵の接近を受けた散兵：常に退却する
aside-order-withdraw-skirmishers-never = 敵の接近を受けた散兵：退却しない
aside-order-withdraw-others-ask = 遅い敵の接近を受けたほかのユニット：退却するか尋ねる
aside-order-withdraw-others-always = 遅い敵の接近を受けたほかのユニット：常に退却する
aside-order-withdraw-others-never = 遅い敵の接近を受けたほかのユニット：退却しない
aside-order-withdraw-leaders-ask = 敵の接近を受けた指揮官：退却するか尋ねる
aside-order-withdraw-leaders-never = 敵の接近を受けた指揮官：退却しない
aside-order-face-ask = 側面・背面に敵：方向変更するか尋ねる
aside-order-face-always = 側面・背面に敵：常に敵の方を向く
aside-order-face-never = 側面・背面に敵：方向変更しない
aside-order-entry-fire-ask = 侵入対応射撃：射撃するか尋ねる
aside-order-entry-fire-always = 侵入対応射撃：命中しうるなら常に射撃する
aside-order-entry-fire-never = 侵入対応射撃：射撃しない
aside-order-retire-fire-ask = 退却対応射撃と退却時の射撃：射撃するか尋ねる
aside-order-retire-fire-always = 退却対応射撃と退却時の射撃：命中しうるなら常に射撃する
aside-order-retire-fire-never = 退却対応射撃と退却時の射撃：射撃しない
aside-order-return-fire-ask = 反撃射撃：射撃するか尋ねる
aside-order-return-fire-always = 反撃射撃：命中しうるなら常に射撃する
aside-order-return-fire-never = 反撃射撃：射撃しない
aside-order-bolts-ask = 敵の移動後のボルト：尋ねる
aside-order-bolts-always = 敵の移動後のボルト：命中しうるなら常に放つ
aside-order-bolts-never = 敵の移動後のボルト：放たない
aside-order-trump-ask = トランプ：尋ねる
aside-order-trump-never = トランプ：応じて行うことはしない
aside-order-face-ahead-ask = すでに前面にいる敵に対しても方向変更するか尋ねる
aside-order-face-ahead-never = すでに前面にいる敵に対する方向変更は尋ねない
aside-order-bolts-every-hex-ask = ボルト：敵の移動の1ヘクスごとに尋ねる
aside-order-bolts-every-hex-always = ボルト：移動中の敵に命中しうるなら、ただちに放つ
aside-order-bolts-every-hex-never = ボルト：敵の移動の途中では尋ねない

## 移動

event-moves = { $unit }が{ $start }から{ $space }へ移動
event-turns = { $unit }が{ $space }で方向変更、{ $facing }
event-pivots = { $unit }がピボットして{ $space }へ、{ $facing }
event-wheels = { $unit }が旋回機動で{ $space }へ、{ $facing }
event-reverses = { $unit }が反転機動、{ $facing }
event-halts = { $unit }は{ $space }で停止、{ $facing }
event-hastens = { $unit }は拡張移動：{ $points }移動ポイント
event-forms-column = { $unit }は縦列になる、{ $facing }
event-leaves-column = { $unit }は縦列を解く、{ $facing }
event-forms-square = { $unit }は{ $space }で方陣を組む
event-leaves-square = { $unit }は方陣を解く
event-forms-charge = { $unit }は突撃隊形をとる
event-leaves-charge = { $unit }は突撃隊形を解く
event-deepens = { $unit }が{ $front }の下に入り、{ $space }で二重ファランクスになる
event-parts = { $unit }は二重ファランクスから分かれる
event-stuck = { $unit }は{ $space }で味方の中に停止を強いられる
event-leaves-map = { $unit }は戦場を離れる({ $edge })
event-leader-moves = { $leader }が{ $start }から{ $space }へ移動
event-goes-along = { $leader }は{ $unit }と共に移動{ $cost ->
    [0] {""}
   *[other] (命令{ $cost })
}
ask-moving = { $unit }：残り{ $mp }移動ポイント
ask-press-on = { $unit }は味方の中にいて進み続けなければならない。どこへ進む？
ask-escort = { $unit }が移動する。どの指揮官が共に移動する？
ask-leading = { $leader }はどこへ移動する？
ask-command-line = 戦列が命令を受けている。次に行動するのは？
do-move = { $unit }を移動させる
do-enter = { $space }へ進む
do-turn = { $facing }へ方向変更する
do-pivot = { $space }の側を前へピボットする
do-wheel = { $space }の側を前へ旋回機動する
do-reverse = 反転機動を行う
do-column = 縦列になる、{ $facing }
do-line-up = 縦列を解く、{ $facing }
do-square = 方陣を組む
do-break-square = 方陣を解く
do-charge = 突撃隊形をとる
do-break-charge = 突撃隊形を解く
do-deepen = { $unit }の下に入る(二重ファランクス)
do-part = 二重ファランクスから分かれる
do-hasten = 拡張移動を行う
do-exit = 戦場を離れる({ $edge })
do-halt = 停止する
do-together = 全ユニットが共に進む、{ $facing }
do-all-fire = 全ユニットが射撃する
do-escort-lead = { $leader }は共に移動する
do-escort-done = ほかの指揮官は残る
do-leading-enter = { $space }へ移動する
do-leading-halt = ここに留まる
do-command-line-lead = { $leader }は戦列と共に移動する
do-command-line-done = 戦列の行動を終える
way-cost = { $points }移動ポイント{ $hits ->
    [0] {""}
   *[other] 、耐久力損害{ $hits }
}

## 打撃戦闘

event-will-charge = { $unit }は練度判定突撃を行う
event-will-shock = { $unit }は無判定突撃を行う
event-attacks = 戦闘{ $number }：{ $unit }が{ $target }を攻撃({ $aspect })
event-lanes-opened = { $unit }は隊列に隙間を空け、戦車を通過させる
event-charge-check = { $unit }の戦闘前練度判定：{ $face }対TQ { $tq }{ $hits ->
    [0] {"、成功"}
   *[other] {"：耐久力損害"}{ $hits }
}
event-duel = { $leader }({ $total })と{ $rival }({ $other })の個人戦闘
event-leader-hit = { $leader }が{ $space }で負傷判定
event-leader-hurt = { $leader }：{ $casualty }
event-shock = { $unit }と{ $target }の槍の激突({ $aspect })：コラム{ $base }から{ $column }、{ $superiority }、ダイス{ $face }{ $modifier ->
    [0] {""}
   *[other] {" "}{ $modifier }
}：耐久力損害は攻撃側{ $attack }、防御側{ $defence }
event-both-fail = 双方が限界に達した(超過分{ $attack }対{ $defence })：{ $side }が崩れる
event-advances = { $unit }は{ $start }から{ $space }へ戦闘後前進
event-stays = { $unit }は前進すれば敗走するため留まる(耐久力損害{ $hits })
event-turns-after = { $unit }は前進後{ $facing }へ方向変更
event-passes-through = { $unit }は{ $start }から{ $space }へ通過攻撃
event-pursues = { $unit }は{ $target }を追撃する
event-rides-on = { $unit }は{ $start }から{ $space }へ追撃
ask-willing = { $unit }は移動して敵に隣接した。打撃戦闘を行う？
ask-designate = 移動していないどのユニットが打撃戦闘を行う？
ask-engage = { $attacker }はどのユニットを攻撃する？
ask-name-leader = この戦闘には複数の指揮官がいる。どの指揮官を用いる？
ask-defend-as = 防御側はどのユニットの兵科を用いる？
ask-strike-with = 攻撃側はどのユニットの兵科と方向を用いる？
ask-strike-at = どのユニットに対する攻撃方向を用いる？
ask-take-hit = 余った耐久力損害をどのユニットが受ける？
ask-allot = 次の耐久力損害を防御側のどのユニットが受ける？(残り{ $number })
ask-rout-order = 次にどの戦闘の敗走を処理する？
ask-who-advances = どのユニットが戦闘後前進を行う？
ask-advance-way = { $unit }はどのように前進する？
ask-turn-after = { $unit }は前進した。頂点1個分の方向変更を行う？
ask-pass-whom = { $unit }はどの敵を通過する？
ask-next-line = { $unit }の前に第二線がいる。どのユニットを攻撃する？
ask-pass-to = { $unit }はどのヘクスへ抜ける？
ask-riders-along = { $unit }が追撃する。{ $leader }は共に進む？
ask-broken-column = { $unit }の縦列が解ける。どちらを向く？
do-commit = { $unit }が攻撃する
do-spare = { $unit }は攻撃しない
do-fight = { $unit }を攻撃する
do-defend-as = { $unit }
do-strike-with = { $unit }
do-take-hit = { $unit }
do-name = { $leader }
do-advance = { $unit }が前進する
do-advance-to = { $space }へ前進する
do-pass-to = { $space }へ抜ける
do-keep-facing = 方向を変更しない
do-willing-commit = 打撃戦闘を行う
do-willing-spare = 打撃戦闘を行わない
do-designate-done = ほかのユニットは攻撃しない
do-engage-done = ほかのユニットは攻撃しない
do-strike-at-fight = { $unit }
do-rout-order-fight = { $unit }の戦闘
do-pass-whom-pass-to = { $space }の敵を通過する
do-advance-way-stand = 留まる
do-riders-along-follow = 共に進む
do-riders-along-stand = 残る

## 耐久力、敗走、退却

cause-0 = 損失
cause-1 = 盤外に出た
cause-2 = 敗走する経路がない
cause-3 = 敗走中にさらに損害を受けた
cause-4 = 敗走すると除去される兵科
cause-5 = 敗走中に味方の敗走に巻き込まれた
cause-6 = 味方に塞がれて場所がない
cause-7 = 象使いが象を殺した
cause-8 = 他のユニットから遠く離れた
cause-9 = 暴走が終わった
cause-10 = 敗走したダブルサイズの重装歩兵
cause-11 = 再編成に失敗
cause-12 = 象に蹂躙された
cause-13 = 敗走中の騎兵に象が隣接した
cause-14 = 敗走した徴募兵
cause-15 = 神聖隊はその場で斃れた
cause-16 = 占めるヘクスがない
cause-17 = 戦場を離れた
event-hit = { $unit }に耐久力損害{ $number }(計{ $total })
event-relieved = { $unit }の耐久力損害は{ $total }に減った
event-check-failed = { $unit }は練度判定に失敗
event-check-passed = { $unit }は練度判定に成功
event-stood = { $unit }は持久した
event-routs = { $unit }が{ $space }で敗走
event-routs-again = { $unit }は再び敗走
event-fled = { $unit }が{ $start }から{ $space }へ敗走
event-eliminated = { $unit }は除去された：{ $cause }
event-rallies = { $unit }が再編成(耐久力損害{ $number })
event-rally-fails = { $unit }の再編成は失敗
event-withdrew = { $unit }が{ $start }から{ $space }へ退却
event-refaced = { $unit }は{ $facing }へ方向変更
event-fell-back = { $unit }が{ $start }から{ $space }へ後退
event-line-withdraws = { $leader }の騎兵戦列が後退
event-plan-revealed = { $leader }の計画どおり、その戦列が退却
event-loses-nerve = { $leader }は動揺し、周囲のユニットがみな後退
event-leader-back = { $leader }が{ $start }から{ $space }へ退却
event-leader-killed = { $leader }が{ $space }で戦死
event-leader-trapped = { $leader }は{ $space }で退路を断たれて除去された
event-leader-trampled = { $leader }は{ $space }で象に踏み潰された
event-leader-left = { $leader }は戦場を離れた
event-ran = { $unit }が{ $start }から{ $space }へ暴走
event-tramples = { $unit }が{ $target }を蹂躙
event-shies = { $target }が騎兵の{ $unit }に隣接した
ask-withdrawing = { $mover }が接近した。誰が退却する？
ask-back-step = { $unit }はどこへ退却する？
ask-refacing = { $unit }は退却した。どちらを向く？
ask-accompany = { $unit }は退却した。{ $leader }は同行する？
ask-flight = { $unit }が敗走する。{ $leader }は同行する？
ask-aboard = { $unit }が暴走する。{ $leader }は象に乗り続ける？
ask-leader-back = { $leader }はどこへ退却する？
ask-must-go = { $leader }は{ $mover }から退却しなければ除去される。どこへ？
ask-escape = { $leader }はどこへ逃れる？
ask-may-escape = 敵の指揮官が接近した。{ $leader }は逃れる？
ask-planned-back = 計画退却：{ $unit }と戦列全体はどちらへ退却する？
do-withdraw = { $unit }が退却する
do-withdraw-leader = { $leader }が退却する
do-withdraw-line = { $leader }の騎兵戦列が後退する
do-reveal = { $leader }の戦列が計画退却を行う
do-back = { $space }へ退却する
do-withdrawing-stand = これ以上退却しない
do-back-step-halt = ここで止まる
do-leader-back-halt = ここで止まる
do-escape-halt = ここで止まる
do-escape-exit = 戦場を離れる
do-must-go-exit = 戦場を離れる
do-may-escape-withdraw-leader = 逃れる
do-may-escape-stand = 留まる
do-accompany-follow = 同行する
do-accompany-stand = 留まる
do-flight-follow = 同行する
do-flight-stand = 留まる
do-aboard-follow = 象に乗り続ける
do-aboard-stand = 象から降りる

## 指揮とゲームの手順

line-name = { $what }({ $whose })
event-turn = 第{ $turn }ターン
event-phase = { $phase }
event-set-up = { $unit }を{ $facing }向きに配置する
event-activated = { $leader }{ $kind ->
    [0] が活性化する
    [1] がモーメントムによって続けて行動する
    [2] がエリート個別命令フェイズを行う
    [3] が敵の大失敗に乗じて再活性化する
   *[4] は敵ZOCにいるため、打撃戦闘に指揮範囲を貸すだけとなる
}
event-passed = { $leader }はパスする
event-left-unused = { $leader }は敵ZOCにいるため、使わずにおく
event-finished = { $leader }は終了状態になる
event-tied = 同じ値の指揮官のうち誰が先かは{ $side }が決める
event-quarrel = { $holds ->
    [1] 指揮権争い：このターン、{ $leader }は最高指揮官と認められない(出目{ $face })
   *[0] このターン、{ $leader }が最高指揮官を務める(出目{ $face })
}
event-crossing = { $leader }が河岸に達した。これより麾下のユニットが渡河できる
event-brought-in = { $unit }が{ $space }に登場する
event-arrives = { $leader }が河を渡った
event-mercenaries-wake = ギリシア傭兵が動き出す。以後、移動を命じられる
event-hill-wakes = 丘の分遣隊が動き出す。以後、命令を受けられる
event-camp-wakes = 野営地に危険が迫る。以後、守備隊は命令を受けられる
event-glen-stung = トリバッロイ軍が射撃を浴びた。以後、敵に迫らなければならない
event-balance = { $holds ->
    [1] このターン、エリート個別命令フェイズがある(出目{ $face })
   *[0] このターン、エリート個別命令フェイズはない(出目{ $face })
}
event-declines-elite = { $side }はエリート個別命令フェイズを行わない
event-trump-won = { $leader }のトランプが成功する(出目{ $face }、{ $initiative }以下)
event-trumps = { $leader }が{ $over }をトランプする(出目{ $face }、{ $initiative }以下)
event-trump-failed = { $leader }のトランプは失敗し、終了状態になる(出目{ $face }、{ $initiative }以下が必要)
event-bypassed = { $leader }は飛び越された。このターンはモーメントムを使えない
event-momentum-won = モーメントム成功：{ $leader }は続けて行動できる(出目{ $face }、{ $initiative }以下)
event-momentum-failed = モーメントム失敗：{ $leader }は終了状態になる(出目{ $face }、{ $initiative }以下が必要)
event-doom = { $leader }の大失敗の判定：{ $face ->
    [0] 敵は任意の指揮官をただちに行動させられる
    [1] 敵は任意の指揮官をただちに行動させられる
    [9] 部隊が怖じ気づく
   *[other] それ以上の悪影響はない
}(出目{ $face })
event-reactivated = { $leader }が再活性化する
event-ordered = { $leader }が{ $unit }に命令を出す
event-orders-leader = { $leader }が{ $whom }に移動を命じる(命令{ $cost })
event-strategy-won = { $leader }は戦列を掌握した(出目{ $face }、{ $strategy }以下)
event-strategy-failed = { $leader }は戦列を掌握できない。個別命令のみ(出目{ $face }、{ $strategy }以下が必要)
event-commands-line = { $leader }が{ $count }ユニットの戦列に戦列命令を下す：{ $line }
event-contingent = { $wing }が{ $leader }の分遣隊を動かす：{ $count }ユニット、命令{ $cost }
event-marker-laid = { $planned ->
    [1] { $leader }の下に{ $count }ユニット分の計画退却マーカーを置く
   *[0] { $leader }の下に{ $count }ユニット分の「計画退却なし」マーカーを置く
}
event-marker-turned = { $leader }の計画退却を取りやめる
event-elephant-leader = 次のターン、{ $unit }を先頭に象部隊が突撃する
event-elephants-charge = 象部隊が突撃する：{ $count }ユニット
event-rout-points = 敗走ポイント：マケドニア{ $macedonian }/{ $macedonian_level }、相手{ $opponent }/{ $opponent_level }
event-won = { $side }の勝利：{ $how }
event-drawn = 引き分け：{ $how }

ask-set-up-facing = { $unit }をどちら向きに配置しますか
ask-plan = 計画退却マーカーを置きますか(敵には見えません)
ask-plan-line = { $leader }の下のマーカーはどの戦列のものですか。その戦列のユニットを選んでください
ask-choose-elite = 誰がエリート個別命令フェイズを行いますか
ask-due = { $side }の番です。どうしますか
ask-choose-side = どの指揮官が先に行動しますか
ask-answer-trump = { $leader }がトランプしました。トランプし返しますか
ask-trump-momentum = { $leader }のモーメントムが成功しました。トランプしますか
ask-momentum = { $leader }の行動が終わりました。モーメントムを試みますか
ask-reactivate = 敵が大失敗しました。どの指揮官をただちに行動させますか
ask-give-orders = { $leader }：残り命令{ $orders }。次の命令は
ask-choose-line = どの戦列ですか。その戦列のユニットを選んでください
ask-choose-relation = { $unit }の戦列をどう組みますか
ask-enter-at = { $unit }はどこから登場しますか
ask-come-along = { $leader }は{ $unit }とともに登場しますか
ask-place-marker = 次のターンの突撃を率いる象部隊を決めますか
ask-charge-on = 次に突撃する象部隊は

do-pass = 何もしない
do-face = 出目は{ $number }
do-done = 終わる
do-activate = { $leader }を活性化する
do-forgo = { $leader }はパスする
do-trump = { $leader }でトランプを試みる
do-shock-alone = { $leader }は打撃戦闘に指揮範囲だけを貸す
do-leave = { $leader }を今は使わずにおく
do-momentum = モーメントムを試みる
do-momentum-done = 試みない
do-elite = { $leader }がエリート個別命令フェイズを行う
do-choose-elite-pass = このターンは行わない
do-reactivate = { $leader }をただちに行動させる
do-mark = { $leader }の下に計画退却マーカーを置く
do-mark-none = { $leader }の下に「計画退却なし」マーカーを置く
do-give-orders-mark-none = { $leader }の計画退却を取りやめる
do-plan-done = これ以上置かない
do-individual = 個別命令を出す
do-line = 戦列命令：{ $line }
do-from = { $unit }の戦列
do-set-up-facing-turn = { $facing }向き
do-flank-to-flank = 横に並ぶ戦列
do-front-to-rear = 縦に並ぶ戦列
do-contingent = { $leader }が分遣隊に命じる
do-fire = { $unit }がその場で射撃する
do-recover = { $unit }が回復する
do-rally = { $unit }を再編成する
do-harass = { $unit }が敵を襲撃する
do-lead = { $leader }が移動する
do-bring = { $unit }を登場させる
do-enter-at = { $space }から登場する
do-come-along-lead = { $leader }も同行する
do-come-along-pass = まだ来ない
do-commander = { $unit }が突撃を率いる
do-place-marker-pass = 次のターンは突撃しない
do-charge-on-move = { $unit }が突撃する
do-answer-trump-pass = 行動させる
do-trump-momentum-pass = 続けさせる
do-give-orders-done = これ以上命令しない
