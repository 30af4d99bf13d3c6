# 玉环挖花：选项、牌、各家、逃花、动作。

wahua-name = 玉环挖花
wahua-about = 两到四个人打骨牌：凑十对加一张宕头；先打哪张有规矩，打乱了是压迫，放错了要包牌

## 怎么打字

wahua-how-to = 输入要打的牌（36o、大刀白），不要打 p，提示打 h，说明打 ?，离开打 quit。
wahua-play-help =
    牌写两个点数加牌面：36o 白皮、36d 双框、36s 单框；也可以写大刀白、大刀双框。
    一张牌        打出去；这一点手里只有一种，只写点数也行
    数字          照那一行做；也可以打胡、杠天、换天单、献花、吃
    p、不要       不要别家打的牌
    h、提示       给一个主意，回车照做
    逃花          自己的一轮里逃花
    t、牌桌       再看一遍牌桌
    rules WH25    看一条规则
    ?、帮助       看这个说明
    q、退出       离开
    翻倍的牌是黄的；对子、杠后面的数是道数。
    凡要判压迫的，会先问你是不是真要这样。

## 选项：名称、说明、各个值

wahua-option-hands = 局数
wahua-option-hands-help = 一场打几局。
wahua-option-hands-example = 8 局：打完八局结束。
wahua-option-players = 人数
wahua-option-players-help = 几个人玩。
wahua-option-players-example = 三个人没有长三家；两个人，银牌家也没有。
wahua-option-players-2 = 二人
wahua-option-players-3 = 三人
wahua-option-players-4 = 四人
wahua-option-settle = 结算方式
wahua-option-settle-help = 各家道数的差怎么收付。
wahua-option-settle-example = 庄家 7000 道，别家 3000 道：平搓付 4000，庄家翻倍付 8000。
wahua-option-settle-even = 平搓：差多少付多少
wahua-option-settle-dealer_double = 庄家翻倍：跟庄家之间的差数加倍
wahua-option-pressing = 压迫
wahua-option-pressing-help = 坏了打牌规矩的，是打得出、事后判，还是不让打。
wahua-option-pressing-example = 散着白皮却打框牌：事后判就是 0 道；不让打就打不出去。
wahua-option-pressing-judge = 打得出，判了压迫 0 道
wahua-option-pressing-forbid = 不让打
wahua-option-late_win = 过胡
wahua-option-late_win-help = 放过一次胡、牌没变，后来拿哪张胡才算过胡。
wahua-option-late_win-example = 放过 46o，牌没变，又来 23o 能胡：胡哪张都算的，是压迫；同一个牌点才算的，不是。
wahua-option-late_win-any = 胡哪张都算
wahua-option-late_win-same = 同一个牌点才算，两次都是看花也算
wahua-option-grace_round = 没过一圈
wahua-option-grace_round-help = 有杠不杠、看花不胡，要不要过了一圈才判；不让压迫时没有用处。
wahua-option-grace_round-example = 该杠没杠：关着，当场判压迫；开着，一圈之内再杠还来得及。

## 牌：21 个牌点、三种牌面、特殊牌

wahua-point-66 = 天
wahua-point-11 = 地
wahua-point-44 = 银牌
wahua-point-33 = 长三
wahua-point-13 = 和牌
wahua-point-46 = 猪肉
wahua-point-55 = 梅花
wahua-point-22 = 板凳
wahua-point-16 = 幺六
wahua-point-34 = 野鸡
wahua-point-25 = 乌龟
wahua-point-56 = 牛头
wahua-point-12 = 三丁
wahua-point-23 = 二三
wahua-point-24 = 蛤蟆
wahua-point-26 = 二六
wahua-point-35 = 三五
wahua-point-45 = 金九
wahua-point-14 = 幺四
wahua-point-36 = 大刀
wahua-point-15 = 幺五

wahua-kind-plain = 白皮
wahua-kind-double = 双框
wahua-kind-single = 单框

wahua-special-F1 = 春
wahua-special-F2 = 夏
wahua-special-F3 = 秋
wahua-special-F4 = 冬
wahua-special-F5 = 梅
wahua-special-F6 = 兰
wahua-special-F7 = 竹
wahua-special-F8 = 菊
wahua-special-B = 白板

## 凑成了什么

wahua-unit-kong = 杠
wahua-unit-pair = 对子
wahua-unit-odd = 宕头
wahua-unit-loose = 散牌
wahua-unit-special = 特殊牌

## 各家，从庄家数起

wahua-role-0 = 天家
wahua-role-1 = 地家
wahua-role-2 = 银牌家
wahua-role-3 = 长三家

## 一局打到哪里

wahua-phase-flight = 逃不逃花
wahua-phase-turn = 打牌
wahua-phase-claims = 等别家要牌
wahua-phase-over = 结算

## 开打前逃花

wahua-question-flight = 要不要逃花？逃了这一局马上结束，你算 0 道。
wahua-choice-stay = 不逃
wahua-choice-flee = 逃花
wahua-answered-stay = { $who }：不逃
wahua-answered-flee = { $who }逃花

## 自己一轮的动作

wahua-move-discard = 打牌
wahua-move-replace = 替换
wahua-move-kong = 杠
wahua-move-show = 献花
wahua-move-win = 胡
wahua-move-flee = 逃花

## 拿别家打的牌

wahua-claim-eat = 吃
wahua-claim-replace = 替换
wahua-claim-kong = 杠
wahua-claim-win = 胡
wahua-claim-pass = 不要

## 开打之前

wahua-deals = { $who }坐庄，掷出 { $one } 和 { $other }，从{ WHOSE($broken) }牌墙开始抓。
wahua-shaken = 摇张，谁都翻倍：{ POINTS($points) }。
wahua-homes-2 = 家位，自己的翻倍：{ $first } { POINTS("66") }，{ INSIDE($second) } { POINTS("11") }。
wahua-homes-3 = 家位，自己的翻倍：{ $first } { POINTS("66") }，{ INSIDE($second) } { POINTS("11") }，{ INSIDE($third) } { POINTS("44") }。
wahua-homes-4 = 家位，自己的翻倍：{ $first } { POINTS("66") }，{ INSIDE($second) } { POINTS("11") }，{ INSIDE($third) } { POINTS("44") }，{ INSIDE($fourth) } { POINTS("33") }。

## 经过

wahua-event-laid_out = { $who }摊出 { TILES($tile) }
wahua-event-drew = { $who }摸了一张
wahua-event-discarded = { $who }打 { TILES($tile) }
wahua-event-ate = { $who }吃 { TILES($tile) }
wahua-event-replaced = { $who }拿 { TILES($tile) } 换下白皮
wahua-event-konged = { $who }杠 { POINTS($point) }
wahua-event-shown = { $who }献花：{ TILES($tile) }
wahua-event-won = { $who }自摸 { TILES($tile) }，胡了
wahua-event-won_from = { $who }胡了{ $discarder }打的 { TILES($tile) }
wahua-event-fled = { $who }逃花，这一局不打了
wahua-event-wall_empty = 牌墙摸完，没人胡，流局。

## 压迫，按条款

wahua-fault-cited = { $fault }（{ $clause }）
wahua-fault-WH25 = 没按顺序打
wahua-fault-WH26 = 拆对子
wahua-fault-WH27 = 有杠不杠
wahua-fault-WH28 = 看花不胡
wahua-fault-WH29 = 该献花没献
wahua-fault-WH30 = 过胡
wahua-warning = 压迫，0 道：{ FAULTS($clauses) }
wahua-judged = { $who }压迫，0 道：{ FAULTS($clauses) }

## 算账：$base 乘 $home（自己的家位）乘 $shaken（摇张）是 $value

wahua-worth = { $home ->
        [1] { $shaken ->
            [1] { $value } 道
           *[other] { $base } × { $shaken }（摇张）= { $value } 道
        }
       *[other] { $shaken ->
            [1] { $base } × { $home }（家位）= { $value } 道
           *[other] { $base } × { $home }（家位）× { $shaken }（摇张）= { $value } 道
        }
    }
wahua-line-unit = { $who }：{ TILES($tiles) }，{ wahua-worth }
wahua-line-odd = { $who }：宕头 { TILES($tiles) }，{ wahua-worth }
wahua-line-specials = { $who }：{ TILES($tiles) }，{ $value } 道
wahua-line-pressed = { $who }压迫，算 0 道：{ FAULTS($clauses) }
wahua-line-fled = { $who }逃花，算 0 道
wahua-line-big-first = { $who }包牌：手里有散的小张框牌，却打大张框牌，{ $taker }得了 { TILES($tiles) }，{ $value } 道，别家为它付的由{ $who }赔
wahua-line-fresh-first = { $who }包牌：手里有散的熟张框牌，却打生张框牌，{ $taker }得了 { TILES($tiles) }，{ $value } 道，别家为它付的由{ $who }赔
wahua-line-fresh-plain = { $who }包牌：手里有散的熟张白皮，却打生张白皮，{ $taker }得了 { TILES($tiles) }，{ $value } 道，别家为它付的由{ $who }赔
wahua-group-base = 对子、杠、宕头
wahua-group-base-sum = 合计
wahua-group-bonus = 特殊牌
wahua-group-bonus-sum = 合计
wahua-group-penalty = 压迫、逃花、包牌
wahua-group-penalty-sum = 合计

## 错误

error-stay-or-flee = 现在只问你逃不逃花
error-win-late = 放过一次胡，手里的牌还没变，现在胡就是压迫，这桌不让
error-no-win = 这不能胡：要十个不同的牌点各有一对或一杠，再加一张框牌做宕头
error-no-kong = 现在杠不了 { POINTS($point) }：三张框牌要齐
error-no-replace = 现在不能拿 { TILES($tile) } 去换：要是框牌，同点的一对里有一张白皮；自己摸来的，只换摊开的对子
error-tile-not-held = 你没有 { TILES($tile) } 可打
error-pressing-forbidden = 打 { TILES($tile) } 是压迫，这桌不让
error-no-show = { TILES($tile) } 现在不用献花
error-nothing-to-claim = 现在没有别家打的牌可拿
error-must-discard = 轮到自己不能不要，要打一张
error-no-card-play = 这里是打牌、拿牌，没有这样的出法
error-pass-forbidden = 放过这张是压迫，这桌不让
error-no-eat = 这张你不能吃：只有下家能吃，手里同点的恰好一张，也没有摊开的这一点的对子或杠
error-claim-or-pass = 现在只问你要不要别家打的这张
error-record-wall = 记录里的牌墙有 { $tiles } 张，不是这副 136 张牌
error-record-dealer = 记录里不该 { $dealer } 号位坐庄：carry 里的庄家不是它，或者没有这个座位
error-carry-dealer = carry 里的 dealer 要是 0 到 { $last } 号座位；只有第一局之前可以没有
