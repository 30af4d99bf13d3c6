# 开服务器：设置、备份。

cli-help-backup = 把牌桌备份成一个文件，服务器开着也可以。
cli-option-config = 写设置的文件，名字和选项一样：port = 8765。
cli-option-metrics = 在 /metrics 给出 Prometheus 用的数字。
cli-option-log = 日志怎么写：plain 给人看，json 每行一个对象。
backup-done = { $file }：{ $size } kB
error-config-unreadable = “{ $path }”里的设置读不出来：{ $reason }
error-config-unknown = 没有“{ $name }”这个设置（{ $path }）；可以写的有：{ $allowed }
error-config-value = 设置 { $name } 不能是“{ $value }”（{ $path }）
error-backup-no-tables = 文件夹 { $folder } 里没有牌桌
error-backup-exists = 已经有 { $file } 了；备份要写成新文件
error-backup-failed = 牌桌备份不到 { $file }：{ $reason }
