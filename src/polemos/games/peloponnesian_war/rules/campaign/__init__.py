"""The campaign turn: raids, movement by land and sea, interception, storms. Sections 14 to 16."""
