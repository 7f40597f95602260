// A match as this page follows it: the table of the present, the moment that is shown, and what a person does.
import { api as server, listen as overWire, Refused } from '../../lib/api/client'
import type { Aside, Board, Choice, Done, MatchModel, Pulse, Table } from '../../lib/api/types'
import type { GameModel, Preview, StandingOrder, Whys } from '../../lib/api/types'
import { boardName, sidesIn } from '../../lib/games.svelte'
import { settings, t } from '../../lib/settings.svelte'
import { MatchLog } from './matchLog.svelte'
import { D6, type Faces } from './dice'
import { multiStepMovesOf, previewOfMove, type MultiStepMove } from './multiStepMoves'
import { firstEyes, handTo, people, shared } from './eyes'
import { recall, remember } from './memory'
import { answer, onlyAnswer, standing, type Standing } from './standing'
import { Showing } from './showing.svelte'
import { pause, Wishes } from './wishes'

const STEPS_AT_ONCE = 24
/** Less than any number of times that something was taken back: whatever is told next is news. */
const ANY = -1
/** A die that has just been rolled is looked at before the screen changes hands. */
const LOOK_AT_DICE = 1100

/** A word to the person, until the next act. */
export interface Notice {
  kind: 'info' | 'bad'
  /** A message of the page, or "" for the server's own words in `said`. */
  id: string
  said: string
  args?: Record<string, string | number>
}

type Server = typeof server
type Listen = typeof overWire

export class Play {
  match: MatchModel | null = $state.raw(null)
  board: Board | null = $state.raw(null)
  game: GameModel | null = $state.raw(null)
  now: Table | null = $state.raw(null)
  side: string | null = $state(null)
  /** The last moment that the server has told of. */
  last = $state(0)
  /** How often something had been taken back before it. */
  private rewound = ANY
  thinking = $state(false)
  linked = $state(true)
  gone = $state(false)
  trouble = $state('')
  busy = $state(false)
  /** The side to whom the screen is being handed; nothing is seen meanwhile. */
  curtain: string | null = $state(null)
  /** People who trust each other do without the curtain. */
  trusting = $state(false)
  notice: Notice | null = $state.raw(null)
  /** An answer that stands for the rest of the phase. */
  standing: Standing | null = $state.raw(null)
  failed: Refused | null = $state.raw(null)
  readonly showing: Showing
  readonly log: MatchLog

  private held: Pulse | null = null
  private end: () => void = () => undefined
  private readonly previews = new Map<string, Promise<Preview | null>>()
  private language = settings.language
  /** How often the present was asked for: of several answers under way only the last one counts. */
  private asked = 0
  /** An act whose answer never came, and the moment at which it was sent. */
  private unsure: { n: number; what: string } | null = null
  private readonly wishes = new Wishes(
    () => !this.busy && this.atNow,
    // the other side may have gone on meanwhile; that takes nothing from the wish
    async (aside) => this.say(aside).then(() => this.notice?.id !== 'play-stale'),
  )

  constructor(
    readonly id: string,
    private readonly api: Server = server,
    private readonly listen: Listen = overWire,
  ) {
    this.log = new MatchLog(id, (since) => api.log(id, this.side, since, settings.language))
    this.trusting = recall(`trust-${id}`) === 'yes'
    this.showing = new Showing(
      {
        steps: async (first) => (await api.steps(id, this.side, first, STEPS_AT_ONCE, settings.language)).steps,
        tableAt: (n) => api.table(id, this.side, settings.language, n),
      },
      (step) => this.log.told(step),
    )
  }

  // -- what there is to see

  /** The table that the panels show: of the moment shown, where it is there. */
  get table(): Table | null {
    return this.showing.past ?? this.now
  }
  /** The first moment that can be shown. */
  get first(): number {
    return this.now?.resumed ?? 0
  }
  get atNow(): boolean {
    return this.now !== null && this.showing.shown === this.now.n && this.now.n === this.last
  }
  /** What may be chosen now. */
  get choices(): Choice[] {
    return this.atNow && !this.curtain ? (this.now?.question?.choices ?? []) : []
  }
  /** The die of the game. */
  get die(): Faces {
    return this.game?.die ?? D6
  }
  /** Where one can go on to by several of them. */
  readonly multiStepMoves: MultiStepMove[] = $derived(
    this.atNow && !this.curtain ? multiStepMovesOf(this.now?.question, this.board, settings.language) : [],
  )
  /** All that can be chosen, near and far. */
  get options(): Choice[] {
    return [...this.choices, ...this.multiStepMoves]
  }
  get people(): string[] {
    return this.now ? people(this.now.seats) : []
  }
  get shared(): boolean {
    return this.now !== null && shared(this.now)
  }
  /** What the person wants done without being asked. */
  get orders(): StandingOrder[] {
    return (this.curtain ? null : this.now?.standing) ?? []
  }
  /** The standing order that could answer the question that waits. */
  get governing(): StandingOrder | undefined {
    const id = this.atNow ? this.now?.question?.standing : ''
    return id ? this.orders.find((one) => one.id === id) : undefined
  }
  /** Whether there are hands of cards in this game, as far as can be seen now. */
  get hands(): boolean {
    return (this.table?.sheets ?? []).some((one) => one.cards.length || one.hidden || one.id.startsWith('hand'))
  }
  sideIndex(name: string | null): number {
    return name === null || !this.game ? -1 : this.game.sides.findIndex((side) => side.name === name)
  }
  sideTitle(name: string | null): string {
    if (!this.game) return name ?? ''
    return sidesIn(this.game, this.now?.scenario ?? '').find((side) => side.name === name)?.title ?? name ?? ''
  }

  // -- coming and going

  async open(): Promise<void> {
    const language = settings.language
    try {
      const match = await this.api.match(this.id, language)
      this.match = match
      const side = firstEyes(match)
      const [table, catalogue] = await Promise.all([this.api.table(this.id, side, language), this.api.games(language)])
      this.game = catalogue.games.find((game) => game.name === match.game) ?? null
      this.board = await this.api.board(match.game, boardName(this.game, table.scenario))
      this.side = side
      this.language = language
      if (shared(table) && !this.trusting) this.curtain = side
      this.last = table.n
      this.rewound = table.rewound
      this.settle(table)
      await this.readLog()
      this.end = this.listen(
        this.id,
        (pulse) => void this.heard(pulse),
        (on) => this.relinked(on),
      )
    } catch (error) {
      const trouble = refusal(error)
      if (trouble.code === 'no-match') this.gone = true
      else this.failed = trouble
    }
  }

  /** The line to the server has broken, or stands again. */
  private relinked(on: boolean): void {
    const back = on && !this.linked
    this.linked = on
    if (!back) return
    if (this.notice?.id === 'play-away') this.notice = null
    // a server that was started anew counts anew
    this.rewound = ANY
    if (this.atNow && !this.busy) void this.renew().then(() => this.tellUnsure())
  }

  /** Say of an act whose answer never came that it was not done, if the match stands where it stood. */
  private tellUnsure(): void {
    const unsure = this.unsure
    if (!unsure || this.notice?.id === 'play-away') return
    this.unsure = null
    if (this.notice?.id === 'play-away-act') this.notice = null
    if (this.now?.n === unsure.n)
      this.notice = { kind: 'bad', id: 'play-not-done', said: '', args: { what: unsure.what } }
  }

  close(): void {
    this.end()
    this.showing.stop()
  }

  /** Everything anew in the language that is set. */
  async reread(): Promise<void> {
    if (!this.match || !this.now || settings.language === this.language) return
    const language = (this.language = settings.language)
    this.showing.forget()
    await this.guard(async () => {
      const [match, catalogue] = await Promise.all([this.api.match(this.id, language), this.api.games(language)])
      this.match = match
      this.game = catalogue.games.find((game) => game.name === match.game) ?? null
      if (this.showing.playing) return this.readLog()
      const table = await this.present()
      if (table) this.rest(table)
      await this.catchUp()
      await this.readLog()
    })
  }

  // -- what the server tells

  private async heard(pulse: Pulse): Promise<void> {
    if (this.busy) {
      this.held = pulse
      return
    }
    this.gone = pulse.gone
    const now = this.now
    // an answer may have overtaken what was told before it
    const old = pulse.rewound < this.rewound || (pulse.rewound === this.rewound && pulse.n < this.last)
    if (!now || pulse.gone || old) return
    this.trouble = pulse.trouble
    this.thinking = pulse.thinking
    if (pulse.rewound > this.rewound) {
      this.rewound = pulse.rewound
      this.last = pulse.n
      this.log.cut(pulse.n)
      await this.renew()
    } else if (pulse.n > this.last) {
      this.last = pulse.n
      await this.catchUp()
    } else if (this.atNow && (pulse.over !== now.over || pulse.decides !== now.decides)) await this.renew()
    else await this.catchUp()
  }

  /**
   * The table of the present; null if the present was asked for again meanwhile, which then counts.
   * What was told of before the question and is not in the answer has been taken back.
   */
  private async present(side = this.side): Promise<Table | null> {
    const asked = ++this.asked
    const told = this.last
    const table = await this.api.table(this.id, side, settings.language)
    if (asked !== this.asked) return null
    this.last = this.last === told ? table.n : Math.max(this.last, table.n)
    return table
  }

  /** Show what is new, one step after the other, and come to rest at the present. */
  private async follow(asked = false): Promise<void> {
    await this.guard(async () => {
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
    if (this.now && this.last > this.now.n && this.showing.live && !this.showing.playing) await this.follow()
  }

  /** The present, as it is: shown, its lines read, and the screen handed over if it must be. */
  private async arrive(table: Table): Promise<void> {
    this.settle(table)
    await this.log.readOn(table.n)
    await this.handOver()
    await this.catchUp()
  }

  /** The present has come: it is shown, unless the person looks back, who stays there as far as there is something. */
  private rest(table: Table): void {
    if (this.showing.live || this.showing.shown >= table.n) {
      this.settle(table)
      return
    }
    this.now = table
    this.thinking = table.thinking
    this.previews.clear()
    this.showing.seek(Math.max(this.first, this.showing.shown))
  }

  private settle(table: Table): void {
    this.showing.stop()
    this.showing.past = null
    this.now = table
    this.thinking = table.thinking
    this.previews.clear()
    this.showing.put(table)
    this.showing.live = true
  }

  /** The whole log anew. */
  private readLog(): Promise<void> {
    return this.log.readAll(this.side, () => this.now?.n ?? 0)
  }

  /** The match has changed otherwise than by going on: all of it again. */
  async renew(): Promise<void> {
    await this.guard(async () => {
      this.showing.forget()
      const table = await this.present()
      if (!table) return
      this.rewound = table.rewound
      this.rest(table)
      await this.readLog()
      if (this.atNow) await this.handOver()
      await this.catchUp()
    })
  }

  // -- what a person does

  choose(choice: string, always = false): Promise<boolean> {
    this.takenBack = false
    if (always && this.now) this.standing = standing(this.now, choice)
    const way = this.multiStepMoves.find((one) => one.id === choice)
    const [first, then] = way ? [way.first, way.then] : [choice, []]
    const what = this.options.find((one) => one.id === choice)?.text ?? choice
    return this.act((n) => this.api.choose(this.id, n, first, this.side, settings.language, then), what)
  }
  /** What was last done is a choice taken back: a person who goes back further is not answered for. */
  private takenBack = false
  /**
   * What the page answers now without its person: what stands, if this is asked; and the only answer that there is, asked
   * for only so that nobody learns that, unless another person plays who does not see everything. null: nothing stands now.
   */
  private get ownAnswer(): string | null {
    if (!this.now || !this.atNow || this.curtain) return ''
    const open = this.people.length === 1 || (this.shared && this.trusting)
    const only = open && !this.takenBack ? onlyAnswer(this.now) : ''
    return only || !this.standing ? only : answer(this.standing, this.now)
  }
  answerBySelf(): void {
    if (this.busy) return
    const choice = this.ownAnswer
    if (choice === null) this.standing = null
    else if (choice) void this.choose(choice)
  }
  /** Whether the page is still about something before it is somebody's turn: an act, an own answer, other eyes. */
  get underWay(): boolean {
    const waits = this.now && this.trusting && this.atNow && handTo(this.now) !== null
    return this.busy || Boolean(waits) || Boolean(this.ownAnswer)
  }
  /** Do something besides deciding; what nobody is told of, the person is told to have been done. */
  aside(aside: Aside): Promise<void> {
    if (aside.weighty) return this.say(aside)
    return this.wishes.add(aside)
  }
  private async say(aside: Aside): Promise<void> {
    const side = this.side
    if (side === null) return
    const done = await this.act((n) => this.api.aside(this.id, n, aside.id, side, settings.language), aside.text)
    if (done && !aside.weighty)
      this.notice = { kind: 'info', id: 'play-aside-set', said: '', args: { what: aside.text } }
  }
  undo(): Promise<boolean> {
    this.takenBack = true
    const what = t('play-undo-what', { what: this.now?.undo ?? '' })
    return this.act((n) => this.api.undo(this.id, n, this.side, settings.language), what)
  }
  sayDice(faces: number[]): Promise<boolean> {
    return this.act((n) => this.api.dice(this.id, n, faces, this.side, settings.language), faces.join(' '))
  }

  /** Whether it could be done. `what`: how it is called, should its answer never come. */
  private async act(ask: (n: number) => Promise<Done>, what: string): Promise<boolean> {
    const now = this.now
    if (this.busy || !now || !this.atNow) return false
    this.busy = true
    this.notice = null
    this.asked++
    let done: Done | null = null
    try {
      done = await ask(now.n)
      this.accept(done, now)
    } catch (error) {
      const problem = refusal(error)
      await this.refused(problem)
      if (!problem.status) {
        this.unsure = { n: now.n, what }
        this.notice = { kind: 'bad', id: 'play-away-act', said: '', args: { what } }
      }
    } finally {
      this.busy = false
      const held = this.held
      this.held = null
      if (held) void this.heard(held)
    }
    if (done && done.table.n === this.now?.n && handTo(done.table)) {
      if (done.lines.some((line) => line.faces.length)) await pause(LOOK_AT_DICE)
      await this.handOver()
    }
    return done !== null
  }

  /** The answer to an act: shown at once; what others did meanwhile follows step by step. */
  private accept({ table, lines, made }: Done, before: Table): void {
    this.thinking = table.thinking
    this.previews.clear()
    this.showing.live = true
    if (table.n <= before.n) {
      this.rewound = table.rewound
      this.log.cut(table.n)
      this.showing.forget(table.n)
      this.last = table.n
      this.now = table
      void this.showing.own(table, [])
      return
    }
    // Several choices made in one go are one act.
    const own = before.n + Math.max(1, made)
    this.log.acted(before.n, own)
    this.last = Math.max(this.last, table.n)
    if (table.n > own) {
      void this.follow()
      return
    }
    this.log.add(lines, before.n, table.n)
    this.log.reach(table.n)
    this.now = table
    void this.showing.own(table, lines)
  }

  private async refused(error: Refused): Promise<void> {
    if (error.code === 'stale' || error.code === 'illegal-choice') {
      await this.renew()
      this.notice = { kind: 'info', id: error.code === 'stale' ? 'play-stale' : '', said: error.message }
    } else this.mishap(error)
  }

  /** Do something with the server; what goes wrong is said, and the page stays. */
  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.mishap(refusal(error))
    }
  }

  private mishap(error: Refused): void {
    if (error.code === 'no-match') this.gone = true
    else this.notice = { kind: 'bad', id: error.status ? '' : 'play-away', said: error.message }
  }

  // -- eyes

  /** Look with other eyes, where that is allowed. */
  async look(side: string | null): Promise<void> {
    this.showing.forget()
    await this.guard(async () => {
      let table = await this.present(side)
      while (!table) table = await this.present(side)
      this.side = side
      this.rewound = table.rewound
      this.showing.forget() // what was asked for meanwhile was seen with the other eyes
      this.settle(table)
      await this.readLog()
      await this.catchUp()
    })
  }

  /** Draw the curtain if another person at this screen decides. */
  private async handOver(): Promise<void> {
    const to = this.now ? handTo(this.now) : null
    if (to === null) return
    if (this.trusting) await this.look(to)
    else this.curtain = to
  }

  /** The person to whom the screen was handed is there. */
  async takeOver(trusting: boolean): Promise<void> {
    const side = this.curtain
    if (side === null) return
    this.trusting = trusting
    remember(`trust-${this.id}`, trusting ? 'yes' : '')
    if (side !== this.side) await this.look(side)
    if (this.side === side) this.curtain = null
  }

  /** The person who hands over looks once more. */
  keepScreen(): void {
    if (this.curtain !== this.side) this.curtain = null
  }

  /** Hand the screen over after all. */
  passScreen(): void {
    void this.handOver()
  }

  // -- through time

  toNow(): Promise<void> {
    this.showing.stop()
    this.showing.live = true
    return this.guard(async () => {
      const table = await this.present()
      if (table && this.showing.live) await this.arrive(table)
    })
  }

  /** Whoever has come to the end is at the present. */
  private atEnd(): void {
    if (this.now?.n === this.last) this.settle(this.now)
    else void this.toNow()
  }

  seek(n: number): void {
    const at = Math.max(this.first, Math.min(n, this.last))
    if (at === this.last) {
      this.atEnd()
      return
    }
    this.showing.live = false
    void this.guard(async () => this.showing.seek(at))
  }

  step(by: 1 | -1): void {
    if (by < 0 || this.showing.shown >= this.last) {
      this.seek(this.showing.shown + by)
      return
    }
    this.showing.live = false
    void this.guard(async () => {
      await this.showing.forward()
      if (this.showing.shown === this.last) this.atEnd()
    })
  }

  /** Play on from the moment that is shown, or stop there. */
  playPause(): void {
    if (this.showing.playing) {
      this.showing.stop()
      this.showing.live = false
      void this.guard(() => this.showing.look())
    } else if (this.showing.shown < this.last) {
      this.showing.live = true
      void this.follow(true)
    }
  }

  /** Show again what happened after a moment. */
  replayFrom(n: number): void {
    this.seek(n)
    void this.guard(async () => {
      await this.showing.look()
      this.playPause()
    })
  }

  // -- questions about choices

  preview(choice: string): Promise<Preview | null> {
    const way = this.multiStepMoves.find((one) => one.id === choice)
    if (way) return Promise.resolve(previewOfMove(way))
    const question = this.now?.question
    if (!this.now || !question?.previews) return Promise.resolve(null)
    const key = `${this.now.n} ${this.side} ${settings.language} ${choice}`
    const known = this.previews.get(key)
    if (known) return known
    const asked = this.api.preview(this.id, this.side, choice, settings.language).then((answer) => answer.preview)
    this.previews.set(key, asked)
    asked.catch(() => this.previews.delete(key))
    return asked
  }

  /** The table of any moment, to compare; null if it cannot be had. */
  async momentAt(n: number): Promise<Table | null> {
    try {
      return await this.api.table(this.id, this.side, settings.language, n)
    } catch (error) {
      this.mishap(refusal(error))
      return null
    }
  }

  why(kind: string, target: string): Promise<Whys> {
    return this.api.whyTarget(this.id, this.side, kind, target, settings.language)
  }
}

function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error
  throw error
}
