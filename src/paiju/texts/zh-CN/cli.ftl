# 命令 paiju 说的话。

## 各个命令和参数的说明

cli-help-paiju = 浙江乡下的牌：打牌、查规则、验记录、跑模拟。
cli-help-play = 在终端里跟机器人打一场。
cli-help-rules = 看规则书，或者其中一条。
cli-help-check = 看这些牌算什么牌型，压不压得住；骨牌看一手多少道，胡不胡。
cli-help-replay = 验一份牌局记录，并逐手说明。
cli-help-arena = 两个机器人换边对打同样的牌，看谁强、强多少。
cli-help-bench = 测一测这台机器上规则跑得多快。
cli-help-games = 列出各种玩法和选项。
cli-help-schema = 打印记录的 JSON schema。
cli-usage-prefix = 用法：
cli-section-options = 选项
cli-section-commands = 命令
cli-option-default = 默认 { $value }。
cli-option-help = 显示这些说明。
cli-option-version = 显示版本。
cli-option-lang = 语言；不写就跟随环境。
cli-option-pairs = 玩法选项，有哪些、默认什么见“paiju games”，可以写多次。
cli-option-bots = 机器人 strong、steady、greedy、random，一个或每家一个。
cli-option-bots-simulate = 各座位的机器人，不够就轮着来。
cli-option-hands = 打几局。
cli-option-hands-play = 打几局；不写就按玩法选项 hands。
cli-option-seed = 发牌的种子数，数一样牌就一样；不写就随机。
cli-option-folder = 把每一局的记录写到这个文件夹；不写就不记。
cli-option-listing = 只列出各条规则的标题。
cli-option-on = 要压的牌；不写就只说是什么牌型。
cli-option-seat = 挖花：坐哪一家，家位翻倍：天、地、银牌、长三；不写就不算家位。
cli-option-dice = 挖花：掷出的两颗骰子，定摇张；不写就没有摇张。
cli-option-as_json = 不用文字，输出 JSON。
cli-option-jobs = 用几个进程；不写就按处理器个数。
cli-option-ray = 在 Ray 集群上打：local（默认，只用这台机器，打完就关）、auto（这台机器上开着的集群）、主机:端口 或 ray://主机:端口；这时 --jobs 是同时打几副。
cli-option-bots-arena = 两个机器人：前一个打一方，后一个打其余各方。
cli-option-deals = 最多打多少副牌。
cli-option-until_clear = 强弱一分明就停，停的规则已算进多次查看。
cli-option-file = 每打完一副就写进这个文件；里面已有的不再打。不写种子就用文件里的。
cli-option-drawing = 把平均分和区间画成图（SVG）写进这个文件。
cli-option-playouts = 会推演的机器人每步先推演多少局；用局数则结果可以重现。
cli-option-think = 改为每步思考多少秒。
cli-option-rounds = 每一项测几遍，取中位数。
cli-option-seconds = 每一项测多少秒。

## 错误

error-cli-missing = 少了 { $param }；请看“{ $command } --help”
error-cli-missing-game = 少了 { $param }；有：{ $allowed }；请看“{ $command } --help”
error-cli-extra = “{ $extra }”多余了；请看“{ $command } --help”
error-cli-needs-value = { $option } 后面要写一个值；请看“{ $command } --help”
error-cli-no-value = { $option } 后面不用写值
error-cli-no-option = 这里没有 { $option } 这个参数；有：{ $allowed }
error-cli-no-command = 没有“{ $command }”这个命令；有：{ $allowed }
error-cli-usage = 命令读不懂：{ $reason }
error-cli-choice = 这里不能是“{ $value }”；可以是：{ $allowed }
error-cli-option-form = “{ $text }”要写成 名字=值，比如 wind=partner
error-cli-number = { $option } 不能是“{ $value }”；可以是 { $least } 到 { $most }
error-cli-file-missing = 没有“{ $path }”这个文件
error-cli-file-directory = “{ $path }”是文件夹，这里要的是文件
error-cli-file-not-directory = “{ $path }”不是文件夹，这里要的是文件夹
error-cli-file-permission = “{ $path }”不能用：没有权限
error-cli-file-unusable = “{ $path }”不能用
error-cli-file-special = “{ $path }”不是普通文件，这里要的是文件
error-cli-file-large = “{ $path }”太大，超过 { $most } MB，不会是牌局记录
error-cli-path-empty = 文件或文件夹的名字是空的
error-cli-folder-uncreatable = 建不了“{ $path }”这个文件夹
error-cli-output = 写不出去
error-cli-output-full = 写不出去：没有空间了
error-cli-no-clause = { $game } 的规则里没有“{ $wanted }”这一条；用“paiju rules { $game } --list”看有哪些
error-cli-no-combinations = { $game } 不出牌，没有牌型可看；可以看的有：{ $allowed }
error-cli-one-budget = --playouts 和 --think 只能用一个
error-cli-two-bots = 换边对打要两个机器人，不是 { $bots } 个；要写两个名字，比如 steady,greedy
error-cli-not-held = { RANKS($rank) } 你手里{ $held ->
        [0] 没有
       *[other] 只有 { $held } 张
    }
error-cli-too-many = { RANKS($rank) } 有 { $copies } 张，太多了：一共只有 { $most } 张
error-cli-held-fewer = { CARDS($card) } 你手里只有 { $held } 张
error-cli-neither-beats = { READING($played) } 和 { READING($on) } 谁也压不了谁
error-cli-not-their-turn = 轮到{ $turn }，没轮到{ $who }
error-cli-replay-revised = 记录是规则第 { $recorded } 版的，现在是第 { $revision } 版：{ $reason }
error-cli-not-here = { $game } 用不着 { $option }
error-cli-seat = 没有“{ $seat }”这一家；有：{ $allowed }
error-cli-dice = “{ $dice }”不是两颗骰子；写作 3,4
error-cli-which-tile = 你有 { TILES($tiles) }，要说清是哪一张，比如 { $example }
error-tile-copies = { TILES($tile) }有 { $copies } 张，太多了：一共只有 { $most } 张
error-tile-count = { $tiles } 张不是一手牌：平常 { $least } 张，带宕头或打牌之前多一张，这里最多 { $most } 张（一杠三张当两张）；特殊牌另算
error-cli-no-tile-typed = 请输入要打的牌，比如 36o，或者前面的数字；要提示打 h，看说明打 ?
error-cli-nothing-typed = 请输入要出的牌，不要就打 p，要提示打 h，看说明打 ?

## 到处用的词

option-on = 开
option-off = 关
cli-list-separator = ，
cli-default-mark = （默认）
cli-default-value = 一个数，默认 { $value }
cli-option-announced = { $option }：{ $value }
cli-kernel-compiled = 内核已编译
cli-kernel-interpreted = 内核未编译
cli-hand-little-joker = 小王w
cli-hand-big-joker = 大王W

## 一场牌

cli-person-0 = 你
# 句子当中的“你”，“你的”，别人的。
person-you-inside = 你
person-you-whose = 你的
cli-person-1 = 阿海
cli-person-2 = 小芳
cli-person-3 = 老陈
cli-person-4 = 阿明
cli-person-5 = 阿兰
cli-match = 一共 { $hands } 局，同桌的是{ $bots }；种子 { $seed }
cli-how-to = 打点数就是出牌（33344、10JQKA），不要打 p，提示打 h，说明打 ?，离开打 quit。
cli-hand = 第 { $hand } 局
cli-hand-counted = 第 { $hand } 次发牌 · 第 { $number } 局，共 { $hands } 局
cli-reveal = 明牌 { CARDS($card) }，在{ $who }手里，{ $who }先出。
cli-moved = { $one }和{ $other }换了座位。
cli-next-hand = 按回车打下一局。
cli-match-over = 这一场打完了。
cli-program-replaced = 由别的机器人替{ $who }打下去。
cli-left = 你离开了牌桌。
cli-recorded = 记录：{ $path }

## 牌桌

cli-seat-mate = 伙伴
cli-seat-partner = 对家
cli-seat-opposite = 对面
cli-seat-next = 下家
cli-seat-before = 上家
cli-seat-relation = {" "}· { $relation }
cli-seat-cards = { $cards } 张
cli-seat-cards-hidden = 多于 5 张
cli-seat-state = { $held }，闷 { $points } 分
cli-seat-lines = { $held }{ $lines ->
        [0] {""}
       *[other] ，{ $lines } 线
    }{ $awards ->
        [0] {""}
       *[other] ，给到 { $awards } 分
    }
cli-laid-pass = 不要
cli-to-beat-alone = 要压：
    { READING($on) }
cli-to-beat = 要压：
    { READING($on) }
    桌上 { $points } 分
cli-your-hand = 你的牌，{ $cards } 张
cli-partner-hand = 对家的牌：{ $cards }
cli-your-lead = 轮到你先出。
cli-your-turn = 轮到你：压{ WHOSE($who) } { READING($on) }，或者不要。
cli-turn-up = 按回车翻炸。
cli-stay = 留下接着打
cli-only-enter = 这里只等你按回车；说明打 ?，离开打 quit。
cli-choose = 请输入 1 到 { $most } 的数字，或者打那个选择的字；说明打 ?。
cli-choice-default = { $choice }（回车）
cli-which-reading = 这些牌有几种看法，你要当哪一种？
cli-reading = { READING($reading) }
cli-hint-play = 提示：{ $ranks }（回车就出，再打 h 看下一个）
cli-hint-choice = 提示：{ $choice }（回车就选）
cli-hint-pass = 提示：不要（回车就不要，再打 h 看下一个）
cli-hint-reason = 理由：{ $reason }
cli-rules-how = rules DT35 看一条规则；全部规则用“paiju rules { $game }”看。
cli-play-help =
    出牌只打点数：33344、10JQKA（或 TJQKA）、77772；小王 w，大王 W。
    花色从你手里挑；要指定就写 3s3h、♠3♥3 或 3♠♥。
    p、不要      不要
    h、提示      给一个能出的牌，再打是下一个，回车就出
    t、牌桌      再看一遍牌桌（大写 T 是 10）
    rules DT35   看一条规则
    ?、帮助      看这个说明
    逃跑         逃跑，能逃跑的玩法才有
    q、退出      离开（大写 Q 是牌）
    问话就打数字，或者打那个选择的字；回车选标着“回车”的。

## 骨牌桌

cli-tiles-wall = 牌墙 { $wall } 张 · 摇张：{ POINTS($points) }
cli-seat-tiles = { $tiles } 张
cli-tiles-open = 摊开
cli-tiles-specials = 特殊牌
cli-tiles-discards = 打出
cli-tiles-judged = { "    " }压迫，0 道：{ FAULTS($clauses) }
cli-tiles-hand = 你的牌，{ $tiles } 张，眼下 { $value } 道
cli-tiles-kongs = 杠
cli-tiles-pairs = 对子
cli-tiles-loose = 散牌
cli-tiles-fresh = 生张
cli-tiles-in-hand = 手里
cli-tiles-at-end = 到头来：
cli-tiles-of = { "  " }{ $who }：{ $value } 道
cli-tiles-turn = 轮到你{ $drawn ->
        [yes] ，摸到 { TILES($tile) }
       *[no] {""}
    }。输入要打的牌{ $others ->
        [0] 。
       *[other] ，或者：
    }
cli-tiles-free = 按顺序、不算压迫的：{ $tiles }
cli-tiles-none-free = 现在打哪张都是压迫。
cli-tiles-claim = { $who }打 { TILES($tile) }，你要不要？
cli-tiles-confirm = { $move }：{ wahua-warning }。还是要这样？
cli-tiles-other = 换一个
cli-tiles-anyway = 就这样
cli-tiles-answered = { $who }：{ $claim }
cli-tiles-drew = { $who }摸到 { TILES($tile) }
cli-tiles-hint = 提示：{ $move }（回车照做）
cli-tiles-faulty = { $move }——{ wahua-warning }
cli-move-discard = 打 { TILES($tile) }
cli-move-kong = 杠 { POINTS($point) }，{ $value } 道
cli-move-replace = 拿 { TILES($tile) } 换下白皮，{ $value } 道
cli-move-show = 献花 { TILES($tile) }
cli-move-win = 胡，一共 { $value } 道
cli-move-eat = 吃 { TILES($tile) }，{ $value } 道
cli-move-pass = 不要
cli-move-flee = 逃花

## 算账

cli-group-base = 输赢积分
cli-group-bonus = 奖励分
cli-group-penalty = 罚分
cli-group-base-sum = 输赢积分合计
cli-group-bonus-sum = 奖励分合计
cli-group-penalty-sum = 罚分合计
cli-total = 这一局
cli-scores = 累计
cli-order = 名次：{ $places }
cli-placed = { $place }{ $who }（闷 { $points } 分）
cli-placed-alone = { $place } { $who }
cli-dealt = 发到手的牌：

## 骨牌

cli-tiles = { TILES($tiles) }
cli-tiles-home = 家位，这一家翻倍：{ POINTS($points) }。
cli-dao = { $value } 道
cli-tiles-total = 一共 { $value } 道
cli-tiles-wins = 胡了：十个不同的牌点各有一对或一杠，宕头是框牌（WH21）。
cli-tiles-watching = 还没胡，看花：十对齐了，别的牌点随便哪张框牌都胡（WH23）。
cli-tiles-waits = 还没胡，胡这些：{ $waits }（WH21）。
cli-tiles-no-win = 没胡：十对里有 { $units } 对，也没有宕头（WH21）。

## check、replay、simulate、bench

cli-check-is = { CARDS($cards) }：{ READING($reading) }
cli-check-short = { READING($reading) }：手里的牌不够带，才能这样出
cli-check-beats = { READING($played) } 压得住 { READING($on) }
cli-replay-title = { $game }，第 { $hand } 局
cli-replay-dissolved = 这一局打到一半散了桌，作废，不算账；里面的动作都合规则。
cli-replay-open = 记录没打完；里面的动作都合规则。
cli-replay-agrees = 记录没错：动作都合规则，账也对。
cli-replay-differs = 记录有错：{ $reason }。
cli-replay-revised = 记录是规则第 { $recorded } 版的；这里用的是第 { $revision } 版，同一局的账不一样：{ $reason }。
cli-simulating = 局
cli-progress = { $what }：{ $done } / { $total }
cli-simulated = { $game }，{ $hands } 局，种子 { $seed }，每局 { $steps } 手
cli-column-seats = 座位
cli-column-endings = 各局怎么定的输赢
cli-column-lines = 各条规则用到几次
cli-interval = ± 是平均数的 95% 区间。
cli-duel = { $first } 对 { $second }，{ $pairs } 副牌，每副从每一方各打一遍，种子 { $seed }
cli-duel-points = { $first } 一方每人每局得分：{ $mean } ± { $margin }（95%）
cli-duel-won = 分出输赢的局里 { $first } 赢：{ $share } ± { $margin }（95%）
cli-duel-clear = 已经分明：合了停的规则。
cli-duel-unclear = 还不分明：{ $first } 和 { $second } 都没合停的规则。
cli-duel-pairs = { $first } 打得好的牌：{ $won } 副，一样：{ $drawn } 副，差的：{ $lost } 副

## 复盘

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
