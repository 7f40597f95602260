# ルールの検索と用語の説明
find-meant = そのままの言葉は見つかりません。「{ $query }」で検索しました。
find-partly = すべての言葉を含む条項はありません。一部を含む条項です。
find-term = 用語の説明
find-asking = 検索しています…
find-explains = 「{ $word }」の説明

# シナリオの難しさ・長さ・公平さ
find-scenarios = シナリオの難しさ・長さ・公平さ
find-stars = 難しさは{ $most }段階の{ $n }。
find-length = 約{ NUMBER($turns, maximumFractionDigits: 0) }ターン、双方合わせて約{ $decisions }回の選択
find-balance = 同じ強さのボット同士{ $games }局：{ $first }{ $won }勝、{ $second }{ $lost }勝{ $drawn ->
    [0] {""}
   *[other] 、引き分け{ $drawn }
 }
find-few = (局数が少なく、どちらに有利かはまだ言えません)
