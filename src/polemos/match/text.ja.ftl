# 指定されたものと実際にあるもの
wrong-which-game = どのゲームですか？ あるもの: { $known }
wrong-option = { $name } という選択ルールはありません。あるもの: { $known }
wrong-scenario = { $name } というシナリオはありません。{ $game } にあるもの: { $known }
wrong-side = { $name } という陣営はありません。{ $game } にあるもの: { $known }
wrong-seat = { $name } という席はありません。席は { $first }=greedy、{ $last }=human のように書いてください
wrong-player = { $name } という対局者はいません。指定できるもの: { $known }
wrong-position = { $file }: 記録でも局面でもありません。局面にはゲームを書いてください: game = "{ $game }"
wrong-file = { $file }: 記録でも、TOMLかJSONの局面でもありません({ $error })
wrong-long = { $file }: 長すぎます。局面は { $most } KBまでです
wrong-deep = { $file }: 入れ子が深すぎます。一つのキーの名前も、表やリストの入れ子も { $most } 段までです
wrong-many-keys = { $file }: キーと表が多すぎます。局面は { $most } 個までです
wrong-many-parts = { $file }: 値が多すぎます。局面は { $most } 個までです
wrong-taken = { $file }: 別のゲームか、別の進み方をしたこのゲームの記録があります。別のファイル名を指定してください
wrong-variation = 「{ $name }」は、ルールかデータが変わったため、{ $k }手目から先を再現できません：{ $why }
wrong-variation-dice = 「{ $name }」は、ルールかデータが変わったため、{ $k }手目から先を再現できません：別の目が出ます

# ページとしての対局
page-outcome = 結果
page-won = { $side }の勝利。
page-draw = 引き分け。
page-on = まだ終わっていません。
page-note = メモ
page-person = 人
page-story = この戦いの物語
page-course = 経過
page-variation = 変化手順：{ $name }
page-made = Polemosで作成。

# 合意による終了
ended-surrender = { $side }が投了しました。
ended-time = { $side }の持ち時間が切れました。
ended-draw = 双方の合意により引き分けとなりました。

# バックアップ
wrong-backup-folder = { $folder }: そのフォルダーはありません
wrong-backup-empty = { $folder }: 対局がありません。対局を保存しているフォルダーを指定してください
wrong-backup-there = { $file }: すでにあります。まだないファイル名を指定してください
wrong-backup-inside = { $file }: { $folder } の中にあり、次のバックアップに入ってしまいます。別の場所のファイルを指定してください
wrong-backup-read = { $file }: 読めません({ $error })
wrong-backup-write = { $file }: 書き込めません({ $error })。書き込めるフォルダーのファイルを指定してください
wrong-restore-there = { $folder }: すでにあり、空ではありません。新しいフォルダーを指定してください
wrong-restore-read = { $file }: 読めません({ $error })
wrong-restore-none = { $file }: バックアップではありません
wrong-restore-newer = { $file }: より新しいPolemosで作られたバックアップです(形式 { $form })
wrong-restore-damaged = { $file }: 壊れています({ $what })。何も戻していません
wrong-restore-write = { $folder }: 作れません({ $error })。書き込めるフォルダーの中を指定してください
