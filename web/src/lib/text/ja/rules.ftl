# ルールブック
rules-title = 『{ $game }』のルール
rules-about = 全{ $n }条項。文章は私たち自身の言葉で書き直したもので、番号は、できない理由を示すときにゲームが挙げる番号と同じです。そのうち{ $reconstructed }条項は、原典に表・マップ・数値や条項そのものが欠けているため、再構成したものです。該当する条項にはその旨を記し、一部だけを補ったものには何を補ったかも記してあります。
rules-keys = キー操作：/ で検索、左右の矢印で前後の節へ、下矢印で検索結果をたどり、Escで検索を終えます。
rules-search = ルールを探す(番号か言葉)
rules-search-short = 番号か言葉
rules-results = ルールの検索結果
rules-found = { $n ->
    [0] すべての言葉を含む条項はありません。
   *[other] { $n }件の条項
 }
rules-show-all = { $n }件すべてを表示
rules-in-place = 節の中で読む
rules-languages = 条項の言語
rules-one = 一つの言語
rules-both = 日英を並べる
rules-only-reconstructed = 再構成された条項だけ
rules-contents = 目次
rules-first = 最初の節へ
rules-no-clause = 条項 { $id } はありません。

# 図表
tables-title = 『{ $game }』の図表
tables-about = このゲームで使う図表のすべてです。
tables-filter = 図表を探す
tables-none = その言葉を含む図表はありません。
tables-no-tables = このゲームに図表はありません。
