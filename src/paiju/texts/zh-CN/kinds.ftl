# 牌型的名字，以及带上点数的说法。
# $rank 是比大小的点数，$ranks 是点数或一段点数，$size 是张数（张数不定的牌型才用），$lines 是线数（不算线的玩法是 0）。

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
kind-triple_two = 三带二
kind-plane = 飞机
kind-five_ten_king = 510K
kind-five_ten_king_suited = 同花 510K
kind-three_jokers = 三王炸弹
kind-little_jokers = 小王炸
kind-big_jokers = 大王炸

reading-single = 单张 { $rank }
reading-pair = 对 { $rank }
reading-triple = 三张 { $rank }
reading-triple_pair = 三带二 { $rank }
reading-pair_run = 连对 { $ranks }
reading-triple_run = 连三张 { $ranks }
reading-triple_run_pair_run = 连三张带连对 { $ranks }
reading-straight = 顺子 { $ranks }
reading-bomb = { $lines ->
    [0] { $size } 相炸弹 { $rank }
   *[other] { $lines } 线炸弹 { $rank }
}
reading-chain = { $lines ->
    [0] 连炸 { $ranks }（{ $size } 张）
   *[other] 连环炸 { $ranks }（{ $size } 张，{ $lines } 线）
}
reading-jokers = 天王炸弹
reading-triple_two = { $size ->
        [4] 三带一 { $rank }
        [5] 三带二 { $rank }
       *[other] 三张 { $rank }
    }
reading-plane = 飞机 { $ranks }（共 { $size } 张）
reading-five_ten_king = 510K
reading-five_ten_king_suited = 同花 510K
reading-three_jokers = 三王炸弹
reading-little_jokers = 四小王炸弹
reading-big_jokers = 四大王炸弹
