# コマンドの説明
help-polemos = 古代世界のボードウォーゲームを、完全なルールで遊べます。
help-games = ゲームと、その陣営・シナリオ・選択ルールを一覧にします。
help-play = ターミナルでゲームをします。
help-serve = ブラウザーで遊びます。このコンピューターの対局を提供します。
help-simulate = ボット同士に何ゲームも対局させます。
help-ladder = ボット同士に席を替えた2ゲーム1組の対局をさせ、強さを測ります。
help-tactics = 最善の方針が一つに決まる局面を一覧にします。またはボットがそれを見つけるか確かめます。
help-puzzles = ゲームの問題を一覧にします。または一問を出します。ほかよりはるかに良い手はどれか。
help-analyse = 対局を検討します：悪い選択、形勢が動いたところ、ダイスの運。
help-export = 対局を1つのページ(HTML)に書き出します：物語、マップの図を添えた経過、保存された検討。
help-levels = ボットのレベルを一覧にします。
help-replay = 記録を最後まで、または指定の選択まで再生します。
help-verify = 記録のダイスを振り直し、約束されたシードのとおりか確かめます。
help-backup = 対局のフォルダーまたはデータベースを1つのファイルにバックアップします。サーバーの動作中でもできます。
help-restore = バックアップの中身を、すべて確かめながら新しいフォルダーか空のデータベースに戻します。
help-show = 記録または局面を表示します(マップ、得点、手番)。
help-why = 記録や局面で、ある選択がなぜできないかを示します。
help-rules = ルールの条項を番号や語で表示します。コードとテストの網羅状況も示します。
help-fuzz = 無作為に対局し、成り立つべきことをすべて検査します。
help-bench = この機械での速さを測ります。
help-engine = 標準入出力のJSON行で、ほかのプログラムがゲームを動かします。
help-new-game = 新しいゲームの部屋を作ります。すぐに遊べるパッケージになります。
help-data = 印刷版を持つ人のデータパック。
help-lessons = ゲームのレッスンを一覧にします。1つを手順ごとに表示するか、全体を検査することもできます。
help-data-check = データパックを検査します。
help-admin = サーバーのフォルダーまたはデータベースで、人と対局を管理します。サーバーの動作中にも使えます。
help-admin-people = アカウントのある人を一覧にします。
help-admin-add = 追加した人だけがサインインできるサーバーに、メールアドレスを追加します。
help-admin-delete = アカウントと、ほかにだれも遊んでいない対局を削除します。
help-admin-end-second = 2段階認証のコードを求めないようにします。スマートフォンと予備のコードをなくした人のためのものです。
help-admin-ban = その人を締め出します。どこでも直ちにサインアウトになり、サインインできず、ほかの人との対局の席も失います。
help-admin-unban = その人がまたサインインできるようにします。
help-admin-reports = 対局中の発言で、報告されたものを一覧にします。
help-admin-settle = 対応の済んだ報告を消します。
help-admin-matches = すべての対局を一覧にします。
help-admin-tournaments = すべての大会を一覧にします。
help-admin-cancel = 参加受付中または進行中の大会を中止します。優勝者はなく、その対局は何にも数えません。
help-admin-delete-match = 対局とそのファイルを削除します。
# サーバーの人と対局
admin-none = ありません。
admin-yes = はい
admin-name = 名前
admin-address = メール
admin-since = 登録
admin-signed-in = 最後のサインイン
admin-sessions = セッション
admin-matches = 対局
admin-banned = 締め出し
admin-id = ID
admin-made = 報告日
admin-match = 対局
admin-said-by = 発言者
admin-text = 発言
admin-by = 報告者
admin-game = ゲーム
admin-owner = 持ち主
admin-begun = 開始
admin-entries = 選択数
admin-over = 終了
admin-organiser = 主催者
admin-state = 状態
admin-players = 参加者
admin-round = ラウンド
# 引数
param-lang = 言語: en または ja。
param-json = JSONで出力します。
param-game = ゲームの名前(「polemos games」を参照)。
param-scenario = シナリオ。省略すると最初のもの(fuzzでは任意)。
param-option = 使う選択ルール。繰り返し指定できる。「all」ですべて。
param-seed = 任意の文字列。同じシードからは同じ目が出ます。
param-games = ゲームの数。
param-jobs = プロセスの数。
param-as = どの陣営の目で見るか。省略すると公開情報だけ。
param-file = 記録(JSON Lines)または局面(TOMLかJSON)。
param-words = 17.74 のような条項、その番号の始め、または語。
param-lesson = 手順ごとに表示するレッスン。
param-lessons-check = ゲームの導入カード・レッスン・文章をすべて検査します。各レッスンは最後まで実行されます。
param-search = 自由な語。答えになる条項を、よく合うものから順に示します。
param-every = 上位10件だけでなく、見つかったものをすべて示します。
param-coverage = コードと、合格したテストにある条項の数。
param-to = この選択まで。
param-svg = マップと駒をこのファイルに描きます。
param-new-name = ゲームの名前。小文字、数字、アンダースコアを使う。
param-into = 部屋を作るフォルダー。省略時はこのフォルダー。
param-map = マップの種類: point(道で結ばれた地点)、area(エリア)、hex(ヘクス)。
param-clauses = 出発点とする clauses.toml。部屋のルールブックになります。
param-choice = march:3511 や pass のような選択。
param-pack = データパックのフォルダー。
param-pack-game = パックのゲーム。ゲームが複数あるときに必要。
param-bots = 各陣営のボットをコンマで区切る: random、greedy、level:1 など(polemos levels を参照)。
param-ladder-bots = ボット名をコンマで区切り、弱い順に書きます。例: random,greedy,search:300(数は読む決定数の上限)
param-tactic = 局面のID。省略するとゲームのすべて。
param-tactics-bot = 試すボット。greedy、search:300、level:1 など。
param-puzzle = 出題する問題。省略するとすべてを一覧にします。
param-solve = すぐに答えを示します。
param-neighbours = 隣り合わせに書いたボットだけを対局させます。
param-pairs = 2つのボットが対局する組の数。1組は、同じシードを席を替えて2ゲーム。
param-stop = どちらかが強い(100組中60組)か、差がないと分かった時点で打ち切ります。
param-ladder-file = 結果を残すファイル。同じコマンドで続きから始まります。
param-html = 検討を1つのページとして書き出すファイル(勝率のグラフ付き)。
param-page = 書き出すページ(例：game.html)。同名のファイルは置き換えられます。
param-keep = 検討を保存するファイル。中断しても続けられます。指定しなければ記録の隣。
param-anew = 保存した検討を使わず、初めからやり直します。
param-fuzz-options = 選択ルール: random、all、none、またはコンマ区切りの名前。
param-rate = 重い検査を行う選択の割合(0から1)。
param-folder = 失敗の記録を置く場所。省略すると保存したゲームと同じ場所。
param-verify = 記録全体をスナップショットと照合します。ルールやデータが違えば拒みます。
param-seat = 陣営=human、陣営=level:3(polemos levels を参照)、陣営=greedy、陣営=random。繰り返し指定できる。
param-host = サーバーが待ち受けるアドレス。既定ではこのコンピューターからだけ接続できます。
param-port = サーバーのポート。既定は { $port }、0 なら空きポートを探す。
param-no-open = ブラウザーを開きません。
param-games-folder = 対局のフォルダー。既定ではターミナルでの対局と同じ場所。
param-allow-host = サーバーを呼べる別の名前。繰り返し指定できる。
param-base-path = プロキシがサーバーを見せる場所。すべてのアドレスの前に付くパス(/polemos など)。
param-url = 対局者がこのサーバーを開くアドレス(https://play.example など)。対局者に送るリンクの先頭になります。
param-smtp = 自分の番を知らせるメールのサーバー: smtp://ユーザー:パスワード@ホスト:ポート、または smtps://。
param-smtp-password-file = メールサーバーのパスワードを書いたファイル。アドレスに書く代わりに使います。
param-mail-from = メールの送信元(polemos@play.example など)。省くとメールサーバーのユーザー名になります。
param-apprise = 通知に使えるサービス。ライブラリ Apprise での名前をコンマで区切ります。* ならすべて。
param-notice-delay = 対局での出来事をまとめてから知らせるまでの分数。
param-log-format = ログの形式。human、または json(1行に1オブジェクト、要求ごとに1行)。
param-metrics = Prometheus用の数値を専用ポートの /metrics で公開します。ポート(このコンピューターのみ)または アドレス:ポート。
param-link-file = 所有者のリンクを画面に出さず、このファイル(本人だけが読めます)に書きます。
param-connections = 同時に保つ接続の上限。大人数向けのサーバー用です(既定は500)。
param-accounts = アカウントを使います。open ならメールアドレスのある人はだれでも、invited なら "polemos admin people add" で追加した人だけがサインインできます。--url と、--smtp か --openid が要ります。
param-tournaments = 大会を開ける人。administrators なら所有者のリンクを持つ人だけ、everyone ならアカウントのある人全員です。--accounts が要ります。
param-openid = サインインに使える OpenID Connect の提供者: https://accounts.example。--accounts が要ります。
param-openid-client = 提供者がこのサーバーに付けたID。
param-openid-secret-file = 提供者から受け取った秘密の文字列を書いたファイル。
param-openid-name = サインインのボタンに出す名前。指定しなければ、アドレスの中の名前になります。
param-database = すべてをフォルダーではなく、この PostgreSQL データベースに保存します(postgresql://USER@HOST/DATABASE)。複数のサーバーで共有できます。追加パッケージ "postgres" が要ります。パスワードは環境変数か .pgpass ファイルに書いてください。
param-admin-database = サーバーがすべてを保存している PostgreSQL データベース(postgresql://USER@HOST/DATABASE)。
param-admin-tournament = 一覧に出る大会の ID。
param-admin-who = メールアドレス、名前、または ID。
param-admin-address = メールアドレス。
param-admin-of = この人の対局だけ(メールアドレス、名前、または ID)。
param-admin-report = 一覧にある報告の ID。
param-admin-match = 一覧にある対局の ID。
param-forwarded = X-Forwarded-Proto、-For、-Host を信頼するプロキシのアドレス。コンマで区切ります。
param-dice = seeded: プログラムが振ります。asked: 実物のダイスを振って目を入力します。
param-load = 記録の続きをするか、局面から始めます。
param-repair = 壊れた行から後をすべて除きます。
param-save = 選択のたびにゲームを保存するファイル。
# games
games-sides = 陣営
games-scenarios = シナリオ
games-options = 選択ルール
games-presets = 選択ルールの組
# rules
rules-meant = そのままの語は見つかりません。次の語で検索しました：{ $query }
rules-partly = すべての語を含む条項はありません。一部を含む条項：
rules-more = …ほかに{ $n }件。--all ですべて示します。
coverage-clauses = 条項
coverage-enforceable = うち守らせるべきもの
coverage-enforced = うちコードにあるもの
coverage-tested = うち合格したテストにあるもの
coverage-missing = { $n ->
    [0] 欠けているものはありません。
   *[other] コードかテストを欠く条項が{ $n }あります:
 }
clause-missing = (再構成：{ $what })
clause-reconstructed = (再構成：原典にはない)
clause-refs = 参照: { $ids }
# show
show-choices = { $n }回の選択の後。
show-svg = マップは { $file } にあります。
headline = { $game } { $moment }：{ $side }が決めます
headline-turn = 第{ $turn }ターン
headline-over = { $game }：ゲーム終了({ $moment })
score-side = { $side }: { $points }点
score-side-of = { $side }: 勝利に必要な{ $goal }点のうち{ $points }点
score-toll = { $side }：{ $toll }
score-draw = 引き分け。
score-winner = { $side }の勝ち。
why-legal = { $choice } は今選べます。
why-not = { $choice } は今選べません:
data-good = { $pack }: 問題はありません。
map-works = .{ $work }. 未建設  ={ $work }= 建設済み  x{ $work }x 破壊
next-to = 隣接: { $places }
nothing-here = 何もない
# simulate, fuzz, replay, bench
simulating = シナリオ { $scenario }
simulate-head = シナリオ { $scenario }
simulate-error = polemos: シード { $seed } のゲームが壊れました: { $error }
simulate-wins = { $side }の勝ち: { $n }
simulate-games = ゲーム
simulate-finished = 終了
simulate-errors = エラー
simulate-draws = 引き分け
simulate-turns-mean = 平均ターン数
simulate-decisions = 決定
simulate-forced = 強制
simulate-seconds = 秒
simulate-speed = 毎秒の決定
climbing = 対局
tactics-none = { $game }には戦術の局面がありません。
tactics-line = { $id }: { $scenario }、{ $side }。{ $ask }
tactics-plan = { $blunder ->
    [yes] 避ける手: { $plan }
   *[no] 最善の方針: { $plan }
}
tactics-reason = 理由: { $reason }({ $clauses })
tactics-answer = { $id }: { $found ->
    [yes] 発見、{ $choice }
   *[no] 見落とし、{ $choice }
}{ $weighed ->
    [yes] 。
   *[no] 。最善の方針は検討する手に入っていません。
}
tactics-found = { $bot }は{ $of }局面のうち{ $found }局面で見つけました。
puzzles-none = { $game }には問題がありません。
puzzles-line = { $id }: { $scenario }。{ $head }。{ $grade ->
    [1] やさしい。
    [2] やや難しい。
   *[other] 難しい。
}
puzzles-reason = 理由: { $reason }
puzzles-told = 出題するには: polemos puzzles { $game } { $id }
puzzles-ask = ほかよりはるかに良い手はどれ？
puzzles-unclear = 選択肢を一つ、番号かIDで入力してください。
puzzles-right = 正解。
puzzles-wrong = 「{ $choice }」ではない。{ $left ->
    [0] これで終わり。
   *[other] あと{ $left }回。
}
puzzles-solution = 答え: { $solution }。次に良い手({ $second })は、ゲームの評価で{ $gain }劣ります。{ $choices }通りの選択肢をすべて先まで試し、上位の手は目と隠れた手札を{ $worlds }通り配り直して比べました。
analysing = 評価中
analyse-page = ページ：{ $file }
export-page = ページ：{ $file }
backup-done = { $file } に { $made } 時点のファイル { $files } 個(うち記録 { $records } 個)をバックアップしました。フォルダーの鍵も入っています。このファイルを持つ人は、フォルダーの中身をすべて持つことになります。
backup-left-out = { $name } は普通のファイルでないか、名前が文字として読めません。バックアップには入りません
restore-done = { $folder } に { $made } 時点のファイル { $files } 個(うち記録 { $records } 個)を戻しました。どれもバックアップしたときのままです。
analyse-broken-off = { $total }件のうち{ $done }件で中断しました。同じコマンドで続きから始まります({ $file }に保存)。
levels-none = { $game }にはレベルがありません。
levels-bot = ボット
levels-name = レベル
levels-elo = Elo
levels-plays = 指し方
levels-told = Eloは最も弱いレベルを基準とした実測値です。対局するには: polemos play { $game } --seat { $side }=level:3
ladder-player = ボット
ladder-elo = Elo
ladder-ms = ミリ秒/選択
ladder-sd = 読み
ladder-first = ボット
ladder-second = 相手
ladder-pairs = 組
ladder-score = 組の得点率
ladder-interval = 95 %
ladder-margin = 点差/ゲーム
ladder-wins = 勝:敗:分
ladder-told = 1組は同じシードを席を替えて2ゲームで、得点の合計で決まります。「>」は100組中60組の強さ、「=」は差なし(逐次検定、5 %)。
ladder-no-elo = Eloはありません。パッケージ choix(pip install "polemos[ladder]")が必要で、どのボットも対局していなければなりません。
fuzzing = 検査中
fuzz-flaw = ゲーム{ $game }(シナリオ{ $scenario }、選択ルール{ $options })、選択{ $n }: { $flaw }; 記録: { $file }
fuzz-done = { $games }ゲーム、決定{ $decisions }回、うち精密検査{ $checked }回、欠陥のあるゲーム{ $flaws }、{ $seconds }秒
replay-verified = { $file }: { $n }回の選択がすべて再生でき、スナップショットも一致しました。
replay-resumed = 選択{ $n }の後のスナップショットから続けます。それより前はもう再生できません: { $why }

# verify: 記録のダイス
param-commitment = 対局の開始時に示されたハッシュ。記録のハッシュと一致しなければなりません。
param-share = 対局の開始時に渡した乱数を「陣営=乱数」で指定。記録の乱数と一致しなければなりません。繰り返し指定できます。
param-backup-folder = 対局のフォルダー(--folder に指定するもの)、またはデータベース(postgresql://USER@HOST/DATABASE)。
param-backup-file = 作るファイル。同じ名前のファイルがあってはいけません。
param-restore-file = polemos backup で作ったファイル。
param-restore-folder = 作るフォルダー。空なら、すでにあってもかまいません。空のデータベース(postgresql://USER@HOST/DATABASE)も指定できます。
param-rolls = 出目を記録の行ごとにすべて表示します。
wrong-share = 乱数は「陣営=乱数」の形で指定します。{ $value } は指定できません
verify-unpromised = ダイスのシードは約束されていません。シードを指定したか、出目を入力する対局か、古い記録か、持ち込まれた記録です。
verify-commitment = ハッシュは一致します: { $commitment } はシードのSHA-256です。
verify-secret = シード: { $secret }
verify-share = { $side }の乱数は選択{ $n }から使われています: { $share }
verify-share-setup = { $side }の乱数は初期配置から使われています: { $share }
verify-no-share = { $side }は乱数を渡していません。
verify-follows = すべての出目がシードのとおりです: ダイス{ $dice }個、選択{ $n }回のうち{ $entries }回。スナップショットもすべて一致します。
verify-said = 次の出目や引くものが{ $n }回指定されています。これらは偶然ではありません。
verify-roll = { $line }行目、選択{ $n }: { $faces } シードのとおり
verify-roll-setup = { $line }行目、最初の選択の前: { $faces } シードのとおり
rolls-head = { $side }のダイス: { $dice }個
rolls-mean = 平均 { $mean } (公正なダイスなら{ $expected })
rolls-expected = それぞれの目の期待値は{ $count }回です。
rolls-few = ダイスが少なく、偏りは判断できません。
rolls-usual = 偏りのない、ふつうの出方です。
rolls-uncommon = やや珍しい出方です。公正なダイスでも{ $n }局に1局はこれほど偏ります。
rolls-unusual = 珍しい出方です。公正なダイスがこれほど偏るのは{ $n }局に1局ほどです。
rolls-rare = きわめて珍しい出方です。公正なダイスがこれほど偏るのは{ $n }局に1局ほどです。
bench-game = ゲーム
bench-scenario = シナリオ
bench-decisions-per-second = 毎秒の決定
bench-games-per-second = 毎秒のゲーム
bench-copy-us = copy(マイクロ秒)
bench-to-json-us = to_json(マイクロ秒)
bench-from-json-us = from_json(マイクロ秒)
bench-view-us = view(マイクロ秒)
bench-bytes = 保存した状態(バイト)
# コマンドが受け付けないもの
lessons-none = { $game } にレッスンはありません。
lessons-good = { $game }：問題はありません。{ $n }個のレッスンを最後まで実行しました。
wrong-number = --{ $name } には1以上を指定してください(指定値：{ $value })
wrong-unfinished = 対局は終わっていません。隠れたことを明かさないよう、どの側から見るかを指定してください(--as：{ $sides })
wrong-no-advice = { $game }にはボットへの手がかりがないため、検討できません
wrong-bots = --bots にはコンマで区切った名前が{ $n }つ必要です({ $sides })。指定値：{ $value }
wrong-clause = { $game } に { $query } という条項や、これらの語をすべて含む条項はありません。語を減らしてみてください
wrong-to = { $file }: 局面に選択はありません。--to は記録のためのものです
wrong-game = { $file }: { $other } ではなく { $game } のゲームです
wrong-save = { $file }: そのファイルはすでにあります。別の名前を指定するか、続けるには: polemos play --load { $typed }
wrong-overwrite = { $file }: そのファイルはすでにあり、図ではありません。.svg で終わる別の名前を指定してください
wrong-page = { $file }：ページではありません。.htmlで終わるファイル名を指定してください
wrong-argument = { $n }番目の引数はUTF-8の文字列ではありません: { $value }
wrong-output = 出力に書けません: { $error }
wrong-input = 標準入力がありません。ゲームはターミナルかパイプで遊んでください
wrong-new-name = { $name } はゲームの名前にできません。river_war や river-war のように、英小文字で始まる2〜24字の英小文字、数字、アンダースコア、ハイフン(連続不可)を指定してください
wrong-new-taken = { $name }: その名前のものはすでにインストールされています。別の名前を指定してください
wrong-new-folder = { $folder }: その名前のものはすでにあります。別の名前か別のフォルダー(--into)を指定してください
wrong-new-into = { $folder }: そのフォルダーはありません。先に作ってください
wrong-clauses-file = { $file }: 条項を読めません: { $error }
# new-game
new-game-made =
    { $folder } にゲームができました。polemosと同じ環境にインストールして遊んでください:
      python -m pip install -e { $typed }
      polemos play { $name }
    ルールブックは src/{ $package }/data/clauses.toml。テストの実行: python -m pytest { $typed }
new-game-clauses =
    ルールブックは持ち込んだもので、その後に見本の小さなゲームの条項が続きます。まだコードのない条項: { $n }(tests/not_yet.txt、polemos rules { $name } --coverage)
broken = 起こるはずのないことです: { $error }。入力したものと一緒に知らせてください
# play
play-kept = ゲームは { $file } に保存されます。「help」で入力できるものを表示します。
play-fair = ダイスのシードは約束されています。SHA-256: { $commitment }。対局の後に「polemos verify」で確かめられます。
play-resumed = ゲームは選択{ $n }の後のスナップショットから続きます。それより前はもう再生できません: { $why }
play-moved-on = 別のプログラムがこのゲームを先に進めました。今の状態は次のとおりです。入力されたことは行っていません。
play-elsewhere = これからはどのファイルに保存するか(Enterだけなら保存しない) > 
bot-thinks = コンピューターが考えています：{ $share }%(Enter：すぐに決めさせる)
play-again = 保存できなかったことは起きていません。もう一度入力してください。
play-interrupted = polemos: ゲームは保存済みです。続けるには: polemos play --load { $typed }
play-left = ゲームは保存済みです。続けるには: polemos play --load { $typed }
hand-over = { $side }の番です。相手は画面から目を離してください。準備ができたらEnterを押してください。
list-more = 選択肢{ $n }個。番号、名前、または動詞を入力してください
ways = 「go 場所」で一度に行ける所: { $places }{ $more ->
    [0] {""}
   *[other] {""} ほか{ $more }か所
 }
no-way = { $place } へは今、一度には行けません。
gone-part = { $all }歩のうち{ $made }歩だけ進みました。途中で何かが起きました。
list-page = { $pages }ページ中{ $page }ページ。別のページは番号を付けてください。
nothing-listed = { $verb } の選択肢はありません。
several = { $n }個の選択肢に当てはまります。番号か、名前をもっと入力してください:
several-places = { $typed } は複数の場所を指します: { $names }
no-place = { $typed } という場所はありません。
not-understood = { $typed }: 選択でもコマンドでもありません。「list」で選択肢、「help」でコマンドを表示します。
doubt = それでも行うなら「はい」か同じ入力をもう一度、やめるならほかの入力をしてください。
# はいの代わりになる語。間は空白。
doubt-yes = ハイ yes y
type-something = 選択肢の番号か名前、または「help」を入力してください。
what-what = どの選択についてですか？ 例: what 1
what-nothing = { $choice } について前もって計算することはありません。
why-what = 何についてですか？ 例: why march:3511
no-clause = そのような条項はありません。語を減らしてみてください。
more-clauses = …ほかに{ $n }件。
undone = 取り消しました: { $choice }
surrender-sure = { $side }が投了します。敗北となります。
draw-sure = 双方が引き分けに合意していますか？ ゲームは終了し、取り消せません。
draw-bot = コンピューターは引き分けの提案に応じません。合意できるのは、同じ画面で対局している2人だけです。
undo-nothing = 取り消せるものはありません。新しい情報が出たか、まだ誰も決めていません。
undo-not-yours = 最後の決定はあなたのものではありません。
save-where = ゲームは { $file } に保存されています。写しを作るには: save ファイル
saved = { $file } に保存しました。
no-overlays = このマップに重ねて見るものはありません。
no-overlays-there = そこには、範囲を示せるものがありません。
no-asides = ほかにできることはありません。
play-help =
    選択肢の番号、名前、または十分な語を入力してください(march hill、3511、pass)。コマンド:
      list [動詞] [ページ]  すべての選択肢、またはその動詞のもの
      go 場所              離れた場所まで一度に進む。単独では行ける場所(移動が一歩ずつのとき)
      what 選択            その選択で何が起こるか
      why 選択             なぜ選べないか
      map [場所]           マップ(場所の周り)
      look 場所            そこにあるもの。「units」ですべて
      score                現在の得点
      show [語]            手持ちと、マップの外にあるもの
      overlay [語|場所]    支配地域や範囲などを重ねたマップ。単独では一覧
      log [数]             これまでの出来事
      rules [17.74|語]     ルール。単独では今の質問の条項
      asides               決定のほかにできること
      do 名前              それを行う
      undo                 新しい情報が出ていなければ選択を取り消す
      resign               投了する
      agree-draw           合意の上で引き分けにする(2人が同じ画面で対局しているとき)
      save ファイル        記録の写し
      quit                 終了する(ゲームは保存されます)
