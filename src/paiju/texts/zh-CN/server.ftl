# 联网的牌桌：paiju serve，以及它拒绝时说的话。

## 牌桌

bot-name = 电脑{ $number }

error-moment-passed = 晚了一步，牌桌已经走到后面了
error-not-seated = 你在这桌没有座位
error-no-hint = 现在没有可提示的
error-table-unknown = 没有这张牌桌
error-hello-again = 这个连接已经报过身份了
error-message-unreadable = 这条消息看不懂
error-not-stored = 服务器现在存不了数据：{ $reason }
error-internal = 服务器出了问题，什么也没有改动

## 和朋友一桌

invite-title = { $host }喊你打牌：{ $game }
invite-free = 已经坐下：{ $names }，还差 { $free } 位

error-seated-already = 你在这桌已经有座位了
error-place-taken = 这是{ $name }的座位
error-between-hands = 打完这一局才能换
error-place-vacant = 这个座位本来就空着
error-nothing-claimed = 已经没有人要这个座位了
error-no-place = 这张牌桌没有 { $place } 号座位；座位是 0 到 { $last } 号
error-door-crowded = 门口等的人太多了，过一会儿再试
error-host-only = 只有房主可以
error-nobody-knocks = 门口已经没有这个人了
error-table-closed = 这桌已经散了
error-no-vote = 现在没有人提议散桌
error-not-here = 不在这一桌，说不了话
error-said-too-much = 说得太快了：一秒最多一句，一分钟最多十句
error-codes-too-many = 输错太多次了，等一分钟再试
error-code-unknown = 没有这个房号，或者已经开打了
error-knock-unknown = 这次敲门已经过期了，再敲一次
error-no-code-now = 有空位、还没开打的时候才有房号

## 请求

error-device-key = X-Device-Key 要写 64 位十六进制数
error-name = 名字要有 1 到 { $most } 个看得见的字
error-name-unseen = 名字里不能有看不见的字符（比如控制文字方向的、没有宽度的），这个名字里有 { $character }
error-unknown-locale = 没有“{ $locale }”的规则书；有：{ $allowed }
error-device-revoked = 这台设备已经停用，换到别的设备上了
error-device-link = 这个链接用过了或过期了，请在原来的设备上再做一个
error-device-same = 链接就是这台设备做的，请到另一台设备上打开
error-too-fast = 操作太频繁，请过一分钟再试
error-table-crowded = 已经有 { $most } 人在看，坐不下了
error-origin = 这个请求来自别的网站的页面
error-request-invalid = 看不懂这个请求：{ $reason }
error-request-too-large = 这个请求太大了
error-not-found = 这里什么也没有
error-method = 这个地址不接受这种请求

## 命令

cli-help-serve = 开牌桌，本机和局域网里的浏览器都能来打。
cli-option-host = 监听的地址；写 127.0.0.1 就只有本机能用。
cli-option-port = 监听的端口。
cli-option-data = 牌桌存在哪个文件夹；不写就存在用户自己的文件夹里。
cli-option-no_browser = 不自动打开浏览器。
cli-option-bot_delay = 机器人出一手用几秒：比如 0.6-1.2，或 0。
cli-option-proxy = 前面代理的地址，只信它说的来访地址；多个用逗号隔开。
cli-option-keep_days = 没人来的牌桌保留多少天，0 为一直保留；打完的牌局总会留着。
cli-option-pause = 挖花每次出牌后全桌等几秒（谁能吃杠胡就看不出来）：比如 0.8。
serve-local = 本机打开：  { $url }
serve-lan = 局域网打开：{ $url }
serve-data = 牌桌存在 { $folder }
serve-stop = 按 Ctrl-C 停下；牌桌都还在。
serve-offline-title = 连不上牌局
serve-offline = 没有网络，或者服务器停了。每隔几秒会自动重试，连上后回到你的座位。
serve-no-client-title = 网页还没有构建
serve-no-client = 服务器已经在运行，但这次安装里没有网页：安装时连不上 npm 源，或者设置了 PAIJU_NO_CLIENT。请连上网、去掉 PAIJU_NO_CLIENT，再装一次：python -m pip install . 。如果是用 -e 装的源码，就在 web 文件夹里构建：npm ci，再 npm run build。

error-port-busy = { $host } 的 { $port } 端口已经被占用；可以用 --port 换一个
error-host-unusable = 不能监听 { $host }：{ $reason }
error-data-folder = 文件夹 { $folder } 用不了：{ $reason }
error-data-folder-file = { $folder } 不能当放牌桌的文件夹：那里有个文件
error-data-folder-permission = 文件夹 { $folder } 里写不了东西
error-data-folder-busy = 文件夹 { $folder } 有另一个服务器在用；把它停掉，或者用 --data 换一个
error-data-folder-contents = 文件夹 { $folder } 里的牌桌读不出来：{ $reason }
error-bot-delay = 机器人的用时不能是“{ $value }”；要写 0 到 60 秒，比如 0.6-1.2 或 0
error-pause = 停顿不能是“{ $value }”；要写 0 到 60 秒，比如 0.8
