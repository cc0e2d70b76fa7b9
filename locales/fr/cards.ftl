## Cartes de Yokai Pagoda : une par yokai, dans les phrases

card-Ka = le { $rank } de Kappa
card-Te = le { $rank } de Tengu
card-Ta = le { $rank } de Tanuki
card-Ki = le { $rank } de Kitsune
card-On = le { $rank } d’Oni
card-Yu = le { $rank } de Yuki-onna
card-Ne = le { $rank } de Nekomata
card-Ro = le { $rank } de Rokurokubi
card-Jo = le { $rank } de Jorōgumo
card-Ko = le { $rank } de Kodama

## Cartes de Yokai Pagoda : une par yokai, dans les listes et les choix

label-Ka = { $rank } de Kappa
label-Te = { $rank } de Tengu
label-Ta = { $rank } de Tanuki
label-Ki = { $rank } de Kitsune
label-On = { $rank } d’Oni
label-Yu = { $rank } de Yuki-onna
label-Ne = { $rank } de Nekomata
label-Ro = { $rank } de Rokurokubi
label-Jo = { $rank } de Jorōgumo
label-Ko = { $rank } de Kodama

## Cartes de Yokai Septet : une par famille, dans les phrases

card-W = { $rank ->
        [A] l’As de vent
       *[other] le { $rank } de vent
    }
card-E = le { $rank } de terre
card-G = le { $rank } de grâce
card-L = le { $rank } de foudre
card-D = le { $rank } de ténèbres
card-F = le { $rank } de feu
card-S = le { $rank } de neige

## Cartes de Yokai Septet : une par famille, dans les listes et les choix

label-W = { $rank ->
        [A] As de vent
       *[other] { $rank } de vent
    }
label-E = { $rank } de terre
label-G = { $rank } de grâce
label-L = { $rank } de foudre
label-D = { $rank } de ténèbres
label-F = { $rank } de feu
label-S = { $rank } de neige

## Un Boss, complément de « capture »

boss-W = le Boss de vent
boss-E = le Boss de terre
boss-G = le Boss de grâce
boss-L = le Boss de foudre
boss-D = le Boss de ténèbres
boss-F = le Boss de feu
boss-S = le Boss de neige

## Les familles

suit-W = vent
suit-E = terre
suit-G = grâce
suit-L = foudre
suit-D = ténèbres
suit-F = feu
suit-S = neige

## Ce qui va ensemble dans une liste

play-of = { $card } ({ $player })
score-of = { $player } { $number }
size-of = { $player } { $number }
tricks-of = { $player } { $number }
named = { $player }
