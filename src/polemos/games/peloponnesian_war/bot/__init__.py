"""What bots go by: how good a war looks, what is worth doing."""
