# Levels: names, from the foot up
level-title = { $number }. { $name }
level-first-game = First game
level-recruit = Recruit
level-soldier = Soldier
level-veteran = Veteran
level-captain = Captain
level-general = General
level-strategist = Strategist
level-no-mercy = No mercy
# How they play
level-by-greedy = Looks one decision ahead.
level-by-policy = Plays at once, as a practised general would.
level-by-search = Plays sensible choices on, many times, { $budget } decisions for each of its own.
level-slips =
    { $base } { $percent ->
        [100] It takes all decisions loosely: what looks a little worse may please it.
       *[other] It takes { $percent } of 100 decisions loosely: what looks a little worse may please it.
    }
