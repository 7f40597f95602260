// What happened that a person has not read yet: as cards on the board, and as a list above what he may choose.
import { settings } from '../../lib/settings.svelte'
import type { Scene } from '../../lib/api/types'
import { newsOf } from './matchLog.svelte'
import type { MatchSession } from './matchSession.svelte'
import type { Prompt } from './prompt.svelte'
import type { HotSeat } from './hotSeat.svelte'
import { tidingsOf, type Tiding } from './tidings'
import type { Timeline } from './timeline.svelte'

/** Whoever only watches is told of so many entries at most. */
const WATCHED = 30
/** How long choices wait for what stands above them, in milliseconds. */
const PATIENCE = 1500

export class Tidings {
  /** Cards that were closed, or have stood their time. */
  private gone: ReadonlySet<string> = $state.raw(new Set())
  /** The board as it was after a person's own last act; null where it cannot be had. */
  private start: { n: number; scene: Scene | null } | null = $state.raw(null)
  /** The moment whose news have been waited for long enough. */
  private spent = $state(-1)

  constructor(
    private readonly session: MatchSession,
    private readonly timeline: Timeline,
    private readonly seat: HotSeat,
    private readonly prompt: Prompt,
  ) {}

  /** Since when the cards tell: after one's own last act; of a moment looked back at, only what it brought. */
  private readonly from: number = $derived.by(() => {
    const { seat, timeline } = this
    const { showing, log } = timeline
    if (!showing.live && showing.shown < timeline.last) return showing.shown - 1
    return seat.people.length ? log.read : Math.max(log.read, showing.shown - WATCHED)
  })

  /** Whether nothing that was rolled still waits for what it brings. */
  private readonly settled: boolean = $derived.by(() => {
    const { timeline, session } = this
    return !timeline.atNow || !session.now?.pending
  })

  /** All that happened since, oldest first. */
  readonly all: readonly Tiding[] = $derived.by(() => {
    const { log, showing } = this.timeline
    return tidingsOf(log.lines, this.from, showing.shown, this.settled)
  })

  /** What is on the board. */
  readonly cards: readonly Tiding[] = $derived.by(() => this.all.filter((one) => !this.gone.has(one.key)))

  /** What others did since a person's own last act, while he has something to decide; null where nothing happened. */
  readonly since: { list: readonly Tiding[]; lines: number; from: number } | null = $derived.by(() => {
    const { timeline, prompt, seat } = this
    const { log } = timeline
    if (!timeline.atNow || !prompt.choices.length || !seat.people.length) return null
    const { from, to } = newsOf(log.seen, timeline.last)
    if (to < timeline.last || (from === to && to > 0)) return null
    const after = from || log.read
    const list = tidingsOf(log.lines, after, to, this.settled)
    const lines = log.lines.filter((line) => line.n > after && line.text && !line.heading).length
    return lines ? { list, lines, from } : null
  })

  /** Where on the board the story went on since then. */
  readonly places: readonly number[] = $derived.by(() => [
    ...new Set((this.since?.list ?? []).filter((one) => one.story).flatMap((one) => one.spaces)),
  ])

  /** The board before what others did since; null while it is not there. */
  get before(): Scene | null {
    return this.start?.n === this.since?.from ? (this.start?.scene ?? null) : null
  }

  /**
   * Whether all is there that stands above the choices, or has been waited for long enough. Choices are shown with it:
   * what comes later would push them from under a pointer that is about to press one.
   */
  readonly told: boolean = $derived.by(() => {
    const { timeline, prompt, since } = this
    if (!prompt.choices.length || this.spent === timeline.last) return true
    if (timeline.log.reached < timeline.last) return false
    return !since?.from || this.start?.n === since.from
  })

  /** Wait for the news of the present; returns what ends that. */
  wait(): () => void {
    const { last } = this.timeline
    const timer = setTimeout(() => (this.spent = last), PATIENCE)
    return () => clearTimeout(timer)
  }

  /** The board before what others did, for as long as that is told. */
  async look(from: number): Promise<void> {
    if (this.start?.n === from) return
    const table = await this.timeline.momentAt(from)
    this.start = { n: from, scene: table?.scene ?? null }
  }

  close(...cards: readonly Tiding[]): void {
    this.gone = new Set([...this.gone, ...cards.map((one) => one.key)])
  }

  /** How long a card stays, in milliseconds; Infinity until it is read. */
  get lasting(): number {
    return settings.lingerMs
  }
}
