# 丽水茶苑双扣：选项、经过、算账、逃跑。

shuangkou-name = 丽水茶苑双扣
shuangkou-about = 四个人，对家一队，两副牌；抢头游，炸弹论线数，赢了翻倍，六线以上当场给分

## 选项：名称、说明、各个值

shuangkou-option-hands = 局数
shuangkou-option-hands-help = 一场打几局。
shuangkou-option-hands-example = 8 局：打完八局结束。
shuangkou-option-variant = 玩法
shuangkou-option-variant-help = 哪些王能当别的牌用，同线数的炸弹怎么比。
shuangkou-option-variant-example = 5555 加一张大王：百变、千变是五线，火拼里大王不能当别的牌。
shuangkou-option-variant-baibian = 百变：大王百搭；同线数先出的大
shuangkou-option-variant-qianbian = 千变：大小王都百搭，连炸可以不一样多；同线数先出的大
shuangkou-option-variant-huopin = 火拼：没有百搭；同线数张数多的大
shuangkou-option-stake = 底分
shuangkou-option-stake-help = 一分算多少，所有输赢都乘上它。
shuangkou-option-stake-example = 双扣 3 分，底分 5 就是 15 分。
shuangkou-option-open_partner = 双明
shuangkou-option-open_partner-help = 对家之间整局看不看得到牌；不双明，出完牌的人才看得到对家的牌。
shuangkou-option-open_partner-example = 双明：一直看得见对家有没有炸弹；不明：自己出完了才看得见。
shuangkou-option-open_partner-by_variant = 按玩法：百变双明，千变、火拼不明
shuangkou-option-open_partner-on = 双明
shuangkou-option-open_partner-off = 不明

## 经过

shuangkou-leads = { $who }先出。
shuangkou-event-awarded = { $who }打出 { $lines } 线炸弹，当场给到 { $award } 分
shuangkou-event-ran_away = { $who }逃跑，这一局结束

## 逃跑

shuangkou-run-away = 逃跑
shuangkou-run-away-confirm = 现在退出，这一局就结束：另外三家已经得的给到分，还有手里最大炸弹的给到分，都由你出，另外再扣 { $cost } 分。真的要逃跑吗？
shuangkou-run-away-score = 别人手里没有得分的炸弹，这一局你得 { $score }；有的话还要少。

## 算账：名次基础分

shuangkou-line-double = { $winner }和{ $partner }头游二游：双扣，每人 { $value } 分
shuangkou-line-single = { $winner }头游，{ $partner }三游：单扣，每人 { $value } 分
shuangkou-line-flat = { $winner }头游，{ $partner }末游：平扣，每人 { $value } 分
shuangkou-line-multiplied = { $who }打出的炸弹（{ $bombs } 线）算 { $lines } 线：{ $winner }和{ $partner }赢的翻 { $factor } 倍，每人再加 { $value } 分

## 算账：给到分

shuangkou-line-award = { $who }打出 { $lines } 线炸弹：每家给 { $value } 分
shuangkou-line-award-merged = { $who }打出的炸弹（{ $bombs } 线）合并成 { $lines } 线：每家给 { $value } 分

## 算账：逃跑

shuangkou-line-bomb-held = { $who }手里还有{ READING($reading) }：{ $runaway }给 { $value } 分
shuangkou-line-ran-away = { $who }逃跑：另扣 { $value } 分，谁也不得
