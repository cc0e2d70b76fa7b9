## Cards of Yokai Pagoda: a Yokai each, in sentences

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

## Cards of Yokai Pagoda: a Yokai each, in lists and choices

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

## Cards of Yokai Septet: a suit each, in sentences

card-W = Wind { $rank }
card-E = Earth { $rank }
card-G = Grace { $rank }
card-L = Lightning { $rank }
card-D = Darkness { $rank }
card-F = Fire { $rank }
card-S = Snow { $rank }

## Cards of Yokai Septet: a suit each, in lists and choices

label-W = Wind { $rank }
label-E = Earth { $rank }
label-G = Grace { $rank }
label-L = Lightning { $rank }
label-D = Darkness { $rank }
label-F = Fire { $rank }
label-S = Snow { $rank }

## A boss as what is captured

boss-W = the boss of Wind
boss-E = the boss of Earth
boss-G = the boss of Grace
boss-L = the boss of Lightning
boss-D = the boss of Darkness
boss-F = the boss of Fire
boss-S = the boss of Snow

## The suits

suit-W = Wind
suit-E = Earth
suit-G = Grace
suit-L = Lightning
suit-D = Darkness
suit-F = Fire
suit-S = Snow

## What belongs together in a list

play-of = { $card } ({ $player })
score-of = { $player } { $number }
size-of = { $player } { $number }
tricks-of = { $player } { $number }
named = { $player }
