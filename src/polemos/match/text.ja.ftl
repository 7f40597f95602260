# 指定されたものと実際にあるもの
wrong-which-game = どのゲームか。あるもの: { $known }
wrong-option = { $name } という選択ルールはない。あるもの: { $known }
wrong-scenario = { $name } というシナリオはない。{ $game } にあるもの: { $known }
wrong-side = { $name } という陣営はない。{ $game } にあるもの: { $known }
wrong-seat = { $name } という席はない。席は { $first }=greedy、{ $last }=human のように書く
wrong-player = { $name } という者はいない。席に着けるもの: { $known }
wrong-position = { $file }: 記録でも局面でもない。局面はゲームを名指す: game = "{ $game }"
wrong-file = { $file }: 記録でも、TOMLかJSONの局面でもない({ $error })
wrong-long = { $file }: 長すぎる。局面は { $most } KBまで
wrong-deep = { $file }: 入れ子が深すぎる。一つのキーの名前も、表やリストの入れ子も { $most } 段まで
wrong-many-keys = { $file }: キーと表が多すぎる。局面は { $most } 個まで
wrong-many-parts = { $file }: 値が多すぎる。局面は { $most } 個まで
wrong-taken = { $file }: 別のゲームか、別の進み方をしたこのゲームの棋譜がある。別のファイル名にする

# ページとしての対局
page-outcome = 結果
page-won = { $side }の勝利。
page-draw = 引き分け。
page-person = 人
page-story = この戦いの物語
page-course = 経過
page-made = Polemosで作成。
