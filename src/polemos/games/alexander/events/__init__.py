"""What can happen, kind by kind, with the arguments that each kind has."""
