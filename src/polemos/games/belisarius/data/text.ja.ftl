# 「ベリサリウス」の文言(日本語)。地名・人名などは names.toml にある。

game-title = ベリサリウス
game-text = 西暦527年から566年。皇帝ユスティニアヌスは、失われた西方を取り戻すため、ベリサリウスとナルセスを送り出す。陸軍と艦隊、財政、外交、伏せられた計略を駆使し、ヴァンダル、ゴート、そしてホスローのペルシアと争う。
scenario-1 = ベリサリウス 進め!
scenario-1-text = 527-542年、4ターン。第一次ペルシア戦争からアフリカ遠征、イタリア上陸まで。最初に遊ぶならこれを。
scenario-2 = ゴート戦争
scenario-2-text = 535-554年、5ターン。アフリカは帝国の手に戻り、イタリアを巡る東ゴートとの長い戦いが始まる。
scenario-3 = ユスティニアヌス大帝
scenario-3-text = 527-566年、10ターン。第一次ペルシア戦争から治世の終わりまでのすべて。
side-imperial = 帝国
side-barbarian = 蛮族

## 選択ルール

option-negotiation = プレイヤー間の交渉
option-negotiation-text = プレイヤー同士でいつでも協定を結べる。破れば代償を払う。
option-reaction = リアクション
option-reaction-text = 『強行軍』を使えば、相手の軍隊の合間に自軍の軍隊がオペレーションを行える。
option-pillage = 略奪
option-pillage-text = 軍隊が都市や田園を略奪してSPを得られる。略奪された場所は収入を生まない。
option-colonisation = 植民
option-colonisation-text = 軍隊が植民地を建設できる。植民地は都市とみなす。
option-works = 公共事業
option-works-text = 都市で公共事業を行える。収入が増え、州の暴動が起きにくくなる。
option-rivers = 河川移動
option-rivers-text = 艦隊が河川沿いに移動できる。
option-disbanding = 部隊の解散
option-disbanding-text = 給養を受けられないユニットは解散チェックを行い、解散するか、忠誠を保つか、反乱する。
option-placement = ユニットの配置(追加)
option-placement-text = 傭兵をリーダーのいるヘクスにも、蛮族の徴兵した戦士団を同郷の戦士団のいるヘクスにも配置できる。
option-attrition = 消耗(追加)
option-attrition-text = 故郷を離れた遊牧民と蛮族の戦士団は解散しやすくなる。「部隊の解散」と併用する。
option-single-combat = 一騎打ち
option-single-combat-text = 戦闘の前にリーダー同士が一騎打ちを行える。

## いつでもできること

aside-resign = 降伏する
aside-show-markers = 計略マーカーを相手に公開する
aside-show-treasury = 国庫を相手に公開する
aside-negotiate = 協定の案を作る
aside-breach = 協定{ $number }が破られたと申し立てる
aside-ask-end-of-campaign = 敵の軍隊に対する『戦役終了』：使用を尋ねる
aside-spare-end-of-campaign = 敵の軍隊に対する『戦役終了』：使用を尋ねない
aside-ask-military-advantage = 戦闘での『軍事的優位』：使用を尋ねる
aside-spare-military-advantage = 戦闘での『軍事的優位』：使用を尋ねない
aside-ask-pope-or-patriarch-intervenes = ダイスを振り直させる『教皇/大司教の介入』：使用を尋ねる
aside-spare-pope-or-patriarch-intervenes = ダイスを振り直させる『教皇/大司教の介入』：使用を尋ねない
aside-ask-treachery = 敵のマーカーに対する『詭計』：使用を尋ねる
aside-spare-treachery = 敵のマーカーに対する『詭計』：使用を尋ねない
aside-ask-legal-reform = 離反に対する『法典の再編』：使用を尋ねる
aside-spare-legal-reform = 離反に対する『法典の再編』：使用を尋ねない
aside-ask-forced-march = リアクションとしての『強行軍』：使用を尋ねる
aside-spare-forced-march = リアクションとしての『強行軍』：使用を尋ねない

## 勝利

score-town = 占領している都市
score-colony = 占領している植民地
score-works = 占領している公共事業
score-controlled = 支配している州
score-neutral = 中立の州
level-imperial-victory = 帝国の勝利
level-great-victory = 大勝利
level-stalemate = 手詰まり
level-decline = 衰退
level-collapse = 崩壊
outlook-ahead = いま終われば{ $side }の勝利({ $by }差)。
outlook-behind = { $side }が勝つにはあと{ $by }を超える勝利ポイントが必要。
outlook-even = 勝利ポイント{ $points }で並び、いま終われば勝者なし。
outlook-level = { $side }は「{ $level }」まであと{ $left }。
outlook-won = { $side }の勝利({ $points }対{ $others })。
outlook-surrendered = 敵が降伏し、{ $side }の勝利。
outlook-drawn = 勝利ポイント{ $points }で並び、勝者なし。

## ことば

place-named = { $name }({ $number })
place-unnamed = { $number }({ $around })
place-none = マップ外
marker-named = 『{ $name }』
unit-numbered = { $name }{ $number }
list-comma = { "、" }
list-semicolon = { "。" }
guard-stack = { $space }の親衛スタック
state-imperial = 帝国支配
state-barbarian = 蛮族支配
state-neutral = 中立
cover-none = 地形効果なし
cover-constantinopolis = コンスタンティノープル
cover-town = 都市
cover-colony = 植民地
cover-rough = 荒地
cover-track = 荒地の間道
cover-marsh = 沼沢
cover-river = 河川

## サイコロを振る理由

reason-event-tens = ランダムイベント(十の位)
reason-event-units = ランダムイベント(一の位)
reason-grain = コンスタンティノープルの小麦供給
reason-attrition = 消耗
reason-migration = 移住するユニット数
reason-plague-province = 州の疫病
reason-plague-stack = 軍隊の疫病
reason-plague-town = 都市の疫病
reason-plague-markers = 疫病で失う計略マーカー
reason-corruption = 腐敗
reason-balance = バランス・オブ・パワー
reason-mutiny = 親衛兵の反乱
reason-revolt = 暴動
reason-diplomacy = 外交
reason-assassination = 暗殺
reason-heavy-tax = 重税
reason-rally = 国力回復
reason-regalia = 皇帝大権
reason-leader-returns = ユスティニアヌスの復帰
reason-leader-removed = リーダーの除去
reason-operation-points = 作戦ポイント
reason-forced-march = 強行軍の損害
reason-disease = 疫病の流行
reason-end-of-campaign = 戦役終了
reason-withdrawal-attacker = 撤退の判定(攻撃側)
reason-withdrawal-defender = 撤退の判定(防御側)
reason-withdrawal-distance = 撤退のヘクス数
reason-single-combat = 一騎打ち
reason-battle = 戦闘
reason-retreat-distance = 退却のヘクス数
reason-pillage = 略奪
reason-pillage-gain = 略奪品
reason-colonisation = 植民
reason-disband = 解散チェック
reason-breach = 協定違反で得る計略マーカー

## 選択:一般

do-pass = 何もしない
do-face = 出目は{ $number }
do-done = 終了
do-yes = はい
do-play = { $marker }をプレイする
do-drawn = 引いたマーカーは{ $marker }
do-discard = { $marker }をプールに戻す
do-lose-one-discard = 失うマーカーは{ $marker }
do-forgo = 超過分を受け取らない
do-lose = { $unit }を失う
do-place = { $space }に配置する
do-quick = 残りを標準どおりに行う
do-set-up = { $unit }を配置する

## 選択:初期配置とイベント

do-placing-pass = マップに置かない
do-placing-quick = この段階の残りを標準の配置で置く
do-gain = { $force }を得る
do-gain-leader = { $unit }を得る
do-restore-loyalty-pass = 反乱軍をそのままにする
do-legal-reform = 『法典の再編』をプレイする：{ $province }の暴動を取り消す
do-reform-pass = サイコロを振らせる
do-take = { $province }を獲得する
do-migration-take = { $province }が移住する
do-resistance-pass = どの州も獲得しない
do-alliances-pass = どの州も引き寄せない
do-alliances-take = { $province }を1段階引き寄せる
do-stack = { $space }の親衛スタックを指名する
do-pay = { $space }の兵士に支払う
do-refuse = { $space }の兵士に支払わない
do-name-victim-lose = { $space }の{ $unit }を除去する
do-casualties-done = これ以上失わない
do-roll-again-pass = 出目をそのままにする
do-roll-again-play = { $marker }をプレイして振り直させる
do-answer-pass = そのまま認める
do-answer-play = { $marker }をプレイして打ち消す

## 選択:外交

do-court = { $province }に外交を行う
do-court-guard = { $space }の親衛スタックに外交を行う
do-name-target-done = 外交を終える
do-commit = { $marker }を伏せて置く
do-lay-down-done = これ以上マーカーを置かない
do-betray = { $marker }に対して『詭計』をプレイする
do-betray-pass = マーカーをそのまま認める
do-look-markers = 敵の計略マーカーを見る
do-look-treasury = 敵の国庫を見る
do-control = { $province }の支配を得る
do-neutralise = { $province }を中立にする
do-loyal = { $space }の親衛スタックを忠誠に戻す
do-rebel = { $space }の親衛スタックを反乱させる
do-assassinate = { $unit }の暗殺を試みる

## 選択:徴税・募兵・徴兵

do-no-tax = { $province }に課税しない
do-tax = { $province }に課税する({ $points }SP)
do-heavy-tax = { $province }に重税をかける(通常{ $points }SP)
do-tax-area = { $space }に課税する({ $points }SP)
do-heavy-tax-area = { $space }に重税をかける(通常{ $points }SP)
do-no-tax-area = { $space }に課税しない
do-taxing-quick = 残りすべてに通常の課税を行う
do-taxing-done = 徴税を終える
do-tax-markers-pass = マーカーをこれ以上プレイしない
do-recruit = { $force }を募兵する({ $points }SP)
do-buy-marker = 計略マーカーを購入する({ $points }SP)
do-unpillage = { $space }の略奪マーカーを除去する
do-build = { $space }で公共事業を行う
do-recruiting-done = 募兵を終える
do-last-marker-pass = マーカーをこれ以上プレイしない
do-levy = { $force }を徴兵する
do-levying-done = 徴兵を終える
do-levy-markers-pass = マーカーをこれ以上プレイしない
do-extra-levy-done = これ以上徴兵しない
do-return-justinian = ユスティニアヌスの復帰を判定する
do-remove-leader = { $unit }の除去を判定する
do-exchange = { $marker }を渡す
do-take-marker = プールから{ $marker }を取る

## 選択:オペレーション

do-army = { $space }の軍隊({ $units }ユニット)
do-next-army-done = オペレーションを終える
do-last-markers-done = マーカーをこれ以上プレイしない
do-leave = { $unit }を外す
do-go = この編成で進軍する
do-sail = この編成で出航する
do-march = { $space }へ移動する
do-attack = { $space }を攻撃する(戦闘比{ $odds })
do-drop = { $unit }を残す
do-embark = { $unit }を乗船させる
do-ashore = { $unit }を下船させる
do-embarkation-done = これ以上乗船させない
do-pillage = 略奪する
do-colonise = 植民する
do-halt = この軍隊のオペレーションを終える
do-forced-march = { $space }から強行軍を行う
do-react = { $space }の軍隊でリアクションを行う
do-reaction-pass = リアクションを行わない
do-disease = { $space }に『疫病の流行』をプレイする
do-end-of-campaign-pass = 軍隊を続けさせる
do-end-of-campaign-play = { $marker }をプレイして作戦ポイントを失わせる

## 選択:戦闘

do-fight = 戦う
do-withdraw = 撤退を試みる
do-assault = 強襲
do-manoeuvre = 機動戦
do-use-advantage-pass = 『軍事的優位』を使わない
do-retreat = { $space }へ退却する
do-stand = 都市にとどまる
do-challenge = 一騎打ちを申し込む
do-challenge-pass = 一騎打ちを申し込まない
do-take-up-pass = 断る
do-take-up-yes = 受ける
do-champion = { $unit }が戦う

## 選択:給養

do-forage = { $unit }が徴発する
do-supply = { $unit }に給養する({ $points }SP)
do-pay-units-supply = { $unit }に支払う
do-pay-units-done = これ以上支払わない
do-feeding-done = このままでよい
do-disband = { $unit }を解散する
do-by-choice-disband = { $space }の{ $unit }を解散する
do-by-choice-done = どのユニットも解散しない
do-also-by-choice-done = ほかには解散しない
do-market = { $space }の全ユニットを給養下に置く

## 選択:協定

do-offer-sp = { $number }SPを渡すと申し出る
do-ask-sp = { $number }SPを求める
do-offer-marker = { $marker }を渡すと申し出る
do-ask-marker = { $marker }を求める
do-offer-neutral = { $province }を中立に戻すと申し出る
do-ask-neutral = { $province }を中立に戻すよう求める
do-offer-evacuate = このターンに{ $province }の都市から退くと申し出る
do-ask-evacuate = このターンに{ $province }の都市から退くよう求める
do-truce = このターンは攻撃しない
do-end-game = 今すぐゲームを終える
do-other-terms = 協定{ $number }を言葉で取り決める
do-propose = この案を示す
do-accept = 受け入れる
do-decline = 断る
do-drafting-done = 案を取り下げる
do-claim-yes = 認める
do-claim-decline = 認めない

## 質問

ask-roll = サイコロを振ってください({ $reason })。出目は？
ask-rerolled = サイコロを振り直してください({ $reason })。出目は？
ask-roll-again = { $reason }の出目は{ $face }。振り直させますか？
ask-make-room = { $count }個引くと計略マーカーが15個を超えます。どれを戻しますか？
ask-draw-one = 計略マーカーを引きます。引いたのはどれですか？
ask-lose-one = 手持ちの計略マーカーから無作為に1個選びます。選んだのはどれですか？
ask-answer = { $marker }がプレイされました。『詭計』で打ち消しますか？
ask-placing = 初期配置：{ $unit }をどこに置きますか？
ask-recover = 軍隊の回復：どのユニットを得ますか？
ask-place-recovered = { $unit }をどこに置きますか？
ask-restore-loyalty = どの反乱スタックを忠誠に戻しますか？
ask-migration = どの部族が移住しますか？
ask-migrants = { $province }の移住：あと{ $count }ユニット。次はどれですか？
ask-place-migrant = { $unit }をどこに置きますか？
ask-name-victim = あと{ $count }ユニットを除去します。次はどれですか？
ask-pay-soldiers = { $space }の兵士が{ $points }SPを要求しています(国庫{ $treasury }SP)。支払いますか？
ask-resistance = 敵が占領している中立州のどれを獲得しますか？
ask-alliances = どの州を1段階引き寄せますか？
ask-name-mutiny = どの親衛スタックに反乱を判定させますか？
ask-reform = { $province }で暴動チェックが行われます。『法典の再編』で取り消しますか？
ask-name-target = どこに外交を行いますか？
ask-lay-down = { $target }への外交：置いたマーカーは{ $own }個、敵は{ $other }個。次に何を置きますか？
ask-betray = { $target }への外交：敵のマーカーを『詭計』で打ち消しますか？
ask-exploit = { $target }への外交が成功しました({ $result })。結果をどう使いますか？
ask-taxing = 次はどこに課税しますか？
ask-tax-markers = 徴税が終わりました。マーカーをプレイしますか？
ask-recruiting = 国庫は{ $points }SP。何に使いますか？
ask-place-recruit = { $force }をどこに置きますか？
ask-theodora = テオドラの介入：どのマーカーを取りますか？
ask-procopius = プロコピオス：どのマーカーを渡しますか？
ask-exchange = { $marker }と引き換えに手持ちから無作為に1個引かれます。引かれたのはどれですか？
ask-last-marker = 募兵が終わりました。マーカーをプレイしますか？
ask-levying = 次はどのユニットを徴兵しますか？
ask-levy-markers = 徴兵が終わりました。マーカーをプレイしますか？
ask-place-levy = { $force }をどこに置きますか？
ask-extra-levy = { $province }の蜂起：あと{ $count }ユニット。次はどれですか？
ask-raise-garrison = ローマ帝国の同盟者：親衛守備隊をどこに置きますか？
ask-leader-use = リーダーマーカーを何に使いますか？
ask-place-leader = { $unit }をどのユニットに加えますか？
ask-next-army = 次はどの軍隊がオペレーションを行いますか？
ask-last-markers = すべての軍隊が行動を終えました。マーカーをプレイしますか？
ask-form-army = { $space }で行動する軍隊に誰を入れますか？
ask-embarkation = { $space }でどのユニットを乗船させますか？
ask-operate = { $space }の軍隊は残り{ $points }作戦ポイント。何を行いますか？
ask-straggler = { $space }で強行軍により1ユニットを失います。どれですか？
ask-reaction = どれかの軍隊でリアクションを行いますか？
ask-end-of-campaign = { $space }の敵軍は残り{ $points }作戦ポイント。『戦役終了』をプレイしますか？
ask-victim = { $space }の疫病：どのユニットを失いますか？
ask-cargo-without-fleet = { $space }の艦隊では乗船中のユニットを運びきれません。どれを失いますか？
ask-excess = { $space }は{ $count }ユニット超過しています。どれを除去しますか？
ask-settle = どのユニットが{ $space }に入植してゲームから外れますか？
ask-stance = { $space }で攻撃を受けました(戦闘比{ $odds })。戦いますか、撤退しますか？
ask-choose-table = { $space }の戦闘(戦闘比{ $odds }、残り{ $points }作戦ポイント)。強襲ですか、機動戦ですか？
ask-use-advantage = { $space }の戦闘(戦闘比{ $odds })。『軍事的優位』をプレイしますか？
ask-challenge = { $space }の戦闘。一騎打ちを申し込みますか？
ask-take-up = { $space }の戦闘。一騎打ちを受けますか？
ask-name-champion = { $space }の戦闘。どのリーダーが一騎打ちを行いますか？
ask-casualties = { $space }の戦闘：残る損害は戦闘力{ $loss }。どのユニットを失いますか？
ask-next-hex = { $space }から退く：あと{ $count }ヘクス。どこへ？
ask-pay-units = { $count }ユニットがそれぞれ{ $cost }SPの賜金を要求しています(国庫{ $points }SP)。どれに支払いますか？
ask-pay-army = { $space }の{ $count }ユニットがそれぞれ{ $cost }SPの賜金を要求しています(国庫{ $points }SP)。全員に支払いますか？
ask-feeding = { $space }：徴発できるユニット数を{ $count }超えています(国庫{ $points }SP)。どうしますか？
ask-market = 市場：どこの全ユニットを給養下に置きますか？
ask-by-choice = 自発的に解散させるユニットはありますか？
ask-also-by-choice = { $space }でほかに解散させるユニットはありますか？
ask-cargo-goes = { $space }に残る艦隊では足りません。乗船中のどのユニットが共に去りますか？
ask-drafting = 協定に何を盛り込みますか？
ask-proposal = 相手の提案：{ $terms } 受け入れますか？
ask-claim = 協定{ $number }を破ったと相手が申し立てました。認めますか？

## できごと

event-agreed = { $side }プレイヤーが協定を受け入れた。
event-arrived = { $unit }が{ $space }に登場した。
event-ashore = { $unit }が{ $space }で下船した。
event-assassination-fails = { $side }プレイヤーによる{ $unit }の暗殺は失敗した。
event-attack = { $from }の{ $side }軍が{ $space }を攻撃する。
event-battle = { $space }の戦闘：{ $table }、{ $column }、出目{ $face }、{ $result }。
event-betrays = { $side }プレイヤーが{ $marker }に対して『詭計』をプレイした。
event-bought-marker = { $side }プレイヤーが計略マーカーを購入した。
event-breach = { $side }プレイヤーが協定を破った。
event-breach-claimed = 協定{ $number }が破られたと{ $side }プレイヤーが申し立てた。
event-breach-denied = { $side }プレイヤーは協定{ $number }を破ったとは認めない。
event-campaign-ends = { $side }軍の戦役が終了した。
event-cancelled = { $marker }は打ち消された。
event-challenge = { $side }プレイヤーが一騎打ちを申し込んだ。
event-challenge-refused = { $side }プレイヤーが一騎打ちを断った。
event-colonised = { $side }プレイヤーが{ $space }に植民地を建設した。
event-colony-failed = { $side }プレイヤーによる{ $space }の植民は失敗した。
event-colony-lost = { $space }の植民地が失われた。
event-control = { $province }は{ $old }から{ $new }になった。
event-corruption = 腐敗により{ $side }プレイヤーは{ $lost }SPを失った。
event-courted = { $side }プレイヤーが{ $province }に外交を行う。
event-courted-guard = { $side }プレイヤーが{ $space }の親衛スタックに外交を行う。
event-currency-reform = 『貨幣改鋳』により{ $side }プレイヤーは{ $points }SPを得た。
event-declined = { $side }プレイヤーが協定を断った。
event-destroyed = { $space }の{ $unit }が除去された。
event-difference = 外交値{ $own }対{ $other }：差{ $difference }。
event-diplomacy-fails = { $side }プレイヤーの外交は失敗した。
event-disband-die = { $space }の解散チェック：出目{ $face }に修正{ $modifier }を加えて{ $total }。
event-disband-gone = { $space }の対象ユニットは解散した。
event-disband-loyal = { $space }の対象ユニットは忠誠を保った。
event-disband-revolt = { $space }の対象ユニットは反乱した。
event-discarded = { $side }プレイヤーが{ $marker }をプールに戻した。
event-discarded-hidden = { $side }プレイヤーが計略マーカー1個をプールに戻した。
event-disease = { $space }で疫病が流行し、{ $units }ユニットが失われる。
event-donative = { $side }プレイヤーが{ $unit }に賜金を支払った。
event-donative-paid = { $side }プレイヤーが{ $space }で賜金を支払った。
event-drew = { $side }プレイヤーが{ $marker }を引いた。
event-drew-back = { $side }プレイヤーが引いた{ $marker }はプールに戻る。
event-drew-hidden = { $side }プレイヤーが計略マーカーを1個引いた。
event-drew-open = { $side }プレイヤーが{ $marker }を引いた。直ちに適用する。
event-embarked = { $unit }が{ $space }で乗船した。
event-ended-by-agreement = 協定によりゲームが終了した。
event-event = { $side }プレイヤーのランダムイベント：{ $event }。
event-exchanged = { $side }プレイヤーが{ $given }を渡し、{ $received }を受け取った。
event-gave-marker = { $side }プレイヤーが{ $marker }を渡した。
event-gave-points = { $side }プレイヤーが{ $points }SPを渡した。
event-laid-down = { $side }プレイヤーが{ $marker }を伏せて置いた。
event-laid-down-hidden = { $side }プレイヤーがマーカーを1個伏せて置いた。
event-leader-placed = { $unit }が{ $space }のユニットに加わった。
event-leader-unmoved = { $unit }に変化はない。
event-left-behind = { $unit }は{ $space }に残った。
event-looted = { $side }プレイヤーが略奪で{ $points }SPを得た。
event-lost-all-markers = { $side }プレイヤーが計略マーカーをすべて失った。
event-lost-marker = { $side }プレイヤーが{ $marker }を失った。
event-lost-marker-hidden = { $side }プレイヤーが計略マーカーを1個失った。
event-loyal = { $space }の親衛スタックが忠誠に戻った。
event-markers-shown = { $side }プレイヤーが相手の計略マーカーを見た。
event-market = 市場：{ $space }の全ユニットが給養下にある。
event-marched = { $side }軍が{ $start }から{ $space }へ移動した。
event-mutiny = { $space }の親衛スタックが反乱した。
event-no-battle = { $space }で戦闘は起こらない。
event-no-mutiny = { $space }の親衛スタックは忠誠を保った。
event-no-retreat = { $side }軍は{ $space }から退却できない。
event-no-revolt = { $province }で暴動は起きなかった(修正後の出目{ $die })。
event-odds = 攻撃{ $attack }、リーダー+{ $attack-leader }、優位+{ $attack-advantage }：計{ $attack-total }。防御{ $defence }、リーダー+{ $defence-leader }、{ $cover }+{ $defence-cover }、優位+{ $defence-advantage }：計{ $defence-total }。戦闘比{ $column }。
event-operation = { $space }の{ $side }軍は{ $points }作戦ポイントを得た。
event-phase = { $side }プレイヤー：{ $phase }。
event-pillage-cleared = { $space }の略奪マーカーが除去された。
event-pillage-failed = { $side }プレイヤーによる{ $space }の略奪は失敗した。
event-pillaged = { $space }が略奪された。
event-plague = { $province }で疫病が発生した。
event-plague-area = { $space }で疫病が発生した。
event-played = { $side }プレイヤーが{ $marker }をプレイした。
event-points-lost = { $side }軍は{ $points }作戦ポイントを失った。
event-proposed = { $side }プレイヤーが協定を提案した。
event-prosperity = 繁栄により{ $side }プレイヤーは{ $gained }SPを得た。
event-rally = 『国力回復』により{ $side }プレイヤーは{ $points }SPを得た。
event-rerolled = { $side }プレイヤーが振り直して{ $face }を出した({ $reason })。
event-resigned = { $side }プレイヤーが降伏した。
event-retreat-ignored = { $side }軍は{ $space }にとどまった。
event-retreated = { $side }軍が{ $from }から{ $space }へ{ $hexes }ヘクス退いた。
event-revealed = { $side }プレイヤーが置いたのは{ $marker }({ $count }個)。
event-revolt = { $province }で暴動が起きた(修正後の出目{ $die })。
event-revolt-cancelled = 『法典の再編』により{ $province }の暴動は取り消された。
event-rolled = { $side }プレイヤーの出目は{ $face }({ $reason })。
event-saw-marker = { $side }プレイヤーが{ $marker }({ $count }個)を見た。
event-saw-treasury = { $side }プレイヤーが相手の国庫を見た({ $treasury }SP)。
event-set-up = { $unit }を{ $space }に配置した。
event-single-combat = 一騎打ち：{ $unit } { $sum }、{ $enemy } { $enemy-sum }。
event-soldiers-paid = { $side }プレイヤーが{ $space }の兵士に支払った。
event-soldiers-unpaid = { $side }プレイヤーは{ $space }の兵士に支払わない。
event-stopped = { $space }の{ $side }軍がオペレーションを終えた。
event-supplied = { $space }の{ $unit }が給養を受けた。
event-table-chosen = { $side }プレイヤーは{ $table }を選んだ。
event-tax-revolt = { $province }が重税のため離反した。
event-taxed = { $side }プレイヤーが{ $province }から{ $points }SPを徴収した。
event-taxed-area = { $side }プレイヤーが{ $space }から{ $points }SPを徴収した。
event-term-end = { $side }プレイヤーは今すぐゲームを終えたい。
event-term-evacuation = { $side }プレイヤーがこのターンに{ $province }の都市から退く。
event-term-marker = { $side }プレイヤーが{ $marker }を渡す。
event-term-neutral = { $side }プレイヤーが{ $province }を中立に戻す。
event-term-other = { $side }プレイヤーは協定{ $number }を言葉で取り決めたい。
event-term-points = { $side }プレイヤーが{ $points }SPを支払う。
event-term-truce = { $side }プレイヤーはこのターンの停戦を望む。
event-took-marker = { $side }プレイヤーがプールから{ $marker }を取った。
event-took-marker-hidden = { $side }プレイヤーがプールからマーカーを1個取った。
event-treasury-shown = { $side }プレイヤーが相手の国庫を見た。
event-turn = 第{ $turn }ターン開始。
event-withdrawal = { $side }プレイヤーの撤退判定：{ $sum }対{ $enemy-sum }。
event-works-built = { $space }で公共事業が行われた。
event-works-lost = { $space }の公共事業が失われた。

## マップの横

panel-score = { $side }：{ $points }勝利ポイント({ $level })、支配する州{ $provinces }
panel-treasury = { $side }：国庫{ $sp }SP
panel-hand = { $side }の手元の計略マーカー：{ $markers }
panel-hand-size = { $side }の手元の計略マーカー：{ $number }個
panel-nothing = なし
panel-pool = プールの計略マーカー：{ $number }個
panel-seen-markers = 最後に見た敵の計略マーカー(第{ $turn }ターン)：{ $markers }
panel-seen-treasury = 最後に見た敵の国庫(第{ $turn }ターン)：{ $sp }SP
panel-controls = { $state }：{ $provinces }

## 選択の見通し

preview-against-advantage = 敵が『軍事的優位』を使った場合
preview-area-placed = この手番に地図外エリアに配置したユニット/上限
preview-armies-idle = 行動していない軍
preview-armies-idle-text = このフェイズにまだ行動していない軍が{ $n }個ある。
preview-assassination = { $unit }の暗殺
preview-attack-points = 攻撃の宣言
preview-attack-printed = 攻撃側の印刷戦闘力
preview-attack-total = 攻撃側の戦闘力
preview-breaks-truce = 停戦の協定を破ることになる。
preview-cancels = 打ち消すマーカー
preview-carried = 乗船後の搭載ユニット
preview-changes-hands = { $province }の状態
preview-check-disband = 解散
preview-check-disband-text = { $units }が除去される
preview-check-loyal = 忠誠
preview-check-loyal-text = { $units }が費用なしでとどまる
preview-check-revolt = 反乱
preview-check-revolt-text = { $units }が除去され、ヘクスが略奪され、その州は中立になる
preview-colonise = 植民
preview-colonise-fails = 失敗
preview-colonise-fails-reaction = 失敗とリアクション
preview-colonise-fails-reaction-text = 植民地はできず、敵がマーカーを1個引く
preview-colonise-fails-text = 植民地はできない
preview-colonise-succeeds = 成功
preview-colonise-succeeds-reaction = 成功とリアクション
preview-colonise-succeeds-reaction-text = 植民地ができ、敵がマーカーを1個引く
preview-colonise-succeeds-text = 植民地ができる
preview-colony-strength = 植民力
preview-cost = 消費ポイント
preview-counters-left = 同種カウンターの残り
preview-court-least = 値{ $sum }のマーカーで、妨害なし：{ $column }の列
preview-court-most = 値{ $sum }のマーカーで、妨害なし：{ $column }の列
preview-dead-ends = 退路のないヘクス数
preview-dead-ends-text = 撤退が{ $distances }ヘクスのとき、退路のないユニットは除去される。
preview-defence-printed = 防御側の印刷戦闘力
preview-defence-total = 防御側の戦闘力
preview-diplomacy-D1 = 敵のマーカーまたは国庫を見る
preview-diplomacy-D2 = 中立の州の獲得、敵の州の中立化、反乱した親衛兵の帰順、または偵察
preview-diplomacy-D3 = 州の獲得、暗殺、親衛兵の反乱・帰順、または偵察
preview-diplomacy-nothing = 何も起こらない
preview-diplomacy-reaction = 相手が引くマーカー：{ $count }個
preview-disband-check = 解散チェック：{ $units }
preview-disease = 疫病の流行
preview-disease-loss = 失うユニット：{ $count }
preview-disease-loss-text = 占領側が{ $count }ユニットを除去する
preview-draws = 引くマーカー
preview-duel = { $own }対{ $enemy }
preview-duel-drawn = 引き分け
preview-duel-drawn-text = 両者とも生き残る
preview-duel-lost = 敗北
preview-duel-lost-text = { $own }が死ぬ
preview-duel-won = 勝利
preview-duel-won-text = { $enemy }が死ぬ
preview-enemy-markers = 敵が置いたマーカー
preview-enemy-operation-value = 攻撃側の最も高いオペレーション値
preview-enemy-sum = その合計値
preview-escapes = 撤退成功
preview-escapes-text = 防御側は出目のヘクス数だけ撤退する
preview-factor = 倍率
preview-final-points = { $side }の最終ポイント
preview-fleets = 艦隊
preview-forage = その場所の徴発値/養うユニット数
preview-forage-there = その場所の徴発値
preview-forced-march = 強行軍の損害
preview-gains = 得るSP
preview-game-ends = ゲームは直ちに終了する。
preview-gives = 渡すマーカー
preview-hand = 購入後の手元のマーカー/上限
preview-heavy-tax = 重税
preview-hexes-left = 残りのヘクス数
preview-income = 通常の税収(SP)
preview-income-each-turn = 税収(SP)
preview-justinian = ユスティニアヌスが参加：{ $side }プレイヤーが引く(失う)計略マーカー
preview-justinian-dies = ユスティニアヌスが死ぬ。帝国の計略マーカーはすべて失われ、復帰は『リーダー』によるしかない。
preview-leader-die = リーダーの判定
preview-leader-dies = 死亡
preview-leader-dies-text = { $unit }が除去される
preview-leader-removed = 除去
preview-leader-removed-text = リーダーがマップから除去される
preview-leader-returns = 復帰
preview-leader-returns-text = ユスティニアヌスがユニットに加わる
preview-leader-unmoved = 変化なし
preview-leader-unmoved-text = 何も起こらない
preview-leader-warned = 失敗
preview-leader-warned-text = { $unit }は生き延び、敵がマーカーを{ $count }個引く
preview-leaves-town = { $space }にユニットがいなくなる。
preview-left-ashore = 岸に残るユニット
preview-levies-unused = 徴兵しないユニット
preview-levies-unused-text = 無料で徴兵できる{ $n }ユニットを徴兵しない。
preview-levy-left = この州で徴兵できる残り
preview-look = 敵の秘密を一度だけ見る
preview-loot = 略奪品(SP)
preview-may-stand = そこにとどまることができる
preview-modifiers-capped = 有効な修正
preview-must-fight = 撤退失敗
preview-must-fight-text = 防御側は戦わなければならない
preview-mutinies = 反乱
preview-mutinies-text = ヘクスの親衛兵が反乱する
preview-mutiny = 親衛兵の反乱
preview-mutiny-count = 親衛ユニット数(リーダーは2)
preview-negotiator-sum = 外交を行う側の値
preview-no-points-left = 作戦ポイントは残らない。
preview-no-revolt = 暴動なし
preview-no-revolt-text = 何も起こらない
preview-no-straggler = 損害なし
preview-no-straggler-text = 全ユニットが行動する
preview-odds = 戦闘比
preview-operation-value = オペレーション値
preview-opponent-sum = 相手の値
preview-opposed-best = 敵のマーカーが最小の場合：{ $column }の列
preview-opposed-worst = 敵のマーカーが最大の場合：{ $column }の列
preview-own-markers = ここで使える自分のマーカーの値
preview-own-operation-value = 防御側の最も高いオペレーション値
preview-own-sum = 自分が置いたマーカーの値
preview-parting = { $unit }はこの手番ではもう行動しない。
preview-pillage = 略奪
preview-pillage-fails = 失敗
preview-pillage-fails-reaction = 失敗とリアクション
preview-pillage-fails-reaction-text = 略奪できず、敵がマーカーを1個引く
preview-pillage-fails-text = 略奪できない
preview-pillage-strength = 略奪力
preview-pillage-succeeds = 成功
preview-pillage-succeeds-reaction = 成功とリアクション
preview-pillage-succeeds-reaction-text = ヘクスが略奪され、敵がマーカーを1個引く
preview-pillage-succeeds-text = ヘクスが略奪される
preview-places = 配置できる場所の数
preview-points-afterwards = 適用後のポイント
preview-points-by-land = 陸上の作戦ポイント
preview-points-by-sea = 海上の作戦ポイント
preview-points-left = 残りの作戦ポイント
preview-points-lost = 失われるポイント
preview-points-lost-text = 作戦ポイント{ $points }が失われる。
preview-pool = プールのマーカー
preview-provoked = 中立の侵犯
preview-provokes = 中立の{ $province }が{ $side }プレイヤーの支配下に入る。
preview-receives = 受け取るマーカー
preview-result-AA = { $name }：攻撃側は戦闘力の半分を失い、出目のヘクス数だけ退却する。防御側はマーカーを{ $draw }個引く
preview-result-AR = { $name }(1ヘクス)
preview-result-AZ = { $name }：攻撃側の全ユニットが除去される。防御側はマーカーを{ $draw }個引き、攻撃側は{ $lose }個失う
preview-result-BB = { $name }：印刷戦闘力の低い側は全滅し、相手も同じだけ失う
preview-result-DD = { $name }：防御側は戦闘力の半分を失い、出目のヘクス数だけ退却する。攻撃側はマーカーを{ $draw }個引く
preview-result-DR = { $name }(1ヘクス)
preview-result-DZ = { $name }：防御側の全ユニットが除去される。攻撃側はマーカーを{ $draw }個引き、防御側は{ $lose }個失う
preview-revealed = 判定：{ $column }の列
preview-revolt = 暴動
preview-revolt-check = { $province }の暴動チェック
preview-revolt-text = { $province }は{ $state }になる
preview-room-aboard = 乗船の空き
preview-settles = 1ユニットが入植してゲームから外れる
preview-sp-cost = 費用(SP)
preview-sp-left = 支払後の国庫(SP)
preview-stack = その場所のユニット数/上限
preview-stands = その場にとどまる
preview-stays-loyal = 忠誠
preview-stays-loyal-text = 親衛兵は忠誠を保つ
preview-still-hungry = 支払いか解散が必要な残りのユニット
preview-still-unpaid = 未払いのユニット
preview-stops = 敵の支配地域に入るので停止する
preview-straggler = 1ユニットの損害
preview-straggler-text = 軍隊は所有者の選ぶ1ユニットを失う
preview-strength = 印刷戦闘力
preview-strength-lost = 失う戦闘力
preview-strength-still-to-lose = さらに失う戦闘力
preview-supply-cost = 徴発で足りない場合の給養(SP)
preview-tax-revolt-enemy = 離反
preview-tax-revolt-enemy-text = 税は得られず、{ $side }プレイヤーが{ $province }に最大{ $count }ユニットを配置する
preview-tax-revolt-neutral = 離反
preview-tax-revolt-neutral-text = 税は得られない
preview-tax-revolt-own = 離反
preview-tax-revolt-own-text = 税は得られず、{ $province }は{ $side }プレイヤーの支配下に入る
preview-tax-yields = 税×{ $factor }
preview-tax-yields-text = { $sp }SPを得る
preview-treasury-afterwards = 徴税後の国庫(SP)
preview-treasury-then = 協定後の国庫(SP)
preview-truce = 停戦違反
preview-units = ユニット
preview-units-fed = 給養されるユニット
preview-units-go = { $units }がマップから除去される。
preview-units-of = { $side }のユニット
preview-units-there = そこにいるユニット
preview-unopposed = 妨害がない場合：{ $column }の列
preview-unpaid-go = 賜金を受け取れず、マップから除去される：{ $units }。
preview-untaxed = 通常の税{ $sp }SPを徴収しない。
preview-vp = { $side }の勝利ポイント
preview-way-along-river = 河川沿い({ $count }ヘクス)
preview-way-area = 地図外エリアへの進入
preview-way-ground = 道路外の{ $terrain }({ $count }ヘクス)
preview-way-river = 渡河({ $count }回)
preview-way-road = 道路({ $count }ヘクス)
preview-way-sea-friendly = 海上、味方の港湾から({ $count }ヘクス)
preview-way-sea-other = 海上、味方の港湾以外から({ $count }ヘクス)
preview-way-strait = 海峡({ $count }回)
preview-way-track = 間道({ $count }ヘクス)
preview-with-advantage = 『軍事的優位』を使った場合
preview-withdrawal = 防御側が撤退を試みた場合

## マップの横:シート

sheet-agreements = 協定
sheet-area-placed = この手番に地図外エリアに配置したユニット
sheet-army = 行動中の{ $side }軍
sheet-army-at = 位置
sheet-army-strength = 印刷戦闘力
sheet-army-units = ユニット
sheet-attack = 攻撃
sheet-attempt = 外交
sheet-attempt-target = 対象
sheet-barred = このターンに徴税・募兵・徴兵ができない州
sheet-battle = 戦闘
sheet-battle-from = 攻撃元
sheet-battle-in = 戦場
sheet-bound = 拘束される側：{ $sides }
sheet-closed = このターンは徴税・募兵・徴兵不可
sheet-colonies = 植民地：{ $places }
sheet-defence = 防御
sheet-empty = 空き：{ $places }
sheet-evacuate = { $province }の都市から退く
sheet-halted = 移動
sheet-halted-text = 敵の支配地域により停止
sheet-purse = { $side }：資源
sheet-hand-size = 手元の計略マーカー
sheet-held = { $side }：{ $places }
sheet-hidden = 非公開
sheet-income = 現状での通常の税収
sheet-laid-down = 置いたマーカー({ $side })
sheet-markers = プールと場のマーカー
sheet-neutral = { $province }を中立に戻す
sheet-odds = 戦闘比
sheet-options = 使用中の選択ルール
sheet-other = 言葉による協定{ $number }
sheet-phase = フェイズ
sheet-pillaged = 略奪：{ $places }
sheet-points = 勝利ポイント
sheet-points-left = 残りの作戦ポイント
sheet-pool = プールのマーカー
sheet-pool-size = プールの計略マーカー
sheet-proposed = 提案中
sheet-provinces = 州
sheet-provinces-controlled = 支配している州の数
sheet-reinforcements = 増援
sheet-score = { $side }：得点
sheet-seen = { $side }：最後に見た内容
sheet-seen-in = 第{ $turn }ターンに確認
sheet-table = 戦闘結果表
sheet-to-next-level = 次の段階までのポイント
sheet-treasury = 国庫(SP)
sheet-truce = 停戦
sheet-turn = ターン
sheet-turn-number = ターン
sheet-unit-aboard = 乗船中
sheet-unit-adrift = 解散判定中
sheet-unit-dead = 死亡
sheet-unit-fed = 給養済み
sheet-unit-finished = 行動済み
sheet-unit-in-action = 行動中
sheet-unit-reacted = リアクション済み
sheet-unit-rebel = 反乱
sheet-units = { $side }：ユニット
sheet-until = 第{ $turn }ターン終了まで
sheet-works = 公共事業：{ $places }

## 表:列の見出し

head-commanded = 所属
head-control = 支配
head-core = 中核州
head-income-barbarian = 蛮族の税収
head-income-imperial = 帝国の税収
head-left = 残り
head-levied = 徴兵済み
head-levy = 徴兵値
head-levy-types = 徴兵できる種類
head-notes = 備考
head-operation-value = オペレーション値
head-province = 州
head-recruit = 募兵(SP)
head-state = 状態
head-strength = 戦闘力
head-supply = 給養(SP)
head-towns = 都市と植民地
head-type = 種類
head-unit = ユニット
head-where = 位置

## 表:題名と注記

grid-provinces = 州支配チャート
grid-provinces-note = 州の名前と税収は原典による。徴兵値と徴兵できる種類は再構成したもの。
grid-reinforcements = ゲーム外のユニット
grid-units = 配置中のユニット
grid-units-note = 戦闘力とオペレーション値は再構成したもの。ただし野戦軍・守備隊・リーダーのオペレーション値は原典による。

## 表:行・列の見出しと題名

cell-dice = サイコロ{ $count }個
cell-disband = 解散
cell-loyal = 忠誠
cell-revolt = 反乱
cell-uprising = 暴動
grid-areas = 地図外エリア
grid-areas-note = 港湾の有無は、ペルシアを除いて再構成したもの。
grid-colonisation = 植民表
grid-colonisation-note = 選択ルール。列は植民力。C=植民地を建設、R=相手がマーカーを引く。
grid-colonisation-strength = 植民力
grid-control-chart = 州支配チャート
grid-control-chart-note = 州の名前とゲーム開始時の支配は原典による。徴兵値の大半と徴兵できる種類は再構成したもの。
grid-counter-mix = 州別のカウンター数
grid-crt-assault = 戦闘結果表：強襲
grid-crt-manoeuvre = 戦闘結果表：機動戦
grid-crt-results = 戦闘結果の意味
grid-diplomacy = 外交表
grid-diplomacy-note = 列は修正後の差。D=外交の成功、R=相手がマーカーを引く。
grid-diplomacy-modifiers = 外交の差の修正
grid-diplomacy-results = 外交の結果の意味
grid-disband = 解散表
grid-disband-note = 選択ルール。
grid-disband-modifiers = 解散の修正
grid-events = ランダムイベント表
grid-events-note = 2個のサイコロを十の位、一の位の順に読む。
grid-heavy-tax = 重税表
grid-heavy-tax-modifiers = 重税の修正
grid-income = 収入
grid-income-note = 都市と植民地はユニットを置いている側に、地図外エリアは支配している側に入る。
grid-leaders = リーダー
grid-levels = 勝利の段階
grid-limits = 上限など
grid-lines = 道路・間道・河川・海峡
grid-lines-note = 道路と間道は地形のコストに代えて、河川と海峡は地形のコストに加えて支払う。
grid-one-die = サイコロ1個の判定
grid-op-costs = オペレーションの消費ポイント
grid-op-costs-note = 機動戦のポイントは総額で、攻撃宣言の分を含む。
grid-op-points = 作戦ポイント
grid-op-points-note = 軍隊で最も低いオペレーション値に、最良のリーダーに応じた倍率の出目を加える。
grid-other-costs = その他の費用
grid-phases = 手番のフェイズ
grid-phases-note = 先手は{ $side }プレイヤー。
grid-pillage = 略奪表
grid-pillage-note = 選択ルール。列は軍隊のユニット数。P=ヘクスを略奪、R=相手がマーカーを引く。
grid-pillage-loot = 略奪品
grid-revolt = 暴動表
grid-revolt-effect = 暴動後の支配
grid-revolt-modifiers = 暴動の修正
grid-scenarios = シナリオ
grid-sites = 都市などの場所
grid-sites-note = 防御の修正は原典による。
grid-stratagems = 計略マーカー
grid-stratagems-note = 種類ごとの個数は再構成したもの。
grid-strength = 戦闘力の修正
grid-strength-note = 防御側の地形と都市は最良のもの1つだけを数える。
grid-strength-factor = 戦闘力の倍率
grid-terrain = 地形効果表
grid-terrain-note = 防御の修正は原典による。
grid-turns = ターン記録表
grid-unit-costs = ユニットの費用
grid-unit-values = ユニットの値
grid-unit-values-note = 野戦軍と守備隊のオペレーション値は原典の例による。
grid-victory-points = 勝利ポイント
grid-victory-points-note = 都市・植民地・公共事業は占領している側に。州は徴兵値の倍数。
head-after = 後
head-area = エリア
head-at-least = 最低ポイント
head-barbarian = 蛮族
head-before = 前
head-best-leader = 軍隊の最良のリーダー
head-cost-to-enter = 進入ポイント
head-counts = 値
head-defence = 防御
head-dice = 出目
head-die = 出目
head-die-counts = 出目の倍率
head-diplomacy-value = 外交値
head-effect = 内容
head-event = イベント
head-factor = 倍率
head-for = 対象
head-for-whom = 適用
head-forage = 徴発値
head-from-land = 陸からの入口
head-from-sea = 海からの入口
head-guard-operation-value = 親衛のオペレーション値
head-guard-strength = 親衛の戦闘力
head-imperial = 帝国
head-income = 収入(SP)
head-leader = リーダー
head-level = 段階
head-line = 線
head-loser-loses = 敗者が失う
head-marker = マーカー
head-markers-barbarian = マーカー(蛮族)
head-markers-imperial = マーカー(帝国)
head-modified-die = 修正後の出目
head-modifier = 修正
head-modifiers = 修正の合計
head-name = 名称
head-number = 個数
head-operation = オペレーション
head-order = 順
head-origin = 出所
head-phase = フェイズ
head-points = ポイント
head-port = 港湾
head-provinces = 州
head-purpose = 用途
head-result = 結果
head-scenario = シナリオ
head-site = 場所
head-sp = SP
head-sp-barbarian = SP(蛮族)
head-sp-imperial = SP(帝国)
head-stars = 星
head-start = シナリオ{ $number }
head-tax = 税
head-terrain = 地形
head-towns-number = 都市数
head-turn = ターン
head-turns = ターン
head-value = 値
head-victor-draws = 勝者が引く
head-what = 内容
head-when = 時期
head-years = 年代
provenance-reconstructed = 再構成
provenance-source = 原典
row-cost-along-river = 艦隊の河川ヘクス進入(選択ルール)
row-cost-area = 地図外エリアへの進入
row-cost-assault = 強襲
row-cost-colonise = 植民(選択ルール)
row-cost-manoeuvre = 機動戦
row-cost-pillage = 略奪(選択ルール)
row-cost-sea-friendly = 海上のヘクス進入(味方の港湾からのオペレーション)
row-cost-sea-other = 海上のヘクス進入(それ以外からのオペレーション)
row-die-assassination = 暗殺：リーダーが死ぬ
row-die-disease = 疫病の流行：失うユニット数
row-die-forced-march = 強行軍：1ユニットを失う
row-die-leader-removed = リーダー：敵リーダーを除去
row-die-leader-returns = リーダー：ユスティニアヌスが復帰
row-die-plague-province = 疫病：州やエリアで発生
row-die-plague-stack = 疫病：スタックを除去
row-die-plague-town = 疫病：都市が荒れる
row-diplomacy-core = 中核州
row-diplomacy-guard-leader = リーダーのいる親衛スタック
row-diplomacy-persia = ペルシア
row-diplomacy-towns = 州の全都市・全植民地を占領
row-disband-all-away = 全員が故郷を離れた遊牧民・蛮族戦士団(選択ルール)
row-disband-leader-1 = ヘクスに1つ星のリーダー
row-disband-leader-2 = ヘクスに2つ星のリーダー
row-disband-some-away = 一部がそれに当たる(選択ルール)
row-leader-0 = なし
row-leader-1 = 1つ星
row-leader-2 = 2つ星
row-limit-area = 手番中に地図外エリアに配置するユニット
row-limit-fleet = 艦隊1個が運ぶ陸上ユニット
row-limit-hand = 手元の計略マーカー
row-limit-justinian-factor = ユスティニアヌスが参加した戦闘のマーカー(帝国プレイヤー)
row-limit-justinian-markers = ユスティニアヌスがコンスタンティノープルを占領している間に引けるマーカー
row-limit-stack = 1ヘクスのユニット
row-line-river = 河川
row-line-road = 道路
row-line-strait = 海峡
row-line-track = 間道
row-loot-other = その他の都市、植民地
row-loot-rich = コンスタンティノープル、富裕都市
row-price-colony = 植民の試み
row-price-demand-pay = 兵士の支払要求(1スタックにつき)
row-price-donative = 賜金の要求(1ユニットにつき)
row-price-marker = 計略マーカー
row-price-unpillage-other = 略奪マーカーの除去(その他のヘクス)
row-price-unpillage-town = 略奪マーカーの除去(印刷された都市)
row-price-works = 公共事業
row-revolt-pillaged = 州に略奪マーカーがある
row-revolt-works = 州の全都市・全植民地に公共事業
row-settler-0 = ユニット
row-settler-1 = 1つ星のリーダー
row-settler-2 = 2つ星のリーダー
row-settlers = 入植するユニット
row-site-city = 都市
row-site-colony = 植民地
row-site-constantinopolis = コンスタンティノープル
row-site-offmap = 地図外エリア
row-site-pillaged = 略奪された場所
row-site-rich = 富裕都市
row-site-works = 公共事業(加算)
row-strength-advantage = 軍事的優位
row-strength-colony = 植民地
row-strength-constantinopolis = コンスタンティノープル
row-strength-leader-1 = 1つ星のリーダー
row-strength-leader-2 = 2つ星のリーダー
row-strength-marsh = 沼沢
row-strength-river = 渡河攻撃
row-strength-rough = 荒地
row-strength-town = 都市
row-strength-track = 荒地の間道
row-tax-justinian = ユスティニアヌスがコンスタンティノープルにいる(帝国プレイヤー)
row-tax-leader-1 = 州に1つ星のリーダー
row-tax-leader-2 = 州に2つ星のリーダー
row-tax-not-controlled = 支配していない州
row-tax-pillaged = 州に略奪マーカーがある
row-vp-city = その他の都市
row-vp-colony = 植民地
row-vp-constantinopolis = コンスタンティノープル
row-vp-controlled = 支配している州(徴兵値)
row-vp-neutral = 中立の州(徴兵値)
row-vp-rich = 富裕都市
row-vp-roma = ローマ
row-vp-works = 公共事業
row-whom-both = 双方
row-whom-defender = 防御側
when-any = いつでも
when-battle = 戦闘
when-diplomacy = 外交フェイズ(双方)
when-enemy-operations = 敵の作戦フェイズ
when-event = ランダムイベントフェイズ
when-levy = 徴兵フェイズ
when-operations = 作戦フェイズ
when-recruitment = 募兵フェイズ
when-recruitment-end = 募兵フェイズの終わり
when-supply = 給養フェイズ
when-taxation = 徴税フェイズ
when-victory = 勝利で引いたとき、直ちに

## 局面エディターの項目

palette-aboard = 乗船中
palette-area_placed = この手番に地図外エリアに配置したユニット
palette-barred = このターンは徴税・募兵・徴兵不可
palette-colonies = 植民地
palette-dead = 死亡
palette-dice = 先に出るサイコロの目(例：3 4 6)
palette-dice-asked = プレイヤーが振って入力
palette-dice_mode = サイコロ
palette-dice-seeded = プログラムが振る
palette-draws = 先に引く(失う)マーカー(例：agent, 2 treachery)
palette-group-chance = サイコロと引き
palette-group-map = マップ上のマーカー
palette-group-provinces = 州の支配
palette-group-sides = 国庫と手元のマーカー
palette-group-turn = ターン
palette-group-units = ユニットの状態
palette-hands = 手元のマーカー({ $side })
palette-options = 選択ルール
palette-phase = フェイズ
palette-pillaged = 略奪
palette-player = 手番のプレイヤー
palette-reacted = このターンにリアクション済み
palette-rebels = 反乱した親衛兵
palette-seed = 乱数の種
palette-sp = 国庫({ $side }、SP)
palette-spent = このフェイズに行動済み
palette-turn = ターン
palette-works = 公共事業

## ダイスに要る目と、何も起こらなかったとき

needs-grain = 出た目の数だけマーカーを失う
needs-attrition = 出た目の数だけユニットを失う
needs-migration = 出た目の数だけユニットが移住する
needs-plague-province = { $faces }なら疫病が発生
needs-plague-stack = { $faces }ならその場のユニットは全滅
needs-plague-town = { $faces }なら町は略奪状態、植民地は失われる
needs-plague-markers = 出た目の数だけマーカーを失う
needs-corruption = 出た目の数だけSPを失う
needs-balance = 出た目の数だけマーカーを引く
needs-mutiny = 親衛ユニットの数より小さければ反乱
needs-revolt = 修正後の出目が{ $faces }なら暴動
needs-heavy-tax = 修正後の出目が{ $faces }なら離反、大きいほど税は多い
needs-assassination = { $faces }ならリーダーは殺される
needs-leader-returns = { $faces }ならユスティニアヌスが戻る
needs-leader-removed = { $faces }ならリーダーは除去される
needs-forced-march = { $faces }ならユニット1個を失う
needs-disease = { $one }ならユニット1個、{ $two }なら2個が病死
needs-withdrawal-attacker = 合計が大きければ防御側は撤退できる
needs-withdrawal-defender = 合計が大きければ防御側は撤退できる
needs-single-combat = 合計の小さいリーダーが失われる
otherwise-grain = マーカーは失われなかった。
otherwise-attrition = 何も失われなかった。
otherwise-plague-province = 疫病は広がらなかった。
otherwise-plague-stack = その場の全員が助かった。
otherwise-plague-town = その場所は無事だった。
otherwise-plague-markers = マーカーは失われなかった。
otherwise-forced-march = 落伍者は出なかった。
## 説明：ほかの選択と比べて多いもの、少ないもの

gain-town = { $sign ->
    [up] { $space }を取るか守る
   *[down] { $space }を失うか取れない
 }
gain-province = { $sign ->
    [up] { $province }での立場が強まる
   *[down] { $province }での立場が弱まる
 }
gain-colonies = { $sign ->
    [up] 植民地が増える
   *[down] 植民地が減る
 }
gain-works = { $sign ->
    [up] 公共事業が増える
   *[down] 公共事業が減る
 }
gain-strength = { $sign ->
    [up] 敵より戦力が増える
   *[down] 敵より戦力が減る
 }
gain-fleets = { $sign ->
    [up] 敵より艦隊が増える
   *[down] 敵より艦隊が減る
 }
gain-leaders = { $sign ->
    [up] 敵より指揮官が優れる
   *[down] 敵より指揮官が劣る
 }
gain-risk = { $sign ->
    [up] 自分の都市が安全になる
   *[down] 自分の都市が危うくなる
 }
gain-threat = { $sign ->
    [up] 敵の都市への脅威が増す
   *[down] 敵の都市への脅威が減る
 }
gain-levies = { $sign ->
    [up] これからのターンの州が増える
   *[down] これからのターンの州が減る
 }
gain-money = { $sign ->
    [up] 資金が増える
   *[down] 資金が減る
 }
gain-hand = { $sign ->
    [up] 手元の計略マーカーが良くなる
   *[down] 手元の計略マーカーが悪くなる
 }
gain-enemy-hand = { $sign ->
    [up] 敵の計略マーカーが減る
   *[down] 敵の計略マーカーが増える
 }
