"""Regions: control, tribute, revolts, the adjustment of each season, victory. Sections 3 to 6 and 13."""
