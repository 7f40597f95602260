// A match on the server: what it is, what the server tells of it, and what is sent to it.
import { api as server, listen as overWire, Refused } from '../../lib/api/client'
import type { Aside, Board, Done, GameModel, Log, MatchModel, Preview, Pulse } from '../../lib/api/types'
import type { LessonAct, Step, Table, Whys } from '../../lib/api/types'
import { boardName, sidesIn } from '../../lib/games.svelte'
import { settings, t } from '../../lib/settings.svelte'
import { D6, type Faces } from './dice'

const STEPS_AT_ONCE = 24

/** A word to the person, until the next act. */
export interface Notice {
  kind: 'info' | 'bad'
  /** A message of the page, or "" for the server's own words in `said`. */
  id: string
  said: string
  args?: Record<string, string | number>
}

/** Who follows the course of the match and shows it. */
export interface Course {
  /** Whether the present is shown, and nothing after it is known of. */
  readonly atNow: boolean
  /** Something has changed on the server. */
  heard(pulse: Pulse): Promise<void>
  /** The server may have been started anew: then it counts anew what was taken back. */
  recount(): void
  /** An act is on its way: what was asked about the present before it does not count any more. */
  overtake(): void
  /** What an act has brought about; `before`: the table at which it was done. */
  accept(done: Done, before: Table): void
  /** All of it again. */
  renew(): Promise<void>
}

type Server = typeof server
type Listen = typeof overWire

export class MatchSession {
  match: MatchModel | null = $state.raw(null)
  board: Board | null = $state.raw(null)
  game: GameModel | null = $state.raw(null)
  /** The table of the present, as far as it was asked for. */
  now: Table | null = $state.raw(null)
  /** The eyes with which everything is asked for. */
  side: string | null = $state(null)
  thinking = $state(false)
  /** Which share of its thought the bot has done that thinks, from 0 to 1; null where it does not tell. */
  progress: number | null = $state(null)
  linked = $state(true)
  gone = $state(false)
  trouble = $state('')
  /** How often something beside the record has changed, as the server tells. */
  news = $state(0)
  /** How often something was said beside the match, as the server tells. */
  talk = $state(0)
  /** The same when the talk was last open. */
  heardTalk = $state(0)
  /** An act is under way. */
  busy = $state(false)
  notice: Notice | null = $state.raw(null)
  failed: Refused | null = $state.raw(null)

  /** The moment at which the bot that thinks was told to move at once. */
  private hurriedAt = $state('')

  private course: Course | null = null
  /** What the server told while an act was under way. */
  private held: Pulse | null = null
  private end: () => void = () => undefined
  private language = settings.language
  /** An act whose answer never came, and the moment at which it was sent. */
  private unsure: { n: number; what: string } | null = null

  constructor(
    readonly id: string,
    private readonly api: Server = server,
    private readonly listen: Listen = overWire,
  ) {}

  // -- what it is

  /** The die of the game. */
  get die(): Faces {
    return this.game?.die ?? D6
  }
  /** Whether all is there in the language that is set. */
  get worded(): boolean {
    return settings.language === this.language
  }
  sideIndex(name: string | null): number {
    return name === null || !this.game ? -1 : this.game.sides.findIndex((side) => side.name === name)
  }
  sideTitle(name: string | null): string {
    if (!this.game) return name ?? ''
    return sidesIn(this.game, this.now?.scenario ?? '').find((side) => side.name === name)?.title ?? name ?? ''
  }

  /** Everything that there is to begin with, seen with the eyes that `eyes` chooses; its table is not shown yet. */
  async open(eyes: (match: MatchModel) => string | null): Promise<Table> {
    const language = settings.language
    const [match, catalogue] = await Promise.all([this.api.match(this.id, language), this.api.games(language)])
    this.match = match
    const side = eyes(match)
    const game = catalogue.games.find(({ name }) => name === match.game) ?? null
    // the board is the largest answer of all, and need not wait for the table
    const [table, board] = await Promise.all([
      this.api.table(this.id, side, language),
      this.api.board(match.game, boardName(game, match.scenario)),
    ])
    this.game = game
    this.board = board
    this.side = side
    this.language = language
    return table
  }

  /** What the match and its game are called, in the language that is set. */
  async reword(): Promise<void> {
    const language = (this.language = settings.language)
    const [match, catalogue] = await Promise.all([this.api.match(this.id, language), this.api.games(language)])
    this.match = match
    this.game = catalogue.games.find((game) => game.name === match.game) ?? null
  }

  // -- what the server tells

  /** From now on whoever follows the match is told of everything. */
  follow(course: Course): void {
    this.course = course
  }
  connect(): void {
    this.end = this.listen(
      this.id,
      (pulse) => void this.heard(pulse),
      (on) => this.relinked(on),
    )
  }
  close(): void {
    this.end()
  }

  private async heard(pulse: Pulse): Promise<void> {
    if (this.busy) {
      this.held = pulse
      return
    }
    this.gone = pulse.gone
    if (this.now && !pulse.gone) await this.course?.heard(pulse)
  }

  /** The line to the server has broken, or stands again. */
  private relinked(on: boolean): void {
    const back = on && !this.linked
    this.linked = on
    if (!back) return
    if (this.notice?.id === 'play-away') this.notice = null
    this.course?.recount()
    if (this.course?.atNow && !this.busy) void this.course.renew().then(() => this.tellUnsure())
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

  // -- what is asked of it

  /** The table of a moment, with these eyes; of the present without one. */
  table(n?: number, side = this.side): Promise<Table> {
    return this.api.table(this.id, side, settings.language, n)
  }
  async steps(first: number): Promise<Step[]> {
    return (await this.api.steps(this.id, this.side, first, STEPS_AT_ONCE, settings.language)).steps
  }
  log(since: number): Promise<Log> {
    return this.api.log(this.id, this.side, since, settings.language)
  }
  async preview(choice: string): Promise<Preview | null> {
    return (await this.api.preview(this.id, this.side, choice, settings.language)).preview
  }
  why(kind: string, target: string): Promise<Whys> {
    return this.api.whyTarget(this.id, this.side, kind, target, settings.language)
  }

  // -- what is done to it: null where it could not be done

  /** Make a choice, and `then` others after it. */
  /** `always`: for how long the server is to answer the same question so; only what points at nothing can be. */
  choose(choice: string, then: string[], what: string, always: '' | 'turn' | 'game' = ''): Promise<Done | null> {
    const held = this.now?.question?.answerable.includes(choice) ? always : ''
    return this.act((n) => this.api.choose(this.id, n, choice, this.side, settings.language, then, held), what)
  }
  undo(): Promise<Done | null> {
    const what = t('play-undo-what', { what: this.now?.undo ?? '' })
    return this.act((n) => this.api.undo(this.id, n, this.side, settings.language), what)
  }
  /** In a lesson: a step back, the guide's own choice, all of it again. */
  lesson(act: LessonAct): Promise<Done | null> {
    return this.act((n) => this.api.lesson(this.id, n, act, this.side, settings.language), t(`learn-${act}`))
  }
  /** A puzzle is asked again. */
  puzzleAgain(): Promise<Done | null> {
    return this.act((n) => this.api.puzzleAgain(this.id, n, this.side, settings.language), t('puzzle-again'))
  }
  sayDice(faces: number[]): Promise<Done | null> {
    return this.act((n) => this.api.dice(this.id, n, faces, this.side, settings.language), faces.join(' '))
  }
  async aside({ id, text }: Aside): Promise<Done | null> {
    const side = this.side
    return side === null ? null : this.act((n) => this.api.aside(this.id, n, id, side, settings.language), text)
  }

  /** `what`: how it is called, should its answer never come. */
  private async act(ask: (n: number) => Promise<Done>, what: string): Promise<Done | null> {
    const { now, course } = this
    if (this.busy || !now || !course?.atNow) return null
    this.busy = true
    this.notice = null
    course.overtake()
    let done: Done | null = null
    try {
      done = await ask(now.n)
      course.accept(done, now)
    } catch (error) {
      const problem = refusal(error)
      await this.refused(problem, course)
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
    return done
  }

  private async refused(error: Refused, course: Course): Promise<void> {
    if (error.code === 'stale' || error.code === 'illegal-choice') {
      await course.renew()
      this.notice = { kind: 'info', id: error.code === 'stale' ? 'play-stale' : '', said: error.message }
    } else this.mishap(error)
  }

  /** The bot that thinks is to move at once. False where there is nobody to hurry, or none that may. */
  hurry(): boolean {
    const { moment } = this
    if (!this.mayHurry || this.hurries) return false
    this.hurriedAt = moment
    void this.guard(async () => {
      try {
        await this.api.hurry(this.id, this.now?.n ?? 0, settings.language)
      } catch (error) {
        if (this.hurriedAt === moment) this.hurriedAt = ''
        throw error
      }
    })
    return true
  }
  /** Whether a bot thinks that this person may hurry: he plays, or has begun a match of bots alone. */
  get mayHurry(): boolean {
    if (!this.now || !this.thinking || this.trouble || !this.course?.atNow) return false
    const { role, places } = this.now.access
    const all = Object.values(places)
    return all.includes('here') || (role === 'owner' && all.every((place) => place === 'bot'))
  }
  /** Whether it was told so and has not moved yet. */
  get hurries(): boolean {
    return this.hurriedAt !== '' && this.hurriedAt === this.moment
  }
  private get moment(): string {
    return `${this.now?.n} ${this.now?.rewound}`
  }

  // -- what goes wrong

  /** Do something with the server; what goes wrong is said, and the page stays. */
  async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.mishap(refusal(error))
    }
  }
  /** The match cannot be opened. */
  fail(error: unknown): void {
    const trouble = refusal(error)
    if (trouble.code === 'no-match') this.gone = true
    else this.failed = trouble
  }
  /** Something could not be done, and the page stays. */
  mishap(error: Refused): void {
    if (error.code === 'no-match') this.gone = true
    else this.notice = { kind: 'bad', id: error.status ? '' : 'play-away', said: error.message }
  }
}

/** What the server has refused; anything else is a fault of the page, and thrown on. */
export function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error
  throw error
}
