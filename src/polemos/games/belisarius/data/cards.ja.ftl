# ユニットと場所のカード。値の名前と、その単位や用途。

card-yes = あり
card-strength = 戦闘力
card-strength-text = 戦闘比のために合計する
card-operation-value = オペレーション値
card-operation-value-text = 軍隊のオペレーションポイント。最低の値を使う
card-stars = 星
card-leads = 軍隊の戦闘力×{ $factor }
card-carries = 輸送力
card-carries-text = 陸上ユニット
card-supply = 給養
card-supply-text = SP(徴発しない場合、毎ターン)
card-affiliation = 所属
card-affiliation-text = そこを支配するプレイヤーが指揮する
card-zone = 支配地域
card-zone-text = 周囲の6ヘクス
card-type = 種類

card-enter = 陸路での進入
card-enter-text = オペレーションポイント(道路と河川は別)
card-forage = 徴発値
card-forage-text = ここで徴発できるユニット数
card-cover = 防御側の戦闘力
card-cover-text = この場所で
card-income = 税収
card-income-nobody = SP。ユニットがいないので誰も得られない
card-province = 州
card-levy = 徴兵値
card-levy-text = 支配プレイヤーが毎ターン受け取るユニット数
card-zones = 支配地域を及ぼす側
card-occupied = 占領

card-state-aboard = 艦隊に乗っている。支配地域がない
card-state-rebel = 反乱した親衛ユニット。蛮族が指揮する
card-state-pillaged = 課税できず、徴発もほとんどできない
card-state-colony = 占領したプレイヤーの都市として働く
card-state-works = 税収が増える

# マップの上に示すもの。得点と、使える資源。

strip-score = { $points }ポイント：{ $level }
card-points = 残りのOP
card-treasury = 国庫
card-treasury-text = SP
card-hand = マーカー
