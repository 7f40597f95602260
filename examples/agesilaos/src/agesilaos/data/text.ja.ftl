game-title = アゲシラオスの小アジア遠征
scenario-1 = 前396年・前395年の遠征
option-long-supply = 長い補給線
side-greek = ギリシア軍
side-persian = ペルシア軍
level-leads = 優勢
level-even = 互角
level-trails = 劣勢
score-points = 略奪と敵の損害
reason-battle = 戦闘

# results of a battle
result-al = 攻撃側は1ユニットを失い退却
result-ar = 攻撃側退却
result-ex = 双方1ユニットを失い攻撃側退却
result-dr = 防御側退却
result-dl = 防御側は1ユニットを失い退却

# choices: do-VERB
do-pass = 行軍を終える
do-face = { $number }
do-hide = { $space }に伏せる
do-select = { $unit }
do-march = { $space }へ
do-lose = { $unit }を失う
do-retreat = { $space }へ退く

# questions: ask-DECISION
ask-hide-ambush = { $side }: 伏兵をどこに置きますか?
ask-select-unit = { $side }: どのユニットを行軍させますか?
ask-march-unit = { $unit }をどこへ行軍させますか?
ask-roll = { $side }が{ $reason }のサイコロを振ります。出目は?
ask-lose-unit = { $side }: { $space }でどのユニットを失いますか?
ask-retreat = { $side }: { $space }からどこへ退きますか?

# events: event-KIND
event-turn = 第{ $number }ターン。
event-hidden = { $side }がどこかに伏兵を置く。
event-moved = { $unit }が{ $start }から{ $space }へ進む。
event-rolled = { $side }の{ $reason }の出目は{ $face }。
event-ambushed = { $space }で伏兵の騎馬隊が現れる!
event-battle = { $side }が{ $space }で攻撃({ $column }): { $result }。
event-lost = { $unit }が{ $space }で失われる。
event-starved = { $unit }が{ $space }で補給切れのため失われる。
event-plundered = { $side }が{ $space }を略奪し、{ $number }点を得る。
event-resigned = { $side }が投了する。

moment = 第{ $number }ターン(全{ $last }ターン)
panel-points = { $side }: { $number }点

# what a side may do at any moment
aside-resign = 投了する
aside-ask-move = 自軍のユニット：どれを行軍させるか尋ねる
aside-ask-hold = 自軍のユニット：尋ねずにその場を守る

# beside the map
sheet-turn = ターン
sheet-number = ゲームのターン
sheet-points = 得点
sheet-pieces = 残りのユニット

# the table book: grid-ID, head-COLUMN, row-ROW
grid-march = 行軍と補給
grid-crt = 戦闘
grid-shifts = コラムシフト
grid-units = ユニット
head-what = 項目
head-points = ポイント
head-columns = コラム
head-rule = ルール
head-die = 出目
head-unit = ユニット
head-side = 陣営
head-strength = 戦力
head-rides = 騎兵
row-foot = 歩兵の行軍力
row-horse = 騎兵の行軍力
row-road = 街道
row-track = 小道
row-pass = 峠
row-sea-route = 海路
row-stack = 1地点の自軍ユニット(上限)
row-supply = 拠点からの距離(上限)
row-leader = アゲシラオスがいる
row-cavalry = 一方だけに騎兵がいる
row-walls = 防御側が自軍の城壁内
row-ambush = 伏兵

# previews: preview-WHAT
preview-strength = 戦力
preview-odds = コラム
preview-hungry = そこでは補給切れになる。
preview-battle = 戦闘の結果
preview-al = 攻撃失敗
preview-al-text = 1ユニットを失い退却する
preview-ar = 攻撃失敗
preview-ar-text = 退却する
preview-ex = 相討ち
preview-ex-text = 双方1ユニットを失い、こちらが退却する
preview-dr = 敵退却
preview-dr-text = 敵が退却する
preview-dl = 勝利
preview-dl-text = 敵は1ユニットを失い退却する

# the editor of positions
palette-group-turn = ターン
palette-group-sides = 得点と町
palette-group-chance = サイコロ
palette-turn = ゲームのターン
palette-side = 手番
palette-points = { $side }
palette-options = 選択ルール
palette-plundered = 略奪済み
palette-hungry = 補給切れ
palette-ambush = 伏兵(1か所)
palette-dice_mode = サイコロ
palette-dice-seeded = プログラムが振る
palette-dice-asked = 人が振る
palette-seed = 乱数の種
palette-dice = 最初に出る目(3 4 6 など)
