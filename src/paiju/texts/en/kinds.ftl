# The kinds of combinations: their names, and each with the ranks that count.
# $rank is the deciding rank, $ranks the rank or the run of ranks, $size the number of cards where it is free.

kind-single = single
kind-pair = pair
kind-triple = triple
kind-triple_pair = triple with pair
kind-pair_run = pair run
kind-triple_run = triple run
kind-triple_run_pair_run = triple run with pair run
kind-straight = straight
kind-bomb = bomb
kind-chain = bomb chain
kind-jokers = four-joker bomb

reading-single = single { $rank }
reading-pair = pair of { $rank }s
reading-triple = triple of { $rank }s
reading-triple_pair = triple of { $rank }s with a pair
reading-pair_run = pair run { $ranks }
reading-triple_run = triple run { $ranks }
reading-triple_run_pair_run = triple run { $ranks } with a pair run
reading-straight = straight { $ranks }
reading-bomb = { $size }-phase bomb of { $rank }s
reading-chain = bomb chain { $ranks } of { $size } cards
reading-jokers = four-joker bomb
