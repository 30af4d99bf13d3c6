# Bots.

error-unknown-bot = there is no bot “{ $bot }”; there are: { $allowed }
