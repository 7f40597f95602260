"""Results tables: a row by the modified die, a column, and how likely each result is."""

from polemos.wargame.results import ResultsTable, one_die

DICE = range(1, 7)
# rolls 0 to 3
TABLE = ResultsTable((("AZ", "AR"), ("AR", "-"), ("-", "DR"), ("DR", "DZ")), 0, "4.2")


def test_a_roll_is_read_in_its_column_and_beyond_the_table_in_the_outer_rows() -> None:
    assert [TABLE.read(0, roll) for roll in (-4, 0, 1, 2, 3, 9)] == ["AZ", "AZ", "AR", "-", "DR", "DR"]
    assert TABLE.read(1, 2) == "DR"
    assert TABLE.clause == "4.2"


def test_chances_count_faces_in_the_order_in_which_they_bring_something() -> None:
    assert list(TABLE.chances(1, -1, DICE).items()) == [("AR", 1), ("-", 1), ("DR", 1), ("DZ", 3)]
    assert list(TABLE.chances(1, -1, reversed(DICE)).items()) == [("DZ", 3), ("DR", 1), ("-", 1), ("AR", 1)]
    assert sum(TABLE.chances(0, 5, DICE).values()) == 6
    assert TABLE.results(0, -3, DICE) == ["AZ", "AZ", "AZ", "AR", "-", "DR"]


def test_only_rows_that_the_die_can_come_to_are_in_use() -> None:
    assert TABLE.rows_in_use(0, DICE) == [1, 2, 3]
    assert TABLE.rows_in_use(-9, DICE) == [0]


def test_the_outer_rows_are_open_where_the_die_is_modified() -> None:
    assert TABLE.heads(False) == ["0", "1", "2", "3"]
    assert TABLE.heads(True) == ["0-", "1", "2", "3+"]


def test_a_table_of_one_die_has_one_column() -> None:
    table = one_die((False, False, True), 4, "5.1")
    assert [table.read(0, roll) for roll in (1, 4, 5, 6, 8)] == [False, False, False, True, True]
    assert table.chances(0, 0, DICE) == {False: 5, True: 1}
    assert table.rows == ((False,), (False,), (True,))
