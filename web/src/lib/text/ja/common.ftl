app-title = ポレモス
lost = そのページはありません。
lost-why = アドレスの打ち間違いか、コピーしたときに途中で切れたのかもしれません。
go-home = ゲーム一覧へ
loading = 読み込み中…
