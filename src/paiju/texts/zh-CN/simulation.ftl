# 机器人打很多局：paiju simulate 和 paiju arena。

error-workers-died = 有一个进程中途没了，可能是内存不够；结果文件里已有的都算数，同一个命令会接着打
error-results-other = “{ $path }”里是别的结果，或者坏了；命令、游戏、机器人、选项、种子和思考限度要相同，或换一个文件
error-ray-missing = 没有装 Ray；安装：python -m pip install 'paiju[ray]'
error-ray-address = “{ $address }”不是 Ray 集群的地址；可以是：local（只用这台机器，现开现关）、auto（这台机器上开着的集群）、主机:端口
error-ray-silent = { $seconds } 秒内 { $address } 没有 Ray 集群回答
error-ray-unreachable = 加入不了 Ray 集群“{ $address }”：{ $reason }
error-ray-failed = Ray 没能打完：{ $reason }
error-ray-version = 这里的 paiju 是 { $here }，集群上是 { $there }；两边要一样
error-cli-no-folder = 没有“{ $path }”这个文件夹
