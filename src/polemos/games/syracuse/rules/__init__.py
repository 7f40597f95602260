"""The rules, in folders by subject: movement, battle, turn; what belongs to all of them stands here."""
