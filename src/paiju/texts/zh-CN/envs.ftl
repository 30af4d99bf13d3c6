# 环境拒绝的情况。

error-number = { $text ->
        [none] { $action } 不是任何动作的编号；合法动作在动作掩码里是 1
       *[other] 动作 { $action }（{ $text }）现在不能做；合法动作在动作掩码里是 1
    }
error-chance-outcome = 现在抽不到 { $outcome }；能抽到的见 chance_outcomes
error-not-reset = 还没发牌；先调用 reset
error-batch-actions = 每一步要给每张牌桌一个动作，即 { $wanted }，不能是 { $given }
error-render-mode = 没有“{ $mode }”这种显示方式；可用：{ $allowed }
