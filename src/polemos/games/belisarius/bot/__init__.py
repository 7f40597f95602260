"""What bots go by: what a war is worth, and which choices are worth a look."""
