# 選択肢の中の、用語集にある語
choice-terms = 用語：
choice-terms-label = 選択肢の用語の説明
choice-terms-key = 指している選択肢の用語の説明を開く
