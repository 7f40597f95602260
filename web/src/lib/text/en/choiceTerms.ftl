# Words of choices that the glossary explains
choice-terms = Words:
choice-terms-label = Words of these choices explained
choice-terms-key = Explain a word of the choice that is pointed at
