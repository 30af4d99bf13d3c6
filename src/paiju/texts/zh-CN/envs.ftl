# 环境拒绝的情况。

error-number = { $text ->
        [none] { $action } 不是任何动作的编号；合法动作在动作掩码里是 1
       *[other] 动作 { $action }（{ $text }）现在不能做；合法动作在动作掩码里是 1
    }
error-render-mode = 没有“{ $mode }”这种显示方式；可用：{ $allowed }
