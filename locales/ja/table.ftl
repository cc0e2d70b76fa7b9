## テーブル

pagoda = 妖怪パゴダ
septet = 妖怪セプテット
you = 自分
opening = { $game }（{ $count }人）。乱数の種：{ $seed }。
seat-you = 席{ $number }：自分。
seat-bot = 席{ $number }：{ $player }（ランダムに出すボット）。
how-to = 選択肢の番号を入力してください。空の行で選択肢をもう一度、「？」でルールの要約、「{ $word }」で場の状況を表示します。Ctrl-Cか入力の終わりで退席します。
word-state = 状況
choice = { $number }：{ $action }。{ $effect }
same-effect = どれを選んでも同じです。{ $effect }
choice-plain = { $number }：{ $action }
prompt = { $count ->
        [1] 選択（1のみ）：
       *[other] 選択（1～{ $count }）：
    }
prompt-several = 選択（1～{ $count }、1行に{ $most }枚まで）：
no-such-choice = { $count ->
        [1] { $number }という番号はありません。1だけです。
       *[other] { $number }という番号はありません。1から{ $count }までの番号を入力してください。
    }
not-understood = { $count ->
        [1] 「{ $text }」は選択肢にありません。1か、「{ $example }」のような形で入力してください。
       *[other] 「{ $text }」は選択肢にありません。1から{ $count }までの番号か、「{ $example }」のような形で入力してください。
    }
too-many = ここで選ぶカードは{ $count }枚までです。
left = 退席しました。ゲームは途中で終わります。
input-ended = 入力が終わったので、退席しました。ゲームは途中で終わります。
record-kept = 対戦記録の保存先：{ $file }
record-not-kept = 対戦記録をファイルに保存できませんでした。コピーできるよう、ここに表示します：
record-refused = 対戦記録を保存できませんでした。ゲームを続け、保存はあとでもう一度試します。

## 妖怪セプテット：決めることと場の状況

variant-scoring-advanced = 上級ルール：ボス妖怪に得点があり、7点でゲームに勝ちます。
variant-scoring-basic = 基本ルール：1ラウンドの勝ちが1点で、2点でゲームに勝ちます。
variant-first-lead-dealt = Aを配られた人が最初のトリックをリードします。Aが表向きのときは、{ $card }を配られた人です。
team = { $player }さんと同じチームです。相手チーム：{ $players }。
question-pass = { $receiver }さんに渡すカードを3枚選んでください。全員が選び終わると、{ $player }さんからのカードが見えます。
question-pass-more = { $receiver }さんに渡すカードを、あと{ $count }枚選んでください。
question-lead = あなたの番です。好きなカードをリードしてください。
question-follow = あなたの番です。リードされたスートは{ $suit }です。フォローしてください。
question-free = あなたの番です。リードされたスートは{ $suit }ですが、手札にないので、好きなカードを出してください。
choice-card = { $label }
state-round = 第{ $number }ラウンド。
state-trump = 切り札：{ $suit }。切り札表示カード：{ $card }。
state-score-of-teams = 得点：自チーム{ $mine }、相手チーム{ $theirs }。
state-score = 得点：{ $scores }。
state-tricks-of-teams = トリック：自チーム{ $mine }、相手チーム{ $theirs }。
state-tricks = トリック：{ $tricks }。
state-bosses-mine = 自チームのボス妖怪：{ $labels }。
state-bosses-theirs = 相手チームのボス妖怪：{ $labels }。
state-bosses = { $player }さんのボス妖怪：{ $labels }。
state-bosses-you = 自分のボス妖怪：{ $labels }。
state-last-trick = 直前のトリック：{ $plays }。
state-trick = いまのトリック：{ $plays }。
state-hand = 手札：{ $labels }。
reckoning-boss = { $label }は{ $count }点です。
reckoning-trump = { $label }は切り札なので0点です。

## 妖怪パゴダ：決めることと場の状況

variant-optional-effects = 効果は使わなくてもかまいません。渡す、引かせる、引く、取るのどれもです。
question-play = あなたの番です。左の山か右の山にカードを1枚出してください。
question-give = { $must ->
        [yes] ほかのプレイヤー1人に、手札を1枚、伏せて渡してください。
       *[no] ほかのプレイヤー1人に、手札を1枚、伏せて渡すことができます。
    }
question-draw-for = { $must ->
        [yes] 山札から1枚引く相手を選んでください。
       *[no] 山札から1枚引く相手を選ぶことができます。
    }
question-take = { $must ->
        [yes] 山札か、もう一方の山から、カードを1枚取ってください。
       *[no] 山札か、もう一方の山から、カードを1枚取ることができます。
    }
choice-play = { $pile ->
        [left] { $label }を左の山に出す
       *[right] { $label }を右の山に出す
    }
choice-close = { $pile ->
        [left] { $label }を左の山に出して、ラウンドを締める
       *[right] { $label }を右の山に出して、ラウンドを締める
    }
choice-give = { $card }を{ $receiver }さんに渡す
choice-draw-for = { $receiver }さんに引かせる
choice-draw = 山札から引く
choice-take = { $pile ->
        [left] 左の山から{ $card }を取る
       *[right] 右の山から{ $card }を取る
    }
choice-decline = 効果を使わない
state-round-of = 第{ $number }ラウンド（全{ $rounds }ラウンド）、鳥居{ $number }。{ $player }さんから始めます。
state-round-of-you = 第{ $number }ラウンド（全{ $rounds }ラウンド）、鳥居{ $number }。自分から始めます。
state-left-pile = { $count ->
        [0] 左の山：{ $card }のみ。
       *[other] 左の山：{ $card }、その下に{ $count }枚。
    }
state-right-pile = { $count ->
        [0] 右の山：{ $card }のみ。
       *[other] 右の山：{ $card }、その下に{ $count }枚。
    }
state-deck = { $count ->
        [0] 山札はもうありません。
       *[other] 山札は残り{ $count }枚です。
    }
state-hands = 手札の枚数：{ $sizes }。
state-pools = 未奉納の供物の枚数：{ $sizes }。
state-pool = 自分の未奉納：{ $labels }。{ $worth }点です。
state-hand-worth = 手札：{ $labels }。{ $worth }点です。
