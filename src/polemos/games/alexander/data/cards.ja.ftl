# ユニット・指揮官・ヘクスのカード。値の名前と、その単位や用途。

card-yes = はい
card-printed = 印刷値{ $value }
card-tq = 練度(TQ)
card-tq-text = 0-9のダイスで判定する。高いほどよい
card-size = 規模
card-size-text = ポイント(歩兵150-200人または騎兵100騎)
card-ma = 移動力(MA)
card-ma-text = 命令1回の移動ポイント
card-hits = 耐久力損害
card-hits-of = { $tq }に達すると敗走
card-missiles = 投射兵器
card-missiles-text = 射程{ $range }ヘクス
card-facing = 向き
card-worth = 敵の得る敗走ポイント
card-worth-text = 失われた場合
card-zone = ZOC
card-zone-text = ヘクス。敵はここで停止する
card-command = 指揮範囲に入れている指揮官
card-initiative = イニシアチブ値
card-initiative-text = 活性化の順番と、1フェイズの命令数
card-range = 指揮範囲
card-range-text = ヘクス
card-rank = このターン
card-line = 戦列命令
card-strategy = 戦略値
card-strategy-text = 自らのイニシアチブによる戦列命令に用いる
card-pc = 個人戦闘値
card-charisma = カリスマ
card-charisma-text = スタックするユニットの打撃戦闘のダイスに加える
card-leader-ma = 移動力(MA)
card-leader-ma-text = 移動ポイント。損害は受けない
card-everybody = すべて
card-enter = 進入に必要な移動ポイント
card-enter-hits = 進入に必要な移動ポイント(損害{ $hits })
card-no-entry = 進入できない
card-level = 標高レベル
card-sight = 視線を遮る
card-zones = ZOCを及ぼす側

card-state-hits = 耐久力の損害。TQと同数で敗走する
card-state-routed = 自軍の端へ敗走する。再編成できる
card-state-rallied = このターンに再編成した。もう命令を受けない
card-state-moved = 次の移動からは耐久力損害1を受ける
card-state-low = あと1回射撃できる
card-state-no-missiles = 射撃できない
card-state-column = 速いが戦闘に弱い
card-state-square = 全周が前面になる
card-state-charge = 突撃のための隊形
card-state-double-depth = 1ヘクスにファランクス2個
card-state-must-check = 戦闘前に練度判定を行う
card-state-no-check = 練度判定なしで戦闘する
card-state-finished = このターンはもう命令を出せない
card-state-active = いま命令を出している
card-state-no-momentum = このターンは次の命令フェイズを得られない
card-state-wounded = 各値が下がっている

# マップの上に示すもの。得点と、使える資源。

strip-score = 敗走まで{ $limit }中{ $points }
card-orders = 残りの命令
card-points = 移動ポイント
