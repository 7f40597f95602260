// What two people agree on: proposed, answered, withdrawn; and giving up. What came of it the table says.
import type { ClockDeed, Deal, DealKind, DealReply, Delay, Table } from '../../lib/api/types'
import { api } from '../../lib/api/client'
import { settings } from '../../lib/settings.svelte'
import type { Play } from '../play/play.svelte'

/** The side in whose name this person speaks: the one that looks, or whichever is his. */
export function speaks(play: Play): string | undefined {
  const { people } = play.seat
  const { side } = play.session
  return side !== null && people.includes(side) ? side : people[0]
}

async function tell(play: Play, ask: (side: string, n: number) => Promise<Table>): Promise<void> {
  const side = speaks(play)
  const { session } = play
  if (side === undefined || !session.now) return
  const { n } = session.now
  session.notice = null
  await session.guard(async () => {
    await ask(side, n)
  })
  await play.timeline.renew()
}

export function surrender(play: Play): Promise<void> {
  return tell(play, (side, n) => api.surrender(play.id, n, side, settings.language))
}
export function propose(play: Play, kind: DealKind, swap = true): Promise<void> {
  return tell(play, (side, n) => api.propose(play.id, n, side, kind, { swap }, settings.language))
}
/** Propose that spectators see everything, so late. */
export function proposeLate(play: Play, delay: Delay): Promise<void> {
  return tell(play, (side, n) => api.propose(play.id, n, side, 'late', { delay }, settings.language))
}
/** Spectators see from now on what both may know, at once; the other is not asked. */
export async function endLate(play: Play): Promise<void> {
  await play.session.guard(async () => {
    await api.endLate(play.id, settings.language)
  })
  await play.timeline.renew()
}
export function reply(play: Play, deal: Deal, said: DealReply): Promise<void> {
  return tell(play, (side) => api.reply(play.id, deal.id, side, said, settings.language))
}

/** Do something with the clock: go on vacation or come back, or say what comes of it that the other's time is up. */
export function useClock(play: Play, deed: ClockDeed): Promise<void> {
  return tell(play, (side) => api.useClock(play.id, side, deed, settings.language))
}

/** Take the last decision back, or ask the other person whether one may. False where there is nothing. */
export function takeBack(play: Play): boolean {
  const { now, busy } = play.session
  if (!now || busy) return false
  if (now.undo) void play.prompt.undo()
  else if (now.deals.ask_undo && play.timeline.atNow) void propose(play, 'undo')
  else return false
  return true
}

/** The proposals that concern this person: not what the other has declined of his own. */
export function standing(play: Play): Deal[] {
  return (play.session.now?.deals.standing ?? []).filter((one) => one.mine || !one.declined)
}
