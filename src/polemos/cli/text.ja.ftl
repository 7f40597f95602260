# コマンドの説明
help-polemos = 古代世界のボードウォーゲームを、完全なルールで。
help-games = ゲームと、その陣営・シナリオ・選択ルールの一覧。
help-play = 端末でゲームをする。
help-serve = ブラウザで遊ぶ。このコンピュータの対戦を提供する。
help-simulate = ボット同士に何ゲームも対戦させる。
help-ladder = ボット同士に席を替えた2ゲーム1組の対戦をさせ、強さを測る。
help-puzzles = ゲームの問題を一覧にする。または一問を出す。ほかよりはるかに良い手はどれか。
help-analyse = 対局を検討する：悪い選択、形勢が動いたところ、ダイスの運。
help-levels = ボットのレベルを一覧にする。
help-replay = 記録を最後まで、または指定の選択まで再生する。
help-verify = 記録のダイスを振り直し、約束されたシードの通りか確かめる。
help-show = 記録または局面を表示する(地図、得点、手番)。
help-why = 記録や局面で、ある選択がなぜできないかを示す。
help-rules = ルールの条項を番号や語で表示する。コードとテストの網羅状況も示す。
help-fuzz = 無作為に対戦し、成り立つべきことをすべて検査する。
help-bench = この機械での速さを測る。
help-engine = 標準入出力のJSON行で、ほかのプログラムがゲームを動かす。
help-new-game = 新しいゲームの部屋を作る。すぐに遊べるパッケージになる。
help-data = 印刷版を持つ人のデータパック。
help-lessons = ゲームのレッスンを一覧表示する。1つを手順ごとに表示するか、全体を検査することもできる。
help-data-check = データパックを検査する。
# 引数
param-lang = 言語: en または ja。
param-json = JSONで出力する。
param-game = ゲームの名前(「polemos games」を参照)。
param-scenario = シナリオ。省略すると最初のもの(fuzzでは任意)。
param-option = 使う選択ルール。繰り返し指定できる。「all」ですべて。
param-seed = 任意の文字列。同じ種からは同じ目が出る。
param-games = ゲームの数。
param-jobs = プロセスの数。
param-as = どの陣営の目で見るか。省略すると公開情報だけ。
param-file = 記録(JSON Lines)または局面(TOMLかJSON)。
param-words = 17.74 のような条項、その番号の始め、または語。
param-lesson = 手順ごとに表示するレッスン。
param-lessons-check = ゲームの導入カード・レッスン・文章をすべて検査する。各レッスンは最後まで実行される。
param-search = 自由な語。答えになる条項を、よく合うものから順に示す。
param-every = 上位10件だけでなく、見つかったものをすべて示す。
param-coverage = コードと、合格したテストにある条項の数。
param-to = この選択まで。
param-svg = 地図と駒をこのファイルに描く。
param-new-name = ゲームの名前。小文字、数字、アンダースコアを使う。
param-into = 部屋を作るフォルダー。省略時はこのフォルダー。
param-map = 地図の種類: point(道で結ばれた地点)、area(エリア)、hex(ヘックス)。
param-clauses = 出発点とする clauses.toml。部屋のルールブックになる。
param-choice = march:3511 や pass のような選択。
param-pack = データパックのフォルダー。
param-pack-game = パックのゲーム。ゲームが複数あるときに必要。
param-bots = 各陣営のボットをコンマで区切る: random、greedy、level:1 など(polemos levels を参照)。
param-ladder-bots = ボット名をコンマで区切り、弱い順に書く。例: random,greedy,search:300(数は読む決定数の上限)
param-puzzle = 出題する問題。省略するとすべてを一覧にする。
param-solve = すぐに答えを示す。
param-neighbours = 隣り合わせに書いたボットだけを対戦させる。
param-pairs = 2つのボットが対戦する組の数。1組は、同じ種を席を替えて2ゲーム。
param-stop = どちらかが強い(100組中60組)か、差がないと分かった時点で打ち切る。
param-ladder-file = 結果を残すファイル。同じコマンドで続きから始まる。
param-html = 検討を1つのページとして書き出すファイル(勝率のグラフ付き)。
param-keep = 検討を保存するファイル。中断しても続けられる。指定しなければ記録の隣。
param-anew = 保存した検討を使わず、初めからやり直す。
param-fuzz-options = 選択ルール: random、all、none、またはコンマ区切りの名前。
param-rate = 重い検査を行う選択の割合(0から1)。
param-folder = 失敗の記録を置く場所。省略すると保存したゲームと同じ場所。
param-verify = 記録全体をスナップショットと照合する。ルールやデータが違えば拒む。
param-seat = 陣営=human、陣営=level:3(polemos levels を参照)、陣営=greedy、陣営=random。繰り返し指定できる。
param-host = サーバーが待ち受けるアドレス。既定ではこのコンピュータからだけ接続できる。
param-port = サーバーのポート。既定は { $port }、0 なら空きポートを探す。
param-no-open = ブラウザを開かない。
param-games-folder = 対戦のフォルダ。既定では端末での対戦と同じ場所。
param-allow-host = サーバーを呼べる別の名前。繰り返し指定できる。
param-base-path = プロキシがサーバーを見せる場所。すべてのアドレスの前に付くパス(/polemos など)。
param-forwarded = X-Forwarded-Proto、-For、-Host を信頼するプロキシのアドレス。コンマで区切る。
param-dice = seeded: プログラムが振る。asked: 実物のサイコロを振って目を入力する。
param-load = 記録の続きをする、または局面から始める。
param-repair = 壊れた行から後をすべて除く。
param-save = 選択のたびにゲームを保存するファイル。
# games
games-sides = 陣営
games-scenarios = シナリオ
games-options = 選択ルール
games-presets = 選択ルールの組
# rules
rules-meant = そのままの語は見つからない。次の語で検索した：{ $query }
rules-partly = すべての語を含む条項はない。一部を含む条項：
rules-more = …ほかに{ $n }件。--all ですべて示す。
coverage-clauses = 条項
coverage-enforceable = うち守らせるべきもの
coverage-enforced = うちコードにあるもの
coverage-tested = うち合格したテストにあるもの
coverage-missing = { $n ->
    [0] 欠けているものはない。
   *[other] コードかテストを欠く条項が{ $n }ある:
 }
clause-missing = (再構成：{ $what })
clause-reconstructed = (再構成：原典にはない)
clause-refs = 参照: { $ids }
# show
show-choices = { $n }回の選択の後。
show-svg = 地図は { $file } にある。
headline = { $game } { $moment }：{ $side }が決める
headline-turn = 第{ $turn }ターン
headline-over = { $game }：ゲーム終了({ $moment })
score-side = { $side }: { $points }点
score-side-of = { $side }: 勝利に必要な{ $goal }点のうち{ $points }点
score-toll = { $side }：{ $toll }
score-draw = 引き分け。
score-winner = { $side }の勝ち。
why-legal = { $choice } は今選べる。
why-not = { $choice } は今選べない:
data-good = { $pack }: 問題はない。
map-works = .{ $work }. 未建設  ={ $work }= 建設済み  x{ $work }x 破壊
next-to = 隣接: { $places }
nothing-here = 何もない
# simulate, fuzz, replay, bench
simulating = シナリオ { $scenario }
simulate-head = シナリオ { $scenario }
simulate-error = polemos: 種 { $seed } のゲームが壊れた: { $error }
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
climbing = 対戦
puzzles-none = { $game }には問題がない。
puzzles-line = { $id }: { $scenario }。{ $head }。{ $grade ->
    [1] やさしい。
    [2] やや難しい。
   *[other] 難しい。
}
puzzles-told = 出題するには: polemos puzzles { $game } { $id }
puzzles-ask = ほかよりはるかに良い手はどれ？
puzzles-unclear = 選択肢を一つ、番号かIDで入力する。
puzzles-right = 正解。
puzzles-wrong = 「{ $choice }」ではない。{ $left ->
    [0] これで終わり。
   *[other] あと{ $left }回。
}
puzzles-solution = 答え: { $solution }。次に良い手({ $second })は、ゲームの評価で{ $gain }劣る。{ $choices }通りの選択肢をすべて先まで試し、上位の手は目と隠れた手札を{ $worlds }通り配り直して比べた。
analysing = 評価中
analyse-page = ページ：{ $file }
analyse-broken-off = { $total }件のうち{ $done }件で中断しました。同じコマンドで続きから始まります({ $file }に保存)。
levels-none = { $game }にはレベルがない。
levels-bot = ボット
levels-name = レベル
levels-elo = Elo
levels-plays = 指し方
levels-told = Eloは最も弱いレベルを基準とした実測値。対戦するには: polemos play { $game } --seat { $side }=level:3
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
ladder-told = 1組は同じ種を席を替えて2ゲーム、得点の合計で決まる。「>」は100組中60組の強さ、「=」は差なし(逐次検定、5 %)。
ladder-no-elo = Elo なし。パッケージ choix(pip install "polemos[ladder]")が要り、どのボットも対戦していなければならない。
fuzzing = 検査中
fuzz-flaw = ゲーム{ $game }(シナリオ{ $scenario }、選択ルール{ $options })、選択{ $n }: { $flaw }; 記録: { $file }
fuzz-done = { $games }ゲーム、決定{ $decisions }回、うち精密検査{ $checked }回、欠陥のあるゲーム{ $flaws }、{ $seconds }秒
replay-verified = { $file }: { $n }回の選択がすべて再生でき、スナップショットも一致する。
replay-resumed = 選択{ $n }の後のスナップショットから続ける。それより前はもう再生できない: { $why }

# verify: 記録のダイス
param-commitment = 対局の開始時に示されたハッシュ。記録のハッシュと一致しなければならない。
param-share = 対局の開始時に渡した乱数を「陣営=乱数」で示す。記録の乱数と一致しなければならない。繰り返して指定できる。
param-rolls = 出目を記録の行ごとにすべて表示する。
wrong-share = 乱数は「陣営=乱数」の形で指定する。{ $value } は指定できない
verify-unpromised = ダイスのシードは約束されていない。シードを指定したか、出目を入力する対局か、古い記録か、持ち込まれた記録である。
verify-commitment = ハッシュは一致する: { $commitment } はシードのSHA-256である。
verify-secret = シード: { $secret }
verify-share = { $side }の乱数は選択{ $n }からダイスに入っている: { $share }
verify-no-share = { $side }は乱数を渡さなかった。
verify-follows = すべての出目がシードの通りである: ダイス{ $dice }個、選択{ $n }回のうち{ $entries }回。スナップショットもすべて一致する。
verify-said = 次の出目や引くものが{ $n }回指定されている。これらは偶然ではない。
verify-roll = { $line }行目、選択{ $n }: { $faces } シードの通り
verify-roll-setup = { $line }行目、最初の選択の前: { $faces } シードの通り
rolls-head = { $side }のダイス: { $dice }個
rolls-mean = 平均 { $mean } (期待値 { $expected })
rolls-expected = それぞれの目の期待値は{ $count }回である。
rolls-few = ダイスが少なく、偏りは判断できない。
rolls-usual = 偏りはなく、ふつうの出方である。
rolls-uncommon = やや珍しい。公正なダイスでも{ $n }局に1局はこれほど偏る。
rolls-unusual = 珍しい。公正なダイスがこれほど偏るのは{ $n }局に1局ほどである。
rolls-rare = きわめて珍しい。公正なダイスがこれほど偏るのは{ $n }局に1局ほどである。
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
wrong-number = --{ $name } は1以上。{ $value } ではいけない
wrong-unfinished = 対局は終わっていません。隠れたことを明かさないよう、どの側から見るかを指定してください(--as：{ $sides })
wrong-no-advice = { $game }にはボットへの手がかりがないため、検討できません
wrong-bots = --bots にはコンマで区切った名前が{ $n }つ要る({ $sides })。{ $value } ではいけない
wrong-clause = { $game } に { $query } という条項、またはこれらの語をすべて含む条項はない。語を減らしてみる
wrong-to = { $file }: 局面に選択はない。--to は記録のためのもの
wrong-game = { $file }: { $other } ではなく { $game } のゲーム
wrong-save = { $file }: そのファイルはもうある。新しい名前にするか、続けるには: polemos play --load { $typed }
wrong-overwrite = { $file }: そのファイルはもうあり、図ではない。.svg で終わる新しい名前にする
wrong-argument = { $n }番目の引数はUTF-8の文字列ではない: { $value }
wrong-output = 出力に書けない: { $error }
wrong-input = 標準入力がない。ゲームは端末かパイプで遊ぶ
wrong-new-name = { $name } はゲームの名前にできない。river_war や river-war のように、英小文字で始まる2〜24字の英小文字、数字、アンダースコア、ハイフン(連続不可)にする
wrong-new-taken = { $name }: その名前のものはもうインストールされている。別の名前にする
wrong-new-folder = { $folder }: その名前のものはもうある。別の名前か別のフォルダー(--into)にする
wrong-new-into = { $folder }: そのフォルダーはない。先に作る
wrong-clauses-file = { $file }: 条項を読めない: { $error }
# new-game
new-game-made =
    { $folder } にゲームができた。polemosと同じ環境にインストールして遊ぶ:
      python -m pip install -e { $typed }
      polemos play { $name }
    ルールブックは src/{ $package }/data/clauses.toml。テストの実行: python -m pytest { $typed }
new-game-clauses =
    ルールブックは持ち込んだもので、その後に見本の小さなゲームの条項が続く。まだコードのない条項: { $n }(tests/not_yet.txt、polemos rules { $name } --coverage)
broken = 起こるはずのないこと: { $error }。入力したものと一緒に知らせてほしい
# play
play-kept = ゲームは { $file } に保存される。「help」で入力できるものを表示する。
play-fair = ダイスのシードは約束されている。SHA-256: { $commitment }。対局の後に「polemos verify」で確かめられる。
play-resumed = ゲームは選択{ $n }の後のスナップショットから続く。それより前はもう再生できない: { $why }
play-moved-on = 別のプログラムがこのゲームを先に進めた。今の状態は次のとおり。入力されたことは行っていない。
play-elsewhere = これからはどのファイルに保存するか(Enterだけなら保存しない) > 
play-again = 保存できなかったことは起きていない。もう一度入力する。
play-interrupted = polemos: ゲームは保存済み。続けるには: polemos play --load { $typed }
play-left = ゲームは保存済み。続けるには: polemos play --load { $typed }
hand-over = { $side }の番です。相手は画面から目を離してください。準備ができたらEnterを押してください。
list-more = 選択肢{ $n }個。番号、名前、または動詞を入力
ways = 「go 場所」で一度に行ける所: { $places }{ $more ->
    [0] {""}
   *[other] {""} ほか{ $more }か所
 }
no-way = { $place } へは今、一度には行けない。
gone-part = { $all }歩のうち{ $made }歩だけ進んだ。途中で何かが起きた。
list-page = { $pages }ページ中{ $page }ページ。別のページは番号を付ける。
nothing-listed = { $verb } の選択肢はない。
several = { $n }個の選択肢に当てはまる。番号か、名前をもっと入力する:
several-places = { $typed } は複数の場所を指す: { $names }
no-place = { $typed } という場所はない。
not-understood = { $typed }: 選択でもコマンドでもない。「list」で選択肢、「help」でコマンドを表示する。
doubt = それでも行うなら「はい」か同じ入力をもう一度、やめるならほかの入力をしてください。
# はいの代わりになる語。間は空白。
doubt-yes = ハイ yes y
type-something = 選択肢の番号か名前、または「help」を入力する。
what-what = どの選択についてか。例: what 1
what-nothing = { $choice } について前もって計算することはない。
why-what = 何についてか。例: why march:3511
no-clause = そのような条項はない。語を減らしてみる。
more-clauses = …ほかに{ $n }件。
undone = 取り消した: { $choice }
undo-nothing = 取り消せるものはない。新しい情報が出たか、まだ誰も決めていない。
undo-not-yours = 最後の決定はあなたのものではない。
save-where = ゲームは { $file } に保存されている。写しを作るには: save ファイル
saved = { $file } に保存した。
no-overlays = この地図に重ねて見るものはない。
no-overlays-there = そこには、範囲を示せるものがない。
no-asides = ほかにできることはない。
play-help =
    選択肢の番号、名前、または十分な語を入力する(march hill、3511、pass)。コマンド:
      list [動詞] [ページ]  すべての選択肢、またはその動詞のもの
      go 場所              離れた場所まで一度に進む。単独では行ける場所(移動が一歩ずつのとき)
      what 選択            その選択で何が起こるか
      why 選択             なぜ選べないか
      map [場所]           地図(場所の周り)
      look 場所            そこにあるもの。「units」ですべて
      score                現在の得点
      show [語]            手持ちと、地図の外にあるもの
      overlay [語|場所]    支配地域や範囲などを重ねた地図。単独では一覧
      log [数]             これまでの出来事
      rules [17.74|語]     ルール。単独では今の質問の条項
      asides               決定のほかにできること
      do 名前              それを行う
      undo                 新しい情報が出ていなければ選択を取り消す
      save ファイル        記録の写し
      quit                 席を立つ(ゲームは保存される)
