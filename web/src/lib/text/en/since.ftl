since-title = What happened since
since-board = What has happened
since-lines = { $n ->
    [one] 1 line in the log
   *[other] { $n } lines in the log
 }
since-count = { $n ->
    [one] 1 event
   *[other] { $n } events
 }
since-show = Show
since-hide = Hide
since-earlier = { $n ->
    [one] 1 more
   *[other] { $n } more
 }
since-more = { $n ->
    [one] and 1 thing more
   *[other] and { $n } things more
 }
since-close = Read: take { $what } away
since-close-all = Read: take all away
since-rolls = { $side } rolls
since-needed = Needed: { $needed }
since-instead = rolled again
since-waits = What comes of it is not known yet.
since-story = Important
since-places = Where, on the board
since-linger = Results stay
since-linger-read = until read
since-linger-long = 10 s
since-linger-short = 4 s
since-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
since-colon = :{ " " }
since-log-beside = Beside the board
since-ten-lines = The story of the game
since-again = Play again
since-other-side = Play the other side
since-next-scenario = Next: { $title }
since-course = Look at the course
since-page-file = The game as a page
since-training = Training
since-training-text = A game in which dice were said is marked as an exercise.
since-exercise = Exercise
since-exercise-text = In this game somebody has said which dice come next.
