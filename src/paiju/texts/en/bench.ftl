# What `paiju bench` measures.

bench-listings-inside = legal moves listed, inside the kernel
bench-listings-driven = legal moves listed, driven from Python
bench-kernel-inside = random deals, inside the kernel
bench-kernel-driven = random deals, driven from Python
bench-hands-inside = whole random deals, inside the kernel
bench-listings-wild = moves of 27 cards with four wild ones
bench-rules = random deals, by the whole rules
bench-open-spiel = OpenSpiel, driven from Python
bench-open-spiel-uniform = the same, dealt quicker
bench-rlcard = rlcard, driven from Python
bench-rlcard-mahjong = rlcard's environment, driven from Python

bench-table-datong = Datong
bench-table-dazha-classic = Dazha, classic
bench-table-dazha-eight_jokers = Dazha, eight jokers
bench-table-shuangkou-baibian = Shuangkou, baibian
bench-table-shuangkou-qianbian = Shuangkou, qianbian
bench-table-shuangkou-huopin = Shuangkou, huopin
bench-table-wahua-2 = Wahua, 2 players
bench-table-wahua-3 = Wahua, 3 players
bench-table-wahua-4 = Wahua, 4 players
bench-table-mahjong = mahjong
bench-table-dou-dizhu = dou dizhu
cli-measuring = measuring
cli-column-rate = a second
cli-column-ratio = to its peer
cli-rate-listings = { $rate } listings
cli-rate-steps = { $rate } steps
cli-rate-hands = { $rate } deals
cli-bench-alone = OpenSpiel is not installed, so nothing is compared; the extra “bench” brings it.
