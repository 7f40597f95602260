"""What bots go by: what a battle is worth, and which choices are worth a look."""
