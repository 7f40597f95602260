// Small pieces of a board, painted as the board itself is: what a ground, a town, a road looks like here.
import type { Board, Language, Space } from '../api/types'
import { boxOf, touch, along, type Box, type Point } from './geometry'
import type { Delivery, Order } from './paint'
import { hire } from './sheet'

/** What of a board is to be seen: a ground, what stands in a place, what else marks it, a line. */
export interface Wanted {
  of: 'ground' | 'site' | 'mark' | 'line'
  name: string
}

/** Around a sample, so that the frame of the painted piece is not in it, in map units. */
const BEYOND = 2
/** What lies so near (map units) counts as lying about. */
const ABOUT = 1.7

/** Where a board shows something best: amid as much of it as there is; null where it has none. */
export function placeOf(board: Board, { of, name }: Wanted): Point | null {
  if (of === 'line') {
    const lines = board.lines.filter((line) => line.kind === name && line.points.length > 1)
    const longest = Math.max(0, ...lines.map((line) => line.points.length))
    const fit = lines.filter((line) => line.points.length === longest)
    const middle = fit[Math.floor(fit.length / 2)]
    return middle ? along(middle.points, 0.5) : null
  }
  const is = (space: Space): boolean =>
    of === 'ground' ? space.terrain === name : of === 'site' ? space.site === name : space.marks.includes(name)
  const there = board.spaces.filter(is)
  if (of !== 'ground') return (there.find((space) => space.kind !== 'box') ?? there[0])?.centre ?? null
  // of a box beside the map a corner shows more than its middle
  const [only] = there
  if (only?.kind === 'box') return only.shape[0] ?? only.centre
  let [best, most] = [null as Point | null, -1]
  // a few of a large ground are enough to find a good place
  const step = Math.max(1, Math.floor(there.length / 60))
  for (let at = 0; at < there.length; at += step) {
    const [x, y] = there[at]!.centre
    const count = there.filter(({ centre: [u, v] }) => Math.hypot(u - x, v - y) < ABOUT).length
    if (count > most) [best, most] = [there[at]!.centre, count]
  }
  return best
}

/** A piece of a board as a board of its own, without names: `width` by `height` map units about a point. */
export function cutOut(board: Board, [x, y]: Point, width: number, height: number): { board: Board; box: Box } {
  const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
  const whole = {
    left: box.left - BEYOND,
    top: box.top - BEYOND,
    right: box.right + BEYOND,
    bottom: box.bottom + BEYOND,
  }
  const near = (points: readonly Point[]): boolean => points.length > 0 && touch(boxOf(points, 0.01), whole)
  const spaces = board.spaces
    .filter((space) => near(space.shape.length ? space.shape : [space.centre]))
    .map((space) => ({ ...space, label: {}, name: '', region: '' }))
  const kept = new Set(spaces.map((space) => space.id))
  return {
    box,
    board: {
      ...board,
      title: {},
      note: {},
      frame: [whole.left, whole.top, width + 2 * BEYOND, height + 2 * BEYOND],
      spaces,
      lines: board.lines.filter((line) => near(line.points)).map((line) => ({ ...line, label: {} })),
      labels: [],
      regions: [],
      tracks: [],
      links: board.links.filter(([a, b]) => kept.has(a) && kept.has(b)),
      within: Object.fromEntries(Object.entries(board.within).filter(([a, b]) => kept.has(Number(a)) && kept.has(b))),
    },
  }
}

/** A painting thread of its own for samples; `end` lets it go. */
export class SamplePainter {
  private readonly thread = hire()
  private readonly waiting = new Map<number, (picture: ImageBitmap | null) => void>()
  private count = 0

  constructor() {
    if (!this.thread) return
    this.thread.onmessage = ({ data }: MessageEvent<Delivery>) => {
      if (data.done === 'tile') return
      const id = data.done === 'sheet' ? data.id : data.sheet
      this.waiting.get(id)?.(data.done === 'sheet' ? data.picture : null)
      this.waiting.delete(id)
      if (data.done === 'failed') console.error('painting a sample:', data.problem)
    }
  }

  /** A piece of a board with what lies around it (`BEYOND`), at so many device pixels a map unit; null where none can be. */
  paint(board: Board, language: Language, dark: boolean, scale: number, ratio: number): Promise<ImageBitmap | null> {
    const { thread } = this
    if (!thread) return Promise.resolve(null)
    const id = ++this.count
    const send = (order: Order): void => thread.postMessage(order)
    // the page may keep a board as a watched object, which cannot be sent
    const plain = JSON.parse(JSON.stringify(board)) as Board
    send({ do: 'board', board: plain, language, dark, control: {}, figures: {}, same: false })
    send({ do: 'sheet', id, scale, ratio })
    return new Promise((done) => this.waiting.set(id, done))
  }

  end(): void {
    this.thread?.terminate()
    for (const done of this.waiting.values()) done(null)
    this.waiting.clear()
  }
}

/** Copy a painted sample to a canvas of `width` by `height` map units, without what lies around it. */
export function showSample(canvas: HTMLCanvasElement, picture: ImageBitmap, scale: number): void {
  const beyond = Math.round(BEYOND * scale)
  canvas.getContext('2d')?.drawImage(picture, -beyond, -beyond)
}
