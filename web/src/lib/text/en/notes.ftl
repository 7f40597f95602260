# Comments to moments of a match, and lines that are tried from there
notes-title = Notes
notes-menu = Notes: comments and lines
notes-comment = Your comment
notes-at = Your comment to moment { $n }: { $moment }
notes-what = What is worth noting here?
notes-keep = Keep the comment
notes-delete = Delete it
notes-delete-what = Delete it: { $name }
notes-delete-surely = Delete it for good
notes-delete-not = Keep it
notes-kept = Kept.
notes-gone = Deleted.
notes-all = All comments
notes-moment = Moment { $n }
notes-lost = Moment { $n }, which was taken back since
notes-none = Nothing noted yet. Go to any moment of the match and write to it.
notes-private = Nobody else reads this. It goes with the record when you take that away.
notes-try = Try a line here
notes-try-text = A game of its own goes on from this moment, with other dice. You decide for both sides; this game stays as it is.
notes-against = Play on from here against the computer
notes-against-title = Play on from moment { $n }
notes-against-text = A game of its own goes on from this moment, with other dice. Who plays in it?
notes-against-start = Play on
notes-supposed = What is hidden from you in this game is dealt anew in the line: it shows what might be, and cannot be kept as a variation.
notes-line-supposed = What was hidden from you has been dealt anew: this line shows what might be, and is not kept as a variation.
notes-variations = Variations
notes-from = From moment { $n }
notes-length = · { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
notes-course = What happens in it
notes-open = Open it
notes-open-what = Open it: { $name }
notes-line = A line that is tried
notes-line-from = You are trying a line from moment { $n } of { $name }.
notes-line-lone = You are trying a line from moment { $n } of a game that is not there any more.
notes-line-back = Back to the game
notes-line-name = Name of the variation
notes-line-keep = Keep as a variation
notes-line-again = Keep it as it is now
notes-line-kept = Kept with the game as “{ $name }”.
