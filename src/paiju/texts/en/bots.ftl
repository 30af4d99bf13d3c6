# Bots.

error-unknown-bot = there is no bot “{ $bot }”; there are: { $allowed }
error-budget = a bot thinks for either some seconds or some playouts, more than 0, not “{ $seconds }” and “{ $playouts }”
