# The page of a match
play-prompt = What is asked
play-decide = { $side }: your decision
play-decides = { $side }: waiting for the other player
play-over = The game is over
play-result = How it stands
play-following = Showing what happened, { $n ->
    [one] 1 more
   *[other] { $n } more
 }
play-skip = Skip to now
play-past = An earlier moment: { $n } of { $last }
play-to-now = Back to now
play-past-hint = Nothing can be chosen in the past. Return to now to go on.
play-trouble = The match stands still: { $why }
play-turn = Turn { $n }
play-score = How it stands
play-lost = No connection; trying again
play-away = The server does not answer. Nothing is lost: the page tries again by itself.
play-away-act = The server does not answer, and it is not known whether “{ $what }” was done. The page tells you when the server is back.
play-not-done = The server was away: “{ $what }” was not done. Choose again.
play-stale = The match had gone on meanwhile. This is how it stands now.
play-gone = This match is not there any more.
play-gone-why = It has been deleted, here or in another window.

play-panel = Beside the board
play-panel-hide = Hide the panel
play-panel-show = Show the panel
play-tab-choices = Choices
play-tab-log = Log
play-tab-sheets = Overview
play-tab-orders = Standing orders
play-tab-orders-short = Orders
play-tab-units = Units
play-narrow = Narrow the list
play-all = Show all { $n }; or choose on the board
play-narrow-none = None of them
play-narrow-why = What is not in the list cannot be chosen now. Name a place here, or press it on the board: you are told why.
play-note = Good to know
play-lies-nowhere = Elsewhere
play-by = How the choices are ordered
play-by-kind = By kind
play-by-place = By place
play-latest = What happened last
play-log-empty = Nothing has happened yet.
play-seek-here = Show this moment
play-always = Your answer holds
play-always-once = this once
play-always-phase = in this phase
play-always-turn = in this turn
play-always-game = in this game, also while you are away
play-only-answers = Answer for me whatever has but one answer
play-only-answers-text = Some questions come only so that the other does not learn that you have no choice. Answered at once, also while you are away, they keep nobody waiting; but he can tell from it that you had none.
play-answers = Answered in advance
play-answers-text = These questions are answered for you whenever they come, also while you are away. Nobody else sees that.
play-answer-turn = only in turn { $turn }
play-answer-back = Ask me again
play-standing = In this phase: { $what }
play-orders-text = What you want done without being asked. Only you see it; it can be changed at any time.
play-orders-ask = To be asked less often:
play-standing-stop = Ask me again
play-gap = …
play-farther = Farther, step by step
play-farther-count = { $n ->
    [one] 1 farther place can be reached.
   *[other] { $n } farther places can be reached.
 }
play-asked-dice = Roll the die on your table and press what it shows.
play-die = Die: { $face }

play-preview = What it would do
play-preview-more = Show all of it
play-preview-less = In brief
play-favours = good for { $side }
play-spot = At this place
play-held = { $region }, held by { $side }
play-comma = ,{ " " }
play-several = { $count } × { $name }
play-why-not = Why not?
play-why-nothing = Nothing of what is asked now concerns this place.
play-do-it = Do it
play-aside-sure = All players learn of it, and it may not be possible to take it back.
play-aside-set = Set: { $what }

play-no-sheets = Nothing lies beside the board.
play-face-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
 }
play-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
 }
play-units-side = Whose units
play-units-search = Search units and places
play-units-count = { $n ->
    [one] 1 unit
   *[other] { $n } units
 }

play-news = Since your last turn
play-news-nothing = Nothing has changed on the board.
play-news-moved = { $n ->
    [one] 1 unit moved
   *[other] { $n } units moved
 }
play-news-come = { $n ->
    [one] 1 unit came
   *[other] { $n } units came
 }
play-news-gone = { $n ->
    [one] 1 unit gone
   *[other] { $n } units gone
 }
play-news-regions = { $n ->
    [one] 1 region changed hands
   *[other] { $n } regions changed hands
 }
play-news-more = Which?
play-news-less = Less
play-news-replay = Show it again
play-news-list-moved = Moved
play-news-list-come = Came
play-news-list-gone = Gone
play-news-list-regions = Changed hands
play-news-region = { $region }: { $before } → { $now }
play-nobody = nobody

play-record = The record of the match
play-start = To the beginning
play-back = One step back
play-forward = One step on
play-pause = Pause
play-resume = Play on from here
play-slider = Moment shown
play-resumed = The course before moment { $n } cannot be shown any more: rules or data have changed since ({ $why }).
play-slider-at = { $n } of { $last }, { $moment }
play-pace = Pace
play-pace-slow = slow
play-pace-normal = normal
play-pace-fast = fast
play-pace-instant = at once

play-hand-over = Hand the screen over: { $side }
play-hand-over-text = What is behind this page is for that player's eyes alone.
play-hand-over-now = Hand over
play-i-am = I play { $side }
play-look-once-more = { $side }: look once more
play-look-sure = For { $side } alone: press again to look
play-trusting = We trust each other: no curtain in this match

play-undo = Undo
play-undo-what = Take back: { $what }
play-undo-none = Nothing can be taken back now
play-menu = Menu
play-eyes = Whose eyes
play-eyes-all = What is open to all
play-asides = You may also
play-say-dice = Say which dice come next
play-say-dice-text = Dice rolled on a real table, or a "what if": press the faces in the order in which they will be rolled.
play-say-dice-drop = Leave this die out
play-take-away = Take away
play-record-file = The record, as a file
play-position-file = The position, as a file
play-sealed = The record and the position hold what the bot hides: you can have them when the game is over.
play-board-svg = The board as SVG
play-board-png = The board as PNG
play-elsewhere = More

play-draw = A draw
play-winner = Won by { $side }
play-goal = { $level }: { $points } of the { $goal } points that win
play-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }

play-keys = Keys
play-key-digits = make a choice by its number
play-key-enter = finish, pass or confirm, where that is plain; in the past: return to now
play-key-undo = undo
play-key-space = pause and go on showing
play-key-arrows = one step back, one step on
play-key-ends = to the beginning, to now
play-key-choices = into the list of choices
play-key-log = log
play-key-hands = overview
play-key-units = units
play-key-rules = rules
play-key-find = find a place
play-key-details = show all of a preview, or what matters most
play-key-panel = hide or show the panel
play-key-esc = close
play-key-list = this list
# For who listens: a sentence, to be followed by the next.
play-announced = { $what }.
