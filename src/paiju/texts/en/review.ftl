# The review of a hand: moves that have cost something, and what would have been better.

review-action-play = { CARDS($cards) }
review-action-pass = pass
review-action-discard = discard { TILES($tile) }
review-action-eat = eat
review-action-replace = replace with { TILES($tile) }
review-action-kong = kong of { POINTS($point) }
review-action-show = show { TILES($tile) }
review-action-win = win
review-action-flee = flee

# A hint, and in the review what would have been better
client-hint-why = { $move }: { $why }
client-hint-reason = { READING($reading) } · { $why }
client-review = Review
client-reviewing = Looking at every move …
client-review-of = { $marks ->
        [0] Nothing found in { $judged } moves
        [1] 1 of { $judged } moves has cost something
       *[other] { $marks } of { $judged } moves have cost something
    }
client-review-mark = Better: { $better }, { $why } (+{ $loss })
client-review-step = Move { $step }: could be better

error-review-none = a review is for those who have played at the table
error-review-late = the review could not be made now; try again later
