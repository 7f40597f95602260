// The moment that is shown, apart from the moment the match has reached: steps one after the other, pause, looking back.
import type { BoardHandle } from '../../lib/board/types'
import type { LogLine, Scene, Step, Table } from '../../lib/api/types'
import { Refused } from '../../lib/api/client'
import { settings } from '../../lib/settings.svelte'

/** Where steps and tables come from, with the eyes and in the language of the moment. */
export interface Source {
  steps(first: number): Promise<Step[]>
  tableAt(n: number): Promise<Table>
}

/** A pace for who asks to see it although everything is shown at once. */
const AT_LEAST = 120
/** Own acts are shown at most this long: whoever made one knows what it was. */
const OWN_ACT = 420
/** The share of a step's time in which the pieces move; the rest is for looking. */
const MOVING = 0.6
/** Steps so slow that score and sheets can follow each of them. */
const UNHURRIED = 600
const SEEK_AFTER = 70
const KEPT_TABLES = 30

export class Showing {
  shown = $state(0)
  scene: Scene | null = $state.raw(null)
  moment = $state('')
  turn = $state(0)
  /** The table of a moment that is not the present; null until it has come, and now. */
  past: Table | null = $state.raw(null)
  playing = $state(false)
  /** Whether the present is followed: new entries are shown as they come. */
  live = $state(true)
  stage: BoardHandle | null = null
  /** Whether somebody reads the sheets, so that they follow the steps. */
  sheets = false

  private run = 0
  /** How often what was fetched was forgotten: an answer to an earlier question is no answer. */
  private era = 0
  private halt: () => void = () => undefined
  private halted: Promise<void> = Promise.resolve()
  private fetching = false
  private queue: Step[] = []
  private readonly tables = new Map<number, Table>()
  private timer = 0

  constructor(
    private readonly source: Source,
    /** A step is being shown; its lines may now be read. */
    private readonly told: (step: Step) => void,
    /** Another moment is shown. */
    private readonly moved: () => void,
  ) {}

  private show(n: number): void {
    if (n === this.shown) return
    this.shown = n
    this.moved()
  }

  /** Show a table as it is, at once. */
  put(table: Table): void {
    this.show(table.n)
    this.scene = table.scene
    this.moment = table.moment
    this.turn = table.turn
  }

  /** Forget what was fetched: other eyes, another language, or another course of events after `n`. */
  forget(n = -1): void {
    this.era++
    this.queue = []
    for (const at of [...this.tables.keys()]) if (at > n) this.tables.delete(at)
  }

  /** Stop showing; what is just moving comes to rest where it belongs. */
  stop(): void {
    this.run++
    this.playing = false
    window.clearTimeout(this.timer)
    this.halt()
    this.halted = new Promise((resolve) => (this.halt = resolve))
  }

  /** Show the steps up to `last()`, which may grow meanwhile. True when all are shown; false when stopped. */
  async play(last: () => number, asked = false): Promise<boolean> {
    this.stop()
    const run = this.run
    if (this.shown >= last()) return true
    this.playing = true
    try {
      while (this.shown < last()) {
        if (settings.stepMs === 0 && !asked) return true
        const step = await this.next()
        if (run !== this.run) return false
        if (!step) return true
        const ms = asked ? Math.max(settings.stepMs, AT_LEAST) : settings.stepMs
        await this.tell(step, ms, run)
        if (run !== this.run) return false
      }
      return true
    } finally {
      if (run === this.run) this.playing = false
    }
  }

  /** One step forward, seen moving. */
  async forward(): Promise<void> {
    this.stop()
    const run = this.run
    const step = await this.next()
    if (run !== this.run || !step) return
    await this.tell(step, Math.min(Math.max(settings.stepMs, AT_LEAST), OWN_ACT), run)
    if (run === this.run) await this.look(run)
  }

  /** The moment after entry `n`: the slider is there at once, the board follows. */
  seek(n: number): void {
    this.stop()
    const run = this.run
    this.show(n)
    const table = this.tables.get(n)
    if (table) {
      this.past = table
      this.put(table)
      return
    }
    this.past = null
    this.timer = window.setTimeout(() => void this.look(run), SEEK_AFTER)
  }

  /** Fetch the table of the moment that is shown, for sheets and scene. */
  async look(run = this.run): Promise<void> {
    const { shown: n, era } = this
    const table = this.tables.get(n) ?? (await this.source.tableAt(n))
    if (era !== this.era) return run === this.run ? this.look(run) : undefined
    if (this.tables.size >= KEPT_TABLES) this.tables.delete(this.tables.keys().next().value ?? -1)
    this.tables.set(n, table)
    if (run !== this.run || this.shown !== n) return
    this.past = table
    this.put(table)
  }

  /** What one's own act has brought about. Resolves when it stands; a later act or stop does not wait for it. */
  async own(table: Table, lines: LogLine[]): Promise<void> {
    this.stop()
    const run = this.run
    this.past = null
    this.show(table.n)
    this.moment = table.moment
    this.turn = table.turn
    await this.move(table.scene, lines, Math.min(settings.stepMs, OWN_ACT))
    if (run === this.run) this.scene = table.scene
  }

  private async next(): Promise<Step | undefined> {
    const n = this.shown + 1
    while (this.queue[0]?.n !== n) {
      const era = this.era
      const steps = await this.source.steps(n)
      if (era !== this.era) continue
      if (steps[0]?.n !== n) return undefined
      this.queue = steps
    }
    return this.queue.shift()
  }

  private async tell(step: Step, ms: number, run: number): Promise<void> {
    this.show(step.n)
    this.moment = step.moment
    this.turn = step.turn
    this.told(step)
    const quiet = step.lines.every((line) => !line.text && !line.spaces.length)
    const time = quiet ? ms / 4 : ms
    await Promise.all([this.move(step.scene, step.lines, time * MOVING), this.wait(time)])
    if (run !== this.run) return
    this.scene = step.scene
    if ((this.sheets || ms >= UNHURRIED) && !this.fetching) void this.follow(run)
  }

  /** Fetch the table of the step just shown, for its sheets alone. */
  private async follow(run: number): Promise<void> {
    this.fetching = true
    const era = this.era
    try {
      const table = await this.source.tableAt(this.shown)
      if (run === this.run && era === this.era) this.past = table
    } catch (error) {
      if (!(error instanceof Refused)) throw error // the steps themselves will say what is wrong
    } finally {
      this.fetching = false
    }
  }

  private async move(scene: Scene, lines: LogLine[], ms: number): Promise<void> {
    if (!this.stage || ms <= 0 || settings.reducedMotion) return
    const spaces = lines.flatMap((line) => line.spaces)
    const pieces = lines.flatMap((line) => line.pieces)
    await Promise.race([this.stage.show({ scene, spaces, pieces }, ms), this.halted])
  }

  private wait(ms: number): Promise<void> {
    return Promise.race([new Promise<void>((resolve) => window.setTimeout(resolve, ms)), this.halted])
  }
}
