# ルールの検索と用語の説明
find-meant = そのままの言葉は見つかりません。「{ $query }」で検索しました。
find-partly = すべての言葉を含む条項はありません。一部を含む条項です。
find-term = 用語の説明
find-asking = 検索しています…
find-explains = 「{ $word }」の説明
