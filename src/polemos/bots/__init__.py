"""Floor 5: bots: anyone who picks choices."""
