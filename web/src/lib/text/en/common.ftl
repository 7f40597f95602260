app-title = Polemos
lost = There is no such page.
go-home = All games
loading = One moment...
