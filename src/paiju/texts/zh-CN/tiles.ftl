# 牌怎么说：终端里用，页面上读给人听也用。$pips 是两个点数。

tile-point = { $pips ->
    [66] 天
    [11] 地
    [44] 银牌
    [33] 长三
    [13] 和牌
    [46] 猪肉
    [55] 梅花
    [22] 板凳
    [16] 幺六
    [34] 野鸡
    [25] 乌龟
    [56] 牛头
    [12] 三丁
    [23] 二三
    [24] 蛤蟆
    [26] 二六
    [35] 三五
    [45] 金九
    [14] 幺四
    [36] 大刀
    [15] 幺五
   *[other] { $pips }
}
tile-kind-s = 单框
tile-kind-d = 双框
tile-kind-o = 白皮
tile-said = { $point } { $kinds }
tile-kong = { $point } 杠
tile-kind-short-s = 单
tile-kind-short-d = 双
tile-kind-short-o = 白
tile-short = { $point }{ $kinds }
tile-together = +
tile-separator = 、
point-said = { $name } { $pips }
