# The kinds of combinations: their names, and each with the ranks that count.
# $rank is the deciding rank, $ranks the rank or the run of ranks, $size the number of cards where it is free,
# $lines the lines of a bomb chain, 0 where the game counts none.

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
kind-triple_two = triple with kickers
kind-plane = plane
kind-five_ten_king = 510K
kind-five_ten_king_suited = suited 510K
kind-three_jokers = three-joker bomb
kind-little_jokers = bomb of four little jokers
kind-big_jokers = bomb of four big jokers

reading-single = single { $rank }
reading-pair = pair of { $rank }s
reading-triple = triple of { $rank }s
reading-triple_pair = triple of { $rank }s with a pair
reading-pair_run = pair run { $ranks }
reading-triple_run = triple run { $ranks }
reading-triple_run_pair_run = triple run { $ranks } with a pair run
reading-straight = straight { $ranks }
reading-bomb = { $lines ->
    [0] { $size }-phase bomb of { $rank }s
   *[other] strength-{ $lines } bomb of { $rank }s
}
reading-chain = { $lines ->
    [0] bomb chain { $ranks } of { $size } cards
   *[other] bomb chain { $ranks } of { $size } cards, strength { $lines }
}
reading-jokers = four-joker bomb
reading-triple_two = triple of { $rank }s{ $size ->
        [4] {" "}and one card
        [5] {" "}and two cards
       *[other] {""}
    }
reading-plane = plane { $ranks }, { $size } cards in all
reading-five_ten_king = 510K
reading-five_ten_king_suited = suited 510K
reading-three_jokers = three-joker bomb
reading-little_jokers = bomb of four little jokers
reading-big_jokers = bomb of four big jokers
