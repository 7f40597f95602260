# Accounts, where the server has them
account-sign-in = Sign in
account-sign-out = Sign out
account-mine = My account
account-none = This server has no accounts; you can play without one.
account-out = You are not signed in. You can play without an account: your games belong to this browser then.
account-text = Have a link sent to you by e-mail and open it: you are signed in. The first time that makes your account. You can play without one, too; with one you find your games in any browser.
account-text-invited = Have a link sent to you by e-mail and open it: you are signed in. On this server only those have accounts whom its administrator has added; anybody can play without one.
account-address = E-mail address
account-mail = Send me a link
account-mail-sent = If { $address } may sign in here, a link is on its way. It works for { $minutes } minutes, once.
account-by-password = Or by password
account-password = Password
account-in-already = You are signed in as { $address }.
account-take = { $n ->
    [one] Take the game of this browser along
   *[other] Take the { $n } games of this browser along
 }

# Where a link in a mail leads
account-link-text = Sign in as { $address }.
account-link-makes = Sign in as { $address }. That makes your account.
account-link-elsewhere = This link was not asked for in this browser. If it was not you who asked for it, close this page.
account-another-link = Ask for another link
account-openid = Sign in with { $name }
account-openid-back = You are back from { $name }.
account-openid-refused = You were not let in at { $name }, or you turned back there.
account-again = Begin again
account-second-code = Code
account-second-code-first = The six digits that your app shows
account-second-code-text = The six digits that your app shows, or a spare code

# The profile
account-who = Signed in as { $address }
account-since = Account since { $date }
account-kept = Kept.
account-keep = Keep
account-name = Name
account-name-text = What others see at the games that you play with them (40 characters at most; empty for no name)
account-record = How I fare
account-record-none = There is no game yet in which you play one side.
account-games = All my games
account-password-show = Show
account-password-none = You have no password: you sign in by links in mails. With a password you can do without them.
account-password-there = You have a password.
account-password-stale = To set one, sign in again and do it within ten minutes.
account-password-old = Password until now
account-password-new = New password
account-password-text = 12 characters at least; several words in a row are good.
account-password-keep = Set the password
account-password-kept = The password is set; you are signed out in all other browsers.
account-password-end = Do without a password
account-password-gone = You have no password any more; you are signed out in all other browsers.
account-second = Two-step sign-in
account-second-off = An app on your phone can show a code that changes every 30 seconds. With it nobody signs in as you who only has your mail or your password.
account-second-stale = To set it up, sign in again and do it within ten minutes.
account-second-begin = Set it up
account-second-scan = Scan this with an app for codes, then type the code that it shows. From then on you are asked for one whenever you sign in.
account-second-qr = The secret as a QR code
account-second-type = Or type this into the app:
account-second-confirm = Ask me for codes from now on
account-second-spares = Keep these spare codes where your phone is not: each works once in place of a code. They are not shown again.
account-second-noted = I have noted them
account-second-there = From now on you are asked for a code; you are signed out in all other browsers.
account-second-on = You are asked for a code when you sign in. Spare codes left: { $n }.
account-second-end = Do without codes
account-second-gone = You are asked for no code any more.
account-address-now = Links to sign in go to { $address }.
account-address-waits = A link is on its way to { $address }. Open it in this browser, and that is your address.
account-address-new = New address
account-address-stale = To change it, sign in again and do it within ten minutes.
account-address-sent = If nobody else has that address, a link is on its way there. It works for 15 minutes.
account-address-moved = That is your address now.
account-sessions = Where I am signed in
account-session-here = this browser
account-session-unknown = Unknown browser
account-session-times = since { $since }, last used { $seen }
account-session-end = Sign out there
account-session-ended = You are signed out there.
account-sessions-end = Sign out everywhere
account-data = My data
account-export-text = All that this server keeps of you, in one file: your account, your matches, what you have said and noted, and the records that you may have.
account-export = Take my data away
account-delete = Delete my account
account-delete-text = Address, name, password, notices, notes, and the games that nobody else plays are deleted at once and cannot be brought back.
account-delete-stays = Games with others stay with them, with a dash in place of your name; so does what you have said there.
account-delete-stale = To be sure that it is you: sign in again by a link, and delete your account within ten minutes.
account-delete-do = Delete for good
