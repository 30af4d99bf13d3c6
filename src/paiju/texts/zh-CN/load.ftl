# `paiju load`：许多牌桌同时打牌时，服务器怎么样。

cli-help-load = 在本机开许多桌，经网络打牌，测服务器的表现。
cli-option-server = 本机上已在运行的服务器的地址；不给就另起一个，数据用完即弃。
cli-option-tables = 开几桌，座上都是真人。
cli-option-bots-load = 除一人外全由这种机器人坐满；每秒出几手只算真人的。
cli-option-pace = 所有桌合起来每秒出几手。
cli-option-seconds-load = 各桌都开好以后测多少秒。
cli-option-names = 各桌轮流打的玩法，用逗号隔开；不给就全部。
cli-option-fair = 各人是否参与洗牌（公平发牌）。
cli-option-kill = 测到一半强行杀掉服务器再启动，看有没有丢东西。

load-under-way = 正在加压
load-tables = { $tables } 桌，{ $persons } 人：{ $games }
load-bots = 其余座位都是机器人：{ $bot }
load-moves = 每秒 { $moves } 手，要求 { $asked } 手
load-latency = 从发出一手到同桌最后一人收到：一半在 { $p50 } 毫秒内，九成在 { $p90 } 毫秒内，百分之九十九在 { $p99 } 毫秒内，最慢 { $worst } 毫秒（共 { $count } 手）
load-others = 从发出其他命令到收到答复：一半在 { $p50 } 毫秒内，九成在 { $p90 } 毫秒内，百分之九十九在 { $p99 } 毫秒内，最慢 { $worst } 毫秒（共 { $count } 条）
load-memory = 服务器内存：每桌 { $kilobytes } kB
load-server = 服务器占用：一个处理器的 { $percent }%
load-thoughts = 会推演的机器人作答：想足时间 { $whole } 次，缩短时间 { $shortened } 次，改由 steady 快答 { $quick } 次，没能及时作答 { $none } 次
load-storing = 改动落盘：百分之九十九在 { $milliseconds } 毫秒内
load-clients = 客户端合用一个处理器，占用 { $percent }%
load-average = 整台机器的平均负载（连同别的程序）：{ $average }
load-refusal = 被拒：{ $code }，{ $count } 次
load-killed = 杀掉之后：{ $listening }恢复监听，{ $back }所有人回到桌上，{ $moving }每桌都又出了牌
load-seconds = { $seconds } 秒后
load-never = 等了太久仍未
load-lost = 漏收的更新：{ $updates }；没有答复的命令：{ $unanswered }；停住的牌桌：{ $still }。
load-journal = 已确认的出牌：{ $acknowledged }；事后在数据里找不到的：{ $lost }；数据里有却没人发过的：{ $unasked }
load-holds = 什么也没丢，每桌都在继续。
load-fails = 丢了东西，或有牌桌停住了。

error-load-address = { $server } 不是本机服务器的地址（例如 http://127.0.0.1:8765）；别处的服务器不许加压
error-load-server = 服务器 { $server } 没有正常答复：{ $reason }
error-load-own-server = 服务器启动不了
error-load-refused = 服务器拒绝了一条命令：{ $refusal }
error-load-kill-other = 只能杀掉由本命令启动的服务器：请去掉 --server
error-load-slow = 牌桌没能及时开好：服务器忙不过来
