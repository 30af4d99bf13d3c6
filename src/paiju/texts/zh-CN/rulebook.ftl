# 规则书里由 `make docs` 写出来的表格用的词。

rulebook-default = { $value }（默认）
rulebook-number = { $default }（{ $least }–{ $most }）
rulebook-separator = 、
rulebook-joker-pair = 两张同样的
rulebook-jokers = { $count ->
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $count }
    }张
rulebook-above-dearest = 别的炸弹里最贵的 + 1，最少 { $least }
