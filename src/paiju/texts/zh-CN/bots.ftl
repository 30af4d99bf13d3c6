# 机器人

error-unknown-bot = 没有“{ $bot }”这个机器人；现有：{ $allowed }
