# 机器人打很多局：paiju simulate 和 paiju arena。

error-workers-died = 有一个进程中途没了，可能是内存不够；结果文件里已有的都算数，同一个命令会接着打
error-results-differ = “{ $path }”里的结果在这些上不一样：{ $names }；要写得相同，或换一个文件
error-results-other = “{ $path }”里是别的结果，或者坏了；命令、游戏、机器人、选项、种子和思考限度要相同，或换一个文件
error-ray-missing = 没有装 Ray；安装：python -m pip install 'paiju[ray]'
error-ray-client-missing = 这种地址要用 Ray Client，还没有装；安装：python -m pip install 'ray[client]'
error-ray-address = “{ $address }”不是 Ray 集群的地址；可以是：local（只用这台机器，现开现关）、auto（这台机器上开着的集群）、主机:端口（这台机器已加入的集群）、ray://主机:端口（接受远程连接的集群）
error-ray-silent = { $seconds } 秒内 { $address } 没有 Ray 集群回答
error-ray-unreachable = 加入不了 Ray 集群“{ $address }”：{ $reason }
error-ray-failed = Ray 没能打完：{ $reason }
error-ray-version = 这里的 paiju 是 { $here }，集群上是 { $there }；两边要一样
error-cli-no-folder = 没有“{ $path }”这个文件夹

## simulate

cli-help-simulate = 让机器人打很多局，做统计，或比较一个玩法选项的几种取法。
cli-option-vary = 用同样的牌比较一个玩法选项的几种取法，如 wind=next,partner；都和头一种比。一种取法有几样的用 + 连：prize_ranks=none,7,7+J。
cli-option-drawing-simulate = 把各项数字和区间画成图（SVG）写进这个文件。
cli-measure-points = 每局得分
cli-measure-first = 第一个机器人每局得分
cli-measure-base = 其中输赢积分
cli-measure-won = 赢的局
cli-measure-bombs = 每人每局炸弹
fanfanzha-measure-bombs = 每人每局翻出的炸弹
cli-measure-dao = 每人道数
cli-measure-pressed = 判压迫
cli-measure-units = 每人的对和杠
cli-measure-kongs = 其中杠
cli-measure-place = { $place ->
        [1] 头游
        [2] 二游
        [3] 三游
        [4] 末游
       *[other] 第 { $place } 游
    }
cli-measure-moved = 一局进出的分
cli-measure-steps = 每局手数
cli-column-rankings = 两方出完牌的先后
cli-column-bombs = 炸弹
cli-column-pressing = 判压迫，按规则
cli-column-difference = 相差
cli-side-A = 甲
cli-side-B = 乙
cli-bomb = { $kind }，{ $cards } 张
fanfanzha-kind-jokers = 王炸
cli-compared = { $option } 的作用：{ $game }，每种取法同样的 { $hands } 局，机器人 { $bots }，种子 { $seed }
cli-interval-compared = ± 是平均数的 95% 区间；相差是同一副牌两种取法之差。
error-cli-vary-form = “{ $text }”要写成 名字=值,值，比如 wind=next,partner
error-compare-values = { $option } 要有两种或更多不同的取法才好比较，也不能再另外指定
