# Many deals by bots: `paiju simulate` and `paiju arena`.

error-workers-died = one of the processes has died, perhaps for lack of memory; what stands in a file of results is good, and the same command goes on there
error-results-differ = what “{ $path }” holds was played otherwise: { $names } differ; give the same, or another file
error-results-other = “{ $path }” holds deals of something else, or is damaged; give the same command, game, bots, options, seed and budget, or another file
error-ray-missing = Ray is not installed; install it by: python -m pip install 'paiju[ray]'
error-ray-client-missing = this address needs Ray Client, which is not installed; install it by: python -m pip install 'ray[client]'
error-ray-address = “{ $address }” is no address of a Ray cluster; allowed: local (a cluster of this machine alone), auto (the one that runs here), HOST:PORT (one that this machine is part of), ray://HOST:PORT (one that takes clients)
error-ray-silent = no Ray cluster has answered at { $address } within { $seconds } seconds
error-ray-unreachable = the Ray cluster “{ $address }” cannot be joined: { $reason }
error-ray-failed = Ray could not do the work: { $reason }
error-ray-version = this is paiju { $here }, and on the cluster there is { $there }; both must be the same
error-cli-no-folder = there is no folder “{ $path }”

## simulate

cli-help-simulate = Let bots play many deals and count, or compare the values of an option.
cli-option-vary = Compare the values of an option on the same deals, such as wind=next,partner; the first is what the others are compared with. Members of a set are joined by +: prize_ranks=none,7,7+J.
cli-option-drawing-simulate = A file for a drawing (SVG) of the figures and their intervals.
cli-measure-points = points a deal
cli-measure-first = points a deal of the first bot
cli-measure-base = of these base points
cli-measure-won = deals won
cli-measure-bombs = bombs of a player a deal
fanfanzha-measure-bombs = bombs turned up by a player a deal
cli-measure-dao = dao of a player
cli-measure-pressed = judged pressing
cli-measure-units = pairs and kongs of a player
cli-measure-kongs = of these kongs
cli-measure-place = went out { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    }
cli-measure-moved = points that changed hands
cli-measure-steps = actions a deal
cli-column-rankings = Sides in the order in which they went out
cli-column-bombs = Bombs
cli-column-pressing = Judged pressing, by clause
cli-column-difference = difference
cli-side-A = A
cli-side-B = B
cli-bomb = { $kind }, { $cards } cards
fanfanzha-kind-jokers = joker bomb
cli-compared = What { $option } does: { $hands } deals of { $game } under each value, bots { $bots }, seed { $seed }
cli-interval-compared = ± is the 95 % interval of a mean; a difference is one of the same deals under both values.
error-cli-vary-form = “{ $text }” is not of the form name=value,value, such as wind=next,partner
error-compare-values = { $option } needs two or more different values to compare, and cannot have one of its own besides
