"""The rules, in the words of the rulebook: a file for each of its sections."""
