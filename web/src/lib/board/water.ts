// Which terrains are water: the shore runs about them, and no ground is painted there.
export const WET: ReadonlySet<string> = new Set([
  'sea',
  'water',
  'ocean',
  'protected_sea',
  'harbour',
  'major_river',
  'deep_river',
])
