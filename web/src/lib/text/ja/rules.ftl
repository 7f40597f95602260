rules-search = ルールを探す(番号か言葉)
rules-found = { $n ->
    [0] すべての言葉を含む条項はありません。
   *[other] { $n }件の条項
 }
rules-both = 日英を並べる
rules-no-clause = 条項 { $id } はありません。
