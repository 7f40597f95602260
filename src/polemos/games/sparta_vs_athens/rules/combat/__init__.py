"""Battles on land and at sea, sieges, sorties, ravaging. Sections 6.7 to 6.9, 8 and 9.

Who meets whom is said by rules/operations, which fills `s.attackers`, `s.defenders`, `s.ashore` and `s.sheltered`, and
puts `SeaBattle`, `LandBattle`, `EndOfCombat` on the agenda; of sieges and ravages it asks the `refusals_` of this
folder and puts `Siege`, `Ravage` or `Sortie` there.
"""
