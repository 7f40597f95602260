"""Who acts and what he may order: activation, orders, line commands, momentum, trumps (chapters 4 and 5)."""
