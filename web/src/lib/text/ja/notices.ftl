# 自分の番の通知
notices-title = 自分の番になったら通知
notices-text = 自分の番になったとき、相手から提案があったとき、対局が終わったときに通知を受け取れます。対象は、別の場所にいる友人とのすべての対局です。画面を開いている間は送られません。
notices-ways = 通知先
notices-end = 削除
notices-unconfirmed = 未確認
notices-look = 確認用のリンクをメールで送りました。リンクを開いて確認してください。確認されるまで、ほかの通知は送られません。
notices-this-match = この対局の通知を受け取る
notices-mail = メールアドレス
notices-mail-text = 最初に確認用のリンクが届きます。通知は、各メールにあるリンクからいつでも止められます。
notices-add = 追加
notices-push = このブラウザーに通知
notices-push-text = ブラウザーが許可を求めます。通知はブラウザーの提供元のプッシュサービスを通りますが、内容は暗号化されています。
notices-push-denied = このページの通知がブラウザーで許可されていません。ブラウザーの設定で許可してから、もう一度試してください。
notices-push-not = このブラウザー、またはこのウィンドウでは、プッシュ通知を使えません。
notices-this-browser = このブラウザー
notices-other-browser = 別のブラウザー
notices-service = ほかのサービスのアドレス
notices-service-text = Apprise の書き方で入力してください(例：{"ntfys://ntfy.sh/my-topic"})
notices-service-some = Apprise の書き方で入力してください。このサーバーで使えるもの：{ $services }
notices-none = このサーバーでは通知を使えません。サーバーを運営する人が、メールやプッシュ通知を設定できます。
notices-private = 通知先はあなた以外には表示されません。削除するとサーバーからも消えます。
notices-offer = 自分の番になったら通知

# メールの中のリンク
notices-link-confirm = アドレスの確認
notices-link-confirm-text = 確認すると、自分の番になったとき、提案があったとき、対局が終わったときに、このアドレスに通知が届きます。心当たりがなければ、このページを閉じてください。
notices-link-confirm-do = 確認する
notices-link-confirm-done = アドレスを確認しました。このページは閉じてかまいません。
notices-link-end = 通知の停止
notices-link-end-text = このアドレスには、どの対局の通知も届かなくなります。アドレスはサーバーから削除されます。
notices-link-end-do = 通知を止める
notices-link-end-done = このアドレスへの通知を止めました。このページは閉じてかまいません。
