"""What holds at every moment: zones of control, lines of sight, combats, special rules, victory."""
