# Hints in the form for a new game
hint-switch-part = Help
hint-switch = Hints
hint-switch-text = A button shows what the computer would do in your place, and why.
hint-switch-afar = Against somebody who plays elsewhere there are no hints.
hint-switch-on = With hints
hint-switch-off = Without hints
