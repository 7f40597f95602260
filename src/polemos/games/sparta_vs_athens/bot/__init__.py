"""What bots go by: how good a war looks, what a force could go for, which choices are worth a look."""
