# Being told when it is one's turn
notices-title = Tell me when it is my turn
notices-text = You can be told when it is your turn, when something is proposed to you, and when a game is over: in all games that you play with friends at other places, while you are not looking.
notices-ways = You are told
notices-end = Take away
notices-unconfirmed = not confirmed yet
notices-look = A message with a link has been sent to the address: open the link and confirm it there. Nothing else goes there before.
notices-this-match = Tell me of this game
notices-mail = E-mail address
notices-mail-text = You get a link to confirm it first. Each message has a link that ends them.
notices-add = Add
notices-push = Tell me in this browser
notices-push-text = Your browser asks whether it may. The message comes through the push service of its maker, who cannot read it.
notices-push-denied = This browser is not allowed to show messages of this page: change that in its settings for this page, then try again.
notices-push-not = This browser takes no push messages, at least not in this window.
notices-this-browser = this browser
notices-other-browser = another browser of yours
notices-service = Address of another service
notices-service-text = As Apprise writes it, such as ntfys://ntfy.sh/my-topic
notices-service-some = As Apprise writes it. This server uses: { $services }
notices-none = This server tells nobody anything: whoever runs it can set up mail or push messages.
notices-private = Nobody but you sees this, and what you take away is deleted.
notices-offer = Tell me when it is my turn

# Links in messages
notices-link-confirm = Confirm this address
notices-link-confirm-text = From now on you will be told at this address when it is your turn, when something is proposed to you, and when a game is over. If you have not asked for that, close this page.
notices-link-confirm-do = Confirm
notices-link-confirm-done = The address is confirmed. You can close this page.
notices-link-end = No more messages
notices-link-end-text = You will be told nothing more at this address, of any game, and it is deleted on the server.
notices-link-end-do = End the messages
notices-link-end-done = No more messages come to this address. You can close this page.
