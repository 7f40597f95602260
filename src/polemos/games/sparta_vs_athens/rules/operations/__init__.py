"""Operations: forces that move, meet, fight and stop. Sections 4 to 7."""
