## 妖怪パゴダのカード（妖怪ごと）, 文の中

card-Ka = 河童の{ $rank }
card-Te = 天狗の{ $rank }
card-Ta = 狸の{ $rank }
card-Ki = 狐の{ $rank }
card-On = 鬼の{ $rank }
card-Yu = 雪女の{ $rank }
card-Ne = 猫又の{ $rank }
card-Ro = ろくろ首の{ $rank }
card-Jo = 絡新婦の{ $rank }
card-Ko = 木霊の{ $rank }

## 妖怪パゴダのカード（妖怪ごと）, 一覧と選択肢

label-Ka = 河童の{ $rank }
label-Te = 天狗の{ $rank }
label-Ta = 狸の{ $rank }
label-Ki = 狐の{ $rank }
label-On = 鬼の{ $rank }
label-Yu = 雪女の{ $rank }
label-Ne = 猫又の{ $rank }
label-Ro = ろくろ首の{ $rank }
label-Jo = 絡新婦の{ $rank }
label-Ko = 木霊の{ $rank }

## 妖怪セプテットのカード（スートごと）, 文の中

card-W = 風の{ $rank }
card-E = 土の{ $rank }
card-G = 雅の{ $rank }
card-L = 雷の{ $rank }
card-D = 闇の{ $rank }
card-F = 火の{ $rank }
card-S = 雪の{ $rank }

## 妖怪セプテットのカード（スートごと）, 一覧と選択肢

label-W = 風の{ $rank }
label-E = 土の{ $rank }
label-G = 雅の{ $rank }
label-L = 雷の{ $rank }
label-D = 闇の{ $rank }
label-F = 火の{ $rank }
label-S = 雪の{ $rank }

## 捕まえるボス妖怪

boss-W = 風のボス妖怪
boss-E = 土のボス妖怪
boss-G = 雅のボス妖怪
boss-L = 雷のボス妖怪
boss-D = 闇のボス妖怪
boss-F = 火のボス妖怪
boss-S = 雪のボス妖怪

## スート

suit-W = 風
suit-E = 土
suit-G = 雅
suit-L = 雷
suit-D = 闇
suit-F = 火
suit-S = 雪

## 一覧の中で組になるもの

play-of = { $card }（{ $player }）
score-of = { $player } { $number }点
size-of = { $player } { $number }枚
tricks-of = { $player } { $number }トリック
named = { $player }さん
