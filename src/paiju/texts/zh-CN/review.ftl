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
client-review = 复盘
client-reviewing = 正在一手一手地看…
client-review-of = { $marks ->
        [0] { $judged } 手里没有看出失误
       *[other] { $judged } 手里有 { $marks } 手亏了
    }
client-review-mark = 更好的是 { $better }：{ $why }（+{ $loss }）
client-review-step = 第 { $step } 步：可以打得更好

error-review-none = 在这张桌上打过的人才能复盘
error-review-late = 现在复盘不了，稍后再试
