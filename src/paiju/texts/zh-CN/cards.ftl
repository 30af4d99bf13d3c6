# 牌的叫法。

card-little-joker = 小王
card-big-joker = 大王
