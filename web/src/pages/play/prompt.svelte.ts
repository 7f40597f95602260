// What is asked, and what a person answers: choices and what they would do, second words, standing answers, wishes.
import type {
  Aside,
  Choice,
  Done,
  Form,
  LessonAct,
  Preview,
  Settled,
  StandingOrder,
  Table,
  Whys,
} from '../../lib/api/types'
import { Refused } from '../../lib/api/client'
import { settings } from '../../lib/settings.svelte'
import { gesturesOf, inForms } from './forms'
import type { HotSeat } from './hotSeat.svelte'
import type { MatchSession } from './matchSession.svelte'
import { multiStepMovesOf, previewOfMove, type MultiStepMove } from './multiStepMoves'
import { settledAnswer } from '../learn/settled'
import { answer, onlyAnswer, standing, type Always, type Standing } from './standing'
import type { Timeline } from './timeline.svelte'
import { Wishes } from './wishes'

/** A choice that costs dear and waits for a second word. */
export interface Doubt {
  choice: Choice
  warning: string
}

export class Prompt {
  /** An answer that stands for the rest of the phase. */
  standing: Standing | null = $state.raw(null)
  doubt: Doubt | null = $state.raw(null)
  /** Something besides deciding that waits for a second word. */
  asideAsked: Aside | null = $state.raw(null)
  /** Kinds of questions that are answered for a beginner. */
  settled: readonly Settled[] = $state.raw([])
  /** For how long the next answer stands for all such questions. */
  always: Always = $state('')

  /** What was last done is a choice taken back: a person who goes back further is not answered for. */
  private takenBack = false
  private readonly previews = new Map<string, Promise<Preview | null>>()
  /** The table that the previews are of. */
  private previewed: Table | null = null
  private readonly wishes = new Wishes(
    () => !this.session.busy && this.timeline.atNow,
    // the other side may have gone on meanwhile; that takes nothing from the wish
    async (aside) => this.say(aside).then(() => this.session.notice?.id !== 'play-stale'),
  )

  constructor(
    private readonly session: MatchSession,
    private readonly timeline: Timeline,
    private readonly seat: HotSeat,
  ) {}

  // -- what is asked

  /** What may be chosen now. */
  get choices(): Choice[] {
    return this.open ? (this.session.now?.question?.choices ?? []) : []
  }
  private get open(): boolean {
    return this.timeline.atNow && !this.seat.curtain
  }
  /** Where one can go on to by several of them. */
  readonly multiStepMoves: MultiStepMove[] = $derived.by(() =>
    this.open ? multiStepMovesOf(this.session.now?.question, this.session.board, settings.language) : [],
  )
  /** What a cell of a form makes by several of them. */
  readonly gestures: MultiStepMove[] = $derived.by(() => (this.open ? gesturesOf(this.session.now?.question) : []))
  /** The tables in which choices are laid out. */
  get forms(): Form[] {
    return this.open ? (this.session.now?.question?.forms ?? []) : []
  }
  /** What may be chosen now and stands in no form: what is listed, and what digits name. */
  get listed(): Choice[] {
    const laidOut = inForms(this.forms)
    return this.choices.filter((choice) => !laidOut.has(choice.id))
  }
  /** All that can be chosen, near and far. */
  get options(): Choice[] {
    return [...this.choices, ...this.multiStepMoves, ...this.gestures]
  }
  /** What the person wants done without being asked. */
  get orders(): StandingOrder[] {
    return (this.seat.curtain ? null : this.session.now?.standing) ?? []
  }
  /** Whether anything is wanted, or could be, without being asked. */
  get ordered(): boolean {
    return this.orders.length > 0 || (!this.seat.curtain && (this.session.now?.answers.length ?? 0) > 0)
  }
  /** The standing order that could answer the question that waits. */
  get governing(): StandingOrder | undefined {
    const id = this.timeline.atNow ? this.session.now?.question?.standing : ''
    return id ? this.orders.find((one) => one.id === id) : undefined
  }
  /** Of a way the first of its choices counts, and is all that can be asked about. */
  private moveOf(choice: string): MultiStepMove | undefined {
    return [...this.multiStepMoves, ...this.gestures].find((one) => one.id === choice)
  }

  /** What a choice would do, as far as that is told; asked for once at each table. */
  preview(choice: string): Promise<Preview | null> {
    const way = this.moveOf(choice)
    if (way) return Promise.resolve(previewOfMove(way))
    const { now, side } = this.session
    if (!now?.question?.previews) return Promise.resolve(null)
    if (now !== this.previewed) this.previews.clear()
    this.previewed = now
    const key = `${now.n} ${side} ${settings.language} ${choice}`
    const known = this.previews.get(key)
    if (known) return known
    const asked = this.session.preview(choice)
    this.previews.set(key, asked)
    asked.catch(() => this.previews.delete(key))
    return asked
  }
  why(kind: string, target: string): Promise<Whys> {
    return this.session.why(kind, target)
  }

  // -- second words

  /** What waited for a second word, or to stand, belongs to a moment that has passed. */
  forget(): void {
    this.doubt = null
    this.always = ''
  }

  /**
   * Whether a choice can be made at once: its moment has not passed, and it costs nothing dear; else it waits for a second
   * word. `seen`: whether a warning has stood before the person's eyes.
   */
  async plain(choice: Choice, seen: (preview: Preview) => boolean): Promise<boolean> {
    const n = this.session.now?.n
    try {
      const preview = await this.preview(this.moveOf(choice.id)?.first ?? choice.id)
      if (this.session.now?.n !== n) return false
      if (preview?.warning && dear(choice, preview, seen)) {
        this.doubt = { choice, warning: preview.warning }
        return false
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error // the server says the same, and better, to the choice
    }
    return true
  }

  // -- what is answered

  async choose(choice: string, always: Always = ''): Promise<boolean> {
    this.takenBack = false
    if (always === 'phase' && this.session.now) this.standing = standing(this.session.now, choice)
    const way = this.moveOf(choice)
    const [first, then] = way ? [way.first, way.then] : [choice, []]
    const what = this.options.find((one) => one.id === choice)?.text ?? choice
    return this.done(this.session.choose(first, then, what, always === 'phase' ? '' : always))
  }
  undo(): Promise<boolean> {
    this.takenBack = true
    return this.done(this.session.undo())
  }
  /** In a lesson: see `MatchSession.lesson`. */
  lesson(act: LessonAct): Promise<boolean> {
    this.takenBack = act !== 'skip'
    return this.done(this.session.lesson(act))
  }
  puzzleAgain(): Promise<boolean> {
    this.takenBack = true
    return this.done(this.session.puzzleAgain())
  }
  sayDice(faces: number[]): Promise<boolean> {
    return this.done(this.session.sayDice(faces))
  }
  /** Do something besides deciding; what nobody is told of, the person is told to have been done. */
  aside(aside: Aside): Promise<void> {
    return aside.weighty ? this.say(aside) : this.wishes.add(aside)
  }
  /** The same, unless it is worth a second word. */
  async ask(aside: Aside): Promise<void> {
    if (aside.weighty) this.asideAsked = aside
    else await this.aside(aside)
  }
  private async say(aside: Aside): Promise<void> {
    if ((await this.done(this.session.aside(aside))) && !aside.weighty)
      this.session.notice = { kind: 'info', id: 'play-aside-set', said: '', args: { what: aside.text } }
  }
  /** Whether an act could be done; the screen goes to whoever decides then. */
  private async done(act: Promise<Done | null>): Promise<boolean> {
    const done = await act
    if (done) await this.seat.after(done)
    return done !== null
  }

  // -- what the page answers

  /**
   * What the page answers now without its person: what stands, if this is asked; and the only answer that there is, asked
   * for only so that nobody learns that, unless another person plays who does not see everything. null: nothing stands now.
   */
  private get ownAnswer(): string | null {
    const { now } = this.session
    if (!now || !this.open) return ''
    const alone = this.seat.people.length === 1 || (this.seat.shared && this.seat.trusting)
    // before the first choice a friend who comes still has a part in the set-up: the page does not begin without him
    const begun = now.n > 0 || !Object.values(now.access.places).includes('awaited')
    const only = alone && begun && !this.takenBack ? onlyAnswer(now) : ''
    const usual = only || (this.takenBack ? '' : settledAnswer(this.settled, now.question))
    return usual || !this.standing ? usual : answer(this.standing, now)
  }
  answerBySelf(): void {
    if (this.session.busy) return
    const choice = this.ownAnswer
    if (choice === null) this.standing = null
    else if (choice) void this.choose(choice)
  }
  /** Whether the page is still about something before it is somebody's turn: an act, an own answer, other eyes. */
  get underWay(): boolean {
    const waits = this.seat.trusting && this.seat.next !== null
    return this.session.busy || waits || Boolean(this.ownAnswer)
  }
}

/** Whether a warning is worth a second word: dice will fall, something ends, or it can hardly have been seen. */
function dear(choice: Choice, preview: Preview, seen: (preview: Preview) => boolean): boolean {
  return preview.chances.length > 0 || !choice.target || !seen(preview)
}
