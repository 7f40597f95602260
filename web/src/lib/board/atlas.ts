// A board made ready: spaces by id, who touches whom, what lies where. Computed once for each board.
import type { Board, LineKind, Region, Space } from '../api/types'
import { boxOf, holds, inside, outlines, sideKey, type Box, type Point } from './geometry'

export interface Place {
  space: Space
  box: Box
  centre: Point
  /** Hexes and areas lie on the map; points are spots on it; boxes lie beside it. */
  onMap: boolean
  /** The area in which this one lies as the board says, be it a hex of it or a place inside it; NOWHERE for all others. */
  within: number
  /** The area in which this one lies as a place of its own (a fort in its zone); NOWHERE for all others. */
  host: number
  /** An area that is made of hexes: these say what its ground is like. */
  parted: boolean
}

export interface Atlas {
  board: Board
  frame: Box
  places: Map<number, Place>
  /** In board order. */
  list: Place[]
  /** Who touches whom; found out when it is first asked for. */
  readonly neighbours: Map<number, number[]>
  regions: Map<string, Region>
  /** The edge of the map: the outlines of all hexes taken together, or the rectangle around areas and points. */
  rim: Point[][]
  /** Space by name ("3511"), for clients that only know names. */
  names: Map<string, number>
  at(x: number, y: number): number
  near(box: Box): Place[]
}

const CELL = 2
export const NOWHERE = -1

/** What joins two points on the map, by its class. */
export const ROUTES: ReadonlySet<LineKind> = new Set<LineKind>([
  'road',
  'track',
  'pass',
  'coastal',
  'sea_route',
  'edge',
  'strait',
])

/** What a space belongs to that is no space for itself: the area of a hex, or around a place. */
export function areaOf({ space, host, within }: Place): number {
  return host === NOWHERE && space.kind === 'hex' ? within : host
}

/** The areas that are made of hexes. */
export function partedOf(board: Board): Set<number> {
  return new Set(board.spaces.flatMap(({ id, kind }) => (kind === 'hex' ? (board.within[id] ?? []) : [])))
}

/** Half the width of a point, and how far its map reaches beyond it. */
export const SPOT = 0.5
const ABOUT = 1

/** What a space is called beside its name: "3511", "T5"; "" where that is a word that nobody need know. */
export function numberOf(space: Space): string {
  return space.kind !== 'box' && /\d/.test(space.name) ? space.name : ''
}

/** The side of a counter on a board whose spaces are one unit wide, in the measure of the data. */
const STANDARD = 0.66

/** How wide a space is for the counters of a board, in the measure of its data. */
export function unitOf(board: Board): number {
  return board.counter / STANDARD
}

/** The board in units of one space that suits its counters; the same object where it is so already. */
export function inSpaces(board: Board): Board {
  const unit = unitOf(board)
  if (Math.abs(unit - 1) < 0.02) return board
  const point = ([x, y]: readonly [number, number]): [number, number] => [x / unit, y / unit]
  const [left, top, width, height] = board.frame
  return {
    ...board,
    frame: [left / unit, top / unit, width / unit, height / unit],
    spaces: board.spaces.map((one) => ({ ...one, shape: one.shape.map(point), centre: point(one.centre) })),
    lines: board.lines.map((one) => ({ ...one, points: one.points.map(point) })),
    outlines: board.outlines.map((one) => ({ ...one, rings: one.rings.map((ring) => ring.map(point)) })),
    labels: board.labels.map((one) => ({ ...one, at: point(one.at), size: one.size / unit })),
    tracks: board.tracks.map((one) => ({ ...one, at: point(one.at), box: point(one.box) })),
    counter: STANDARD,
  }
}

/** Who is joined as the board says; else spaces that share a side, or that a drawn connection joins. */
function adjacency(board: Board, list: readonly Place[]): Map<number, number[]> {
  const next = new Map<number, Set<number>>(list.map(({ space }) => [space.id, new Set<number>()]))
  const join = (a: number, b: number): void => {
    if (a === b) return
    next.get(a)?.add(b)
    next.get(b)?.add(a)
  }
  if (board.links.length) for (const [a, b] of board.links) join(a, b)
  else bySight(board, list, join)
  return new Map([...next].map(([id, row]) => [id, [...row]]))
}

function bySight(board: Board, list: readonly Place[], join: (a: number, b: number) => void): void {
  // Areas and the hexes of which they are made have sides in common, and are not beside each other for that.
  const grains = new Map<boolean, Map<number, number[]>>([true, false].map((hex) => [hex, new Map<number, number[]>()]))
  for (const { space, onMap } of list) {
    if (!onMap) continue
    const owners = grains.get(space.kind === 'hex')!
    space.shape.forEach((corner, i) => {
      const key = sideKey(corner, space.shape[(i + 1) % space.shape.length]!)
      const row = owners.get(key)
      if (row) row.push(space.id)
      else owners.set(key, [space.id])
    })
  }
  for (const owners of grains.values())
    for (const [a, b] of owners.values()) if (a !== undefined && b !== undefined) join(a, b)
  for (const { space, host } of list) if (host !== NOWHERE) join(space.id, host)
  const centres = new Map(list.map((place) => [`${place.centre[0].toFixed(2)},${place.centre[1].toFixed(2)}`, place]))
  for (const line of board.lines) {
    if (!ROUTES.has(line.kind)) continue
    const ends = [line.points[0], line.points[line.points.length - 1]].map((point) =>
      point ? centres.get(`${point[0].toFixed(2)},${point[1].toFixed(2)}`) : undefined,
    )
    // A road of a map of hexes leads through many of them; between points every route is a connection.
    const plain = line.kind === 'edge' || line.kind === 'strait'
    if (ends[0] && ends[1] && (plain || ends.every((end) => end!.space.kind === 'point')))
      join(ends[0].space.id, ends[1].space.id)
  }
}

/** The smallest area around the middle of another one: that one lies in it. An island made of hexes lies in no sea. */
function hostOf(list: readonly Place[], { space, box, centre, within, parted }: Place): number {
  if (within !== NOWHERE) return within
  if (parted) return NOWHERE
  const size = (one: Box): number => (one.right - one.left) * (one.bottom - one.top)
  const hosts = list.filter(
    (one) =>
      one.space.kind === 'area' &&
      one.space.id !== space.id &&
      size(one.box) > size(box) &&
      holds(one.box, ...centre) &&
      inside(one.space.shape, ...centre),
  )
  return hosts.sort((a, b) => size(a.box) - size(b.box))[0]?.space.id ?? NOWHERE
}

function rimOf(board: Board, list: readonly Place[]): Point[][] {
  const onMap = list.filter((place) => place.onMap)
  const hexes = onMap.filter(({ space }) => space.kind === 'hex' && space.shape.length > 2)
  if (hexes.length && !onMap.some((place) => place.parted)) return outlines(hexes.map((place) => place.space.shape))
  if (!onMap.length) return []
  const points = onMap.every(({ space }) => space.kind === 'point')
  const { left, top, right, bottom } = boxOf([
    ...onMap.flatMap(({ box, space }): Point[] => {
      const about = points && space.shape.length < 3 ? ABOUT - SPOT : 0
      return [
        [box.left - about, box.top - about],
        [box.right + about, box.bottom + about],
      ]
    }),
    // A map of points is as large as its coast.
    ...(points ? board.outlines.flatMap((one) => one.rings.flat()) : []),
  ])
  return [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  ]
}

export function atlasOf(given: Board): Atlas {
  const board = inSpaces(given)
  const [left, top, width, height] = board.frame
  const parted = partedOf(board)
  const list: Place[] = board.spaces.map((space) => ({
    space,
    box: space.shape.length > 2 ? boxOf(space.shape) : boxOf([space.centre], SPOT),
    centre: space.centre,
    onMap: space.kind !== 'box',
    within: board.within[space.id] ?? NOWHERE,
    host: NOWHERE,
    parted: parted.has(space.id),
  }))
  for (const place of list) if (place.space.kind === 'area') place.host = hostOf(list, place)
  const buckets = new Map<number, Place[]>()
  for (const place of list)
    for (let i = Math.floor(place.box.left / CELL); i <= Math.floor(place.box.right / CELL); i++)
      for (let j = Math.floor(place.box.top / CELL); j <= Math.floor(place.box.bottom / CELL); j++) {
        const key = i * 65536 + j
        const row = buckets.get(key)
        if (row) row.push(place)
        else buckets.set(key, [place])
      }
  let next: Map<number, number[]> | null = null
  return {
    board,
    frame: { left, top, right: left + width, bottom: top + height },
    places: new Map(list.map((place) => [place.space.id, place])),
    list,
    get neighbours() {
      return (next ??= adjacency(board, list))
    },
    regions: new Map(board.regions.map((region) => [region.id, region])),
    rim: rimOf(board, list),
    names: new Map(list.map((place) => [place.space.name, place.space.id])),
    at(x, y) {
      const row = buckets.get(Math.floor(x / CELL) * 65536 + Math.floor(y / CELL)) ?? []
      let best = NOWHERE
      let nearest = Infinity
      // A point lies over an area, and a small area or a hex over the one in which it lies: what lies uppermost is hit.
      for (const place of row) {
        const { space, box, centre } = place
        if (!holds(box, x, y)) continue
        const far = (x - centre[0]) ** 2 + (y - centre[1]) ** 2
        const spot = space.shape.length < 3
        if (spot ? far > SPOT ** 2 : !inside(space.shape, x, y)) continue
        const rank = spot ? far - 2e6 : areaOf(place) === NOWHERE ? far : far - 1e6
        if (rank < nearest) [best, nearest] = [space.id, rank]
      }
      return best
    },
    near(box) {
      const found = new Set<Place>()
      for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++)
        for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++)
          for (const place of buckets.get(i * 65536 + j) ?? []) found.add(place)
      return [...found]
    },
  }
}

/** The steps from one space to another over neighbours, both ends included; just the ends where there is no way. */
export function wayBetween(atlas: Atlas, from: number, to: number): number[] {
  if (from === to) return [from]
  const came = new Map<number, number>([[from, from]])
  let edge = [from]
  while (edge.length && !came.has(to)) {
    const next: number[] = []
    for (const here of edge)
      for (const there of atlas.neighbours.get(here) ?? [])
        if (!came.has(there)) {
          came.set(there, here)
          next.push(there)
        }
    edge = next
  }
  if (!came.has(to)) return [from, to]
  const way = [to]
  for (let here = to; here !== from;) {
    here = came.get(here)!
    way.push(here)
  }
  return way.reverse()
}

/** The outline of some spaces taken together. */
export function around(atlas: Atlas, spaces: Iterable<number>): Point[][] {
  const shapes = [...spaces].flatMap((id) => {
    const shape = atlas.places.get(id)?.space.shape ?? []
    return shape.length > 2 ? [shape] : []
  })
  return outlines(shapes)
}

/** The circles of points among some spaces: each has its own. */
export function circles(atlas: Atlas, spaces: Iterable<number>): Point[][] {
  return [...spaces].flatMap((id) => {
    const place = atlas.places.get(id)
    if (!place || place.space.shape.length > 2) return []
    const [x, y] = place.centre
    return [
      Array.from({ length: 24 }, (_, i): Point => {
        const turn = (i / 24) * Math.PI * 2
        return [x + SPOT * Math.cos(turn), y + SPOT * Math.sin(turn)]
      }),
    ]
  })
}

/** What lies in a region, and may look different when another side controls it. */
export function reachOf(atlas: Atlas, region: string): Box | null {
  const places = (atlas.regions.get(region)?.spaces ?? []).flatMap((id) => atlas.places.get(id) ?? [])
  const boxes = atlas.list.filter((place) => place.space.region === region && !place.onMap)
  const points = [...places, ...boxes].flatMap(({ box }): Point[] => [
    [box.left, box.top],
    [box.right, box.bottom],
  ])
  return points.length ? boxOf(points, 0.8) : null
}
