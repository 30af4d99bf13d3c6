# 翻翻炸：选项、经过、算账。

fanfanzha-name = 翻翻炸
fanfanzha-about = 四个人或六个人，分两家：把炸弹翻出来当场算账，一张牌也不用打

## 怎么打字

fanfanzha-how-to = 这里不用出牌：按回车翻炸，说明打 ?，离开打 quit。
fanfanzha-play-help =
    一张牌也不用打：一家一家把炸弹翻出来，当场算账。
    回车         翻炸；算完账就打下一局
    t、牌桌      再看一遍牌桌
    rules FZ5    看一条规则
    ?、帮助      看这个说明
    q、退出      离开

## 选项：名称、说明、各个值

fanfanzha-option-hands = 局数
fanfanzha-option-hands-help = 一场打几局。
fanfanzha-option-hands-example = 8 局：翻完八局结束。
fanfanzha-option-players = 人数
fanfanzha-option-players-help = 几个人玩，用几副牌也就跟着定了。
fanfanzha-option-players-example = 六人用三副牌，三对三。
fanfanzha-option-players-4 = 四人，两副牌
fanfanzha-option-players-6 = 六人，三副牌
fanfanzha-option-mode = 输赢办法
fanfanzha-option-mode-help = 哪一家被单通；六人局只有没炸必投。
fanfanzha-option-mode-example = 从头家数起阿梅头一个没炸，她那一伙输；选头家必投，不管有没有炸都是头家那伙输。
fanfanzha-option-mode-no_bomb_surrender = 没炸必投：第一个没炸的人一家输
fanfanzha-option-mode-no_joker_surrender = 没王必投：第一个没王的人一家输
fanfanzha-option-mode-leader_surrenders = 头家必投：每局都是头家一家输
fanfanzha-option-chain_bonus = 连炸奖励
fanfanzha-option-chain_bonus-help = 一个人手里三副以上挨着的炸弹，有没有奖励。
fanfanzha-option-chain_bonus-example = 一手里有 3333 4444 5555：开了，四人时每家多给 3 分。
fanfanzha-option-chain_extra = 连炸里的大炸弹
fanfanzha-option-chain_extra-help = 连炸里五相以上的炸弹另加的分，和它自己的奖励分怎么算。
fanfanzha-option-chain_extra-example = 33333 4444 5555 里的五相，自己 2 分、连炸里另加 1 分：另加是 3 分，代替是 1 分，不加是 2 分。
fanfanzha-option-chain_extra-besides = 自己的奖励分照拿，另外再加
fanfanzha-option-chain_extra-instead = 只拿另加的，不拿自己的奖励分
fanfanzha-option-chain_extra-off = 不另加
fanfanzha-option-largest_bonus = 定型炸加分
fanfanzha-option-largest_bonus-help = 场上最大的炸弹要不要多给 1 分。
fanfanzha-option-largest_bonus-example = 99999 是全桌最大的炸弹：开了，每家多给 1 分。
fanfanzha-option-colour_bonus = 同色加分
fanfanzha-option-colour_bonus-help = 一个炸弹里红的或黑的够张数，每够一种颜色要不要多给 1 分。
fanfanzha-option-colour_bonus-example = 5555 是两红桃两方块，全红：开了，每家多给 1 分。
fanfanzha-option-colour_count = 几张算同色
fanfanzha-option-colour_count-help = 一个炸弹里要有几张同色才加分；五张、六张只限六人局。
fanfanzha-option-colour_count-example = 炸弹里有五张红的：选 4 或 5 多 1 分，选 6 没有。
fanfanzha-option-colour_count-4 = 四张
fanfanzha-option-colour_count-5 = 五张
fanfanzha-option-colour_count-6 = 六张

## 经过。$count 是 $cards 的张数。

event-turned_up = { $count ->
        [0] { $who }没有可翻的
       *[other] { $who }翻出 { CARDS($cards) }
    }

## 算账：输赢积分

fanfanzha-line-no-bomb = 从头家数起，{ $who }第一个没炸：一家都被单通，每人 { $value } 分
fanfanzha-line-no-bomb-at-all = 一家有炸的都没有：头家{ $who }单通所有人，每家给 { $value } 分
fanfanzha-line-all-have-bombs = 从头家{ $who }数起家家都有炸：没有人被单通，不算输赢积分
fanfanzha-line-no-joker = 从头家数起，{ $who }第一个没王：一家都被单通，每人 { $value } 分
fanfanzha-line-all-have-jokers = 家家都有王：头家{ $who }单通所有人，每家给 { $value } 分
fanfanzha-line-leader-surrenders = 头家必投：{ $who }是头家，一家都被单通，每人 { $value } 分

## 算账：奖励分

fanfanzha-line-bomb = { $who }抓到 { $phases } 相炸弹 { RANKS($rank) }：每家给 { $value } 分
fanfanzha-line-chain = { $who }抓到 { $bombs } 连炸 { RANKS($ranks) }：每家给 { $value } 分
fanfanzha-line-chain-extra = { $who }连炸里的 { $phases } 相炸弹 { RANKS($rank) }：每家再给 { $value } 分
fanfanzha-line-sole-bomb = { $who }的{ $rank ->
        [jokers] 王炸
       *[other] 炸弹
    }是全场独炸{ $rank ->
        [3] ，还是 3 炸
       *[other] {""}
    }：每家多给 { $value } 分
fanfanzha-line-largest-bomb = 定型炸：{ $who }的 { $phases } 相炸弹 { RANKS($rank) } 全场最大，每家多给 { $value } 分
fanfanzha-line-colour = 同色：{ $who }的炸弹 { RANKS($rank) } 里有 { $cards } 张{ $colour ->
        [red] 红
       *[black] 黑
    }的，每家多给 { $value } 分
fanfanzha-line-joker-pair = { $who }抓到{ $rank ->
        [W] 一对大王（双红王）
       *[w] 一对小王（双白王）
    }：每家给 { $value } 分
fanfanzha-line-some-jokers = { $who }抓到 { $jokers } 张王：每家给 { $value } 分
fanfanzha-line-all-jokers = { $who }抓到王炸，{ $jokers } 张王齐了：每家给 { $value } 分

## 错误

error-option-players = { $players } 个人玩，{ $option } 不能是“{ $value }”；可选：{ $allowed }
error-turn-up-needed = 这里不出牌，只能“turn up”翻炸
