"""The season turn: placement, building, supply. Sections 7 and 9."""
