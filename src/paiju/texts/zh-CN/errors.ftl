# 每个错误一行：哪里不对，怎样才行。

## 写法

error-notation-cards = “{ $text }”不是牌：“{ $rest }”认不出来。牌写作 3s Th Kd，小王 w，大王 W；不分花色时只写点数就行，比如 33344
error-notation-too-many = { CARDS($card) } 有 { $copies } 张，太多了：{ $decks } 副牌里只有 { $decks } 张
error-notation-class = “{ $text }”不是这个玩法的牌型；牌型写作 pair:5、pair_run:3-5、bomb:7*5
error-notation-action = “{ $text }”不是动作；动作写作“play 3s3h”“pass”“answer buy”“turn up”或“run away”
error-unknown-game = 没有“{ $game }”这个玩法；现有：{ $allowed }

## 选项

error-option-unknown = 没有“{ $option }”这个选项；现有：{ $allowed }
error-option-value = { $option } 不能是“{ $value }”；可选：{ $allowed }
error-option-subset = { $option } 不能是“{ $value }”；可以从 { $allowed } 里任选几个，用逗号隔开，或者写 none
error-option-together = { $other } 是 { $chosen } 的时候，{ $option } 不能是“{ $value }”；可选：{ $allowed }

## 动作

error-hand-over = 这一局已经打完了
error-hand-not-over = 这一局还没打完
error-not-your-turn = 没轮到 { $seat } 号位，现在轮到 { $turn } 号位
error-answer-needed = 先回答问题，可以答：{ $allowed }
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

error-no-combination = { CARDS($cards) } 不成牌型
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
error-needs-bomb = { READING($played) } 压不住 { READING($on) }：炸弹只有更大的炸弹才压得住
error-bomb-too-low = { READING($played) } 压不住 { READING($on) }：炸弹不够大
error-fewer-lines = { READING($played) } 压不住 { READING($on) }：{ $mine } 线比 { $theirs } 线小
error-jokers-lowest = { READING($played) } 压不住 { READING($on) }：王炸是同线里最小的
error-earlier-stands = { READING($played) } 压不住 { READING($on) }：线数一样、张数不同，先出的大
error-fewer-cards = { READING($played) } 压不住 { READING($on) }：线数一样，张数多的大

## 记录

error-record-invalid = 这不是有效的牌局记录：{ $reason }
error-record-game = 记录的玩法是“{ $game }”，不是 { $allowed }
error-record-persons = 记录里的人名、分数、座位和 { $players } 个人对不上
error-record-pack = 记录里发的 { $cards } 张牌，不是平均发的 { $decks } 副牌
error-record-reveal = 记录里的明牌 { CARDS($card) } 不在它写明的那一手牌里
error-record-leader = 记录里 { $seat } 号位不该先出：上一局有头游就由头游先出，没有才抽签
error-record-settlement = 记录里的账和它的 { $position } 个动作对不上
error-record-line = 记录的第 { $position } 个动作“{ $action }”读不懂；动作写作“2 play 3s3h”
error-record-action = 记录的第 { $position } 个动作“{ $action }”不合规则：{ $reason }
