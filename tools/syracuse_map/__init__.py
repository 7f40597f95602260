"""The drawn map of Syracuse 415-413: what lies where, lines, zones, what is drawn upon them, and the file."""
