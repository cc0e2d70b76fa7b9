## できないとき（両方のゲーム）：理由と、できること

refused-over = ゲームは終わりました。もうカードは出せません。
refused-deal-due = 先にカードをシャッフルします。配り終わってから出してください。
refused-not-your-turn = いまは{ $player }さんの番です。順番が来るまでお待ちください。
refused-not-in-hand = { $card }は手札にありません。手札にあるカードを選んでください。

## できないとき（妖怪セプテット）

refused-passed = カードはもう3枚渡しました。全員が選び終わるまでお待ちください。
refused-picked = { $card }はもう選びました。ほかのカードを選んでください。
refused-must-pass = まず全員がカードを3枚渡します。渡すカードを選んでください。
refused-must-play-card = カード交換は終わりました。カードを1枚出してください。
refused-must-follow = リードされたスートは{ $suit }です。手札に{ $suit }があるので、フォローしてください。

## できないとき（妖怪パゴダ）

refused-must-play = 手番の初めに、左の山か右の山にカードを1枚出してください。
refused-must-give = カードが一致したので、手札を1枚、ほかのプレイヤーに渡してください。
refused-must-draw-for = カードが一致し、手札がなくなりました。カードを引く相手を選んでください。
refused-no-such-receiver = そこには誰もいません。このテーブルのほかのプレイヤーを選んでください。
refused-must-draw = 出したカードのほうが大きいので、山札から1枚引くか、もう一方の山の一番上のカードを取ってください。
refused-must-apply = このテーブルでは、効果は必ず使います。求められたカードを渡すか、引くか、取ってください。
refused-close-not-lower = ラウンドを締められるのは、ほかの妖怪の、より小さいカードを出すときだけです。{ $top }に{ $card }を出すなら、締めずに出してください。
refused-close-empty = 最後のカードを出すと、ラウンドはひとりでに終わります。締めずに出してください。
refused-close-worth = ラウンドを締めるには、手札が{ $most }点以下でなければなりません。残りは{ $worth }点なので、締めずに出してください。

## このあと起こること（妖怪セプテット）

effect-pick = 全員が選び終わると、{ $receiver }さんに渡ります。
effect-super-trump = スーパー切り札なので、何が出てもこのトリックを取ります。
effect-lead = { $suit }をリードします。{ $suit }を持つ人はフォローしなければなりません。
effect-lead-trump = 切り札をリードします。切り札を持つ人はフォローしなければなりません。
effect-follow-ahead = フォローして、{ $player }さんの{ $top }に勝っています。
effect-follow-behind = フォローしますが、{ $player }さんの{ $top }に負けています。
effect-follow-takes = { $count ->
        [0] フォローして、トリックを取ります。
       *[other] フォローして、トリックを取り、ボス妖怪を{ $count }体捕まえます。
    }
effect-follow-gives = { $count ->
        [0] フォローします。{ $player }さんが{ $top }でトリックを取ります。
       *[other] フォローします。{ $player }さんが{ $top }でトリックを取り、ボス妖怪を{ $count }体捕まえます。
    }
effect-trump-ahead = 切り札を出して、{ $player }さんの{ $top }に勝っています。
effect-trump-behind = 切り札を出しますが、{ $player }さんの{ $top }に負けています。
effect-trump-takes = { $count ->
        [0] 切り札を出して、トリックを取ります。
       *[other] 切り札を出して、トリックを取り、ボス妖怪を{ $count }体捕まえます。
    }
effect-trump-gives = { $count ->
        [0] 切り札を出しますが、{ $player }さんが{ $top }でトリックを取ります。
       *[other] 切り札を出しますが、{ $player }さんが{ $top }でトリックを取り、ボス妖怪を{ $count }体捕まえます。
    }
effect-discard-behind = 捨てるだけで、{ $player }さんの{ $top }が勝っています。
effect-discard-gives = { $count ->
        [0] 捨てるだけで、{ $player }さんが{ $top }でトリックを取ります。
       *[other] 捨てるだけで、{ $player }さんが{ $top }でトリックを取り、ボス妖怪を{ $count }体捕まえます。
    }

## このあと起こること（妖怪パゴダ）

effect-match = { $must ->
        [yes] { $top }と一致です。このあと、好きな相手1人に手札を1枚、伏せて渡します。
       *[no] { $top }と一致です。このあと、好きな相手1人に手札を1枚、伏せて渡せます。
    }
effect-match-last = { $must ->
        [yes] { $top }と一致です。手札がなくなるので、カードを引く相手を1人選び、ラウンドが終わります。
       *[no] { $top }と一致です。手札がなくなるので、カードを引く相手を1人選べます。そしてラウンドが終わります。
    }
effect-higher = { $must ->
        [yes] { $top }より大きいので、このあと山札から引くか、もう一方の山の一番上のカードを取ります。
       *[no] { $top }より大きいので、このあと山札から引くか、もう一方の山の一番上のカードを取ることができます。
    }
effect-lower = { $top }より小さく、手札は{ $worth }点になります。
effect-lower-last = { $top }より小さく、手札がなくなるので、ラウンドが終わります。
effect-close = 手札（{ $cards }、{ $worth }点）を公開し、ラウンドが終わります。
effect-give = 手札は{ $worth }点になります。
effect-give-last = 手札がなくなり、ラウンドが終わります。
effect-draw-for = { $receiver }さんが山札の一番上のカードを引きます。ほかの人には見えません。手札がないので、ラウンドが終わります。
effect-draw-deck = 山札の一番上のカードを引きます。ほかの人には見えません。
effect-draw-pile = 全員に見えます。手札は{ $worth }点になります。
effect-decline = 何も起こらず、手番が終わります。
effect-decline-last = 手札がないので、ラウンドが終わります。

## 出来事（妖怪セプテット）：配札とカード交換

told-deal = カードが{ $count }枚配られました：{ $cards }。
told-up = { $card }が表向きになりました。切り札：{ $suit }。
told-pass = { $player }さんが{ $receiver }さんにカードを3枚渡しました。
told-pass-to-you = { $player }さんがカードを3枚渡してくれます。全員が選び終わると見えます。
told-pass-you = { $receiver }さんに渡しました：{ $cards }。
told-got = { $player }さんから受け取りました：{ $cards }。
told-shows = { $player }さんが{ $card }を見せました。最初のトリックをリードします。
told-shows-you = { $card }を見せました。最初のトリックをリードしてください。

## 出来事（妖怪セプテット）：トリック

told-lead = { $player }さんが{ $card }をリードしました。
told-lead-you = { $card }をリードしました。
told-follow = { $player }さんが{ $card }を出しました。
told-follow-you = { $card }を出しました。
told-trump = { $player }さんは{ $suit }がなく、切り札の{ $card }を出しました。
told-trump-you = { $suit }がないので、切り札の{ $card }を出しました。
told-discard = { $player }さんは{ $suit }がなく、{ $card }を捨てました。
told-discard-you = { $suit }がないので、{ $card }を捨てました。
told-super-trump = { $player }さんがスーパー切り札の{ $card }を出しました。
told-super-trump-you = スーパー切り札の{ $card }を出しました。
told-trick = { $player }さんが{ $card }でトリックを取りました。
told-trick-you = { $card }でトリックを取りました。
told-capture = { $player }さんが{ $card }でトリックを取り、{ $bosses }を捕まえました。
told-capture-you = { $card }でトリックを取り、{ $bosses }を捕まえました。

## 出来事（妖怪セプテット）：ラウンドの終わり

told-hands = { $player }さんの手札に残っているボス妖怪：{ $cards }。
told-hands-you = 自分の手札に残っているボス妖怪：{ $cards }。
told-round-bosses = { $player }さんがボス妖怪を{ $count }体捕まえました。このラウンドは{ $player }さんの勝ちです（{ $gain }点）。
told-round-bosses-you = ボス妖怪を{ $count }体捕まえました。このラウンドは自分の勝ちです（{ $gain }点）。
told-round-bosses-team = 自チームがボス妖怪を{ $count }体捕まえました。このラウンドは自チームの勝ちです（{ $gain }点）。
told-round-bosses-others = チーム（{ $players }）がボス妖怪を{ $count }体捕まえました。このラウンドは相手の勝ちです（{ $gain }点）。
told-round-tricks = { $count ->
        [0] { $player }さんが7トリック目を取りましたが、ボス妖怪がいません。このラウンドは{ $players }の勝ちです（それぞれ{ $gain }点）。
       *[other] { $player }さんが7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドは{ $players }の勝ちです（それぞれ{ $gain }点）。
    }
told-round-tricks-you = { $count ->
        [0] 7トリック目を取りましたが、ボス妖怪がいません。このラウンドは{ $players }の勝ちです（それぞれ{ $gain }点）。
       *[other] 7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドは{ $players }の勝ちです（それぞれ{ $gain }点）。
    }
told-round-tricks-won = { $count ->
        [0] { $player }さんが7トリック目を取りましたが、ボス妖怪がいません。このラウンドは自分と{ $winner }さんの勝ちです（それぞれ{ $gain }点）。
       *[other] { $player }さんが7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドは自分と{ $winner }さんの勝ちです（それぞれ{ $gain }点）。
    }
told-round-tricks-team = { $count ->
        [0] 相手チーム（{ $losers }）が7トリック目を取りましたが、ボス妖怪がいません。このラウンドは自チームの勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
       *[other] 相手チーム（{ $losers }）が7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドは自チームの勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
    }
told-round-tricks-lost = { $count ->
        [0] 自チームが7トリック目を取りましたが、ボス妖怪がいません。このラウンドは相手チーム（{ $players }）の勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
       *[other] 自チームが7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドは相手チーム（{ $players }）の勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
    }
told-round-tricks-others = { $count ->
        [0] チーム（{ $losers }）が7トリック目を取りましたが、ボス妖怪がいません。このラウンドはチーム（{ $players }）の勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
       *[other] チーム（{ $losers }）が7トリック目を取りましたが、ボス妖怪はまだ{ $count }体です。このラウンドはチーム（{ $players }）の勝ちで、手札に残っているボス妖怪もすべて獲得します（{ $gain }点）。
    }
told-round-last = 全員の手札がなくなりました。最後のトリックを取った{ $player }さんが、このラウンドの勝ちです（{ $gain }点）。
told-round-last-you = 全員の手札がなくなりました。最後のトリックを取ったので、このラウンドは自分の勝ちです（{ $gain }点）。
told-round-last-team = 全員の手札がなくなりました。最後のトリックを取った自チームが、このラウンドの勝ちです（{ $gain }点）。
told-round-last-others = 全員の手札がなくなりました。最後のトリックを取ったチーム（{ $players }）が、このラウンドの勝ちです（{ $gain }点）。

## 出来事（妖怪パゴダ）：配札と山札

told-deck = カード{ $count }枚をシャッフルして配りました。
told-rebuilt = { $count ->
        [1] 山札がなくなりました。2つの山の一番上を除いたカード1枚が、新しい山札になります。
       *[other] 山札がなくなりました。2つの山の一番上を除いたカード{ $count }枚をシャッフルして、山札を作り直しました。
    }
told-pile = { $pile ->
        [left] 左の山に{ $card }がめくられました。
       *[right] 右の山に{ $card }がめくられました。
    }

## 出来事（妖怪パゴダ）：カードを出す

told-match = { $pile ->
        [left] { $player }さんが左の山に{ $card }を出しました。
       *[right] { $player }さんが右の山に{ $card }を出しました。
    }{ $must ->
        [yes] { $top }と一致したので、カードを1枚渡します。
       *[no] { $top }と一致したので、カードを1枚渡すことができます。
    }
told-match-you = { $pile ->
        [left] 左の山に{ $card }を出しました。
       *[right] 右の山に{ $card }を出しました。
    }{ $must ->
        [yes] { $top }と一致したので、カードを1枚渡してください。
       *[no] { $top }と一致したので、カードを1枚渡すことができます。
    }
told-match-last = { $pile ->
        [left] { $player }さんが左の山に最後のカード、{ $card }を出しました。
       *[right] { $player }さんが右の山に最後のカード、{ $card }を出しました。
    }{ $must ->
        [yes] { $top }と一致したので、ほかのプレイヤーに1枚引かせます。
       *[no] { $top }と一致したので、ほかのプレイヤーに1枚引かせることができます。
    }
told-match-last-you = { $pile ->
        [left] 左の山に最後のカード、{ $card }を出しました。
       *[right] 右の山に最後のカード、{ $card }を出しました。
    }{ $must ->
        [yes] { $top }と一致したので、ほかのプレイヤーに1枚引かせてください。
       *[no] { $top }と一致したので、ほかのプレイヤーに1枚引かせることができます。
    }
told-higher = { $pile ->
        [left] { $player }さんが左の山に{ $card }を出しました。
       *[right] { $player }さんが右の山に{ $card }を出しました。
    }{ $must ->
        [yes] { $top }より大きいので、カードを1枚取ります。
       *[no] { $top }より大きいので、カードを1枚取ることができます。
    }
told-higher-you = { $pile ->
        [left] 左の山に{ $card }を出しました。
       *[right] 右の山に{ $card }を出しました。
    }{ $must ->
        [yes] { $top }より大きいので、カードを1枚取ってください。
       *[no] { $top }より大きいので、カードを1枚取ることができます。
    }
told-lower = { $pile ->
        [left] { $player }さんが左の山に、{ $top }より小さい{ $card }を出しました。
       *[right] { $player }さんが右の山に、{ $top }より小さい{ $card }を出しました。
    }
told-lower-you = { $pile ->
        [left] 左の山に、{ $top }より小さい{ $card }を出しました。
       *[right] 右の山に、{ $top }より小さい{ $card }を出しました。
    }
told-close = { $pile ->
        [left] { $player }さんが左の山に、{ $top }より小さい{ $card }を出し、ラウンドを締めました。
       *[right] { $player }さんが右の山に、{ $top }より小さい{ $card }を出し、ラウンドを締めました。
    }
told-close-you = { $pile ->
        [left] 左の山に、{ $top }より小さい{ $card }を出し、ラウンドを締めました。
       *[right] 右の山に、{ $top }より小さい{ $card }を出し、ラウンドを締めました。
    }
told-shows-hand = { $player }さんが公開した手札：{ $cards }。手札は{ $worth }点です。
told-shows-hand-you = 公開した手札：{ $cards }。手札は{ $worth }点です。

## 出来事（妖怪パゴダ）：効果

told-give = { $player }さんが{ $receiver }さんにカードを1枚渡しました。
told-give-you = { $receiver }さんに{ $card }を渡しました。
told-give-to-you = { $player }さんから{ $card }を受け取りました。
told-draw-for = { $player }さんが{ $receiver }さんに1枚引かせました。
told-draw-for-you = { $receiver }さんに1枚引かせました。
told-draw-for-to-you = { $player }さんに言われて1枚引きます。
told-draw = { $player }さんが山札から1枚引きました。
told-draw-you = 山札から{ $card }を引きました。
told-take = { $pile ->
        [left] { $player }さんが左の山から{ $card }を取りました。
       *[right] { $player }さんが右の山から{ $card }を取りました。
    }
told-take-you = { $pile ->
        [left] 左の山から{ $card }を取りました。
       *[right] 右の山から{ $card }を取りました。
    }
told-decline = { $player }さんは効果を使いませんでした。
told-decline-you = 効果を使いませんでした。

## 出来事（妖怪パゴダ）：ラウンドの終わり

told-round-close = { $player }さんが第{ $number }ラウンド（全{ $rounds }ラウンド）を締めました。全員の手札が、それぞれの未奉納の供物になります。
told-round-close-you = 第{ $number }ラウンド（全{ $rounds }ラウンド）を締めました。全員の手札が、それぞれの未奉納の供物になります。
told-round-empty = { $player }さんの手札がなくなり、第{ $number }ラウンド（全{ $rounds }ラウンド）が終わりました。ほかのプレイヤーの手札は、それぞれの未奉納の供物になります。
told-round-empty-you = 手札がなくなり、第{ $number }ラウンド（全{ $rounds }ラウンド）が終わりました。ほかのプレイヤーの手札は、それぞれの未奉納の供物になります。
told-pool = { $player }さんの未奉納は{ $count }枚です。数えるカード：{ $counting }。合計{ $worth }点。
told-pool-you = 自分の未奉納は{ $count }枚です。数えるカード：{ $counting }。合計{ $worth }点。
told-pool-empty = { $player }さんの未奉納は0枚、0点です。
told-pool-empty-you = 自分の未奉納は0枚、0点です。

## 出来事：ゲームの終わり

told-over-alone = 最終得点：{ $scores }。{ $player }さんの優勝です。
told-over-alone-you = 最終得点：{ $scores }。優勝しました。
told-over-team = 最終得点は{ $high }対{ $low }で、自チームの勝ちです。
told-over-others = 最終得点は{ $high }対{ $low }で、チーム（{ $players }）の勝ちです。
told-over-tie = 最終得点：{ $scores }。{ $high }点で同点。7トリックを取った人の左隣にいる{ $player }さんの優勝です。
told-over-tie-you = 最終得点：{ $scores }。{ $high }点で同点ですが、7トリックを取った人の左隣にいるので、優勝です。
told-over-types = 最終得点：{ $scores }。{ $low }点で同点。妖怪の種類が少ない{ $player }さんの勝ちです。
told-over-types-you = 最終得点：{ $scores }。{ $low }点で同点ですが、妖怪の種類が少ないので、自分の勝ちです。
told-over-cards = 最終得点：{ $scores }。{ $low }点で同点、妖怪の種類も同数。カードが少ない{ $player }さんの勝ちです。
told-over-cards-you = 最終得点：{ $scores }。{ $low }点で同点、妖怪の種類も同数ですが、カードが少ないので、自分の勝ちです。
told-over-shared = 最終得点：{ $scores }。同率優勝：{ $players }。
told-over-shared-you = 最終得点：{ $scores }。同率優勝です（{ $players }とともに）。
