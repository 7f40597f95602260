# Notices that go out to people: what is asked of them
notice-subject = { $game }: { $what }
notice-sentence = { $what }.
notice-and = {"; "}
notice-paired = the next round of the tournament has begun
notice-turn = it is your turn
notice-undo = you are asked to allow an undo
notice-draw = you are offered a draw
notice-rematch = you are asked for a rematch
notice-pause = you are asked for a pause of the clock
notice-resume = you are asked to go on by the clock
notice-over = the game is over
notice-time = your time runs out
notice-leave = To get no more such messages at this address, without signing in:
notice-confirm = Polemos: confirm this address
notice-confirm-text = Somebody has named this address to be told when it is his turn in a game. Open this link and confirm it:
notice-confirm-not = If it was not you, do nothing: nothing else is sent here.
# The mail with a link to sign in
mail-sign-in = Polemos: sign in
mail-sign-in-text = Open this link within 15 minutes to sign in to Polemos. It works once.
mail-sign-in-not = If you have not asked for it, do nothing: nobody can sign in without the link.
