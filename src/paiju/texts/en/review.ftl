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

cli-help-review = Review a record: which moves have cost something, what would have been better, and why.
cli-option-seat-review = The number of the seat whose moves are reviewed, counted from 1; without it all.
cli-option-person = The name of the person whose moves are reviewed.
cli-option-playouts-review = How many hands are played out in the head for each move: the more, the smaller a loss that is found.
cli-option-seed-review = A number from which the hands played out are dealt.
cli-reviewing = Reviewing
cli-review-mark = { $who }: { $action }. Better: { $better }, { $why }; it brings { $loss } ± { $error } more
cli-reviewed = { $marks ->
        [0] Nothing found in { $judged } moves
        [1] 1 of { $judged } moves has cost more than chance explains
       *[other] { $marks } of { $judged } moves have cost more than chance explains
    } ({ $playouts } playouts each).
error-cli-one-seat = --seat and --person cannot both be given
error-cli-no-person = nobody in this record is called “{ $name }”; there are: { $allowed }
