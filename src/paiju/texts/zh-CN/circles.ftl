# 打过的牌：个人战绩、圈子和圈子的战绩。

error-circle-unknown = 没有这个圈子，或者你不在里面
error-circle-link = 这个链接已经失效了，请要一个新的
error-circle-owner-only = 只有圈主可以
error-circle-own-removal = 圈主自己走，请点“退出”
error-circle-no-member = 圈子里没有 { $number } 号成员
error-circle-full = 圈子满了，最多 { $most } 人
error-circle-name-taken = 圈子里已经有人叫“{ $name }”，换个名字吧
error-circles-many = 一个人最多加入 { $most } 个圈子
error-circle-no-preset = 圈子里没有 { $number } 号常用桌
error-circle-presets-many = 一个圈子最多存 { $most } 种常用桌
error-circle-preset-taken = 圈子里已经有叫“{ $name }”的常用桌
error-circle-preset-owner = 只有存的人或圈主可以删

## 战绩表

ledger-column-name = 名字
ledger-column-other_name = 另一人
ledger-column-hands = 局数
ledger-column-won = 赢局
ledger-column-firsts = 头游
ledger-column-bombs = 炸弹
ledger-column-score = 得分
ledger-column-other_score = 另一人得分
ledger-column-balance = 合计或差
ledger-column-ahead = 多赢
ledger-column-month = 月份
ledger-column-together = 关系
ledger-column-ended = 结束时间（UTC）
ledger-column-table = 桌
ledger-column-match = 场
ledger-column-hand = 局
ledger-column-game = 玩法
ledger-column-place = 名次
ledger-column-side = 边
ledger-column-unit = 单位
ledger-unit-points = 分
ledger-unit-dao = 道
ledger-together = 搭档
ledger-against = 对手

## 我的战绩

client-history = 我的战绩
client-history-none = 你还没有打完过一局。
client-history-game = 玩法
client-history-score = 得分
client-history-won = 赢局
client-history-bombs = 炸弹
client-history-bombs-uncounted = –
client-history-times = { $times } 次
client-history-plot = 最近 { $hands } 局的累计得分：从 { $from } 到 { $to }，最低 { $least }，最高 { $most }。每一局都在下面的表里。
client-history-deals = 每局
client-history-when = 时间
client-history-running = 累计
client-history-place = 名次
client-history-replay = 第 { $number } 局的回放
client-history-more = 更早的

## 圈子

client-circles = 圈子
client-circles-lead = 常在一起打牌的人建个圈子，一场一场、一月一月地记分。
client-circles-none = 你还没有圈子。
client-circle-members = { $members } 人
client-circle-new = 建一个圈子
client-circle-name = 圈子的名字
client-circle-make = 建圈子
client-circle-people = 成员
client-circle-owner = 圈主
client-circle-remove = 请出
client-circle-really-remove = 真的请{ $who }出去？
client-circle-leave = 退出
client-circle-really-leave = 真的退出？
client-circle-invite = 邀请
client-circle-qr = 加入圈子的二维码
client-circle-link = 加入圈子的链接
client-circle-renew = 换一个链接
client-circle-renew-about = 换了以后，旧链接就没用了。
client-circle-rename = 改名
client-circle-more = 管理
client-circle-to-ledger = 圈子和战绩

## 常用桌

client-presets = 圈子的常用桌
client-presets-lead = 在这里开的桌归圈子：打完的局都记入战绩。
client-presets-none = 还没有常用桌。
client-preset-new = 新的常用桌
client-preset-name = 常用桌的名字
client-preset-keep = 存下来
client-preset-open = 开一桌
client-preset-remove = 删掉
client-preset-really-remove = 真的删掉？

## 加入

client-join-circle = { $circle }邀请你加入
client-join-circle-lead = 圈子里有：{ $names }
client-join-circle-join = 加入圈子
client-join-circle-inside = 你已经在这个圈子里了。
client-join-circle-go = 去圈子

## 战绩

client-ledger = 战绩
client-ledger-none = 还没有记入的局。
client-ledger-hands = 共 { $hands } 局
client-ledger-all-games = 全部玩法
client-ledger-sheet = 看什么
client-ledger-persons = 个人
client-ledger-months = 按月
client-ledger-pairs = 两人
client-ledger-in-points = 以分计
client-ledger-in-dao = 以道计
client-ledger-left = 已退出
client-ledger-partners = 搭档
client-ledger-partners-about = 两人搭档时一起赢的分。
client-ledger-rivals = 对手
client-ledger-rivals-about = 两人都在的局里，前一人比后一人多赢的分。
client-ledger-pair = { $one }和{ $other }
client-ledger-versus = { $one } – { $other }
client-ledger-save = 存为 CSV
client-ledger-save-hands = 每一局存为 CSV
