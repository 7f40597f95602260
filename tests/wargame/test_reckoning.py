"""Terms of a reckoning: what each counts for, what they come to, and limits."""

from polemos.wargame.reckoning import Term, clauses, part, total, within

TERMS = (Term(0, 2, "1.1"), Term(3, -1, "1.2"), Term(0, 4, "1.3"))


def test_terms_add_up_in_all_and_by_reason() -> None:
    assert total(TERMS) == 5
    assert (part(TERMS, 0), part(TERMS, 3), part(TERMS, 1)) == (6, -1, 0)
    assert clauses(TERMS) == ("1.1", "1.2", "1.3")
    assert (total([]), clauses([])) == (0, ())


def test_a_value_is_kept_between_its_limits() -> None:
    assert [within(-2, value, 3) for value in (-9, -2, 0, 3, 4)] == [-2, -2, 0, 3, 3]
