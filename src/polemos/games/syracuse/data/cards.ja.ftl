# 駒と場所のカード。値の名前と、その単位や用途。

card-pf = 戦力(PF)
card-reduced = ポイント。減少戦力では{ $pf }
card-full = ポイント。完全戦力では{ $pf }
card-sword = ボーナスの剣
card-moves = 移動ポイント(PM)
card-moves-text = 1アクション
card-sails = 移動
card-sails-text = 海上。境界か敵に止められるまで
card-letter = 種類
card-bonus = ボーナス
card-wounded = 負傷すると{ $bonus }
card-healthy = 回復すると{ $bonus }
card-acts = このリーダーのアクション
card-acts-text = PA(リーダーなしでは2)
card-worth = 敵の得点
card-worth-text = VP(全滅した場合)
card-steps = 残りのステップ
card-steps-text = 2のうち
card-wound = 死ぬまでの負傷
card-zone = 支配地域なし
card-zone-text = ただし敵のいるゾーンに入ると停止する

card-enter = 陸路での進入
card-enter-text = PM。川は+1、敵のウォールはさらに必要
card-stack = スタック制限
card-stack-text = ユニット(片側)
card-stack-pf = スタック制限
card-stack-pf-text = PF(片側)
card-stack-any = スタック制限
card-stack-any-text = ユニット数
card-port = ポート
card-only = 入れる側
card-fort-points = 得点
card-fort-points-text = VP(支配する側)

card-state-reduced = もう1回の損害で全滅する
card-state-wounded = もう1回の負傷で死ぬ
card-state-stuck = ターンの終わりまで移動できない

# マップの上に示すもの。得点と、使える資源。

strip-score = { $limit }点中{ $points }点
card-pa = PA
card-declared = 宣言したPA
card-declared-text = 残り
card-cp = 建設ポイント
card-chits = チット
card-advantage = アドバンテージ
