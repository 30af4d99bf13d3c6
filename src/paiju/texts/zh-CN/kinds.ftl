# 牌型的名字，以及带上点数的说法。
# $rank 是比大小的点数，$ranks 是点数或一段点数，$size 是张数（张数不定的牌型才用）。

kind-single = 单张
kind-pair = 对子
kind-triple = 三张
kind-triple_pair = 三带二
kind-pair_run = 连对
kind-triple_run = 连三张
kind-triple_run_pair_run = 连三张带连对
kind-straight = 顺子
kind-bomb = 炸弹
kind-chain = 连炸
kind-jokers = 天王炸弹

reading-single = 单张 { $rank }
reading-pair = 对 { $rank }
reading-triple = 三张 { $rank }
reading-triple_pair = 三带二 { $rank }
reading-pair_run = 连对 { $ranks }
reading-triple_run = 连三张 { $ranks }
reading-triple_run_pair_run = 连三张带连对 { $ranks }
reading-straight = 顺子 { $ranks }
reading-bomb = { $size } 相炸弹 { $rank }
reading-chain = 连炸 { $ranks }（{ $size } 张）
reading-jokers = 天王炸弹
