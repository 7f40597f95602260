# The cards of counters and places, the legend, and what stands above the board.

card-hidden = face down
card-held-by = held by { $side }
card-may = May be chosen now
card-more = { $n ->
    [one] and { $n } more choice
   *[other] and { $n } more choices
}
card-pieces = Here stand { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
card-place = The place
card-lay = On the board
card-ahead = Ahead as things stand: { $side }
card-even = Nobody is ahead
card-means = What you have
