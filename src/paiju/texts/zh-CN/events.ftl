# 一局的经过，四家都听得到。$who 是人名。

event-played = { $who }：{ CARDS($cards) }（{ READING($reading) }）{ $left ->
        [0] {""}
        [1] ，还剩 1 张
        [2] ，还剩 2 张
        [3] ，还剩 3 张
        [4] ，还剩 4 张
        [5] ，还剩 5 张
       *[other] {""}
    }
event-passed = { $who }：不要
event-went_out = { $who }出完了：{ $place ->
        [1] 头游
        [2] 二游
        [3] 三游
       *[other] 末游
    }
event-trick_won = 这一轮归{ $who }{ $points ->
        [0] {""}
       *[other] ，闷到 { $points } 分
    }
event-timed_out = { $who }时间到了
event-wind_taken = { $who }接风，先出
event-settled = 这一局打完了。

place-1 = 头游
place-2 = 二游
place-3 = 三游
place-4 = 末游
# 被双扣的两家：谁三游谁末游没有打出来。
place-undecided = 三游或末游
event-dissolved = 大家同意散桌，这一局作废。

# 和朋友一桌时能说的话。
phrase-hello = 大家好
phrase-wait = 等我一下
phrase-well_played = 打得好
phrase-thanks = 谢谢
phrase-sorry = 不好意思
phrase-hurry = 快点吧，花都谢了
phrase-lucky = 手气真好
phrase-again = 再来一场
phrase-bye = 先走了，下次再打
phrase-laugh = 😄 哈哈
phrase-cry = 😭 呜呜
phrase-flower = 🌹 送花

person-whose = { $who }的
