// A finger that rests on the board: a long press, told from a tap, a drag and a pinch.

/** So long a finger rests, in milliseconds. */
const LONG = 480
/** So many pixels it may stir meanwhile. */
const STIR = 8

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined
  private from: [number, number] = [0, 0]
  private fingers = 0
  /** When the last one came: what follows of the same touch (a click, a menu) means nothing. */
  private since = -Infinity

  constructor(private readonly pressed: (x: number, y: number) => void) {}

  down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return
    this.fingers = event.isPrimary ? 1 : this.fingers + 1
    this.cancel()
    if (this.fingers > 1) return
    const [x, y] = (this.from = [event.clientX, event.clientY])
    this.timer = setTimeout(() => {
      this.since = performance.now()
      this.pressed(x, y)
    }, LONG)
  }
  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STIR) this.cancel()
  }
  cancel(): void {
    clearTimeout(this.timer)
  }
  /** Whether an event is what is left of a long press. */
  spent(): boolean {
    return performance.now() - this.since < LONG * 2
  }
}
