# 新しい対局のフォームのヒント
hint-switch-part = 手助け
hint-switch = ヒント
hint-switch-text = コンピューターならどうするかを、理由とともに示すボタンが出ます。
hint-switch-afar = 離れたところの相手との対局には、ヒントはありません。
hint-switch-on = ヒントあり
hint-switch-off = ヒントなし
