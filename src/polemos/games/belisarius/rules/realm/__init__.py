"""The phases at home: taxes, levy, recruitment, supply, colonisation (chapters 10, 11, 20 and 27)."""
