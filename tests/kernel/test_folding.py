"""Whoever looks for a word finds it however the input method has written it."""

import pytest

from polemos.kernel.folding import folded


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ｌｏｏｋ　ダラ", "look ダラ"),
        ("ﾀﾞﾗ", "ダラ"),
        ("だら", "ダラ"),
        ("ＤＡＲＡ", "dara"),
        ("１７．７４", "17.74"),
        ("  two\u3000words  ", "two words"),
        ("Méroé", "meroe"),
        ("ヴァンダル", "ヴァンダル"),
        ("ゔぁんだる", "ヴァンダル"),
        ("ﾊﾟﾋﾟﾙｽ", "パピルス"),
        ("", ""),
    ],
)
def test_what_is_typed_is_compared_without_regard_to_width_case_accents_and_kana(typed: str, meant: str) -> None:
    assert folded(typed) == meant
    assert folded(folded(typed)) == folded(typed)
