"""What is seen of the game: names, words, views, positions, board and panels."""
