// The cards of counters and places: asked of the server with this person's eyes, shown after the pointer has rested.
import { api as server, Refused } from '../../lib/api/client'
import type { InfoCard } from '../../lib/api/types'
import type { Target } from '../../lib/board/types'
import { settings } from '../../lib/settings.svelte'
import type { Play } from './play.svelte'

/** So long the pointer rests before a card comes; once one stands there the next comes sooner. */
const RESTED = 420
const NEXT = 160

/** What a card is of: a counter, or a place. */
export type Of = { piece: string } | { space: number }

export class CardState {
  /** What the pointer or the focus rests on, with its card. */
  shown: { target: Target; card: InfoCard } | null = $state.raw(null)
  private timer = 0
  private pointed = ''
  private moment = ''
  private known = new Map<string, Promise<InfoCard | null>>()

  constructor(
    private readonly play: Play,
    private readonly api: Pick<typeof server, 'card'> = server,
  ) {}

  /** Whether this game tells anything of its counters. */
  get any(): boolean {
    return this.play.session.game?.cards ?? false
  }

  /** Something is pointed at, or nothing any more. */
  point(target: Target | null): void {
    const key = target ? `${target.piece}/${target.space}` : ''
    if (key === this.pointed) return
    this.pointed = key
    window.clearTimeout(this.timer)
    if (!target || !this.any) {
      this.shown = null
      return
    }
    this.timer = window.setTimeout(() => void this.show(target, key), this.shown ? NEXT : RESTED)
  }

  private async show(target: Target, key: string): Promise<void> {
    const of = target.piece ? { piece: target.piece } : { space: target.space }
    const card = await this.ask(of)
    if (this.pointed === key) this.shown = card && { target, card }
  }

  /** The moment that is shown is another: what stands there is of the one before. */
  forget(): void {
    window.clearTimeout(this.timer)
    this.pointed = ''
    this.shown = null
  }

  /** The card of a counter or a place at the moment that is shown; null where there is none, or it cannot be had. */
  ask(of: Of): Promise<InfoCard | null> {
    const { play } = this
    if (!this.any) return Promise.resolve(null)
    const moment = [play.showing.shown, play.session.side, settings.language, play.timeline.atNow].join('/')
    if (moment !== this.moment) this.known = new Map()
    this.moment = moment
    const key = 'piece' in of ? of.piece : `/${of.space}`
    const before = this.known.get(key)
    if (before) return before
    const asking = this.fetch(of)
    this.known.set(key, asking)
    return asking
  }

  private async fetch(of: Of): Promise<InfoCard | null> {
    const { play } = this
    const n = play.timeline.atNow ? undefined : play.showing.shown
    try {
      return (await this.api.card(play.id, play.session.side, settings.language, of, n)).card
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      play.session.mishap(error)
      return null
    }
  }
}
