# The first page
home-tagline = Wargames of the ancient world, by the whole of their rules
home-welcome = Take command in { $game }. Whatever you may do is lit on the map, and every rule is one click away.
home-start = Play now
home-start-text = “{ $scenario }” as { $side }, against the computer
home-continue = Go on playing
home-my-games = My games
home-no-games = The games that you begin are kept here. Each choice is on disk at once; you can stop at any moment.
home-disk-full = The disk of the server is full: games can be looked at, but nothing new can be kept. Make room there; then everything goes on.
home-disk = The server cannot write to the folder of the games: they can be looked at, but nothing new can be kept. As soon as the folder can be written to, everything goes on.
home-search = Search my games: name, game, scenario
home-search-clear = Show all games again
home-found-none = None of your games has “{ $query }” in its name, its game or its scenario.
home-pages = Pages of my games
home-newer = Newer games
home-older = Older games
home-shown = { $first }–{ $last } of { $total }
home-found = { $first }–{ $last } of { $found } found ({ $total } in all)
home-games = Games
home-no-game-at-all = No game is installed.
home-map = The map of { $game }
home-scenarios = { $n ->
    [one] 1 scenario
   *[other] { $n } scenarios
 }
home-clauses = { $n } clauses of rules
home-new = New game
home-watch = Watch two bots
home-version = Polemos { $version }

# A game in the list
who-me = Me
who-person = A person
match-broken = Cannot be opened
match-draw = A draw
match-won = Won by { $side }
match-over = Over
match-my-move = My move
match-side-decides = { $side } to move
match-bot-decides = { $side }: the computer is thinking
match-turn = Turn { $n }
match-rename = Rename
match-rename-of = Rename { $name }
match-rename-do = Rename
match-name = Name of the game
match-download = Download the record
match-download-of = Download the record of { $name }
match-download-first = Download it first
match-delete = Delete
match-delete-of = Delete { $name }
match-delete-sure = Delete “{ $name }” for good?
match-delete-text = Its record is removed from disk. Nothing can bring it back.
match-delete-do = Delete
match-keep = Keep it

# Records
upload = Upload a record
upload-text = A record (.jsonl, also as .jsonl.gz) or a position (.toml); several at once or a .zip of them; dropping them anywhere on this page does the same
upload-failed = { $file } cannot be opened
upload-drop = Let go to upload the record
upload-too-large = { $file } is larger than 16 MB: no record is that long.
upload-sending = Uploading { $file }
upload-sent = { $percent } % sent
upload-reading = All sent; the server is reading it.
upload-damaged = { $file } is damaged: it cannot be unpacked.
upload-repair = Go on up to the damage
upload-repair-text = Keeps all { $n } choices that stand before the damage.

# Watching
watch-title = Watch two bots: { $game }
watch-start = Watch

# Seats
seat-me = Me
seat-me-text = I decide for this side.
seat-friend = A friend
seat-friend-text = At this screen; a curtain hides each hand from the other.
seat-bot = Bot: { $bot }
seats-watching = Nobody here plays: you will watch.

# A new game
new-title = New game: { $game }
new-scenario = Scenario
new-seats = Who plays
new-options = Optional rules
new-options-text = Each one is used only if all players agree before play.
new-options-all = All
new-options-none = None
new-needs = needs { $what }
new-bars = not together with { $what }
new-opens-clause = Read rule { $id }
new-dice = Dice
new-dice-seeded = The computer rolls
new-dice-seeded-text = The same seed and the same choices always give the same game.
new-dice-asked = I roll real dice
new-dice-asked-text = You roll on your table and enter what the dice show; draws are made by hand too.
new-seed = Seed
new-seed-text = Any text; left empty, it is chosen by lot.
new-name = Name of the game
new-name-text = Left empty, the scenario gives the name.
new-begin = Begin
new-beginning = Setting up...
new-summary = This game
new-no-options = No optional rules
new-some-options = { $n ->
    [one] 1 optional rule
   *[other] { $n } optional rules
 }
new-no-game = There is no game { $game }.
