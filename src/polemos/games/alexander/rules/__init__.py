"""The rules, in folders by subject: field, command, movement, reactions, fire, shock, rout."""
