# Puzzles: a position in which one choice is much better than the others
puzzle-puzzles = Puzzles
puzzle-title = Puzzles: { $game }
puzzle-text = In each of these positions one choice is much better than all others. Find it on the board. What you choose is not played until it is right.
puzzle-puzzle = Puzzle
puzzle-grade-1 = Easy
puzzle-grade-2 = Harder
puzzle-grade-3 = Hard
puzzle-for = You play { $side }
puzzle-of-choices = one of { $n } choices
puzzle-solved-mark = solved
puzzle-shown-mark = solution seen
puzzle-find = { $n ->
    [one] Which choice is much better? Choose it as you would in a game.
   *[other] Which choice is much better than the { $n } others? Choose it as you would in a game.
}
puzzle-right = Right: that is by far the best.
puzzle-seen = That is the solution.
puzzle-wrong = Not the best: { $choice }
puzzle-once-more = It has not been played. Try again.
puzzle-looking = Playing it on to see where it leads ...
puzzle-leads = After it you would win in about { $mine } of 100 games, after the best choice in { $best }.
puzzle-against = Held against the best choice it means:
puzzle-show = Show the solution
puzzle-solution = The solution: { $choice }
puzzle-why = Held against the next best choice ({ $choice }) it means:
puzzle-worlds = Both were played on { $n } times, with other dice and with whatever you cannot see dealt anew.
puzzle-left = Something else was played here. Ask the puzzle again to solve it.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = You may play on from here: the computer plays the other side.
