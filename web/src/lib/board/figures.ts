// Figures of provinces, which change in play: on a small plate on their own land, clear of names, towns and each other.
import type { Atlas } from './atlas'
import { boxOf, grow, touch, type Box, type Point } from './geometry'
import { isSmall, lettersSize, placesOf, type Lettering, type Measure } from './labels'
import type { Figures } from './paint'

/** At scales from so many CSS pixels a space on they are written. */
const FROM = 12
/** The edge of the plate around the figures, as a share of their size. */
export const PLATE = { side: 0.5, head: 0.22 }
/** Half of what a town takes up, and how far below it its name most likely reaches. */
const TOWN = 0.36
const NAME = 0.34
/**
 * What it costs to stand on other figures, on a town, where its name belongs, on each letter of a province's name, wholly
 * beyond the own land, and each map unit away from where they belong.
 */
const COSTS = { figures: 10, town: 5, name: 0.9, letter: 1.1, abroad: 5, away: 0.4 }

/** The figures at a scale (CSS pixels a space), as letters. `names`: of the provinces. */
export function figureLetters(
  atlas: Atlas,
  names: readonly Lettering[],
  figures: Figures,
  measure: Measure,
  detail: number,
): Lettering[] {
  const out: Lettering[] = []
  if (detail < FROM) return out
  const size = lettersSize('figures', detail)
  const sites = atlas.list.filter(({ space, onMap }) => onMap && space.site !== '').map(({ centre }) => centre)
  const towns = sites.map((centre) => boxOf([centre], TOWN))
  const below = sites.map(([x, y]) => ({ left: x - 0.6, right: x + 0.6, top: y + TOWN, bottom: y + TOWN + NAME }))
  const letters = names
    .filter((one) => one.kind === 'region' && !isSmall(one, detail))
    .flatMap((one) => letterBoxes(one, measure))
  for (const name of names) {
    const text = name.kind === 'region' ? figures[name.region] : undefined
    if (!text) continue
    const half = (measure(text, 'figures') * size) / 2 + size * PLATE.side
    const high = size * (0.5 + PLATE.head)
    const land = landOf(atlas, name.region)
    const worth = (at: Point, far: number): { at: Point; box: Box; cost: number } => {
      const box = { left: at[0] - half, right: at[0] + half, top: at[1] - high, bottom: at[1] + high }
      const hits = (boxes: readonly Box[]): number => boxes.filter((one) => touch(one, box)).length
      const others = out.filter((one) => touch(grow(one.box, size * 0.2), box)).length
      const cost =
        far * COSTS.away +
        others * COSTS.figures +
        hits(towns) * COSTS.town +
        hits(below) * COSTS.name +
        hits(letters) * COSTS.letter +
        land.abroad(box) * COSTS.abroad
      return { at, box, cost }
    }
    const [first, ...rest] = spotsOf(name, high, isSmall(name, detail))
    let best = worth(first!, 0)
    rest.forEach((at, n) => {
      const one = worth(at, (n + 1) * 0.4)
      if (one.cost < best.cost) best = one
    })
    for (const at of land.spots) {
      const far = 1 + Math.hypot(at[0] - first![0], at[1] - first![1])
      if (far * COSTS.away >= best.cost) continue
      const one = worth(at, far)
      if (one.cost < best.cost) best = one
    }
    out.push({ ...name, kind: 'figures', text, under: '', size, spread: 0, angle: 0, at: best.at, box: best.box })
  }
  return out
}

/** The boxes of the letters of a name that is spread over its land: between them there is room. */
export function letterBoxes({ text, kind, at, size, spread, angle }: Lettering, measure: Measure): Box[] {
  const letters = [...text]
  const widths = letters.map((letter) => measure(letter, kind) * size)
  const total = widths.reduce((a, b) => a + b, 0) + spread * (letters.length - 1)
  let from = -total / 2
  return letters.map((_, i) => {
    const middle = from + widths[i]! / 2
    from += widths[i]! + spread
    const [x, y] = [at[0] + Math.cos(angle) * middle, at[1] + Math.sin(angle) * middle]
    return { left: x - widths[i]! / 2, right: x + widths[i]! / 2, top: y - size * 0.42, bottom: y + size * 0.42 }
  })
}

interface Land {
  /** Where figures may stand. */
  spots: Point[]
  /** The share of a box that lies beyond the land. */
  abroad: (box: Box) => number
}

/** A province's own land, in squares of so much. */
const SQUARE = 0.25

function landOf(atlas: Atlas, region: string): Land {
  const own = placesOf(
    atlas,
    atlas.board.regions.findIndex(({ id }) => id === region),
  )
  const shaped = own.filter(({ space }) => space.kind === 'hex')
  // what is no hex has land of any shape, or none at all
  if (!shaped.length) return { spots: [], abroad: () => 0 }
  const key = (i: number, j: number): number => i * 65536 + j
  const squares = new Set<number>()
  for (const { centre } of shaped)
    for (let i = Math.floor((centre[0] - 0.5) / SQUARE); i * SQUARE < centre[0] + 0.5; i++)
      for (let j = Math.floor((centre[1] - 0.44) / SQUARE); j * SQUARE < centre[1] + 0.44; j++) squares.add(key(i, j))
  const spots = shaped.flatMap(({ centre: [x, y] }): Point[] => [
    [x, y],
    [x, y - 0.43],
    [x + 0.5, y],
  ])
  const abroad = ({ left, top, right, bottom }: Box): number => {
    let [all, out] = [0, 0]
    for (let i = Math.floor(left / SQUARE); i * SQUARE < right; i++)
      for (let j = Math.floor(top / SQUARE); j * SQUARE < bottom; j++) {
        all++
        if (!squares.has(key(i, j))) out++
      }
    return out / all
  }
  return { spots, abroad }
}

/** Below the name, or where it would stand if it is too small to be read; above it; farther below. */
function spotsOf({ at: [x, y], size: name }: Lettering, high: number, small: boolean): Point[] {
  if (small) return [[x, y]]
  const below = name * 0.5 + high
  return [
    [x, y + below],
    [x, y - below],
    [x, y + below + high],
  ]
}
