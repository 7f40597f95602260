// A match through time: what happens is shown as it comes; a person may look back, and come to the present again.
import type { Done, Pulse, Table } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { firstEyes } from './eyes'
import { MatchLog } from './matchLog.svelte'
import { refusal, type Course, type MatchSession } from './matchSession.svelte'
import { Showing } from './showing.svelte'

/** Less than any number of times that something was taken back: whatever is told next is news. */
const ANY = -1
/** The code with which the server keeps somebody from eyes that are not his. */
const NOT_YOURS = 'not-your-seat'

/** What others make of it. */
export interface Hooks {
  /** The present is shown. */
  arrived(): Promise<void>
  /** Another moment is shown, or another present. */
  moved(): void
}

export class Timeline implements Course {
  readonly showing: Showing
  readonly log: MatchLog
  /** The last moment that the server has told of. */
  last = $state(0)
  /** How often something had been taken back before it. */
  private rewound = ANY
  /** Whether the server tells of the match as it stood, to somebody who sees it late. */
  private late = false
  /** How often something beside the record had changed. */
  private news = 0
  /** How often the present was asked for: of several answers under way only the last one counts. */
  private asked = 0
  /** How often other eyes were asked for: the last ones count. */
  private looks = 0

  constructor(
    private readonly session: MatchSession,
    private readonly hooks: Hooks,
  ) {
    this.log = new MatchLog(session.id, (since) => session.log(since))
    this.showing = new Showing(
      { steps: (first) => session.steps(first), tableAt: (n) => session.table(n) },
      (step) => this.log.told(step),
      () => hooks.moved(),
    )
    session.follow(this)
  }

  // -- where it stands

  /** The table that the panels show: of the moment shown, where it is there. */
  get table(): Table | null {
    return this.showing.past ?? this.session.now
  }
  /** The first moment that can be shown. */
  get first(): number {
    return this.session.now?.resumed ?? 0
  }
  get atNow(): boolean {
    const { now } = this.session
    return now !== null && this.showing.shown === now.n && now.n === this.last
  }

  // -- what the server tells

  /** The first table that there is. */
  async begin(table: Table): Promise<void> {
    this.last = table.n
    this.rewound = table.rewound
    this.late = table.access.role === 'spectator' && table.deals.late !== null
    this.settle(table)
    await this.readLog()
  }

  recount(): void {
    this.rewound = ANY
  }

  async heard(pulse: Pulse): Promise<void> {
    const { session } = this
    if (pulse.late !== this.late) {
      // it is seen at another moment from now on, which may be an earlier one: nothing that was shown counts
      this.late = pulse.late
      this.rewound = ANY
    }
    // an answer may have overtaken what was told before it
    const old = pulse.rewound < this.rewound || (pulse.rewound === this.rewound && pulse.n < this.last)
    if (old) return
    session.trouble = pulse.trouble
    session.thinking = pulse.thinking
    session.progress = pulse.progress ?? null
    session.talk = pulse.talk
    const otherwise =
      pulse.over !== session.now?.over || pulse.decides !== session.now.decides || pulse.news !== this.news
    this.news = session.news = pulse.news
    if (pulse.rewound > this.rewound) {
      this.rewound = pulse.rewound
      this.last = pulse.n
      this.log.cut(pulse.n)
      await this.renew()
    } else if (pulse.n > this.last) {
      this.last = pulse.n
      await this.catchUp()
    } else if (this.atNow && otherwise) await this.renew()
    else await this.catchUp()
  }

  overtake(): void {
    this.asked++
  }

  /**
   * The table of the present; null if the present was asked for again meanwhile, which then counts.
   * What was told of before the question and is not in the answer has been taken back.
   */
  private async present(side = this.session.side): Promise<Table | null> {
    const asked = ++this.asked
    const told = this.last
    const table = await this.seen(side)
    if (asked !== this.asked) return null
    this.last = this.last === told ? table.n : Math.max(this.last, table.n)
    return table
  }

  /** The table with some eyes; with those that are left where one's own seat has been given to somebody else. */
  private async seen(side: string | null): Promise<Table> {
    const { session } = this
    try {
      return await session.table(undefined, side)
    } catch (error) {
      if (side === null || side !== session.side || refusal(error).code !== NOT_YOURS) throw error
    }
    const open = await session.table(undefined, null)
    const eyes = firstEyes(open)
    const table = eyes === null ? open : await session.table(undefined, eyes)
    session.side = eyes
    return table
  }

  /** Show what is new, one step after the other, and come to rest at the present. */
  private async follow(asked = false): Promise<void> {
    await this.session.guard(async () => {
      while (await this.showing.play(() => this.last, asked)) {
        const table = await this.present()
        if (!table || !this.showing.live) return
        const more = table.n > this.showing.shown && (settings.stepMs > 0 || asked)
        if (!more) return this.arrive(table)
      }
    })
  }

  /** Follow what has been told of and is not shown yet, unless that is under way or the person looks back. */
  private async catchUp(): Promise<void> {
    const { now } = this.session
    if (now && this.last > now.n && this.showing.live && !this.showing.playing) await this.follow()
  }

  /** The present, as it is: shown, its lines read, and the screen handed over if it must be. */
  private async arrive(table: Table): Promise<void> {
    this.settle(table)
    await this.log.readOn(table.n)
    await this.hooks.arrived()
    await this.catchUp()
  }

  /** The present has come: it is shown, unless the person looks back, who stays there as far as there is something. */
  private rest(table: Table): void {
    if (this.showing.live || this.showing.shown >= table.n) {
      this.settle(table)
      return
    }
    this.put(table)
    this.showing.seek(Math.max(this.first, this.showing.shown))
  }

  private settle(table: Table): void {
    this.showing.stop()
    this.showing.past = null
    this.put(table)
    this.showing.put(table)
    this.showing.live = true
  }

  /** Another table is the present. */
  private put(table: Table): void {
    this.session.now = table
    this.session.thinking = table.thinking
    this.hooks.moved()
  }

  /** The whole log anew. */
  private readLog(): Promise<void> {
    return this.log.readAll(this.session.side, () => this.session.now?.n ?? 0)
  }

  async renew(): Promise<void> {
    await this.session.guard(async () => {
      this.showing.forget()
      const table = await this.present()
      if (!table) return
      this.rewound = table.rewound
      this.rest(table)
      await this.readLog()
      if (this.atNow) await this.hooks.arrived()
      await this.catchUp()
    })
  }

  /** All that is shown, in the language that is set; `read`: what has to be read first. */
  async reword(read: () => Promise<void>): Promise<void> {
    this.showing.forget()
    await this.session.guard(async () => {
      await read()
      if (this.showing.playing) return this.readLog()
      const table = await this.present()
      if (table) this.rest(table)
      await this.catchUp()
      await this.readLog()
    })
  }

  /** All that is shown, with other eyes, where that is allowed. */
  async lookAs(side: string | null): Promise<void> {
    this.showing.forget()
    const look = ++this.looks
    await this.session.guard(async () => {
      let table = await this.present(side)
      while (!table) {
        // two that ask again whenever the other has asked would never come to an end
        if (look !== this.looks) return
        table = await this.present(side)
      }
      this.session.side = side
      this.rewound = table.rewound
      this.showing.forget() // what was asked for meanwhile was seen with the other eyes
      this.settle(table)
      await this.readLog()
      await this.catchUp()
    })
  }

  /** The answer to an act: shown at once; what others did meanwhile follows step by step. */
  accept({ table, lines, made }: Done, before: Table): void {
    this.session.thinking = table.thinking
    if (table.n <= before.n) {
      this.showing.live = true
      this.rewound = table.rewound
      this.log.cut(table.n)
      this.showing.forget(table.n)
      this.last = table.n
      this.put(table)
      void this.showing.own(table, [])
      return
    }
    // Several choices made in one go are one act.
    const own = before.n + Math.max(1, made)
    this.log.acted(before.n, own)
    this.last = Math.max(this.last, table.n)
    if (!this.showing.live) {
      // whoever has looked back meanwhile stays there
      this.rest(table)
      void this.session.guard(() => this.log.readOn(table.n))
      return
    }
    if (table.n > own) {
      void this.follow()
      return
    }
    this.log.add(lines, before.n, table.n)
    this.log.reach(table.n)
    this.put(table)
    void this.showing.own(table, lines)
  }

  // -- what a person looks at

  toNow(): Promise<void> {
    this.showing.stop()
    this.showing.live = true
    return this.session.guard(async () => {
      const table = await this.present()
      if (table && this.showing.live) await this.arrive(table)
    })
  }

  /** Whoever has come to the end is at the present. */
  private atEnd(): void {
    const { now } = this.session
    if (now?.n !== this.last) {
      void this.toNow()
      return
    }
    this.settle(now)
    void this.session.guard(() => this.hooks.arrived())
  }

  seek(n: number): void {
    const at = Math.max(this.first, Math.min(n, this.last))
    if (at === this.last) {
      this.atEnd()
      return
    }
    this.showing.live = false
    void this.session.guard(async () => this.showing.seek(at))
  }

  step(by: 1 | -1): void {
    if (by < 0 || this.showing.shown >= this.last) {
      this.seek(this.showing.shown + by)
      return
    }
    this.showing.live = false
    void this.session.guard(async () => {
      await this.showing.forward()
      if (this.showing.shown === this.last) this.atEnd()
    })
  }

  /** Play on from the moment that is shown, or stop there. */
  playPause(): void {
    if (this.showing.playing) {
      this.showing.stop()
      this.showing.live = false
      void this.session.guard(() => this.showing.look())
    } else if (this.showing.shown < this.last) {
      this.showing.live = true
      void this.follow(true)
    }
  }

  /** Show again what happened after a moment. */
  replayFrom(n: number): void {
    this.seek(n)
    void this.session.guard(async () => {
      await this.showing.look()
      this.playPause()
    })
  }

  /** The table of any moment, to compare; null if it cannot be had. */
  async momentAt(n: number): Promise<Table | null> {
    try {
      return await this.session.table(n)
    } catch (error) {
      this.session.mishap(refusal(error))
      return null
    }
  }

  close(): void {
    this.showing.stop()
  }
}
