"""The data of the ten battles: fields, charts, scenarios, how they are checked, and how the rules read them."""
