# 机器人

error-unknown-bot = 没有“{ $bot }”这个机器人；现有：{ $allowed }
error-budget = 机器人的思考限度要么是秒数要么是推演局数，须大于 0，不能是“{ $seconds }”和“{ $playouts }”
