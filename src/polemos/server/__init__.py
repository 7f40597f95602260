"""The local server: the game in the browser. A match is a record in the user's folder; the list is in SQLite."""
