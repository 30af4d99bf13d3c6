# 玉环打通：选项、问话、经过、算账。

datong-name = 玉环打通
datong-about = 四个人两家对打，两副牌：先出完，闷住 5、10、K，还要抓炸弹

## 选项：名称、说明、各个值

datong-option-hands = 局数
datong-option-hands-help = 一场打几局。
datong-option-hands-example = 8 局：打完第八局，分最高的赢这一场。
datong-option-base = 输赢积分
datong-option-base-help = 单扣、双扣、清分双扣，每人输赢多少。
datong-option-base-example = 两人头游、二游，对方有分：1-2-4 每人赢 2 分，1-3-5 赢 3 分。
datong-option-base-1-2-4 = 单扣 1、双扣 2、清分双扣 4
datong-option-base-1-3-5 = 单扣 1、双扣 3、清分双扣 5
datong-option-style = 炸弹奖励分
datong-option-style-help = 炸弹奖励分按哪张表算。
datong-option-style-example = 八张 7：经典每家 8 分，本土 10 分；四张的炸弹，经典 1 分，本土没有。
datong-option-style-classic = 经典：四相 1、五相 2、六相 3、七相 5、八相 8
datong-option-style-local = 本土：四相 0、五相 1、六相 3、七相 5、八相 10
datong-option-chain_bonus = 连炸奖励
datong-option-chain_bonus-help = 一个人手里三副以上挨着的炸弹，有没有奖励。
datong-option-chain_bonus-example = 一手里有 3333 4444 5555：开了，每家多给 3 分。
datong-option-chain_extra = 连炸里的大炸弹
datong-option-chain_extra-help = 连炸里五相以上的炸弹另加的分，和它自己的奖励分怎么算。
datong-option-chain_extra-example = 33333 4444 5555，按经典：另加是每家 8 分，代替是 4 分，不加是 7 分。
datong-option-chain_extra-besides = 自己的奖励分照拿，另外再加
datong-option-chain_extra-instead = 只拿另加的，不拿自己的奖励分
datong-option-chain_extra-off = 不另加
datong-option-sole_bomb = 全场独炸
datong-option-sole_bomb-help = 哪种炸弹奖励分里，全场独炸要多给。
datong-option-sole_bomb-example = 全桌只有一个炸弹 3333：经典 1 + 2 = 3 分；本土是 0 分，选“经典和本土都算”就是 0 + 2 = 2 分。
datong-option-sole_bomb-classic_only = 只有经典
datong-option-sole_bomb-both = 经典和本土都算
datong-option-chain3_vs_8 = 三连炸对八相
datong-option-chain3_vs_8-help = 三连炸和八相炸弹哪个大。
datong-option-chain3_vs_8-example = 3333 4444 5555 上出 88888888：压得过；选“谁也压不了谁”就压不过。
datong-option-chain3_vs_8-below = 八相压三连炸
datong-option-chain3_vs_8-none = 谁也压不了谁
datong-option-wind = 接风
datong-option-wind-help = 赢下一轮的人已经出完了，由谁先出。
datong-option-wind-example = 阿林最后一张 A 没人压：下家老陈出牌；选对家，就由阿梅出。
datong-option-wind-next = 下家（手里还有牌的）
datong-option-wind-partner = 对家
datong-option-last_trick = 最后一轮
datong-option-last_trick-help = 名次定了，桌上这一轮怎么办。
datong-option-last_trick-example = 阿梅出 K，二游，老陈手里有 A：打完这一圈，他还能拿这 10 分。
datong-option-last_trick-play_out = 打完这一轮
datong-option-last_trick-at_once = 当场归最后出牌的人
datong-option-surrender = 投降
datong-option-surrender-help = 第一手牌打出之前，能不能提出投降。
datong-option-surrender-example = 一手小牌，没有大的：可以先投，只输单扣，每人 1 分。
datong-option-no_bomb_surrender = 没炸必投
datong-option-no_bomb_surrender-help = 有人没有炸弹，这一局当场就算输。
datong-option-no_bomb_surrender-example = 开了，从头家数起老陈头一个没炸：不打，他和对家各输 1 分。

## 开打之前的问话

datong-question-offer = 要不要投降？
datong-question-reply = 对家想投降，你怎么说？
datong-choice-play_on = 不投，接着打
datong-choice-offer = 想投降，问问对家
datong-choice-decline = 不答应，当没提过，接着打
datong-choice-buy = 买下来，接着打，输赢都算我的
datong-choice-surrender = 一起投降，对手赢单扣

## 经过

datong-answered-play_on = { $who }：不投，接着打
datong-answered-offer = { $who }：想投降
datong-answered-decline = { $who }：不答应，接着打
datong-answered-buy = { $who }：买对家的牌
datong-answered-surrender = { $who }：一起投降

## 算账：输赢积分

datong-line-first-second = { $winner }和{ $partner }头游二游，对手闷到 { $points } 分：双扣，每人 { $value } 分
datong-line-first-second-clean = { $winner }和{ $partner }头游二游，对手一分没有：清分双扣，每人 { $value } 分
datong-line-first-without-points = { $who }头游却一分没有，对家又是末游：{ $winner }和{ $partner }双扣，每人 { $value } 分
datong-line-second-without-points = { $who }夹在中间当二游，一分没有：{ $winner }和{ $partner }双扣，每人 { $value } 分
datong-line-enough = { $winner }头游，和{ $partner }合起来闷到 { $points } 分，满了 100：单扣，每人 { $value } 分
datong-line-second-enough = { $who }二游，一个人闷到 { $points } 分，满了 105：{ $winner }和{ $partner }单扣，每人 { $value } 分
datong-line-partner-third = { $winner }头游，{ $partner }三游，二游{ $who }只闷到 { $points } 分，不满 105：{ $winner }和{ $partner }单扣，每人 { $value } 分
datong-line-partner-last = { $who }头游，对家末游，合起来只闷到 { $points } 分，不满 100：{ $winner }和{ $partner }单扣，每人 { $value } 分
datong-line-surrender = { $who }和{ $partner }投降：对手赢单扣，每人 { $value } 分
datong-line-bought-win = { $buyer }买了{ WHOSE($seller) }牌，打赢了全归买牌的：{ $seller }赢的 { $value } 分也归{ $buyer }
datong-line-bought-loss = { $buyer }买了{ WHOSE($seller) }牌，打输了卖牌的最多出 1 分：{ $seller }其余的 { $value } 分由{ $buyer }出
datong-line-no-bomb = 从头家数起，{ $who }第一个没炸：一家都输，每人 { $value } 分
datong-line-no-bomb-at-all = 四家都没炸：头家{ $who }赢，每家给 { $value } 分

## 算账：奖励分

datong-line-bomb = { $who }抓到 { $phases } 相炸弹 { RANKS($rank) }：每家给 { $value } 分
datong-line-chain = { $who }抓到 { $bombs } 连炸 { RANKS($ranks) }：每家给 { $value } 分
datong-line-chain-extra = { $who }连炸里的 { $phases } 相炸弹 { RANKS($rank) }：每家再给 { $value } 分
datong-line-four-jokers = { $who }抓到天王炸弹：每家给 { $value } 分
datong-line-sole-bomb = { $who }的炸弹是全场独炸{ $rank ->
        [3] ，还是 3 炸
       *[other] {""}
    }：每家多给 { $value } 分
