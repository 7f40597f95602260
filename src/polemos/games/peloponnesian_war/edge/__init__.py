"""What players see and say: names, positions, sheets, clicks."""
