# リクエストの誤り
problem-no-match = あなたの対戦に { $id } はありません。別のブラウザの対戦か、削除された対戦です。
problem-stale = 対戦は先に進んでいます。ご回答は { $n } 手目のもので、現在は { $now } 手目です。
problem-moved-on = 対戦は別の場所で先に進んでいます。別のプログラムが棋譜ファイルに書き込みました。
problem-disk-full = サーバーのディスクに空きがありません。操作は保存できず、なかったことになりました。空きを作ってからやり直してください。
problem-disk = サーバーがディスクに書き込めません。操作は保存できず、なかったことになりました。
problem-busy = 別のプログラムがこの対戦のファイルに長く書き込んでいます。操作はなかったことになりました。やり直してください。
problem-not-your-seat = { $side } はあなたの席ではありません。
problem-bad-input = { $where }: { $what }
problem-malformed = リクエストを読めません: { $what }
problem-not-found = そのページはありません。
problem-method = そこではその操作はできません。
problem-too-large = リクエストが長すぎます。
problem-no-such-game = { $name } というゲームはありません。
problem-no-kit = { $name } にはエディタ用の部品がありません。局面は手で書いてください。
problem-origin = 別のページからのリクエストです。
problem-host = { $host } はこのサーバーの名前ではありません。
problem-too-long = 棋譜が長すぎます。
problem-busy = いま処理が込み合っています。数秒後にもう一度お試しください。
problem-slow = リクエストが時間内に届きませんでした。
problem-broken = 起きてはならない故障が起きました。ご報告ください。
problem-list = 対戦の一覧を使えません: { $what }
undo-dice = 次に出る目 { $numbers }
# ボット
bot-greedy = 貪欲
bot-greedy-text = 一手先を読み、いちばん得に見える手を選びます。
bot-random = ランダム
bot-random-text = どの手も同じ確率で選びます。
# ページとコマンド
page-not-built = ページがまだビルドされていません。プロジェクトのフォルダで「make web」を実行し、再読み込みしてください。
serve-ready = Polemos を開始しました: { $link }  (Ctrl-C で終了)
serve-not-built = ページがビルドされていないため、プログラム向けの API だけを提供します。プロジェクトのフォルダで「make web」を実行してから、起動し直してください。
serve-not-local = 他のコンピュータからも { $host } でこのサーバーに接続できます。リンクを知る人は誰でもあなたの対戦の持ち主になれ、通信は暗号化されません。
serve-ended = サーバーを終了しました。選択はすべて保存されています。
wrong-port = ポートは 0 から 65535 までです: { $port }
wrong-port-taken = ポート { $port } は使用中です。--port で別の番号を指定するか、--port 0 で空きポートを使ってください
wrong-host = { $host } はこのコンピュータの名前でも番号でもありません
wrong-address = { $host } のポート { $port } では待ち受けできません: { $error }
