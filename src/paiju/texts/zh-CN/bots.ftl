# 机器人

error-unknown-bot = 没有“{ $bot }”这个机器人；现有：{ $allowed }
error-budget = 机器人的思考限度要么是秒数要么是推演局数，须大于 0，不能是“{ $seconds }”和“{ $playouts }”

# 高手为什么这么打
advice-goes-out = 出完，走掉
advice-blocks = 拦住快走完的对手
advice-takes-points = 把分拿下
advice-bombs = 这时候炸值得
advice-sheds-cheaply = 顺手走小牌
advice-takes-lead = 抢下出牌权
advice-lets-partner = 让搭档收这一轮
advice-keeps-bomb = 炸弹先留着
advice-keeps-high = 大牌先留着
advice-nothing-beats = 没有牌管得上
advice-helps-partner = 送搭档走
advice-sheds-many = 一手走掉多张
advice-sheds-small = 先走小牌
advice-strong-lead = 别人不好管的牌

advice-plays-alone = 牌够硬，一个打三个也能先走
advice-keeps-partner = 有搭档一起打更划算
advice-worth-playing = 这手牌还有得打
advice-hopeless-hand = 一手小牌，投了少输
advice-wins-for-both = 牌够硬，赢了两份都归自己
advice-both-weak = 两家的牌都差，投了只输单扣

advice-wins = 胡了
advice-makes-kong = 开花道，成杠
advice-must-show = 要先献花再打牌
advice-nears-win = 多一对，离胡近一步
advice-takes-pair = 吃成一对
advice-betters-pair = 换花，对子更大
advice-keeps-draw = 不如自己摸一张
advice-plays-on = 逃了算 0 道，照样要付给别家
advice-white-again = 打白留白，先打这张
advice-own-kong = 自己杠里的白皮先打
advice-gift = 先打送子
advice-others-kong = 别家已经杠了这一点
advice-breaks-least = 手上全成对了，拆这张亏得最少
advice-keeps-pairs = 留住对子，只有这张是单的
advice-avoids-pressing = 打别的算压迫
advice-keeps-odd = 留着更大的宕头
advice-safe-familiar = 熟张稳当
advice-small-first = 先打小张，留大张
advice-keeps-better = 别的牌更有指望

# 外接程序
error-program-command = “{ $command }”里没有程序；“exec:”后面写命令，如 python my_bot.py
error-program-start = 程序“{ $program }”启动不了
error-program-ended = 程序“{ $program }”没有回答就退出了
error-program-silent = 程序“{ $program }”在 { $seconds } 秒内没有回答
error-program-unreadable = 外接程序发来的一行不是消息，或不是对这一问的回答
error-program-version = 外接程序用的协议版本是 { $given }；认得的版本：{ $allowed }
error-program-illegal = 外接程序回答“{ $action }”：{ $reason }
error-answer-not-offered = 不在可选之内：{ $allowed }
error-program-gone = 程序已断开
error-program-late = 程序在 { $seconds } 秒内没有回答
error-program-token = 这个口令在这张桌上没有位子
