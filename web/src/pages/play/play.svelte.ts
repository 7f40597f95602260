// A match as this page follows it: the session with the server, its course through time, who looks, and what is asked.
import type { api, listen } from '../../lib/api/client'
import type { BoardHandle } from '../../lib/board/types'
import { settings } from '../../lib/settings.svelte'
import type { Language } from '../../lib/api/types'
import { firstEyes } from './eyes'
import { HotSeat } from './hotSeat.svelte'
import { MatchSession } from './matchSession.svelte'
import type { MatchLog } from './matchLog.svelte'
import { Prompt } from './prompt.svelte'
import type { Showing } from './showing.svelte'
import { Tidings } from './tidings.svelte'
import { Timeline } from './timeline.svelte'

export class Play {
  readonly session: MatchSession
  readonly timeline: Timeline
  readonly seat: HotSeat
  readonly prompt: Prompt
  readonly showing: Showing
  readonly log: MatchLog
  readonly tidings: Tidings
  /** Called whenever another moment is shown, or there is another present. */
  moved: () => void = () => undefined

  constructor(
    readonly id: string,
    server?: typeof api,
    overWire?: typeof listen,
  ) {
    this.session = new MatchSession(id, server, overWire)
    this.timeline = new Timeline(this.session, {
      arrived: () => this.seat.handOver(),
      moved: () => this.moved(),
    })
    this.seat = new HotSeat(this.session, this.timeline)
    this.prompt = new Prompt(this.session, this.timeline, this.seat)
    this.showing = this.timeline.showing
    this.log = this.timeline.log
    this.tidings = new Tidings(this.session, this.timeline, this.seat, this.prompt)
  }

  /** The board that is looked at, once it is there. */
  get stage(): BoardHandle | null {
    return this.showing.stage
  }
  /** Bring a space of the board into sight, and mark it for a moment. */
  find(space: number): void {
    this.stage?.find(space, true)
  }

  async open(): Promise<void> {
    const { session } = this
    try {
      const table = await session.open(firstEyes)
      this.seat.sit(table)
      await this.timeline.begin(table)
      session.connect()
    } catch (error) {
      session.fail(error)
    }
  }

  close(): void {
    this.session.close()
    this.timeline.close()
  }

  /** Everything anew in another language. */
  async speak(language: Language): Promise<void> {
    settings.setLanguage(language)
    const { session } = this
    if (session.now && !session.worded) await this.timeline.reword(() => session.reword())
  }
}
