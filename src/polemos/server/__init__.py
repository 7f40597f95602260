"""The local server: the game in the browser. A match is a record in the user's folder; a list of matches is in SQLite."""
