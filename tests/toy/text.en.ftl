game-title = Duel
scenario-long = The long duel
scenario-short = The short duel
option-storm = Storm
option-truce = Truce
side-red = Red
side-blue = Blue
choice-pass = Pass
choice-face = The die shows { $target }
choice-advance = Advance with { $target }
choice-play = Play the { $target }
choice-yield = Yield a space
choice-stand = Stand
choice-offer-truce = Offer a truce
choice-accept = Accept
choice-decline = Decline
ask-act = What do you do?
ask-answer = Do you take the truce?
ask-fate = Yield or stand?
ask-roll = What does the die show?
event-drew = { $a0 } drew card { $a1 }.
event-drew-something = { $a0 } drew a card.
event-played = { $a0 } played card { $a1 }.
event-moved = Piece { $a0 } moved to { $a1 }.
event-fought = Piece { $a0 } fought in { $a1 } with { $a2 }.
event-showed = { $a0 } laid the hand open.
event-gave-up = { $a0 } gave up.
score-way = Way made
event-rolled = A die shows { $a2 }.
overlay-red = Before Red
overlay-blue = Before Blue
gain-way = { $sign ->
    [up] more way made
   *[down] less way made
 }
gain-enemy-way = { $sign ->
    [up] less way made by the enemy
   *[down] more way made by the enemy
 }
