app-title = Polemos
lost = There is no such page.
lost-why = The address may have been mistyped, or cut off where it was copied.
go-home = All games
loading = One moment...
