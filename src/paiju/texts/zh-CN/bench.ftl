# `paiju bench` 测什么。

bench-listings-inside = 列出能出的牌，内核里面跑
bench-listings-driven = 列出能出的牌，由 Python 驱动
bench-kernel-inside = 随机打完整局，内核里面跑
bench-kernel-driven = 随机打完整局，由 Python 驱动
bench-rules = 随机打完整局，走全部规则
bench-open-spiel = OpenSpiel 斗地主，由 Python 驱动
bench-open-spiel-uniform = 同上，发牌抽得快些
bench-rlcard = rlcard 斗地主
cli-measuring = 测量中
cli-column-rate = 每秒
cli-column-ratio = 比 OpenSpiel
cli-rate-listings = { $rate } 次
cli-rate-steps = { $rate } 手
cli-bench-alone = 没有装 OpenSpiel，没有比较；装附加包“bench”就有了。
