# The rulebook
rules-title = The rules of { $game }
rules-about = { $n } clauses, restated in our own words, each with its number: the same numbers that the game names when it says why something cannot be done. { $reconstructed } of them rest on our reconstruction, because the source lacks a table, a map, a number or the whole clause; they say so, and where it is a part they name what was supplied.
rules-keys = Keys: / searches, the arrows left and right turn to another section, the arrow down goes through what was found, Escape ends the search.
rules-search = Search the rules: a number or words
rules-search-short = A number or words
rules-results = Found in the rules
rules-found = { $n ->
    [0] No clause holds all of these words.
    [one] 1 clause
   *[other] { $n } clauses
 }
rules-show-all = Show all { $n }
rules-in-place = Read in its section
rules-languages = Languages of the clauses
rules-one = One language
rules-both = Both languages
rules-only-reconstructed = Only what is reconstructed
rules-contents = Contents
rules-first = Go to the first section
rules-no-clause = There is no clause { $id }.

# The tables
tables-title = The tables of { $game }
tables-about = All tables and charts of the game as it is played here.
tables-filter = Find a table
tables-none = No table has this word.
tables-no-tables = This game has no tables.
