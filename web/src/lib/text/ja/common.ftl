app-title = ポレモス
lost = そのページはありません。
go-home = ゲーム一覧へ
loading = 読み込み中…
