// This browser's share in the dice of a match: a random number for each seat, given in silence and remembered.
import { api, Refused } from '../../lib/api/client'
import type { Rolls } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { recall, remember } from '../play/memory'

/** What this browser knows of the dice of a match. */
export interface Known {
  /** The hash that it was told when it first saw the match; "" where none was. */
  commitment: string
  /** The shares that it has given, by side. */
  shares: Record<string, string>
}

const BYTES = 16

export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is remembered, null where the match is new to this browser. */
export function known(id: string): Known | null {
  const kept = recall(`dice-${id}`)
  if (!kept) return null
  const [commitment = '', ...shares] = kept.split(' ')
  const pairs = shares.map((pair): [string, string] => {
    const at = pair.lastIndexOf('=')
    return [decodeURIComponent(pair.slice(0, at)), pair.slice(at + 1)]
  })
  return { commitment: commitment === '-' ? '' : commitment, shares: Object.fromEntries(pairs) }
}
function keep(id: string, { commitment, shares }: Known): void {
  const pairs = Object.entries(shares).map(([side, share]) => `${encodeURIComponent(side)}=${share}`)
  remember(`dice-${id}`, [commitment || '-', ...pairs].join(' '))
}

/** Somebody has taken a seat with a share: where it was taken, it is remembered. */
export async function brought(id: string, side: string, share: string): Promise<void> {
  const rolls = await api.rolls(id, side, settings.language)
  const taken = rolls.shares.some((one) => one.side === side && one.share === share)
  keep(id, { commitment: rolls.commitment, shares: taken ? { [side]: share } : {} })
}

/** Give a share for each seat of this browser that has none yet. `people`: its seats, as far as they are known.
 *
 *  A match whose seats are known to have one costs no question.
 */
export async function giveShares(id: string, people: readonly string[] = []): Promise<void> {
  const before = known(id)
  if (before && people.every((side) => side in before.shares || !before.commitment)) return
  const rolls = await api.rolls(id, null, settings.language)
  const now: Known = { commitment: before?.commitment || rolls.commitment, shares: { ...before?.shares } }
  for (const side of rolls.wanted) {
    const share = newShare()
    if (await given(id, side, share)) now.shares[side] = share
  }
  keep(id, now)
}

/** Whether a share was taken: another window of this browser may have been faster, or the game has just ended. */
async function given(id: string, side: string, share: string): Promise<boolean> {
  try {
    await api.share(id, side, share, settings.language)
    return true
  } catch (error) {
    if (error instanceof Refused && ['share-given', 'no-share'].includes(error.code)) return false
    throw error
  }
}

/** What holds of a told seed: null where this browser cannot tell. */
export interface Held {
  /** Whether the seed has the hash: null where the browser computes none (no https). */
  hash: boolean | null
  /** Whether the hash is the one that this browser was told first. */
  same: boolean | null
  /** Whether the shares that it gave are in the dice. */
  shares: boolean | null
}

export async function held(id: string, rolls: Rolls): Promise<Held> {
  const kept = known(id)
  const mine = Object.entries(kept?.shares ?? {})
  return {
    hash: rolls.told ? await hashed(rolls.secret, rolls.commitment) : null,
    same: kept?.commitment ? kept.commitment === rolls.commitment : null,
    shares: mine.length
      ? mine.every(([side, share]) => rolls.shares.some((one) => one.side === side && one.share === share))
      : null,
  }
}

async function hashed(secret: string, commitment: string): Promise<boolean | null> {
  if (!('subtle' in crypto)) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
