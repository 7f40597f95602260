// Plane geometry of the board: boxes, polygons, smooth lines, and chance that falls the same way every time.

export type Point = readonly [number, number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const EMPTY: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export function boxOf(points: readonly Point[], margin = 0): Box {
  let { left, top, right, bottom } = EMPTY
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

export function touch(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

export function holds(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Whether a point lies in a polygon (even-odd). */
export function inside(shape: readonly Point[], x: number, y: number): boolean {
  let within = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i]!
    const [bx, by] = shape[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** A number in [0, 1) that depends on its two keys alone: maps look the same wherever they are drawn. */
export function chance(a: number, b = 0): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0x27d4eb2f, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** The line with its corners cut (Chaikin); open lines keep their ends. */
export function smooth(points: readonly Point[], closed: boolean, rounds = 2): Point[] {
  let line = [...points]
  for (let round = 0; round < rounds && line.length > 2; round++) {
    const cut: Point[] = closed ? [] : [line[0]!]
    const last = closed ? line.length : line.length - 1
    for (let i = 0; i < last; i++) {
      const [ax, ay] = line[i]!
      const [bx, by] = line[(i + 1) % line.length]!
      cut.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75])
    }
    if (!closed) cut.push(line[line.length - 1]!)
    line = cut
  }
  return line
}

/** Points along a curve that passes through all the given ones (a gentle Catmull-Rom), `steps` to each stretch. */
export function through(points: readonly Point[], steps = 6): Point[] {
  if (points.length < 3) return [...points]
  const out: Point[] = [points[0]!]
  for (let i = 0; i < points.length - 1; i++) {
    const here = points[i]!
    const after = points[i + 1]!
    const before = points[Math.max(0, i - 1)]!
    const beyond = points[Math.min(points.length - 1, i + 2)]!
    const ax = here[0] + (after[0] - before[0]) / 6
    const ay = here[1] + (after[1] - before[1]) / 6
    const bx = after[0] - (beyond[0] - here[0]) / 6
    const by = after[1] - (beyond[1] - here[1]) / 6
    for (let n = 1; n <= steps; n++) {
      const t = n / steps
      const u = 1 - t
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      out.push([p * here[0] + q * ax + r * bx + s * after[0], p * here[1] + q * ay + r * by + s * after[1]])
    }
  }
  return out
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) sum += apart(points[i - 1]!, points[i]!)
  return sum
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** The point at a share (0 to 1) of the way along a line. */
export function along(points: readonly Point[], share: number): Point {
  let left = lengthOf(points) * Math.min(1, Math.max(0, share))
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const b = points[i]!
    const far = apart(a, b)
    if (left <= far && far > 0) {
      const t = left / far
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    }
    left -= far
  }
  return points[points.length - 1] ?? [0, 0]
}

/** A line that wavers between its points as a pen does: each stretch is broken once, always in the same way. */
export function waver(points: readonly Point[], closed: boolean, by: number): Point[] {
  const out: Point[] = []
  const last = closed ? points.length : points.length - 1
  for (let i = 0; i < last; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    // The same stretch drawn the other way round must break in the same place.
    const key = Math.round((a[0] + b[0]) * 997) ^ Math.round((a[1] + b[1]) * 1409)
    const turn = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? 1 : -1
    const off = (chance(key, 7) - 0.5) * by * turn
    out.push(a, [(a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off])
  }
  if (!closed && points.length) out.push(points[points.length - 1]!)
  return out
}

const HALF = 2 ** 21
const WHOLE = 2 ** 22

/** The key of a corner. Corners that two spaces share may differ in their last digit; a hundredth is near enough. */
export function cornerKey(point: Point): number {
  return (Math.round(point[0] * 100) + HALF) * WHOLE + Math.round(point[1] * 100) + HALF
}

/** The key of a side, the same from both ends: that of its middle, for no two sides of a map cross each other. */
export function sideKey(a: Point, b: Point): number {
  return (Math.round((a[0] + b[0]) * 100) + HALF) * WHOLE + Math.round((a[1] + b[1]) * 100) + HALF
}

/** The outlines of a set of polygons taken together: sides that occur once, chained into rings. */
export function outlines(shapes: Iterable<readonly Point[]>): Point[][] {
  const sides = new Map<number, [Point, Point]>()
  for (const shape of shapes)
    for (let i = 0; i < shape.length; i++) {
      const a = shape[i]!
      const b = shape[(i + 1) % shape.length]!
      const key = sideKey(a, b)
      if (!sides.delete(key)) sides.set(key, [a, b])
    }
  const next = new Map<number, [Point, Point][]>()
  for (const side of sides.values()) {
    const key = cornerKey(side[0])
    const row = next.get(key)
    if (row) row.push(side)
    else next.set(key, [side])
  }
  const rings: Point[][] = []
  for (const row of next.values())
    while (row.length) {
      const ring: Point[] = []
      let side = row.pop()
      while (side) {
        ring.push(side[0])
        side = next.get(cornerKey(side[1]))?.pop()
      }
      rings.push(ring)
    }
  return rings
}

/** Noise in [0, 1) that changes smoothly over the plane, about once in each unit. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number): number => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - i), ease(y - j)]
  const at = (a: number, b: number): number => chance(a * 7919 + seed, b)
  const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u
  const low = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
  return top + (low - top) * v
}

/** Twice the area of a ring, positive where it runs clockwise on the screen. */
export function turning(ring: readonly Point[]): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  return sum
}

/** How far a point is from the nearest of many sides, and the direction outward there; null beyond `reach`. */
export type Edges = (x: number, y: number) => { far: number; out: Point } | null

export function edgesOf(rings: readonly (readonly Point[])[], reach: number): Edges {
  const cells = new Map<number, [Point, Point, Point][]>()
  const key = (i: number, j: number): number => i * 65536 + j
  for (const ring of rings) {
    const way = turning(ring) > 0 ? 1 : -1
    ring.forEach((a, n) => {
      const b = ring[(n + 1) % ring.length]!
      const far = apart(a, b) || 1
      const out: Point = [((b[1] - a[1]) / far) * way, (-(b[0] - a[0]) / far) * way]
      const { left, top, right, bottom } = boxOf([a, b], reach)
      for (let i = Math.floor(left); i <= Math.floor(right); i++)
        for (let j = Math.floor(top); j <= Math.floor(bottom); j++) {
          const row = cells.get(key(i, j))
          if (row) row.push([a, b, out])
          else cells.set(key(i, j), [[a, b, out]])
        }
    })
  }
  return (x, y) => {
    let best: { far: number; out: Point } | null = null
    for (const [a, b, out] of cells.get(key(Math.floor(x), Math.floor(y))) ?? []) {
      const [u, v] = [b[0] - a[0], b[1] - a[1]]
      const t = Math.min(1, Math.max(0, ((x - a[0]) * u + (y - a[1]) * v) / (u * u + v * v || 1)))
      const far = Math.hypot(x - a[0] - u * t, y - a[1] - v * t)
      if (far <= reach && (!best || far < best.far)) best = { far, out }
    }
    return best
  }
}
