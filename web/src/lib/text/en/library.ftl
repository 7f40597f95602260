# My games as a library: which are shown
library-filter = Filter and sort
library-filter-set = Filter and sort ({ $n })
library-filter-clear = Show all
library-game = Game
library-any = Any
library-outcome = Result
library-outcome-on = Not finished
library-outcome-over = Finished
library-outcome-won = Won by me
library-outcome-lost = Lost by me
library-outcome-draw = Drawn
library-outcome-broken = Cannot be opened
library-opponent = Opponent
library-person = A person
library-watched = Nobody of mine played
library-since = Played from
library-until = Played until
library-least = Choices, at least
library-most = Choices, at most
library-order = Order
library-order-latest = Last played first
library-order-oldest = Longest unplayed first
library-order-longest = Most choices first
library-order-shortest = Fewest choices first
library-order-name = By name
library-none = None of your games fits the filter.
library-before = The page before
library-after = The page after
library-unread = { $n ->
    [one] One record is still being read; its game is added when its result is known.
   *[other] { $n } records are still being read; their games are added when their results are known.
 }

# What they come to
library-statistics = Statistics and openings
library-filtered = Of the games that the filter shows.
library-mine = My play
library-mine-none = There is no game yet in which you play one side.
library-side = Side
library-column-played = Played
library-column-win = Won
library-column-draw = Drawn
library-column-loss = Lost
library-column-open = Not finished
library-column-length = Mean length
library-mean = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $entries } choices
library-against = against: { $who }
library-left = Not counted: { $what }.
library-left-both = { $n ->
    [one] one game with all sides played here
   *[other] { $n } games with all sides played here
 }
library-left-watched = { $n } watched
library-left-lessons = { $n ->
    [one] one lesson or exercise
   *[other] { $n } lessons and exercises
 }
library-left-unread = { $n } still being read
library-comma = ,{" "}
library-colon = :{" "}
library-openings = Openings
library-openings-of = { $n ->
    [0] No record of this scenario can be read.
    [one] From one record: the first choices at which games part.
   *[other] From { $n } records: the first choices at which games part.
 }
library-openings-sealed = { $n ->
    [one] One more is left out while something in it is hidden from you.
   *[other] { $n } more are left out while something in them is hidden from you.
 }
library-openings-none = Openings are told as soon as two games of the scenario part.
library-one-of = Open one of them
library-games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
library-won = { $side } won { $n }
library-drawn = { $n } drawn
library-on = { $n } not finished

# Many records at once
many-title = Bringing records in
many-going = { $done } of { $all } done
many-over = { $came } came in; { $not } did not{ $left ->
    [0] .
   *[other] ; { $left } left out as no records.
 }
many-stop = Bring in no more
many-stopped = Broken off before it was its turn.
many-waits = Waits
many-sent = Being checked…
many-in = Came in: open it
many-not = Did not come in
many-left = Left out
many-no-record = Neither a record (.jsonl) nor a position (.toml), by its name.
many-unreadable = Cannot be read: it is a folder, or has gone meanwhile.
many-zip-damaged = This zip is damaged.
many-zip-kind = A zip with a password, or of a kind that is not read here: unpack it and choose the files.
many-zip-empty = There is no file in this zip.

# A game as a page
library-page = Download the game as a page (HTML)
library-page-of = Download { $name } as a page
library-page-noted = with my notes
