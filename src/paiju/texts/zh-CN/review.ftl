# 复盘：哪几手亏了，怎么打更好

review-action-play = { CARDS($cards) }
review-action-pass = 不要
review-action-discard = 打 { TILES($tile) }
review-action-eat = 吃
review-action-replace = 用 { TILES($tile) } 替换
review-action-kong = 杠 { POINTS($point) }
review-action-show = 献 { TILES($tile) }
review-action-win = 胡
review-action-flee = 逃花

# 提示，和复盘时更好的一手
client-hint-why = { $move }：{ $why }
client-hint-reason = { READING($reading) } · { $why }
