# What two people agree on, and giving up
deal-head = This game
deal-surrender = Surrender
deal-surrender-sure = { $side } gives up: the game is over and lost.
deal-surrender-do = Surrender
deal-draw = Offer a draw
deal-pause = Propose a pause
deal-resume = Propose to go on
deal-agree-draw = Agree on a draw
deal-agree-draw-sure = Do both of you agree? The game is over then, as a draw. This cannot be taken back.
deal-agree-draw-do = We agree
deal-ask-undo = Ask to take back: { $what }

# What stands between the two
deal-theirs-undo = { $side } asks to take a decision back: to where the game stood after choice { $n } ({ $back } back).
deal-theirs-draw = { $side } offers a draw.
deal-theirs-rematch = { $side } would like to play again, with sides changed.
deal-theirs-rematch-same = { $side } would like to play again, with the same sides.
deal-theirs-pause = { $side } proposes to pause the clock.
deal-theirs-resume = { $side } wants to go on by the clock.
deal-theirs-late = { $side } proposes that spectators see everything, what both of you hide as well, { $delay } late.
deal-mine-undo = You have asked to take your last decision back. The other side answers.
deal-mine-draw = You have offered a draw. The other side answers.
deal-mine-rematch = You have asked for another game, with sides changed. The other side answers.
deal-mine-rematch-same = You have asked for another game, with the same sides. The other side answers.
deal-mine-pause = You have proposed to pause the clock. The other side answers.
deal-mine-resume = You have proposed to go on. The other side answers; in a day the clock goes on by itself.
deal-mine-late = You have proposed that spectators see everything, { $delay } late. The other side answers.
deal-declined-undo = Your request to take a decision back was declined.
deal-declined-draw = Your offer of a draw was declined.
deal-declined-rematch = The other side does not want another game now.
deal-declined-pause = Your proposal of a pause was declined.
deal-declined-resume = The other side does not want to go on yet; in a day the clock goes on by itself.
deal-declined-late = The other side does not want spectators to see everything.
deal-undo-note = What has come out since stays known, and the same dice will fall again. Whoever plays on has declined.
deal-late-note = Whoever opens the link for spectators sees it, the other player too, in a private window: so let it be late enough. Either of you can end it at any time, at once.
deal-accept-undo = Allow it
deal-accept-draw = Agree
deal-accept-rematch = Play again
deal-accept-pause = Pause
deal-accept-resume = Go on
deal-accept-late = Agree
deal-decline = Decline
deal-withdraw = Withdraw
deal-look = See that moment

# Afterwards
deal-rematch = Rematch, sides changed
deal-rematch-same = Rematch, same sides
deal-next = To the next game
deal-won-surrender = { $side } won by surrender
deal-drawn = Draw by agreement

# In the list of one's games
deal-asked-undo = Asks to take back: answer
deal-asked-draw = Offers a draw: answer
deal-asked-rematch = Asks for another game: answer
deal-asked-pause = Proposes a pause: answer
deal-asked-resume = Wants to go on: answer
deal-asked-late = Asks what spectators may see: answer

# What spectators see
late-title = What spectators see
late-text = Without an agreement spectators see at once what both may know, and after the game everything. You can agree with the other player that they see everything instead, what both of you hide as well, but only late.
late-by = Late by
late-propose = Propose it
late-end = End it now
late-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
late-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
late-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
late-playing = Spectators see everything, { $delay } late.
late-watching = You see the game as it stood { $delay } ago, with everything in it. Choose whose eyes you look with:
late-watching-soon = The players have agreed that you see everything, { $delay } late: from { $begins } on. Until then you see what both may know, as the game stood when they agreed.
late-join = The other player proposes that spectators see everything, what both of you hide as well, { $delay } late. You answer that at the table.
late-join-watch = You see everything, what both sides hide as well, but { $delay } late: so the players have agreed.
late-list = seen { $delay } late
