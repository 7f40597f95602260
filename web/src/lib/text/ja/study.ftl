# ヒント、説明、検討
study-hint = ヒント
study-key-hint = ヒント：ボットならここでどうするか、その理由
study-hint-title = ボットならこうします
study-hint-wait = ボットが考えています…
study-hint-now = { $side }がここから勝つのは100局のうち{ $chance }局です。
study-hint-next = 次に良い選択
study-hint-do = これを選ぶ(指すとマップに示す)
study-hint-far = ボットはこの数字より先まで見た計画に従っています。数字だけを見ると、ほかの選択のほうが良く見えます。
study-chance = { $chance } %
study-reason = { $what }({ $gain })
study-and = 、
study-same = ボットに見える違いはありません。
study-only = ほかに選べるものはありません。
study-range = 平均{ $mean }、{ $low }から{ $high }
study-rule-of-thumb = 勝率は目安です。このシナリオの対局から測ったものではありません。
