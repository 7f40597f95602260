"""What people and programs see: views, words, the board and what lies beside it, positions."""
