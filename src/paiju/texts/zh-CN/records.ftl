# 打完的牌：记录、回放、分享链接。

error-record-too-large = 记录文件不能超过 { $most } kB
error-replay-seat = 这份记录里没有 { $seat } 号座位，最后一个座位是 { $last } 号
error-record-unknown = 没有这一局的记录
error-record-hidden = 本桌打完的牌只给同桌的人看
error-record-not-shared = 本桌的记录只有房主可以分享
