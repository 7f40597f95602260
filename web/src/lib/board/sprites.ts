// Small pictures that are drawn once and copied often, by what they show and how large.

/**
 * Over so many pixels of pictures a store begins anew: zooming leaves sizes behind that nobody asks for again. Four bytes
 * each, 64 MB.
 */
export const MOST = 16_000_000

/** How many pictures may still be drawn in this frame, and whether some had to be put off to the next. */
export const drawBudget = { left: Infinity, owing: false }

export class Sprites<Thing> {
  private readonly made = new Map<string, Map<number, HTMLCanvasElement>>()
  private pixels = 0

  /**
   * `key` names what a thing looks like; `draw` draws it about the origin in a box of side 1. `room`: how many such boxes
   * wide and high the picture is.
   */
  constructor(
    private readonly key: (thing: Thing) => string,
    private readonly draw: (ctx: CanvasRenderingContext2D, thing: Thing, pixels: number) => void,
    private readonly room: number | ((thing: Thing, pixels: number) => readonly [number, number]),
  ) {}

  /** The picture for a size in device pixels. While the size still changes, or time runs out, another size will do. */
  of(thing: Thing, pixels: number, exact = true): { picture: HTMLCanvasElement; pixels: number } {
    const key = this.key(thing)
    const size = Math.max(4, Math.round(pixels))
    const sizes = this.made.get(key)
    let best = sizes?.has(size) ? size : 0
    const poor = drawBudget.left <= 0
    if (!best && sizes && (!exact || poor)) {
      drawBudget.owing ||= exact
      for (const there of sizes.keys()) if (!best || Math.abs(there - size) < Math.abs(best - size)) best = there
    }
    const picture = best ? sizes!.get(best)! : this.make(thing, key, size)
    return { picture, pixels: best || size }
  }

  /** Copy a thing to a place of the screen, its middle at (x, y). */
  put(ctx: CanvasRenderingContext2D, thing: Thing, x: number, y: number, pixels: number, exact: boolean): void {
    const found = this.of(thing, pixels, exact)
    const { picture } = found
    if (Math.round(pixels) === found.pixels || found.pixels === 4) {
      ctx.drawImage(picture, Math.round(x - picture.width / 2), Math.round(y - picture.height / 2))
      return
    }
    const [wide, high] = [(picture.width * pixels) / found.pixels, (picture.height * pixels) / found.pixels]
    ctx.drawImage(picture, x - wide / 2, y - high / 2, wide, high)
  }

  private make(thing: Thing, key: string, size: number): HTMLCanvasElement {
    const picture = document.createElement('canvas')
    const [wide, high] = typeof this.room === 'number' ? [this.room, this.room] : this.room(thing, size)
    ;[picture.width, picture.height] = [Math.ceil(size * wide), Math.ceil(size * high)]
    this.pixels += picture.width * picture.height
    if (this.pixels > MOST) {
      this.made.clear()
      this.pixels = picture.width * picture.height
    }
    const ctx = picture.getContext('2d')
    if (ctx) {
      ctx.translate(picture.width / 2, picture.height / 2)
      ctx.scale(size, size)
      this.draw(ctx, thing, size)
    }
    const sizes = this.made.get(key) ?? new Map<number, HTMLCanvasElement>()
    sizes.set(size, picture)
    this.made.set(key, sizes)
    drawBudget.left--
    return picture
  }
}
