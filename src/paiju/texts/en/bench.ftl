# What `paiju bench` measures.

bench-listings-inside = legal moves listed, inside the kernel
bench-listings-driven = legal moves listed, driven from Python
bench-kernel-inside = random deals, inside the kernel
bench-kernel-driven = random deals, driven from Python
bench-rules = random deals, by the whole rules
bench-open-spiel = OpenSpiel dou_dizhu, driven from Python
bench-open-spiel-uniform = the same, dealt quicker
bench-rlcard = rlcard doudizhu
cli-measuring = measuring
cli-column-rate = a second
cli-column-ratio = to OpenSpiel
cli-rate-listings = { $rate } listings
cli-rate-steps = { $rate } steps
cli-bench-alone = OpenSpiel is not installed, so nothing is compared; the extra “bench” brings it.
