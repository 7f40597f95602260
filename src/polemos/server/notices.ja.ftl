# 対局者に送る通知: 何が求められているか
notice-subject = { $game }: { $what }
notice-sentence = { $what }。
notice-and = {"、"}
notice-paired = 大会の次のラウンドが始まりました
notice-turn = あなたの番です
notice-undo = 取り消しの許可を求められています
notice-draw = 引き分けを提案されています
notice-rematch = もう一局を申し込まれています
notice-pause = 時計の休止を提案されています
notice-resume = 時計の再開を提案されています
notice-over = 対局が終わりました
notice-time = 持ち時間が残りわずかです
notice-leave = このアドレスへの通知を止めるには、次のリンクを開いてください(サインインは不要です)。
notice-confirm = Polemos: アドレスの確認
notice-confirm-text = 対局で自分の番になったときの通知先として、このアドレスが入力されました。次のリンクを開いて確認してください。
notice-confirm-not = 心当たりがない場合は、何もしないでください。これ以外のメールは届きません。
# サインインのリンクを送るメール
mail-sign-in = Polemos: サインイン
mail-sign-in-text = 15分以内に次のリンクを開くと、Polemos にサインインできます。使えるのは1回だけです。
mail-sign-in-not = 心当たりがなければ、何もしないでください。リンクがなければ、だれもサインインできません。
