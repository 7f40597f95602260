// Links that this page has made for friends. The server tells them once; here they are known until the page is left.
import { SvelteMap } from 'svelte/reactivity'
import type { NewInvitation } from '../../lib/api/types'

/** By match. */
export const made = new SvelteMap<string, NewInvitation[]>()

/** A new link; an earlier one for the same seat works no more. */
export function remember(match: string, link: NewInvitation): void {
  const { side } = link.invitation
  const others = (made.get(match) ?? []).filter((one) => side === null || one.invitation.side !== side)
  made.set(match, [...others, link])
}
