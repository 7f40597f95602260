// Wheel, drag and pinch, by pointer events alone: what the hands do, in pixels of the element.

/** So many pixels a pointer may stir before it drags; below that it clicks. */
const STIR = 5
/** How strongly one pixel of the wheel zooms; a pinch on a touchpad comes as a wheel with Ctrl held, in small numbers. */
const WHEEL = 0.0016
const PINCH = 0.01

export interface Moved {
  /** Whether the board may be moved by this event, or something else is meant by it. */
  free(event: Event): boolean
  begin(): void
  pan(dx: number, dy: number): void
  zoom(factor: number, x: number, y: number): void
  end(): void
}

interface Finger {
  x: number
  y: number
}

export class Gestures {
  /** A drag or pinch is under way. */
  active = false
  private readonly fingers = new Map<number, Finger>()
  private start: Finger = { x: 0, y: 0 }
  private clickMeansNothing = false
  private readonly off = new AbortController()

  constructor(
    private readonly element: HTMLElement,
    private readonly moved: Moved,
  ) {
    const { signal } = this.off
    element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false })
    element.addEventListener('pointerdown', (event) => this.down(event), { signal })
    element.addEventListener('pointermove', (event) => this.move(event), { signal })
    for (const over of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(over, (event) => this.up(event), { signal })
    // The click at the end of a drag is nobody's.
    element.addEventListener('click', (event) => this.click(event), { signal, capture: true })
  }

  close(): void {
    this.off.abort()
  }

  private place(event: MouseEvent): Finger {
    const { left, top } = this.element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  private wheel(event: WheelEvent): void {
    if (!this.moved.free(event)) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 400 : 1
    const strength = event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50 ? PINCH : WHEEL
    const { x, y } = this.place(event)
    this.moved.begin()
    this.moved.zoom(Math.exp(-event.deltaY * lines * strength), x, y)
  }

  private down(event: PointerEvent): void {
    if (!this.fingers.size) this.clickMeansNothing = false
    if ((event.pointerType === 'mouse' && event.button !== 0) || this.fingers.size > 1 || !this.moved.free(event))
      return
    const finger = this.place(event)
    this.fingers.set(event.pointerId, finger)
    if (this.fingers.size === 1) this.start = finger
    else this.grip()
  }

  /** From here on it is a drag: it goes on outside the element too. */
  private grip(): void {
    this.active = true
    this.clickMeansNothing = true
    this.moved.begin()
    for (const id of this.fingers.keys()) this.element.setPointerCapture(id)
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    if (event.pointerType === 'mouse' && !event.buttons) {
      // Let go outside, unseen.
      this.up(event)
      return
    }
    const now = this.place(event)
    if (!this.active) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < STIR) return
      this.grip()
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.fingers.set(event.pointerId, now)
    if (!other) {
      this.moved.pan(now.x - before.x, now.y - before.y)
      return
    }
    const apart = (finger: Finger): number => Math.max(20, Math.hypot(finger.x - other.x, finger.y - other.y))
    this.moved.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.moved.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2)
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size || !this.active) return
    this.active = false
    this.moved.end()
  }

  private click(event: MouseEvent): void {
    if (!this.clickMeansNothing || event.detail === 0) return
    this.clickMeansNothing = false
    event.stopPropagation()
    event.preventDefault()
  }
}
