// Carrying out what a key means: which key means what is decided in keys.ts.
import type { PlayUiState } from './playUiState.svelte'
import { takeBack } from '../online/agreeing'
import { explainChoice } from './choiceTerms'
import { asksDie, faceOf } from './dice'
import { obvious } from './grouping'
import type { Act } from './keys'
import type { Play } from './play.svelte'

/** Carry out what a key means. False where there is nothing to do, and the key is the browser's. */
export function perform(act: Act, play: Play, ui: PlayUiState): boolean {
  switch (act.do) {
    case 'choose': {
      const choice = asksDie(play.session.now?.question, play.prompt.choices)
        ? faceOf(play.prompt.choices, act.index + 1)
        : (ui.popover?.choices.length ? ui.popover.choices : ui.lists.numbered)[act.index]
      if (!choice) return false
      void ui.take(choice)
      return true
    }
    case 'obvious': {
      const meant = obvious(play.prompt.choices)
      if (meant) void ui.take(meant)
      else if (!play.timeline.atNow) void play.timeline.toNow()
      else return false
      return true
    }
    case 'undo':
      takeBack(play)
      return true
    case 'playPause':
      play.timeline.playPause()
      return true
    case 'back':
    case 'forward':
      play.timeline.step(act.do === 'back' ? -1 : 1)
      return true
    case 'start':
      play.timeline.seek(0)
      return true
    case 'now':
      void play.timeline.toNow()
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
      ui.clause = play.prompt.choices.length ? (play.session.now?.question?.clause ?? '') : ''
      return true
    case 'find':
      if (!play.stage) return false
      play.stage.search()
      return true
    case 'keys':
      ui.box = 'keys'
      return true
    case 'legend':
      ui.box = 'legend'
      return true
    case 'panel':
      ui.togglePanel()
      return true
    case 'hint':
      ui.hints.toggle()
      return true
    case 'hurry':
      return play.session.hurry()
    case 'details':
      ui.toggleDetails()
      return true
    case 'words':
      return explainChoice(play, ui)
    case 'close':
      return ui.close()
  }
}
