// Who looks at the screen: one person, or two who share it and hand it over, with a curtain between them or without.
import type { Done, Table } from '../../lib/api/types'
import { mine } from '../../lib/seats'
import { handTo, shared } from './eyes'
import type { MatchSession } from './matchSession.svelte'
import { recall, remember } from './memory'
import type { Timeline } from './timeline.svelte'
import { pause } from './wishes'

/** A die that has just been rolled is looked at before the screen changes hands (milliseconds). */
const LOOK_AT_DICE = 1100

export class HotSeat {
  /** The side to whom the screen is being handed; nothing is seen meanwhile. */
  curtain: string | null = $state(null)
  /** People who trust each other do without the curtain. */
  trusting = $state(false)

  constructor(
    private readonly session: MatchSession,
    private readonly timeline: Timeline,
  ) {
    this.trusting = recall(`trust-${session.id}`) === 'yes'
  }

  /** The sides that people at this screen play. */
  get people(): string[] {
    return this.session.now ? mine(this.session.now) : []
  }
  get shared(): boolean {
    return this.session.now !== null && shared(this.session.now)
  }
  /** The person to whom the screen must be handed before anything goes on; null where it stays. */
  get next(): string | null {
    return this.session.now && this.timeline.atNow ? handTo(this.session.now) : null
  }

  /** The first table has come, and is not shown yet. */
  sit(table: Table): void {
    if (shared(table) && !this.trusting) this.curtain = this.session.side
  }

  /** Look with other eyes, where that is allowed. */
  look(side: string | null): Promise<void> {
    return this.timeline.lookAs(side)
  }

  /** Draw the curtain if another person at this screen decides; whoever looks back is not called away from there. */
  async handOver(): Promise<void> {
    // whoever's seat has been given to somebody elsewhere does not come to this screen any more
    if (this.curtain !== null && !this.people.includes(this.curtain)) this.curtain = null
    // when the screen has changed hands, it may be the other's turn again: he may play in another window, too
    for (let to = this.next; to !== null; to = this.next) {
      if (this.trusting) await this.look(to)
      else this.curtain = to
      if (this.session.side !== to) return
    }
  }

  /** After an own act: dice are looked at before the screen is handed over. */
  async after({ table, lines }: Done): Promise<void> {
    if (table.n !== this.session.now?.n || !handTo(table)) return
    if (lines.some((line) => line.faces.length)) await pause(LOOK_AT_DICE)
    await this.handOver()
  }

  /** The person to whom the screen was handed is there. */
  async takeOver(trusting: boolean): Promise<void> {
    const side = this.curtain
    if (side === null) return
    this.trusting = trusting
    remember(`trust-${this.session.id}`, trusting ? 'yes' : '')
    if (side !== this.session.side) await this.look(side)
    if (this.session.side === side) this.curtain = null
  }

  /** The person who hands over looks once more. */
  keepScreen(): void {
    if (this.curtain !== this.session.side) this.curtain = null
  }

  /** Hand the screen over after all. */
  passScreen(): void {
    void this.handOver()
  }
}
