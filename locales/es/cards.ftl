## Cartas de Yokai Pagoda: una por Yokai, en frases

card-Ka = el { $rank } de Kappa
card-Te = el { $rank } de Tengu
card-Ta = el { $rank } de Tanuki
card-Ki = el { $rank } de Kitsune
card-On = el { $rank } de Oni
card-Yu = el { $rank } de Yuki-onna
card-Ne = el { $rank } de Nekomata
card-Ro = el { $rank } de Rokurokubi
card-Jo = el { $rank } de Jorōgumo
card-Ko = el { $rank } de Kodama

## Cartas de Yokai Pagoda: una por Yokai, en listas y opciones

label-Ka = { $rank } de Kappa
label-Te = { $rank } de Tengu
label-Ta = { $rank } de Tanuki
label-Ki = { $rank } de Kitsune
label-On = { $rank } de Oni
label-Yu = { $rank } de Yuki-onna
label-Ne = { $rank } de Nekomata
label-Ro = { $rank } de Rokurokubi
label-Jo = { $rank } de Jorōgumo
label-Ko = { $rank } de Kodama

## Cartas de Yokai Septet: una por palo, en frases

card-W = { $rank ->
        [A] el as de viento
       *[other] el { $rank } de viento
    }
card-E = el { $rank } de tierra
card-G = el { $rank } de gracia
card-L = el { $rank } de rayo
card-D = el { $rank } de oscuridad
card-F = el { $rank } de fuego
card-S = el { $rank } de nieve

## Cartas de Yokai Septet: una por palo, en listas y opciones

label-W = { $rank ->
        [A] as de viento
       *[other] { $rank } de viento
    }
label-E = { $rank } de tierra
label-G = { $rank } de gracia
label-L = { $rank } de rayo
label-D = { $rank } de oscuridad
label-F = { $rank } de fuego
label-S = { $rank } de nieve

## Un jefe como objeto de «captura»

boss-W = al jefe de viento
boss-E = al jefe de tierra
boss-G = al jefe de gracia
boss-L = al jefe de rayo
boss-D = al jefe de oscuridad
boss-F = al jefe de fuego
boss-S = al jefe de nieve

## Los palos

suit-W = viento
suit-E = tierra
suit-G = gracia
suit-L = rayo
suit-D = oscuridad
suit-F = fuego
suit-S = nieve

## Lo que va junto en una lista

play-of = { $card } ({ $player })
score-of = { $player } { $number }
size-of = { $player } { $number }
tricks-of = { $player } { $number }
named = { $player }
