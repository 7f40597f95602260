# The position editor
editor-set-up = As set up
editor-empty = Empty board
editor-undo = Undo
editor-redo = Redo
editor-open = Open a file
editor-save = Save as a file
editor-play = Play from here
editor-not-yet = There is something to mend first.
editor-file-name = position
editor-board = The board of { $game }: choose a piece, then its space
editor-pieces = Pieces
editor-stock = Stock ({ $n })
editor-on-board = Board ({ $n })
editor-filter = Find a piece
editor-no-such-piece = No piece has this name.
editor-nothing-here = Nothing here.
editor-in-hand = The piece in hand
editor-in-stock = in the stock
editor-let-go = Let go
editor-choose-space = Choose a space on the board, or name it here. Escape lets go, Delete takes the piece off.
editor-place-at = Where the piece goes
editor-place = Place
editor-take-off = Take off the board
editor-space = Number or name of a space
editor-no-space = There is no space “{ $text }”, or several begin so.
editor-fields = What else the position says
editor-chosen = ({ $n })
editor-in-all = ({ $n } in all)
editor-add = Add
editor-take-up = Take { $name } away
editor-marking = Put down on the board
editor-marking-end = Done
editor-verdict = Check
editor-checking = Checking...
editor-good = Nothing is wrong with this position.
editor-problems = { $n ->
    [one] One thing is wrong
   *[other] { $n } things are wrong
 }
editor-strange = The editor cannot show these entries; they stay in the position:
editor-bad-toml = { $file } cannot be read as a position.
editor-toml-expected = a TOML or JSON file such as this page saves, or as a game gives out as its position
editor-line = line { $n }, column { $column }
editor-other-game = { $file } is a position of { $other }, not of { $game }.
editor-a-position = A position of my own
