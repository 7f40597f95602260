# Clocks between two people at two places
clock-title = Clock
clock-none = None
clock-kind-days = Days a decision
clock-kind-fischer = Minutes and increment
clock-kind-bank = Minutes a turn
clock-none-text = Nobody is hurried.
clock-days-text = Each decision may take so long. For games that go on for weeks.
clock-fischer-text = Each has so many minutes for the whole game, and gets seconds back whenever he hands over to the other. For an evening.
clock-bank-text = Each has so many minutes for each turn of the game; what is left goes.
clock-days = Days for a decision
clock-minutes-fischer = Minutes for the game
clock-minutes-bank = Minutes for a turn
clock-increment = Seconds for each handing over
clock-vacation = Days of vacation for each
clock-zero = When somebody's time is up
clock-zero-friend = the other decides
clock-zero-bot = the computer plays on
clock-zero-lost = the game is lost
clock-set = Set this clock
clock-is-set = The clock is set. It begins when your friend sits down, and stays as it is from then on.
clock-fixed = The clock stays as it was when your friend sat down.

# In words
clock-said-days = { $days ->
    [one] 1 day for each decision
   *[other] { $days } days for each decision
 }
clock-said-fischer = { $minutes } minutes for each side and { $increment } seconds for each handing over
clock-said-bank = { $minutes } minutes for each turn
clock-said-vacation = { $days ->
    [0] no vacation
    [one] 1 day of vacation
   *[other] { $days } days of vacation
 }
clock-said-friend = when time is up the other decides what comes of it
clock-said-bot = when time is up the computer plays on
clock-said-lost = whoever runs out of time has lost
clock-join = You play by the clock: { $clock }.

# As it stands
clock-left-days = { $days } d { $hours } h
clock-of = { $side }: { $left } left
clock-runs = { $side }: { $left } left, and running
clock-waits = The clock begins when both are there.
clock-paused = The clock is paused.
clock-wakes = The clock is paused, and goes on by itself in { $left }.
clock-away = { $side } is on vacation; { $left } of it are left.
clock-away-mine = You are on vacation: your clock stands; { $left } of it are left.
clock-go-away = Go on vacation
clock-go-away-text = Your clock stands as long as you have vacation: { $left } are left. It ends with your next decision.
clock-come-back = Back from vacation
clock-fallen-mine = Your time is up. Decide now: until then the other side may end this.
clock-fallen-theirs = The time of { $side } is up. What is to come of it?
clock-fallen-watch = The time of { $side } is up.
clock-more = Give as much time again
clock-bot = Let the computer play on
clock-claim = Take the win
clock-list = { $left } left
clock-won = { $side } won on time
