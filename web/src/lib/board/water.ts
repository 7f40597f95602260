// Which terrains are water: the shore runs about them, and no ground is painted there.
import type { Terrain } from '../api/types'

export const WET: ReadonlySet<Terrain> = new Set<Terrain>([
  'sea',
  'open_sea',
  'protected_sea',
  'harbour',
  'major_river',
  'deep_river',
])
