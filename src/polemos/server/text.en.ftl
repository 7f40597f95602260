# What is wrong with a request
problem-no-match = There is no match { $id } among your games: it belongs to another browser, or it has been deleted.
problem-stale = The match has gone on: you answered moment { $n }, and it is at { $now }.
problem-moved-on = The match has gone on elsewhere: another program has written to its file.
problem-disk-full = The disk of the server is full: what you did could not be kept, and has not happened. Make room there, then try again.
problem-disk = The server cannot write to its disk: what you did could not be kept, and has not happened.
problem-busy = Another program has been writing to this game for too long: nothing has happened. Try again.
problem-not-your-seat = { $side } is not your seat.
problem-bad-input = { $where }: { $what }
problem-malformed = The request cannot be read: { $what }
problem-not-found = There is no such page.
problem-method = That cannot be done there.
problem-too-large = The request is too long.
problem-no-such-game = There is no game { $name }.
problem-no-kit = { $name } has no parts for an editor: write its positions by hand.
problem-origin = The request comes from another page.
problem-host = { $host } is not a name of this server.
problem-too-long = The record is too long.
problem-busy = There is too much to do just now: try again in a few seconds.
problem-slow = The request did not come in time.
problem-broken = Something broke that should not: please report it.
problem-list = The list of matches cannot be used: { $what }
undo-dice = The dice { $numbers } that come next
# Bots
bot-greedy = Greedy
bot-greedy-text = Looks one decision ahead and takes what seems worth most.
bot-random = Random
bot-random-text = Picks any choice, as likely as another.
# Pages and the command
page-not-built = The page has not been built: run "make web" in the project's folder, then reload.
serve-ready = Polemos is at { $link }  (Ctrl-C ends it)
serve-not-built = The page has not been built, so only programs are served. Run "make web" in the project's folder (or install a built package), then start again.
serve-not-local = Other computers can reach this server at { $host }: whoever has the link owns your games, and what is said is not encrypted.
serve-ended = The server has ended; every choice is kept.
wrong-port = the port must be between 0 and 65535, not { $port }
wrong-port-taken = port { $port } is in use; name another one with --port, or let one be found with --port 0
wrong-host = { $host } is no name or number of this computer
wrong-address = the server cannot listen at { $host }, port { $port }: { $error }
