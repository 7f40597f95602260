"""What bots go by: what a siege is worth, and which choices are worth a look."""
