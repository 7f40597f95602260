# アカウント(サーバーにある場合)
account-sign-in = サインイン
account-sign-out = サインアウト
account-mine = アカウント
account-none = このサーバーにアカウントはありません。アカウントなしで遊べます。
account-out = サインインしていません。アカウントがなくても遊べます。その場合、対局はこのブラウザーのものになります。
account-text = メールで届くリンクを開くとサインインできます。初めてのときにアカウントができます。アカウントがなくても遊べますが、あればどのブラウザーでも自分の対局が見つかります。
account-text-invited = メールで届くリンクを開くとサインインできます。このサーバーでアカウントを持てるのは、管理者が追加した人だけです。遊ぶだけなら、だれでもアカウントなしでできます。
account-address = メールアドレス
account-mail = リンクを送る
account-mail-sent = { $address } がここでサインインできるアドレスなら、リンクを送りました。{ $minutes }分以内に1回だけ使えます。
account-by-password = パスワードでサインイン
account-password = パスワード
account-in-already = { $address } でサインインしています。
account-take = このブラウザーの対局({ $n }局)をアカウントに移す

# メールのリンクの行き先
account-link-text = { $address } でサインインします。
account-link-makes = { $address } でサインインします。これでアカウントができます。
account-link-elsewhere = このリンクは別のブラウザーから求められたものです。自分で求めたのでなければ、このページを閉じてください。
account-another-link = もう一度リンクを送る

# プロフィール
account-who = { $address } でサインイン中
account-since = アカウントの作成：{ $date }
account-kept = 保存しました。
account-keep = 保存する
account-name = 名前
account-name-text = いっしょに遊ぶ人に見える名前(40文字まで。空欄なら名前なし)
account-record = 成績
account-record-none = 片方の陣営で遊んだ対局はまだありません。
account-games = 自分の対局の一覧
account-password-show = 表示
account-password-none = パスワードはありません。メールのリンクでサインインします。パスワードを決めると、メールなしでサインインできます。
account-password-there = パスワードがあります。
account-password-stale = パスワードを決めるには、リンクでもう一度サインインし、10分以内に行ってください。
account-password-old = 今までのパスワード
account-password-new = 新しいパスワード
account-password-text = 12文字以上。単語をいくつか並べるとよいでしょう。
account-password-keep = パスワードを決める
account-password-kept = パスワードを決めました。ほかのブラウザーではサインアウトになりました。
account-password-end = パスワードをなくす
account-password-gone = パスワードはなくなりました。ほかのブラウザーではサインアウトになりました。
account-sessions = サインイン中の場所
account-session-here = このブラウザー
account-session-unknown = 不明なブラウザー
account-session-times = { $since } から、最後の使用は{ $seen }
account-session-end = そこをサインアウトする
account-session-ended = そこをサインアウトしました。
account-sessions-end = すべての場所でサインアウトする
account-data = 自分のデータ
account-export-text = このサーバーにある自分のデータを1つのファイルにまとめます。アカウント、対局、発言とメモ、持ち出せる記録が入ります。
account-export = データを受け取る
account-delete = アカウントを削除
account-delete-text = アドレス、名前、パスワード、通知、メモ、ほかにだれも遊んでいない対局を直ちに削除します。元には戻せません。
account-delete-stays = ほかの人との対局は相手に残り、名前の代わりに線が表示されます。そこでの発言も残ります。
account-delete-stale = 本人であることを確かめます。リンクでもう一度サインインし、10分以内に削除してください。
account-delete-do = 完全に削除する
