"""What people and programs see of the siege: ids, words, views, positions, the editor, sheets, the reader's tables."""
