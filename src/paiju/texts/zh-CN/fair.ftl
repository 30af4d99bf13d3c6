# 公平发牌：怎么核对，哪里对不上。

## 错误

error-nonce-other = 公开的随机数跟先前交的哈希对不上
error-fair-none = 记录里没有写牌是怎么发的（缺 fair）
error-fair-width = { $field } 有 { $count } 项，可是有 { $players } 个人
error-fair-hash = { $field } 跟 { $hash } 对不上
error-fair-again = { $field } 是先前没公开、这一局不再算进去的人的（第 { $person } 号）
error-fair-unopened = 交过哈希，却没有 { $field }
error-fair-void = { $field } 全都公开了，这一次不该作废
error-fair-commitment = { $field } 不是记录内容的哈希：游戏、版本、选项、人、接上局的数据、牌桌、场次、上一局和各人的哈希
error-fair-deal = { $field } 不是由种子和随机数发出来的
error-fair-previous = { $field } 不是那份上一局记录的哈希
error-fair-shown = { $field } 跟给出的承诺不一样
error-secret-form = 密钥要写 { $digits } 位十六进制数
error-secret-other = 牌桌是用另一个密钥存的；要用当时的 { $variable } 或文件 { $file }

## paiju verify

cli-help-verify = 按记录核对：这副牌是不是谁也做不了手脚。
cli-option-previous = 同一桌上一局的记录。
cli-option-commitment = 发牌前公布的承诺，64 位十六进制数。
verify-wrong = 发牌没有得到证明：{ $reason }。
verify-commitment = 承诺：{ $digits }
verify-void = 第 { $attempt } 次作废：{ $who }没有公开随机数。
verify-right = 牌确实由种子和随机数发出，两样都跟发牌前的承诺一致。
verify-nonces = { $who }各出了一个随机数：只要其中一个真是随机的，事先谁也猜不到、挑不了这副牌。
verify-no-nonces = 没有人出随机数：不能证明种子不是服务器挑的。
verify-chained = 上一局的记录就是承诺里写的那一份。
verify-dissolved = 这一局打到一半散了桌，作废，不算账。
verify-not-proven = 不能证明的：
verify-not-shown = – 这个承诺是发牌前公布的：请跟玩家页面里留下的比一比（--commitment）；
verify-not-chained = – 前面打的是哪一局（--previous）；
verify-not-blind = – 没有人看到别人的牌：打牌时服务器知道所有的牌，玩家之间也可能通气。

## 页面上

client-fair-dealing = 正在发牌：收集各人的随机数……
client-fair-void = 这一局发牌作废过 { $count } 次：有人没有公开随机数。
client-fair-right = 发牌已核对：由{ $count ->
        [one] 你的随机数
       *[other] { $count } 个人的随机数（包括你的）
    }和服务器的种子发出，两样都是事先定好的。
client-fair-without = 牌跟服务器的种子一致，不过里面没有这个页面的随机数。
client-fair-wrong = 发牌对不上：{ $what }。
client-fair-limits = 不能证明没有人看到别人的牌：打牌时服务器都知道，玩家之间也可能通气。
client-fair-fault-commitment = 承诺不是它所写内容的哈希
client-fair-fault-changed = 承诺公布以后被改过
client-fair-fault-table = 承诺里写的是别的牌桌、别的局、别的游戏或选项
client-fair-fault-own = 里面没有你的随机数
client-fair-fault-seed = 种子跟承诺的不一样
client-fair-fault-nonces = 有随机数跟承诺的不一样
client-fair-fault-void = 作废的那一次对不上
client-fair-fault-hands = 发的牌不是由种子和随机数得出的
client-fair-fault-table-facts = 谁先出、明牌或骰子不是由种子和随机数得出的
client-fair-fault-drawn = 你摸到的牌不是由种子和随机数得出的
