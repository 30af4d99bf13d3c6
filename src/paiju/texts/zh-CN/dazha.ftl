# 玉山打炸：选项、问话、经过、摊牌、算账。

dazha-name = 玉山打炸
dazha-about = 四个人，每局按黑桃 3 找伙伴，两副牌；王只能配四张以上的炸弹，配不上要罚

## 选项：名称、说明、各个值

dazha-option-hands = 局数
dazha-option-hands-help = 一场打几局；罚王不打的不算。
dazha-option-hands-example = 5 局：打满五局；罚王没打成的不算。
dazha-option-mode = 玩法
dazha-option-mode-help = 三种玩法选一种。
dazha-option-mode-example = 3333 添一张王都是五炸；八王最大到十一炸；包牌可以一个打三个。
dazha-option-mode-classic = 经典：108 张，九炸封顶
dazha-option-mode-eight_jokers = 八王：加两大两小四张王，十一炸封顶
dazha-option-mode-bao = 包牌：第二局起可以一个打三个
dazha-option-showdown = 摊牌
dazha-option-showdown-help = 抓到封顶的大炸弹、硬 8 或者全部的王，当场摊牌。包牌里不能选。
dazha-option-showdown-example = 有人发到 88888888：开了，马上摊牌算账。
dazha-option-penalty_showdown = 罚王摊牌
dazha-option-penalty_showdown-help = 发完牌手里有罚王（有王没炸弹）的，摊不摊牌。
dazha-option-penalty_showdown-example = 一家有一张王、没有炸弹：选“有罚王就摊”就摊牌，选另外两种照打。
dazha-option-penalty_showdown-always = 有罚王就摊：一百次发牌约有 41 次不打（八王 47 次，包牌 39 次）
dazha-option-penalty_showdown-three_jokers = 一家罚三王才摊：一百次约有 6 次不打（八王 26 次，包牌 4 次）
dazha-option-penalty_showdown-never = 不摊，接着打：一百次约有 2 次不打（八王、包牌几乎没有）
dazha-option-no_bomb_showdown = 无炸摊牌
dazha-option-no_bomb_showdown-help = 有人一副炸弹都没有，当场摊牌。包牌里不能选。
dazha-option-no_bomb_showdown-example = 老吴没有炸弹：开了就摊牌，差不多两局就有一局。
dazha-option-five_ten_king = 510K
dazha-option-five_ten_king-help = 5、10、K 能不能一起出：压得住普通牌，压不住炸弹，同花的压杂色的。
dazha-option-five_ten_king-example = ♠5 ♠10 ♠K 压得过一对 A，也压得过杂花的 510K；四张的炸弹压它。
dazha-option-prize_ranks = 开奖
dazha-option-prize_ranks-help = 这些点数的炸弹，奖励分按多一张算；可以选几个，也可以不选。
dazha-option-prize_ranks-example = 选了 7：五张 7 按六炸拿奖，每家 2 分。
dazha-option-prize_ranks-none = 不开奖
dazha-option-prize_ranks-7 = 7
dazha-option-prize_ranks-J = J
dazha-option-prize_ranks-K = K
dazha-option-prize_ranks-A = A
dazha-option-single_end = 单扣打到
dazha-option-single_end-help = 头游、二游不是一家的，打到什么时候算完。
dazha-option-single_end-example = 阿林头游，老陈二游：打到二游就完了；打到三游，阿梅、老吴还接着打。
dazha-option-single_end-third = 三游出完
dazha-option-single_end-second = 二游出完，剩下两家的牌都结算
dazha-option-bao_lead = 包牌先出
dazha-option-bao_lead-help = 有人包牌，谁先出。
dazha-option-bao_lead-example = 老吴包牌，上一局头游是阿林：照旧是阿林先出；选包牌的先出，就是老吴。
dazha-option-bao_lead-unchanged = 不变，还是上局的头游
dazha-option-bao_lead-taker = 包牌的人

## 包牌

dazha-question-bao = 要不要包牌，一个打三个？
dazha-choice-decline = 不包
dazha-choice-take = 包牌，一个打三个
dazha-answered-decline = { $who }：不包
dazha-answered-take = { $who }包牌，一个打三个

## 经过

dazha-event-fined = { $who }的 { $jokers } 张王没跟炸弹出，当场罚 { $value } 分
dazha-partners = 黑桃 3 找伙伴：{ $one }和{ $other }一家
dazha-leads = { $who }先出

## 牌型

dazha-reading-bomb = { $size } 张炸弹 { $rank }

## 摊牌

dazha-showdown = 摊牌，这一局不打，只算奖励分和罚分。
dazha-showdown-uncounted = 罚王不打：这一局不算在局数里，分照记，还是原来的头游先出。
dazha-cause-eight-natural = { $who }抓到硬 8（八张 { RANKS($rank) }）
dazha-cause-capped = { $who }抓到 { $size } 炸（{ RANKS($rank) } 加 { $jokers } 张王）
dazha-cause-all-jokers = { $who }抓到全部 { $size } 张王
dazha-cause-penalty-jokers = { $who }有 { $size } 张罚王
dazha-cause-no-bomb = { $who }一副炸弹都没有

## 算账：输赢

dazha-line-double = { $who }和{ $partner }先出完：双扣，每人 { $value } 分
dazha-line-single = { $who }头游，和{ $partner }一家：单扣，每人 { $value } 分
dazha-line-bao-won = { $who }包牌先出完：三家各输 { $value } 分
dazha-line-bao-lost = { $who }包牌，{ $first }先出完：输给三家各 { $value } 分

## 算账：奖励分

dazha-line-bomb = { $who }{ $how ->
        [played] 打出
       *[held] 手里有
    } { $size } 张炸弹 { RANKS($rank) }{ $jokers ->
        [0] {""}
       *[other] （带 { $jokers } 张王）
    }：每家给 { $value } 分
dazha-line-raised = { $who }{ $how ->
        [played] 打出
       *[held] 手里有
    } { $size } 张炸弹 { RANKS($rank) }{ $jokers ->
        [0] {""}
       *[other] （带 { $jokers } 张王）
    }，奖励分按 { $row } 张算：每家给 { $value } 分
dazha-line-eight-natural = { $who }{ $how ->
        [played] 打出
       *[held] 手里有
    }硬 8（八张 { RANKS($rank) }）{ $jokers ->
        [0] {""}
       *[other] ，带 { $jokers } 张王
    }：每家给 { $value } 分
dazha-line-joker-bomb = { $who }{ $how ->
        [played] 打出
       *[held] 手里有
    }王炸（{ CARDS($cards) }）：每家给 { $value } 分
dazha-line-eight-jokers = { $who }八张王都在手，算十一炸：每家给 { $value } 分

## 算账：罚分

dazha-line-fine = { $who }的 { $jokers } 张王没跟炸弹出：给每家 { $value } 分
dazha-line-penalty-jokers = { $who }有 { $jokers } 张王没有炸弹：给每家 { $value } 分
