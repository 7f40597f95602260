# Finding rules, and the words of a game explained
find-meant = Nothing says that in these words; taken for “{ $query }”.
find-partly = No clause holds all of these words; these hold some of them.
find-term = The word explained
find-asking = Searching ...
find-explains = What “{ $word }” means

# How hard, how long and how even a scenario is
find-scenarios = Scenarios: difficulty, length, balance
find-stars = Difficulty: { $n } of { $most }.
find-length = About { NUMBER($turns, maximumFractionDigits: 0) } turns and { $decisions } decisions of both sides
find-balance = Bots of equal strength, { $games } games: { $first } won { $won }, { $second } { $lost }{ $drawn ->
    [0] {""}
    [one] , 1 drawn
   *[other] , { $drawn } drawn
 }
find-few = {" — "}too few to say whom it favours
