# 联网的牌桌：paiju serve，以及它拒绝时说的话。

## 牌桌

bot-name = 电脑{ $number }

error-moment-passed = 晚了一步，牌桌已经走到后面了
error-not-seated = 旁观的人不能出牌
error-no-hint = 现在没有可提示的
error-table-unknown = 没有这张牌桌
error-hello-again = 这个连接已经报过身份了
error-message-unreadable = 这条消息看不懂
error-not-stored = 服务器现在存不了数据：{ $reason }
error-internal = 服务器出了问题，什么也没有改动

## 请求

error-device-key = X-Device-Key 要写 64 位十六进制数
error-name = 名字要有 1 到 { $most } 个看得见的字
error-unknown-locale = 没有“{ $locale }”的规则书；有：{ $allowed }
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
cli-option-pause = 挖花每次出牌后全桌等几秒（谁能吃杠胡就看不出来）：比如 0.8。
serve-local = 本机打开：  { $url }
serve-lan = 局域网打开：{ $url }
serve-data = 牌桌存在 { $folder }
serve-stop = 按 Ctrl-C 停下；牌桌都还在。
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
