"""Floor 3: bots: anyone who picks choices."""
