board-help = Arrow keys move a cursor from space to space, with Shift they move the map; plus and minus zoom, 0 shows everything. Enter chooses, F fans out a stack, I tells what stands there.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-find = Find a place
board-find-hint = Name or number
board-find-none = No such place
board-find-results = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
  }
board-overview = Overview: click to go there
board-lit = What can be chosen on the board
board-stack = { $place }: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
board-close = Close
board-space = { $name } ({ $number })
board-piece-hidden = { $side }, face down
board-carrying = { $piece } in hand: choose a space, then Enter; Escape puts it back
board-facing = { $piece } facing { $degrees }°
board-level = elevation { $level }
board-layers = Show on the board
board-layers-none = There is nothing more to show on the board now.
board-layers-follow = Also of the piece that is pointed at
