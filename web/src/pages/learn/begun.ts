// How a match begins for somebody who may not know the game: its briefing once, and for a first game what comes with it.
import { api } from '../../lib/api/client'
import { settings } from '../../lib/settings.svelte'
import { recall, remember } from '../play/memory'
import type { Play } from '../play/play.svelte'
import type { PlayUiState } from '../play/playUiState.svelte'

/** This person has just begun a match here; `first`: it is a first game. */
export function begun(match: string, first = false): void {
  remember(`begun-${match}`, first ? 'first' : 'yes')
}
/** Whether a match is a first game, in which each new kind of decision is announced. */
export function first(match: string): boolean {
  return recall(`begun-${match}`).startsWith('first')
}
/** Let what a beginner need not decide be answered. */
async function settle(play: Play): Promise<void> {
  await play.session.guard(async () => {
    const teaching = await api.teaching(play.session.match?.game ?? '', settings.language)
    play.prompt.settled = teaching.settled
  })
}
/** From now on this person decides everything himself. */
export function decideAll(play: Play): void {
  remember(`begun-${play.id}`, 'first-own')
  play.prompt.settled = []
}
/** Whether a guide speaks in this match now. */
export function guided(play: Play): boolean {
  return Boolean(play.session.now?.guide) && play.timeline.atNow
}

/** The match is there: its briefing opens if the person has just begun it and has never met that of its game. */
export function beginTaught(play: Play, ui: PlayUiState): void {
  const { match, now } = play.session
  if (!match || !now) return
  if ((now.guide ?? now.puzzle) && !ui.panel) ui.togglePanel()
  const how = recall(`begun-${match.id}`)
  if (first(match.id) && how !== 'first-own') void settle(play)
  if (how !== 'yes' && how !== 'first') return
  remember(`begun-${match.id}`, how === 'first' ? 'first-seen' : '')
  const met = `briefed-${match.game}`
  if (recall(met) === 'yes' && how !== 'first') return
  void play.session.guard(async () => {
    // A game of which nobody has written opens with its board.
    if (!(await api.briefing(play.id, play.session.side, settings.language))) return
    remember(met, 'yes')
    ui.briefing = true
  })
}
