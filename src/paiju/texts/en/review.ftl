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
