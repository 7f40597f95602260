game-title = 決闘
scenario-long = 長い決闘
scenario-short = 短い決闘
option-storm = 嵐
option-truce = 停戦
side-red = 赤
side-blue = 青
choice-pass = パス
choice-face = 出目は{ $target }
choice-advance = { $target }で前進
choice-play = { $target }を使う
choice-yield = 1マス退く
choice-stand = 踏みとどまる
choice-offer-truce = 停戦を申し出る
choice-accept = 受ける
choice-decline = 断る
ask-act = 何をしますか。
ask-answer = 停戦を受けますか。
ask-fate = 退くか、踏みとどまるか。
ask-roll = 出目はいくつですか。
event-drew = { $a0 }がカード{ $a1 }を引いた。
event-drew-something = { $a0 }がカードを引いた。
event-played = { $a0 }がカード{ $a1 }を使った。
event-moved = 駒{ $a0 }が{ $a1 }へ動いた。
event-fought = 駒{ $a0 }が{ $a1 }で戦った({ $a2 })。
event-showed = { $a0 }が手札を公開した。
event-gave-up = { $a0 }が降参した。
score-way = 進んだ道
event-rolled = 出目は{ $a2 }。
overlay-red = 赤の前
overlay-blue = 青の前
gain-way = { $sign ->
    [up] 自分が進む
   *[down] 自分が遅れる
 }
gain-enemy-way = { $sign ->
    [up] 敵が遅れる
   *[down] 敵が進む
 }
