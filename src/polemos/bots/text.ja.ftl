# レベルの名前(弱い順)
level-title = { $number }. { $name }
level-first-game = はじめての一局
level-recruit = 新兵
level-soldier = 兵士
level-veteran = 古参兵
level-captain = 隊長
level-general = 将軍
level-strategist = 軍師
level-no-mercy = 容赦なし
# 指し方
level-by-greedy = 一手先を読みます。
level-by-policy = 熟練の将軍のように即座に決めます。
level-by-search = もっともらしい手を何度も先まで試します。一手ごとに{ $budget }手を読みます。
level-slips =
    { $base }{ $percent ->
        [100] ただし判断はいつも甘く、少し劣って見える手も指します。
       *[other] ただし100回に{ $percent }回は判断が甘く、少し劣って見える手も指します。
    }
