// The camera in a person's hands: wheel, pinch, drag and keys move it; flights carry it; each frame is asked for once.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import { between, centredOn, CLOSEST, fitting, held, showing, zoomed, type Camera, type Size } from './camera'
import type { Box, Point } from './geometry'

const REST = 140
const SLACK = 24

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
  dragging = false
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>
  private frameAsked = 0
  private resting: ReturnType<typeof setTimeout> | undefined
  private flight: { from: Camera; to: Camera; start: number; ms: number } | null = null
  private fitted = true
  private shown = false

  constructor(
    private readonly element: HTMLElement,
    private frame: Box,
    private readonly hands: Hands,
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => {
        if (event instanceof MouseEvent && event.type !== 'wheel' && event.button !== 0) return false
        return hands.free(event)
      })
      .clickDistance(4)
      .tapDistance(8)
      .extent(() => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .constrain((transform) => {
        const { k, x, y } = held(transform, this.size, this.frame, SLACK)
        return zoomIdentity.translate(x, y).scale(k)
      })
      .on('start', () => (this.flight = null))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        const { k, x, y } = event.transform
        if (event.sourceEvent) this.fitted = false
        this.dragging = event.sourceEvent?.type === 'mousemove' || event.sourceEvent?.type === 'touchmove'
        this.moved({ k, x, y })
      })
      .on('end', () => (this.dragging = false))
    select(element).call(this.behaviour).on('dblclick.zoom', null)
  }

  /** Another board, or the same in other words. */
  setFrame(frame: Box): void {
    this.frame = frame
    this.limit()
    this.set(this.whole())
  }

  resize(width: number, height: number, ratio: number): void {
    const middle: Point = [
      (this.size.width / 2 - this.camera.x) / this.camera.k,
      (this.size.height / 2 - this.camera.y) / this.camera.k,
    ]
    this.size = { width, height }
    this.ratio = ratio
    this.limit()
    this.set(this.fitted || !this.shown ? this.whole() : centredOn(this.camera, this.size, middle))
    this.shown = true
  }

  whole(): Camera {
    return fitting(this.frame, this.size, 4)
  }

  private limit(): void {
    this.behaviour.scaleExtent([this.whole().k * 0.98, CLOSEST])
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
    const { k, x, y } = held(camera, this.size, this.frame, SLACK)
    select(this.element).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k))
  }

  /** Carry the camera to another place; at once where motion is not wanted. */
  fly(to: Camera, ms: number): void {
    const target = held(
      { ...to, k: Math.min(CLOSEST, Math.max(this.whole().k * 0.98, to.k)) },
      this.size,
      this.frame,
      SLACK,
    )
    this.fitted = false
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
    const k = Math.min(CLOSEST, Math.max(this.whole().k * 0.98, base.k * factor))
    this.fly(zoomed(base, k, x, y), ms)
  }

  fit(ms: number): void {
    this.fly(this.whole(), ms)
    this.fitted = true
  }

  pan(dx: number, dy: number, ms: number): void {
    const base = this.flight?.to ?? this.camera
    this.fly({ ...base, x: base.x + dx, y: base.y + dy }, ms)
  }

  /** Bring a box into sight, moving no more than needed. */
  reveal(box: Box, ms: number, margin = 70): void {
    const base = this.flight?.to ?? this.camera
    const room = Math.min(margin, this.size.width / 4, this.size.height / 4)
    const to = showing(base, this.size, box, room)
    if (to !== base) this.fly(to, ms)
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
    const camera = between(from, to, share)
    const flight = this.flight
    this.set(camera)
    this.flight = t < 1 ? flight : null
    if (t < 1) this.ask()
    else this.rest()
  }

  close(): void {
    cancelAnimationFrame(this.frameAsked)
    clearTimeout(this.resting)
    select(this.element).on('.zoom', null)
  }
}
