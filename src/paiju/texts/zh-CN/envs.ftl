# 环境拒绝的情况。

error-number = { $text ->
        [none] { $action } 不是任何动作的编号；合法动作在动作掩码里是 1
       *[other] 动作 { $action }（{ $text }）现在不能做；合法动作在动作掩码里是 1
    }
error-chance-outcome = 现在抽不到 { $outcome }；能抽到的见 chance_outcomes
error-render-mode = 没有“{ $mode }”这种显示方式；可用：{ $allowed }
