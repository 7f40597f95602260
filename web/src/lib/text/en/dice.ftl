dice-title = Dice
dice-promised = The seed of the dice was drawn before the first of them fell. Its hash stands here from the beginning, so that nobody can change the seed; the seed itself is told when the game is over.
dice-told = The seed of the dice was drawn before the first of them fell, and is told now that the game is over. All dice follow from it and the shares.
dice-not-seed = The dice of this game were not promised: somebody named their seed, or the game is older than such promises.
dice-not-asked = Whoever plays rolls the dice of this game himself: nothing can be promised of them.
dice-not-brought = The dice of this game are not promised: it came in as a record, and whoever brought it may know what is to come.
dice-not-lesson = A lesson has its own dice.
dice-hash = Hash of the seed (SHA-256)
dice-seed = Seed
dice-share = Share of { $side }
dice-from = counts from choice { $n } on
dice-from-setup = counts from the set-up on
dice-none = none given
dice-hash-yes = The seed has this hash: your browser has computed it.
dice-hash-no = The seed does not have this hash: it is not the one that was promised.
dice-same-yes = It is the hash that your browser was shown when it first saw this game.
dice-same-no = It is not the hash that your browser was shown when it first saw this game.
dice-shares-yes = The share that your browser gave is in the dice.
dice-shares-no = The share that your browser gave is not in the dice.
dice-how = How this is fair, and how to check it
dice-how-made = Whoever holds the dice draws the seed and tells its hash; then each player's browser gives a share, a random number of its own. The dice of each choice come of the seed, the number of the choice and the shares: neither alone can make them, and dice that have fallen tell nothing of those to come. Whoever runs the server could look into its files: against that only your trust in him helps.
dice-how-later = When the game is over, the seed stands here, and every die can be rolled again from the record.
dice-how-check = Take the record away, and have every die rolled again by Polemos on your own computer:
dice-how-hash = The hash alone is checked by any program:
dice-said = { $n ->
    [one] Somebody has said once which dice come next: these are nobody's chance.
   *[other] Somebody has said { $n } times which dice come next: these are nobody's chance.
 }
dice-count = { $side }: { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
 }
dice-mean = Mean { $mean }; fair dice have { $expected }.
dice-face = Face
dice-times = Times
dice-expected-head = Expected
dice-expected = The dashed line: { $n } times, as often as each face is expected.
dice-few = Too few dice to call them usual or not.
dice-usual = As fair dice fall.
dice-uncommon = A little out of the common: fair dice are as odd in one of { $n } games.
dice-unusual = Unusual: fair dice are as odd in only one of { $n } games.
dice-rare = Rare: fair dice are as odd in only one of { $n } games.
