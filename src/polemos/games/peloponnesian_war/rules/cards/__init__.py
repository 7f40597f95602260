"""Cards, Persia and Sicily. Sections 12 and 19."""
