# 駒と場所のカード。値の名前と、その単位や用途。

card-yes = あり
card-army = 陸上ユニット
card-fleet = 海上ユニット
card-leader = 指揮官
card-force = 軍勢
card-strength = 戦力
card-reduced = ポイント。減少戦力面では{ $strength }
card-full = ポイント。完全戦力面では{ $strength }
card-nation = 国家
card-upkeep = 国外での維持管理コスト
card-upkeep-text = タラント(1クォーター)
card-carries = 輸送力
card-carries-text = 陸上ユニット1個と、指揮官何人でも
card-leaders = ともにいる指揮官
card-leaders-text = 指揮官がいなければ作戦できない
card-naval = 海上戦闘
card-naval-text = コラムのシフト
card-land = 地上戦闘
card-land-text = コラムのシフト
card-ops = 作戦行動値
card-ops-text = 軍勢の作戦ポイント(OP)
card-points-left = 残り
card-points-left-text = 作戦ポイント
card-contents = ボックスの中
card-force-strength = 戦力
card-force-strength-text = ボックスの中のわかっているユニットの合計

card-belongs = 所属
card-occupied = 占領
card-garrison = 守備隊
card-garrison-text = GSP。防御に加える
card-walls = 城塞都市
card-walls-text = 包囲しなければならない
card-port = 港
card-port-text = 艦隊が中に避難できる
card-room = スタック制限
card-room-text = 陸上ユニット(1陣営)
card-fleet-room = スタック制限
card-fleet-room-text = 海上ユニット(1陣営)
card-tribute = 供物の支払先
card-boxes = アテナイには{ $athens }タラント、スパルタには{ $sparta }タラント
card-nation-of = 国家
card-fort-text = LSP({ $side }の砦)

cell-reduced = 減少戦力
card-state-reduced = もう1回の損害で除去される
card-state-aboard = 艦隊に乗っている
card-state-moved = 作戦を終えている

# マップの上に示すもの。得点と、使える資源。

strip-score = 名声{ $points }
card-points = 残りのOP
card-treasury = 国庫
card-treasury-text = タラント
