# Help of the commands
help-polemos = Board wargames of the ancient world, played by their whole rules.
help-games = List the games with their sides, scenarios and options.
help-play = Play a game in the terminal.
help-serve = Play in the browser: serve the games of this computer.
help-simulate = Let bots play many games.
help-ladder = Let bots meet in pairs of games, and say how strong each is.
help-tactics = List the tactics of a game, positions with one best plan, or say whether a bot finds it.
help-puzzles = List the puzzles of a game, or put one: which choice is much better than the others?
help-analyse = Find what was done badly in a game, where it turned, and what the dice did.
help-export = Write a game as one page (HTML): its story, its course with pictures of the board, and its analysis if one is kept.
help-levels = List the levels at which bots play a game.
help-replay = Play a record again, to its end or to a choice.
help-verify = Roll the dice of a record again: do they follow from the seed that was promised?
help-backup = Copy a folder of games, or a database, into one file, also while a server uses it.
help-restore = Put what a backup holds into a new folder or an empty database, every file checked.
help-show = Show a record or a position: the map, the score, whose turn it is.
help-why = Say why a choice cannot be made in a record or a position.
help-rules = Show clauses of a rulebook, by number or words, or how many stand in code and tests.
help-fuzz = Play at random and check everything that must hold.
help-bench = Measure the speed of a game on this machine.
help-engine = Play through JSON lines on standard input and output, for other programs.
help-new-game = Make a room for a new game: a package that is played at once.
help-data = Data packs of people who own a printed game.
help-lessons = List the lessons of a game, show one step by step, or check its teaching.
help-data-check = Check a data pack.
help-admin = See to the people and matches of a server, at its folder or database; it may be running.
help-admin-people = List all who have an account.
help-admin-add = Let somebody sign in by an e-mail address, where only those may whom you have added.
help-admin-delete = Delete somebody's account, and the matches that nobody else plays.
help-admin-end-second = Ask somebody for no code of a second factor any more, for whoever has lost his phone and his spare codes.
help-admin-ban = Ban somebody: he is signed out everywhere at once, may not sign in, and has no seat at matches with others.
help-admin-unban = Let somebody sign in again.
help-admin-reports = List what was said at matches and reported by those who read it.
help-admin-settle = Drop a report that has been seen to.
help-admin-matches = List all matches.
help-admin-tournaments = List all tournaments.
help-admin-cancel = Cancel a tournament that is open or under way: it has no winner, and its games count for nothing.
help-admin-delete-match = Delete a match and its file.
# People and matches of a server
admin-none = There are none.
admin-yes = yes
admin-name = Name
admin-address = E-mail
admin-since = Since
admin-signed-in = Last signed in
admin-sessions = Sessions
admin-matches = Matches
admin-banned = Banned
admin-id = Id
admin-made = Reported
admin-match = Match
admin-said-by = Said by
admin-text = Words
admin-by = Reported by
admin-game = Game
admin-owner = Whose
admin-begun = Begun
admin-entries = Choices
admin-over = Over
admin-organiser = Organiser
admin-state = State
admin-players = Players
admin-round = Round
# Parameters
param-lang = Language: en or ja.
param-json = Print facts as JSON.
param-game = Name of a game; see "polemos games".
param-scenario = Scenario; by default the first one (fuzz: any).
param-option = An optional rule to play with; may be repeated; "all" for every one.
param-seed = Any text: the same seed gives the same dice.
param-games = How many games.
param-jobs = How many processes.
param-as = The side whose view is shown; without it only what is open to all.
param-file = A record (JSON Lines) or a position (TOML or JSON).
param-words = A clause such as 17.74, the beginning of its number, or words.
param-lesson = A lesson, to be shown as it is played.
param-lessons-check = Check all briefings, lessons and texts of the game: each lesson is played to its end.
param-search = Words of yours: the rules that answer, the best first.
param-every = All that was found, not only the best ten.
param-coverage = How many clauses stand in code and in a passed test.
param-to = Only up to this choice.
param-svg = Draw the map with its pieces into this file.
param-new-name = Name of the game: small letters, digits and underscores.
param-into = The folder in which the room is made; by default this one.
param-map = The kind of map: point (places joined by routes), area or hex.
param-clauses = A clauses.toml to begin from: it becomes the rulebook of the room.
param-choice = A choice such as march:3511 or pass.
param-pack = Folder of the data pack.
param-pack-game = The game of the pack; needed where there are several games.
param-bots = A bot for each side, with commas between: random, greedy, level:1 (see polemos levels).
param-ladder-bots = Bots with commas between, the weakest first: random,greedy,search:300 (a budget of simulated decisions).
param-tactic = The tactic; without it all of the game.
param-tactics-bot = The bot that is put before them, such as greedy, search:300 or level:1.
param-puzzle = The puzzle to put; without it all are listed.
param-solve = Tell the solution at once.
param-neighbours = Only bots that are named next to each other meet.
param-pairs = How many pairs of games any two bots play: each seed once from both seats.
param-stop = Two bots stop as soon as it is clear that one is better (60 of 100 pairs), or that none is.
param-ladder-file = A file that keeps what was played: the same command goes on from there.
param-html = A file for the analysis as a page that stands by itself, with the curve of the chances.
param-page = The page to be written, as game.html; what stands there is replaced.
param-keep = The file in which the analysis is kept, so that it can be broken off and taken up; beside the record by default.
param-anew = Begin anew, whatever has been kept.
param-fuzz-options = Optional rules: random, all, none, or names with commas between.
param-rate = Share of the choices at which the dear checks are made, 0 to 1.
param-folder = Where records of failures go; by default with the games that are kept.
param-verify = Check the whole record against its snapshots; refuse other rules or data.
param-seat = SIDE=human, SIDE=level:3 (see polemos levels), SIDE=greedy or SIDE=random; may be repeated.
param-host = Address at which the server listens; only this computer can reach the default.
param-port = Port of the server: { $port } by default; 0 finds a free one.
param-no-open = Do not open the browser.
param-games-folder = Folder of the games; by default the one in which the terminal keeps them.
param-allow-host = A further name under which the server may be spoken to; may be repeated.
param-base-path = What stands before all addresses, such as /polemos, where a proxy shows the server there.
param-url = The address by which people reach this server, such as https://play.example: how links for them begin.
param-smtp = The mail server by which people are told that it is their turn: smtp://user:password@host:port, or smtps://.
param-smtp-password-file = A file with the password for the mail server, in place of one in its address.
param-mail-from = From whom mail comes, such as polemos@play.example; without it, the user of the mail server.
param-apprise = Services by which people may be told as well, as the library Apprise names them, with commas between them; * for all.
param-notice-delay = Minutes for which what happens in a game is gathered before somebody is told of it.
param-log-format = How the log is written: human, or json for one object a line, with a line for each request.
param-metrics = Tell figures for Prometheus at /metrics of a port of its own: PORT (this computer alone) or ADDRESS:PORT.
param-link-file = Write the owner's link into this file, which only its user can read, instead of printing it.
param-connections = How many connections are held at most, for a server of many people (500 unless it is said).
param-accounts = Let people sign in: open (whoever has an e-mail address) or invited (whom "polemos admin people add" has added). Needs --url, and --smtp or --openid.
param-tournaments = Who makes tournaments: administrators (whoever has the owner's link) or everyone with an account. Needs --accounts.
param-openid = A provider of OpenID Connect at whose door people may sign in besides: https://accounts.example. Needs --accounts.
param-openid-client = The id by which the provider knows this server.
param-openid-secret-file = A file with the secret that the provider has given to this server.
param-openid-name = What the button says where people sign in there; without it, the name in its address.
param-database = Keep everything in this PostgreSQL database instead of the folder: postgresql://USER@HOST/DATABASE. Several servers may share it. Needs the extra "postgres"; a password belongs into the environment variable or a .pgpass file.
param-admin-database = The PostgreSQL database of the server, if it keeps everything there: postgresql://USER@HOST/DATABASE.
param-admin-tournament = The id of a tournament, as the list shows it.
param-admin-who = Somebody by e-mail address, name or id.
param-admin-address = An e-mail address.
param-admin-of = Only matches of this person, by e-mail address, name or id.
param-admin-report = The id of a report, as the list shows it.
param-admin-match = The id of a match, as the list shows it.
param-forwarded = Addresses of proxies whose X-Forwarded-Proto, -For and -Host are believed, with commas between them.
param-dice = seeded: the program rolls; asked: you roll real dice and type what they show.
param-load = Go on with a record, or begin from a position.
param-repair = Leave out all from the first damaged line on.
param-save = The file in which the game is kept after every choice.
# games
games-sides = Sides
games-scenarios = Scenarios
games-options = Options
games-presets = Presets of options
# rules
rules-meant = Nothing says that in these words; taken for: { $query }
rules-partly = No clause holds all of these words; these hold some:
rules-more = ... and { $n } more; --all tells them.
coverage-clauses = Clauses
coverage-enforceable = that can be broken
coverage-enforced = of these in code
coverage-tested = of these in a passed test
coverage-missing = { $n ->
    [0] Nothing is missing.
    [one] One clause lacks code or test:
   *[other] { $n } clauses lack code or test:
 }
clause-missing = (reconstructed: { $what })
clause-reconstructed = (reconstructed: the source does not have it)
clause-refs = See { $ids }.
# show
show-choices = After { $n } choices.
show-svg = The map is in { $file }.
headline = { $game }, { $moment } - { $side } to decide
headline-turn = turn { $turn }
headline-over = { $game }: the game is over ({ $moment })
score-side = { $side }: { $points } points
score-side-of = { $side }: { $points } of the { $goal } points that win
score-toll = { $side }: { $toll }
score-draw = A draw.
score-winner = Winner: { $side }.
why-legal = { $choice } can be chosen now.
why-not = { $choice } cannot be chosen now:
data-good = { $pack }: nothing is wrong with it.
map-works = .{ $work }. not built  ={ $work }= built  x{ $work }x destroyed
next-to = Next to: { $places }
nothing-here = nothing
# simulate, fuzz, replay, bench
simulating = Scenario { $scenario }
simulate-head = Scenario { $scenario }
simulate-error = polemos: the game with seed { $seed } broke down: { $error }
simulate-wins = { $side } won { $n }
simulate-games = Games
simulate-finished = Finished
simulate-errors = Errors
simulate-draws = Draws
simulate-turns-mean = Turns on average
simulate-decisions = Decisions
simulate-forced = Forced
simulate-seconds = Seconds
simulate-speed = Decisions a second
climbing = Pairs of games
tactics-none = { $game } has no tactics.
tactics-line = { $id }: { $scenario }, { $side }. { $ask }
tactics-plan = { $blunder ->
    [yes] A blunder: { $plan }
   *[no] The plan: { $plan }
}
tactics-reason = Why: { $reason } ({ $clauses })
tactics-answer = { $id }: { $found ->
    [yes] found, { $choice }
   *[no] missed, { $choice }
}{ $weighed ->
    [yes] .
   *[no] ; the plan is not among what is weighed.
}
tactics-found = { $bot } found { $found } of { $of }.
puzzles-none = { $game } has no puzzles.
puzzles-line = { $id }: { $scenario }. { $head }. { $grade ->
    [1] Easy.
    [2] Harder.
   *[other] Hard.
}
puzzles-reason = Why: { $reason }
puzzles-told = One is put with: polemos puzzles { $game } { $id }
puzzles-ask = Which choice is much better than the others?
puzzles-unclear = Type the number or the id of one choice.
puzzles-right = Right.
puzzles-wrong = Not that: { $choice }. { $left ->
    [0] That was the last try.
    [one] One more try.
   *[other] { $left } more tries.
}
puzzles-solution = The solution: { $solution }. The next best ({ $second }) came to { $gain } less, in units of the game's evaluation; all { $choices } choices were played on, the best of them in { $worlds } deals of dice and hidden hands.
analysing = Judging
analyse-page = The page: { $file }
export-page = The page: { $file }
backup-done = { $file } holds { $files } files, { $records } of them records, as they stood at { $made }. The key of the folder is among them: whoever has this file has all that the folder holds.
backup-left-out = { $name } is no ordinary file, or has no name that is text: it is left out
restore-done = { $folder } holds { $files } files, { $records } of them records, as they stood at { $made }. Each is what it was.
analyse-broken-off = Broken off after { $done } of { $total } entries; the same command goes on from there (kept in { $file }).
levels-none = { $game } has no levels.
levels-bot = bot
levels-name = level
levels-elo = Elo
levels-plays = how it plays
levels-told = Elo as measured, against the lowest level. One sits down with: polemos play { $game } --seat { $side }=level:3
ladder-player = bot
ladder-elo = Elo
ladder-ms = ms a choice
ladder-sd = simulated
ladder-first = bot
ladder-second = against
ladder-pairs = pairs
ladder-score = pair score
ladder-interval = 95 %
ladder-margin = points a game
ladder-wins = won:lost:drawn
ladder-told = A pair is the same seed from both seats, won by points. ">": better at 60 of 100 pairs; "=": not better (sequential test, 5 %).
ladder-no-elo = No Elo: it is fitted by the package choix (pip install "polemos[ladder]"), for bots that have all met.
fuzzing = Fuzzing
fuzz-flaw = Game { $game } (scenario { $scenario }, options { $options }), choice { $n }: { $flaw }; record: { $file }
fuzz-done = { $games } games, { $decisions } decisions, { $checked } of them checked thoroughly, { $flaws } games with a flaw, { $seconds } s
replay-verified = { $file }: all { $n } choices replay, and every snapshot agrees.
replay-resumed = This goes on from the snapshot after choice { $n }; what was before it cannot be played any more: { $why }

# verify: the dice of a record
param-commitment = The commitment that you were told when the game began: the record must have this one.
param-share = SIDE=SHARE that was given when the game began: the record must have it. May be repeated.
param-backup-folder = The folder of games, such as that of --folder, or a database: postgresql://USER@HOST/DATABASE.
param-backup-file = The file that is made; there must be none of that name.
param-restore-file = A file that polemos backup has made.
param-restore-folder = The folder that is made; it may be there if it is empty. Or an empty database: postgresql://USER@HOST/DATABASE.
param-rolls = List every die with its line of the record.
wrong-share = a share is given as SIDE=SHARE, not { $value }
verify-unpromised = The dice were not promised: a seed was named, dice were asked for, or the record is an older one or was brought in.
verify-commitment = The commitment matches: { $commitment } is the SHA-256 of the seed.
verify-secret = The seed: { $secret }
verify-share = The share of { $side } is in the dice from choice { $n } on: { $share }
verify-share-setup = The share of { $side } is in the dice from the set-up on: { $share }
verify-no-share = { $side } gave no share.
verify-follows = Every die follows from the seed: { $dice } of them, in { $entries } of { $n } choices; every snapshot agrees.
verify-said = Dice or draws were said to come next ({ $n } times): these are nobody's chance.
verify-roll = line { $line }, choice { $n }: { $faces } follows
verify-roll-setup = line { $line }, before the first choice: { $faces } follows
rolls-head = Dice of { $side }: { $dice }
rolls-mean = Mean { $mean }; fair dice: { $expected }
rolls-expected = Each face is expected { $count } times.
rolls-few = Too few dice to call them usual or not.
rolls-usual = As fair dice fall.
rolls-uncommon = A little out of the common: fair dice are as odd in one of { $n } games.
rolls-unusual = Unusual: fair dice are as odd in one of { $n } games only.
rolls-rare = Rare: fair dice are as odd in one of { $n } games only.
bench-game = Game
bench-scenario = Scenario
bench-decisions-per-second = Decisions a second
bench-games-per-second = Games a second
bench-copy-us = copy, microseconds
bench-to-json-us = to_json, microseconds
bench-from-json-us = from_json, microseconds
bench-view-us = view, microseconds
bench-bytes = Saved state, bytes
# What the command line refuses
lessons-none = { $game } has no lessons.
lessons-good = { $game }: the teaching is sound; { $n ->
    [one] 1 lesson was
   *[other] { $n } lessons were
 } played to the end.
wrong-number = --{ $name } must be 1 or more, not { $value }
wrong-unfinished = the game is not over: name whose eyes are used (--as: { $sides }), so that nothing hidden is told
wrong-no-advice = { $game } tells bots nothing, so that nothing in it can be judged
wrong-bots = --bots takes { $n } names with commas between ({ $sides }), not { $value }
wrong-clause = no clause of { $game } is called { $query } or holds all these words; try fewer words
wrong-to = { $file }: a position has no choices; --to is for records
wrong-game = { $file }: a game of { $game }, not of { $other }
wrong-save = { $file }: there is such a file already; name a new one, or go on with: polemos play --load { $typed }
wrong-overwrite = { $file }: there is such a file already, and it is no picture; name a new one that ends in .svg
wrong-page = { $file }: is no page; name a file that ends in .html
wrong-argument = argument { $n } is no text in UTF-8: { $value }
wrong-output = the output cannot be written: { $error }
wrong-input = there is no standard input; a game is played at a terminal or through a pipe
wrong-new-name = { $name } cannot be the name of a game; take 2 to 24 small letters, digits, underscores and single hyphens, beginning with a letter, such as river_war or river-war
wrong-new-taken = { $name }: something installed is called so already; take another name
wrong-new-folder = { $folder }: there is something of that name already; take another name or another folder (--into)
wrong-new-into = { $folder }: there is no such folder; make it first
wrong-clauses-file = { $file }: no clauses can be read: { $error }
# new-game
new-game-made =
    { $folder } is a game now. Install it beside polemos, and play:
      python -m pip install -e { $typed }
      polemos play { $name }
    Its rulebook is src/{ $package }/data/clauses.toml, its tests are run by: python -m pytest { $typed }
new-game-clauses =
    Its rulebook is yours; behind it stand the clauses of the little game that is there. { $n ->
        [one] One clause has
       *[other] { $n } clauses have
     } no code yet: tests/not_yet.txt, and polemos rules { $name } --coverage
broken = this should not happen: { $error }; please report it with what you typed
# play
play-kept = The game is kept in { $file }. Type "help" for what you can type.
play-fair = The dice are promised: the SHA-256 of their seed is { $commitment }. After the game "polemos verify" rolls them again.
play-resumed = The game goes on from its snapshot after choice { $n }; what was before it cannot be played any more: { $why }
play-moved-on = Another program has played on in this game: this is where it stands now, and what you typed was not done.
play-elsewhere = Where is the game to be kept from now on? A file (Enter: nowhere) > 
bot-thinks = The computer is thinking: { $share } % (Enter: move now)
play-again = What could not be kept has not happened: type it again.
play-interrupted = polemos: the game is kept; go on with: polemos play --load { $typed }
play-left = The game is kept; go on with: polemos play --load { $typed }
hand-over = { $side } is asked. The other side looks away; press Enter.
list-more = { $n } choices; type a number, a name or the verb
ways = Farther, with "go PLACE": { $places }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
 }
no-way = { $place } cannot be reached in one go now.
gone-part = Only { $made } of { $all } steps were made: something came in between.
list-page = Page { $page } of { $pages }: add a number for another page.
nothing-listed = There is no choice with { $verb }.
several = That means { $n } choices; type the number or more of the name:
several-places = { $typed } means several places: { $names }
no-place = There is no place called { $typed }.
not-understood = { $typed }: neither a choice nor a command. "list" shows the choices, "help" the commands.
doubt = Type "yes", or the same again, to do it all the same; or go on with something else.
# What stands for yes, folded: words with blanks between.
doubt-yes = yes y
type-something = Type the number or the name of a choice, or "help".
what-what = What which choice would do? Type for instance: what 1
what-nothing = Nothing is to be reckoned for { $choice } beforehand.
why-what = Why what? Type for instance: why march:3511
no-clause = There is no such clause; try fewer words.
more-clauses = ... and { $n } more.
undone = Taken back: { $choice }
surrender-sure = { $side } surrenders: the game is lost.
draw-sure = Do both of you agree on a draw? The game ends, and nothing can be taken back.
draw-bot = A bot answers no offers: a draw is for two people at one screen.
undo-nothing = There is nothing to take back: something new came out, or nobody has decided yet.
undo-not-yours = The last decision was not yours.
save-where = The game is kept in { $file } anyway; for a copy type: save FILE
saved = Saved in { $file }.
no-overlays = There is nothing to lay over this map.
no-overlays-there = Nothing that stands there has a zone or a range to show.
no-asides = There is nothing that you could do besides.
play-help =
    Type the number of a choice, its name, or enough of its words (march hill, 3511, pass). Commands:
      list [VERB] [PAGE]   all choices, or those of a verb
      go PLACE             on to a farther place in one go; alone: where one can go (where a move has many steps)
      what CHOICE          what a choice would do
      why CHOICE           why a choice cannot be made
      map [PLACE]          the map, around a place
      look PLACE           what stands there; "units": everything
      score                points as they stand
      show [WORD]          what you hold and what lies beside the map
      overlay [WORD|PLACE] the map with zones, ranges and the like lit; alone: what there is
      log [N]              what has happened
      rules [17.74|WORDS]  the rulebook; alone: the clause behind the question
      asides               what you may do besides deciding
      do ASIDE             do it
      undo                 take a choice back, unless something new came out
      resign               give the game up
      agree-draw           end it as a draw, where both play here and agree
      save FILE            a copy of the record
      quit                 leave; the game is kept
