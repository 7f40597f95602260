// Which pieces of the drawn map are there, which are wanted, and which may go. Drawing is somebody else's.
import type { Box } from './geometry'

export const TILE = 512

export interface Tile<Picture> {
  key: string
  scale: number
  column: number
  row: number
  picture: Picture | null
  /** The age of what is drawn; older than the book's age: to be drawn again. */
  age: number
  spoilt: boolean
  used: number
}

export interface Wish {
  key: string
  scale: number
  column: number
  row: number
  age: number
}

/** The box of the map that a tile shows, in map units. Tiles are counted from the upper left corner of the sheet. */
export function tileBox(frame: Box, scale: number, column: number, row: number): Box {
  const side = TILE / scale
  const [left, top] = [frame.left + column * side, frame.top + row * side]
  return { left, top, right: left + side, bottom: top + side }
}

export function levelOf(scale: number): number {
  return Math.round(scale * 1000) / 1000
}

/** Bookkeeping of tiles by level (device pixels a map unit). */
export class Tiles<Picture> {
  private readonly all = new Map<string, Tile<Picture>>()
  private readonly asked = new Map<string, number>()
  private clock = 0
  private age = 0
  private pinned = 0

  constructor(
    private readonly most: number,
    private readonly frame: Box,
    private readonly drop: (picture: Picture) => void,
  ) {}

  /** The tiles of a level that a box needs, nearest to its middle first. */
  cover(scale: number, sight: Box): { column: number; row: number }[] {
    const side = TILE / scale
    const { left, top, right, bottom } = this.frame
    const low = (value: number): number => Math.max(0, Math.floor(value / side))
    const high = (value: number, most: number): number => Math.ceil(Math.min(value, most) / side) - 1
    const [x, y] = [
      ((sight.left + sight.right) / 2 - left) / side - 0.5,
      ((sight.top + sight.bottom) / 2 - top) / side - 0.5,
    ]
    const out: { column: number; row: number; far: number }[] = []
    for (let row = low(sight.top - top); row <= high(sight.bottom - top, bottom - top); row++)
      for (let column = low(sight.left - left); column <= high(sight.right - left, right - left); column++)
        out.push({ column, row, far: (column - x) ** 2 + (row - y) ** 2 })
    return out.sort((a, b) => a.far - b.far).map(({ column, row }) => ({ column, row }))
  }

  key(scale: number, column: number, row: number): string {
    return `${levelOf(scale)}/${column},${row}`
  }

  get(scale: number, column: number, row: number): Tile<Picture> | undefined {
    const tile = this.all.get(this.key(scale, column, row))
    if (tile) tile.used = ++this.clock
    return tile
  }

  /** Levels with at least one drawn tile, nearest to a scale first; finer ones before coarser. */
  levels(scale: number): number[] {
    const found = new Set([...this.all.values()].map((tile) => tile.scale))
    const cost = (level: number): number => (level >= scale ? level / scale : (scale / level) * 1.5)
    return [...found].sort((a, b) => cost(a) - cost(b))
  }

  /** What should be drawn next for a sight: missing tiles, then spoilt ones; nothing that is asked for already. */
  wishes(scale: number, sight: Box, most: number): Wish[] {
    const missing: Wish[] = []
    const stale: Wish[] = []
    for (const { column, row } of this.cover(scale, sight)) {
      const key = this.key(scale, column, row)
      const tile = this.all.get(key)
      if (tile && !tile.spoilt) continue
      if (this.asked.get(key) === this.age) continue
      const wish = { key, scale: levelOf(scale), column, row, age: this.age }
      if (tile) stale.push(wish)
      else missing.push(wish)
    }
    return [...missing, ...stale].slice(0, Math.max(0, most))
  }

  ask(wish: Wish): void {
    this.asked.set(wish.key, wish.age)
  }

  /** How many pictures are still being drawn. */
  get waiting(): number {
    return this.asked.size
  }

  /** A drawn picture comes; one that was spoilt in between is shown until its successor is there. */
  put(wish: Wish, picture: Picture): void {
    if (this.asked.get(wish.key) === wish.age) this.asked.delete(wish.key)
    const old = this.all.get(wish.key)
    if (old && old.age > wish.age) {
      this.drop(picture)
      return
    }
    if (old?.picture) this.drop(old.picture)
    const { key, scale, column, row, age } = wish
    this.all.set(key, { key, scale, column, row, picture, age, spoilt: age < this.age, used: ++this.clock })
    this.tidy()
  }

  /** What is drawn in a box is no longer so. Everything, without a box. */
  spoil(box?: Box): void {
    this.age++
    for (const tile of this.all.values()) {
      const { left, top, right, bottom } = tileBox(this.frame, tile.scale, tile.column, tile.row)
      const hit = !box || (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      if (hit) tile.spoilt = true
      else if (!tile.spoilt) tile.age = this.age
    }
  }

  clear(): void {
    for (const tile of this.all.values()) if (tile.picture) this.drop(tile.picture)
    this.all.clear()
    this.asked.clear()
    this.age++
  }

  get size(): number {
    return this.all.size
  }

  /** Tiles of this level never go: they stand in wherever nothing finer is there. */
  pin(scale: number): void {
    this.pinned = levelOf(scale)
  }

  /** The least recently seen go first. */
  private tidy(): void {
    if (this.all.size <= this.most) return
    const old = [...this.all.values()].filter((tile) => tile.scale !== this.pinned).sort((a, b) => a.used - b.used)
    for (const tile of old.slice(0, this.all.size - this.most)) {
      if (tile.picture) this.drop(tile.picture)
      this.all.delete(tile.key)
    }
  }
}
