# 每个错误一行：哪里不对，怎样才行。

## 写法

error-notation-cards = “{ $text }”不是牌：“{ $rest }”认不出来。牌写作 3s Th Kd，小王 w，大王 W；不分花色时只写点数就行，比如 33344
error-notation-too-many = { CARDS($card) } 有 { $copies } 张，太多了：{ $decks } 副牌里只有 { $decks } 张
error-notation-class = “{ $text }”不是这个玩法的牌型；牌型写作 pair:5、pair_run:3-5、bomb:7*5
error-notation-action = “{ $text }”不是动作；动作写作“play 3s3h”“pass”“answer buy”“turn up”“run away”，打骨牌写作“discard 66o”“eat”“replace 66s”“kong 66”“show 66d”“win”或“flee”
error-notation-tiles = “{ $text }”读不成牌：“{ $rest }”认不出来。牌写作 66s（单框）、66d（双框）、66o（白皮），花牌 F1 到 F8，白板 B
error-notation-tile = “{ $text }”不是一张牌；牌写作 66s（单框）、66d（双框）、66o（白皮）、F1 到 F8 或 B
error-notation-point = “{ $text }”不是牌点；牌点写作两个点数，小的在前：11、16、66
error-unknown-game = 没有“{ $game }”这个玩法；现有：{ $allowed }

## 选项

error-option-unknown = 没有“{ $option }”这个选项；现有：{ $allowed }
error-option-value = { $option } 不能是“{ $value }”；可选：{ $allowed }
error-option-subset = { $option } 不能是“{ $value }”；可以从 { $allowed } 里任选几个，用逗号隔开，或者写 none
error-option-together = { $other } 是 { $chosen } 的时候，{ $option } 不能是“{ $value }”；可选：{ $allowed }
error-options-form = 选项要按名称和值给出，不能是“{ $given }”
error-options-type = { $given } 不是 { $game } 的选项；用 game_of("{ $game }").options_type.parse 来做
error-bots-count = 写了 { $bots } 个机器人，座位却有 { $seats } 个；可以只写一个，也可以写 { $seats } 个：{ $allowed }
error-count = { $name } 不能是 { $given }；要写从 1 起的整数
error-seed = 种子是 0 或更大的整数，不能是“{ $seed }”

## 动作

error-lesson-other = 这样出也可以，不过这一步说的不是它
error-hand-over = 这一局已经打完了
error-hand-not-over = 这一局还没打完
error-match-over = 整场已经打完，共 { $hands } 局
error-no-seat = 这张牌桌没有 { $seat } 号位；座位是 0 到 { $last } 号
error-no-action = “{ $given }”（{ $kind }）不是动作；动作从 state.actions(seat) 来，文字要先用 parse_action 读
error-action-form = { $given } 不是动作：出牌要把牌写成元组里的文字，像 Play(("3s", "3h"))；牌张、点数和回答也都是文字
error-cards-form = { $given } 不是牌：牌要写成元组里的文字，像 ("3s", "3h")
error-not-your-turn = 没轮到 { $seat } 号位，现在轮到 { $turn } 号位
error-not-asked = 这张打出来的牌没有问你
error-no-pause = 现在不在等人要牌，或者还有人没答
error-answer-needed = 先回答问题，可以答：{ $allowed }
error-nothing-asked = 现在没有要回答的问题
error-must-lead = 轮到你先出，不能不要
error-play-or-pass = 现在只能出牌或者不要
error-no-cards = 出牌总得有牌；不出就是不要
error-not-held = 你手里没有 { CARDS($cards) }
error-reading = 这些牌不能当 { READING($reading) } 出，只能当 { READING($allowed) }
error-nothing-to-lay = 这个玩法不出牌
error-nothing-to-run-from = 手里还有牌才算逃跑；已经出完的可以随便走

## 牌桌

error-table-members = 这张牌桌是 { $players } 个人的，不是 { $members } 个

## 不成牌型

error-ranks-differ = { CARDS($cards) } 不成对：点数一样的两张才是对子
error-joker-pair = { CARDS($cards) } 不成对：王只和一样的王成对
error-pairs-only = { CARDS($cards) }：对子不能带别的牌；连对里每个点数正好两张
error-bomb-carries = { CARDS($cards) }：炸弹不能带别的牌；连炸里每副都要四张以上
error-uneven-run = { CARDS($cards) }：不能带别的牌；连着出的，每个点数张数要一样
error-wild-left = { CARDS($cards) }：多了一张百搭，哪种牌型都凑不成
error-mixed-pair = { CARDS($cards) } 不成对：一大一小两张王不是对子
error-no-joker-triple = { CARDS($cards) }：王没有三张
error-joker-carrier = { CARDS($cards) }：三带二带王，要带一对同样的王
error-joker-in-run = { CARDS($cards) }：王不能连
error-triple-and-single = { CARDS($cards) }：三张要么不带，要么带一对，不能带单张
error-two-in-run = { CARDS($cards) }：2 不能连
error-straight-length = { CARDS($cards) }：顺子正好五张
error-chain-length = { CARDS($cards) }：连炸至少要三副挨着的炸弹
error-run-carrier = { CARDS($cards) }：连三张要么不带，要么带同样多、点数不重的连对
error-not-adjacent = { CARDS($cards) }：要连的牌点数必须一个挨一个，中间不能断
error-triple-kickers = { CARDS($cards) }：三张要带任意两张；手里没有别的牌了才能少带
error-plane-kickers = { CARDS($cards) }：飞机每个三张带任意两张；最后牌不够，剩下的全带上，或者都不带
error-straight-short = { CARDS($cards) }：顺子至少五张
error-bomb-capped = { CARDS($cards) }：炸弹封顶了，没有这么大的
error-bomb-alone = { CARDS($cards) }：炸弹只能加王，不能带别的牌
error-joker-needs-bomb = { CARDS($cards) }：四张以上一样的牌才能加王
error-jokers-alike = { CARDS($cards) }：四张王一样的才是炸弹
error-joker-not-wild = { CARDS($cards) }：不能百搭的王不能和别的牌一起出
error-triple-alone = { CARDS($cards) }：三张不能带牌
error-run-too-short = { CARDS($cards) }：这种牌型至少要连 { $least } 个点数
error-uneven-chain = { CARDS($cards) }：连炸里每副炸弹张数要一样
error-chain-too-long = { CARDS($cards) }：连炸最多 { $most } 副
error-jokers-apart = { CARDS($cards) }：三张一样的王不能再带王

## 压不住

error-too-low = { READING($played) } 压不住 { READING($on) }：点数不比它大
error-kind-differs = { READING($played) } 压不住 { READING($on) }：牌型和张数要一样，不然就要用炸弹
error-needs-triple = { READING($played) } 压不住 { READING($on) }：要用更大的三张，不然就要用炸弹
error-needs-plane = { READING($played) } 压不住 { READING($on) }：要用三张个数一样、更大的飞机，不然就要用炸弹
error-five-ten-king-stands = { READING($played) } 压不住 { READING($on) }：510K 只怕炸弹，花色不齐的还怕同花的
error-kind-differs-510k = { READING($played) } 压不住 { READING($on) }：牌型和张数要一样，不然就要用 510K 或炸弹
error-needs-triple-510k = { READING($played) } 压不住 { READING($on) }：要用更大的三张，不然就要用 510K 或炸弹
error-needs-plane-510k = { READING($played) } 压不住 { READING($on) }：要用三张个数一样、更大的飞机，不然就要用 510K 或炸弹
error-needs-bomb = { READING($played) } 压不住 { READING($on) }：炸弹只有更大的炸弹才压得住
error-bomb-too-low = { READING($played) } 压不住 { READING($on) }：炸弹不够大
error-fewer-lines = { READING($played) } 压不住 { READING($on) }：{ $mine } 线比 { $theirs } 线小
error-jokers-lowest = { READING($played) } 压不住 { READING($on) }：王炸是同线里最小的
error-earlier-stands = { READING($played) } 压不住 { READING($on) }：线数一样、张数不同，先出的大
error-fewer-cards = { READING($played) } 压不住 { READING($on) }：线数一样，张数多的大

## 记录

error-record-invalid = 这不是有效的牌局记录：{ $reason }
error-record-game = 记录的玩法是“{ $game }”，不是 { $allowed }
error-record-persons = 记录里有 { $persons } 个人名，可按它的选项是 { $players } 个人打
error-record-width = 记录里的账是 { $width } 个人的，可按它的选项是 { $players } 个人打
error-record-revision = 记录是 { $game } 规则第 { $recorded } 版的，这里只认到第 { $revision } 版；要用更新的 Paiju 来读
error-record-pack = 记录里发的 { $cards } 张牌，不是平均发的 { $decks } 副牌
error-record-order = 发给 { $seat } 号位的牌要按顺序写：先按点数，再按 ♠♥♦♣，王在最后
error-record-seat = { $path } 不能是 { $seat }；座位是 0 到 { $last } 号
error-record-reveal = 记录说明牌 { CARDS($card) } 在 { $seat } 号位，可那一手牌里没有
error-record-leader = 记录里 { $seat } 号位不该先出：上一局有头游就由头游先出，没有才抽签
error-record-settlement = 记录里的账和它的 { $position } 个动作对不上：第 { $line } 行记的是“{ $recorded }”，算出来是“{ $settled }”
error-record-line-lacking = 记录里的账和它的 { $position } 个动作对不上：少了第 { $line } 行“{ $settled }”
error-record-line-more = 记录里的账和它的 { $position } 个动作对不上：多了第 { $line } 行“{ $recorded }”
error-record-dissolved = 记录说这一局打到一半散了桌，可里面又有账
error-record-unfinished = 记录里已经有账，可它的 { $position } 个动作打下来，这一局还没打完
error-record-unsettled = 记录里没有账，可它的 { $position } 个动作已经把这一局打完了
error-record-line = 记录的第 { $position } 个动作“{ $action }”读不懂；动作写作“2 play 3s3h”
error-record-action = 记录的第 { $position } 个动作“{ $action }”不合规则：{ $reason }

## 记录里写的东西

error-json-encoding = 不是 UTF-8 编码
error-json-malformed = 从第 { $byte } 个字节起不是 JSON
error-json-truncated = 不是完整的 JSON：没写完，或者有个数太大
error-json-depth = 括号套得太深
error-record-format = 格式是“{ $given }”，不是 { $allowed }
error-record-version = 格式版本是 { $version }；可用：{ $allowed }
error-record-unknown-field = { $path } 没有“{ $field }”这一项
error-record-missing-field = { $path } 缺“{ $field }”这一项
error-record-type = { $path } 是{ $got ->
        [object] 对象
        [array] 列表
        [str] 文字
        [int] 整数
        [float] 小数
        [bool] 真假值
        [null] 空值
       *[other] 别的东西
    }，应当是{ $expected ->
        [object] 对象
        [array] 列表
        [str] 文字
        [int] 整数
        [bool] 真假值
       *[other] 文字、整数或真假值
    }
error-record-number = { $path } 不能是 { $value }；最小是 { $least }
error-record-card = { $path } 是“{ $card }”，不是牌；牌写作 3s Th Kd，小王 w，大王 W
error-record-tile = { $path } 是“{ $tile }”，不是骨牌；牌写作 66s、66d、66o、F1 到 F8、B
error-record-value = { $path } 不能是“{ $value }”
error-record-part = { $path }：{ $reason }
error-person-name = 第 { $person } 号人的名字要有 1 到 { $most } 个看得见的字
error-person-twice = 有两个人都叫“{ $name }”；名字不能重

## 账目

error-line-sum = “{ $line }”这一行加起来是 { $total }
error-line-persons = “{ $line }”这一行提到没有的人；人的编号是 0 到 { $last }
error-line-width = “{ $line }”这一行不是 { $players } 个人的
error-line-names = 这一行是 { $persons } 个人的，只给了 { $names } 个名字

## 前几局留下来的

error-carry-seats = carry 里的分数和座位要正好是 0 到 { $last } 号人的，每人一次
error-carry-hand = carry 说这是第 { $hand } 局，前面算数的有 { $counted } 局；{ $hands } 局的一场里不会这样
error-carry-scores = carry 里的分数加起来不会是 { $total }
error-carry-first = carry：一场的第一局，谁都还没有分，也没换过座位
error-carry-first-out = carry 说上一局头游是 { $person } 号人，可人的编号是 0 到 { $last }
