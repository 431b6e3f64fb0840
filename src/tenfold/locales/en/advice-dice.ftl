# Why a good player would do this now, at the dice. One message per reason of the analysis.

advice-dice-keep = { $missing ->
    [one] Keep { $dice }: phase { $phase } then needs 1 more die and comes about { $chance } times in 100.
   *[other] Keep { $dice }: phase { $phase } then needs { $missing } more dice and comes about { $chance } times in 100.
}
advice-dice-keep-nothing = Roll all dice again: phase { $phase } then comes about { $chance } times in 100.
advice-dice-improve = { $chance ->
    [100] Keep { $dice }: the { $points } points are safe, and the others may bring more.
   *[other] Keep { $dice }: you have { $points } points, and it pays to try for more, which goes well about { $chance } times in 100.
}
advice-dice-stop = Stop: on average another roll brings no more than these { $points } points.
advice-dice-score = Score: { $points } points are good enough.
advice-dice-decline = Decline: { $points } points are too few, another attempt brings more on average.
