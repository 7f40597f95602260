# 別々の場所にいる2人の間の時計
clock-title = 時計
clock-none = なし
clock-kind-days = 1手ごとの日数
clock-kind-fischer = 持ち時間と加算
clock-kind-bank = ターンごとの分数
clock-none-text = 時間の制限はありません。
clock-days-text = 1つの選択にこの日数まで使えます。何週間もかけて進める対局に向いています。
clock-fischer-text = 対局全体の持ち時間です。手番を相手に渡すたびに、秒数が加わります。一晩で終える対局に向いています。
clock-bank-text = ゲームの1ターンごとの持ち時間です。余った時間は持ち越せません。
clock-days = 1手の日数
clock-minutes-fischer = 対局全体の分数
clock-minutes-bank = 1ターンの分数
clock-increment = 手番を渡すごとの秒数
clock-vacation = 各自の休暇の日数
clock-zero = 時間切れのとき
clock-zero-friend = 相手が決める
clock-zero-bot = コンピューターが引き継ぐ
clock-zero-lost = 負けになる
clock-set = この時計にする
clock-is-set = 時計を設定しました。友人が席に着くと動き始め、その後は変えられません。
clock-fixed = 友人が席に着いたので、時計はもう変えられません。

# 言葉で
clock-said-days = 1手につき{ $days }日
clock-said-fischer = 持ち時間{ $minutes }分、手番を渡すごとに{ $increment }秒加算
clock-said-bank = 1ターンにつき{ $minutes }分
clock-said-vacation = { $days ->
    [0] 休暇なし
   *[other] 休暇{ $days }日
 }
clock-said-friend = 時間切れのときは相手が扱いを決めます
clock-said-bot = 時間切れのときはコンピューターが引き継ぎます
clock-said-lost = 時間切れは負けです
clock-join = この対局には時計があります：{ $clock }。

# 今の様子
clock-left-days = { $days }日{ $hours }時間
clock-of = { $side }：残り{ $left }
clock-runs = { $side }：残り{ $left }(進行中)
clock-waits = 時計は2人がそろうと動き始めます。
clock-paused = 時計は止まっています。
clock-wakes = 時計は止まっていますが、{ $left }後にひとりでに動き出します。
clock-away = { $side }は休暇中です(残り{ $left })。
clock-away-mine = あなたは休暇中で、時計は止まっています(残り{ $left })。
clock-go-away = 休暇に入る
clock-go-away-text = 休暇が残っている間、あなたの時計は止まります(残り{ $left })。次に選択すると休暇は終わります。
clock-come-back = 休暇から戻る
clock-fallen-mine = 時間切れです。今すぐ選択してください。それまでは相手が対局を終わらせることができます。
clock-fallen-theirs = { $side }の時間が切れました。どうしますか。
clock-fallen-watch = { $side }の時間が切れました。
clock-more = 同じだけ時間を足す
clock-bot = コンピューターに引き継がせる
clock-claim = 勝ちにする
clock-list = 残り{ $left }
clock-won = 時間切れにより{ $side }の勝ち
