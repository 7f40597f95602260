# アカウントのある人のレーティング
home-people = このサーバーの人たち
rated = レーティング対局
rated-tick = レーティング対局にする
rated-tick-text = リンクを作る前に選んでください。友人が席に着いて合意すれば、2人のレーティングに数えます。友人にもアカウントが要ります。ヒント、分析、ボットは使えず、終わるまで席を離れられません。時計が切れたら負けです。
rated-join = これはレーティング対局です。席に着くと合意したことになり、2人のレーティングに数えます。ヒント、分析、ボットは使えず、終わるまで席を離れられません。時計が切れたら負けです。自分のアカウントが要ります。
rated-offered = レーティング対局として募集中です。友人が席に着くと始まります。
rated-game = レーティング対局
rated-clock = 時間切れになった側は、ここでどうなってもレーティングでは負けになります。
rated-handicap = 互角のボットの勝敗から、{ $side }が{ $points }点強いものとして計算します。
rated-somebody = 名前のない人
rating = レーティング
rating-provisional = { $rating }(暫定)
ratings-mine = レーティング
ratings-none = レーティング対局はまだありません。友人を招くときに「レーティング対局にする」を選べます。
ratings-listed = このサーバーのランキングに自分を載せる
ratings-list = ランキング
ratings-list-text = Glicko-2によるレーティングです。レーティングが十分に定まり(±110以内)、名前があり、掲載を望む人が載ります。
ratings-empty = まだだれも載っていません。
ratings-whole = すべてのシナリオ
ratings-place = 順位
rated-history = レーティング対局の一覧
rated-history-won = { $side }で{ $opponent }に勝ち
rated-history-drawn = { $side }で{ $opponent }と引き分け
rated-history-lost = { $side }で{ $opponent }に負け

# ふつうの終わり方をしなかった対局
contest-time = 相手が時間切れになり、{ $side }の勝ちです。この先は何にも数えません。
contest-left = 相手がいなくなり、{ $side }の勝ちです。
contest-settled = { $draw ->
    [yes] 主催者の裁定で引き分けになりました。
   *[no] 主催者の裁定で{ $side }の勝ちになりました。
 }この先は何にも数えません。
