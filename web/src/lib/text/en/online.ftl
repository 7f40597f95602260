# People at different places
online-together = Together
online-invite = Invite a friend
online-invite-text = Send a link. Whoever opens it plays that side from his own browser, on a computer or a phone; he needs no account. The link for a seat works once.
online-seat-away = A friend: elsewhere, by a link
online-seat-away-text = You get a link to send; he plays in his own browser.
online-who-elsewhere = A friend, elsewhere
online-who-awaited = Not here yet
online-awaited = Nobody has used the link for this seat yet.
online-against = You play against { $names }.
online-move-of = { $name } decides; this page shows it at once.
online-their-move = A friend at another place decides; this page shows it at once.
online-watching = You are looking on: you see what both sides may know.
online-sealed = Record and position hold what the other side hides and the dice to come: they can be had when the game is over.

# Links
online-make-seat = Make a link for { $side }
online-make-watch = Make a link to look on
online-link-seat = The link for { $side }
online-link-watch = The link to look on
online-copy = Copy
online-copied = Copied.
online-copy-by-hand = The link is selected: copy it with Ctrl+C, or with the menu of your phone.
online-qr = The link as a QR code
online-qr-text = On the same network, point the camera of a phone at it.
online-local = Only this computer can reach this server, so the link works in another window here and nowhere else.
online-local-how = To let your home network in, end the server and start it with
online-links = Links that work
online-spectators = Spectators
online-open = not used yet
online-taken-by = { $name } plays
online-taken = somebody has come
online-came = { $n ->
    [one] 1 has come
   *[other] { $n } have come
 }
online-withdraw = Withdraw
online-withdraw-sure = Press again: they lose their place

# Where a link leads
online-join-host = { $name } invites you.
online-join = You are invited to { $game }, as { $side }
online-join-watch = You are invited to look on at { $game }
online-join-text-friend = A friend plays the other side. You see what your side may know, and decide for it alone.
online-join-text-bot = The computer plays the other side.
online-join-watch-text = You see what both sides may know, as it happens.
online-join-begun = { $n ->
    [one] 1 choice has been made already.
   *[other] { $n } choices have been made already.
 }
online-join-do = Take the seat of { $side }
online-join-watch-do = Look on
online-join-keeps = The place is kept for this browser: come back to this page at any time. In a private window it is lost when the window closes.
online-join-own = This is a game of your own: the link is for a friend.
online-join-again = You have used this link already.
online-join-open = To the game

# No right to be there
online-foreign = This game is not open to this browser
online-foreign-why = A game belongs to the browser in which it was begun, and to those who have come to it by an invitation. The address of a game alone opens nothing, so that nobody looks into somebody else's hand.
online-left = This game is not open to this browser any more
online-left-why = It has been deleted, or the link by which you came has been withdrawn.
online-spent = This invitation does not work any more
online-spent-why = It has been used in another browser, or whoever made it has withdrawn it, or a part of the link is missing.
online-what-now = What you can do
online-way-ask = Ask whoever began the game for a new link: menu of the game, “Invite a friend”.
online-way-browser = If you were here before, open it in the browser that you used then (not in a private window).
online-way-whole = See whether the link was copied whole; messages sometimes break long lines.
online-way-own = If the game is your own and stands in this computer's folder, open the link that the server printed when it started.

# Talk
online-talk = Talk
online-new = new
online-talk-none = Nothing has been said yet.
online-say-what = Say something to all who are at this game
online-say = Say
online-report = Report
online-report-line = Report what { $who } has said: { $text }
online-report-sure = Press again to report it
online-reported = reported
online-report-text = Whoever runs this server reads what was reported.
online-mute = Mute: show only what I say
online-reads = You are looking on: you read what is said.
online-owner = Whoever began the game
online-note = My notes, for me alone
online-note-kept = Kept.

# Seats for everybody
lobby-title = Games that wait for a player
lobby-seat = { $game }: play { $side }
lobby-sit = Play
lobby-own = Your offer
lobby-against-bot = against the computer
lobby-no-clock = no clock
lobby-offer = Offer { $side } to everybody here
lobby-offer-text = Who opens this server sees on its first page what is offered to everybody; whoever comes first plays. An offer stands for 14 days.
lobby-offered = offered to everybody
online-speaker = { $name } ({ $side })
