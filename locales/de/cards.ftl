## Karten von Yokai Pagoda: eine je Yokai, in Sätzen

card-Ka = Kappa { $rank }
card-Te = Tengu { $rank }
card-Ta = Tanuki { $rank }
card-Ki = Kitsune { $rank }
card-On = Oni { $rank }
card-Yu = Yuki-onna { $rank }
card-Ne = Nekomata { $rank }
card-Ro = Rokurokubi { $rank }
card-Jo = Jorōgumo { $rank }
card-Ko = Kodama { $rank }

## Karten von Yokai Pagoda: eine je Yokai, in Listen und zur Wahl

label-Ka = Kappa { $rank }
label-Te = Tengu { $rank }
label-Ta = Tanuki { $rank }
label-Ki = Kitsune { $rank }
label-On = Oni { $rank }
label-Yu = Yuki-onna { $rank }
label-Ne = Nekomata { $rank }
label-Ro = Rokurokubi { $rank }
label-Jo = Jorōgumo { $rank }
label-Ko = Kodama { $rank }

## Karten von Yokai Septet: eine je Farbe, in Sätzen

card-W = Wind { $rank }
card-E = Erde { $rank }
card-G = Anmut { $rank }
card-L = Blitz { $rank }
card-D = Dunkelheit { $rank }
card-F = Feuer { $rank }
card-S = Schnee { $rank }

## Karten von Yokai Septet: eine je Farbe, in Listen und zur Wahl

label-W = Wind { $rank }
label-E = Erde { $rank }
label-G = Anmut { $rank }
label-L = Blitz { $rank }
label-D = Dunkelheit { $rank }
label-F = Feuer { $rank }
label-S = Schnee { $rank }

## Ein Boss, der eingefangen wird (Akkusativ)

boss-W = den Wind-Boss
boss-E = den Erde-Boss
boss-G = den Anmut-Boss
boss-L = den Blitz-Boss
boss-D = den Dunkelheit-Boss
boss-F = den Feuer-Boss
boss-S = den Schnee-Boss

## Die Farben

suit-W = Wind
suit-E = Erde
suit-G = Anmut
suit-L = Blitz
suit-D = Dunkelheit
suit-F = Feuer
suit-S = Schnee

## Was in einer Liste zusammengehört

play-of = { $card } ({ $player })
score-of = { $player } { $number }
size-of = { $player } { $number }
tricks-of = { $player } { $number }
named = { $player }
