"""Provinces, towns, leaders and events by name, beside those of which the rules themselves speak."""

from typing import Final

from polemos.games.belisarius.data.charts import EVENT_CLAUSE
from polemos.games.belisarius.data.forces import UNIT_INDEX
from polemos.games.belisarius.data.world import PROVINCES, TOWN_INDEX

THRACIA: Final = PROVINCES.index("Thracia")
ASIANA: Final = PROVINCES.index("Asiana")
ORIENS: Final = PROVINCES.index("Oriens")
ARMENIA: Final = PROVINCES.index("Armenia")
VISIGOTHS: Final = PROVINCES.index("Visigoths")
SUEVII: Final = PROVINCES.index("Suevii")
OSTROGOTHS: Final = PROVINCES.index("Ostrogoths")
VANDALS: Final = PROVINCES.index("Vandals")
SLAVS: Final = PROVINCES.index("Slavs")
LAZICA: Final = PROVINCES.index("Lazica")
ARABIA: Final = PROVINCES.index("Arabia")
MAURETANIA: Final = PROVINCES.index("Mauretania")
GARAMANTES: Final = PROVINCES.index("Garamantes")

BOSPORUS: Final = TOWN_INDEX["Bosporus"]
TINGIS: Final = TOWN_INDEX["Tingis"]
VINDOBONA: Final = TOWN_INDEX["Vindobona"]
AQUILEIA: Final = TOWN_INDEX["Aquileia"]

BELISARIUS: Final = UNIT_INDEX["Belisarius"]
NARSES: Final = UNIT_INDEX["Narses"]
MUNDAS: Final = UNIT_INDEX["Mundas"]
SOLOMON: Final = UNIT_INDEX["Solomon"]
KAVADH: Final = UNIT_INDEX["Kavadh"]
KHUSRO: Final = UNIT_INDEX["Khusro"]
VITIGES: Final = UNIT_INDEX["Vitiges"]
BUCCELIN: Final = UNIT_INDEX["Buccelin"]
TOTILA: Final = UNIT_INDEX["Totila"]

REVOLT_EMPIRE: Final = EVENT_CLAUSE.index("event.51")
REVOLT_WEST: Final = EVENT_CLAUSE.index("event.53")
REVOLT_AFRICA: Final = EVENT_CLAUSE.index("event.55")
REVOLT_BARBARIANS: Final = EVENT_CLAUSE.index("event.61")
REVOLT_EAST: Final = EVENT_CLAUSE.index("event.64")
