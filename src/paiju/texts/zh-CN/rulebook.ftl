# 规则书里由 `make docs` 写出来的表格用的词。

rulebook-default = { $value }（默认）
rulebook-number = { $default }（{ $least }–{ $most }）
rulebook-separator = 、
rulebook-choices = ；
rulebook-joker-pair = 两张同样的
rulebook-jokers = { $count ->
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $count }
    }张
rulebook-above-dearest = 别的炸弹里最贵的 + 1，最少 { $least }
rulebook-typed = { $label }（`{ $name }`）
rulebook-subset = { $default }，或 { $members } 里任选
rulebook-cards = { $count } 张
rulebook-dazha-four-jokers = 四张王（DZ19）
rulebook-dazha-equal-jokers = 四张大王或四张小王（DZ21）
rulebook-dazha-natural = 硬8（DZ35）
rulebook-dazha-eight-jokers = 八王（DZ36）
rulebook-shuangkou-double = 二游：双扣
rulebook-shuangkou-single = 三游：单扣
rulebook-shuangkou-flat = 末游：平扣
rulebook-wahua-kong = 杠
rulebook-wahua-single-double = 单框 + 双框
rulebook-wahua-single-plain = 单框 + 白皮
rulebook-wahua-double-double = 双框 + 双框
rulebook-wahua-double-plain = 双框 + 白皮
rulebook-wahua-plain-plain = 白皮 + 白皮
rulebook-wahua-odd-small = 小张
rulebook-wahua-odd-big = 大张
rulebook-wahua-odd-home = 自己的家位
rulebook-wahua-odd-shaken = 摇张
rulebook-wahua-odd-home-shaken = 家位又是摇张
