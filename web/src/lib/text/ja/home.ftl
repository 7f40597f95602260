# 最初のページ
home-tagline = 古代世界のウォーゲームを、ルールのすべてとともに
home-welcome = 『{ $game }』で指揮を執ってみましょう。いまできることはマップに光って示され、どのルールもすぐに確かめられます。
home-start = すぐに始める
home-start-text = 「{ $scenario }」 あなたは{ $side }、相手はコンピューター
home-continue = 続きから
home-my-games = マイゲーム
home-no-games = 始めたゲームはここに残ります。選択は一手ごとに保存されるので、いつ中断しても大丈夫です。
home-disk-full = サーバーのディスクに空きがありません。ゲームを見ることはできますが、新しいことは保存できません。空きを作れば、そのまま続けられます。
home-disk = サーバーがゲームのフォルダーに書き込めません。ゲームを見ることはできますが、新しいことは保存できません。書き込めるようになれば、そのまま続けられます。
home-search = マイゲームを検索(名前・ゲーム・シナリオ)
home-search-clear = すべてのゲームを表示
home-found-none = 名前・ゲーム・シナリオに「{ $query }」を含むマイゲームはありません。
home-pages = マイゲームのページ
home-newer = 新しいゲームへ
home-older = 古いゲームへ
home-shown = 全{ $total }件中{ $first }–{ $last }件目
home-found = { $found }件見つかりました({ $first }–{ $last }件目を表示、全{ $total }件)
home-games = ゲーム
home-no-game-at-all = ゲームがインストールされていません。
home-map = 『{ $game }』のマップ
home-scenarios = シナリオ{ $n }本
home-clauses = ルール{ $n }条項
home-new = 新しいゲーム
home-watch = ボット同士の対局を見る
home-version = ポレモス { $version }

# 一覧のゲーム
who-me = 自分
who-person = 人
match-broken = 開けません
match-draw = 引き分け
match-won = { $side }の勝利
match-over = 終了
match-my-move = 自分の番
match-side-decides = { $side }の番
match-bot-decides = { $side }が思考中
match-turn = 第{ $n }ターン
match-rename = 名前の変更
match-rename-of = 「{ $name }」の名前を変更
match-rename-do = 変更する
match-name = ゲームの名前
match-download = 記録をダウンロード
match-download-of = 「{ $name }」の記録をダウンロード
match-download-first = 先にダウンロード
match-delete = 削除
match-delete-of = 「{ $name }」を削除
match-delete-sure = 「{ $name }」を完全に削除しますか？
match-delete-text = 記録がディスクから消えます。元には戻せません。
match-delete-do = 削除する
match-keep = 残す

# 記録
upload = 記録をアップロード
upload-text = 記録(.jsonl、.jsonl.gzも可)または局面(.toml)。複数まとめて、または.zipでも選べます。このページのどこかにドロップしても同じです
upload-failed = { $file } を開けません
upload-drop = 手を離すと記録をアップロードします
upload-too-large = { $file } は16 MBを超えています。記録がそれほど長くなることはありません。
upload-sending = { $file } をアップロード中
upload-sent = { $percent }% 送信済み
upload-reading = 送信が終わり、サーバーが読み込んでいます。
upload-damaged = { $file } は壊れていて展開できません。
upload-repair = 壊れた箇所の手前から続ける
upload-repair-text = 壊れた箇所より前の { $n } 手はすべて残ります。

# 観戦
watch-title = ボット同士の対局を見る：{ $game }
watch-start = 観戦する

# 席
seat-me = 自分
seat-me-text = この陣営を自分で動かします。
seat-friend = 友人
seat-friend-text = 同じ画面で交代します。手の内は幕で隠されます。
seat-bot = ボット：{ $bot }
seats-watching = 人のプレイヤーがいないので、観戦になります。

# 新しいゲーム
new-title = 新しいゲーム：{ $game }
new-scenario = シナリオ
new-seats = プレイヤー
new-options = 選択ルール
new-options-text = どれも、開始前に全プレイヤーが合意したときだけ使います。
new-options-all = すべて使う
new-options-none = 使わない
new-needs = { $what }が必要
new-bars = { $what }とは併用できません
new-opens-clause = ルール { $id } を読む
new-dice = ダイス
new-dice-seeded = コンピューターが振る
new-dice-seeded-text = シードと選択が同じなら、いつも同じ展開になります。
new-dice-asked = 自分で本物を振る
new-dice-asked-text = 手元のダイスを振り、出た目を入力します。マーカーの引きも手で行います。
new-seed = シード
new-seed-text = 好きな文字列。空欄なら無作為に決まります。
new-name = ゲームの名前
new-name-text = 空欄ならシナリオ名になります。
new-begin = 始める
new-beginning = 準備中…
new-summary = このゲーム
new-no-options = 選択ルールなし
new-some-options = 選択ルール{ $n }個
new-no-game = { $game } というゲームはありません。
