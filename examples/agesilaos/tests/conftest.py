"""What all tests share: the clause marker, and the game known without being installed."""

from polemos.match import games

pytest_plugins = ["polemos.testing.clauses"]
games.register("agesilaos", "agesilaos:GAME")
