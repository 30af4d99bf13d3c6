# `paiju bench` 测什么。

bench-listings-inside = 列出能出的牌，内核里面跑
bench-listings-driven = 列出能出的牌，由 Python 驱动
bench-kernel-inside = 随机打完整局，内核里面跑
bench-kernel-driven = 随机打完整局，由 Python 驱动
bench-hands-inside = 随机打完整局，内核里面跑
bench-listings-wild = 整手 27 张、四张百搭，列出能出的牌
bench-rules = 随机打完整局，走全部规则
bench-open-spiel = OpenSpiel，由 Python 驱动
bench-open-spiel-uniform = 同上，发牌抽得快些
bench-rlcard = rlcard，由 Python 驱动
bench-rlcard-mahjong = rlcard 的环境，由 Python 驱动

bench-table-datong = 玉环打通
bench-table-dazha-classic = 玉山打炸，经典
bench-table-dazha-eight_jokers = 玉山打炸，八王
bench-table-shuangkou-baibian = 双扣，百变
bench-table-shuangkou-qianbian = 双扣，千变
bench-table-shuangkou-huopin = 双扣，火拼
bench-table-wahua-2 = 挖花，2 人
bench-table-wahua-3 = 挖花，3 人
bench-table-wahua-4 = 挖花，4 人
bench-table-mahjong = 麻将
bench-table-dou-dizhu = 斗地主
cli-measuring = 测量中
cli-column-rate = 每秒
cli-column-ratio = 比同类
cli-rate-listings = { $rate } 次
cli-rate-steps = { $rate } 手
cli-rate-hands = { $rate } 局
cli-bench-alone = 没有装 OpenSpiel，没有比较；装附加包“bench”就有了。
