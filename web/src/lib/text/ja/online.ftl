# 離れた場所での対局
online-together = 対局者
online-invite = 友人を招待
online-invite-text = リンクを送ってください。リンクを開いた人が、自分のコンピューターやスマートフォンのブラウザーでその陣営を担当します。アカウントはいりません。席のリンクは1回だけ使えます。
online-seat-away = 友人(別の場所、リンクで招待)
online-seat-away-text = 送るためのリンクができます。友人は自分のブラウザーで対局します。
online-who-elsewhere = 友人(別の場所)
online-who-awaited = 未着席
online-awaited = この席のリンクはまだ使われていません。
online-against = 相手：{ $names }
online-move-of = { $name }さんの番です。決定はすぐにこの画面に表示されます。
online-their-move = 別の場所にいる友人の番です。決定はすぐにこの画面に表示されます。
online-watching = 観戦中です。両陣営に公開されている情報だけが見えます。
online-sealed = 記録と局面には、相手が隠している情報とこれから出る目が含まれます。対局が終わればダウンロードできます。

# リンク
online-make-seat = { $side }の席のリンクを作る
online-make-watch = 観戦用のリンクを作る
online-link-seat = { $side }の席のリンク
online-link-watch = 観戦用のリンク
online-copy = コピー
online-copied = コピーしました。
online-copy-by-hand = リンクを選択しました。Ctrl+C、またはスマートフォンのメニューでコピーしてください。
online-qr = リンクのQRコード
online-qr-text = 同じネットワークにあるスマートフォンのカメラで読み取ってください。
online-local = このサーバーにはこのコンピューターからしか接続できません。リンクは、このコンピューターの別のウィンドウでだけ使えます。
online-local-how = ホームネットワークから接続できるようにするには、サーバーを終了し、次のように起動し直してください。
online-links = 使えるリンク
online-spectators = 観戦者
online-open = 未使用
online-taken-by = { $name }さんが遊んでいます
online-taken = 着席済み
online-came = { $n }人
online-withdraw = 取り消す
online-withdraw-sure = もう一度押すと席を失います

# リンクの先
online-join = { $game }({ $side })への招待
online-join-watch = { $game }の観戦への招待
online-join-text-friend = 友人が相手の陣営を担当します。あなたに見えるのは自分の陣営が知りうる情報だけで、決定するのも自分の陣営についてだけです。
online-join-text-bot = コンピューターが相手の陣営を担当します。
online-join-watch-text = 両陣営に公開されている情報を、その場で見ることができます。
online-join-begun = すでに{ $n }回の選択が行われています。
online-join-do = { $side }の席に着く
online-join-watch-do = 観戦する
online-join-keeps = 席はこのブラウザーのために確保されます。いつでもこのページに戻れます。プライベートウィンドウでは、閉じると席を失います。
online-join-own = これはあなた自身の対局です。このリンクは友人に送ってください。
online-join-again = このリンクはすでに使用済みです。
online-join-open = 対局へ

# 権利のないページ
online-foreign = この対局は、このブラウザーでは開けません
online-foreign-why = 対局を開けるのは、それを始めたブラウザーと、招待リンクから参加したブラウザーだけです。対局のアドレスだけでは何も開けません。こうして、相手の手の内が他人に見えないようにしています。
online-left = この対局は、このブラウザーではもう開けません
online-left-why = 対局が削除されたか、あなたの使ったリンクが取り消されました。
online-spent = この招待リンクは使えません
online-spent-why = 別のブラウザーですでに使われたか、取り消されたか、リンクの一部が欠けています。
online-what-now = できること
online-way-ask = 対局を始めた人に、新しいリンクを頼んでください。対局のメニューの「友人を招待」で作れます。
online-way-browser = 以前ここで対局していた場合は、そのとき使ったブラウザーで開いてください(プライベートウィンドウは不可)。
online-way-whole = リンクが最後までコピーされているか確かめてください。メッセージの中で長い行が途切れることがあります。
online-way-own = 自分の対局で、このコンピューターのフォルダーに記録がある場合は、起動時にサーバーが表示したリンクを開いてください。

# チャット
online-talk = チャット
online-new = 新着
online-talk-none = まだ発言はありません。
online-say-what = この対局にいる全員への発言
online-say = 送る
online-report = 報告
online-report-line = { $who }の発言を報告：{ $text }
online-report-sure = もう一度押すと報告します
online-reported = 報告済み
online-report-text = 報告された発言は、このサーバーの運営者が読みます。
online-mute = ミュート(自分の発言だけを表示する)
online-reads = 観戦中のため、発言を読むことだけができます。
online-owner = 対局を始めた人
online-note = 自分だけのメモ
online-note-kept = 保存しました。

# 誰でも座れる席
lobby-title = 対局者を募集中
lobby-seat = { $game }：{ $side }を担当
lobby-sit = 対局する
lobby-own = あなたの募集
lobby-against-bot = 相手はコンピューター
lobby-no-clock = 時計なし
lobby-offer = { $side }を担当する人を募集する
lobby-offer-text = 募集は、このサーバーの最初のページに表示されます。先に着いた人が対局者になります。募集の期間は14日です。
lobby-offered = 募集中
online-join-host = { $name }さんからの招待です。
online-speaker = { $name }({ $side })
