# 浏览器里的页面。

client-title = 牌局 Paiju
client-lead = 浙江乡间的牌，和朋友打，也和电脑打
client-loading = 正在载入……
client-no-server = 连不上服务器。
client-try-again = 再试一次
client-no-page = 没有这个页面。
client-close = 关闭
client-home = 首页
client-and = 、

## 开桌

client-choose-game = 打哪种？
client-bots = 电脑水平
client-bot-random = 随便出
client-bot-greedy = 快手
client-bot-steady = 稳当
client-bot-strong = 高手
client-bot-program = 外接程序
client-turn-time = 出牌时间
client-turn-seconds = { $seconds ->
        [0] 不限时
       *[other] { $seconds } 秒
    }
client-your-name = 你的名字
client-guest = 玩家
# What pages in every language call who has given no name.
client-guest-names = Player 玩家
client-guest-number = 玩家{ $number }
client-start = 开打
client-options = 玩法选项
client-option-together = “{ $other }”选了“{ $chosen }”，“{ $option }”就不能选“{ $value }”
client-on = 开
client-off = 关
client-option-example = 比如：{ $example }
client-clause-of = { $clause }：“{ $option }”的规则

## 规则书

client-rules = 规则
client-rules-of = { $game }规则
client-rule-here = 这一局
client-whole-book = 看整本规则
client-learn = 学一学
client-rule-books = 规则书
client-rules-contents = 目录
client-rules-search = 查规则
client-rules-found = { $hits ->
        [0] 没有找到，换个说法、少写几个字试试
       *[other] 找到 { $hits } 条
    }
client-rules-near = 没有一条全对得上，下面是最接近的；字少一点更好找
client-rules-none = 这个地址上没有规则。有的玩法在下面：
client-rules-page = 单独一页看
client-lesson-step = 第 { $step } 步，共 { $steps } 步
client-lesson-on = 往下
client-lesson-back = 上一步
client-lesson-end = 自己来一局
client-no-rules = 规则载入不了。

## 牌

client-joker-big = 大王
client-joker-little = 小王
client-joker-big-short = 大王
client-joker-little-short = 小王
client-card = { CARDS($card) }
client-card-held = { CARDS($card) }{ $wild ->
        [yes] ，百搭
       *[no] {""}
    }{ $bomb ->
        [yes] ，成炸弹
       *[no] {""}
    }
client-cards = { CARDS($cards) }
client-hand = 你的手牌，{ $cards } 张

## 牌桌

client-table = 牌桌
client-deal-number = 第 { $deal }/{ $hands } 局
client-deal-counted = 第 { $deal } 副 · { $hand }/{ $hands } 局
client-deal-of-hands = 第 { $deal } 次发牌 · 第 { $hand }/{ $hands } 局
client-spectator = 旁观
client-dealing = 正在发牌……
client-line-connecting = 正在连接……
client-line-offline = 连接断了，正在重连……
client-line-closed = 这张牌桌打不开。
client-bot = 电脑
client-cards-held = 手牌张数
client-captured = 闷到的分
client-points = { $points } 分
client-match-plot = { $hands } 局下来的总分：{ $scores }
client-running-score = 总分
client-score = 总 { $score }
client-wind = 接风
client-leader = 头家
client-bought = 买牌
client-side-own = 伙伴
client-side-other = 对手
client-side-taker = 包牌
client-side-team = { $team ->
        [own] 甲方
       *[other] 乙方
    }
client-reported = 报牌
client-fined = 罚王 { $jokers }
client-lines = { $lines } 线
client-award = 给到 { $points }
client-lines-award = { $lines } 线 { $points }
client-notice-fined = { $who } { $points }：罚 { $jokers } 张王
client-notice-timed_out = { $who }时间到，电脑代打一手
client-notice-reported = { $who }报牌：还剩 { $left } 张
client-notice-awarded = { $who } { $points }：{ $lines } 线炸弹
client-partner-hand = 对家的牌：{ CARDS($cards) }
client-joker-mark = { $rank ->
        [W] 大
       *[w] 小
    }
client-wild-mark = 百搭
client-seconds-left = 还剩 { $seconds } 秒
client-seat = { $who }{ $relation ->
        [own] ，伙伴
        [other] ，对手
        [team-own] ，甲方
        [team-other] ，乙方
       *[none] {""}
    }：{ $cards ->
        [-1] 张数不公开
       *[other] { $cards } 张牌
    }，总分 { $score }{ $turn ->
        [yes] ，轮到出牌
       *[no] {""}
    }
client-trick = 桌上这一轮
client-last-trick = 上一轮
client-past-tricks = 看前面的牌
client-past-trick = 第 { $number } 轮（共 { $tricks } 轮）
client-trick-taken = { $who }得了这一轮
client-earlier = 上一轮
client-later = 下一轮
client-laid = { $who }：{ CARDS($cards) }（{ READING($reading) }）
client-on-table = { READING($reading) }{ $points ->
        [0] {""}
       *[other] {" "}· 桌上 { $points } 分
    }
client-trick-won = { $who }赢下这一轮{ $points ->
        [0] {""}
       *[other] ，闷到 { $points } 分
    }
client-reveal = 明牌 { CARDS($card) }，{ $who }头家
client-moved = { $one }和{ $other }换了座位
client-nobody-moved = 座位不动

## 你来

client-pass = 不要
client-hint = 提示
client-play = 出牌
client-sort = { $order ->
        [count] 按大小
       *[rank] 按张数
    }
client-sort-label = { $order ->
        [count] 理牌：按大小
       *[rank] 理牌：按张数
    }
client-your-turn = 轮到你了
client-your-lead = 你先出
client-reading = { READING($reading) }
client-suggestions = 可以这样出
client-complete = 补成 { CARDS($cards) }
client-nothing-beats = 没有牌压得住
# 只有读屏听得到的话。
client-told-deal = 第 { $deal } 副牌发好了
client-told-follow = 轮到你了，要压{ WHOSE($who) }{ READING($reading) }
client-told-drawn = 轮到你了，摸到 { TILES($tile) }
client-told-turn = 在等{ $who }
client-stay = 不走
client-turn-up = 翻炸
client-nothing-to-turn-up = 没有可翻的

## 结算

client-settlement = 结算
client-settled = { $sign ->
        [1] 这一局赢了：{ $points }
        [0] 这一局：{ $points }
       *[other] 这一局输了：{ $points }
    }
client-showdown = 摊牌
client-column-base = 输赢
client-column-bonus = 奖分
client-column-penalty = 罚分
client-group-base = 输赢积分
client-group-bonus = 奖励分
client-group-penalty = 罚分
client-scores = 各家得分
client-this-hand = 本局
client-no-lines = 这一局没有输赢。
client-hands = 各家的牌
client-captured-points = 闷到 { $points } 分
client-left-over = 剩 { $cards } 张
client-chain = 连炸
client-dealt = { $who }抓到 { CARDS($cards) }{ $counts ->
        [0] {""}
       *[other] ；算分的：{ CARDS($counted) }
    }{ $remains ->
        [0] {""}
       *[other] ；剩下：{ CARDS($left) }
    }
client-hands-counted = 黄的牌算了分。
client-hands-left = 灰的打出去了，亮的剩在手里。
client-look = 看牌桌
client-next-hand = 下一局
client-play-again = 再来一场
client-waiting = 等其他人……
client-match-over = 一场打完：{ $who }得 { $points }，赢了
client-last-table = 回到上次的牌桌

## 玉环挖花的牌桌。$tile 和 $tiles 是牌，$value 是道数

client-tiles = { TILES($tiles) }
client-points-named = { POINTS($points) }
client-wahua-role-0 = 天家
client-wahua-role-1 = 地家
client-wahua-role-2 = 银牌家
client-wahua-role-3 = 长三家
client-wahua-dao = { $value } 道
client-wahua-unit = { TILES($tiles) }（{ $value } 道）
client-wahua-laid = { $who }摊开：{ $laid }
client-wahua-shown = 献花 { TILES($tiles) }
client-wahua-discards = { $who }打过：{ TILES($tiles) }
client-wahua-won = 胡了
client-wahua-flee = 逃了这一局马上结束，你算 0 道，别家照算。
client-wahua-fled = 逃花
client-wahua-dice = 骰子 { $one } 和 { $other }
client-wahua-shaken = 摇张
client-wahua-home = 家位
client-wahua-familiar = 熟张
client-wahua-wall = 剩 { $tiles } 张
client-wahua-broken = { $who }的墙起抓
client-wahua-hand = 你的手牌，{ $tiles } 张
client-wahua-held = { TILES($tile) }{ $familiar ->
        [yes] ，熟张
       *[no] {""}
    }{ $drawn ->
        [yes] ，刚摸的
       *[no] {""}
    }{ $pressing ->
        [yes] ，打出是压迫
       *[no] {""}
    }
client-wahua-claim = { $who }打 { TILES($tile) }，你要吗？
client-wahua-your-turn = 轮到你：点一张牌，再点一次打出
client-wahua-turn-of = 轮到{ $who }
client-wahua-flight-waiting = 等别家答逃不逃花
client-wahua-worth-hand = 共 { $value } 道
client-wahua-would-press = 压迫
client-wahua-all-the-same = 照样{ $move }
client-wahua-pressed = 压迫 { $value } 道
client-wahua-warning = 压迫，0 道：{ $why }
client-wahua-judged = 你压迫了，这局 0 道：{ $why }
client-wahua-winner = { $who }胡了，宕头 { TILES($tile) }
client-wahua-rest = 其余的牌
client-wahua-refunds = 包牌
client-column-dao = 道
client-wahua-from-each = { $got }，其余各家 { $paid }
