"""The map, the counters, the charts and the scenarios: how they are checked, and how the rules read them."""
