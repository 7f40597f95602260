"""The rules, in the words of the rulebook: folders by its chapters."""
