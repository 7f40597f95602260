"""What the other side does while a unit moves: withdrawals of units, lines and leaders (6.7, 6.8, 7.16)."""
