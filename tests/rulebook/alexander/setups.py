"""The battles as they are set up: leaders, units, levels; written as in a scenario book."""

from typing import Final

# side: withdrawal level, retreat edge, units, their rout points; the turn limit, 0 for none
ARMIES: Final = """
    samarkand 6  macedonian 32  left   11 54
    samarkand 6  sogdian    29  right  10 43
    chaeronea 0  macedonian 105 right  30 264
    chaeronea 0  greek      85  left   35 269
    pelium    15 macedonian 78  right  19 143
    pelium    15 illyrian   50  top    27 110
    granicus  0  macedonian 85  left   31 228
    granicus  0  persian    60  right  33 195
    issus     0  macedonian 100 bottom 34 258
    issus     0  persian    85  top    51 286
    arbela    0  macedonian 145 left   45 315
    arbela    0  persian    90  right  70 308
    jaxartes  0  macedonian 78  left   20 106
    jaxartes  0  scythian   38  right  15 78
    hydaspes  0  macedonian 80  left   25 172
    hydaspes  0  indian     65  right  64 209
    lyginus   0  macedonian 78  left   14 99
    lyginus   0  triballian 42  right  22 84
    arigaeum  0  macedonian 78  left   16 127
    arigaeum  0  aspasian   32  right  24 89
"""

# leader | side | hex | Initiative, range, L for line commands, Strategy, Personal Combat, charisma | role
# role: * elite, a number of contingents; Cn a contingent commander who costs n orders
LEADERS: Final = {
    "samarkand": """
        Pharnuches      | macedonian | 2420 | 2  4 - - 1 0 | OC
        Menedemus       | macedonian | 2522 | 4  4 - - 3 1 | -
        Andromachus     | macedonian | 2518 | 4  4 - - 3 1 | -
        Caranus         | macedonian | 2424 | 3  4 - - 3 1 | -
        Spitamenes      | sogdian    | 3719 | 5  8 L - 5 2 | OC
        Dahae chieftain | sogdian    | 3720 | 3  6 L 4 4 1 | -
    """,
    "chaeronea": """
        Philip II      | macedonian | 3608 | 6  8 - - 5 3 | OC/2
        Alexander (CH) | macedonian | 3629 | 5  6 - - 6 3 | WC/1
        Parmenion      | macedonian | 3618 | 5  6 - - 3 2 | -
        Antipater      | macedonian | 3612 | 4  5 - - 3 1 | -
        Chares         | greek      | 1912 | 4  7 L - 3 1 | OC
        Lysicles       | greek      | 1915 | 2  4 L 3 2 0 | -
        Stratocles     | greek      | 1907 | 3  4 L 3 3 1 | -
        Demosthenes    | greek      | 1918 | 2  4 L 2 1 1 | -
        Theagenes      | greek      | 1927 | 4  5 L 5 4 2 | -
    """,
    "pelium": """
        Alexander III                     | macedonian | 3114 | 7  8 - - 7 4 | OC*/2
        Perdiccas                         | macedonian | 2718 | 4  4 - - 4 1 | -
        Coenus                            | macedonian | 2714 | 5  5 - - 4 2 | -
        Nicanor                           | macedonian | 2911 | C  3 - - 4 1 | C2
        Attalus                           | macedonian | 3112 | C  3 - - 3 1 | C1
        Glaucias                          | illyrian   | 2604 | 4  6 - - 4 1 | OC
        Cleitus son of Bardylis           | illyrian   | 1317 | 3  5 L 3 3 1 | -
        Taulantian chieftain              | illyrian   | 2930 | 2  4 - - 3 0 | -
        Taulantian chieftain (knoll)      | illyrian   | 3711 | 2  4 - - 3 0 | -
        Taulantian chieftain (north-east) | illyrian   | 3204 | 2  4 - - 3 0 | -
        Taulantian chieftain (south-west) | illyrian   | 2030 | 2  4 - - 3 0 | -
    """,
    "granicus": """
        Alexander III            | macedonian | 1928 | 7  8 - - 7 4 | OC*/2
        Parmenion                | macedonian | 1908 | 5  6 - - 3 2 | WC/1
        Philotas                 | macedonian | 1931 | 5  5 - - 4 2 | -
        Calas                    | macedonian | 1905 | C  3 - - 3 1 | C3
        Nicanor                  | macedonian | 1924 | C  3 - - 4 1 | C2
        Amyntas son of Arrabaeus | macedonian | 1926 | C  4 - - 3 1 | C2
        Attalus                  | macedonian | 2131 | C  3 - - 3 1 | C1
        Craterus                 | macedonian | 1916 | 5  5 - - 4 2 | -
        Arsites                  | persian    | 3022 | 2  5 L - 2 1 | OC
        Memnon                   | persian    | 3026 | 5  5 L 5 4 3 | WC
        Omares                   | persian    | 4517 | 3  5 - - 3 1 | -
        Spithridates             | persian    | 3019 | 4  4 L 4 4 2 | -
        Rheomithres              | persian    | 3207 | 3  4 L 4 3 1 | -
        Arsames                  | persian    | 3025 | 3  4 L 3 3 1 | -
        Mithridates              | persian    | 3015 | 4  4 L 4 5 2 | -
    """,
    "issus": """
        Alexander III          | macedonian | 4214 | 7  8 - - 7 4 | OC*/2
        Parmenion              | macedonian | 2521 | 5  6 - - 3 2 | WC/1
        Craterus               | macedonian | 3317 | 5  5 - - 4 2 | -
        Philotas               | macedonian | 4614 | C  4 - - 4 2 | C3
        Attalus                | macedonian | 4615 | C  3 - - 3 1 | C1
        Nicanor                | macedonian | 4114 | C  3 - - 4 1 | C2
        Philip son of Menelaus | macedonian | 2322 | C  4 - - 3 1 | C1
        Darius III             | persian    | 3606 | 3 10 L - 3 1 | OC
        Nabarzanes             | persian    | 1612 | 5  6 L 5 4 2 | WC
        Aristomedes            | persian    | 4505 | 3  5 L 4 3 1 | WC
        Thymondas              | persian    | 3409 | 4  5 L 5 4 2 | -
        Bianor                 | persian    | 3907 | 3  4 L 4 3 1 | -
        Rheomithres            | persian    | 1213 | 3  4 L 4 3 1 | -
        Arsames                | persian    | 1912 | 3  4 L 3 3 1 | -
        Atizyes                | persian    | 2611 | 3  5 - - 3 0 | -
        Commander on the hill  | persian    | 5216 | 2  4 - - 2 0 | -
    """,
    "arbela": """
        Alexander III | macedonian | 1930 | 7  8 - - 7 4 | OC*/2
        Parmenion     | macedonian | 1909 | 5  6 - - 3 2 | WC/1
        Philotas      | macedonian | 1931 | C  4 - - 4 2 | C3
        Nicanor       | macedonian | 1927 | C  3 - - 4 1 | C2
        Craterus      | macedonian | 1919 | 5  5 - - 4 2 | -
        Coenus        | macedonian | 1926 | C  4 - - 4 2 | C1
        Attalus       | macedonian | 1934 | C  3 - - 3 1 | C1
        Menidas       | macedonian | 1933 | C  4 - - 4 1 | C3
        Balacrus      | macedonian | 2129 | C  3 - - 3 1 | C1
        Darius III    | persian    | 3723 | 3 10 L - 3 1 | OC
        Bessus        | persian    | 3637 | 4  6 L 5 4 2 | WC
        Mazaeus       | persian    | 3612 | 5  6 L 6 4 2 | WC
        Bupares       | persian    | 3515 | 2  4 - - 2 0 | -
        Mauaces       | persian    | 3608 | 4  4 L 5 5 1 | -
        Patron        | persian    | 3726 | 4  4 L 5 4 2 | -
        Phrataphernes | persian    | 3610 | 3  4 L 4 3 1 | -
        Orsines       | persian    | 3530 | 3  5 L 3 3 1 | -
        Mithraustes   | persian    | 3510 | 3  4 L 4 3 1 | -
    """,
    "jaxartes": """
        Alexander III  | macedonian | 2115 | 7  8 - - 7 4 | OC*/2
        Craterus       | macedonian | 2117 | 5  5 - - 4 2 | -
        Balacrus       | macedonian | 2313 | C  3 - - 3 1 | C3
        Satraces       | scythian   | 3116 | 4  9 L - 4 2 | OC
        Carthasis      | scythian   | 3110 | 3  6 L 4 4 1 | -
        Saka chieftain | scythian   | 3121 | 3  6 L 3 4 0 | -
    """,
    "hydaspes": """
        Alexander III                 | macedonian | 1927 | 7  8 - - 7 4 | OC*/2
        Coenus                        | macedonian | 1708 | 5  5 - - 4 2 | WC/1
        Hephaestion                   | macedonian | 1825 | 4  4 - - 4 1 | -
        Perdiccas                     | macedonian | 1824 | 4  4 - - 4 1 | -
        Seleucus                      | macedonian | 1719 | 4  5 - - 5 2 | WC/1
        Tauron                        | macedonian | 1917 | C  4 - - 3 1 | C3
        Antigenes                     | macedonian | 1718 | C  4 - - 5 1 | C2
        Demetrius                     | macedonian | 1707 | C  3 - - 4 1 | C3
        Porus                         | indian     | 3217 | 5  9 L - - 3 | OC
        Spitaces                      | indian     | 3128 | 3  5 L 4 - 1 | -
        Hages                         | indian     | 3205 | 4  5 L 5 - 1 | -
        Indian foot commander (right) | indian     | 3511 | 2  5 L 4 - 0 | -
        Indian foot commander (left)  | indian     | 3522 | 2  5 L 4 - 0 | -
    """,
    "lyginus": """
        Alexander III                 | macedonian | 1714 | 7  8 - - 7 4 | OC*/2
        Philotas                      | macedonian | 1720 | 5  5 - - 4 2 | -
        Syrmus's chieftain            | triballian | 3311 | 3  6 L - 3 1 | OC
        Triballian chieftain          | triballian | 3319 | 2  4 - - 3 0 | -
        Triballian chieftain (centre) | triballian | 3115 | 3  4 - - 3 0 | -
        Triballian chieftain (rear)   | triballian | 3515 | 2  4 - - 3 0 | -
    """,
    "arigaeum": """
        Alexander III                    | macedonian | 1316 | 7  8 - - 7 4 | OC*/2
        Leonnatus                        | macedonian | 1309 | 4  4 - - 5 1 | -
        Ptolemy                          | macedonian | 1325 | 4  5 - - 5 2 | -
        Aspasian hegemon                 | aspasian   | 3116 | 3  6 L - 4 1 | OC
        Aspasian chieftain (right)       | aspasian   | 3107 | 2  4 - - 3 0 | -
        Aspasian chieftain (left)        | aspasian   | 3125 | 2  4 - - 3 0 | -
        Aspasian chieftain (centre)      | aspasian   | 3014 | 3  4 - - 3 0 | -
        Aspasian chieftain (left centre) | aspasian   | 3020 | 2  4 - - 3 0 | -
    """,
}

# side | contingent | class TQ/size/MA missile (* shock-capable) | facing | hexes, in the order of the counters
UNITS: Final = {
    "samarkand": """
        macedonian | foot | HI HO 6/10/4 | 90 | Mercenary hoplites 2619/2620
        macedonian | foot | HI HO 6/4/5 | 90 | Mercenary hoplite company 2621
        macedonian | light | LI LP 5/5/5 J | 90 | Mercenary peltasts 1 2618, Mercenary peltasts 2 2622
        macedonian | light | SK A 5/1/6 A | 90 | Archers 2818
        macedonian | light | SK S 5/1/6 S | 90 | Slingers 2822
        macedonian | light | SK J 7/2/6 J* | 90 | Agrianian detachment 2820
        macedonian | horse | HC 7/2/8 | 90 | Companion detachment 2516
        macedonian | horse | HC 5/4/8 | 90 | Mercenary cavalry 1 2517, Mercenary cavalry 2 2523
        macedonian | horse | LC J 5/4/10 J | 90 | Mounted javelin-men 2524
        sogdian | dahae | LC A 5/3/10 A | 270 | Dahae horse archers 1 3616, Dahae horse archers 2 3618
        sogdian | dahae | LC A 5/3/10 A | 270 | Dahae horse archers 3 3622, Dahae horse archers 4 3624
        sogdian | sogdian | LC J 4/5/10 J | 270 | Sogdian horse 1 3814, Sogdian horse 2 3826
        sogdian | sogdian | HC 6/5/7 | 270 | Sogdian nobles 3820
        sogdian | sogdian_foot | LI 4/5/5 J | 270 | Sogdian foot 1 3818, Sogdian foot 2 3822
        sogdian | sogdian_foot | SK A 3/1/6 A | 270 | Sogdian archers 3720
    """,
    "chaeronea": """
        macedonian | macedonian | HI HY 8/6/5 | 270 | Hypaspists 1 3506, Hypaspists 2 3507, Hypaspists 3 3508
        macedonian | macedonian | PH 7/10/4 | 270 | Phalanx 1 3509/3510, Phalanx 2 3511/3512, Phalanx 3 3513/3514
        macedonian | macedonian | PH 7/10/4 | 270 | Phalanx 4 3515/3516, Phalanx 5 3517/3518, Phalanx 6 3519/3520
        macedonian | macedonian | PH 7/10/4 | 270 | Phalanx 7 3521/3522, Phalanx 8 3523/3524, Phalanx 9 3525/3526
        macedonian | macedonian | PH 7/10/4 | 270 | Phalanx 10 3527/3528, Phalanx 11 3709/3710, Phalanx 12 3711/3712
        macedonian | macedonian | HC 7/4/8 | 270 | Companions 1 3529, Companions 2 3530, Companions 3 3729
        macedonian | macedonian | HC 7/4/8 | 270 | Companions 4 3730
        macedonian | thessalian | HC 7/4/8 | 270 | Thessalians 1 3531, Thessalians 2 3731
        macedonian | macedonian | HC 8/3/8 | 270 | Royal squadron of the Companions 3728
        macedonian | thracian | LI LP 6/5/5 J | 270 | Thracian peltasts 1 3505, Thracian peltasts 2 3604
        macedonian | allied | LI LP 5/5/5 J | 270 | Allied peltasts 3532
        macedonian | light | SK A 5/1/6 A | 270 | Macedonian archers 1 3306, Macedonian archers 2 3310
        macedonian | light | SK J 4/1/6 J | 270 | Javelin-men 1 3315, Javelin-men 2 3320
        macedonian | light | SK S 4/1/6 S | 270 | Slingers 3325
        greek | allied | LI LP 5/5/5 J | 90 | Acarnanian peltasts 2005
        greek | athenian | HI HO 6/4/5 | 90 | Athenian picked hoplites 2006
        greek | athenian | HI HO 5/10/4 | 90 | Athenian hoplites 1 2007/2008, Athenian hoplites 2 2009/2010
        greek | athenian | HI HO 5/10/4 | 90 | Athenian hoplites 3 2011/2012, Athenian hoplites 4 2013/2014
        greek | athenian | HI HO 5/10/4 | 90 | Athenian hoplites 5 2015/2016, Athenian hoplites 6 2017/2018
        greek | allied | HI HO 5/10/4 | 90 | Achaean hoplites 2019/2020, Corinthian hoplites 2021/2022
        greek | allied | HI HO 5/10/4 | 90 | Euboean, Megarian and Corcyraean hoplites 1815/1816
        greek | allied | HI HO 5/10/4 | 90 | Phocian hoplites 1817/1818
        greek | mercenary | HI HO 6/10/4 | 90 | Mercenary hoplites 1 2023/2024, Mercenary hoplites 2 1819/1820
        greek | theban | HI HO 6/10/4 | 90 | Theban hoplites 1 2025/2026, Theban hoplites 2 2027/2028
        greek | theban | HI HO 6/10/4 | 90 | Theban hoplites 3 2029/2030, Theban hoplites 4 1825/1826
        greek | theban | HI HO 6/10/4 | 90 | Theban hoplites 5 1827/1828, Theban hoplites 6 1829/1830
        greek | theban | HI HO 8/2/5 | 90 | Theban Sacred Band 2031
        greek | theban | HI HO 5/10/4 | 90 | Boeotian hoplites 1 1821/1822, Boeotian hoplites 2 1823/1824
        greek | athenian | SK A 4/1/6 A | 90 | Athenian archers 1 2208, Athenian archers 2 2212
        greek | mercenary | SK S 4/1/6 S | 90 | Mercenary slingers 2216
        greek | allied | SK J 4/1/6 J | 90 | Allied javelin-men 2220
        greek | theban | SK J 4/1/6 J | 90 | Boeotian javelin-men 1 2225, Boeotian javelin-men 2 2229
        greek | mercenary | LI LP 5/5/5 J | 90 | Mercenary peltasts 1 2105, Mercenary peltasts 2 2123
        greek | athenian | HC 4/3/8 | 90 | Athenian cavalry 1 1808, Athenian cavalry 2 1810
        greek | theban | HC 5/3/8 | 90 | Theban cavalry 1 1831, Theban cavalry 2 1630
    """,
    "pelium": """
        macedonian | phalanx | PH 7/10/4 | 90 | Phalanx 1 2612/2613, Phalanx 2 2614/2615, Phalanx 3 2616/2617
        macedonian | phalanx | PH 7/10/4 | 90 | Phalanx 4 2618/2619, Phalanx 5 2620/2621, Phalanx 6 2622/2623
        macedonian | hypaspist | HI HY 8/6/5 | 90 | Hypaspists 1 2809, Hypaspists 2 2810, Hypaspists 3 2811
        macedonian | companion | HC 8/3/8 | 90 | Royal squadron of the Companions 3013
        macedonian | companion | HC 7/4/8 | 90 | Companions 1 3014, Companions 2 3015, Companions 3 3016
        macedonian | light | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1 3011, Agrianian javelin-men 2 3012
        macedonian | light | SK A 5/1/6 A | 90 | Archers 1 3019, Archers 2 3020
        macedonian | artillery | AT B 4/1/2 B | 90 | Oxybeles 1 3318, Oxybeles 2 3320
        illyrian | town | LI 4/5/5 J | 90 | Dardanian foot 1 1316, Dardanian foot 2 1317, Dardanian foot 3 1318
        illyrian | town | LI 4/5/5 J | 90 | Dardanian foot 4 1016, Dardanian foot 5 1018
        illyrian | taulantian | LI 5/5/5 J | 150 | Taulantian foot, north 1 2103, Taulantian foot, north 3 2504
        illyrian | taulantian | LI 5/5/5 J | 150 | Taulantian foot, north 5 3004
        illyrian | taulantian | LI LP 5/5/5 J | 150 | Taulantian foot, north 2 2304, Taulantian foot, north 4 2703
        illyrian | taulantian | LI LP 5/5/5 J | 150 | Taulantian foot, north 6 3303
        illyrian | taulantian | LI 5/5/5 J | 30 | Taulantian foot, south 1 1830, Taulantian foot, south 3 2430
        illyrian | taulantian | LI 5/5/5 J | 30 | Taulantian foot, south 5 3031
        illyrian | taulantian | LI LP 5/5/5 J | 30 | Taulantian foot, south 2 2130, Taulantian foot, south 4 2730
        illyrian | taulantian | LI LP 5/5/5 J | 30 | Taulantian foot, south 6 3330
        illyrian | light | LI LP 5/5/5 J | 270 | Knoll guard 1 3811, Knoll guard 2 3812
        illyrian | light | SK J 4/1/6 J | 270 | Knoll javelin-men 3712
        illyrian | light | SK S 4/1/6 S | 150 | Taulantian slingers 1 2505
        illyrian | light | SK S 4/1/6 S | 30 | Taulantian slingers 2 2528
        illyrian | light | SK J 4/1/6 J | 150 | Taulantian javelin-men 1 3305
        illyrian | light | SK J 4/1/6 J | 30 | Taulantian javelin-men 2 3328
        illyrian | horse | LC J 5/4/10 J | 90 | Illyrian horse 1 1516, Illyrian horse 2 1518, Illyrian horse 3 1519
    """,
    "granicus": """
        macedonian | thessalian | HC 7/4/8 | 90 | Thessalians 1 2003, Thessalians 2 2004, Thessalians 3 2005
        macedonian | thessalian | HC 7/4/8 | 90 | Thessalians 4 2006
        macedonian | allied | HC 5/3/8 | 90 | Allied Greek cavalry 1 2007, Allied Greek cavalry 2 2008
        macedonian | thracian | LC J 5/3/10 J | 90 | Thracian cavalry 1 2009, Thracian cavalry 2 2010
        macedonian | macedonian | PH 7/10/4 | 90 | Craterus (phalanx) 2011/2012, Meleager (phalanx) 2013/2014
        macedonian | macedonian | PH 7/10/4 | 90 | Philip (phalanx) 2015/2016, Amyntas/Simmias (phalanx) 2017/2018
        macedonian | macedonian | PH 7/10/4 | 90 | Coenus (phalanx) 2019/2020, Perdiccas (phalanx) 2021/2022
        macedonian | macedonian | HI HY 8/6/5 | 90 | Hypaspists 1 2023, Hypaspists 2 2024, Hypaspists 3 2025
        macedonian | prodromoi | LN 6/4/9 | 90 | Prodromoi lancers 1 2026, Prodromoi lancers 2 2027
        macedonian | prodromoi | LC J 6/2/10 J | 90 | Paeonians 2028
        macedonian | companion | HC 8/3/8 | 90 | Royal squadron of the Companions 2029
        macedonian | companion | HC 7/4/8 | 90 | Companions 1 2030, Companions 2 2031, Companions 3 2032
        macedonian | companion | HC 7/4/8 | 90 | Companions 4 2033
        macedonian | agrianian | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1 2231, Agrianian javelin-men 2 2232
        macedonian | light | SK A 5/1/6 A | 90 | Cretan archers 2229, Macedonian archers 2230
        macedonian | thracian | LI LP 6/5/5 J | 90 | Thracian peltasts 1 2210, Thracian peltasts 2 2212
        persian | right | LC J 5/5/10 J | 270 | Rheomithres' horse 1 3103, Rheomithres' horse 2 3104
        persian | right | LC J 5/5/10 J | 270 | Rheomithres' horse 3 3105, Rheomithres' horse 4 3106
        persian | right | HC 5/5/7 | 270 | Median cavalry 1 3107, Median cavalry 2 3108
        persian | right | HC 6/5/7 | 270 | Bactrian heavy cavalry 1 3011, Bactrian heavy cavalry 2 3012
        persian | right | HC 6/5/7 | 270 | Bactrian heavy cavalry 3 3013, Bactrian heavy cavalry 4 2914
        persian | centre | HC 5/5/7 | 270 | Persian nobles 1 2915, Persian nobles 2 2916, Persian nobles 3 2917
        persian | centre | HC 5/5/7 | 270 | Hyrcanian cavalry 1 2918, Hyrcanian cavalry 2 2919
        persian | centre | LC J 5/5/10 J | 270 | Lydian and Ionian horse 2920, Cappadocian horse 1 3217
        persian | centre | LC J 5/5/10 J | 270 | Cappadocian horse 2 3219
        persian | left | LC J 5/5/10 J | 270 | Paphlagonian horse 1 2921, Paphlagonian horse 2 2922
        persian | left | LC J 5/5/10 J | 270 | Paphlagonian horse 3 2923, Cilician horse 1 2924, Cilician horse 2 2925
        persian | left | HC 5/4/8 | 270 | Memnon's mercenary horse 1 2926, Memnon's mercenary horse 2 2927
        persian | left | LC J 4/5/10 J | 270 | Phrygian horse 1 3222, Phrygian horse 2 3224
        persian | greek_mercenary | LI LP 5/5/5 J | 270 | Mercenary peltasts 1 4413, Mercenary peltasts 2 4422
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 1 4414/4415
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 2 4416/4417
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 3 4418/4419
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 4 4420/4421
    """,
    "issus": """
        macedonian | phalanx | PH 7/10/4 | 330 | Amyntas/Simmias (phalanx) 2819/2918, Ptolemy (phalanx) 3018/3117
        macedonian | phalanx | PH 7/10/4 | 330 | Meleager (phalanx) 3218/3317, Craterus (phalanx) 3417/3516
        macedonian | phalanx | PH 7/10/4 | 330 | Perdiccas (phalanx) 3617/3716, Coenus (phalanx) 3816/3915
        macedonian | hypaspist | HI HY 8/6/5 | 330 | Hypaspists 1 4015, Hypaspists 2 4114, Hypaspists 3 4214
        macedonian | companion | HC 8/3/8 | 330 | Royal squadron of the Companions 4414
        macedonian | companion | HC 7/4/8 | 330 | Companions 1 4513, Companions 2 4614, Companions 3 4713
        macedonian | companion | HC 7/4/8 | 330 | Companions 4 4715
        macedonian | prodromoi | LN 6/4/9 | 330 | Prodromoi lancers 1 4812, Prodromoi lancers 2 4912
        macedonian | prodromoi | LC J 6/2/10 J | 330 | Paeonians 4711
        macedonian | agrianian | SK J 7/3/6 J* | 30 | Agrianian javelin-men 1 4914, Agrianian javelin-men 2 4915
        macedonian | light | SK A 5/1/6 A | 330 | Macedonian archers 4512, Cretan archers 2619
        macedonian | light | SK S 5/1/6 S | 330 | Slingers 3615
        macedonian | thracian | LI LP 6/5/5 J | 330 | Thracian peltasts 1 2620, Thracian peltasts 2 2520
        macedonian | companion | HC 5/3/8 | 90 | Flank guard of horse 4917
        macedonian | allied | HC 5/3/8 | 330 | Peloponnesian cavalry 1 2421, Peloponnesian cavalry 2 2321
        macedonian | thessalian | HC 7/4/8 | 330 | Thessalians 1 2222, Thessalians 2 2122, Thessalians 3 2023
        macedonian | thessalian | HC 7/4/8 | 330 | Thessalians 4 1923
        macedonian | second_line | HI HO 6/10/4 | 330 | Alexander's Greek mercenaries 1 3022/3121
        macedonian | second_line | HI HO 6/10/4 | 330 | Alexander's Greek mercenaries 2 3420/3519
        macedonian | second_line | HI HO 5/10/4 | 330 | Allied Greek hoplites 3819/3918
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 1 3011/3110
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 2 3210/3309
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 3 3409/3508
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 4 3609/3708
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 5 3808/3907
        persian | greek_mercenary | HI HO 6/10/4 | 150 | Greek mercenary hoplites 6 4008/4107
        persian | cardaces_right | LI CA 5/10/4 J | 150 | Cardaces, right 1 2213/2312, Cardaces, right 2 2413/2512
        persian | cardaces_right | LI CA 5/10/4 J | 150 | Cardaces, right 3 2612/2711, Cardaces, right 4 2812/2911
        persian | cardaces_left | LI CA 5/10/4 J | 150 | Cardaces, left 1 4207/4306, Cardaces, left 2 4406/4505
        persian | cardaces_left | LI CA 5/10/4 J | 150 | Cardaces, left 3 4605/4704, Cardaces, left 4 4803/4902
        persian | screen | SK A 4/1/6 A | 150 | Persian archers 1 4309, Persian archers 2 4508, Persian archers 3 4707
        persian | screen | SK A 4/1/6 A | 150 | Persian archers 4 2913, Persian archers 5 2714, Persian archers 6 2515
        persian | screen | SK S 4/1/6 S | 150 | Persian slingers 1 3312, Persian slingers 2 4109
        persian | screen | SK J 4/1/6 J | 150 | Persian javelin-men 4804
        persian | right_horse | HC 5/5/7 | 150 | Persian heavy cavalry 1 2013, Persian heavy cavalry 2 1813
        persian | right_horse | HC 5/5/7 | 150 | Persian heavy cavalry 3 1614, Persian heavy cavalry 4 1414
        persian | right_horse | HC 5/5/7 | 150 | Persian heavy cavalry 5 1215, Persian heavy cavalry 6 1016
        persian | right_horse | LC J 5/5/10 J | 150 | Persian light horse 1 2011, Persian light horse 2 1811
        persian | right_horse | LC J 5/5/10 J | 150 | Persian light horse 3 1612, Persian light horse 4 1412
        persian | right_horse | LC A 5/5/10 A | 150 | Persian light horse 5 1213, Persian light horse 6 1014
        persian | royal | HC 7/5/7 | 150 | Kinsmen 1 3505, Kinsmen 2 3705
        persian | royal | MI 7/6/5 | 150 | Apple-bearers 1 3406, Apple-bearers 2 3806
        persian | levy | MI 3/6/5 | 150 | Levy foot 1 2608, Levy foot 3 3007, Levy foot 5 4004, Levy foot 7 4403
        persian | levy | LI 3/5/5 | 150 | Levy foot 2 2808, Levy foot 4 3206, Levy foot 6 4204, Levy foot 8 4602
        persian | hill | LI 4/5/5 J | 270 | Hill detachment 1 5318, Hill detachment 2 5320, Hill detachment 3 5216
        persian | hill | SK J 4/1/6 J | 270 | Hill skirmishers 5214
    """,
    "arbela": """
        macedonian | thessalian | HC 7/2/8 | 90 | Pharsalian squadron 2007
        macedonian | thessalian | HC 7/4/8 | 90 | Thessalians 1 2008, Thessalians 2 2009, Thessalians 3 2010
        macedonian | thessalian | HC 7/4/8 | 90 | Thessalians 4 2011
        macedonian | allied | HC 5/3/8 | 90 | Allied Greek cavalry 1 2012, Allied Greek cavalry 2 2013
        macedonian | phalanx | PH 7/10/4 | 90 | Craterus (phalanx) 2014/2015, Amyntas/Simmias (phalanx) 2016/2017
        macedonian | phalanx | PH 7/10/4 | 90 | Polyperchon (phalanx) 2018/2019, Meleager (phalanx) 2020/2021
        macedonian | phalanx | PH 7/10/4 | 90 | Perdiccas (phalanx) 2022/2023, Coenus (phalanx) 2024/2025
        macedonian | hypaspist | HI HY 8/6/5 | 90 | Hypaspists 1 2026, Hypaspists 2 2027, Hypaspists 3 2028
        macedonian | companion | HC 7/4/8 | 90 | Companions 1 2029, Companions 2 2030, Companions 3 2031
        macedonian | companion | HC 7/4/8 | 90 | Companions 4 2032
        macedonian | companion | HC 8/3/8 | 90 | Royal squadron of the Companions 2033
        macedonian | left_guard | LC J 5/4/10 J | 90 | Andromachus' mercenary horse 1805
        macedonian | left_guard | HC 5/3/8 | 90 | Coeranus' allied cavalry 1806
        macedonian | left_guard | LC J 5/3/10 J | 90 | Odrysian cavalry 1807
        macedonian | left_guard | LI LP 6/5/5 J | 90 | Sitalces' Thracians 1 1808, Sitalces' Thracians 2 1809
        macedonian | light | SK A 5/1/6 A | 90 | Cretan archers 2109, Archers 2227
        macedonian | right_guard | LC J 5/4/10 J | 90 | Menidas' mercenary horse 2034
        macedonian | right_guard | LN 6/4/9 | 90 | Prodromoi lancers 1 1934, Prodromoi lancers 2 1935
        macedonian | right_guard | LC J 6/2/10 J | 90 | Paeonians 2035
        macedonian | right_guard | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1 2036
        macedonian | right_guard | SK A 5/1/6 A | 90 | Macedonian archers 2037
        macedonian | right_guard | HI HO 6/10/4 | 90 | Veteran mercenaries 1836/1837
        macedonian | light | SK J 4/1/6 J | 90 | Balacrus' javelin-men 1 2228, Balacrus' javelin-men 2 2230
        macedonian | light | SK J 7/3/6 J* | 90 | Agrianian javelin-men 2 2232
        macedonian | light | SK S 5/1/6 S | 90 | Rhodian slingers 2217
        macedonian | second_line | HI HO 5/10/4 | 90 | Allied Greek hoplites 1 1616/1617
        macedonian | second_line | HI HO 5/10/4 | 90 | Allied Greek hoplites 2 1619/1620
        macedonian | second_line | HI HO 6/10/4 | 90 | Mercenary hoplites 1 1622/1623, Mercenary hoplites 2 1625/1626
        macedonian | camp | LI LP 5/5/5 J | 90 | Thracian camp guard 1 0723, Thracian camp guard 2 0726
        persian | left_chariots | CH 5/3/7 | 270 | Scythed chariots, left 1 3328, Scythed chariots, left 2 3329
        persian | left_chariots | CH 5/3/7 | 270 | Scythed chariots, left 3 3330, Scythed chariots, left 4 3331
        persian | left_chariots | CH 5/3/7 | 270 | Scythed chariots, left 5 3332
        persian | centre_chariots | CH 5/3/7 | 270 | Scythed chariots, centre 1 3321, Scythed chariots, centre 2 3322
        persian | centre_chariots | CH 5/3/7 | 270 | Scythed chariots, centre 3 3323
        persian | right_chariots | CH 5/3/7 | 270 | Scythed chariots, right 1 3413, Scythed chariots, right 2 3414
        persian | elephants | EL 6/5/5 J+a | 270 | Elephants 1 3522, Elephants 2 3523, Elephants 3 3524
        persian | left_wing | LC A 5/5/10 A | 270 | Scythian horse archers 1 3434, Scythian horse archers 2 3435
        persian | left_wing | LC A 5/5/10 A | 270 | Scythian horse archers 3 3436, Dahae horse archers 1 3734
        persian | left_wing | LC A 5/5/10 A | 270 | Dahae horse archers 2 3735
        persian | left_wing | HC 6/5/7 | 270 | Bactrian vanguard 1 3438, Bactrian vanguard 2 3439
        persian | left_wing | HC 6/5/7 | 270 | Bactrian heavy cavalry 1 3737, Bactrian heavy cavalry 2 3738
        persian | left_wing | HC 6/5/7 | 270 | Bactrian heavy cavalry 3 3739
        persian | right_wing | HC 5/5/7 | 270 | Armenian cavalry 1 3410, Armenian cavalry 2 3411
        persian | right_wing | HC 5/5/7 | 270 | Hyrcanian cavalry 3707, Median cavalry 1 3712, Median cavalry 2 3713
        persian | right_wing | HC 5/5/7 | 270 | Coele-Syrian cavalry 1 3716, Coele-Syrian cavalry 2 3717
        persian | right_wing | LC J 5/5/10 J | 270 | Cappadocian horse 1 3408, Cappadocian horse 2 3409
        persian | right_wing | LC J 5/5/10 J | 270 | Mesopotamian horse 1 3714, Mesopotamian horse 2 3715
        persian | right_wing | LC J 4/5/10 J | 270 | Sacesinian horse 3704, Albanian horse 3705, Tapurian horse 3706
        persian | right_wing | HC CAT 6/5/7 | 270 | Sacae 1 (armoured) 3708, Sacae 2 (armoured) 3709
        persian | right_wing | LC A 5/5/10 A | 270 | Parthian horse archers 1 3710, Parthian horse archers 2 3711
        persian | centre | LI 4/5/5 J | 270 | Transplanted Carians 3718
        persian | centre | LC J 5/5/10 J | 270 | Indian horse 3719
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 1 3720/3721
        persian | greek_mercenary | HI HO 6/10/4 | 270 | Greek mercenary hoplites 2 3726/3727
        persian | royal | HC 7/5/7 | 270 | Kinsmen 1 3722, Kinsmen 2 3723
        persian | royal | MI 7/6/5 | 270 | Apple-bearers 1 3724, Apple-bearers 2 3725
        persian | centre | SK A 4/1/6 A | 270 | Mardian archers 1 3422, Mardian archers 2 3424
        persian | babylonian | SK A 4/1/6 A | 270 | Babylonian archers 1 3515, Babylonian archers 2 3516
        persian | left_foot | LI 4/5/5 J | 270 | Cadusians 3728
        persian | left_foot | MI 4/6/5 | 270 | Susians 3729, Persian foot 1 3730, Persian foot 2 3731
        persian | left_wing | LC J 5/5/10 J | 270 | Arachosian horse 1 3732, Arachosian horse 2 3733
        persian | left_wing | HC 5/5/7 | 270 | Persian cavalry 3736
        persian | left_wing | HC CAT 6/5/7 | 270 | Bactrian heavy cavalry 4 3740
        persian | babylonian | MI 4/6/5 | 270 | Babylonian foot 1 4014, Babylonian foot 2 4015, Babylonian foot 3 4016
        persian | second_line | LI 4/5/5 | 270 | Uxians 1 4019, Uxians 2 4020
        persian | second_line | LI 4/5/5 J | 270 | Red Sea peoples 1 4022, Red Sea peoples 2 4024
        persian | second_line | MI 4/6/5 | 270 | Sitacenian foot 1 4026, Sitacenian foot 2 4027
    """,
    "jaxartes": """
        macedonian | artillery | AT B 4/1/2 B | 90 | Oxybeles 1 2411, Oxybeles 2 2415, Oxybeles 3 2419
        macedonian | light | SK A 5/1/6 A | 90 | Macedonian archers 2412, Cretan archers 2416
        macedonian | light | SK S 5/1/6 S | 90 | Slingers 2418
        macedonian | light | SK J 7/3/6 J* | 90 | Agrianian javelin-men 2413
        macedonian | light | SK J 4/1/6 J | 90 | Balacrus' javelin-men 2414
        macedonian | foot | HI HY 8/6/5 | 90 | Hypaspists 1 2212, Hypaspists 2 2213
        macedonian | foot | PH 7/10/4 | 90 | Phalanx A 2214/2215, Phalanx B 2216/2217
        macedonian | foot | HI HO 6/10/4 | 90 | Mercenary hoplites 2218/2219
        macedonian | horse | LN 6/4/9 | 90 | Sarissa lancers 1 2009, Sarissa lancers 2 2010
        macedonian | horse | HC 5/4/8 | 90 | Mercenary cavalry 2011
        macedonian | horse | HC 8/3/8 | 90 | Royal squadron of the Companions 2020
        macedonian | horse | HC 7/4/8 | 90 | Companions 1 2021, Companions 2 2022
        macedonian | horse | LC J 5/4/10 J | 90 | Mounted javelin-men 2023
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 1 3009, Saka horse archers 2 3011
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 3 3013, Saka horse archers 4 2915
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 5 2917, Saka horse archers 6 2919
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 7 2921, Saka horse archers 8 3107
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 9 3208, Saka horse archers 10 3210
        scythian | saka | LC A 5/5/10 A | 270 | Saka horse archers 11 3222, Saka horse archers 12 3124
        scythian | nobles | HC CAT 6/5/7 | 270 | Saka nobles 1 3414, Saka nobles 2 3416, Saka nobles 3 3418
    """,
    "hydaspes": """
        macedonian | left_horse | LC J 5/5/10 J | 90 | Sogdian horse 1805
        macedonian | left_horse | HC 6/5/7 | 90 | Bactrian cavalry 1806
        macedonian | left_horse | HC 7/5/8 | 90 | Demetrius' hipparchy 1807, Coenus' hipparchy 1808
        macedonian | phalanx | PH 7/10/4 | 90 | Gorgias (phalanx) 1810/1811, Attalus (phalanx) 1812/1813
        macedonian | phalanx | PH 7/10/4 | 90 | Meleager (phalanx) 1814/1815, Coenus/Antigenes (phalanx) 1816/1817
        macedonian | phalanx | PH 7/10/4 | 90 | Cleitus the White (phalanx) 1818/1819
        macedonian | hypaspist | HI HY 8/6/5 | 90 | Hypaspists 1 1820, Hypaspists 2 1821, Hypaspists 3 1822
        macedonian | hypaspist | HI HY 8/6/5 | 90 | Hypaspists 4 1823
        macedonian | right_horse | HC 7/5/8 | 90 | Perdiccas' hipparchy 1824, Hephaestion's hipparchy 1825
        macedonian | right_horse | HC 8/3/8 | 90 | Royal squadron of the Companions 1826
        macedonian | right_horse | LC A 5/5/10 A | 90 | Dahae horse archers 1 2027, Dahae horse archers 2 2028
        macedonian | right_horse | LC A 5/5/10 A | 90 | Scythian horse archers 2029
        macedonian | light | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1 2012, Agrianian javelin-men 2 2020
        macedonian | light | SK A 5/1/6 A | 90 | Macedonian archers 2016, Cretan archers 2018
        macedonian | light | SK J 4/1/6 J | 90 | Thracian javelin-men 2017
        macedonian | light | SK S 5/1/6 S | 90 | Slingers 2010
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 1 3207, Elephants 2 3208, Elephants 3 3209
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 4 3210, Elephants 5 3211, Elephants 6 3212
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 7 3213, Elephants 8 3214, Elephants 9 3215
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 10 3216, Elephants 11 3217, Elephants 12 3218
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 13 3219, Elephants 14 3220, Elephants 15 3221
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 16 3222, Elephants 17 3223, Elephants 18 3224
        indian | elephants | EL 6/5/5 J+a | 270 | Elephants 19 3225, Elephants 20 3226, Elephants 21 3227
        indian | foot_right | MI 5/8/5 | 270 | Indian foot, right 1 3407, Indian foot, right 2 3408
        indian | foot_right | MI 5/8/5 | 270 | Indian foot, right 3 3409, Indian foot, right 4 3410
        indian | foot_right | MI 5/8/5 | 270 | Indian foot, right 5 3411, Indian foot, right 6 3412
        indian | foot_right | MI 5/8/5 | 270 | Indian foot, right 7 3413, Indian foot, right 8 3414
        indian | foot_right | MI 5/8/5 | 270 | Indian foot, right 9 3415, Indian foot, right 10 3416
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 1 3417, Indian foot, left 2 3418
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 3 3419, Indian foot, left 4 3420
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 5 3421, Indian foot, left 6 3422
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 7 3423, Indian foot, left 8 3424
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 9 3425, Indian foot, left 10 3426
        indian | foot_left | MI 5/8/5 | 270 | Indian foot, left 11 3427
        indian | archers | SK A 4/1/6 A | 270 | Indian archers 1 3609, Indian archers 2 3612, Indian archers 3 3615
        indian | archers | SK A 4/1/6 A | 270 | Indian archers 4 3618, Indian archers 5 3621, Indian archers 6 3624
        indian | chariots_right | CH 5/5/7 A | 270 | Chariots, right 1 3103, Chariots, right 2 3104
        indian | chariots_right | CH 5/5/7 A | 270 | Chariots, right 3 3105, Chariots, right 4 3106
        indian | chariots_left | CH 5/5/7 A | 270 | Chariots, left 1 3128, Chariots, left 2 3129
        indian | chariots_left | CH 5/5/7 A | 270 | Chariots, left 3 3028, Chariots, left 4 3029
        indian | horse_right | LC J 5/5/10 J | 270 | Indian horse, right 1 3303, Indian horse, right 2 3304
        indian | horse_right | LC J 5/5/10 J | 270 | Indian horse, right 3 3305, Indian horse, right 4 3306
        indian | horse_left | LC J 5/5/10 J | 270 | Indian horse, left 1 3328, Indian horse, left 2 3329
        indian | horse_left | LC J 5/5/10 J | 270 | Indian horse, left 3 3528, Indian horse, left 4 3529
    """,
    "lyginus": """
        macedonian | phalanx | PH 7/10/4 | 90 | Phalanx 1 1612/1613, Phalanx 2 1614/1615, Phalanx 3 1616/1617
        macedonian | hypaspist | HI HY 8/6/5 | 90 | Hypaspists 1 1610, Hypaspists 2 1611
        macedonian | right_horse | HC 7/4/8 | 90 | Upper Macedonian horse 1 1620, Upper Macedonian horse 2 1621
        macedonian | left_horse | HC 7/4/8 | 90 | Bottiaean horse 1607, Amphipolitan horse 1608
        macedonian | horse | HC 8/3/8 | 90 | Royal squadron of the Companions 1514
        macedonian | light | SK A 5/1/6 A | 90 | Archers 1 1811, Archers 2 1813
        macedonian | light | SK S 5/1/6 S | 90 | Slingers 1815
        macedonian | light | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1817
        triballian | foot | LI LP 5/5/5 J | 270 | Triballian foot 1 3010, Triballian foot 4 3016
        triballian | foot | LI LP 5/5/5 J | 270 | Triballian foot 7 3211, Triballian foot 10 3217
        triballian | foot | LI LP 5/5/5 J | 270 | Triballian foot 13 3514
        triballian | foot | LI 4/5/5 J | 270 | Triballian foot 2 3012, Triballian foot 3 3014, Triballian foot 5 3018
        triballian | foot | LI 4/5/5 J | 270 | Triballian foot 6 3020, Triballian foot 8 3213, Triballian foot 9 3215
        triballian | foot | LI 4/5/5 J | 270 | Triballian foot 11 3219, Triballian foot 12 3512
        triballian | foot | LI 4/5/5 J | 270 | Triballian foot 14 3516, Triballian foot 15 3518
        triballian | horse | LC J 4/5/10 J | 270 | Triballian horse 1 3209, Triballian horse 2 3221
        triballian | horse | LC J 4/5/10 J | 270 | Triballian horse 3 3610, Triballian horse 4 3620
        triballian | foot | SK J 4/1/6 J | 270 | Triballian javelin-men 1 2911, Triballian javelin-men 2 2915
        triballian | foot | SK J 4/1/6 J | 270 | Triballian javelin-men 3 2919
    """,
    "arigaeum": """
        macedonian | leonnatus | PH 7/10/4 | 90 | Attalus (phalanx) 1207/1208, Balacrus (phalanx) 1209/1210
        macedonian | ptolemy | HI HY 8/6/5 | 90 | Hypaspists 1 1223, Hypaspists 2 1224, Hypaspists 3 1225
        macedonian | ptolemy | PH 7/10/4 | 90 | Philip and Philotas (phalanx) 1226/1227
        macedonian | centre | PH 7/10/4 | 90 | Coenus (phalanx) 1214/1215, Polyperchon (phalanx) 1216/1217
        macedonian | centre | HC 8/3/8 | 90 | Royal squadron of the Companions 1418
        macedonian | centre | HC 7/4/8 | 90 | Companions 1 1419, Companions 2 1420
        macedonian | centre | SK J 7/3/6 J* | 90 | Agrianian javelin-men 1 1614
        macedonian | ptolemy | SK J 7/3/6 J* | 90 | Agrianian javelin-men 2 1425
        macedonian | centre | SK A 5/1/6 A | 90 | Archers 1 1616
        macedonian | leonnatus | SK A 5/1/6 A | 90 | Archers 2 1408
        macedonian | centre | LC J 5/4/10 J | 90 | Mounted javelin-men 1421
        aspasian | foot | LI LP 5/5/5 J | 270 | Aspasian foot 1 2912, Aspasian foot 3 2916, Aspasian foot 5 2920
        aspasian | foot | LI LP 5/5/5 J | 270 | Aspasian foot 7 3015, Aspasian foot 9 3019, Aspasian foot 11 3108
        aspasian | foot | LI LP 5/5/5 J | 270 | Aspasian foot 13 3126
        aspasian | foot | LI 4/5/5 J | 270 | Aspasian foot 2 2914, Aspasian foot 4 2918, Aspasian foot 6 3013
        aspasian | foot | LI 4/5/5 J | 270 | Aspasian foot 8 3017, Aspasian foot 10 3106, Aspasian foot 12 3124
        aspasian | foot | SK A 3/1/6 A | 270 | Aspasian archers 1 2806, Aspasian archers 2 2809
        aspasian | foot | SK A 3/1/6 A | 270 | Aspasian archers 3 2712, Aspasian archers 4 2717
        aspasian | foot | SK A 3/1/6 A | 270 | Aspasian archers 5 2823, Aspasian archers 6 2826
        aspasian | horse | LC J 4/5/10 J | 270 | Aspasian horse 1 2816, Aspasian horse 2 2819, Aspasian horse 3 3210
        aspasian | household | MI 6/6/5 | 270 | Household foot 1 3216, Household foot 2 3317
    """,
}
