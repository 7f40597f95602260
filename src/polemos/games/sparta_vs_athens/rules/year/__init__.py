"""The year: calendar, prestige, events, governments and their leaders, income, who goes first."""
