// The camera in a person's hands: wheel, pinch, drag and keys move it; flights carry it; each frame is asked for once.
import {
  between,
  centredOn,
  CLOSEST,
  fittingBeside,
  held,
  NEAR,
  showing,
  zoomed,
  type Camera,
  type Size,
} from './camera'
import { boxOf, grow, holds, type Box, type Point } from './geometry'
import { Gestures } from './gestures'

const REST = 140
/** How far (pixels) the edge of the board may be drawn in: what the buttons hide can be pulled out from under them. */
const SLACK = 48
/** The corner (pixels) in which the buttons stand. */
const TOOLS: Size = { width: 44, height: 152 }

/** Around what is looked at first: spaces of the board, and pixels. */
const AROUND = 1.5
const EDGE = 16
/** How much nearer than all of the board is worth not to see all of it. */
const WORTH = 1.25

export interface Hands {
  /** Whether the board may be moved by this event, or something else is meant by it. */
  free(event: Event): boolean
  /** Draw a frame; whether another must follow. */
  draw(now: number): boolean
  /** The camera has come to rest. */
  rested(): void
}

export class Viewer {
  camera: Camera = { k: 1, x: 0, y: 0 }
  size: Size = { width: 1, height: 1 }
  ratio = 1
  settled = true
  private readonly gestures: Gestures
  private frameAsked = 0
  private resting: ReturnType<typeof setTimeout> | undefined
  private flight: { from: Camera; to: Camera; start: number; ms: number } | null = null
  private fitted = true
  /** What is in sight until the board is moved; null: all of it. */
  private first: Box | null = null
  private begun = false
  /** Whether a person has moved it; what is brought into sight for him is no such move. */
  private touched = false
  private shown = false

  constructor(
    element: HTMLElement,
    private readonly frame: Box,
    private readonly hands: Hands,
  ) {
    this.gestures = new Gestures(element, {
      free: (event) => hands.free(event),
      begin: () => {
        this.flight = null
        this.fitted = false
        this.touched = true
      },
      pan: (dx, dy) => this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }),
      zoom: (factor, x, y) => this.set(zoomed(this.camera, this.limited(this.camera.k * factor), x, y)),
      end: () => this.ask(),
    })
  }

  get dragging(): boolean {
    return this.gestures.active
  }

  resize(width: number, height: number, ratio: number): void {
    const middle: Point = [
      (this.size.width / 2 - this.camera.x) / this.camera.k,
      (this.size.height / 2 - this.camera.y) / this.camera.k,
    ]
    this.size = { width, height }
    this.ratio = ratio
    this.set(this.fitted || !this.shown ? this.beginning() : centredOn(this.camera, this.size, middle))
    // What is seen first is painted at once.
    if (!this.shown) this.settled = true
    this.shown = true
  }

  whole(): Camera {
    return fittingBeside(TOOLS, this.frame, this.size, 4)
  }

  /** What is seen before anybody moves the board: a part of it if much of the rest is empty. */
  private beginning(): Camera {
    const whole = this.whole()
    if (!this.first) return whole
    const near = fittingBeside(TOOLS, grow(this.first, AROUND), this.size, EDGE)
    if (near.k < whole.k * WORTH) return whole
    const { width, height } = this.size
    return near.k > NEAR ? zoomed(near, Math.max(NEAR, whole.k), width / 2, height / 2) : near
  }

  /** Look at a part of the board, and at more as more comes into use, unless a person has moved it or wants all of it. */
  begin(box: Box): void {
    if (this.begun && !this.first) return
    const { left, top, right, bottom } = this.first ?? box
    if (this.first && holds(this.first, box.left, box.top) && holds(this.first, box.right, box.bottom)) return
    const corners: Point[] = [
      [left, top],
      [right, bottom],
      [box.left, box.top],
      [box.right, box.bottom],
    ]
    this.first = boxOf(corners)
    this.begun = true
    if (this.touched || !this.shown) return
    this.flight = null
    this.fitted = true
    this.set(this.beginning())
    this.rest()
  }

  /** No farther than all of the board, no nearer than makes sense. */
  private limited(k: number): number {
    return Math.min(CLOSEST, Math.max(this.whole().k, k))
  }

  private moved(camera: Camera): void {
    if (Math.abs(camera.k - this.camera.k) > 1e-9) this.settled = false
    this.camera = camera
    clearTimeout(this.resting)
    this.resting = setTimeout(() => this.rest(), this.settled ? 60 : REST)
    this.ask()
  }

  private rest(): void {
    if (this.flight) return
    this.settled = true
    this.hands.rested()
    this.ask()
  }

  /** Put the camera at once; it is held to the map. */
  set(camera: Camera): void {
    this.moved(held(camera, this.size, this.frame, SLACK))
  }

  /** Carry the camera to another place; at once where motion is not wanted. */
  fly(to: Camera, ms: number): void {
    const target = held({ ...to, k: this.limited(to.k) }, this.size, this.frame, SLACK)
    this.fitted = false
    this.touched = true
    if (ms <= 0) {
      this.flight = null
      this.set(target)
      this.rest()
      return
    }
    this.flight = { from: this.camera, to: target, start: performance.now(), ms }
    this.ask()
  }

  zoomBy(factor: number, ms: number, x = this.size.width / 2, y = this.size.height / 2): void {
    const base = this.flight?.to ?? this.camera
    this.fly(zoomed(base, this.limited(base.k * factor), x, y), ms)
  }

  fit(ms: number): void {
    this.fly(this.whole(), ms)
    this.fitted = true
    this.first = null
  }

  pan(dx: number, dy: number, ms: number): void {
    const base = this.flight?.to ?? this.camera
    this.fly({ ...base, x: base.x + dx, y: base.y + dy }, ms)
  }

  /** Bring a box into sight, moving no more than needed. */
  reveal(box: Box, ms: number, margin = 70): void {
    const base = this.flight?.to ?? this.camera
    // All of the board is in sight.
    if (base.k <= this.whole().k * 1.01) return
    const room = Math.min(margin, this.size.width / 4, this.size.height / 4)
    const to = showing(base, this.size, box, room)
    const { touched } = this
    if (to !== base) this.fly(to, ms)
    this.touched = touched
  }

  /** A frame is wanted. */
  ask(): void {
    if (this.frameAsked) return
    this.frameAsked = requestAnimationFrame((now) => {
      this.frameAsked = 0
      if (this.flight) this.onward(now)
      if (this.hands.draw(now)) this.ask()
    })
  }

  private onward(now: number): void {
    const { from, to, start, ms } = this.flight!
    const t = Math.min(1, Math.max(0, (now - start) / ms))
    const share = 1 - (1 - t) ** 3
    this.set(between(from, to, share))
    if (t < 1) return
    this.flight = null
    this.rest()
  }

  close(): void {
    cancelAnimationFrame(this.frameAsked)
    clearTimeout(this.resting)
    this.gestures.close()
  }
}
