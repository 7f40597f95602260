// Figures of provinces, which change in play: below the name or beside it, clear of towns and of each other.
import type { Atlas } from './atlas'
import { boxOf, touch, type Box, type Point } from './geometry'
import { isSmall, type Lettering, type Measure } from './labels'
import type { Figures } from './paint'

/** Between so many CSS pixels they are written, and at scales from so many CSS pixels a space on. */
const SIZE = { least: 9.5, most: 15, from: 12 }
/** Half of what a town takes up. */
const TOWN = 0.36
/** What it costs to stand on other figures, on a town, and each step away from where they belong. */
const COSTS = { figures: 10, town: 3, away: 0.5 }

/** The figures at a scale (CSS pixels a space), as letters. `names`: of the provinces. */
export function figureLetters(
  atlas: Atlas,
  names: readonly Lettering[],
  figures: Figures,
  measure: Measure,
  detail: number,
): Lettering[] {
  const out: Lettering[] = []
  if (detail < SIZE.from) return out
  const towns = atlas.list
    .filter(({ space, onMap }) => onMap && space.site !== '')
    .map(({ centre }) => boxOf([centre], TOWN))
  for (const name of names) {
    const text = name.kind === 'region' ? figures[name.region] : undefined
    if (!text) continue
    const size = Math.min(SIZE.most / detail, Math.max(name.size * 0.62, SIZE.least / detail))
    const half = (measure(text, 'town') * size) / 2
    const spots = spotsOf(name, size, half, isSmall(name, detail)).map((at, n) => {
      const box = { left: at[0] - half, right: at[0] + half, top: at[1] - size * 0.6, bottom: at[1] + size * 0.6 }
      return { at, box, cost: n * COSTS.away + costOf(box, out, towns) }
    })
    const { at, box } = spots.reduce((best, one) => (one.cost < best.cost ? one : best))
    out.push({ ...name, kind: 'town', text, under: '', size, spread: 0, angle: 0, at, box })
  }
  return out
}

function costOf(box: Box, others: readonly Lettering[], towns: readonly Box[]): number {
  const hit = others.filter((one) => touch(one.box, box)).length
  return hit * COSTS.figures + towns.filter((one) => touch(one, box)).length * COSTS.town
}

/** Below the name, or where it would stand if it is too small to be read; above it; farther below; to its sides. */
function spotsOf({ at: [x, y], size: name }: Lettering, size: number, half: number, small: boolean): Point[] {
  const below = small ? 0 : name * 0.62 + size * 0.72
  const high = size * 1.25
  return [
    [x, y + below],
    [x, y - below - (small ? high : 0)],
    [x, y + below + high],
    [x + half * 0.7, y + below],
    [x - half * 0.7, y + below],
    [x + half * 0.7, y - below - (small ? high : 0)],
    [x - half * 0.7, y - below - (small ? high : 0)],
    [x, y + below + 2 * high],
  ]
}
