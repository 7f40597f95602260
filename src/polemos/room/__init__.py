"""Floor 3: the furniture of a game room: the contract of a game, view models, previews, tables, texts, positions."""
