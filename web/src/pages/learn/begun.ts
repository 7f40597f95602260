// How a match begins for somebody who may not know the game: its briefing once, and for a first game what comes with it.
import { recall, remember } from '../play/memory'
import type { Play } from '../play/play.svelte'
import type { PlayUiState } from '../play/playUiState.svelte'

/** This person has just begun a match here; `first`: it is a first game. */
export function begun(match: string, first = false): void {
  remember(`begun-${match}`, first ? 'first' : 'yes')
}
/** Whether a match is a first game, in which each new kind of decision is announced. */
export function first(match: string): boolean {
  return recall(`begun-${match}`) === 'first' || recall(`begun-${match}`) === 'first-seen'
}
/** Whether a guide speaks in this match now. */
export function guided(play: Play): boolean {
  return Boolean(play.session.now?.guide) && play.timeline.atNow
}

/** The match is there: its briefing opens if the person has just begun it and has never met that of its game. */
export function beginTaught(play: Play, ui: PlayUiState): void {
  const { match, now } = play.session
  if (!match || !now) return
  if (now.guide && !ui.panel) ui.togglePanel()
  const how = recall(`begun-${match.id}`)
  if (how !== 'yes' && how !== 'first') return
  remember(`begun-${match.id}`, how === 'first' ? 'first-seen' : '')
  const met = `briefed-${match.game}`
  if (recall(met) === 'yes' && how !== 'first') return
  remember(met, 'yes')
  ui.briefing = true
}
