"""Belisarius, 527-566 AD: the wars of Justinian on a hex map from Hispania to Persia."""

from polemos.games.belisarius.game import GAME as GAME
