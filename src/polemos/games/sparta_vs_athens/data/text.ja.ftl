### スパルタ対アテナイ(日本語)

game-title = スパルタ対アテナイ
game-text = 前431年から前400年。アテナイの艦隊とスパルタの重装歩兵。指揮官が陸と海に部隊を率い、政府は倒れ、同盟都市は反乱し、貢納がすべてを支える。戦場はシケリアからビザンチウムまで。

scenario-archidamian = アルキダモス戦争
scenario-archidamian-text = 前431年から前422年まで、最長10年。最初のアッティカ侵攻から和平の前夜まで。最初に遊ぶならこのシナリオ。
scenario-campaign = キャンペーン
scenario-campaign-text = 前431年から前401年まで、最長31年。アルキダモス戦争、不安な平和、シケリア、そしてエーゲ海の戦い。
scenario-nicias = ニキアスの和約とシケリア遠征
scenario-nicias-text = 前421年から前413年まで、最長9年。名ばかりの平和、アルゴス、そしてシラキュース大遠征。
scenario-ionian = イオニア戦争
scenario-ionian-text = 前412年から前401年まで、最長12年。シケリアの後。イオニアが離反し、ペルシャが金を出し、アテナイは穀物の道のために戦う。

side-athens = アテナイ
side-sparta = スパルタ
side-nobody = なし
level-even = 互角
level-leads = 現状では勝ち
level-lost = 敗北
level-trails = 現状では負け
level-won = 勝利

moment = 前{ $year }年 { $quarter } { $phase }：{ $side }
moment-administration = 前{ $year }年 { $phase }

how-undecided = 未決着
how-city = 敵の都市が陥落
how-scenario = シナリオ終了
how-league = ペロポネソス同盟がアテナイ側につく
how-allies = スパルタ連合が脱落
how-darius = ダレイオスの死
how-resigned = 投了

unknown-leader = 指揮官(伏せ)
force-marker = 第{ $number }軍
panel-prestige = 名声 { $level }(正はアテナイ優位)
panel-government = 政府#{ $number }：{ $government }
panel-treasury = { $side }：{ $number }タラント
sheet-war = 戦況
sheet-prestige = 名声
sheet-government = 政府
sheet-treasury = 国庫

## 選択ルール

option-halved-tribute = 供物の半減
option-halved-tribute-text = 印刷どおり、アテナイは供物を2で(政府#1では3で)割る。
option-free-italians = イタリア勢の維持管理コスト免除
option-free-italians-text = 印刷どおり、シケリアとイタリアの黄色の陸上ユニットは維持管理コストを払わない。
option-all-forts = 全砦を初期配置
option-all-forts-text = 印刷どおり、デケレイア以外の砦がすべて最初から立つ(プラタイア、ヒオス・レスボスも)。
option-early-toll = 政府#8からの通行料
option-early-toll-text = 収入表の印刷どおり、黒海通行料は政府#8で始まる。
option-early-fund = 政府#9からの第2積立基金
option-early-fund-text = 収入表の印刷どおり、第2積立基金は政府#9から使える。
option-cythera-garrison = キュテーラの駐留軍
option-cythera-garrison-text = 印刷どおり、アテナイ陸上ユニット5個がキュテーラに置かれる。
option-literal-sixes = 海上戦闘結果テーブルの6の行を文字どおりに
option-literal-sixes-text = 海上戦闘結果テーブルの最後の行を原文のまま読む。
option-no-stacking-limits = スタック制限なし
option-no-stacking-limits-text = 1つのローカルに何個でもスタックできる。
option-open-boxes = 軍勢ボックス公開
option-open-boxes-text = 軍勢ボックスのユニットは両者に見える。指揮官は見えない。
option-free-in-greece = ギリシャ本土の維持管理コスト免除
option-free-in-greece-text = 春と夏、点線内の青と紫の陸上ユニットは無料。冬は各国の国外戦力のうち総戦力の3分の1まで無料。
option-sure-ravage = 略奪は必ず成功
option-sure-ravage-text = ダイスを振らず、守備隊にも影響しない。
option-siege-by-sea = 包囲には制海権が必要
option-siege-by-sea-text = 沿岸では包囲側の海軍戦力も上回っていなければならない。
option-blockade-of-athens = 封鎖とアテナイ
option-blockade-of-athens-text = プロポンティス封鎖は供物に影響しないが、その間スパルタは優勢な艦隊なしでアテナイを包囲できる。
option-mainland-at-war = ギリシャ本土の同盟国は最初から参戦
option-mainland-at-war-text = 本土の同盟国は開始時から戦争状態、イタリアとシケリアはイベントで参戦する。
option-firm-anactorium = アナクトリウムとオイニアダイは中立化しない
option-firm-anactorium-text = 両都市は中立にならない。
option-forts-by-government = 砦は政府による
option-forts-by-government-text = 開始時の砦は4つ、残りは政府とともに現れる。ミノア砦はメガラに置く。
option-firm-corinth = メガラとコリントスは中立化しない
option-firm-corinth-text = 両都市は中立にならない。
option-tribute-by-garrison = 守備隊による供物
option-tribute-by-garrison-text = アテナイはスパルタ支配下を除くデロス同盟都市の守備隊値の合計を2か3で割って得る。スパルタは得ない。
option-lasting-naupactus = ナフパクトスの減収の恒久化
option-lasting-naupactus-text = 3回起きた後、ナフパクトスによる減収は恒久となる。
option-pay-on-leaving = 出発時の支払い
option-pay-on-leaving-text = 作戦フェイズに本拠を離れるユニットはその場で維持管理コストを払う。
option-paying-ports = 港でも維持管理コスト
option-paying-ports-text = 港の艦隊も維持管理コストを払う。
option-refused-battle = 襲撃軍との戦闘拒否
option-refused-battle-text = 陸軍を運べるだけの艦隊があれば地上戦闘を拒否できる。
option-close-verdict = アルキダモス戦争の判定
option-close-verdict-text = 名声7以上でアテナイ、5以下でスパルタの勝利、6は引き分け。
option-mutual-incitement = 双方が煽動
option-mutual-incitement-text = 敵側のデロス同盟都市なら隣接ユニットの有無にかかわらず煽動できる。
option-seventeen-lost = 疫病で17戦力喪失
option-seventeen-lost-text = アッティカが初めて略奪された翌年、アテナイは陸上ユニット17戦力を永久に失う。
option-no-rebuilding = 損失は再建不可
option-no-rebuilding-text = 戦闘で失った陸上ユニットは永久に除かれる。
option-ravage-by-entry = 進入による略奪
option-ravage-by-entry-text = アッティカ、メガラ、ペロポネソスは軍の進入で略奪され、ダイスは振らない。
option-yearly-unnamed = 毎年4人の無名指揮官
option-yearly-unnamed-text = 毎年、両陣営は無名指揮官を最大4人まで引き直す。
option-parity-sortie = 同等以上での反包囲
option-parity-sortie-text = 被包囲側は包囲側以上の戦力がなければ反包囲を試みられない。

preset-printed = 印刷版
preset-printed-text = 出版されたルールとエラッタ。
preset-corrected = 修正版
preset-corrected-text = 出版されたルールに、デザイナーの回答のうち修正にあたるものを加えたもの。
preset-designer-revision = デザイナー改訂版
preset-designer-revision-text = 修正版に、デザイナーの改訂ルール1〜21を加えたもの。

## ダイス

reason-land-battle = 地上戦闘
reason-sea-battle = 海上戦闘
reason-siege = 包囲
reason-sortie = 反包囲
reason-ravage = 略奪
reason-interception = 迎撃
reason-evasion = 回避
reason-leader = 指揮官の死傷
reason-incitement = 反乱煽動
reason-athens-revolt = アテナイの反乱
reason-persuasion = 説得
reason-persia = ペルシャの資金
reason-darius = ダレイオス
reason-plague = 疫病
reason-war-resumes = 戦争再開
reason-verdict = 勝敗判定

event-rolled = { $side }のダイス：{ $face }({ $reason })。
event-decided = { $side }の勝利：{ $how }。
event-resigned = { $side }が投了した。

## 都市、国家、砦

event-captured = { $side }が{ $space }を占領した。
event-reverts = { $space }は元の陣営に戻った。
event-mytilene-returns = ミティリニが占領された。4都市とそのユニットは再びアテナイ側となった。
event-mytilene-revolts = ミティリニ、メテュムナ、エレソス、ヒオスがスパルタ側についた。
event-siege-ends = { $target }の包囲が解けた。
event-prestige = 名声が{ $change }動いて{ $level }となった。
event-out-of-war = { $bloc }が戦争から脱落した。
event-stranger-lost = { $unit }は{ $space }を離れられず除去された。
event-stays-true = { $space }は反乱しなかった。
event-revolt = { $space }が反乱し{ $side }側についた。
event-turned = { $unit }は以後{ $side }に属する。
event-expelled = { $unit }は追い出された。次の季節に戻る。
event-athens-revolts = アテナイで反乱が起きた。
event-garrison-away = アテナイの守備隊が年末まで除かれた。
event-income-lost = 次の収入フェイズ、アテナイは収入を得ない。
event-fort-placed = { $fort }を{ $space }に置いた。
event-fort-destroyed = { $space }の{ $fort }が破壊された。
event-set-aside = ミノア砦がある間、{ $unit }はカウンターミックスから除かれる。
event-blockade = プロポンティスが封鎖された。
event-blockade-ends = プロポンティスの封鎖が解けた。

ask-athens-in-revolt = アテナイの反乱で何を失わせますか？
do-send-away-garrison = 守備隊(年末まで)
do-take-income = 次の収入
ask-set-aside-fleet = どの艦隊を除きますか？
do-pick = { $unit }
do-pass = パス
do-face = { $number }
do-done = 終了

## 作戦

event-leads = { $unit }が{ $space }で作戦行動を始めた。
event-marched = { $unit }が{ $start }から{ $space }へ移動した(陸上{ $armies }個、艦隊{ $fleets }個、残り{ $left }作戦ポイント)。
event-marched-alone = { $unit }が単独で{ $start }から{ $space }へ移動した(残り{ $left }作戦ポイント)。
event-seen-marching = { $side }が{ $start }から{ $space }へ移動した(陸上{ $armies }個、艦隊{ $fleets }個{ $boxes ->
    [0] {""}
   *[other] 、軍勢マーカー{ $boxes }個
  })。
event-seen-alone = { $side }の指揮官1人が単独で{ $start }から{ $space }へ移動した。
event-pays-on-leaving = { $side }は本国を離れるため{ $cost }タラントを払った。残り{ $left }。
event-dropped = { $unit }が{ $space }で分離した。
event-picked-up = { $unit }を{ $space }でピックアップした。
event-runs-in = { $side }の艦隊が包囲下の{ $target }の港に入った。
event-too-many = { $space }はスタック制限を超え、{ $unit }を除去した。
event-redeployed-hidden = { $side }の指揮官1人が{ $start }から{ $space }へ転属した。
event-redeployed = { $unit }が{ $start }から{ $space }へ転属した。
event-formed = { $side }が{ $space }に軍勢マーカー{ $number }を置いた。
event-dissolved = { $side }が{ $space }で軍勢{ $number }のユニットをマップに置いた。
event-expedition = シケリア派遣(陸上{ $armies }個、艦隊{ $fleets }個)。
event-sea-announced = { $side }が{ $space }で海上戦闘を表明した。
event-land-announced = { $side }が{ $space }で地上戦闘を表明した。
event-goes-on = { $side }が{ $space }で移動の継続を表明した。
event-intercepts = { $side }が{ $space }で迎撃を試みた。
event-intercepted = { $side }が{ $space }で迎撃に成功した({ $ours }対{ $theirs })。
event-slips-past = { $side }は{ $space }で迎撃に失敗した({ $ours }対{ $theirs })。
event-tries-to-evade = { $side }が{ $space }で海上戦闘の回避を試みた。
event-evaded = { $side }が{ $space }で海上戦闘を回避した({ $ours }対{ $theirs })。
event-does-not-evade = { $side }は{ $space }で回避に失敗した({ $ours }対{ $theirs })。
event-commands-at-sea = { $unit }が海上で指揮した({ $naval })。
event-into-port = { $side }の艦隊{ $count }個が{ $space }の港に入った。
event-stands-outside = { $side }は{ $space }で外側にとどまった。
event-withdrew = { $side }は{ $target }の内側に退却した。
event-declined = { $side }は{ $space }で戦闘を避けた。

ask-pressed-operation = 敵と共存しているどの軍勢を先に移動または戦闘させますか？
ask-next-operation = 次に誰が作戦行動を行いますか？
do-next-operation-done = 作戦行動を終える
do-lead = { $unit }が作戦行動を行う
do-sortie = { $target }から反包囲を行う
do-raise-siege = { $target }の包囲を解く
do-incite = { $space }の反乱を煽動する
do-incite-athens = アテナイの反乱を煽動する
do-expedition = シケリア派遣を行う
do-build = { $fort }を置く
do-form = 軍勢マーカー{ $number }を置く
do-dissolve = 軍勢{ $number }をマップに置く
ask-operating = 軍勢は何をしますか？
do-take-all = 全ユニットを率いる
do-take-troops = 陸上ユニットをすべて率いる
do-take-fleets = 艦隊をすべて率いる
do-take = { $unit }を率いる
do-drop = { $unit }を分離する
do-pick-up = { $unit }をピックアップする
do-move = { $space }へ移動する
do-load = { $named ->
    [1] { $unit }の乗る艦隊を指定する
   *[other] { $unit }を乗船させる
  }
ask-berth = どの艦隊が{ $unit }を運びますか？
do-land = { $unit }を上陸させる
do-land-all = すべて上陸させる
do-sea-fight = 海上戦闘を行う
do-land-fight = 地上戦闘を行う
do-besiege = { $target }を包囲する
do-ravage = { $target }を略奪する
do-operating-inside = { $target }の港に入る
do-stop = 停止する
do-stay-aboard = 乗船したまま停止する
ask-disembark = 誰を上陸させますか？ 残りは乗船したままです。
do-disembark-stay-aboard = 乗船したまま残る
ask-picking-up = ここでほかに誰をピックアップしますか？
do-picking-up-done = 以上
ask-excess = { $locale }のスタック制限を超えています。どのユニットを除去しますか？
ask-redeployment = どの指揮官を転属させますか？
do-redeployment-done = 転属を終える
do-redeploy = { $unit }を転属させる
ask-new-post = 指揮官をどこに置きますか？
ask-form-at = 軍勢マーカーをどこに置きますか？
ask-form-with = 軍勢保持ボックスに誰を入れますか？
do-form-with-done = 以上
ask-expedition = 誰がシケリア派遣を指揮しますか？
do-expedition-lead = { $unit }が指揮する
ask-embarking = 誰がシラキュースへ向かいますか？
do-embarking-done = 出航する
ask-stowing = 誰の乗る艦隊を指定しますか？ 残りは最も強い艦隊に乗ります。
do-stowing-done = 以上
ask-sea-meeting = { $locale }に敵艦隊がいます。戦闘と移動の継続のどちらにしますか？
do-go-on = 移動を継続する
ask-ashore-too = { $locale }での海上戦闘に加えて地上戦闘も行いますか？
do-decline = 行わない
ask-landing = 誰を{ $locale }に上陸させて戦いますか？
do-landing-done = 以上
ask-outside-or-inside = { $locale }での地上戦闘：外側で防御しますか、内側に退却しますか？
do-outside = 外側で防御する
do-inside = { $target }の内側に退却する
do-outside-or-inside-decline = 戦闘を避ける
ask-assign-fleets = { $locale }でどの艦隊を地上戦闘に参加させますか？
do-as-marines = { $unit }を地上戦闘に参加させる
do-all-as-marines = すべて地上戦闘に参加させる
do-assign-fleets-done = 残りは海上にとどまる
ask-interception = 敵が{ $locale }を通過します。迎撃しますか？
do-let-pass = 通過させる
do-intercept = 迎撃する
do-interception-leave-out = { $unit }を加えない
ask-evasion = { $locale }での海上戦闘：回避を試みますか？
do-stand = 回避しない
do-evade = 回避を試みる
ask-port-or-sea = { $locale }でどの艦隊を港に入れますか？
do-port-or-sea-stand = 残りは港の外側で防御する
do-all-into-port = すべて港に入れる
do-into-port = { $unit }を港に入れる

aside-resign = 投了する
aside-inside-ask = 城塞都市と砦：内側に退却するか尋ねる
aside-inside-always = 城塞都市と砦：常に内側に退却する
aside-intercept-ask = 敵艦隊の通過：迎撃するか尋ねる
aside-intercept-never = 敵艦隊の通過：常に通過させる
aside-evade-ask = 海上戦闘：回避するか尋ねる
aside-evade-never = 海上戦闘：回避を試みない
aside-port-ask = 港：どの艦隊を入れるか尋ねる
aside-port-always = 港：常にすべて入れる
aside-pay-ask = 維持管理コスト：誰に払うか尋ねる
aside-pay-in-order = 維持管理コスト：強いユニットから払う
aside-fight-ask = 敵艦隊との遭遇：戦うか尋ねる
aside-fight-1 = 敵艦隊との遭遇：1対1以上なら戦う
aside-fight-2 = 敵艦隊との遭遇：2対1以上なら戦う
aside-fight-3 = 敵艦隊との遭遇：3対1以上なら戦う
aside-fight-4 = 敵艦隊との遭遇：4対1以上なら戦う
aside-fight-5 = 敵艦隊との遭遇：5対1以上なら戦う
aside-fight-6 = 敵艦隊との遭遇：6対1以上なら戦う
aside-fight-7 = 敵艦隊との遭遇：7対1以上なら戦う
aside-fight-8 = 敵艦隊との遭遇：8対1以上なら戦う
aside-fight-9 = 敵艦隊との遭遇：9対1以上なら戦う
aside-hold = { $number }の迎撃：行わない
aside-free = { $number }の迎撃：質問への答えに従う

way-cost = { $points }作戦ポイント
way-ships = 敵艦隊あり
way-troops = 敵陸上ユニットあり
way-enemy-city = 敵の都市
way-own-city = 自軍の都市
way-neutral = どちらにも属さない都市

## 戦闘

term-armies = 陸上ユニット
term-fleets = 海上ユニット
term-marines = 海兵
term-garrison = 守備隊
term-fort = 砦
term-first-force = スパルタ軍勢1
term-attack-leader = 攻撃側の指揮官
term-defence-leader = 防御側の指揮官
term-plataea = プラタイア
term-counter-siege = 反包囲

event-sea-battle = { $side }が{ $space }で海上戦闘を仕掛けた。
event-land-battle = { $side }が{ $space }で地上戦闘を仕掛けた。
event-garrison-attacked = { $side }が{ $space }の守備隊を攻撃した。
event-revealed = { $unit }が{ $space }で公開された。
event-commands = { $unit }が{ $space }で指揮した(シフト{ $shift })。
event-brought = { $side }の{ $term }は{ $points }ポイントだった。
event-shifted = { $term }により{ $value }コラムのシフトとなった。
event-modified = { $term }によりダイスに{ $value }の修正が加わった。
event-odds = 戦力は{ $attack }対{ $defence }、最終戦闘比は{ $column }となった。
event-battle = { $space }の戦闘結果：出目{ $face }、戦闘比{ $column }で{ $code }となった。
event-stepped-down = { $side }が{ $space }の損失を引き下げた。
event-flipped = { $unit }が{ $space }で減少戦力になった。
event-unit-lost = { $unit }が{ $space }で除去された。
event-leader-lost = { $unit }が{ $space }で死亡した。
event-garrison-lost = { $space }の守備隊が除去された。
event-battle-lost = { $side }が{ $space }で敗北し、{ $points }戦力ポイントを失った({ $levels ->
    [0] 名声の変化なし
   *[other] 年末に名声{ $levels }レベル
})。
event-besieges = { $side }が{ $target }を包囲した。
event-siege = { $target }の包囲：出目{ $face }、戦闘比{ $column }で{ $success ->
    [0] 効果がなかった
   *[other] 陥落した
}。
event-invested = { $target }は閉じ込められた。
event-sallies = { $target }の軍勢が反包囲を試みた。
event-sortie = { $target }の反包囲：出目{ $face }、戦闘比{ $column }で{ $success ->
    [0] 失敗した
   *[other] 成功し、外で戦闘となった
}。
event-ravaged = { $side }が{ $space }を略奪した。
event-ravage-fails = { $side }は{ $space }の略奪に失敗した(出目{ $dice })。
event-attica-ravaged = アッティカが略奪された({ $count }回目)。

ask-commander = この戦闘でどの指揮官が統率力シフトを提供しますか？
ask-step-down = 損失を引き下げますか？生き残ったユニットはすべて裏返されます。
ask-casualty = どのユニットを除去しますか？残り{ $left }個です。
ask-kill = 死亡する敵の指揮官を選んでください。
ask-besiegers = どのユニットが{ $target }を包囲しますか？
do-command = { $unit }が指揮する
do-commander-done = 海上戦闘ではシフトを使わない
do-step-down = 損失を引き下げる
do-take-losses = 損失をそのまま受ける
do-lose = { $unit }を除去する
do-kill = { $unit }が死亡する
do-with = { $unit }が包囲する
do-besiegers-take-all = 全ユニットで包囲する
do-besiegers-done = 残りは包囲に加えない


## 兵站

event-side-phase = { $phase }：{ $side }
event-maintained = { $side }は維持管理コスト{ $cost }を払い、残り{ $left }。
event-paid = { $unit }に維持管理コスト{ $cost }を払う。残り{ $left }。
event-unpaid = { $space }の{ $unit }は支払われず減少戦力面になる。
event-disbanded = { $space }の{ $unit }は支払われず永久に除去される。
event-raised = { $side }は{ $unit }を{ $cost }で創設。残り{ $left }。
event-arrives = { $unit }が{ $space }に到着。
event-waits = { $unit }は置く場所がなく待機。
event-retired = { $unit }は永久に引退。
event-retired-hidden = { $side }の指揮官1人が永久に引退。

ask-pay-unit = 次にどのユニットの維持管理コストを払いますか？払えないユニットは減少戦力面になります。
do-pay = { $unit }に払う
ask-raise = どのユニットを創設しますか？
do-raise = { $unit }を創設({ $strength })
do-raise-done = 創設しない
ask-quarter = { $unit }をどこに置きますか？
do-place = { $space }
ask-spartan-leaders = どの指揮官を登場または引退させますか？
do-enter = { $unit }が登場
do-retire = { $unit }が引退
do-spartan-leaders-done = 以上
ask-athenian-leaders = 控えのどの指揮官で戦死者を補いますか？
do-athenian-leaders-done = 補わない
ask-recall = どの無名指揮官をカップに戻しますか？

## 年

event-year = 前{ $year }年。
event-quarter = 前{ $year }年{ $quarter }。
event-phase = { $phase }。
event-joins = { $bloc }が{ $side }側で参戦した。
event-nation-joins = { $nation }が{ $side }側で参戦した。
event-event = { $event }。
event-persuasion = { $event }：アテナイ{ $athens }、スパルタ{ $sparta }。
event-peace = ニキアスの和約が成立した。
event-peace-holds = 和約は続く(ダイスの合計{ $total })。
event-war-resumes = 和約が破れ、戦争が再開した。
event-goes-home = { $unit }が{ $start }から{ $space }へ帰還した。
event-argos-stopped = アルゴスの同盟は実を結ばなかった。
event-darius-dies = ダレイオス2世が死去した。
event-plague = アテナイに疫病が発生し、守備隊は年末まで除去された。
event-no-plague = アテナイに疫病は発生しなかった。
event-diseased = { $unit }が疫病で失われた。
event-brasidas = ブラシダスが{ $unit }とともにトラキアへ遠征し、アンフィポリスを包囲した。
event-government = アテナイ政府#{ $number }が政権を握った。
event-averted = 2人の指揮官を除去し、政府#{ $number }が政権を維持した。
event-leader-comes = { $unit }が{ $space }に配置された。
event-leader-comes-hidden = { $side }の指揮官1人が{ $space }に配置された。
event-leader-retires = { $unit }がゲームから除去された。
event-drew = { $side }が{ $unit }を引いた。
event-drew-hidden = { $side }が無名指揮官を1人引いた。
event-unnamed-return = { $side }の無名指揮官がカップに戻された。
event-tribute = { $side }が供物{ $talents }タラントを受け取った。
event-property-tax = { $side }が財産税{ $talents }タラントを受け取った。
event-toll = { $side }が黒海通行料{ $talents }タラントを受け取った。
event-fund = { $side }が積立基金から{ $talents }タラントを受け取った。
event-revenue = { $side }が基本収入{ $talents }タラントを受け取った。
event-less-revenue = { $side }の基本収入が{ $talents }タラント減った。
event-persian-gold = { $side }がペルシャから{ $talents }タラントを受け取った。
event-no-income = { $side }は今年の収入を得られなかった。
event-builds = { $side }が都市建設に{ $talents }タラントを支払った。
event-chooser = 今年は{ $side }が第1プレイヤーを決定する。
event-goes-first = { $side }が第1プレイヤーになった。
event-set-up = { $unit }が{ $space }に配置された。
event-left-out = { $unit }は配置されなかった。

ask-appoint = 次にどの指揮官を配置しますか？
do-appoint = { $unit }
do-appoint-done = 今年はこれ以上配置しない
ask-station = { $leader }をどこに配置しますか？
ask-draw-more = 無名指揮官をもう1人引きますか？
do-draw = 1人引く
do-draw-more-done = これ以上引かない
ask-draw-unnamed = カップから引いたのはどの指揮官ですか？
do-drawn = { $unit }
ask-fall = 名声が低下しました。政権を交代しますか？
do-fall-pass = 次の政府に交代する
do-avert = 2人の指揮官を除去して政権を維持する
ask-allowed-forts = どの砦を今配置しますか？
do-allowed-forts-done = 今は砦を配置しない
ask-build-at = { $fort }をどこに配置しますか？
ask-homeward = { $unit }はどこへ帰還しますか？
ask-declare = { $event }を発生させますか？
do-declare = { $event }を発生させる
do-declare-pass = 今は発生させない
ask-attempt = { $event }を試みますか？
do-attempt = { $event }を試みる
do-attempt-pass = 今年は試みない
ask-succumb = どの陸上ユニットが疫病で失われますか？
ask-place-persians = { $unit }をどこに配置しますか？
ask-go-first = この季節はどちらが第1プレイヤーになりますか？
do-go-first = { $side }が第1プレイヤーになる
ask-with-brasidas = どの陸上ユニットがブラシダスとともにアンフィポリスへ行きますか？
do-with-brasidas-pass = ブラシダスは行かない

ask-leave-out = どのユニットを配置せずに残しますか？
do-leave-out = { $unit }を残す
ask-send-abroad = { $locale }にはどのユニットを配置しますか？
do-send = { $unit }
ask-spread-fleet = ペロポネソス同盟の艦隊をどこに配置しますか？
do-spread = 一部を{ $space }に配置する
do-spread-fleet-place = すべて{ $space }に配置する
ask-set-down = { $unit }をどこに配置しますか？
do-quick = すべて自動で配置する
ask-fort-site = { $fort }をどこに置きますか？

## 表

list-comma = 、
list-semicolon = 。
head-die = ダイス
head-modified-die = 修正後の出目
head-result = 結果
head-effect = 効果
head-modifier = 修正
head-operation = 作戦行動
head-op = OP
head-place = 場所
head-units-of-side = 1陣営のユニット数
head-purpose = 目的
head-talents = タラント
head-case = 場合
head-source = 収入源
head-cause = 原因
head-column-0 = 前407年より前
head-column-1 = 前407年以降
head-levels = レベル
head-first = 1レベル
head-second = 2レベル
head-third = 3レベル
head-number = 番号
head-from-year = 開始年
head-to-year = 終了年
head-leaders = 指揮官
head-allowance = 初年の人数
head-divisor = 除数
head-tested = 名声で交代
head-forts = 砦
head-safe = 攻撃不可
head-opens = 攻撃可能になる
head-averts = 除去で回避
head-event = イベント
head-years = 年
head-decider = 決定者
head-year = 年
head-dies-on = 死亡する目
head-phase = フェイズ
head-quarter = クォーター
head-nation = 国家
head-colour = 色
head-side = 陣営
head-has-units = ユニット
head-printed-count = 都市数(印刷)
head-listed-count = 都市数(一覧)
head-drops-out = 脱落数
head-group = グループ
head-cities = 都市
head-from-start = 最初から参戦
head-unit = ユニット
head-kind = 種類
head-strength = 戦力
head-reduced = 減少戦力面
head-home = 本拠
head-exempt = 維持管理コスト免除
head-leader = 指揮官
head-code = 記号
head-naval = 海上戦闘
head-land = 地上戦闘
head-ops = OP
head-fort = 砦
head-sites = 設置場所
head-revised-site = 設置場所[rev.8]
head-city = 都市
head-garrison = GSP
head-walls = 城壁
head-port = 港
head-boxes = 赤/青の欄
grid-crt-land = 地上戦闘結果テーブル
grid-crt-naval = 海上戦闘結果テーブル
grid-crt-results = 戦闘結果の意味
grid-siege = 包囲テーブル
grid-siege-modifiers = 包囲の修正
grid-operations = 作戦ポイント
grid-stacking = スタック制限
grid-maintenance = 維持管理コストと創設
grid-exempt = 維持管理コストのかからないユニット
grid-income-athens = アテナイの収入
grid-reductions = スパルタの減収
grid-persian-tribute = ペルシャ収入
grid-prestige = 名声調整テーブル
grid-prestige-scale = 規模による名声
grid-governments = アテナイ政府テーブル
grid-events = イベント
grid-darius = ダレイオスの死
grid-phases = 1年の手順
grid-nations = 国家
grid-groups = 同盟国の区分
grid-units = ユニット
grid-leaders = 指揮官
grid-forts = 砦
grid-cities = 都市
row-siege-plataea = プラタイア
row-siege-countersiege = 反包囲
row-operation-land-route = 地上ルートで進入
row-operation-coastal-route = 沿岸ルートで進入
row-operation-sea-route = 海上ルートで進入
row-operation-siege = 包囲の試み
row-operation-drop = ユニットの分離
row-operation-pick-up = ユニットのピックアップ
row-operation-combat = 戦闘
row-operation-ravage = 略奪
row-operation-interception = 迎撃
row-operation-evasion = 回避
row-operation-counter-siege = 反包囲
row-stacking-land = 陸ローカル LSP
row-stacking-walled = 城塞都市 LSP
row-stacking-fleets = 陸の描かれた海 NSP
row-stacking-coast-fleets = 港のない沿岸 NSP
row-stacking-open-sea-fleets = 外洋 NSP
row-stacking-port-fleets = 港 NSP
row-stacking-leaders = 指揮官
row-maintenance-upkeep = 維持管理コスト 1戦力あたり
row-maintenance-raising = 創設 1戦力あたり
row-maintenance-small-spartans = 無料のスパルタ戦力
row-reduction-athens-ravaged = 前年アテナイが略奪された
row-reduction-fort-pylos = ピュロスに敵の砦
row-reduction-megara-ravaged = 前年メガラが略奪された
row-reduction-megara-neutral = メガラが中立
row-reduction-fort-minoa = ミノアに敵の砦
row-reduction-anactorium-neutral = アナクトリウムが中立
row-reduction-oeniadae-neutral = オイニアダイが中立
row-reduction-naupactus = ナフパクトスにアテナイ艦隊
row-reduction-corinth-neutral = コリントスが中立
row-scale-battle = 敗者の失った戦力
row-scale-tribute = デロス供物総額の変化
row-prestige-nation-out = 国家の脱落
row-prestige-fort-placed = 砦の設置
row-prestige-attica-ravaged = アッティカの略奪
row-prestige-megara-spared = メガラが略奪されなかった
row-prestige-peloponnesia-spared = ペロポネソスが略奪されなかった
row-prestige-athens-revolt = アテナイの反乱
row-prestige-syracuse-left = シラキュースからの撤退(1ユニット)
row-prestige-carthage = カルタゴのシケリア侵攻
row-prestige-argos-occupied = アルゴス占領
row-prestige-chalcidice-occupied = カルキディケ占領
row-prestige-decelea = デケレイア要塞化
cell-exempt-always = 常に
cell-exempt-printed = 印刷版のみ
cell-exempt-answered = 印刷版以外

score-points = 名声 { $points }
score-prestige = 名声
score-syracuse = アテナイ軍によるシラキュース占領
score-allies-out = スパルタ連合の脱落
score-untouched = アテナイは一度も包囲・占領されていない
score-touched = アテナイは包囲または占領された
score-time = 時間切れまでアテナイの勝利なし

ask-enter-at-start = どの指揮官を最初から配置しますか？
do-enter-at-start-done = 残りは後で配置する
ask-roll = { $side }のダイス({ $reason })：出目はいくつですか？

## 予測

preview-points = 作戦ポイント
preview-points-left = 残りの作戦ポイント
preview-costs = コスト
preview-shift-sea = { $unit }の海上シフト
preview-shift-land = { $unit }の地上シフト
preview-may-come-armies = 率いることのできる陸上ユニット({ $count }個)の戦力
preview-may-come-fleets = 率いることのできる艦隊({ $count }個)の戦力
preview-force-armies = 軍勢の陸上ユニット({ $count }個)の戦力
preview-force-fleets = 軍勢の艦隊({ $count }個)の戦力
preview-own-armies = そこにいる味方の陸上ユニット({ $count }個)の戦力
preview-own-fleets = そこにいる味方の艦隊({ $count }個)の戦力
preview-enemy-armies = そこにいる敵の陸上ユニット({ $count }個)の戦力
preview-enemy-fleets = そこにいる敵の艦隊({ $count }個)の戦力
preview-unseen = { $space }の軍勢マーカーと伏せた指揮官(内容不明)
preview-garrison = 守備隊
preview-shelters = 内側に退却できる場所
preview-room-aboard = 陸上ユニットを乗せられる艦隊
preview-aboard = 乗船中の陸上ユニット
preview-way-land = 地上ルート
preview-way-coast = 沿岸ルート
preview-way-sea = 海上ルート
preview-port = 味方の港
preview-shore = その岸から艦隊が進める先
preview-stack-armies = そこにいる陸上ユニットと制限
preview-stack-fleets = そこにいる艦隊と制限
preview-too-many = { $space }で停止するとスタック制限を{ $count }個超え、超過分は除去される。
preview-must-fight = 敵の陸上ユニットがいる。内側に退却されないかぎり戦闘しなければならない。
preview-tribute = この都市が払うようになる供物
preview-upkeep = 現在地での維持管理コスト(1季節)
preview-upkeep-now = 全ユニットの維持管理コスト(現在地)
preview-called-off = 指揮官だけが作戦行動済みになる
preview-year-end = 年末の名声
preview-strength = { $side }の戦力
preview-brings = { $side }：{ $term }
preview-column-at-worst = そこにいる可能性のある最良の敵指揮官が指揮した場合の戦闘比
preview-column = 最終戦闘比
preview-leader-risk = { $unit }が死亡する出目
preview-then-on-land = 続いて地上戦闘を行う
preview-loses = { $side }はユニット{ $units }個のうち{ $count }個を失う
preview-unhurt = { $side }は損失なし
preview-garrison-falls = 守備隊が除去される
preview-garrison-stays = 守備隊は残る
preview-sea-battle = { $space }の海上戦闘(戦闘比{ $column })
preview-land-battle = { $space }の地上戦闘(戦闘比{ $column })
preview-interception = { $space }の迎撃：海上シフトは味方{ $mine }、敵{ $theirs }
preview-interception-done = 迎撃成功
preview-interception-done-text = 迎撃した側が海上戦闘を仕掛ける。
preview-interception-fails = 迎撃失敗
preview-interception-fails-text = 軍勢は移動を続け、ローカルを離れる。
preview-evasion = { $space }の回避：海上シフトは味方{ $mine }、敵{ $theirs }
preview-evasion-done = 回避成功
preview-evasion-done-text = 海上戦闘は起こらない。
preview-evasion-fails = 回避失敗
preview-evasion-fails-text = 海上戦闘を続ける。
preview-units-lost = 失う味方ユニットと戦闘中のユニット
preview-units-reduced = 減少戦力になる味方ユニット
preview-points-lost = 失う戦力ポイント
preview-steps-down = 生き残りはすべて減少戦力になり、すでに減少戦力のものは除去される。
preview-price = 再び編成する費用
preview-cargo-lost = ともに失うもの
preview-carrier = 艦隊の戦力
preview-carries = すでに乗船中
preview-replaced = 無名指揮官が代わりに入る
preview-siege = { $target }の包囲(戦闘比{ $column })
preview-siege-falls = DE
preview-siege-falls-text = 陥落し、内側のものはすべて除去される。
preview-siege-holds = NE
preview-siege-holds-text = 内側のものは閉じ込められる。
preview-no-battle = 地上戦闘なし(全員が内側に退却)
preview-no-fight = 戦闘は起こらない
preview-no-siege = 見えている敵だけでは包囲できない
preview-sortie = 反包囲
preview-sortie-out = DE
preview-sortie-out-text = 包囲が解け、全員が外側で戦闘を行う。
preview-sortie-shut = NE
preview-sortie-shut-text = 次の作戦フェイズまで閉じ込められたままになる。
preview-ravage = 略奪
preview-ravage-done = 略奪成功
preview-ravage-done-text = 守備隊は年末まで除かれる。
preview-ravage-fails = 略奪失敗
preview-ravage-fails-text = この四半期はその都市を再び略奪できない。
preview-if-so = 成功した場合
preview-box = ボックスの数値
preview-incite = { $space }の反乱の煽動
preview-revolts = 反乱
preview-revolts-text = 都市が寝返り、そこにいる敵ユニットは追い出される。
preview-stays-true = 反乱なし
preview-stays-true-text = このフェイズは再び煽動できない。
preview-incite-athens = アテナイの反乱
preview-athens-revolts = 反乱
preview-athens-revolts-text = 名声がスパルタへ{ $level }動き、守備隊か次の収入を失わせる。
preview-athens-true = 反乱なし
preview-athens-true-text = 何も起こらない。
preview-once = ゲーム中1回しか試みられない。
preview-income = 現状での{ $side }の収入
preview-talents-left = 残りのタラント
preview-still-owed = ほかのユニットの維持管理コスト
preview-not-paid = 払えなくなるユニット
preview-disbanded = すでに減少戦力のため永久に失われる：{ $units }。
preview-comes = 登場する季節
preview-prestige = 名声(正はアテナイ優位)
preview-persuasion = { $event }
preview-persuades = 発生する
preview-persuades-text = イベントが発生する。
preview-fails-to-persuade = 発生しない
preview-fails-to-persuade-text = 来年また試みられる。
preview-given-up = 除去される指揮官
preview-for-good = 2人は永久にゲームから除かれる。
preview-next-government = 次の政府
preview-first = 先に行動する側
preview-last = 相手の行動を見てから最後に行動する側
preview-twice = 続けて2回行動する側

## マップの脇

sheet-coming = 現状での年末の名声の変化
sheet-coming-text = 戦闘、国家、砦、供物、略奪されていない地域による
sheet-falls-below = 政府が交代する名声
sheet-falls-text = 次の政府フェイズに名声がこれより低ければ交代する
sheet-chooser = 第1プレイヤーを決める側
sheet-peace = ニキアスの和約
sheet-persia = ペルシャの資金
sheet-toll = 黒海通行料
sheet-ravaged = 今年略奪された都市
sheet-revolted = 反乱した都市
sheet-options = 使用中の選択ルール
sheet-income = 予想される収入
sheet-upkeep = 次の維持管理コスト
sheet-as-things-stand = 現状のままの場合
sheet-delian = 供物の合計
sheet-last-year = 前回の収入では{ $number }
sheet-purse = { $side }：資源
sheet-leaders = { $side }：指揮官
sheet-units = { $side }：ユニット
sheet-tribute = 供物
sheet-sieges = 包囲
sheet-forts = 砦
grid-leaders-now = 指揮官
grid-units-now = ユニット
grid-tribute-now = 供物を払う都市と反乱した都市
grid-sieges-now = 包囲
grid-forts-now = 砦
head-governments = 政府
head-state = 状態
head-upkeep = 維持管理コスト
head-red-box = 赤ボックス
head-blue-box = 青ボックス
head-pays = 支払先
head-revolted = 反乱
head-besiegers = 包囲側
head-inside = 内側
head-column = 戦闘比
cell-pool = 未登場
cell-dead = 除去
cell-out = ゲーム外
cell-reserve = 控え
cell-cup = カップ
cell-hidden = 不明
cell-operated = 作戦行動済み
cell-aboard = 乗船中
cell-besieging = 包囲中
cell-shut-in = 被包囲
cell-fort-to-come = 未設置
cell-fort-stands = 設置済み
cell-fort-destroyed = 破壊
cell-fort-never = 使用しない
overlay-tribute = { $side }に供物を払う都市
overlay-intercept = { $side }の艦隊(遭遇・迎撃)
overlay-occupied = { $side }が駐留する都市
overlay-captured = { $side }が占領した都市
overlay-incite = { $side }が煽動できる都市
overlay-by-land = { $unit }の到達範囲(陸上)
overlay-by-sea = { $unit }の到達範囲(海上)
outlook-even = 今終わると引き分けになる。
outlook-ahead = 今終わると{ $side }の勝利になる。
outlook-for = { $side }：{ $reasons }。
outlook-archidamian = 前{ $year }年の終わりに名声(現在{ $prestige })で決まり、{ $level }以上なら{ $athens }が有利になる。
outlook-campaign = ダレイオスの死去時に、赤のユニットがシラキュースを占領し名声(現在{ $prestige })でも優位なら{ $athens }、そうでなければ{ $sparta }の勝利になる。
outlook-nicias = 前{ $year }年が終わるまでにスパルタ連合を脱落させれば{ $athens }、そうでなければ{ $sparta }の勝利になる。
outlook-ionian = ダレイオスの死去までにアテナイ市を包囲または占領すれば{ $sparta }、そうでなければ{ $athens }の勝利になる。
outlook-cities = アテナイまたはスパルタの都市を失った側は直ちに敗北する。

### 局面の編集

palette-attica_ravages = アッティカ略奪の回数
palette-attica_year = アッティカが初めて略奪された年(紀元前、0：なし)
palette-battle_levels = 今年の戦闘による名声
palette-chooser = 先攻を決める側
palette-dice = 先に出るダイスの目(例：3 4 6)
palette-dice-asked = プレイヤーが振って入力
palette-dice-seeded = プログラムが振る
palette-dice_mode = ダイス
palette-down = 減少面のユニット
palette-first = 先攻
palette-flags = 現在の状態
palette-fort_levels = 今年置かれた砦による名声
palette-government = アテナイの政府
palette-group-chance = ダイス
palette-group-sides = 陣営
palette-group-turn = 時
palette-group-war = 戦争
palette-happened = 起きたイベント
palette-level = 前回の政府フェイズの名声
palette-nation_levels = 今年脱落した国家による名声
palette-naupactus_years = ナフパクトスによる減収の回数
palette-options = 選択ルール
palette-phase = フェイズ
palette-prestige = 名声(正はアテナイ優位)
palette-quarter = 季節
palette-seed = 乱数の種
palette-side = どちらのフェイズか
palette-since = 現政府の発足(紀元前の年)
palette-tax_years = 財産税の残り年数
palette-treasury = { $side }のタラント
palette-tribute = 前回の供物合計(割る前)
palette-tribute_before = 前々回の供物合計
palette-vacancies = 補充できる{ $side }の戦死指揮官の数
palette-year = 紀元前の年
flag-peace = ニキアスの和約
flag-persia = ペルシャの援助
flag-fund-1 = 第1積立基金は使用済み
flag-fund-2 = 第2積立基金は使用済み
flag-toll = 黒海の通行料
flag-income-lost = アテナイは次の収入なし
flag-athens-incited = アテナイの反乱煽動は実施済み
flag-athens-touched = アテナイは包囲または占領された
flag-naupactus = 今年ナフパクトスにアテナイ艦隊あり
flag-megara-ravaged = 今年メガラが略奪された
flag-peloponnese-ravaged = 今年ペロポネソスが略奪された
flag-attica-ravaged = 今年アッティカが略奪された
flag-government-by-event = 今年のイベントによる政府
flag-ten-averted = 政府#10を回避済み
flag-eleven-averted = 政府#11を回避済み
flag-mytilene = ミティリニはスパルタ側
flag-chios-turned = キオスのユニットは以後スパルタ側
flag-lesbos-turned = レスボスのユニットは以後スパルタ側
flag-blockade = プロポンティス封鎖中
flag-darius-dead = ダレイオス死亡
flag-last-year-attica = 昨年アッティカが略奪された
flag-last-year-megara = 昨年メガラが略奪された
flag-last-year-naupactus = 昨年ナフパクトスにアテナイ艦隊あり
flag-taxed = 財産税を開始済み
flag-building = アテナイの建設費が未払い

## ダイスに要る目と、何も起こらなかったとき

needs-ravage = ダイス2個の合計が守備隊の戦力以下なら成功
needs-interception = 迎撃側は相手の合計以上で成功
needs-evasion = 回避側は相手の合計を上回れば成功
needs-leader = ダイス2個の合計が{ $athens }ならアテネ、{ $sparta }ならスパルタの指揮官が倒れる
needs-incitement = 都市のボックスの数字より小さければ成功
needs-athens-revolt = ダイス2個の合計が名声以上ならアテナイで反乱
needs-persuasion = 名声のリードを加えた合計の大きい側が勝つ
needs-plague = ダイス2個の合計がアテナイにいる艦隊の数より小さければ疫病
needs-war-resumes = ダイス2個の合計が{ $over }を超えれば戦争再開
needs-verdict = ダイス2個の合計が名声より小さければアテナイの勝利
otherwise-leader = 倒れた指揮官はいなかった。
otherwise-darius = ダレイオスは健在だった。
## 説明：ほかの選択と比べて多いもの、少ないもの

gain-victory = { $sign ->
    [up] 戦争に勝つ
   *[down] 戦争に敗れる
 }
gain-prestige = { $sign ->
    [up] 名声が良くなる
   *[down] 名声が悪くなる
 }
gain-battles = { $sign ->
    [up] 戦闘による名声が増える
   *[down] 戦闘による名声が減る
 }
gain-nations = { $sign ->
    [up] 国家による名声が増える
   *[down] 国家による名声が減る
 }
gain-forts = { $sign ->
    [up] 砦による名声が増える
   *[down] 砦による名声が減る
 }
gain-tribute-levels = { $sign ->
    [up] 供物による名声が増える
   *[down] 供物による名声が減る
 }
gain-money = { $sign ->
    [up] 敵よりタラントが増える
   *[down] 敵よりタラントが減る
 }
gain-tribute = { $sign ->
    [up] 毎年の供物が増える
   *[down] 毎年の供物が減る
 }
gain-troops = { $sign ->
    [up] 敵より陸上戦力が増える
   *[down] 敵より陸上戦力が減る
 }
gain-fleets = { $sign ->
    [up] 敵より海上戦力が増える
   *[down] 敵より海上戦力が減る
 }
gain-scenario = { $sign ->
    [up] シナリオの目的に近づく
   *[down] シナリオの目的から遠ざかる
 }
gain-capitals = { $sign ->
    [up] 自分の首都が安全になるか敵の首都を包囲する
   *[down] 自分の首都が包囲されるか敵の首都が安全になる
 }
gain-unpaid = { $sign ->
    [up] これからの維持管理コストの負担が敵より軽くなる
   *[down] これからの維持管理コストの負担が敵より重くなる
 }
gain-sieges = { $sign ->
    [up] 続いている包囲の見込みが良くなる
   *[down] 続いている包囲の見込みが悪くなる
 }
