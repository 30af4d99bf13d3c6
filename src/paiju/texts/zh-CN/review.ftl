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

cli-help-review = 复盘一个牌局记录：哪几手亏了，怎么打更好，为什么。
cli-option-seat-review = 只复盘第几家，从 1 数起；不写就复盘各家。
cli-option-person = 只复盘谁，写名字。
cli-option-playouts-review = 每手在脑中推演多少局；越多，越小的亏也看得出。
cli-option-seed-review = 推演发牌用的数。
cli-reviewing = 复盘中
cli-review-mark = { $who }：{ $action }。更好的是 { $better }：{ $why }；多得 { $loss } ± { $error }
cli-reviewed = { $marks ->
        [0] { $judged } 手里没有看出失误
       *[other] { $judged } 手里有 { $marks } 手亏得不像运气
    }（每手推演 { $playouts } 局）。
error-cli-one-seat = --seat 和 --person 只能写一个
error-cli-no-person = 这个记录里没有叫“{ $name }”的；有：{ $allowed }
