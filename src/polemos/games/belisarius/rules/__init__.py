"""The rules, in folders by subject: war, realm, court; what belongs to all of them stands here."""
