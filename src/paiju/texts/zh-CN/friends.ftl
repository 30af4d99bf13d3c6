# 和朋友一桌：喊人、入座、离开、散桌、说话、自己的设置。

## 开桌

client-with = 和谁打？
client-with-bots = 和电脑打
client-with-friends = 喊朋友来
client-gather = 开桌等人
client-setting-public = 公开：首页上谁都看得到这桌
client-setting-open_hands = 打完一局，旁观的人可以看四家的牌
client-setting-counter = 记牌器：显示外面还剩哪些牌
client-option-is = { $option }：{ $value }

## 凭房号进来，公开的牌桌

client-join = 凭房号进桌
client-code = 房号
client-knock = 敲门
client-knocking = 已经敲门，等房主放你进来……
client-turned-away = 房主没有放你进来。
client-not-wait = 不等了
client-lobby = 正在等人的牌桌
client-lobby-table = { $host }的{ $game }
client-lobby-places = 坐了 { $taken }/{ $places } 人

## 等人

client-gathering = 等人入座
client-private = 不公开
client-public = 公开
client-open-hands = 打完可看牌
client-counter = 记牌器
client-gather-circle = 算进圈子的战绩
client-gather-ready = 坐着的人都准备好就开打，空着的座位由电脑坐。
client-gather-alone = 可以先喊人，也可以直接开打，空着的座位由电脑坐。
client-gather-all = 别人都准备好了，就等你开打；空着的座位由电脑坐。
client-gather-waits = 还没准备好：{ $who }。不等也可以开打。
client-gather-waiting = 在等{ $who }；掉线太久的人就不等了。
client-gather-sit = 挑个座位坐下，也可以旁观。
client-get-ready = 准备
client-ready = 准备好了
client-begin = 开打
client-places = 座位
client-vacant = 空着
client-you = 你
client-host = 房主
client-sit = 坐下
client-ask-place = 要这个座位
client-stand = 站起来
client-remove = 请走
client-really-remove = 真的请走？
client-no-bot = 空着等人
client-bot-of = 电脑：{ $level }
client-bot-at = { $place } 号座位的电脑
client-onlookers = { $names ->
        [empty] 旁观 { $count } 人
       *[other] 旁观 { $count } 人：{ $names }
    }

## 请人

client-invite = 喊人
client-invite-link = 这桌的链接
client-copy = 复制
client-copied = 复制好了，发给朋友吧。
client-copy-by-hand = 这个浏览器不让复制：长按选中的链接自己复制。
client-code-about = 在首页输入房号，你点头才进得来；开打就作废。
client-qr = 这桌链接的二维码

## 门口和座位

client-knocks = { $who }敲门，想进来
client-let-in = 放进来
client-turn-away = 不放
client-claims = { $place }不在，{ $who }想坐这个座位。把座位给{ $who }吗？
client-give = 给
client-not-give = 不给
client-absent-leaving = 走了
client-absent-away = 托管
client-absent-offline = 掉线
client-next = 换人
client-next-here = 下一局换{ $who }
client-claimed-by = { $who }想坐
client-resting = 托管中，电脑替你出牌
client-resting-settled = 托管中：下一局还是电脑替你打，点“下一局”就自己打。
client-left = 你已经站起来，电脑替你打完这一局，分数还算你的
client-rest = 托管
client-back = 我回来了
client-departed = 先走的：
client-departed-one = { $who } { $points }

## 散桌

client-menu = 牌桌
client-dissolve = 提议散桌
client-vote = { $who }提议散桌：这一局作废，打完的局算数
client-vote-count = 同意 { $yes } 人，不同意 { $no } 人；过半就散
client-vote-yes = 散吧
client-vote-no = 接着打
client-close-table = 关掉这桌
client-really-close = 真的关掉？
client-closing = 这一局打完就散桌。
client-closing-short = 打完就散
client-closed = 这桌散了
client-dissolved = 过半同意散桌，这一场到此为止
client-void = 没打完的这一局作废，怎么发的牌已经公开：
client-void-deal = 看看这一局

## 说话

client-say = 说句话
client-said = { $who }：{ $phrase }

## 自己的设置

client-comforts = 我的设置
client-comfort-sound = 轮到我时响一声
client-comfort-about-sound = 手机静音时听不到
client-comfort-vibration = 轮到我时震一下
client-comfort-about-vibration = 手机和浏览器都支持才有
client-comfort-keys = 键盘出牌
client-comfort-about-keys = 左右键选牌，空格拿起，Esc 全放下，回车打出，H 提示，P 不要
client-comfort-pass = 压不住就自动不要
client-comfort-about-pass = 省事，但别人看得出你压不住
client-comfort-counter = 显示记牌器
client-comfort-about-counter = 别家手里还有的牌，按点数
client-comfort-four = 四色牌
client-comfort-about-four = 方块蓝色，梅花绿色
client-comfort-large = 大号牌
client-comfort-about-large = 手里的牌更大
client-comfort-left = 左手操作
client-comfort-about-left = 按钮换到左边
client-unseen = 别家手里还有

## 换设备

client-device = 换设备
client-device-about = 谁打开这个链接，谁就接着当你：坐你的座位，看你打过的牌。只能用一次，十分钟内有效，请自己在另一台设备或另一个浏览器里打开。
client-device-link = 换设备的链接
client-device-qr = 换设备链接的二维码
client-device-late = 十分钟过了，链接已经作废。
client-device-anew = 再做一个链接
client-device-others = 你还有 { $count } 台别的设备。
client-device-give-up = 停用别的设备
client-device-give-up-sure = 真的停用？
client-device-given-up = 已停用 { $count } 台别的设备。
client-device-here = 在这里接着打？
client-device-whose = 你会在这里接着当{ $who }。
client-device-what = 那台设备上的座位和打过的牌，这里也都能接着用。确实是自己的设备做的链接，才点继续。
client-device-before = 这台设备上以前打的，以后就不归它了。
client-device-give-up-old = 停用原来的设备
client-device-not = 不换
client-device-claim = 在这里继续
client-revoked = 这台设备已经停用
client-revoked-about = 你的座位换到别的设备上了。想换回来，就在那边做一个链接，在这里打开。
client-revoked-anew = 在这里重新开始
client-line-replaced = 这桌你开了太多窗口，这一个就关掉了
client-here-again = 在这个窗口继续

## 请外接程序入座

client-program = 请外接程序入座
client-program-about = 自己运行的程序可以坐空位，也可以顶替电脑。它只看得到那个座位看得到的，别的一概看不到。
client-program-place = 座位
client-program-called = 在桌上叫什么
client-program-name = 程序
client-program-give = 让它入座
client-program-line = 在牌局的源码目录里用这一行启动；自己写的程序用同样的地址和口令：
client-program-command = 启动程序的命令
client-program-once = 末尾的口令只显示这一次；给这个座位换新口令，旧的就作废。程序没连上之前，由电脑先打着。
client-program-none = 现在没有座位可给：要等一局打完，而且得是空位或电脑的座位。
