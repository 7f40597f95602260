"""What people and programs see of the battle: ids, words, views, positions, the editor, sheets, the reader's tables."""
