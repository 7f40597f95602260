# Finding rules, and the words of a game explained
find-meant = Nothing says that in these words; taken for “{ $query }”.
find-partly = No clause holds all of these words; these hold some of them.
find-term = The word explained
find-asking = Searching ...
find-explains = What “{ $word }” means
