# 玉环挖花：选项、牌、各家、逃花、动作。

wahua-name = 玉环挖花
wahua-about = 两到四个人打骨牌：凑十对加一张宕头；先打哪张有规矩，打乱了是压迫，放错了要包牌

## 选项：名称、说明、各个值

wahua-option-hands = 局数
wahua-option-hands-help = 一场打几局。
wahua-option-players = 人数
wahua-option-players-help = 几个人玩。
wahua-option-players-2 = 二人
wahua-option-players-3 = 三人
wahua-option-players-4 = 四人
wahua-option-settle = 结算方式
wahua-option-settle-help = 各家道数的差怎么收付。
wahua-option-settle-even = 平搓：差多少付多少
wahua-option-settle-dealer_double = 庄家翻倍：跟庄家之间的差数加倍
wahua-option-pressing = 压迫
wahua-option-pressing-help = 坏了打牌规矩的，是打得出、事后判，还是不让打。
wahua-option-pressing-judge = 打得出，判了压迫 0 道
wahua-option-pressing-forbid = 不让打
wahua-option-late_win = 过胡
wahua-option-late_win-help = 放过一次胡、牌没变，后来拿哪张胡才算过胡。
wahua-option-late_win-any = 胡哪张都算
wahua-option-late_win-same = 同一个牌点才算，两次都是看花也算
wahua-option-grace_round = 没过一圈
wahua-option-grace_round-help = 有杠不杠、看花不胡，要不要过了一圈才判；不让压迫时没有用处。

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
wahua-unit-special = 特殊牌

## 各家，从庄家数起

wahua-role-0 = 天家
wahua-role-1 = 地家
wahua-role-2 = 银牌家
wahua-role-3 = 长三家

## 一局打到哪里

wahua-phase-flight = 逃不逃花
wahua-phase-turn = 打牌
wahua-phase-claim = 等别家要牌
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
