# Hints, explanations, analyses
study-hint = Hint
study-key-hint = Hint: what the bot would do here, and why
study-hint-title = What the bot would do
study-hint-wait = The bot is thinking…
study-hint-now = { $side } wins from here in { $chance } of 100 games.
study-hint-next = Next best
study-hint-do = Do it; pointing at it shows it on the board
study-hint-far = The bot follows a plan that reaches farther than these figures, by which another choice looks better.
study-chance = { $chance } %
study-reason = { $what } ({ $gain })
study-and = ;{ " " }
study-same = No difference that the bot can see.
study-only = There is nothing else to choose.
study-range = worth { $mean } on average, { $low } to { $high }
study-rule-of-thumb = The chances are a rule of thumb: they have not been measured in games of this scenario.
