// What the keys do.
import type { PlayUiState } from './playUiState.svelte'
import { asksDie, faceOf } from './dice'
import { numbered, obvious } from './grouping'
import type { Act } from './keys'
import type { Play } from './match.svelte'

/** Carry out what a key means. False where there is nothing to do, and the key is the browser's. */
export function perform(act: Act, play: Play, ui: PlayUiState): boolean {
  switch (act.do) {
    case 'choose': {
      const choice = asksDie(play.now?.question, play.choices)
        ? faceOf(play.choices, act.index + 1)
        : (ui.popover?.choices.length ? ui.popover.choices : numbered(play.choices))[act.index]
      if (!choice) return false
      void ui.take(choice)
      return true
    }
    case 'obvious': {
      const meant = obvious(play.choices)
      if (meant) void ui.take(meant)
      else if (!play.atNow) void play.toNow()
      else return false
      return true
    }
    case 'undo':
      if (play.now?.undo) void play.undo()
      return true
    case 'playPause':
      play.playPause()
      return true
    case 'back':
    case 'forward':
      play.step(act.do === 'back' ? -1 : 1)
      return true
    case 'start':
      play.seek(0)
      return true
    case 'now':
      void play.toNow()
      return true
    case 'choices':
      void ui.enter()
      return true
    case 'log':
      ui.show('log')
      return true
    case 'hands':
      ui.show('sheets')
      return true
    case 'units':
      ui.show('units')
      return true
    case 'rules':
      ui.clause = play.choices.length ? (play.now?.question?.clause ?? '') : ''
      return true
    case 'find':
      return find()
    case 'keys':
      ui.box = 'keys'
      return true
    case 'panel':
      ui.togglePanel()
      return true
    case 'details':
      ui.toggleDetails()
      return true
    case 'close':
      return ui.close()
  }
}

/** The search for a place belongs to the board. */
function find(): boolean {
  const opener = document.querySelector<HTMLElement>('[data-find]')
  opener?.click()
  return opener !== null
}
