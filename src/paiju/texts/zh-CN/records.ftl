# 打完的牌：记录、回放、分享链接。

error-record-too-large = 记录文件不能超过 { $most } kB
error-replay-seat = 这份记录里没有 { $seat } 号座位，最后一个座位是 { $last } 号
error-record-unknown = 没有这一局的记录
error-record-hidden = 本桌打完的牌只给同桌的人看
error-record-not-shared = 本桌的记录只有房主可以分享

## 回放页

client-replay = 回放
client-replay-open = 打开牌局记录
client-replay-lead = 一份记录就是打完的一局牌。在这里可以一步一步重看，文件不会留在服务器上。
client-replay-open-file = 选择文件……
client-replay-unreadable = 这个文件读不出来。
client-replay-controls = 回放的步骤
client-replay-step = 第 { $step } 步，共 { $steps } 步
client-replay-move = 步
client-replay-back = ‹ 上一步
client-replay-on = 下一步 ›
client-replay-view = 看谁的牌
client-replay-all-open = 各家明牌
client-replay-view-of = { $who }的视角
client-replay-save = 存为文件
client-replay-share = 链接
client-replay-link = 本局回放的链接
client-replay-dealt = 牌发好了。
client-replay-answered = { $who }：{ $answer }
client-replay-dissolved = 打到这里散了桌，这一局作废
client-replay-unseen = 别家作了回应，这一家看不到
client-replay-no-hand = 牌出完了
client-replay-cards = { $who }手里有 { CARDS($cards) }
client-replay-tiles = { $who }手里有 { TILES($tiles) }
client-replay-differs = 文件里写的账不对：{ $reason }
client-replay-revised = 规则后来改过，现在这样结算：{ $reason }

## 一桌打完的牌

client-records = 打完的牌
client-records-table = 回到牌桌
client-records-none = 还没有你能看的牌局记录。
client-records-deal = 第 { $match } 场第 { $hand } 局
client-records-void = 中途散桌，作废
