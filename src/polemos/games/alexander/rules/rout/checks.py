"""Checks of Troop Quality outside shock [10.16]. What they lead to stands in `hits`."""

from polemos.games.alexander.rules.rout.hits import Check as Check
from polemos.games.alexander.rules.rout.hits import Checked as Checked
