// The printed map on the screen: tiles come from the painting thread and are copied; nothing is painted here.
import type { Board, Language } from '../api/types'
import type { Camera, Size } from './camera'
import { sight } from './camera'
import { grow, type Box } from './geometry'
import type { Control, Delivery, Figures, Order } from './paint'
import { TILE, Tiles, type Wish } from './tiles'

/** Tiles kept: 120 of 1 MB each at the most. */
const MOST = 120
const IN_HAND = 3
/** How much more than the sight is kept ready, as a share of its width. */
const BEYOND = 0.3

let spare: Worker | null = null

/** A painting thread; null where the browser has none. */
export function hire(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' })
}

/** Start a painting thread ahead of the data that it will paint: it takes a moment to wake. */
export function wake(): void {
  spare ??= hire()
}

interface Waiting {
  done: (picture: ImageBitmap) => void
  failed: (problem: Error) => void
}

export class Sheet {
  private readonly tiles: Tiles<ImageBitmap>
  private readonly thread: Worker | null
  private inHand = 0
  private base = 0
  private readonly sheets = new Map<number, Waiting>()
  private count = 0
  private told = false

  constructor(
    private readonly frame: Box,
    private readonly changed: () => void,
  ) {
    this.tiles = new Tiles<ImageBitmap>(MOST, frame, (picture) => picture.close())
    this.thread = spare ?? hire()
    spare = null
    if (this.thread) this.thread.onmessage = (event: MessageEvent<Delivery>) => this.take(event.data)
  }

  private send(order: Order): void {
    this.thread?.postMessage(order)
  }

  /** Send a board; one that a page keeps as a watched object must be copied to plain data first. */
  private sendBoard(order: Order & { do: 'board' }): void {
    try {
      this.send(order)
    } catch (problem) {
      if (!(problem instanceof DOMException) || problem.name !== 'DataCloneError') throw problem
      this.send({ ...order, board: JSON.parse(JSON.stringify(order.board)) as Board })
    }
  }

  private take(delivery: Delivery): void {
    if (delivery.done === 'tile') {
      this.inHand--
      this.tiles.put(delivery.wish, delivery.picture)
    } else if (delivery.done === 'sheet') {
      this.sheets.get(delivery.id)?.done(delivery.picture)
      this.sheets.delete(delivery.id)
    } else {
      // A tile that cannot be painted stays blank paper: asking again would not help.
      console.error('painting the map:', delivery.problem)
      if (delivery.wish) this.inHand--
      this.sheets.get(delivery.sheet)?.failed(new Error(delivery.problem))
      this.sheets.delete(delivery.sheet)
    }
    this.changed()
  }

  /** Another language or theme: what is there stays until the new is painted. */
  setBoard(board: Board, language: Language, dark: boolean, control: Control, figures: Figures): void {
    this.tiles.spoil()
    const held = { control: { ...control }, figures: { ...figures } }
    this.sendBoard({ do: 'board', board, language, dark, ...held, same: this.told })
    this.told = true
    this.changed()
  }

  setControl(control: Control, figures: Figures, spoilt: readonly Box[]): void {
    this.send({ do: 'control', control: { ...control }, figures: { ...figures } })
    for (const box of spoilt) this.tiles.spoil(box)
    this.changed()
  }

  /** The whole map as one picture. */
  whole(scale: number, ratio: number): Promise<ImageBitmap> {
    if (!this.thread) return Promise.reject(new Error('no painting thread in this browser'))
    const id = ++this.count
    const picture = new Promise<ImageBitmap>((done, failed) => this.sheets.set(id, { done, failed }))
    this.send({ do: 'sheet', id, scale, ratio })
    return picture
  }

  /** Copy what is there for a camera, and ask for what is missing. `settled`: the scale will stay for a while. */
  draw(ctx: CanvasRenderingContext2D, camera: Camera, size: Size, ratio: number, settled: boolean): void {
    const scale = camera.k * ratio
    const box = sight(camera, size)
    const { left, top } = this.frame
    // Tiles lie on whole pixels: copied so, they are sharp, and copying is quick.
    const [x, y] = [Math.round(camera.x * ratio + left * scale), Math.round(camera.y * ratio + top * scale)]
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, y, Math.ceil((this.frame.right - left) * scale), Math.ceil((this.frame.bottom - top) * scale))
    ctx.clip()
    const covered = this.blit(ctx, scale, scale, box, x, y)
    if (!covered) {
      for (const level of this.tiles.levels(scale).reverse())
        if (level !== scale) this.blit(ctx, level, scale, box, x, y)
      this.blit(ctx, scale, scale, box, x, y)
    }
    ctx.restore()
    if (settled || !this.base) this.order(scale, box, ratio)
  }

  /** Ask for what is in sight, then for what lies just beyond it, then for the whole in small. */
  private order(scale: number, box: Box, ratio: number): void {
    if (!this.base) {
      this.base = scale
      this.tiles.pin(scale)
    }
    const free = IN_HAND - this.inHand
    if (free <= 0) return
    const beyond = grow(box, ((box.right - box.left) * BEYOND) / 2)
    const wishes: Wish[] = this.tiles.wishes(scale, box, free)
    if (!wishes.length) wishes.push(...this.tiles.wishes(scale, beyond, free))
    if (!wishes.length) wishes.push(...this.tiles.wishes(this.base, this.frame, free))
    for (const wish of wishes) {
      this.tiles.ask(wish)
      this.inHand++
      this.send({ do: 'tile', wish, ratio })
    }
  }

  /** Copy the tiles of one level; whether they cover the sight. */
  private blit(ctx: CanvasRenderingContext2D, level: number, scale: number, sight: Box, x: number, y: number): boolean {
    const by = scale / level
    const exact = Math.abs(by - 1) < 1e-6
    let whole = true
    for (const { column, row } of this.tiles.cover(level, sight)) {
      const tile = this.tiles.get(level, column, row)
      if (!tile?.picture) {
        whole = false
        continue
      }
      if (exact) ctx.drawImage(tile.picture, x + column * TILE, y + row * TILE)
      else {
        const side = TILE * by
        const [left, top] = [Math.floor(x + column * side), Math.floor(y + row * side)]
        const [right, bottom] = [Math.ceil(x + (column + 1) * side), Math.ceil(y + (row + 1) * side)]
        ctx.drawImage(tile.picture, left, top, right - left, bottom - top)
      }
    }
    return whole
  }

  close(): void {
    this.thread?.terminate()
    for (const { failed } of this.sheets.values()) failed(new Error('the board was taken down'))
    this.sheets.clear()
    this.tiles.clear()
  }
}
