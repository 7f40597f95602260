rules-search = Search the rules: a number or words
rules-found = { $n ->
    [0] No clause holds all of these words.
    [one] 1 clause
   *[other] { $n } clauses
 }
rules-both = Both languages
rules-no-clause = There is no clause { $id }.
