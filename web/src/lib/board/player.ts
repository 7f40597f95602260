// Steps shown one after another: pieces on their way, and rings about the places that matter.
import type { Scene } from '../api/types'
import type { Shown } from './types'
import { motionOf, stirs, type Motion } from './motion'
import type { Flash } from './rings'
import type { Stage } from './stage'

const FLASH = 900

interface Playing {
  step: Shown
  motion: Motion
  start: number
  ms: number
  done: () => void
}

export class Player {
  private playing: Playing | null = null
  private readonly rings: { space: number; start: number; ms: number }[] = []

  constructor(
    private readonly stage: () => Stage | undefined,
    /** The scene on the table is another one now. */
    private readonly set: (scene: Scene) => void,
    private readonly ask: () => void,
    private readonly still: () => boolean,
  ) {}

  /** The scene that stands, or that is on its way. */
  get coming(): Scene | null {
    return this.playing?.step.scene ?? null
  }

  show(step: Shown, ms: number): Promise<void> {
    this.finish()
    const stage = this.stage()
    if (!stage) return Promise.resolve()
    const motion = motionOf(stage.atlas, stage.scene, step)
    if (ms <= 0 || !stirs(motion)) {
      this.set(step.scene)
      return Promise.resolve()
    }
    const start = performance.now()
    for (const space of motion.flash) this.rings.push({ space, start, ms: Math.max(ms, 300) })
    if (this.still()) this.set(step.scene)
    else stage.setMotion(motion)
    return new Promise((resolve) => {
      this.playing = { step, motion, start, ms, done: resolve }
      this.ask()
    })
  }

  flash(space: number): void {
    this.rings.push({ space, start: performance.now(), ms: FLASH * 1.6 })
    this.ask()
  }

  /** Bring what is under way to its end at once. */
  finish(): void {
    const { playing } = this
    if (!playing) return
    this.playing = null
    this.stage()?.setMotion(null)
    this.set(playing.step.scene)
    playing.done()
  }

  /** Drop what is under way: another scene takes its place. */
  drop(): void {
    const { playing } = this
    this.playing = null
    this.stage()?.setMotion(null)
    playing?.done()
  }

  /** On to this moment; the rings to draw, and whether anything still moves. */
  tick(now: number): { flashes: Flash[]; busy: boolean } {
    const { playing } = this
    if (playing) {
      const share = (now - playing.start) / playing.ms
      const stage = this.stage()
      if (stage) stage.progress = Math.min(1, Math.max(0, share))
      if (share >= 1) this.finish()
    }
    for (let i = this.rings.length - 1; i >= 0; i--)
      if (now - this.rings[i]!.start > this.rings[i]!.ms) this.rings.splice(i, 1)
    const calm = this.still()
    const flashes = this.rings.map(({ space, start, ms }) => ({
      space,
      share: calm ? 0.15 : Math.min(1, Math.max(0, (now - start) / ms)),
    }))
    return { flashes, busy: this.playing !== null || this.rings.length > 0 }
  }
}
