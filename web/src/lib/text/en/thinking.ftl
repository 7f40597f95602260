thinking-progress = How far the computer has thought
thinking-now = Move now
thinking-key = Move now: the computer stops thinking and makes the best move that it has found
thinking-hurried = It moves at once.
thinking-why-kept = These are the figures of the search that was made then.
