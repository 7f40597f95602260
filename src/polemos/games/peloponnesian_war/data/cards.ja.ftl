# 駒と場所のカード。値の名前と、その単位や用途。

card-yes = あり
card-no = なし
card-morale = 士気
card-morale-text = 最高6。戦闘中ダイスで判定する
card-elite = 士気
card-elite-text = 最高6：精鋭ユニット
card-moves = 移動力
card-moves-text = 移動ポイント(キャンペーンターン)
card-supply = 補給の費用
card-supply-text = タラント(1季節)
card-carried = 海上輸送に必要な艦隊
card-carried-text = 個
card-home = 出身
card-home-text = { $side }が支配し、動かす
card-fed = 補給
card-zone = 支配地域なし
card-zone-text = 隣のヘクスでは誰も止めない
card-land = 陸上のボーナス
card-land-text = 戦闘比に加える
card-naval = 海上のボーナス
card-naval-text = 戦闘比に加える
card-leads = 指揮
card-leads-text = 複数のユニットがともに移動できる

card-area = 地上エリア
card-area-text = エリア移動の地上エリア
card-enter = 進入
card-enter-text = 移動ポイント。道路は1、河川は+1
card-friend = 友邦
card-garrison = 守備隊
card-garrison-text = { $full }ポイントのうち
card-walls = 城壁
card-region = 地域
card-btv = 基本徴収額(BTV)
card-btv-text = タラント
card-forage = 徴発値
card-forage-text = ユニット(1季節)。今年の収奪{ $raids }回
card-sail = 進入
card-sail-text = 艦隊の移動ポイント
card-fleets = 艦隊のいる側
card-open = 艦隊が失われる目
card-open-text = ここで終えるたびにダイスで判定

cell-routed = 潰走
card-state-inside = 都市や堡塁の内側にいる
card-state-aboard = 艦隊に乗っている
card-state-foraging = 現地で徴発している
card-state-moved = このキャンペーンターンはもう移動できない
card-state-raided = この季節に収奪した
card-state-held = 凶兆で動けない
card-state-routed = この戦闘ではもう戦えない

# マップの上に示すもの。得点と、使える資源。

strip-score = { $points }ポイント
card-treasury = 国庫
card-treasury-text = タラント
card-hand = カード
