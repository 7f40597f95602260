# 駒と場所のカード、凡例、マップの上に示すもの。

card-hidden = 裏向き
card-held-by = { $side }が保持
card-may = いま選べること
card-more = ほか{ $n }件
card-pieces = ここにある駒{ $n }個
card-place = この場所
card-lay = マップに表示
card-ahead = 現在の優位：{ $side }
card-even = どちらも優位ではありません
card-means = 使える資源
