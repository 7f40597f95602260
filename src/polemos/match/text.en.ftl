# What a person names and what there is
wrong-which-game = which game? There are: { $known }
wrong-option = unknown option { $name }; there are: { $known }
wrong-scenario = unknown scenario { $name }; { $game } has: { $known }
wrong-side = unknown side { $name }; { $game } has: { $known }
wrong-seat = unknown seat { $name }; a seat is given as { $first }=greedy, { $last }=human
wrong-player = nobody is called { $name }; a seat takes: { $known }
wrong-position = { $file }: neither a record nor a position; a position names its game: game = "{ $game }"
wrong-file = { $file }: neither a record nor a position in TOML or JSON ({ $error })
wrong-long = { $file }: a position may have { $most } KB, and this is longer
wrong-deep = { $file }: nested too deeply; a position may have { $most } names in one key, and as many tables and lists within each other
wrong-many-keys = { $file }: too many keys and tables; a position may have { $most }
wrong-many-parts = { $file }: too many values; a position may have { $most }
wrong-taken = { $file }: another game stands there, or this one gone another way; name another file
wrong-variation = “{ $name }” can no longer be played from its choice { $k } on, as the rules or the data have changed: { $why }
wrong-variation-dice = “{ $name }” can no longer be played from its choice { $k } on, as the rules or the data have changed: other dice fall

# A game as a page
page-outcome = How it ended
page-won = { $side } won.
page-draw = A draw.
page-on = Not over yet.
page-note = Notes
page-person = a person
page-story = The story of the game
page-course = The course
page-variation = Variation: { $name }
page-made = Made with Polemos.

# An end by agreement
ended-surrender = { $side } surrendered.
ended-time = { $side } ran out of time.
ended-draw = Both sides agreed on a draw.

# A backup
wrong-backup-folder = { $folder }: no such folder
wrong-backup-empty = { $folder }: holds no games; name the folder in which they are kept
wrong-backup-there = { $file }: is there already; name a file that is not
wrong-backup-inside = { $file }: lies inside { $folder }, and would be in the next backup; name a file elsewhere
wrong-backup-read = { $file }: cannot be read ({ $error })
wrong-backup-write = { $file }: cannot be written ({ $error }); name a file in a folder of yours
wrong-restore-there = { $folder }: is there, and not empty; name a new folder
wrong-restore-read = { $file }: cannot be read ({ $error })
wrong-restore-none = { $file }: is no backup
wrong-restore-newer = { $file }: made by a newer Polemos (form { $form })
wrong-restore-damaged = { $file }: is damaged ({ $what }); nothing was restored
wrong-restore-write = { $folder }: cannot be made ({ $error }); name a folder inside one of yours
