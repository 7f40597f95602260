"""What people and programs see of the war: ids, words, views, positions, the editor, sheets, the reader's tables."""
