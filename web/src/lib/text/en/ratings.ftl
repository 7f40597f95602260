# Ratings of people with accounts
home-people = People of this server
rated = rated
rated-tick = Rated game
rated-tick-text = Tick it before you make the link. The game counts for the ratings of both, if your friend agrees by sitting down: he needs an account of his own. No hints, no analysis, no bots, nobody leaves until it is over; a clock that runs out loses it.
rated-join = This game is rated: by sitting down you agree. It counts for the ratings of both; no hints, no analysis, no bots, nobody leaves until it is over, and a clock that runs out loses it. You need an account of your own.
rated-offered = Offered as a rated game: it begins when your friend has sat down.
rated-game = Rated game
rated-clock = Whoever's time runs out has lost this game for the ratings, whatever comes of it here.
rated-handicap = { $side } is reckoned { $points } points the stronger here, by what equal bots have won.
rated-somebody = somebody without a name
rating = Rating
rating-provisional = { $rating }, provisional
ratings-mine = Ratings
ratings-none = You have played no rated game yet. Tick “Rated game” where you invite a friend.
ratings-listed = Show me on the leaderboards of this server
ratings-list = Leaderboards
ratings-list-text = Ratings by Glicko-2. Here stand those whose rating is known well enough (±110 or less), who have a name, and who want to stand here.
ratings-empty = Nobody stands here yet.
ratings-whole = All scenarios
ratings-place = Place
rated-history = Rated games
rated-history-won = won as { $side } against { $opponent }
rated-history-drawn = drawn as { $side } against { $opponent }
rated-history-lost = lost as { $side } against { $opponent }

# What a game has counted for that ended otherwise than by itself
contest-time = The time of the other side was up: { $side } has won. What is played on counts for nothing.
contest-left = The other player has gone: { $side } has won.
contest-settled = { $draw ->
    [yes] Settled by the organiser as a draw.
   *[no] Settled by the organiser: { $side } has won.
 } What is played on counts for nothing.
