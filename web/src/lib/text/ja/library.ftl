# マイゲームの絞り込み
library-filter = 絞り込みと並べ替え
library-filter-set = 絞り込みと並べ替え({ $n })
library-filter-clear = すべて表示
library-game = ゲーム
library-any = すべて
library-outcome = 結果
library-outcome-on = 未終了
library-outcome-over = 終了
library-outcome-won = 自分の勝ち
library-outcome-lost = 自分の負け
library-outcome-draw = 引き分け
library-outcome-broken = 開けない
library-opponent = 相手
library-person = 人
library-watched = 観戦のみ
library-since = プレイした日(から)
library-until = プレイした日(まで)
library-least = 選択の数(以上)
library-most = 選択の数(以下)
library-order = 並び順
library-order-latest = 最近プレイした順
library-order-oldest = 最後のプレイが古い順
library-order-longest = 選択の多い順
library-order-shortest = 選択の少ない順
library-order-name = 名前順
library-none = 条件に合うマイゲームはありません。
library-before = 前のページ
library-after = 次のページ
library-unread = 記録{ $n }件を読み込み中です。結果が分かりしだい加わります。

# 成績
library-statistics = 成績と序盤
library-filtered = 絞り込んだゲームだけを数えています。
library-mine = 自分の成績
library-mine-none = 一方の陣営をプレイしたゲームはまだありません。
library-side = 陣営
library-column-played = 対局
library-column-win = 勝ち
library-column-draw = 引き分け
library-column-loss = 負け
library-column-open = 未終了
library-column-length = 平均の長さ
library-mean = { $turns }ターン、選択{ $entries }回
library-against = 相手：{ $who }
library-left = 数えていないもの：{ $what }。
library-left-both = 全陣営をここでプレイしたゲーム{ $n }件
library-left-watched = 観戦{ $n }件
library-left-lessons = レッスンと練習{ $n }件
library-left-unread = 読み込み中{ $n }件
library-comma = 、
library-colon = ：
library-openings = 序盤
library-openings-of = { $n ->
    [0] このシナリオで読める記録はありません。
   *[other] 記録{ $n }件から、展開が分かれる最初の選択を示します。
 }
library-openings-sealed = ほかの{ $n }件は、伏せられた情報があるあいだ除かれます。
library-openings-none = 同じシナリオで展開の分かれたゲームが2件あれば、ここに示されます。
library-one-of = そのうちの1件を開く
library-games = { $n }件
library-won = { $side }の勝ち{ $n }
library-drawn = 引き分け{ $n }
library-on = 未終了{ $n }

# 記録をまとめて取り込む
many-title = 記録の取り込み
many-going = { $all }件中{ $done }件が完了
many-over = { $came }件を取り込みました。{ $not ->
    [0] {""}
   *[other] { $not }件は取り込めませんでした。
 }{ $left ->
    [0] {""}
   *[other] 記録でない{ $left }件は除きました。
 }
many-stop = 取り込みをやめる
many-stopped = 順番が来る前に中断されました。
many-waits = 待機中
many-sent = 確認中…
many-in = 取り込みました。開く
many-not = 取り込めません
many-left = 除外
many-no-record = 名前から、記録(.jsonl)でも局面(.toml)でもありません。
many-unreadable = 読み取れません。フォルダーか、すでになくなったファイルです。
many-zip-damaged = このZIPは壊れています。
many-zip-kind = パスワード付き、またはここでは読めない種類のZIPです。展開してからファイルを選んでください。
many-zip-empty = このZIPにはファイルがありません。

# ページとしての対局
library-page = 対局をページ(HTML)としてダウンロード
library-page-of = 「{ $name }」をページとしてダウンロード
library-page-noted = 自分のメモも入れる
